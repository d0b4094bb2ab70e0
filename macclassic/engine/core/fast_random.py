"""Chance for play-outs: quick, and the same compiled or not; deals of a match come from `engine.chance`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class FastRandom:
    """Two small multiplicative generators, one taken from the other (L'Ecuyer 1988): no number in it leaves
    63 bits, and its period is 2.3e18."""

    __slots__ = ("_one", "_two")

    _one: i64
    _two: i64

    def __init__(self, seed: int) -> None:
        """Begin somewhere; `seed` is any number from 0 below 2**62."""
        self._one = seed % 2147483562 + 1
        self._two = seed // 2147483562 % 2147483398 + 1

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, for n far below 2**31."""
        self._one = self._one * 40014 % 2147483563
        self._two = self._two * 40692 % 2147483399
        return (self._one + self._two) % n

    def shuffle(self, cards: list[int], first: i64 = 0) -> None:
        """Shuffle some numbers from one on."""
        last: i64 = len(cards) - 1
        while last > first:
            other = first + self.below(last - first + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1
