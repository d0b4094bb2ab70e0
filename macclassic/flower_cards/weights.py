"""Weights of a greedy player: a dataclass of numbers and tuples of numbers, stored in a data file."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib import resources
from typing import TypeVar

from macclassic.engine.core.codec import Dataclass
from macclassic.engine.core.options import JsonMapping

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
