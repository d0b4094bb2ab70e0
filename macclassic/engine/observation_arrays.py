"""Declarations for learning programs: what a seat observes as numbers, and numbers for actions.

A game declares both once (`games/*/arrays.py`); `macclassic_lab.environments` makes NumPy arrays of them.
Each array has the same shape for every view and contains only data of the view, so what is hidden from a seat
stays hidden. The number of an action means the same in every position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol, TypeAlias

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.options import Json

AnyPosition: TypeAlias = Any
AnyAction: TypeAlias = Any
AnyView: TypeAlias = Any
"""Values of a game that is not known before run time."""
Writer = Callable[[AnyAction], Json]
"""Function that writes an action as JSON."""
NOTHING = -1
"""Value of padding and of missing data, and number of an action that has none."""
ENDLESS = (1 << 31) - 1
"""Upper bound of counters without a limit, such as the number of a round."""


@dataclass(frozen=True, slots=True)
class ObservationArray:
    """Declaration of one array of a view: the field of its name, or the result of `of` for the view.

    `meaning`: text for the documentation. `low`, `high`: the smallest and the largest possible number.
    `shape`: without the axis for cards; of an array with several axes the numbers are given row after row.
    `cards`: if not 0, each number is a set of so many cards, encoded as a row of 0 and 1; at most 64.

    `of` returns a number for the shape (), else a sequence of numbers. If -1 is possible, a shorter sequence
    is padded with NOTHING, and of a longer one the last part is kept; any other sequence has as many numbers
    as the shape says.
    """

    meaning: str
    low: int = 0
    high: int = 1
    shape: tuple[int, ...] = ()
    cards: int = 0
    of: Callable[[AnyView], Any] | None = None

    @property
    def whole(self) -> tuple[int, ...]:
        """The complete shape, including the axis for cards."""
        return (*self.shape, self.cards) if self.cards else self.shape

    @property
    def size(self) -> int:
        """Number of values in the array."""
        return prod(self.shape)


class ActionNumbers(Protocol):
    """Numbers of the actions of a game, from 0."""

    @property
    def every(self) -> Sequence[object]:
        """The action of each number, or a description of it if the action depends on the position."""

    def of(self, position: AnyPosition, actions: Sequence[AnyAction]) -> list[int]:
        """Return the number of each legal action of a position; NOTHING for one that has none."""

    def written(self, number: int, write: Writer) -> Json:
        """Return the meaning of a number as JSON; `write` writes an action."""


class FixedActions:
    """Numbers of a game whose possible actions can be listed: the places in that list."""

    def __init__(self, every: Iterable[object]) -> None:
        self.every: Sequence[object] = tuple(every)
        self._numbers = {action: number for number, action in enumerate(self.every)}
        # Finds the number of a listed object, as legal actions mostly are, without computing its hash.
        self._listed = {id(action): number for number, action in enumerate(self.every)}.__getitem__

    def of(self, position: AnyPosition, actions: Sequence[AnyAction]) -> list[int]:
        """Return the number of each action."""
        try:
            return list(map(self._listed, map(id, actions)))
        except KeyError:
            return [self._numbers[action] for action in actions]

    def written(self, number: int, write: Writer) -> Json:
        """Return the action of a number as JSON."""
        return write(self.every[number])


@dataclass(frozen=True)
class ObservationSpec:
    """Declaration of a game's arrays and action numbers.

    `views`: arrays by name. `actions`: numbers of the actions. `another`: rearranges a position's hidden
    cards at random into a world that a seat cannot distinguish from the present one; None if not available.
    `notes`: text for the documentation about the numbers of cards and actions.
    """

    views: Mapping[str, ObservationArray]
    actions: ActionNumbers
    another: Callable[[AnyPosition, int, FastRandom], None] | None = None
    notes: str = ""

    @property
    def every(self) -> Sequence[object]:
        """The actions by number (`ActionNumbers.every`)."""
        return self.actions.every
