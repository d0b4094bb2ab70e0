"""Whole games to find the weights of `weights.json` again: no player, and the rules are known here."""

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
    """Return the dollars a game that weights gain against two of today's, in every seat of each deal."""
    rules = WarRules(WarOptions())
    new, today = GreedyPlayer(SENSE, tried), GreedyPlayer(SENSE)
    total = 0.0
    for seed in range(first, first + deals):
        for seat in range(SEATS):
            seated = [new if each == seat else today for each in range(SEATS)]
            total += play_deal(rules, seated, seed).gains[seat]
    return total / (SEATS * deals)
