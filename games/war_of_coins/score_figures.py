"""The figures beside the cards: what lies in each tray, how near everybody is to a set, and what a game that
ended now would pay. All of it by the rules' own functions, for a screen to show."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.flower_cards.sets import Pip

from .cards import BLOCKS, CHUNKS, EXCHANGES, GATEWAYS, HASHES, MERCHANTS, MINING, NONCES, RIBBONS, numbers
from .position import Pair
from .scoring import (
    ALL_GATEWAYS,
    EXCHANGE_POINTS,
    PROOF,
    SET,
    TARGET,
    Payment,
    mining,
    payment,
    score_lines,
    tally_of,
)
from .view import View

# Trays

TRAYS = {"exchange": EXCHANGES, "merchant": MERCHANTS, "ribbon": RIBBONS, "mining": MINING}
"""The kinds that captured cards lie apart by, Gateways with the Merchants, and the cards of each."""

LINES = {
    "exchanges": "exchange",
    "gateways": "merchant",
    "merchants": "merchant",
    "ribbons": "ribbon",
    "chunks": "ribbon",
    "nonces": "ribbon",
    "hashes": "ribbon",
    "proof-of-work": "ribbon",
    "mining": "mining",
}
"""The tray that each line of a score is for."""


def counts(captured: int) -> dict[str, int]:
    """Return what each tray counts: its cards, Mining by value."""
    found = {tray: (captured & cards).bit_count() for tray, cards in TRAYS.items()}
    found["mining"] = mining(tally_of(captured))
    return found


def tray_points(captured: int) -> dict[str, int]:
    """Return the points that each tray brings; together they are the score."""
    found = dict.fromkeys(TRAYS, 0)
    for line in score_lines(captured):
        found[LINES[line.what]] += line.points
    return found


# Sets


SETS: dict[str, tuple[int, ...]] = {
    "gateways": tuple(1 << card for card in numbers(GATEWAYS)),
    "chunks": tuple(1 << card for card in numbers(CHUNKS)),
    "nonces": tuple(1 << card for card in numbers(NONCES)),
    "hashes": tuple(1 << card for card in numbers(HASHES)),
    "proof-of-work": (CHUNKS, NONCES, HASHES, BLOCKS),
    "exchanges": tuple(1 << card for card in numbers(EXCHANGES)),
}
"""The sets as a score names them, and the cards any one of which fills a place in them."""


WORTH = {
    "gateways": ALL_GATEWAYS,
    "chunks": SET,
    "nonces": SET,
    "hashes": SET,
    "proof-of-work": PROOF,
    "exchanges": EXCHANGE_POINTS[5],
}
"""What having all of a set is worth."""


def progress(captured: Pair, seat: int) -> dict[str, tuple[Pip, ...]]:
    """Return for each set how its places stand for a seat. A place is lost when the other has all the cards
    that could fill it: what makes sets never passes from one to another."""
    mine, theirs = captured[seat], captured[1 - seat]

    def pip(cards: int) -> Pip:
        if mine & cards:
            return "had"
        return "open" if cards & ~theirs else "lost"

    return {name: tuple(map(pip, places)) for name, places in SETS.items()}


# What it pays


@dataclass(frozen=True, slots=True)
class Stake:
    """What a seat would be paid if it ended the game now, and the points it needs before it may."""

    payment: Payment
    needed: int


def stake(view: View, seat: int) -> Stake:
    """Return what is at stake for a seat, as everybody may know it."""
    captured, keeps = view.captured, view.keeps[seat]
    marks = (view.shown[seat], view.transacted[seat], view.perfect[seat])
    paid = payment(captured[seat], captured[1 - seat], keeps, *marks)
    return Stake(paid, max(TARGET, view.keep_score[seat] + 1))
