"""The cards of Flower Power: one pack of 54 or several, by number (flower-power §1). Compiled.

A card is a number: its pack, from 0, times `PACK`, plus its face: 0–12 the spades from 2 to ace, 13–25 the
hearts, 26–38 the diamonds, 39–51 the clubs, 52 the black joker, 53 the red one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .options import JOKERS, MOST_DECKS, PACK

HIDDEN: Final = -1
"""A card that a viewer does not know."""

SPADE: Final = 1
HEART: Final = 2
DIAMOND: Final = 4
CLUB: Final = 8
"""The suits as bits, so that a joker can be two of them: what a hand card may be played as."""
SUITS: Final = (SPADE, HEART, DIAMOND, CLUB)
ALL_SUITS: Final = 15

BLACK_JOKER: Final = 52
RED_JOKER: Final = 53
"""The faces of the jokers."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FACES = (*(rank + suit for suit in "SHDC" for rank in RANKS), "JB", "JR")
"""The name of each face of one pack."""

IDS = tuple(face + (f"/{pack + 1}" if pack else "") for pack in range(MOST_DECKS) for face in FACES)
"""The id of each card in records; the copies of later packs carry `/2`, `/3`."""

STRENGTH: Final = [15 if face >= BLACK_JOKER else face % 13 + 2 for face in range(PACK)] * MOST_DECKS
"""How strong each card is: 2 to 10, J 11, Q 12, K 13, A 14, joker 15 (§1)."""
SERVES: Final = [
    SPADE | CLUB if face == 52 else HEART | DIAMOND if face == 53 else SUITS[face // 13]
    for face in range(PACK)
] * MOST_DECKS
"""The suits that each card can be played as, a set of bits (§6)."""


def is_joker(card: int) -> bool:
    """Return whether a card is a joker of either colour."""
    return card % PACK >= BLACK_JOKER


def deck(decks: int, jokers: bool) -> tuple[int, ...]:
    """Return all cards of so many packs, with or without jokers, in order."""
    faces = PACK if jokers else PACK - JOKERS
    return tuple(pack * PACK + face for pack in range(decks) for face in range(faces))


def falling(cards: list[int]) -> tuple[int, ...]:
    """Return some cards, the strongest first."""
    keys = [(15 - STRENGTH[card]) * 1024 + card for card in cards]
    keys.sort()
    return tuple([key & 1023 for key in keys])


def covers_all_suits(cards: Iterable[int]) -> bool:
    """Return whether some cards are one of each suit at least, each joker standing for one of its two
    (§6)."""
    plain, black, red = 0, 0, 0
    for card in cards:
        if not is_joker(card):
            plain |= SERVES[card]
        elif card % PACK == BLACK_JOKER:
            black += 1
        else:
            red += 1
    missing = ALL_SUITS & ~plain
    return (missing & (SPADE | CLUB)).bit_count() <= black and (
        missing & (HEART | DIAMOND)
    ).bit_count() <= red
