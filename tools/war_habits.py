"""Learn how to play out games: ``python -m tools.war_habits --out FILE [--positions N] [--start FILE]``.

Three who play by the same habits play each other. In some of their positions every move is tried, and the
game played out from there in the same world; the numbers of `learned_policy` then move so that what earned
more than the habit does becomes more likely (the policy gradient with all actions), by steps that shrink to a
tenth (Adam; Kingma and Ba 2015). What is kept is the running mean of the numbers. All games are
made by dice, none is of a match.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from typing import Any

from games.war_of_flowers.acts import Action
from games.war_of_flowers.players.learned_policy import REST, SIZE, WORTHS, Habits, Lessons, signs
from games.war_of_flowers.players.playout import dealt
from games.war_of_flowers.players.search import ROLES, flat
from games.war_of_flowers.position import CALL, OVER, Position
from macclassic.engine.dice import Dice

BATCH = 4000
"""Positions between two steps."""
PACE = 0.03
"""The first step, in points of a number."""
TRIED = 30
"""Of a hundred positions with a choice of cards, so many are tried; all calls are."""
CALL_GAMES = 3
"""Games that each answer to a call is tried in: calls are few."""
MONEY = (50, 50, 30, 100)
CUP_PLAIN = 15
"""Of a hundred games, in so many the cup is a plain."""


class Learner:
    """Numbers on their way, in points; `mean` is what they have been lately."""

    def __init__(self, numbers: list[float], seed: int) -> None:
        self.numbers = numbers
        self.mean = numbers[:]
        self._dice = Dice(seed)
        self._first = [0.0] * SIZE
        self._second = [0.0] * SIZE
        self._steps = 0
        self._signs: dict[int, list[int]] = {}

    def step(self, pace: float) -> None:
        """Play a batch and learn from it."""
        habits = Habits(Lessons([round(1000 * number) for number in self.numbers]), self._dice)
        slope = [0.0] * SIZE
        seen = 0
        while seen < BATCH:
            seen += self._game(habits, slope)
        self._steps += 1
        keep = max(0.02, 1 / self._steps)
        for which, all_of_it in enumerate(slope):
            each = all_of_it / seen
            first = self._first[which] = 0.9 * self._first[which] + 0.1 * each
            second = self._second[which] = 0.99 * self._second[which] + 0.01 * each * each
            size = sqrt(second / (1 - 0.99**self._steps)) + 1e-6
            self.numbers[which] += pace * first / (1 - 0.9**self._steps) / size
            self.mean[which] += keep * (self.numbers[which] - self.mean[which])

    def _game(self, habits: Habits, slope: list[float]) -> int:
        """Play a game, add up the slope, and return how many positions were tried."""
        dice = self._dice
        position = dealt(dice, MONEY[dice.below(4)], dice.below(3), dice.below(100) < CUP_PLAIN)
        tried = 0
        while position.phase != OVER:
            moves = position.legal()
            if len(moves) == 1:
                position.play(moves[0])
                continue
            if position.phase == CALL or dice.below(100) < TRIED:
                self._try(habits, position, moves, slope)
                tried += 1
            position.play(habits.decide(position, moves))
        return tried

    def _try(self, habits: Habits, position: Position, moves: Sequence[Action], slope: list[float]) -> None:
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
            found.append(
                [which for place in habits.places(position, move) for which in self._signs_of(place)]
            )
        sums = [sum(self.numbers[which] for which in these) for these in found]
        chances = [exp(each - max(sums)) for each in sums]
        whole = sum(chances)
        mean = sum(chance * each for chance, each in zip(chances, earned, strict=True)) / whole
        for these, chance, each in zip(found, chances, earned, strict=True):
            weight = chance / whole * (each - mean)
            for which in these:
                slope[which] += weight

    def _signs_of(self, place: int) -> list[int]:
        found = self._signs.get(place)
        if found is None:
            found = self._signs[place] = signs(place)
        return found


def named(numbers: Sequence[int]) -> dict[str, Any]:
    """Return one list of numbers by the names of their parts."""
    left = iter(numbers)
    data: dict[str, Any] = {
        role: {name: [next(left) for _ in range(count)] for name, count in WORTHS} for role in ROLES
    }
    data.update({name: [next(left) for _ in range(count)] for name, count in REST})
    return data


def text(data: Mapping[str, Any], deep: int = 1) -> str:
    """Return a data file, a list of numbers a line."""
    lines = [
        f'{" " * deep}"{name}": {text(part, deep + 1) if isinstance(part, dict) else json.dumps(part)}'
        for name, part in data.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n" + " " * (deep - 1) + "}"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.war_habits", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="a file to go on from, instead of no habits at all")
    parser.add_argument("--positions", type=int, default=2_000_000)
    parser.add_argument("--seed", type=int, default=1993)
    options = parser.parse_args()
    begun = flat(json.loads(options.start.read_text(encoding="utf-8"))) if options.start else [0] * SIZE
    learner = Learner([number / 1000 for number in begun], options.seed)
    steps = max(1, options.positions // BATCH)
    for step in range(steps):
        learner.step(PACE * (1 - 0.9 * step / steps))
        if step % 25 == 24 or step == steps - 1:
            kept = [round(1000 * number) for number in learner.mean]
            options.out.write_text(text(named(kept)) + "\n", encoding="utf-8")
            print(f"{(step + 1) * BATCH:,} positions", flush=True)


if __name__ == "__main__":
    main()
