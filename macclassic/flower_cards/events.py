"""Events that all games of flower cards share, and the lines of a score.

Sets of cards are bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from macclassic.engine.core.contract import Event as Event


@dataclass(frozen=True, slots=True)
class Flip(Event):
    """The top card of the stack is turned."""

    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Collect(Event):
    """A seat collects all cards of its turn, its own card and the turned one included."""

    seat: int
    cards: int
    gives_away = True


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """The others must each give a plain card to a seat, for an achievement of some kind."""

    kind: str
    seat: int


@dataclass(frozen=True, slots=True)
class Score(Event):
    """Points of a seat's collection at the end of its turn."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Passing(Event):
    """A card passes from one collection to another."""

    giver: int
    taker: int
    card: int


FLIPS: Final = [Flip(card) for card in range(50)]
NO_RECORDED_EVENTS: Final[list[Any]] = []


def passing_card(
    recorded: list[Any], kind: type[Passing], giver: int, taker: int, pool: int, ours: int
) -> int:
    """Return the card of a pool that passes from one seat to another, as a set.

    An event of `kind` in the record decides and is removed from `recorded`; without one the card is `ours`.
    """
    for each in recorded:
        if isinstance(each, kind) and (each.giver, each.taker) == (giver, taker) and pool >> each.card & 1:
            recorded.remove(each)
            return 1 << each.card
    return ours


# Lines of a score, and the increase by a turn


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Line of a score.

    `what`: the game's name of the combination. `count`: the number of its cards. `points`: its points.
    `unlike`: those of its cards, as a set of bits, that do not count as one each.
    """

    what: str
    count: int
    points: int
    unlike: int = 0


def rises(now: Sequence[ScoreLine], before: Sequence[ScoreLine]) -> tuple[int, ...]:
    """Return by how many points each line of a score has risen."""
    earlier = {line.what: line.points for line in before}
    return tuple(line.points - earlier.get(line.what, 0) for line in now)
