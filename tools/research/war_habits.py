"""Trains the playout policy of War of Flowers: ``python -m tools.research.war_habits --out FILE``.

Further options: ``[--positions N] [--start FILE] [--jobs J] [--scheduler ADDRESS]``. Three players with the
same policy play each other. In some of their positions every move is tried and played out from the same
world. The weights of `learned_policy` then change so that moves which earned more than the policy's mean
become more likely (policy gradient over all actions). Steps shrink to a tenth (Adam; Kingma and Ba 2015). The
result is the running mean of the weights. All games are random; none is taken from a match.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from math import exp, sqrt
from pathlib import Path
from typing import Any

from games.war_of_flowers.actions import Action
from games.war_of_flowers.players.learned_policy import REST, SIZE, WORTHS, LearnedPolicy, LearnedTable, signs
from games.war_of_flowers.players.playout import dealt
from games.war_of_flowers.players.search import ROLES, flat
from games.war_of_flowers.position import CALL, OVER, Position
from macclassic.engine.core.fast_random import FastRandom
from macclassic_lab.worker_pools import executor

BATCH = 4000
"""Positions between two steps."""
PARTS = 8
"""Parts of a batch. The result does not depend on the number of processes that play them."""
SEED_DISTANCE = 7_046_029_254_386_353
"""Distance between the seeds of two parts."""
FIRST_STEP_SIZE = 0.03
"""Size of the first step, in points of a weight."""
TRIED_PERCENT = 30
"""Percentage of positions with a choice of cards that are tried; all calls are tried."""
CALL_GAMES = 3
"""Games in which each answer to a call is tried: calls are rare."""
MONEY = (50, 50, 30, 100)
CUP_PLAIN_PERCENT = 15
"""Percentage of games in which the cup is a plain."""


class Learner:
    """Weights in training, in points; `mean` is their running mean."""

    def __init__(self, numbers: list[float], seed: int) -> None:
        self.numbers = numbers
        self.mean = numbers[:]
        self._seed = seed
        self._first = [0.0] * SIZE
        self._second = [0.0] * SIZE
        self._steps = 0

    def step(self, pace: float, executor: Executor | None = None) -> None:
        """Play a batch, here or in the executor's processes, and update the weights."""
        begins = [self._seed + (self._steps * PARTS + part) * SEED_DISTANCE for part in range(PARTS)]
        each = partial(batch_gradient, self.numbers[:])
        parts = list(map(each, begins) if executor is None else executor.map(each, begins))
        seen = sum(tried for _, tried in parts)
        self._steps += 1
        keep = max(0.02, 1 / self._steps)
        for which in range(SIZE):
            slope = sum(found[which] for found, _ in parts) / seen
            first = self._first[which] = 0.9 * self._first[which] + 0.1 * slope
            second = self._second[which] = 0.99 * self._second[which] + 0.01 * slope * slope
            size = sqrt(second / (1 - 0.99**self._steps)) + 1e-6
            self.numbers[which] += pace * first / (1 - 0.9**self._steps) / size
            self.mean[which] += keep * (self.numbers[which] - self.mean[which])


def batch_gradient(numbers: Sequence[float], seed: int) -> tuple[list[float], int]:
    """Return the gradient that a part of a batch gives, summed over its positions, and their number."""
    part = _Part(numbers, FastRandom(seed % (1 << 62)))
    while part.tried < BATCH // PARTS:
        part.play()
    return part.slope, part.tried


class _Part:
    """Games played by the policy of given weights, and the gradient summed over them."""

    def __init__(self, numbers: Sequence[float], dice: FastRandom) -> None:
        self.slope = [0.0] * SIZE
        self.tried = 0
        self._numbers = numbers
        self._dice = dice
        self._signs: dict[int, list[int]] = {}
        self._habits = LearnedPolicy(LearnedTable([round(1000 * number) for number in numbers]), dice)

    def play(self) -> None:
        """Play a game."""
        dice = self._dice
        position = dealt(dice, MONEY[dice.below(4)], dice.below(3), dice.below(100) < CUP_PLAIN_PERCENT)
        while position.phase != OVER:
            moves = position.legal()
            if len(moves) == 1:
                position.play(moves[0])
                continue
            if position.phase == CALL or dice.below(100) < TRIED_PERCENT:
                self._try(position, moves)
                self.tried += 1
            position.play(self._habits.decide(position, moves))

    def _try(self, position: Position, moves: Sequence[Action]) -> None:
        habits = self._habits
        games = CALL_GAMES if position.phase == CALL else 1
        seat = position.turn
        earned, found = [], []
        game = position.copy()
        for move in moves:
            total = 0
            for _ in range(games):
                game.become(position)
                game.play(move)
                habits.play_out(game)
                total += game.money[seat] - position.money[seat]
            earned.append(total / games)
            found.append([which for place in habits.places(position, move) for which in self._of(place)])
        sums = [sum(self._numbers[which] for which in these) for these in found]
        chances = [exp(each - max(sums)) for each in sums]
        whole = sum(chances)
        mean = sum(chance * each for chance, each in zip(chances, earned, strict=True)) / whole
        for these, chance, each in zip(found, chances, earned, strict=True):
            weight = chance / whole * (each - mean)
            for which in these:
                self.slope[which] += weight

    def _of(self, place: int) -> list[int]:
        found = self._signs.get(place)
        if found is None:
            found = self._signs[place] = signs(place)
        return found


def named(numbers: Sequence[int]) -> dict[str, Any]:
    """Return the weights by the names of their groups."""
    left = iter(numbers)
    data: dict[str, Any] = {
        role: {name: [next(left) for _ in range(count)] for name, count in WORTHS} for role in ROLES
    }
    data.update({name: [next(left) for _ in range(count)] for name, count in REST})
    return data


def text(data: Mapping[str, Any], deep: int = 1) -> str:
    """Return the text of a data file, a list of numbers a line."""
    lines = [
        f'{" " * deep}"{name}": {text(part, deep + 1) if isinstance(part, dict) else json.dumps(part)}'
        for name, part in data.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n" + " " * (deep - 1) + "}"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.war_habits", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="a file to go on from, instead of no habits at all")
    parser.add_argument("--positions", type=int, default=2_000_000)
    parser.add_argument("--seed", type=int, default=1993)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--scheduler")
    options = parser.parse_args()
    begun = flat(json.loads(options.start.read_text(encoding="utf-8"))) if options.start else [0] * SIZE
    learner = Learner([number / 1000 for number in begun], options.seed)
    steps = max(1, options.positions // BATCH)
    with executor(options.jobs, options.scheduler) as pool:
        for step in range(steps):
            learner.step(FIRST_STEP_SIZE * (1 - 0.9 * step / steps), pool)
            if step % 25 == 24 or step == steps - 1:
                kept = [round(1000 * number) for number in learner.mean]
                options.out.write_text(text(named(kept)) + "\n", encoding="utf-8")
                print(f"{(step + 1) * BATCH:,} positions", flush=True)


if __name__ == "__main__":
    main()
