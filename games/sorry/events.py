"""What happens in Sorry, for the record and for the screen. Pawns and places are numbers (see `board`)."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.contract import Event as Event


@dataclass(frozen=True, slots=True)
class Shuffle(Event):
    """The pile was empty and is shuffled whole: its order, top first, which nobody may see."""

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
    """A seat can't move by its card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Motion(Event):
    """A pawn gets from one place to another."""

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
    """Some seats have all their pawns at home: the game is over."""

    seats: tuple[int, ...]
