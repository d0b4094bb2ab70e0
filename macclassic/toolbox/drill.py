"""What a game gives to be practised beside its moves: questions about its cards and what they score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Question:
    """A question: the `cards` that are seen, in rows, pictures of a `folder`, and what they are called for
    those who listen (`seen`); the words, the `right` answer, `others` of which some are offered beside it,
    and what is told afterwards, line by line."""

    cards: Sequence[Sequence[str]]
    folder: str
    seen: str
    text: str
    right: str
    others: Sequence[str]
    told: Sequence[str]


@dataclass(frozen=True)
class Drill:
    """`keys`: all that there is to know of the cards, by names that are kept; `ask(key)`: the question about
    one; `count(view)`: the questions about what a seat has, and would be paid, at a moment of a match."""

    keys: Sequence[str]
    ask: Callable[[str], Question]
    count: Callable[[Any], Sequence[Question]]


def near(right: int, least: int = 0) -> list[int]:
    """Return numbers near a right one, that one left out."""
    return [each for each in range(max(least, right - 3), right + 5) if each != right]
