"""How many petals a computer player gives each flower at the beginning.

Whoever divides its pack into more flowers has more attacks a turn and more tops: of all that was measured
nothing did better than pairs (docs/power-opponents.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from ..acts import Build
from ..cards import HIDDEN, STRENGTH

PAIR, THREE = 2, 3


def build(petals: int, threes_in: int) -> Build:
    """Return pairs with a flower of three for every `threes_in` petals (0: none but for an odd number), the
    larger first."""
    threes = petals // threes_in if threes_in else 0
    if (petals - THREE * threes) % PAIR:
        threes += 1
    while THREE * threes > petals:
        threes -= PAIR
    return Build((THREE,) * threes + (PAIR,) * ((petals - THREE * threes) // PAIR))


def build_seen(pack: Sequence[int]) -> Build:
    """Return pairs and threes of a pack that is seen, cut so that strong petals come to lie on top.

    All packs of an odd number have one flower of three; more threes are made only where a top gains by it.
    """
    if len(pack) < PAIR or HIDDEN in pack:
        return build(len(pack), 0)
    # The best cut of each tail, from the end: what it is worth, and its sizes.
    best: list[tuple[int, tuple[int, ...]] | None] = [None] * (len(pack) + 1)
    best[len(pack)] = (0, ())
    for at in range(len(pack) - 1, -1, -1):
        for size in (PAIR, THREE):
            rest = best[at + size] if at + size <= len(pack) else None
            if rest is None:
                continue
            found = (rest[0] + STRENGTH[pack[at]] + _A_FLOWER, (size, *rest[1]))
            now = best[at]
            if now is None or found[0] > now[0]:
                best[at] = found
    whole = best[0]
    assert whole is not None
    return Build(whole[1])


_A_FLOWER = 8
"""What one flower more is worth, in points of strength on top."""
