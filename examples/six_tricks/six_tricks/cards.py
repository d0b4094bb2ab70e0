"""The 24 cards as numbers, and which of two cards takes a trick."""

from __future__ import annotations

SUITS, RANKS = "SHDC", ("9", "10", "J", "Q", "K", "A")
IDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Names of the cards in records; the number of a card is its place here."""
TRUMPS = 0


def suit(card: int) -> int:
    """Return the suit of a card, 0 for spades."""
    return card // 6


def beats(card: int, best: int) -> bool:
    """Return True if a card takes the trick from the best card before it."""
    return card > best if suit(card) == suit(best) else suit(card) == TRUMPS


def winner(trick: tuple[int, ...]) -> int:
    """Return the place of the card in a trick that takes it."""
    best = 0
    for place, card in enumerate(trick):
        if beats(card, trick[best]):
            best = place
    return best
