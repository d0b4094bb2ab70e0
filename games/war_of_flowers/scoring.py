"""Scores and payments of War of Flowers (war-of-flowers §score, §money).

Compiled (`tools.release.compiled`). A *tally* packs the contents of a collection by kind into one number:
suns, animals, ribbons and plains by value, and the number of cards of each set. All fields fit side by side
into 30 bits. Adding a tally collects cards, subtracting it passes them, and a score needs four table lookups.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from macclassic.flower_cards.actions import added_up
from macclassic.flower_cards.deck import by_part
from macclassic.flower_cards.events import ScoreLine as ScoreLine

from .cards import ANIMALS, BIRDS, BLUE, CUP, DECEMBER, DOUBLES, ORCHID, RED, RIBBONS, SUNS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Each field's set of cards and its lowest bit. Neighbouring fields share a lookup: the first two, and so on.
_FIELDS: Final = (
    (SUNS, 0),
    (DECEMBER, 3),
    (ANIMALS, 4),
    (BIRDS, 8),
    (RIBBONS, 12),
    (RED, 16),
    (BLUE, 18),
    (ORCHID, 20),
)
_PLAINS: Final = 24


def _card(card: int, cup_plain: bool) -> int:
    bit = 1 << card
    if cup_plain and bit == CUP:
        return 2 << _PLAINS
    tally = sum(1 << low for cards, low in _FIELDS if bit & cards)
    return tally or (2 if bit & DOUBLES else 1) << _PLAINS


_OF: Final = [by_part(partial(_card, cup_plain=cup_plain)) for cup_plain in (False, True)]


def tables(cup_plain: bool) -> list[int]:
    """Return the tallies of parts of a month, at 16 * month + the four bits of the part."""
    return _OF[cup_plain]


def tally_of(cards: int, cup_plain: bool) -> int:
    """Return the tally of a whole collection."""
    return added_up(cards, tables(cup_plain))


def plains(tally: i64) -> i64:
    """Return the plains by value: doubles count twice, and so does the cup if it is a plain."""
    return tally >> 24


def animals(tally: i64) -> i64:
    """Return the number of animals, without the cup if it counts as a plain."""
    return tally >> 4 & 15


def suns(tally: i64) -> i64:
    """Return the number of suns."""
    return tally & 7


def _of_suns(suns: int, december: int) -> int:
    """Return the points of suns, without the bonus for all five."""
    return 0 if suns < 3 else 2 if suns == 3 and december else suns


def _excess(count: int, free: int) -> int:
    return max(0, count - free)


FREE_ANIMALS: Final = 4
FREE_RIBBONS: Final = 4
FREE_PLAINS: Final = 9
"""Cards of a kind that score nothing; each card above is a point."""
SET: Final = 3
ALL_BIRDS: Final = 5
ALL_SUNS: Final = 10
"""Points of three ribbons of a set, of the three birds, and of all five suns besides their own points."""

SUN_POINTS: Final = bytes(
    _of_suns(field & 7, field >> 3) + (ALL_SUNS if field & 7 == 5 else 0) for field in range(16)
)
ANIMAL_POINTS: Final = bytes(
    _excess(field & 15, FREE_ANIMALS) + (ALL_BIRDS if field >> 4 == 3 else 0) for field in range(64)
)
RIBBON_POINTS: Final = bytes(
    _excess(field & 15, FREE_RIBBONS) + SET * sum(field >> low & 3 == 3 for low in (4, 6, 8))
    for field in range(1024)
)
PLAIN_POINTS: Final = bytes(_excess(field, FREE_PLAINS) for field in range(64))


def points(tally: i64) -> i64:
    """Return the score of a collection by its tally."""
    return (
        SUN_POINTS[tally & 15]
        + ANIMAL_POINTS[tally >> 4 & 63]
        + RIBBON_POINTS[tally >> 12 & 1023]
        + PLAIN_POINTS[tally >> 24]
    )


def score(cards: int, cup_plain: bool = False) -> int:
    return points(tally_of(cards, cup_plain))


def score_lines(cards: int, cup_plain: bool = False) -> tuple[ScoreLine, ...]:
    """Return every line of a collection's score; the lines add up to `score`.

    The lines are `suns`, `animals`, `ribbons`, `plains`, `red`, `blue`, `orchid`, `birds`, `five-suns`.
    """
    tally = tally_of(cards, cup_plain)
    suns, ribbons = tally & 7, tally >> 12 & 15
    spoilt = DECEMBER & cards if suns == 3 else 0
    twice = cards & (DOUBLES | CUP if cup_plain else DOUBLES)
    lines = [
        ScoreLine("suns", suns, _of_suns(suns, spoilt), spoilt),
        ScoreLine("animals", animals(tally), _excess(animals(tally), FREE_ANIMALS)),
        ScoreLine("ribbons", ribbons, _excess(ribbons, FREE_RIBBONS)),
        ScoreLine("plains", plains(tally), _excess(plains(tally), FREE_PLAINS), twice),
    ]
    for what, wanted, worth in (
        ("red", RED, SET),
        ("blue", BLUE, SET),
        ("orchid", ORCHID, SET),
        ("birds", BIRDS, ALL_BIRDS),
        ("five-suns", SUNS, ALL_SUNS),
    ):
        if cards & wanted == wanted:
            lines.append(ScoreLine(what, wanted.bit_count(), worth))
    return tuple([line for line in lines if line.points])


# Money

PLAIN_DOUBLING: Final = "plain"
STUPID_DOUBLING: Final = "stupid"
_DOUBLINGS: Final = ((), (PLAIN_DOUBLING,), (STUPID_DOUBLING,), (PLAIN_DOUBLING, STUPID_DOUBLING))


@dataclass(frozen=True)
class Due:
    """Debt of one loser: the base from score and GO calls, each doubling by name, and the total.

    `loser`: the seat that owes. `payer`: the seat that pays; another one under the GO penalty.
    """

    loser: int
    payer: int
    base: int
    doublings: tuple[str, ...]
    due: int
    nothing_collected: bool = False


@dataclass(frozen=True)
class Payment:
    """Payment of one player to the winner: the total due, and the amount that the player could pay."""

    payer: int
    due: int
    amount: int


def base_due(points: i64, gos: i64) -> i64:
    """Return the value of a score to the winner from each loser, in dollars before doublings."""
    return points + gos if gos < 3 else points * (gos - 1)


def doublings(winning: i64, losing: i64) -> i64:
    """Return the doublings as a bit set, from the tallies of winner and loser.

    1: the loser has few plains. 2: the winner has many animals.
    """
    few = plains(losing)
    found: i64 = 1 if plains(winning) >= 10 and few >= 1 and few <= 5 else 0
    return found | 2 if animals(winning) >= 7 else found


def payer_for(loser: i64, winner: i64, gos: list[int]) -> i64:
    """Return the seat that pays a loser's debt: a loser that called GO pays for both losers."""
    other = 3 - winner - loser
    return other if gos[other] and not gos[loser] else loser


def dues(
    winner: int, collections: Sequence[int], gos: Sequence[int], points: int, cup_plain: bool = False
) -> tuple[Due, ...]:
    """Return the dues of both losers to a winner with `points`, each with its payer.

    `gos` counts the GO calls of each seat.
    """
    calls = list(gos)
    base = base_due(points, calls[winner])
    tallies = [tally_of(cards, cup_plain) for cards in collections]
    found = []
    for step in (1, 2):
        loser = (winner + step) % 3
        payer = payer_for(loser, winner, calls)
        if not tallies[loser]:
            found.append(Due(loser, payer, base, (), 0, True))
            continue
        names = _DOUBLINGS[doublings(tallies[winner], tallies[loser])]
        found.append(Due(loser, payer, base, names, base << len(names)))
    return tuple(found)


def payments(owed: Sequence[Due], money: Sequence[int]) -> tuple[Payment, ...]:
    """Return one payment for each seat that owes, limited by its money."""
    sums: dict[int, int] = {}
    for due in owed:
        if due.due:
            sums[due.payer] = sums.get(due.payer, 0) + due.due
    return tuple([Payment(payer, due, min(due, money[payer])) for payer, due in sums.items()])
