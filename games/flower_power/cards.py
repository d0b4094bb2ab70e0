"""Cards of Flower Power, by number: one pack of 54 or several (flower-power §1). Compiled.

The number of a card is its pack, counted from 0, times `PACK`, plus its face: 0–12 are the spades from 2 to
ace, 13–25 the hearts, 26–38 the diamonds, 39–51 the clubs, 52 the black joker, 53 the red joker.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .options import JOKERS, MAX_DECKS, PACK

HIDDEN: Final = -1
"""Card that a viewer does not know."""

SPADE: Final = 1
HEART: Final = 2
DIAMOND: Final = 4
CLUB: Final = 8
"""Suits as bits: a hand card is played as one of its suits, and a joker has two."""
SUITS: Final = (SPADE, HEART, DIAMOND, CLUB)
ALL_SUITS: Final = 15

BLACK_JOKER: Final = 52
RED_JOKER: Final = 53
"""Faces of the jokers."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FACES = (*(rank + suit for suit in "SHDC" for rank in RANKS), "JB", "JR")
"""Names of the faces of one pack."""

IDS = tuple(face + (f"/{pack + 1}" if pack else "") for pack in range(MAX_DECKS) for face in FACES)
"""Ids of the cards in records; copies from later packs end with `/2`, `/3` and so on."""

STRENGTH: Final = [15 if face >= BLACK_JOKER else face % 13 + 2 for face in range(PACK)] * MAX_DECKS
"""Strength of each card: 2 to 10, J 11, Q 12, K 13, A 14, joker 15 (§1)."""
SERVES: Final = [
    SPADE | CLUB if face == 52 else HEART | DIAMOND if face == 53 else SUITS[face // 13]
    for face in range(PACK)
] * MAX_DECKS
"""Suits as which each card can be played, as bits (§6)."""


def is_joker(card: int) -> bool:
    """True if a card is a joker."""
    return card % PACK >= BLACK_JOKER


def deck(decks: int, jokers: bool) -> tuple[int, ...]:
    """Return all cards of a number of packs, with or without jokers, in order."""
    faces = PACK if jokers else PACK - JOKERS
    return tuple(pack * PACK + face for pack in range(decks) for face in range(faces))


def falling(cards: list[int]) -> tuple[int, ...]:
    """Return the cards sorted by strength, the strongest first."""
    keys = [(15 - STRENGTH[card]) * 1024 + card for card in cards]
    keys.sort()
    return tuple([key & 1023 for key in keys])


def covers_all_suits(cards: Iterable[int]) -> bool:
    """True if the cards include all four suits; each joker counts as one of its two suits (§6)."""
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
