"""The pile of Sorry: 45 cards of eleven kinds (sorry §1, §4)."""

from __future__ import annotations

from collections.abc import Sequence

KINDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry")
"""Names of the kinds of card in records; a card is an index of this list."""

ONE, TWO, THREE, FOUR, FIVE, SEVEN, EIGHT, TEN, ELEVEN, TWELVE, SORRY = range(11)

COPIES = (5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
"""Number of cards of each kind: five of the 1, four of every other."""

DECK: tuple[int, ...] = tuple(card for card, copies in enumerate(COPIES) for _ in range(copies))
"""All 45 cards, sorted."""

STARTS = frozenset((ONE, TWO))
"""Cards that bring a pawn from its start to the entry circle."""
WALKS: dict[int, int] = {
    ONE: 1, TWO: 2, THREE: 3, FIVE: 5, SEVEN: 7, EIGHT: 8, TEN: 10, ELEVEN: 11, TWELVE: 12,
}  # fmt: skip
"""Steps forward by card."""
RETREATS: dict[int, int] = {FOUR: 4, TEN: 1}
"""Steps backward by card."""


def whole(pile: tuple[int, ...]) -> tuple[int, ...]:
    """Return the pile if it is complete.

    Raises ValueError if it is not.
    """
    if len(pile) != len(DECK):
        raise ValueError(f"a pile needs {len(DECK)} cards")
    if tuple(sorted(pile)) != DECK:
        raise ValueError(f"a pile needs {COPIES[0]} cards of the 1 and {COPIES[1]} of every other")
    return pile


def count(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the number of cards of each kind."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[card] += 1
    return tuple(counts)
