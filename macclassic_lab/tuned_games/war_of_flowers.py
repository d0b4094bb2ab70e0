"""Whole games for tuning the weights of `weights.json`; this module, not a player, knows the rules."""

from __future__ import annotations

from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.players.card_worth import WEIGHTS, Weights
from games.war_of_flowers.players.greedy import SENSE, GreedyPlayer
from games.war_of_flowers.rules import WarRules
from macclassic.flower_cards.weights import TunedWeights
from macclassic_lab.arena import play_deal


def tunable() -> TunedWeights:
    return TunedWeights(WEIGHTS, gain)


SEATS = 3


def gain(tried: Weights, first: int, deals: int) -> float:
    """Return the dollars per game that `tried` gains against two players with the current weights.

    It plays every seat of each of `deals` deals, from seed `first` on.
    """
    rules = WarRules(WarOptions())
    new, today = GreedyPlayer(SENSE, tried), GreedyPlayer(SENSE)
    total = 0.0
    for seed in range(first, first + deals):
        for seat in range(SEATS):
            seated = [new if each == seat else today for each in range(SEATS)]
            total += play_deal(rules, seated, seed).gains[seat]
    return total / (SEATS * deals)
