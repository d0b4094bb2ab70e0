"""Chance: two kinds of streams from one seed, and a shuffle that stays the same in ten years.

A stream is SHA-256 in counter mode, so it depends on no library's generator. A shuffle takes one large
number and deals it out by division, which is exact to 2**-64 and quick in plain Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Whoever answers when the rules ask for chance: a seeded stream, or a record being replayed."""

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a new order."""


@cache
def _shuffle_bits(count: int) -> int:
    """Return how many bits of chance a shuffle of so many items takes, 64 to spare."""
    return sum((k.bit_length() for k in range(2, count + 1)), 64)


class Stream:
    """One endless stream of chance, named by a seed and a label: the same for ever.

    Streams of different labels know nothing of each other, so a computer player's thinking never moves a
    deal.
    """

    __slots__ = ("_bits", "_counter", "_key", "_left")

    def __init__(self, seed: int, label: str) -> None:
        self._key = f"macclassic/{label}/{seed}/".encode()
        self._counter = 0
        self._bits = 0
        self._left = 0

    def _take(self, bits: int) -> int:
        while self._left < bits:
            block = sha256(self._key + str(self._counter).encode()).digest()
            self._counter += 1
            self._bits |= int.from_bytes(block, "big") << self._left
            self._left += 256
        value = self._bits & ((1 << bits) - 1)
        self._bits >>= bits
        self._left -= bits
        return value

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, all equally likely to within 2**-64."""
        return self._take(n.bit_length() + 64) % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a new order, all orders equally likely to within 2**-64."""
        pool = list(items)
        number = self._take(_shuffle_bits(len(pool)))
        for k in range(len(pool) - 1, 0, -1):
            number, j = divmod(number, k + 1)
            pool[k], pool[j] = pool[j], pool[k]
        return tuple(pool)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]


def deal_stream(seed: int, round_number: int) -> Stream:
    """Return the stream that deals one round of a match."""
    return Stream(seed, f"deal/{round_number}")


def player_stream(seed: int, seat: int, ply: int) -> Stream:
    """Return the stream a computer player at a seat has for one decision, counted from the match's start."""
    return Stream(seed, f"player/{seat}/{ply}")
