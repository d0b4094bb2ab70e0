"""Judgement of all moves of a decision by playouts: how far each is behind the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erf, exp, inf, pi, sqrt
from typing import Any

from macclassic.engine.core.game_spec import Judged

from .weighing import MIN_WORLDS, Ending, MoveTrials, Trials, Weighed, ahead

SHARES = (2, 1, 1, 1, 1, 1)
"""Relative number of playouts in each round of a judgement; after each, poor moves are dropped."""
CLEAR_ERRORS = 3.0
"""Standard errors from which a move is clearly behind."""
MANY = 8
"""Number of moves above which only the better half goes on to the next round."""
LUCK = 5.0
"""Weight of the error in `without_luck`, about the number of moves that compete for the best."""


def judged(
    tried: MoveTrials,
    count: int,
    games: int,
    sure: float,
    unit: int = 1,
    prior: Sequence[float] = (),
    spread: float = inf,
    doubt: Callable[[], float] = float,
) -> list[Judged]:
    """Return the value of each of `count` moves, from at most about `games` playouts in common worlds.

    After each round the moves that are clearly behind are dropped, except the second best. The judgement ends
    once no more than `sure` is expected to be lost by taking the best. `unit`: as in `estimated`. `prior`:
    values expected without playouts, or empty; `spread`: standard deviation of their differences from the
    truth. `doubt`: returns a further expected loss, where more than the mean of the results counts.
    """
    gaps = _Gaps(tried, [unit * each for each in prior] or [0.0] * count, unit * spread)
    kept = list(range(count))
    for share in SHARES:
        tried.play(max(MIN_WORLDS, games * share // sum(SHARES) // len(kept)), kept)
        best = gaps.best(kept)
        behind = {place: gaps.between(best, place) for place in kept}
        if sum(regret(*behind[place]) for place in kept) + doubt() * unit <= sure * unit:
            break
        kept = sorted(kept, key=lambda place: behind[place][0])[: max(MANY, len(kept) // 2)]
        kept = kept[:2] + [place for place in kept[2:] if behind[place][0] <= CLEAR_ERRORS * behind[place][1]]
    top = tried.earned[best]
    found = []
    for place in range(count):
        less, error = gaps.between(best, place)
        if place != best and place not in kept:
            less = max(less, error)  # it was clearly behind
        less = without_luck(less, error)
        found.append(Judged((sum(top) / len(top) - less) / unit, less / unit, error / unit))
    return found


class _Gaps:
    """Estimates of how far moves are behind each other: by playouts, and by a prior where it says more."""

    def __init__(self, tried: MoveTrials, prior: Sequence[float], spread: float) -> None:
        self._earned, self._prior, self._spread = tried.earned, prior, spread

    def best(self, kept: Sequence[int]) -> int:
        """Return the best of some moves that were played in the same worlds."""
        most = max(kept, key=lambda place: sum(self._earned[place]))
        return min(kept, key=lambda place: self.between(most, place)[0])

    def between(self, best: int, place: int) -> tuple[float, float]:
        """Return how far a move is behind another, and the standard error, in the worlds of both."""
        if place == best:
            return 0.0, 0.0
        one, other = self._earned[best], self._earned[place]
        worlds = min(len(one), len(other))
        less, error = ahead(one[:worlds], other[:worlds])
        weight = 1 / (1 + (error / self._spread) ** 2)
        expected = self._prior[best] - self._prior[place]
        return weight * less + (1 - weight) * expected, sqrt(weight) * error


def regret(behind: float, error: float) -> float:
    """Return how much a move that seems to be behind is expected to be better, by a normal distribution."""
    if not error:
        return max(0.0, -behind)
    ratio = behind / error
    density = exp(-(ratio**2) / 2) / sqrt(2 * pi)
    return error * density - behind * (1 - erf(ratio / sqrt(2))) / 2


def without_luck(behind: float, error: float) -> float:
    """Return how far a move is behind the best, less the luck of the best.

    The best of many estimates is best partly by luck. A distance within its error is mostly luck, one of many
    errors is almost none.
    """
    return behind**3 / (behind**2 + LUCK * error**2) if behind > 0 else 0.0


def weighed(
    tried: Trials[Any, Any],
    games: int,
    sure: float,
    prior: Sequence[float] = (),
    spread: float = inf,
    doubt: Callable[[], float] = float,
) -> list[Weighed]:
    """Return the value of each move with the endings of its playouts; the arguments are those of `judged`."""
    found = judged(tried, len(tried.actions), games, sure, prior=prior, spread=spread, doubt=doubt)
    return [_with_endings(each, endings) for each, endings in zip(found, tried.endings, strict=True)]


def _with_endings(found: Judged, endings: Sequence[Ending]) -> Weighed:
    wins = [each.paid for each in endings if each.won > 0]
    losses = [-each.paid for each in endings if each.won < 0]
    count = len(endings)
    return Weighed(
        found.mean,
        found.behind,
        found.error,
        won=len(wins) / count,
        lost=len(losses) / count,
        gain=sum(wins) / max(1, len(wins)),
        cost=sum(losses) / max(1, len(losses)),
        chance=sum(each.chance for each in endings) / count / 10_000,
    )
