"""Tuning of weights by the cross-entropy method, for ``macclassic tune``.

Each generation draws weights around a mean, lets each play fresh deals against the present weights, and moves
mean and spread towards the best. No deal is used twice, which prevents overfitting. The arena must confirm
the result on deals of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from random import Random

from macclassic.engine.core.game_spec import BadOption, Tunable
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.core.registry import games

FIRST_DEAL = 10_000_000
"""Seed of the first deal, far from the seeds used in measurements."""
ELITE = 5
"""Divisor of the population that gives the number of weights selected in a generation."""
OURS: Mapping[str, Callable[[], Tunable]] = {
    "war-of-coins": lazily("macclassic_lab.tuned_games.war_of_coins:tunable"),
    "war-of-flowers": lazily("macclassic_lab.tuned_games.war_of_flowers:tunable"),
}
"""The tunable weights of our games by their keys; a game of another package declares its own (`GameSpec`)."""


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """Size of a tuning run: `population` weights in each generation, `deals` for each of them."""

    generations: int = 20
    population: int = 40
    deals: int = 300
    seed: int = 1


@dataclass(frozen=True, slots=True)
class GenerationResult:
    """Result of one generation: gains per game of the previous mean and of the best, and the new mean."""

    number: int
    mean_gain: float
    best_gain: float
    mean: tuple[float, ...]


def tunable_of(game: str) -> Tunable:
    """Return the tunable weights of a game.

    Raises BadOption if it has none.
    """
    make = games()[game].tunable or OURS.get(game)
    if make is None:
        raise BadOption(f"there is nothing to tune in {game}")
    return make()


def gain(game: str, numbers: Sequence[float], first: int, deals: int) -> float:
    """Return the gain per game of weights over the present ones; the task of an executor."""
    return tunable_of(game).gain(numbers, first, deals)


def tune(game: str, course: TuningPlan, executor: Executor | None = None) -> Iterator[GenerationResult]:
    """Tune a game's weights and yield each generation as it ends; played here, or by an executor.

    Raises BadOption.
    """
    mean = list(tunable_of(game).numbers())
    random = Random(course.seed)
    spread = [0.15 + 0.35 * abs(value) for value in mean]
    elite = max(2, course.population // ELITE)
    for number in range(course.generations):
        drawn = [
            [random.gauss(centre, wide) for centre, wide in zip(mean, spread, strict=True)]
            for _ in range(course.population - 1)
        ]
        drawn.append(mean)
        first = FIRST_DEAL + number * course.deals
        each = partial(gain, game, first=first, deals=course.deals)
        gains = list(map(each, drawn) if executor is None else executor.map(each, drawn))
        best = sorted(range(len(drawn)), key=lambda index: -gains[index])[:elite]
        columns = list(zip(*(drawn[index] for index in best), strict=True))
        mean = [sum(column) / elite for column in columns]
        spread = [
            # Half of the old spread stays, against premature convergence.
            0.5 * old + 0.5 * (sum((value - centre) ** 2 for value in column) / elite) ** 0.5
            for old, centre, column in zip(spread, mean, columns, strict=True)
        ]
        yield GenerationResult(number + 1, gains[-1], gains[best[0]], tuple(mean))
