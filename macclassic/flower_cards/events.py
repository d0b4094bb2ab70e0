"""What happens in every game of flower cards, for the record and for the screen, and the lines of a score.

Sets of cards are bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from macclassic.engine.core.contract import Event as Event


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


@dataclass(frozen=True, slots=True)
class Passing(Event):
    """A card passes from one collection to another."""

    giver: int
    taker: int
    card: int


FLIPS: Final = [Flip(card) for card in range(50)]
NOTHING_TOLD: Final[list[Any]] = []


def as_told(told: list[Any], kind: type[Passing], giver: int, taker: int, pool: int, ours: int) -> int:
    """Return which card of a pool passes from one seat to another, as a set: the one that a record tells of
    in an event of a kind, which is taken from what is `told`; else `ours`."""
    for each in told:
        if isinstance(each, kind) and (each.giver, each.taker) == (giver, taker) and pool >> each.card & 1:
            told.remove(each)
            return 1 << each.card
    return ours


# Scores line by line, and what a turn has added to them


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: what for, in the game's own word, how many cards count for it, and its points.

    `unlike`: the cards among them, as a set of bits, that don't count as one each.
    """

    what: str
    count: int
    points: int
    unlike: int = 0


def rises(now: Sequence[ScoreLine], before: Sequence[ScoreLine]) -> tuple[int, ...]:
    """Return by how many points each line of a score is more than it was."""
    earlier = {line.what: line.points for line in before}
    return tuple(line.points - earlier.get(line.what, 0) for line in now)
