"""The deck: every card's id and its picture at each depth and size."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Picture
from tools.art.french import (
    clubs,
    diamonds,
    hearts,
    small_clubs,
    small_diamonds,
    small_hearts,
    small_spades,
    spades,
)
from tools.art.french.aces import ace
from tools.art.french.courts import Court, court_card
from tools.art.french.index import FRENCH
from tools.art.french.jokers import joker
from tools.art.french.kit import SUITS, Size
from tools.art.french.numbers import PLACES, number_card

RANKS = ("A", *PLACES, "J", "Q", "K")
JOKERS = ("JB", "JR")
IDS = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)
"""Ids of the 54 cards, as in the records: rank and suit."""

COURTS: Mapping[Size, Mapping[str, Mapping[str, Court]]] = {
    Size.LARGE: {"S": spades.COURTS, "H": hearts.COURTS, "D": diamonds.COURTS, "C": clubs.COURTS},
    Size.SMALL: {
        "S": small_spades.COURTS,
        "H": small_hearts.COURTS,
        "D": small_diamonds.COURTS,
        "C": small_clubs.COURTS,
    },
}


def is_court(card: str) -> bool:
    """Return True if a card is one of the twelve courts, whose index depends on the language."""
    return card not in JOKERS and card[0] in FRENCH


def picture(card: str, depth: int, size: Size, french: bool = False) -> Picture:
    """Return a finished card at a depth of 1, 4 or 8 bits; `french` gives courts R, D, V for K, Q, J."""
    if card in JOKERS:
        return joker(depth, size, card)
    rank, suit = card[:-1], card[-1]
    if rank == "A":
        return ace(depth, size, suit)
    if is_court(card):
        return court_card(depth, size, COURTS[size][suit][rank], FRENCH[rank] if french else rank, suit)
    return number_card(depth, size, rank, suit)
