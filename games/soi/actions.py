"""The action of Soi, asking for a card: the legal asks, and the reason why another is illegal.

Used by the rules and by a table, which has only a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from .cards import KIND_CARDS, KINDS

T = TypeVar("T")

Four = tuple[int, int, int, int]
"""One number for each seat: South, East, North, West, in counter-clockwise order."""


def four(values: Iterable[T]) -> tuple[T, T, T, T]:
    """Return the four values, one for each seat, as a tuple.

    Raises ValueError if there are not exactly four.
    """
    south, east, north, west = values
    return (south, east, north, west)


@dataclass(frozen=True, slots=True)
class Ask:
    """The only action of the game: ask the player at a seat for a card."""

    of: int
    card: int


ASKS = tuple(tuple(Ask(seat, card) for card in range(52)) for seat in range(4))
"""Every possible ask, by seat and card. Legal asks are taken from here."""

NO_CARD = "There is no such card. Type the kind and the first letter of the suit: 7H, JD, 10S."
ROUND_OVER = "This round is over."
ONESELF = "A player can't ask for a card of his own hand."
EMPTY = "That player has no cards left."
NONE_HELD = "Only a player with a card of kind {kind} may ask for another."
OWN_CARD = "That card is in the asker's own hand."

TEMPLATES = (NO_CARD, ROUND_OVER, ONESELF, EMPTY, NONE_HELD, OWN_CARD)
"""All sentences. The field `kind` is the name of a kind as in card ids."""


def asks(seat: int, hand: int, sizes: Four) -> list[Ask]:
    """Return every legal ask of a seat: for the cards missing from the kinds in its hand (soi A1).

    The asks are ordered by card, then by seat. `sizes` may be any numbers that are 0 for exactly the empty
    hands.
    """
    others = tuple([other for other in range(4) if other != seat and sizes[other]])
    found: list[Ask] = []
    for kind in range(13):
        held = hand >> 4 * kind & 15
        if held:
            found += _asks_of(kind, held, others)
    return found


@cache
def _asks_of(kind: int, held: int, others: tuple[int, ...]) -> tuple[Ask, ...]:
    cards = (4 * kind + suit for suit in range(4) if not held >> suit & 1)
    return tuple(ASKS[other][card] for card in cards for other in others)


def obstacle(seat: int, hand: int, sizes: Four, ask: Ask) -> tuple[str, str] | None:
    """Return why an ask of a seat is illegal, as one of `TEMPLATES` and its `kind`; None if it is legal."""
    of, card = ask.of, ask.card
    if not any(sizes):
        return ROUND_OVER, ""
    if not 0 <= card < 52 or not 0 <= of < 4:
        return NO_CARD, ""
    kind = KINDS[card >> 2]
    if of == seat:
        return ONESELF, kind
    if not sizes[of]:
        return EMPTY, kind
    if hand >> card & 1:
        return OWN_CARD, kind
    if not hand & KIND_CARDS[card >> 2]:
        return NONE_HELD, kind
    return None
