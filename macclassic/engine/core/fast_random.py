"""Fast random numbers for playouts, identical in compiled and plain Python.

Deals of a match come from `engine.core.chance`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class FastRandom:
    """Two combined multiplicative generators (L'Ecuyer 1988).

    No number in it exceeds 63 bits; its period is 2.3e18.
    """

    __slots__ = ("_one", "_two")

    _one: i64
    _two: i64

    def __init__(self, seed: int) -> None:
        """Seed the generators with a number from 0 to 2**62 - 1."""
        self._one = seed % 2147483562 + 1
        self._two = seed // 2147483562 % 2147483398 + 1

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, for n far below 2**31."""
        self._one = self._one * 40014 % 2147483563
        self._two = self._two * 40692 % 2147483399
        return (self._one + self._two) % n

    def shuffle(self, cards: list[int], first: i64 = 0) -> None:
        """Shuffle the list in place from index `first` on."""
        last: i64 = len(cards) - 1
        while last > first:
            other = first + self.below(last - first + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1
