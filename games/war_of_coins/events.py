"""Events of War of Coins, for the record and the screen.

Sets of cards are bits (see `cards`).
"""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.flower_cards.events import Bonus as Bonus
from macclassic.flower_cards.events import Collect as Collect
from macclassic.flower_cards.events import Event as Event
from macclassic.flower_cards.events import Flip as Flip
from macclassic.flower_cards.events import Passing
from macclassic.flower_cards.events import Score as Score


@dataclass(frozen=True, slots=True)
class Joker(Event):
    """A seat captures a joker."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Stack(Event):
    """Three cards of a coin (from 0) stay on the layout (Double Spending)."""

    coin: int


class GiveMining(Passing):
    """A Mining card passes from one player to the other."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Void(Event):
    """A game ends without a winner; the reason is one of `position.ENDINGS`."""

    reason: str
