"""Events of Sorry. Pawns and places are numbers (see `board`)."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.contract import Event as Event


@dataclass(frozen=True, slots=True)
class Shuffle(Event):
    """The empty pile has been shuffled with all cards. `pile`: its secret order, top first."""

    pile: tuple[int, ...]
    reveals = True


@dataclass(frozen=True, slots=True)
class Card(Event):
    """A seat turns over a card."""

    seat: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Forfeit(Event):
    """A seat cannot move by its card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Motion(Event):
    """Base of events in which a pawn changes its place. `came`: the place it leaves."""

    pawn: int
    came: int


@dataclass(frozen=True, slots=True)
class Step(Motion):
    """A pawn goes as its move says, before any slide."""

    went: int


@dataclass(frozen=True, slots=True)
class Slide(Motion):
    """A pawn slides from a triangle to the round end."""

    went: int


@dataclass(frozen=True, slots=True)
class Bump(Motion):
    """A pawn is sent back to its start."""


@dataclass(frozen=True, slots=True)
class Win(Event):
    """All pawns of these seats are home: the game is over."""

    seats: tuple[int, ...]
