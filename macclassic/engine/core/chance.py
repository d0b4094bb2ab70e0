"""Random streams from a seed, and a shuffle whose results never change between versions.

A stream is SHA-256 in counter mode, so it depends on no library's generator. A shuffle takes one large number
and splits it by division, which is exact to 2**-64 and fast in plain Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Source of chance for the rules: a seeded stream, or a record during replay."""

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order."""


@cache
def _shuffle_bits(count: int) -> int:
    """Return the number of random bits for a shuffle of `count` items, with 64 to spare."""
    return sum((k.bit_length() for k in range(2, count + 1)), 64)


class Stream:
    """Infinite random stream, determined by a seed and a label.

    Streams with different labels are independent, so a computer player's decisions never change a deal.
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
        """Return a whole number from 0 to n - 1, uniform to within 2**-64."""
        return self._take(n.bit_length() + 64) % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order, uniform to within 2**-64."""
        pool = list(items)
        number = self._take(_shuffle_bits(len(pool)))
        for k in range(len(pool) - 1, 0, -1):
            number, j = divmod(number, k + 1)
            pool[k], pool[j] = pool[j], pool[k]
        return tuple(pool)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items at random."""
        return items[self.below(len(items))]


def deal_stream(seed: int, round_number: int) -> Stream:
    """Return the stream that deals one round of a match."""
    return Stream(seed, f"deal/{round_number}")


def player_stream(seed: int, seat: int, ply: int) -> Stream:
    """Return a computer player's stream for one decision; `ply` counts from the start of the match."""
    return Stream(seed, f"player/{seat}/{ply}")
