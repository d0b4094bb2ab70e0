"""The greedy player's weights as plain numbers, for ``macclassic tune``."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.arena import sit
from macclassic.engine.facade import Facade
from macclassic.flower_cards import weights

from ..options import WarOptions
from ..rules import WarRules
from .greedy import SENSE, GreedyPlayer
from .worth import WEIGHTS


class WarTunable:
    """What makes `weights.json` again."""

    def numbers(self) -> Sequence[float]:
        """Return today's weights, one after the other."""
        return weights.numbers(WEIGHTS)

    def gain(self, numbers: Sequence[float], first: int, deals: int) -> float:
        """Return the dollars a game that weights gain against two of today's, in every seat of each deal."""
        rules = Facade(WarRules(WarOptions()), 3)
        tried, today = GreedyPlayer(SENSE, weights.shaped(WEIGHTS, numbers)), GreedyPlayer(SENSE)
        total = 0.0
        for seed in range(first, first + deals):
            for seat in range(rules.seats):
                seated = [tried if each == seat else today for each in range(rules.seats)]
                total += sit(rules, seated, seed).gains[seat]
        return total / (rules.seats * deals)

    def text(self, numbers: Sequence[float]) -> str:
        """Return the data file of some weights."""
        return weights.text(weights.shaped(WEIGHTS, numbers))
