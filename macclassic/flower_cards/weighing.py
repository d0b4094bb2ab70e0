"""Choosing among moves by games played out in worlds that a seat can't tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

FEWEST = 4
"""Worlds that are dealt in a round at least, however many moves there are."""


class Tries(Protocol):
    """Moves that can be tried out. `earned`: by move, what each world brought, in the order of the worlds; a
    move that was let go has fewer."""

    earned: list[list[int]]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play some moves, by their places, in so many worlds more."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move is expected to bring.

    `mean`: in what the game counts. `behind`: how much less than the best move, 0 for that one; `error`: the
    standard error of `behind`, over the worlds that both were played out in.
    """

    mean: float
    behind: float
    error: float


def chosen(tried: Tries, count: int, games: int, errors: float = 1.0) -> int:
    """Return the place of the move, of `count`, that earns most in about so many games for all together.

    The games are dealt out in rounds; after each the worse half of what is left is let go (successive
    halving). The first stays to the end, and is chosen unless another is better by `errors` standard errors.
    """
    kept = list(range(count))
    rounds = max(1, (count - 1).bit_length())
    for left in reversed(range(rounds)):
        tried.play(max(FEWEST, games // rounds // len(kept)), kept)
        if left:
            ranked = sorted(kept, key=lambda place: -sum(tried.earned[place]))
            better = ranked[: max(2, (len(kept) + 1) // 2)]
            kept = [place for place in kept if place in better or place == 0]
    best = max(kept, key=lambda place: sum(tried.earned[place]))
    mean, error = ahead(tried.earned[best], tried.earned[0])
    return best if mean > errors * error else 0


def estimated(tried: Tries, count: int, worlds: int) -> list[Estimate]:
    """Return what each of `count` moves is worth, all judged in the same worlds."""
    tried.play(worlds, list(range(count)))
    best = max(tried.earned, key=sum)
    found = []
    for values in tried.earned:
        behind, error = ahead(best, values)
        found.append(Estimate(sum(values) / len(values), behind, error))
    return found


def ahead(one: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
    """Return how much more the first earned in the same worlds, and the standard error of that."""
    more = [mine - yours for mine, yours in zip(one, other, strict=True)]
    count = len(more)
    mean = sum(more) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in more) / max(1, count - 1) / count)
