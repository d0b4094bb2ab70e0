"""The pile of Sorry: 45 cards of eleven kinds (sorry §1, §4)."""

from __future__ import annotations

from collections.abc import Sequence

KINDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry")
"""The kinds of card as records name them; a card is its place here."""

ONE, TWO, THREE, FOUR, FIVE, SEVEN, EIGHT, TEN, ELEVEN, TWELVE, SORRY = range(11)

COPIES = (5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
"""How many there are of each kind: five of the 1, four of every other."""

DECK: tuple[int, ...] = tuple(card for card, copies in enumerate(COPIES) for _ in range(copies))
"""All 45 cards, sorted."""

STARTS = frozenset((ONE, TWO))
"""Cards that bring a pawn from its start to the entry circle."""
WALKS: dict[int, int] = {
    ONE: 1, TWO: 2, THREE: 3, FIVE: 5, SEVEN: 7, EIGHT: 8, TEN: 10, ELEVEN: 11, TWELVE: 12,
}  # fmt: skip
"""How far a card takes a pawn forward."""
RETREATS: dict[int, int] = {FOUR: 4, TEN: 1}
"""How far a card takes a pawn backward."""


def whole(pile: tuple[int, ...]) -> tuple[int, ...]:
    """Return a pile that holds every card.

    Raises ValueError for any other.
    """
    if len(pile) != len(DECK):
        raise ValueError(f"a pile needs {len(DECK)} cards")
    if tuple(sorted(pile)) != DECK:
        raise ValueError(f"a pile needs {COPIES[0]} cards of the 1 and {COPIES[1]} of every other")
    return pile


def count(cards: Sequence[int]) -> tuple[int, ...]:
    """Return how many there are of each kind."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[card] += 1
    return tuple(counts)
