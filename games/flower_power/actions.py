"""Actions of Flower Power (flower-power §3.4, §5, §6). Compiled (`tools.release.compiled`).

A flower is identified by its id, counted from 1; a petal by its place in the flower, 0 being the top.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .cards import CLUB, DIAMOND, HEART, SPADE

NO_INDEX: Final = -1
"""Stands for no seat, no flower or no petal."""

Cards = tuple[int, ...]


class Action:
    """Base class of the decisions of a seat."""


@dataclass(frozen=True)
class Build(Action):
    """Lay the seat's petals as flowers of these sizes."""

    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Draw(Action):
    """Draw a card; this uses up the turn."""


@dataclass(frozen=True)
class End(Action):
    """End the turn."""


@dataclass(frozen=True)
class Pass(Action):
    """Play no card in a battle, or end a last will."""


@dataclass(frozen=True)
class Attack(Action):
    """Attack the flower `target` with the seat's own `flower`."""

    flower: int
    target: int


@dataclass(frozen=True)
class Pick(Action):
    """Choose the petal of the seat's POWER FLOWER that fights."""

    petal: int


@dataclass(frozen=True)
class CardPlay(Action):
    """Base class of actions that play one hand card on a flower."""

    card: int
    flower: int


@dataclass(frozen=True)
class Poison(CardPlay):
    """Destroy an open petal with a spade."""

    petal: int


@dataclass(frozen=True)
class Heart(CardPlay):
    """Make the card a petal of a flower.

    `index` is its place: 0 is the top, the flower's size is the bottom.
    """

    index: int


@dataclass(frozen=True)
class Diamond(CardPlay):
    """Make a flower a POWER FLOWER."""


@dataclass(frozen=True)
class Spy(CardPlay):
    """Look at all petals of a flower, or at the hand of another seat."""

    flower: int = NO_INDEX
    seat: int = NO_INDEX

    def __post_init__(self) -> None:
        """Raise ValueError unless exactly one of `flower` and `seat` is given."""
        if (self.flower == NO_INDEX) == (self.seat == NO_INDEX):
            raise ValueError("one spies on a flower or on a hand")


@dataclass(frozen=True)
class Create(Action):
    """Make a new flower of hand cards; the first card becomes the top petal."""

    cards: Cards
    power: bool


KINDS: Final = (Build, Draw, End, Pass, Attack, Poison, Heart, Diamond, Spy, Create, Pick)
"""All action classes."""

# Playouts share their most frequent actions: creating a frozen value takes as long as playing it.
DRAW: Final = Draw()
END: Final = End()
PASS: Final = Pass()
_SHARED: Final = 64  # Flowers and petals below this number have shared actions.
_PICKS: Final = [Pick(petal) for petal in range(_SHARED)]
_ATTACKS: Final[list[Attack | None]] = [None] * _SHARED**2


def attack(flower: int, target: int) -> Attack:
    """Return an attack action, shared if both ids are small."""
    if flower >= _SHARED or target >= _SHARED:
        return Attack(flower, target)
    key = flower * _SHARED + target
    found = _ATTACKS[key]
    if found is None:
        found = _ATTACKS[key] = Attack(flower, target)
    return found


def pick(petal: int) -> Pick:
    """Return a pick action, shared if `petal` is small."""
    return _PICKS[petal] if petal < _SHARED else Pick(petal)


def suit_of(play: CardPlay) -> int:
    """Return the suit as which the action uses its card; a joker has two."""
    if isinstance(play, Poison):
        return SPADE
    if isinstance(play, Heart):
        return HEART
    return DIAMOND if isinstance(play, Diamond) else CLUB
