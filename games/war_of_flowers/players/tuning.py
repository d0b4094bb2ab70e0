"""Whole games for tuning the weights of `weights.json`; this module, not a player, knows the rules."""

from __future__ import annotations

from macclassic.engine.lab.arena import play_deal
from macclassic.flower_cards.weights import TunedWeights

from ..options import WarOptions
from ..rules import WarRules
from .card_worth import WEIGHTS, Weights
from .greedy import SENSE, GreedyPlayer


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
