"""What happens in Soi, for the record and for the screen, and the log of asks, which players remember.

All that happens is open to everybody, and every answer tells where a card is or is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from macclassic.engine.core.contract import Event as Event


@dataclass(frozen=True, slots=True)
class Give(Event):
    """A card goes from one seat to another. `slot`: its place in the giver's row, `into`: in the taker's,
    both from 0 at the left; -1 where a record of another program does not tell it."""

    giver: int
    taker: int
    card: int
    slot: int = -1
    into: int = -1
    reveals = True


@dataclass(frozen=True, slots=True)
class Refuse(Event):
    """A seat has not got a card that it was asked for."""

    seat: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Set(Event):
    """A seat deposits all four of a kind. `slots`: where they lay in its row; empty where it is not told."""

    seat: int
    kind: int
    slots: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Out(Event):
    """The last card of a seat was taken."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """Another seat is to ask."""

    seat: int


class Asked(NamedTuple):
    """An ask and what came of it, as everybody saw it.

    `hit` is 1 if the card was given. `slot`, `into`: as in `Give`, -1 after a miss.
    """

    asker: int
    asked: int
    card: int
    hit: int
    slot: int = -1
    into: int = -1


class AskLog(Sequence[Asked]):
    """The asks of a round up to a moment; it never changes and equals a tuple of them.

    It knows its last ask and the log before that one, so that a round of many asks keeps each but once, and
    from an earlier moment's log no road leads to what was asked later. What is at the end is near.
    """

    __slots__ = ("_before", "_count", "_last")

    def __init__(self, before: AskLog | None = None, last: Asked | None = None) -> None:
        self._before, self._last = before, last
        self._count: int = 0 if before is None else before._count + 1

    @classmethod
    def of(cls, asked: Iterable[Asked]) -> AskLog:
        """Return a log of some asks."""
        log = cls()
        for each in asked:
            log = cls(log, each)
        return log

    def __len__(self) -> int:
        return self._count

    def __reversed__(self) -> Iterator[Asked]:
        log: AskLog | None = self
        while log is not None and log._last is not None:
            yield log._last
            log = log._before

    def __iter__(self) -> Iterator[Asked]:
        return iter(list(reversed(self))[::-1])

    def __getitem__(self, place: Any) -> Any:
        if place == -1 and self._last is not None:
            return self._last
        return tuple(self)[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AskLog | tuple) and (self is other or tuple(self) == tuple(other))

    def __hash__(self) -> int:
        return hash(tuple(self))
