"""Decks of cards as numbers and sets of bits.

A card is a number from 0, in the order of the ids. A set of cards is a whole number with a bit for each. Four
consecutive bits are a month of the flower deck, so ``set >> 4 * month & FOUR`` selects the cards of that
month.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from macclassic.engine.core.game_spec import quoted

FOUR = 15
"""All cards of the first month, as a set."""


class Deck:
    """The cards of a game by their ids.

    `ids`: the id of each card, by number. `number`: the number of each card, by id.
    """

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = tuple(ids)
        self.number = {name: number for number, name in enumerate(self.ids)}

    def card(self, name: Any) -> int:
        """Return the number of a recorded card.

        Raises ValueError if it is no id.
        """
        try:
            return self.number[name]
        except (KeyError, TypeError):  # a value that cannot be a key is no id either
            raise ValueError(f"{quoted(name)} is no card") from None

    def pack(self, names: Iterable[str]) -> int:
        """Return ids as a set.

        Raises ValueError for an unknown or repeated id.
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
        """Return the set of all cards whose ids satisfy `wanted`."""
        return self.pack(name for name in self.ids if wanted(name))

    def pile(self, cards: object, count: int, where: str) -> list[str]:
        """Return the ids of a recorded pile.

        Raises ValueError if it does not have `count` cards.
        """
        if not isinstance(cards, list) or len(cards) != count:
            raise ValueError(f"a deal needs {count} cards in {where}")
        return [self.ids[self.card(card)] for card in cards]


def by_part(count: Callable[[int], int], cards: int = 48) -> list[int]:
    """Return the sum of `count` over each part of each month.

    The index is 16 * month + the four bits of the part. Of more than 48 `cards` the rest form a 13th month.
    """
    return [
        sum(count(4 * month + each) for each in range(4) if part >> each & 1 and 4 * month + each < cards)
        for month in range((cards + 3) // 4)
        for part in range(16)
    ]


def numbers(cards: int) -> Iterator[int]:
    """Yield the cards of a set in ascending order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def bits(cards: Iterable[int]) -> int:
    """Return cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found
