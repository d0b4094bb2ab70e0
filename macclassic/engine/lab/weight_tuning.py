"""Weights tuned by the cross-entropy method: what ``macclassic tune`` does, for any game that has weights.

Each generation draws weights round a mean, lets each play fresh deals against those of today, and moves mean
and spread to those that earned most. Deals are never used twice, so nothing is learnt by heart. What comes
out has still to be confirmed by the arena, on deals of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from random import Random

from macclassic.engine.core.game_spec import BadOption, Tunable
from macclassic.engine.core.registry import games

FIRST_DEAL = 10_000_000
"""Far from the deals that anybody measures on."""
ELITE = 5
"""One in so many is kept of a generation."""


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """How long and how broadly to tune: `population` weights a generation, `deals` for each of them."""

    generations: int = 20
    population: int = 40
    deals: int = 300
    seed: int = 1


@dataclass(frozen=True, slots=True)
class GenerationResult:
    """What came of one: gains a game of the mean before it and of its best, and the mean after it."""

    number: int
    mean_gain: float
    best_gain: float
    mean: tuple[float, ...]


def tunable_of(game: str) -> Tunable:
    """Return what of a game can be tuned.

    Raises BadOption for a game without it.
    """
    spec = games()[game]
    if spec.tunable is None:
        raise BadOption(f"there is nothing to tune in {game}")
    return spec.tunable()


def gain(game: str, numbers: Sequence[float], first: int, deals: int) -> float:
    """Return what weights gain a game against today's; what an executor is asked to do."""
    return tunable_of(game).gain(numbers, first, deals)


def tune(game: str, course: TuningPlan, executor: Executor | None = None) -> Iterator[GenerationResult]:
    """Tune a game's weights and yield each generation as it ends; played here, or wherever an executor does.

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
            # Half of what it was stays, so that it does not settle too soon.
            0.5 * old + 0.5 * (sum((value - centre) ** 2 for value in column) / elite) ** 0.5
            for old, centre, column in zip(spread, mean, columns, strict=True)
        ]
        yield GenerationResult(number + 1, gains[-1], gains[best[0]], tuple(mean))
