"""Events of War of Flowers, for the record and the screen.

Sets of cards are bits (see `cards`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macclassic.flower_cards.events import Bonus as Bonus
from macclassic.flower_cards.events import Collect as Collect
from macclassic.flower_cards.events import Event as Event
from macclassic.flower_cards.events import Flip as Flip
from macclassic.flower_cards.events import Passing
from macclassic.flower_cards.events import Score as Score

BOMB: Final = "bomb"
TRIPLET: Final = "triplet"
OWN_TRIPLET: Final = "own-triplet"
PAIR_PAIR: Final = "pair-pair"
SMACK: Final = "smack"
SWEEP: Final = "sweep"
BONUSES: Final = (BOMB, TRIPLET, OWN_TRIPLET, PAIR_PAIR, SMACK, SWEEP)
"""Kinds of a `Bonus`, for which the others pass plains.

The rules: war-of-flowers §a game 5, and the house rules.
"""


@dataclass(frozen=True, slots=True)
class Triplet(Event):
    """Three cards of a month (from 1) stay on the table."""

    month: int


class PassPlain(Passing):
    """A plain passes from one collection to another."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Go(Event):
    """A seat calls GO; `count` includes this call."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Stop(Event):
    """A seat ends the game as its winner, and all hands are opened. `forced`: it had no choice."""

    seat: int
    forced: bool
    reveals = True


@dataclass(frozen=True, slots=True)
class Pay(Event):
    """One seat pays dollars to another."""

    giver: int
    taker: int
    amount: int


# Events of the house rules


@dataclass(frozen=True, slots=True)
class Show(Event):
    """A seat shows cards of its hand; they stay open from now on."""

    seat: int
    cards: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Win(Event):
    """A seat wins a fixed number of points from each other seat, whatever its cards are worth.

    `by`: `four` (of a month) or `three-stuck` (its third triplet). `points`: owed by each of the others.
    """

    seat: int
    by: str
    points: int
    reveals = True
