"""Moves as numbers, and those of a turn in the order of `CoinRules.legal` (war-of-coins §the play).

A move is a hand card, or ``64 * (1 + n) + card`` to take the n-th of its coin where two lie there; in a
choice the layout card; `SHOW` and `TRANSACT` and a coin; `FLIP_ONLY`; `KEEP_GOING` and `END`, `WIN` and
`PLAY_ON`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SHOW: Final = 320
TRANSACT: Final = 336
FLIP_ONLY: Final = 352
KEEP_GOING: Final = 0
END: Final = 1
WIN: Final = 0
PLAY_ON: Final = 1

JOKER: Final = 48
BIT: Final = [1 << card for card in range(50)]
# The card of a set of one: powers of two differ by their rest after 59.
CARD: Final = bytes(next((card for card in range(50) if (1 << card) % 59 == rest), 255) for rest in range(59))
COUNT: Final = bytes(bin(part).count("1") for part in range(16))


def _moves(coin: int, there: int, held: int) -> list[int]:
    """Return the moves with the cards of a coin that a hand holds, where so much of it lies on the layout."""
    cards = [4 * coin + each for each in range(4) if held >> each & 1]
    if coin == 12 or bin(there).count("1") != 2:
        return cards
    return [64 * (1 + each) + card for card in cards for each in range(4) if there >> each & 1]


# At 256 * coin + 16 * what the layout holds of it + what the hand holds of it; jokers stand as coin 12.
MOVES: Final = [_moves(coin, there, held) for coin in range(13) for there in range(16) for held in range(16)]


def turns(layout: i64, hand: i64, doubled: i64, owed: i64) -> list[int]:
    """Return every move of a turn.

    `doubled`: the coins for which the payment doubles already. `owed`: turns of stock cards alone.
    """
    threes: list[int] = []
    found: list[int] = []
    cards: i64 = hand
    while cards:
        card: i64 = CARD[(cards & -cards) % 59]
        shift = card & 60
        held = cards >> shift & 15
        if held > 6 and shift < JOKER and COUNT[held] == 3:
            threes.append(shift)
        found.extend(MOVES[shift << 6 | (layout >> shift & 15) << 4 | held])
        cards ^= held << shift
    if owed:
        found.append(FLIP_ONLY)
    if not threes:
        return found
    first: list[int] = []
    for each in threes:
        shift = each
        if not doubled >> (shift >> 2) & 1:
            first.append(SHOW + (shift >> 2))
    for each in threes:
        shift = each
        if layout >> shift & 15:
            first.append(TRANSACT + (shift >> 2))
    first.extend(found)
    return first


def takes(layout: i64, turned: i64) -> list[int]:
    """Return every layout card that a turned card may take."""
    found: list[int] = []
    shift = turned & 60
    part = layout >> shift & 15
    while part:
        low = part & -part
        found.append(shift + CARD[low])
        part ^= low
    return found
