"""Tune the weights of the greedy player by the cross-entropy method: ``python -m tools.tune --out FILE``.

Each generation draws weights round a mean, lets each play fresh deals in every seat against two of the
weights of today, and moves mean and spread to those that earned most. Deals are never used twice, so nothing
is learnt by heart. What comes out has still to be confirmed by `macclassic arena`, on deals of its own.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, fields
from pathlib import Path
from random import Random
from typing import Any

from games.war_of_flowers.players.greedy import SENSE, GreedyPlayer
from games.war_of_flowers.players.worth import WEIGHTS, Weights
from games.war_of_flowers.rules import WarRules
from macclassic.engine.arena import sit

FIRST_DEAL = 10_000_000
"""Far from the deals that anybody measures on."""


def flat(weights: Weights) -> list[float]:
    """Return weights as one list of numbers."""
    numbers: list[float] = []
    for value in asdict(weights).values():
        numbers += value if isinstance(value, tuple) else [value]
    return numbers


def shaped(numbers: Sequence[float]) -> Weights:
    """Return weights from one list of numbers; none is below nothing."""
    data: dict[str, Any] = {}
    left = [max(0.0, round(number, 3)) for number in numbers]
    for each in fields(Weights):
        value = getattr(WEIGHTS, each.name)
        if isinstance(value, tuple):
            data[each.name], left = left[: len(value)], left[len(value) :]
        else:
            data[each.name] = left.pop(0)
    return Weights.from_json(data)


def earned(numbers: Sequence[float], first: int, deals: int) -> float:
    """Return what weights gain a game against two of today's, each deal played from every seat."""
    rules, tried, today = WarRules(), GreedyPlayer(SENSE, shaped(numbers)), GreedyPlayer(SENSE)
    total = 0.0
    for seed in range(first, first + deals):
        for seat in range(rules.seats):
            seated = [tried if each == seat else today for each in range(rules.seats)]
            total += sit(rules, seated, seed).gains[seat]
    return total / (rules.seats * deals)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=40)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = Random(options.seed)
    mean = flat(WEIGHTS)
    spread = [0.15 + 0.35 * abs(value) for value in mean]
    elite = max(2, options.population // 5)
    with ProcessPoolExecutor(options.jobs) as executor:
        for generation in range(options.generations):
            drawn = [
                [random.gauss(centre, wide) for centre, wide in zip(mean, spread, strict=True)]
                for _ in range(options.population - 1)
            ]
            drawn.append(mean)
            first = FIRST_DEAL + generation * options.deals
            gains = list(
                executor.map(earned, drawn, [first] * len(drawn), [options.deals] * len(drawn), chunksize=1)
            )
            best = sorted(range(len(drawn)), key=lambda index: -gains[index])[:elite]
            chosen = [drawn[index] for index in best]
            mean = [sum(column) / elite for column in zip(*chosen, strict=True)]
            spread = [
                # Half of what it was stays, so that it does not settle too soon.
                0.5 * old + 0.5 * (sum((value - centre) ** 2 for value in column) / elite) ** 0.5
                for old, centre, column in zip(spread, mean, zip(*chosen, strict=True), strict=True)
            ]
            options.out.write_text(json.dumps(asdict(shaped(mean)), indent=1) + "\n")
            print(f"{generation + 1}: the mean {gains[-1]:+.2f}, the best {gains[best[0]]:+.2f}", flush=True)


if __name__ == "__main__":
    main()
