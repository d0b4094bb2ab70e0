"""A game so far, as each play found it: what lay on the table and in the collections."""

from __future__ import annotations

from dataclasses import dataclass

from ..cards import CUP, DOUBLES, SINGLES
from ..view import View

LAST_PLAYS = 18
"""From this play on each seat plays its last card, and passes no plains."""


@dataclass(frozen=True, slots=True)
class Play:
    """A hand card as it was played: who, which, how many were in that hand, and the table and the collections
    before."""

    seat: int
    card: int
    left: int
    table: int
    piles: tuple[int, int, int]


def past(view: View) -> list[Play]:
    """Return the plays of a game so far, in order.

    All follows from how the table changed. Only which card of its month was turned and collected at once may
    be open, where two cards of one month were: then the lower one is taken to have come first.
    """
    found = []
    piles = [0, 0, 0]
    lain = view.table
    for play in view.plays:
        lain |= play >> 6 | 1 << (play & 63)
    # What was collected without ever lying on the table or being played.
    turned = (view.collections[0] | view.collections[1] | view.collections[2]) & ~lain
    tables = [*(play >> 6 for play in view.plays), view.table]
    for number, play in enumerate(view.plays):
        seat, card, table, after = (view.first + number) % 3, play & 63, tables[number], tables[number + 1]
        found.append(Play(seat, card, 7 - number // 3, table, (piles[0], piles[1], piles[2])))
        month = 15 << (card & 60)
        gone = (table | 1 << card) & ~after
        by_hand = table & gone & month
        by_turned = table & gone & ~month
        smack = gone >> card & 1 and not by_hand
        match = 0  # the month of a card that was turned and collected at once
        if by_turned:
            match = 15 << ((by_turned & -by_turned).bit_length() - 1 & 60)
        elif smack or by_hand.bit_count() == 2:
            match = month
        drawn = _lowest(turned & match, view.collections[seat])
        turned ^= drawn
        piles[seat] |= gone | drawn
        if number < LAST_PLAYS:
            swept = match and by_hand and not after
            for bonus in (by_hand.bit_count() == 3, by_turned.bit_count() == 3, smack, swept):
                if bonus:
                    _pass_plains(piles, seat, view.cup_plain)
    return found


def _lowest(cards: int, pile: int) -> int:
    """Return the lowest of some cards, of those in a pile if there are any, as a set; none of none."""
    some = cards & pile or cards
    return some & -some


def _pass_plains(piles: list[int], taker: int, cup_plain: bool) -> None:
    for step in (1, 2):
        giver = (taker + step) % 3
        mine = piles[giver]
        pool = mine & SINGLES or mine & DOUBLES or (mine & CUP if cup_plain else 0)
        plain = pool & -pool
        piles[giver] ^= plain
        piles[taker] |= plain
