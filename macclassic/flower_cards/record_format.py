"""Deals of flower cards, and the format of deals, cards and seats in records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from macclassic.engine.core.codec import ValueKind, as_key, number, plain
from macclassic.engine.core.game_spec import Json

from .deck import Deck


@dataclass(frozen=True)
class CardDeal:
    """Deal of a game.

    `hands`, `table`: sets of cards. `stack`: top first. `first`: the seat that begins. `draw`: the cards
    drawn to find that seat, in a game that has this; else empty. `carry`: the number of games without a
    winner before, if they count.
    """

    hands: tuple[int, ...]
    table: int
    stack: tuple[int, ...]
    first: int
    draw: tuple[int, ...] = ()
    carry: int = 0


def kinds(deck: Deck, seats: int) -> dict[str, ValueKind]:
    """Return the formats of the action and event fields that both wars have."""

    def cards(recorded: Any) -> int:
        if not isinstance(recorded, list):
            raise ValueError("cards are not a list")
        return deck.pack(recorded)

    card, seat = ValueKind(deck.ids.__getitem__, deck.card), number(0, seats - 1, "seat")
    return {
        "card": card,
        "take": card,
        "cards": ValueKind(deck.names, cards),
        "seat": seat,
        "giver": as_key("from", seat),
        "taker": as_key("to", seat),
        "points": plain(int, "a number"),
    }


def digits(value: object) -> object:
    """Return the number of a month, which may be written as on the cards, “04”."""
    if isinstance(value, str) and len(value) == 2 and value.isascii() and value.isdigit():
        return int(value)
    return value


@dataclass(frozen=True)
class DealFormat:
    """Format of a game's deals: the deck, and the names and sizes of the piles.

    `seats`: the number of seats, also in a word. `hand`: the number of cards in each hand.
    """

    deck: Deck
    seats: tuple[int, str]
    hand: int
    table: tuple[str, int]
    stack: tuple[str, int]

    def write(self, deal: CardDeal) -> Json:
        """Return `deal` and `first` of a game."""
        names = self.deck.names
        return {
            "deal": {
                "hands": [names(hand) for hand in deal.hands],
                self.table[0]: names(deal.table),
                self.stack[0]: [self.deck.ids[card] for card in deal.stack],
            },
            "first": deal.first,
        }

    def read(self, data: Json) -> CardDeal:
        """Return a recorded deal.

        Raises ValueError if it is invalid.
        """
        deck, (count, word) = self.deck, self.seats
        deal = data.get("deal")
        if not isinstance(deal, dict):
            raise ValueError("a game has no deal")
        dealt = deal.get("hands")
        if not (isinstance(dealt, list) and len(dealt) == count):
            raise ValueError(f"a deal needs {word} hands")
        hands = [deck.pile(hand, self.hand, "each hand") for hand in dealt]
        table, stack = (
            deck.pile(deal.get(name), size, f"the {name}") for name, size in (self.table, self.stack)
        )
        deck.pack([card for pile in (*hands, table, stack) for card in pile])
        first = data.get("first")
        if type(first) is not int or not 0 <= first < count:
            raise ValueError(f"a game needs a first player from 0 to {count - 1}")
        held = tuple([deck.pack(hand) for hand in hands])
        return CardDeal(held, deck.pack(table), tuple([deck.number[card] for card in stack]), first)
