"""Scores and payments, itemised so that a screen can explain them (war-of-flowers §score, §money)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.flower_cards.scores import ScoreLine as ScoreLine

from .cards import (
    ANIMALS,
    BIRDS,
    BLUE,
    CUP,
    DECEMBER,
    DOUBLES,
    ORCHID,
    PLAINS,
    RED,
    RIBBONS,
    SUNS,
)

PLAIN_DOUBLING, STUPID_DOUBLING = "plain", "stupid"


@dataclass(frozen=True, slots=True)
class Due:
    """What one loser owes: the base from score and GO calls, each doubling by name, and the sum.

    `loser` is in whose name it is owed, `payer` who pays it (another one under the GO penalty).
    """

    loser: int
    payer: int
    base: int
    doublings: tuple[str, ...]
    due: int
    nothing_collected: bool = False


@dataclass(frozen=True, slots=True)
class Payment:
    """What one player pays the winner: the whole due, and the amount after the cap by what is left."""

    payer: int
    due: int
    amount: int


# By whether the cup counts as a double plain: what has plains' worth, what has it twice, and the animals.
_WORTH = (PLAINS, PLAINS | CUP)
_TWICE = (DOUBLES, DOUBLES | CUP)
_ANIMALS = (ANIMALS, ANIMALS & ~CUP)


def plain_value(cards: int, cup_plain: bool) -> int:
    """Return the plains in a collection by value: doubles count twice."""
    return (cards & _WORTH[cup_plain]).bit_count() + (cards & _TWICE[cup_plain]).bit_count()


def animal_count(cards: int, cup_plain: bool) -> int:
    """Return the animals in a collection; the cup is none where it counts as a plain."""
    return (cards & _ANIMALS[cup_plain]).bit_count()


def score(cards: int, cup_plain: bool = False) -> int:
    """Return the points of a collection."""
    points = 0
    ribbons = (cards & RIBBONS).bit_count()
    if ribbons > 2:
        if ribbons > 4:
            points = ribbons - 4
        if cards & RED == RED:
            points += 3
        if cards & BLUE == BLUE:
            points += 3
        if cards & ORCHID == ORCHID:
            points += 3
    animals = (cards & _ANIMALS[cup_plain]).bit_count()
    if animals > 2:
        if animals > 4:
            points += animals - 4
        if cards & BIRDS == BIRDS:
            points += 5
    suns = (cards & SUNS).bit_count()
    if suns > 2:
        if suns == 5:
            points += 15
        elif suns == 3 and cards & DECEMBER:
            points += 2
        else:
            points += suns
    plains = (cards & _WORTH[cup_plain]).bit_count()
    if plains > 6:  # with both doubles and the cup at most three more by value
        plains += (cards & _TWICE[cup_plain]).bit_count()
        if plains > 9:
            points += plains - 9
    return points


def score_lines(cards: int, cup_plain: bool = False) -> tuple[ScoreLine, ...]:
    """Return every line of a collection's score; together they are `score`.

    The lines are `suns`, `animals`, `ribbons`, `plains`, `red`, `blue`, `orchid`, `birds`, `five-suns`.
    """
    suns = (cards & SUNS).bit_count()
    animals = animal_count(cards, cup_plain)
    ribbons = (cards & RIBBONS).bit_count()
    plains = plain_value(cards, cup_plain)
    spoilt = DECEMBER & cards if suns == 3 else 0
    sun_points = 0 if suns < 3 else 2 if spoilt else suns
    lines = [
        ScoreLine("suns", suns, sun_points, spoilt),
        ScoreLine("animals", animals, max(0, animals - 4)),
        ScoreLine("ribbons", ribbons, max(0, ribbons - 4)),
        ScoreLine("plains", plains, max(0, plains - 9), cards & _TWICE[cup_plain]),
    ]
    for what, wanted, points in (
        ("red", RED, 3),
        ("blue", BLUE, 3),
        ("orchid", ORCHID, 3),
        ("birds", BIRDS, 5),
        ("five-suns", SUNS, 10),
    ):
        if cards & wanted == wanted:
            lines.append(ScoreLine(what, wanted.bit_count(), points))
    return tuple(line for line in lines if line.points)


def base_due(points: int, gos: int) -> int:
    """Return what a score is worth to the winner from each loser before doublings."""
    return points + gos if gos < 3 else points * (gos - 1)


def dues(
    winner: int, collections: Sequence[int], gos: Sequence[int], points: int, cup_plain: bool = False
) -> tuple[Due, ...]:
    """Return what each loser owes a winner with so many points, and who pays it.

    `gos` counts the GO calls of each seat; another caller than the winner pays for all (GO penalty).
    """
    base = base_due(points, gos[winner])
    mine = collections[winner]
    many_plains = plain_value(mine, cup_plain) >= 10
    many_animals = animal_count(mine, cup_plain) >= 7
    penalised = [seat for seat in range(3) if seat != winner and gos[seat]]
    found = []
    for step in (1, 2):
        loser = (winner + step) % 3
        payer = penalised[0] if penalised else loser
        if not collections[loser]:
            found.append(Due(loser, payer, base, (), 0, nothing_collected=True))
            continue
        doublings = []
        if many_plains and 1 <= plain_value(collections[loser], cup_plain) <= 5:
            doublings.append(PLAIN_DOUBLING)
        if many_animals:
            doublings.append(STUPID_DOUBLING)
        found.append(Due(loser, payer, base, tuple(doublings), base << len(doublings)))
    return tuple(found)


def payments(owed: Sequence[Due], money: Sequence[int]) -> tuple[Payment, ...]:
    """Return what is paid, one entry for each who owes anything, none more than is left."""
    sums: dict[int, int] = {}
    for due in owed:
        if due.due:
            sums[due.payer] = sums.get(due.payer, 0) + due.due
    return tuple(Payment(payer, due, min(due, money[payer])) for payer, due in sums.items())
