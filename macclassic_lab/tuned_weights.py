"""Weights of a greedy player as one list of numbers, field after field, for tuning."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from macclassic.engine.core.options import Json
from macclassic.flower_cards.weights import Weights, from_json, numbers


def shaped(weights: Weights, given: Sequence[float]) -> Weights:
    """Return weights in the shape of others from one list; negative numbers become 0."""
    left = [max(0.0, round(number, 3)) for number in given]
    data: Json = {}
    for each in fields(weights):
        value = getattr(weights, each.name)
        if isinstance(value, tuple):
            data[each.name], left = left[: len(value)], left[len(value) :]
        else:
            data[each.name] = left.pop(0)
    return from_json(type(weights), data)


@dataclass(frozen=True)
class TunedWeights:
    """Weights for ``macclassic tune`` (`engine.core.game_spec.Tunable`).

    `today`: the present weights. `gains`: returns the gain a game of other weights against them, over so many
    deals from a seed on.
    """

    today: Any
    gains: Callable[[Any, int, int], float]

    def numbers(self) -> Sequence[float]:
        return numbers(self.today)

    def gain(self, numbers: Sequence[float], first: int, deals: int) -> float:
        return self.gains(shaped(self.today, numbers), first, deals)

    def text(self, numbers: Sequence[float]) -> str:
        return json.dumps(asdict(shaped(self.today, numbers)), indent=1) + "\n"
