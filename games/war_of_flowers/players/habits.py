"""The learned habits: numbers of `learned_policy` from a file that people can read, and a first thought."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from macclassic.engine.dice import Dice

from ..acts import Action
from ..view import View, known
from .learned_policy import REST, SIZE, WORTHS, Habits, Lessons

ROLES = ("won_early", "won_middle", "won_late", "next", "after", "laid", "left_next", "left_after")
"""What is kept of each role, in the order of `learned_policy`."""


def flat(data: Mapping[str, Any]) -> list[int]:
    """Return the numbers of a file as one list.

    Raises KeyError for a part that is missing and ValueError for one of another length.
    """
    parts = [(data[role][name], count) for role in ROLES for name, count in WORTHS]
    parts += [(data[name], count) for name, count in REST]
    for part, count in parts:
        if len(part) != count:
            raise ValueError("a part of the habits has too many numbers or too few")
    return [number for part, _ in parts for number in part]


def named(numbers: Sequence[int]) -> dict[str, Any]:
    """Return one list of numbers by the names of their parts."""
    left = iter(numbers)
    data: dict[str, Any] = {
        role: {name: [next(left) for _ in range(count)] for name, count in WORTHS} for role in ROLES
    }
    data.update({name: [next(left) for _ in range(count)] for name, count in REST})
    return data


@cache
def lessons() -> Lessons:
    """Return what was learned, ready to play by."""
    file = resources.files(__package__) / "habits.json"
    numbers = flat(json.loads(file.read_text(encoding="utf-8")))
    assert len(numbers) == SIZE
    return Lessons(numbers)


def likeliest(view: View, legal: Sequence[Action]) -> Action:
    """Return what somebody with these habits would do first, by what one seat sees."""
    return Habits(lessons(), Dice(0), heat=0).decide(known(view), legal)
