"""What happens in War of Flowers, for the record and for the screen; sets of cards are bits (see `cards`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


class Event:
    """Something that happened. `reveals`: whether something hidden comes to light in it."""

    __slots__ = ()
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Flip(Event):
    """The top of the stack is turned."""

    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Collect(Event):
    """A seat collects all that a turn brings it, its own card and the turned one among it."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Triplet(Event):
    """Three cards of a month (from 1) stay on the table."""

    month: int


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """Others are to pass a plain each to a seat, for a "triplet", a "smack" or a "sweep"."""

    kind: str
    seat: int


@dataclass(frozen=True, slots=True)
class PassPlain(Event):
    """A plain passes from one collection to another."""

    giver: int
    taker: int
    card: int


@dataclass(frozen=True, slots=True)
class Score(Event):
    """What a seat's collection is worth at the end of its turn."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Go(Event):
    """A seat has called GO, so often by now."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Stop(Event):
    """A seat ends the game as its winner; all hands are opened. `forced`: it had no choice."""

    seat: int
    forced: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Pay(Event):
    """Dollars change hands."""

    giver: int
    taker: int
    amount: int
