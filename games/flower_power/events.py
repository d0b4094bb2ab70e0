"""Events of Flower Power. A card may be HIDDEN from a viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from macclassic.engine.core.contract import Event as Event

from .actions import Cards


@dataclass(frozen=True, slots=True)
class Reveal(Event):
    """A petal is turned up."""

    flower: int
    petal: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Discard(Event):
    """Cards go to the Graveyard.

    `reveals` is true for the card of a spy, which has shown hidden cards to a seat.
    """

    cards: Cards
    reveals: bool = field(default=False, compare=False)
    gives_away = True


@dataclass(frozen=True, slots=True)
class Battle(Event):
    """A battle ends; the attack ``won`` or ``failed``."""

    result: str


@dataclass(frozen=True, slots=True)
class Capture(Event):
    """A flower moves from the garden of `giver` to that of `taker`."""

    flower: int
    giver: int
    taker: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A seat draws a card."""

    seat: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Shuffle(Event):
    """The Graveyard becomes the pile, listed with the next card first."""

    pile: Cards
    reveals = True


@dataclass(frozen=True, slots=True)
class Flower(Event):
    """A new flower appears. `eyes`: the seats that know its petals (see `Board`)."""

    flower: int
    seat: int
    cards: Cards
    power: bool = field(compare=False)  # records of other programs may omit it
    eyes: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Gone(Event):
    """A flower has lost its last petal and is gone."""

    flower: int


@dataclass(frozen=True, slots=True)
class Out(Event):
    """A seat that has no flower is out of the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """A seat's turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Win(Event):
    """A seat has won."""

    seat: int
