"""Views and actions as arrays of whole numbers, for learning programs (`macclassic.lab`).

A game declares its arrays once (`games/*/arrays.py`). Each has the same shape for every view: shorter data
are padded with NOTHING, and of longer data the last part is kept. Arrays contain only data of the view, so
what is hidden from a seat stays hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from math import prod
from typing import Any

from macclassic.engine.core.fast_random import FastRandom

NOTHING = -1
"""Value of padding and of missing data."""


@dataclass(frozen=True, slots=True)
class ObservationArray:
    """Declaration of one array of a view: the field of its name, or the result of `of` for the view.

    `shape`: without the axis for cards. `cards`: if not 0, each number is a set of so many cards, encoded as
    a row of 0 and 1. `low`, `high`: bounds of the numbers. `words`: texts that a field has, encoded as
    indices.
    """

    shape: tuple[int, ...] = ()
    cards: int = 0
    low: int = -(1 << 31)
    high: int = 1 << 31
    words: tuple[str, ...] = ()
    of: Callable[[Any], Any] | None = None

    @property
    def whole(self) -> tuple[int, ...]:
        """The complete shape, including the axis for cards."""
        return (*self.shape, self.cards) if self.cards else self.shape

    @property
    def bounds(self) -> tuple[int, int]:
        """The smallest and the largest possible number."""
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
    """Declaration of a game's arrays.

    `views`: arrays by name. `most`: maximum number of legal actions listed; further ones are left out.
    `width`: length of an action's row. `words`: texts that actions have.

    For programs with fixed action numbers and search by determinization: `every`: all possible actions.
    `another`: rearranges a position's hidden cards at random into a world that a seat cannot distinguish from
    the present one. Empty and None if not available.
    """

    views: Mapping[str, ObservationArray]
    most: int
    width: int
    words: tuple[str, ...] = ()
    every: tuple[Any, ...] = ()
    another: Callable[[Any, int, FastRandom], None] | None = None

    def action(self, action: Any, types: Sequence[type]) -> list[int]:
        """Return the row of an action: the index of its type in `types`, then its fields in order."""
        own = (getattr(action, each.name) for each in fields(action))
        return filled((types.index(type(action)), *flat(own, self.words)), self.width)


def flat(value: Any, words: Sequence[str] = ()) -> Iterator[int]:
    """Yield all numbers of a nested value."""
    if isinstance(value, str):
        yield words.index(value)
    elif isinstance(value, Iterable):
        for each in value:
            yield from flat(each, words)
    else:
        yield NOTHING if value is None else int(value)


def filled(numbers: Iterable[int], length: int) -> list[int]:
    """Return exactly `length` numbers: the last ones, or all with NOTHING appended."""
    found = list(numbers)
    return found[len(found) - length :] if len(found) > length else found + [NOTHING] * (length - len(found))


def grid(rows: Iterable[Iterable[Any]], count: int, length: int) -> list[list[int]]:
    """Return exactly `count` rows of one length: the last ones, or all with rows of NOTHING appended."""
    found = [filled(flat(row), length) for row in rows]
    return (found + [[NOTHING] * length] * (count - len(found)))[
        len(found) - count if len(found) > count else 0 :
    ]
