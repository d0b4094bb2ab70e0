"""What may be asked for, and why something may not: for the rules, and for a table that has only a view."""

from __future__ import annotations

from .cards import KIND_CARDS, KINDS
from .state import ASKS, Ask, Four

NO_CARD = "There is no such card. Type the kind and the first letter of the suit: 7H, JD, 10S."
ROUND_OVER = "This round is over."
ONESELF = "A player can't ask for a card of his own hand."
EMPTY = "That player has no cards left."
NONE_HELD = "Only a player with a card of kind {kind} may ask for another."
OWN_CARD = "That card is in the asker's own hand."

TEMPLATES = (NO_CARD, ROUND_OVER, ONESELF, EMPTY, NONE_HELD, OWN_CARD)
"""All sentences; `kind` is the name of a kind as in card ids."""


_FIRSTS = sum(1 << 4 * kind for kind in range(13))


def wanted(hand: int) -> int:
    """Return the cards that the holder of a hand may ask for: those missing of the kinds in it (soi A1)."""
    # Each kind's first bit stands for the kind; 15 times it is the whole kind.
    kinds = hand | hand >> 1
    return ((kinds | kinds >> 2) & _FIRSTS) * 15 & ~hand


def asks(seat: int, hand: int, sizes: Four) -> list[Ask]:
    """Return every legal ask of a seat: card by card, and seat by seat for each. `sizes` may be any numbers
    that are 0 for empty hands only."""
    others = [ASKS[other] for other in range(4) if other != seat and sizes[other]]
    cards = wanted(hand)
    found = []
    while cards:
        low = cards & -cards
        cards ^= low
        card = low.bit_length() - 1
        for ask in others:
            found.append(ask[card])
    return found


def obstacle(seat: int, hand: int, sizes: Four, ask: Ask) -> tuple[str, str] | None:
    """Return why a seat may not ask so, as one of `TEMPLATES` and its `kind`; None if it may."""
    of, card = ask
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
