"""Events of Soi, and the log of asks that players remember.

All events are public: every answer shows where a card is or is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from macclassic.engine.core.contract import Event as Event


@dataclass(frozen=True, slots=True)
class Give(Event):
    """A card goes from one seat to another.

    `slot`: its place in the giver's row. `into`: its place in the taker's row. Both count from 0 at the left
    and are -1 if a record of another program omits them.
    """

    giver: int
    taker: int
    card: int
    slot: int = -1
    into: int = -1
    reveals = True


@dataclass(frozen=True, slots=True)
class Refuse(Event):
    """A seat does not have the card that it was asked for."""

    seat: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Set(Event):
    """A seat deposits all four cards of a kind.

    `slots`: their places in its row; empty if omitted in a record.
    """

    seat: int
    kind: int
    slots: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Out(Event):
    """A seat has lost its last card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """Another seat is to ask."""

    seat: int


class Asked(NamedTuple):
    """An ask and its outcome, as all players saw it.

    `hit` is 1 if the card was given. `slot`, `into`: as in `Give`, -1 after a miss.
    """

    asker: int
    asked: int
    card: int
    hit: int
    slot: int = -1
    into: int = -1


class AskLog(Sequence[Asked]):
    """Immutable sequence of the asks of a round up to one moment; equal to a tuple of them.

    It consists of its last ask and the log before it. Thus the logs of a round share their asks, an earlier
    log holds no reference to later asks, and the latest asks are the quickest to reach.
    """

    __slots__ = ("_before", "_count", "_last")

    def __init__(self, before: AskLog | None = None, last: Asked | None = None) -> None:
        self._before, self._last = before, last
        self._count: int = 0 if before is None else before._count + 1

    @classmethod
    def of(cls, asked: Iterable[Asked]) -> AskLog:
        """Return a log of the given asks."""
        log = cls()
        for each in asked:
            log = cls(log, each)
        return log

    def __deepcopy__(self, memo: object) -> AskLog:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return AskLog.of, (tuple(self),)

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
