"""Practice questions about a game's cards and about what they score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class DrillQuestion:
    """One multiple-choice question."""

    cards: Sequence[Sequence[str]]
    """The pictures that are shown, in rows, by their names in `folder`."""
    folder: str
    seen: str
    """Description of the pictures, for screen readers."""
    text: str
    """The question."""
    right: str
    """The right answer."""
    others: Sequence[str]
    """Wrong answers; some of them are offered beside the right one."""
    explanation: Sequence[str]
    """The explanation that follows the answer, line by line."""


@dataclass(frozen=True)
class Drill:
    """Practice questions of a game."""

    keys: Sequence[str]
    """Names of all items to be learnt; the settings keep the learner's progress under them."""
    ask: Callable[[str], DrillQuestion]
    """Return the question about one item."""
    count: Callable[[Any], Sequence[DrillQuestion]]
    """Return the questions about the score and the payment of a seat, from its view."""


def near(right: int, least: int = 0) -> list[int]:
    """Return numbers near the right one, without it, none below `least`."""
    return [each for each in range(max(least, right - 3), right + 5) if each != right]
