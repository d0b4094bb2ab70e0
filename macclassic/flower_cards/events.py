"""What happens in every game of flower cards, for the record and for the screen; sets of cards are bits."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.contract import Event as Event


@dataclass(frozen=True, slots=True)
class Flip(Event):
    """The top of the stack is turned."""

    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Collect(Event):
    """A seat collects all that a turn brings it, its own card and the turned one among it."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """Others are to give a plain card each to a seat, for something special of some kind."""

    kind: str
    seat: int


@dataclass(frozen=True, slots=True)
class Score(Event):
    """What a seat's collection is worth at the end of its turn."""

    seat: int
    points: int
