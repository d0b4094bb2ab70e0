"""The log of asks: each moment of a round has one of its own, and all of them together hold each ask once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from .state import Asked


class Log(Sequence["Asked"]):
    """A sequence of asks that never changes and reads like a tuple.

    It knows its last ask and the log before that one, so that a round of many asks keeps each but once, and
    from an earlier moment's log no road leads to what was asked later. What is at the end is near.
    """

    __slots__ = ("_before", "_count", "_last")

    _before: Log | None
    _count: int
    _last: Asked | None

    def __init__(self, asked: Iterable[Asked] = ()) -> None:
        log: Log | None = None
        last: Asked | None = None
        count = 0
        for each in asked:
            log, last, count = _node(log, count, last), each, count + 1
        self._before, self._count, self._last = log, count, last

    def plus(self, asked: Asked) -> Log:
        """Return the log with one ask more."""
        return _node(self, self._count + 1, asked)

    def __len__(self) -> int:
        return self._count

    def __reversed__(self) -> Iterator[Asked]:
        log: Log | None = self
        while log is not None and log._last is not None:
            yield log._last
            log = log._before

    def __iter__(self) -> Iterator[Asked]:
        return iter(self._from(0, self._count))

    @overload
    def __getitem__(self, place: int) -> Asked: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Asked, ...]: ...
    def __getitem__(self, place: int | slice) -> Asked | tuple[Asked, ...]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self._count)
            if step == 1:
                return tuple(self._from(start, stop))
            return tuple(self)[place]
        back = -place - 1 if place < 0 else self._count - place - 1
        if not 0 <= back < self._count:
            raise IndexError("there are not so many asks")
        return next(islice(reversed(self), back, None))

    def _from(self, start: int, stop: int) -> list[Asked]:
        """Return the asks from one place up to another."""
        found = list(islice(reversed(self), self._count - stop, max(self._count - start, self._count - stop)))
        found.reverse()
        return found

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Log):
            return self._same(other)
        return isinstance(other, tuple) and tuple(self) == other

    def _same(self, other: Log) -> bool:
        if self._count != other._count:
            return False
        one: Log | None = self
        two: Log | None = other
        while one is not two and one is not None and two is not None:
            if one._last != two._last:
                return False
            one, two = one._before, two._before
        return True

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"


def _node(before: Log | None, count: int, last: Asked | None) -> Log:
    log = Log.__new__(Log)
    log._before, log._count, log._last = before, count, last
    return log


NO_ASKS = Log()
"""The log of a round in which nobody has asked yet."""


def more(log: Sequence[Asked], asked: Asked) -> Log:
    """Return a log with one ask more."""
    return (log if isinstance(log, Log) else Log(log)).plus(asked)
