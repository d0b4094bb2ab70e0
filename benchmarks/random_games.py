"""Compares random games a second: War of Flowers and OpenSpiel's hearts (C++), driven from Python.

Each game uses what a user of the library uses: list the legal moves, choose one at random, play it. Ours run
with the rules as a match plays them (a copy a decision, all events), as playouts do in plain Python (in
place, without events), and with the latter compiled by mypyc. Each game has a new deal; hearts samples its
chance nodes. The variants take turns in short stretches, so a busy machine slows all equally; the best
stretch of each counts.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

title = "random games a second, beside OpenSpiel's hearts (C++) from Python"

STRETCH = 0.5
"""Length of a stretch in seconds."""
STRETCHES = 8

Play = Callable[[random.Random, int], int]
"""Plays one game and returns the number of decisions."""


def by_the_rules(rng: random.Random, seed: int) -> int:
    """Play one game with the rules of a match."""
    from games.war_of_flowers import GAME
    from games.war_of_flowers.options import WarOptions
    from macclassic.engine.core.chance import deal_stream

    rules = GAME.rules(WarOptions())
    position = rules.begin(rules.deal(deal_stream(seed, 0), None), None)
    plies = 0
    while position.actor() >= 0:
        action = rng.choice(position.legal())
        assert position.why_not(action) is None
        position, position.log = position.copy(), []
        position.play(action)
        plies += 1
    return plies


def by_fast_rules() -> Play:
    """Return a function that plays one game with the rules of playouts, compiled or not."""
    from games.war_of_flowers.players.playout import dealt
    from games.war_of_flowers.position import Position
    from macclassic.engine.core.fast_random import FastRandom

    def play(rng: random.Random, seed: int) -> int:
        position: Position = dealt(FastRandom(seed))
        plies, chance = 0, rng.random
        while moves := position.legal():
            position.play(moves[int(chance() * len(moves))])
            plies += 1
        return plies

    return play


@cache
def _loaded_hearts() -> Any:
    import pyspiel

    return pyspiel.load_game("hearts")


def hearts(rng: random.Random, seed: int) -> int:
    """Play one game of OpenSpiel's hearts."""
    state = _loaded_hearts().new_initial_state()
    plies, chance = 0, rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(chance() * len(moves))])
            plies += 1
    return plies


def stretch(play: Play, rng: random.Random) -> tuple[float, float]:
    """Return games a second and decisions a second of one stretch."""
    games = plies = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < STRETCH:
        plies += play(rng, rng.getrandbits(32))
        games += 1
    return games / spent, plies / spent


class SeparateProcess:
    """Plays stretches in a separate process that imports the games from another tree."""

    def __init__(self, tree: Path) -> None:
        here = str(Path(__file__).parent.parent)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), here))}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.random_games"],
            cwd=tree,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def stretch(self) -> tuple[float, float]:
        """Return games a second and decisions a second of one stretch."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        games, plies = self._process.stdout.readline().split()
        return float(games), float(plies)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def serve() -> None:
    """Play one stretch with the rules of playouts for each line of standard input."""
    rng, play = random.Random(1993), by_fast_rules()
    for _ in sys.stdin:
        print(*stretch(play, rng), flush=True)


def run() -> dict[str, float]:
    """Return games and decisions a second of each variant, and their ratio to those of hearts."""
    from tools.release import compiled

    rng = random.Random(1993)
    with TemporaryDirectory() as name:
        plain, fast = Path(name) / "plain", Path(name) / "fast"
        for tree in (plain, fast):
            compiled.copy(tree)
        others = {"fast rules, plain": SeparateProcess(plain)}
        if compiled.compiler() is not None:
            compiled.build(fast)
            others["fast rules, compiled"] = SeparateProcess(fast)
        best: dict[str, tuple[float, float]] = {}
        for _ in range(STRETCHES):
            found = {
                "OpenSpiel hearts": stretch(hearts, rng),
                "rules of a match, plain": stretch(by_the_rules, rng),
            }
            found |= {what: other.stretch() for what, other in others.items()}
            best = {what: max(figures, best.get(what, figures)) for what, figures in found.items()}
        for other in others.values():
            other.close()
    figures: dict[str, float] = {}
    for what, (games, plies) in best.items():
        figures[f"{what}: games a second"] = games
        figures[f"{what}: decisions a second"] = plies
        if what != "OpenSpiel hearts":
            figures[f"{what}: games to one of hearts"] = games / best["OpenSpiel hearts"][0]
    return figures


if __name__ == "__main__":
    serve()
