"""The 52 cards as numbers and as sets of bits (soi §objects).

A card is a number from 0 to 51, kind by kind from aces to kings, and S, C, H, D within a kind. A set of cards
is a whole number with a bit for each. Four consecutive bits are a kind, so ``set >> 4 * kind & 15`` selects
the cards of that kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

KINDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "SCHD"
IDS: tuple[str, ...] = tuple(kind + suit for kind in KINDS for suit in SUITS)
"""The id of each card, by number."""
NUMBER: dict[str, int] = {name: number for number, name in enumerate(IDS)}
"""The number of each card, by id."""
ALL = (1 << 52) - 1
KIND_CARDS: tuple[int, ...] = tuple(15 << 4 * kind for kind in range(13))
"""The four cards of each kind, as a set."""
POINTS: tuple[int, ...] = (25, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Points for the set of each kind (soi §scoring), 109 together."""
EVEN: tuple[int, ...] = (10,) * 13
"""Points for the set of each kind by the house rule that all are worth the same (soi §house rules)."""


def pack(cards: Iterable[int]) -> int:
    """Return cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def numbers(cards: int) -> Iterator[int]:
    """Yield the cards of a set in ascending order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def typed(text: str) -> int | None:
    """Return the card that a player typed, such as ``7h`` or ``10S``; None if there is none (soi A18)."""
    return NUMBER.get(text.strip().upper())
