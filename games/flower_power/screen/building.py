"""Laying one's flowers before the first turn: a pack of petals in a row, cut where a flower ends
(flower-power §3.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

LEAST = 2
"""A flower has two petals at least."""


@dataclass
class Cuts:
    """A pack of petals in a row and where it is cut; `at` is the gap that the keys have come to.

    A cut at gap 3 lies between the third petal and the fourth. `places` are those gaps, in order.
    """

    count: int
    places: set[int] = field(default_factory=set)
    at: int = LEAST

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many petals each flower has, from the left."""
        edges = [0, *sorted(self.places), self.count]
        return tuple(right - left for left, right in pairwise(edges))

    @property
    def good(self) -> bool:
        """Whether every flower is large enough."""
        return all(size >= LEAST for size in self.sizes)

    def toggle(self, gap: int) -> None:
        """Cut at a gap, or join there."""
        if 0 < gap < self.count:
            self.places ^= {gap}
            self.at = gap

    def step(self, by: int) -> None:
        """Go to another gap with the keys, round at the ends."""
        self.at = (self.at - 1 + by) % (self.count - 1) + 1

    def every(self, size: int) -> None:
        """Cut after every so many petals; what is left over goes to the last flowers, a petal each."""
        flowers = max(1, self.count // size)
        self.places = set()
        edge, over = 0, self.count - flowers * size
        for number in range(flowers - 1):
            edge += size + (over // flowers) + (number >= flowers - over % flowers)
            self.places.add(edge)
        self.at = LEAST

    def lay(self, sizes: tuple[int, ...]) -> None:
        """Cut into flowers of these sizes, which make up the pack."""
        self.places = {sum(sizes[:number]) for number in range(1, len(sizes))}

    def flower_of(self, petal: int) -> int:
        """Return the number of the flower that a petal is part of, from 0."""
        return sum(place <= petal for place in self.places)
