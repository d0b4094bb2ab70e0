"""What a seat may decide in Flower Power (flower-power §3.4, §5, §6). Compiled (`tools.release.compiled`).

Flowers go by their ids, from 1; a petal by its place, the top being 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .cards import CLUB, DIAMOND, HEART, SPADE

NOBODY: Final = -1
"""No seat, no flower, no petal."""

Cards = tuple[int, ...]


class Action:
    """One decision."""


@dataclass(frozen=True)
class Build(Action):
    """Lay one's petals as flowers of these sizes."""

    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Draw(Action):
    """Draw a card instead of a turn."""


@dataclass(frozen=True)
class End(Action):
    """End the turn."""


@dataclass(frozen=True)
class Pass(Action):
    """Play no card in a battle, or none any more in a last will."""


@dataclass(frozen=True)
class Attack(Action):
    """Attack a flower with one's own."""

    flower: int
    target: int


@dataclass(frozen=True)
class Pick(Action):
    """Let a petal of one's POWER FLOWER fight."""

    petal: int


@dataclass(frozen=True)
class CardPlay(Action):
    """What one card from the hand does to a flower."""

    card: int
    flower: int


@dataclass(frozen=True)
class Poison(CardPlay):
    """Destroy an open petal."""

    petal: int


@dataclass(frozen=True)
class Heart(CardPlay):
    """Make the card a petal: `index` 0 on top, the flower's size at the bottom."""

    index: int


@dataclass(frozen=True)
class Diamond(CardPlay):
    """Make a flower a POWER FLOWER."""


@dataclass(frozen=True)
class Spy(CardPlay):
    """Look at a flower, or at the hand of a seat."""

    flower: int = NOBODY
    seat: int = NOBODY

    def __post_init__(self) -> None:
        """Raise ValueError for both or neither."""
        if (self.flower == NOBODY) == (self.seat == NOBODY):
            raise ValueError("one spies on a flower or on a hand")


@dataclass(frozen=True)
class Create(Action):
    """Make a flower of hand cards, the top first."""

    cards: Cards
    power: bool


KINDS: Final = (Build, Draw, End, Pass, Attack, Poison, Heart, Diamond, Spy, Create, Pick)
"""All kinds of decisions."""

# What play-outs do most is shared: to make a frozen value takes as long as to play it.
DRAW: Final = Draw()
END: Final = End()
PASS: Final = Pass()
_SHARED: Final = 64  # of the flowers and petals with small numbers
_PICKS: Final = [Pick(petal) for petal in range(_SHARED)]
_ATTACKS: Final[list[Attack | None]] = [None] * _SHARED**2


def attack(flower: int, target: int) -> Attack:
    """Return an attack."""
    if flower >= _SHARED or target >= _SHARED:
        return Attack(flower, target)
    key = flower * _SHARED + target
    found = _ATTACKS[key]
    if found is None:
        found = _ATTACKS[key] = Attack(flower, target)
    return found


def pick(petal: int) -> Pick:
    """Return the choice of a petal."""
    return _PICKS[petal] if petal < _SHARED else Pick(petal)


def suit_of(play: CardPlay) -> int:
    """Return the suit that a card is played as."""
    if isinstance(play, Poison):
        return SPADE
    if isinstance(play, Heart):
        return HEART
    return DIAMOND if isinstance(play, Diamond) else CLUB
