"""The deck: every card's id and its picture at each depth and size."""

from __future__ import annotations

from tools.french.aces import ace
from tools.french.kit import SUITS, Size
from tools.french.numbers import PLACES, number_card
from tools.marks.kit import Picture

IDS = tuple(rank + suit for suit in SUITS for rank in ("A", *PLACES))
"""The ids of the cards that are drawn, as in the records: rank and suit."""


def picture(card: str, depth: int, size: Size, french: bool = False) -> Picture:
    """Return a finished card at a depth of 1, 4 or 8 bits; `french` gives courts R, D, V for K, Q, J."""
    rank, suit = card[:-1], card[-1]
    if rank == "A":
        return ace(depth, size, suit)
    return number_card(depth, size, rank, suit)
