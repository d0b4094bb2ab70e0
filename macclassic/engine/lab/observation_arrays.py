"""Views and actions told as arrays of whole numbers, for programs that learn (`macclassic.lab`).

A game names its arrays once (`games/*/arrays.py`). Each has a shape that is the same in every view; where
there is less to tell the rest is NOTHING, and of what is too long the last is told. Nothing is told but what
a view holds, so whatever is hidden from a seat is hidden here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from math import prod
from typing import Any

from macclassic.engine.core.fast_random import FastRandom

NOTHING = -1
"""Stands where a shape has more room than there is to tell."""


@dataclass(frozen=True, slots=True)
class ObservationArray:
    """What one array tells of a view: the field of its name, or what `of` makes of the view.

    `cards`: each number is a set of so many cards, told as a 1 for each that is in it, and a 0; 0: numbers
    are told as they are. `words`: those that a field has instead of numbers, told by their places.
    """

    shape: tuple[int, ...] = ()
    cards: int = 0
    low: int = -(1 << 31)
    high: int = 1 << 31
    words: tuple[str, ...] = ()
    of: Callable[[Any], Any] | None = None

    @property
    def whole(self) -> tuple[int, ...]:
        """The shape, cards and all."""
        return (*self.shape, self.cards) if self.cards else self.shape

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the largest number that there may be."""
        return (NOTHING, 1) if self.cards else (self.low, self.high)

    def tell(self, view: Any, name: str) -> list[int]:
        """Return the numbers of a view, row after row."""
        numbers = flat(getattr(view, name) if self.of is None else self.of(view), self.words)
        if self.cards:
            numbers = (
                each >> card & 1 if each >= 0 else NOTHING for each in numbers for card in range(self.cards)
            )
        return filled(numbers, prod(self.whole))


@dataclass(frozen=True)
class ObservationSpec:
    """How a game is told.

    `views`: by name. `most`: legal actions that are listed; of more the first. `width`: numbers of an
    action's row. `words`: those that actions have.

    For programs that number actions once for all and search in worlds: `every`, all actions that there can
    be; `another`, which has a position's hidden cards lie in another way that a seat can't tell from this
    one, by dice; None where there is no such thing.
    """

    views: Mapping[str, ObservationArray]
    most: int
    width: int
    words: tuple[str, ...] = ()
    every: tuple[Any, ...] = ()
    another: Callable[[Any, int, FastRandom], None] | None = None

    def action(self, action: Any, types: Sequence[type]) -> list[int]:
        """Return the row of an action: the place of its type among `types`, then its fields in order."""
        own = (getattr(action, each.name) for each in fields(action))
        return filled((types.index(type(action)), *flat(own, self.words)), self.width)


def flat(value: Any, words: Sequence[str] = ()) -> Iterator[int]:
    """Yield all numbers of a value, however deep they lie."""
    if isinstance(value, str):
        yield words.index(value)
    elif isinstance(value, Iterable):
        for each in value:
            yield from flat(each, words)
    else:
        yield NOTHING if value is None else int(value)


def filled(numbers: Iterable[int], length: int) -> list[int]:
    """Return just so many numbers: the last of them, or NOTHING after them."""
    found = list(numbers)
    return found[len(found) - length :] if len(found) > length else found + [NOTHING] * (length - len(found))


def grid(rows: Iterable[Iterable[Any]], count: int, length: int) -> list[list[int]]:
    """Return so many rows of one length: the last of them, or rows of NOTHING after them."""
    found = [filled(flat(row), length) for row in rows]
    return (found + [[NOTHING] * length] * (count - len(found)))[
        len(found) - count if len(found) > count else 0 :
    ]
