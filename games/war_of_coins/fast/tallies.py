"""What captured cards come to, packed into one number, and their points by look-up (war-of-coins §points).

A *tally* is the sum of what its cards count for: Exchanges, Gateways, Merchants (Gateways too), ribbon cards
by number and by kind, and Mining by value. All fields fit side by side into 26 bits, so cards are captured by
adding their tallies and given by taking away, and points are four looks into tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import (
    BLOCKS,
    CHUNKS,
    DOUBLES,
    EXCHANGES,
    GATEWAYS,
    HASHES,
    MERCHANTS,
    NONCES,
    RIBBONS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Each field's set of cards and its lowest bit. The second and third are looked up together, and so are all
# of the ribbon cards.
_FIELDS: Final = (
    (EXCHANGES, 0),
    (GATEWAYS, 3),
    (MERCHANTS, 5),
    (RIBBONS, 9),
    (CHUNKS, 13),
    (NONCES, 15),
    (HASHES, 17),
    (BLOCKS, 19),
)
_MINING: Final = 20


def _card(card: int) -> int:
    """Return the tally of one card."""
    bit = 1 << card
    tally = sum(1 << low for cards, low in _FIELDS if bit & cards)
    return tally or (2 if bit & DOUBLES else 1) << _MINING


TALLY: Final = [
    sum(_card(4 * coin + each) for each in range(4) if part >> each & 1 and 4 * coin + each < 50)
    for coin in range(13)
    for part in range(16)
]
"""The tally of a part of a coin, at 16 * coin + the four bits of its part; the jokers stand as coin 12."""


def _ribbons(field: int) -> int:
    """Return the points of ribbon cards: their number, then how many Chunk, Nonce, Hashes and Blocks."""
    kinds = [field >> low & 3 for low in (4, 6, 8)]
    points = max(0, (field & 15) - 4) + 3 * kinds.count(3)
    return points + 5 if all(kinds) and field >> 10 else points


EXCHANGE_POINTS: Final = bytes(0 if count < 3 else 15 if count == 5 else count for count in range(8))
MERCHANT_POINTS: Final = bytes(max(0, (field >> 2) - 4) + (5 if field & 3 == 3 else 0) for field in range(64))
RIBBON_POINTS: Final = bytes(map(_ribbons, range(2048)))
MINING_POINTS: Final = bytes(max(0, value - 9) for value in range(64))


def points(tally: i64) -> i64:
    """Return the points of what is captured."""
    return (
        EXCHANGE_POINTS[tally & 7]
        + MERCHANT_POINTS[tally >> 3 & 63]
        + RIBBON_POINTS[tally >> 9 & 2047]
        + MINING_POINTS[tally >> 20]
    )


def tally_of(cards: int) -> int:
    """Return the tally of all that is captured."""
    return sum(TALLY[coin << 4 | cards >> 4 * coin & 15] for coin in range(13))
