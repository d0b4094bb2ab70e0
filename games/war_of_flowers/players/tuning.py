"""The greedy player's weights as plain numbers, for ``macclassic tune``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from macclassic.engine.arena import sit

from ..rules import WarRules
from .greedy import SENSE, GreedyPlayer
from .worth import WEIGHTS, Weights


class WarTunable:
    """What makes `weights.json` again."""

    def numbers(self) -> Sequence[float]:
        """Return today's weights, one after the other."""
        found: list[float] = []
        for value in asdict(WEIGHTS).values():
            found += value if isinstance(value, tuple) else [value]
        return found

    def gain(self, numbers: Sequence[float], first: int, deals: int) -> float:
        """Return the dollars a game that weights gain against two of today's, in every seat of each deal."""
        rules = WarRules()
        tried, today = GreedyPlayer(SENSE, shaped(numbers)), GreedyPlayer(SENSE)
        total = 0.0
        for seed in range(first, first + deals):
            for seat in range(rules.seats):
                seated = [tried if each == seat else today for each in range(rules.seats)]
                total += sit(rules, seated, seed).gains[seat]
        return total / (rules.seats * deals)

    def text(self, numbers: Sequence[float]) -> str:
        """Return the data file of some weights."""
        return json.dumps(asdict(shaped(numbers)), indent=1) + "\n"


def shaped(numbers: Sequence[float]) -> Weights:
    """Return weights from one list of numbers; none is below nothing."""
    data: dict[str, Any] = {}
    left = [max(0.0, round(number, 3)) for number in numbers]
    for each in fields(Weights):
        value = getattr(WEIGHTS, each.name)
        if isinstance(value, tuple):
            data[each.name], left = left[: len(value)], left[len(value) :]
        else:
            data[each.name] = left.pop(0)
    return Weights.from_json(data)
