"""Figures beside the cards: tray counts, progress with sets, and the payment if the game ended now.

They are computed with the functions of the rules, for the screen.
"""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.flower_cards.sets import Pip

from .cards import BLOCKS, CHUNKS, EXCHANGES, GATEWAYS, HASHES, MERCHANTS, MINING, NONCES, RIBBONS, numbers
from .position import CALL, Pair
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
"""Trays of captured cards and the cards of each; Gateways lie with the Merchants."""

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
"""Tray of each score line."""


def counts(captured: int) -> dict[str, int]:
    """Return the count of each tray: its number of cards, Mining by value."""
    found = {tray: (captured & cards).bit_count() for tray, cards in TRAYS.items()}
    found["mining"] = mining(tally_of(captured))
    return found


def tray_points(captured: int) -> dict[str, int]:
    """Return the points of each tray; their sum is the score."""
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
"""Sets by their names in a score; each place lists the cards that can fill it."""


WORTH = {
    "gateways": ALL_GATEWAYS,
    "chunks": SET,
    "nonces": SET,
    "hashes": SET,
    "proof-of-work": PROOF,
    "exchanges": EXCHANGE_POINTS[5],
}
"""Points of each complete set."""


def progress(captured: Pair, seat: int) -> dict[str, tuple[Pip, ...]]:
    """Return the state of each set's places for a seat.

    A place is lost if the other seat has all the cards that could fill it: cards of sets never pass between
    the players.
    """
    mine, theirs = captured[seat], captured[1 - seat]

    def pip(cards: int) -> Pip:
        if mine & cards:
            return "had"
        return "open" if cards & ~theirs else "lost"

    return {name: tuple(map(pip, places)) for name, places in SETS.items()}


# Payment


@dataclass(frozen=True, slots=True)
class Stake:
    """Payment of a seat if it ended the game now, with one point more, and the points that it needs to end.

    `more`: after *Keep going* if the seat is asked for a call.
    """

    payment: Payment
    more: Payment
    needed: int


def stake(view: View, seat: int) -> Stake:
    """Return the stake of a seat, from public information."""
    mine, theirs, keeps = view.captured[seat], view.captured[1 - seat], view.keeps[seat]
    marks = (view.shown[seat], view.transacted[seat], view.perfect[seat])
    now = payment(mine, theirs, keeps, *marks)
    called = view.phase == CALL and view.turn == seat
    later = payment(mine, theirs, keeps + called, *marks)
    more = Payment(later.score + 1, later.kept, later.doublings)
    return Stake(now, more, max(TARGET, view.keep_score[seat] + 1))
