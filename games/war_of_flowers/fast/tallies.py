"""What a collection holds of each kind, packed into one number, and its score by look-up (§score).

A *tally* is the sum of what its cards count for: suns, animals, ribbons and plains by number, and the sets by
how much of each is there. All fields fit side by side into 30 bits, so cards are collected by adding their
tallies, passed by taking away, and a score is four looks into tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import (
    ANIMALS,
    BIRDS,
    BLUE,
    CUP,
    DECEMBER,
    DOUBLES,
    ORCHID,
    RED,
    RIBBONS,
    SUNS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Each field's set of cards and its lowest bit. The first two are looked up together, and so on.
_FIELDS: Final = (
    (SUNS, 0),
    (DECEMBER, 3),
    (ANIMALS, 4),
    (BIRDS, 8),
    (RIBBONS, 12),
    (RED, 16),
    (BLUE, 18),
    (ORCHID, 20),
)
_PLAINS: Final = 24


def _card(card: int, cup_plain: bool) -> int:
    """Return the tally of one card."""
    bit = 1 << card
    if cup_plain and bit == CUP:
        return 2 << _PLAINS
    tally = sum(1 << low for cards, low in _FIELDS if bit & cards)
    return tally or (2 if bit & DOUBLES else 1) << _PLAINS


def _tables(cup_plain: bool) -> list[int]:
    """Return the tally of what a nibble holds of a month, at 16 * month + nibble."""
    return [
        sum(_card(4 * month + each, cup_plain) for each in range(4) if nibble >> each & 1)
        for month in range(12)
        for nibble in range(16)
    ]


_OF: Final = (_tables(False), _tables(True))


def tables(cup_plain: bool) -> list[int]:
    """Return the tallies of parts of a month, at 16 * month + the four bits of its part."""
    return _OF[1] if cup_plain else _OF[0]


def _suns(field: int) -> int:
    suns, december = field & 7, field >> 3
    if suns < 3:
        return 0
    return 15 if suns == 5 else 2 if suns == 3 and december else suns


SUN_POINTS: Final = bytes(_suns(field) for field in range(16))
ANIMAL_POINTS: Final = bytes(max(0, (field & 15) - 4) + (5 if field >> 4 == 3 else 0) for field in range(64))
RIBBON_POINTS: Final = bytes(
    max(0, (field & 15) - 4) + 3 * sum(field >> low & 3 == 3 for low in (4, 6, 8)) for field in range(1024)
)
PLAIN_POINTS: Final = bytes(max(0, field - 9) for field in range(64))


def points(tally: i64) -> i64:
    """Return the score of a collection."""
    return (
        SUN_POINTS[tally & 15]
        + ANIMAL_POINTS[tally >> 4 & 63]
        + RIBBON_POINTS[tally >> 12 & 1023]
        + PLAIN_POINTS[tally >> 24]
    )


def plains(tally: i64) -> i64:
    """Return the plains by value."""
    return tally >> 24


def animals(tally: i64) -> i64:
    """Return the animals."""
    return tally >> 4 & 15


def tally_of(cards: int, cup_plain: bool) -> int:
    """Return the tally of a whole collection."""
    table = tables(cup_plain)
    return sum(table[month << 4 | cards >> 4 * month & 15] for month in range(12))
