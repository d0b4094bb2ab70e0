"""What a seat may decide with a card in every game of flower cards, and tables to look cards up in.

Legal actions are shared, so that a play-out makes none; an action read from a record equals its own. Compiled
(`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1


class Action:
    """One decision."""


@dataclass(frozen=True)
class Play(Action):
    """Play a hand card; `take`: which it takes where two of its month lie on the table to choose from."""

    card: i64
    take: i64 = NONE


@dataclass(frozen=True)
class Take(Action):
    """Choose which of two cards of the table the turned one takes."""

    card: i64


PLAYS: Final = [Play(card) for card in range(50)]
TAKES: Final = [Take(card) for card in range(48)]
# A hand card and which of its month it takes.
PLAY_TAKES: Final = [[Play(card, card // 4 * 4 + each) for each in range(4)] for card in range(48)]

BIT: Final = [1 << card for card in range(50)]
# The card of a set of one: powers of two differ by their rest after 59.
CARD: Final = bytes(next((card for card in range(50) if (1 << card) % 59 == rest), 255) for rest in range(59))
COUNT: Final = bytes(part.bit_count() for part in range(16))


def plays_by_month(choosing: Callable[[int, int], bool]) -> list[list[Play]]:
    """Return what may be played of a month, at 256 * month + 16 * what the table holds of it + what the hand
    holds of it; jokers stand as a 13th month.

    `choosing`: whether a card of a month chooses where such a part of it lies on the table.
    """
    found = []
    for month in range(13):
        for there in range(16):
            for held in range(16):
                cards = [4 * month + each for each in range(4) if held >> each & 1 and 4 * month + each < 50]
                if month < 12 and choosing(month, there):
                    lying = [each for each in range(4) if there >> each & 1]
                    found.append([PLAY_TAKES[card][each] for card in cards for each in lying])
                else:
                    found.append([PLAYS[card] for card in cards])
    return found


def takes(table: i64, turned: i64) -> list[Take]:
    """Return what a turned card may take."""
    found: list[Take] = []
    shift = turned & 60
    part = table >> shift & 15
    while part:
        low = part & -part
        found.append(TAKES[shift + CARD[low]])
        part ^= low
    return found


def set_of(cards: list[int], at: i64, end: i64) -> i64:
    """Return some cards of a list, from a place up to another, as a set."""
    found: i64 = 0
    while at < end:
        found |= BIT[cards[at]]
        at += 1
    return found


def holds_four(cards: i64) -> bool:
    """Whether a set holds all four of a month."""
    shift: i64 = 0
    while shift < 48 and cards >> shift & 15 != 15:
        shift += 4
    return shift < 48
