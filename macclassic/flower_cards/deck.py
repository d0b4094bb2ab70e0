"""Decks of cards as numbers and sets of bits.

A card is a number from 0 in the order of the ids; a set of cards is a whole number with a bit for each. Four
bits in a row are a month of the flower deck, so ``set >> 4 * month & FOUR`` is what a set holds of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from macclassic.engine.core.game_spec import quoted

FOUR = 15
"""A whole month, at the lowest place."""


class Deck:
    """The cards of a game by their ids.

    `ids`: every card's id, by number. `number`: every card's number, by id.
    """

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = tuple(ids)
        self.number = {name: number for number, name in enumerate(self.ids)}

    def card(self, name: Any) -> int:
        """Return the number of a card that a record names.

        Raises ValueError for what is no id.
        """
        try:
            return self.number[name]
        except (KeyError, TypeError):  # what can't be a key is no id either
            raise ValueError(f"{quoted(name)} is no card") from None

    def pack(self, names: Iterable[str]) -> int:
        """Return the set of some ids.

        Raises ValueError for an id that is none, or one that stands twice.
        """
        cards = 0
        for name in names:
            bit = 1 << self.card(name)
            if cards & bit:
                raise ValueError(f"the card {name} stands twice")
            cards |= bit
        return cards

    def names(self, cards: int) -> list[str]:
        """Return the ids of a set, in order."""
        return [self.ids[card] for card in numbers(cards)]

    def where(self, wanted: Callable[[str], bool]) -> int:
        """Return the set of all cards whose ids are wanted."""
        return self.pack(name for name in self.ids if wanted(name))

    def pile(self, cards: Any, count: int, where: str) -> list[str]:
        """Return the ids of a pile that a record tells of.

        Raises ValueError when they are not so many cards.
        """
        if not isinstance(cards, list) or len(cards) != count:
            raise ValueError(f"a deal needs {count} cards in {where}")
        return [self.ids[self.card(card)] for card in cards]


def by_part(count: Callable[[int], int], cards: int = 48) -> list[int]:
    """Return what the cards of parts of a month count together, at 16 * month + the four bits of the part;
    where there are more than 48 `cards`, those stand as a 13th month."""
    return [
        sum(count(4 * month + each) for each in range(4) if part >> each & 1 and 4 * month + each < cards)
        for month in range((cards + 3) // 4)
        for part in range(16)
    ]


def numbers(cards: int) -> Iterator[int]:
    """Return the cards of a set, in order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def bits(cards: Iterable[int]) -> int:
    """Return the set of some numbers."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found
