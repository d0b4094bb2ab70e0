"""Actions with cards that all games of flower cards share, and tables for fast look-up of cards.

Legal actions are shared objects, so that a playout creates none; an action read from a record equals them.
Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1


class Action:
    """Base class of the actions."""


@dataclass(frozen=True)
class Play(Action):
    """Play a hand card. `take`: the card it takes, if two of its month are on the table to choose from."""

    card: i64
    take: i64 = NONE


@dataclass(frozen=True)
class Take(Action):
    """Choose which of two cards on the table the turned card takes."""

    card: i64


PLAYS: Final = [Play(card) for card in range(50)]
TAKES: Final = [Take(card) for card in range(48)]
# By hand card, and by the card of its month that it takes.
PLAY_TAKES: Final = [[Play(card, card // 4 * 4 + each) for each in range(4)] for card in range(48)]

BIT: Final = [1 << card for card in range(50)]
# The card of a set of one: powers of two have different remainders modulo 59.
CARD: Final = bytes(next((card for card in range(50) if (1 << card) % 59 == rest), 255) for rest in range(59))
COUNT: Final = bytes(part.bit_count() for part in range(16))
FIRSTS: Final = sum(1 << 4 * month for month in range(12))
"""The first card of each month, as a set."""


def plays_by_month(choosing: Callable[[int, int], bool]) -> list[tuple[Play, ...]]:
    """Return the plays of each month, by the parts of the month on the table and in the hand.

    The index is 256 * month + 16 * (the part on the table) + (the part in the hand); jokers form a 13th
    month. `choosing`: returns True if a card of a month must choose among such a part on the table.
    """
    found = []
    for month in range(13):
        cards = [card for card in range(4 * month, 4 * month + 4) if card < 50]
        hands = [[card for card in cards if held >> (card & 3) & 1] for held in range(16)]
        single = [tuple([PLAYS[card] for card in hand]) for hand in hands]
        for there in range(16):
            if month < 12 and choosing(month, there):
                lying = [each for each in range(4) if there >> each & 1]
                choices = [[PLAY_TAKES[card][each] for card in hand for each in lying] for hand in hands]
                found += [tuple(plays) for plays in choices]
            else:
                found += single
    return found


def takes(table: i64, turned: i64) -> list[Take]:
    """Return the cards on the table that a turned card may take."""
    found: list[Take] = []
    shift = turned & 60
    part = table >> shift & 15
    while part:
        low = part & -part
        found.append(TAKES[shift + CARD[low]])
        part ^= low
    return found


def set_of(cards: list[int], at: i64, end: i64) -> i64:
    """Return the cards of a list from index `at` up to `end`, as a set."""
    found: i64 = 0
    while at < end:
        found |= BIT[cards[at]]
        at += 1
    return found


def added_up(cards: int, parts: list[int]) -> int:
    """Return the sum over the months of a set of cards, by a table of their parts (`deck.by_part`)."""
    left: i64 = cards
    total: i64 = 0
    month: i64 = 0
    while left:
        total += parts[month | (left & 15)]
        left >>= 4
        month += 16
    return total


def holds_four(cards: i64) -> bool:
    """True if a set contains all four cards of a month."""
    return cards & cards >> 1 & cards >> 2 & cards >> 3 & FIRSTS != 0
