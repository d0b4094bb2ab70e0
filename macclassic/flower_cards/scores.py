"""Scores line by line, and what a turn has added to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: what for, in the game's own word, how many cards count for it, and its points.

    `unlike`: the cards among them, as a set of bits, that don't count as one each.
    """

    what: str
    count: int
    points: int
    unlike: int = 0


def rises(now: Sequence[ScoreLine], before: Sequence[ScoreLine]) -> tuple[int, ...]:
    """Return by how many points each line of a score is more than it was."""
    earlier = {line.what: line.points for line in before}
    return tuple(line.points - earlier.get(line.what, 0) for line in now)


def fresh(scored: Sequence[ScoreLine], risen: Sequence[int]) -> tuple[ScoreLine, ...]:
    """Return the lines that have come or risen."""
    return tuple(line for line, rise in zip(scored, risen, strict=True) if rise > 0)
