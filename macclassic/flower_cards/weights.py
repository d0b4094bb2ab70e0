"""Weights of a greedy player: a dataclass of numbers and tuples of numbers, stored in a data file.

For tuning they are one list of numbers, field after field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from importlib import resources
from typing import Any, TypeVar

from macclassic.engine.core.codec import Dataclass
from macclassic.engine.core.options import Json, JsonMapping

Weights = TypeVar("Weights", bound=Dataclass)


def from_json(kind: type[Weights], data: JsonMapping) -> Weights:
    """Return weights of a kind from plain data.

    Raises KeyError for a missing field.
    """
    found: dict[str, object] = {}
    for each in fields(kind):
        value = data[each.name]
        found[each.name] = tuple(map(float, value)) if isinstance(value, list | tuple) else float(value)
    return kind(**found)


def load(kind: type[Weights], package: str, name: str = "weights.json") -> Weights:
    """Return the weights in a data file of a package."""
    return from_json(kind, json.loads((resources.files(package) / name).read_text(encoding="utf-8")))


def numbers(weights: Dataclass) -> list[float]:
    """Return weights as one list."""
    found: list[float] = []
    for each in fields(weights):
        value = getattr(weights, each.name)
        found += value if isinstance(value, tuple) else [value]
    return found


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
