"""Random games a second: War of Flowers in pure Python beside OpenSpiel's hearts from Python.

Both go through the interface a player of the library would use: legal actions, one of them at random, step.
Ours is dealt by `Chance` anew each time and makes every event; hearts samples its chance nodes. The two take
turns in short stretches, so that a busy machine slows both alike; the best stretch of each counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from games.war_of_flowers.rules import WarRules
from macclassic.engine.chance import deal_stream

title = "random games a second, pure Python, beside OpenSpiel's hearts (C++) from Python"

STRETCH = 0.5
"""Seconds of play between two looks at the clock's sum."""
STRETCHES = 8


def war_of_flowers(rng: random.Random, seed: int) -> int:
    """Play one game from the deal to its end and return its decisions."""
    rules = WarRules()
    state = rules.start(deal_stream(seed, 0))
    plies = 0
    while rules.actor(state) >= 0:
        state, _ = rules.step(state, rng.choice(rules.legal(state)))
        plies += 1
    return plies


@cache
def _loaded_hearts() -> Any:
    import pyspiel

    return pyspiel.load_game("hearts")


def hearts(rng: random.Random, seed: int) -> int:
    """Play one game of OpenSpiel's hearts and return its decisions."""
    state = _loaded_hearts().new_initial_state()
    plies = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
    return plies


def _stretch(play: Callable[[random.Random, int], int], rng: random.Random) -> tuple[float, float]:
    """Return games a second and decisions a second of one stretch of play."""
    games = plies = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < STRETCH:
        plies += play(rng, rng.getrandbits(32))
        games += 1
    return games / spent, plies / spent


def run() -> dict[str, float]:
    """Return games and decisions a second of both, and how many of our games go into one of hearts."""
    rng = random.Random(1993)
    ours, theirs = (0.0, 0.0), (0.0, 0.0)
    for _ in range(STRETCHES):
        ours = max(ours, _stretch(war_of_flowers, rng))
        theirs = max(theirs, _stretch(hearts, rng))
    return {
        "War of Flowers, games a second": ours[0],
        "War of Flowers, decisions a second": ours[1],
        "OpenSpiel hearts, games a second": theirs[0],
        "OpenSpiel hearts, decisions a second": theirs[1],
        "ratio of games": ours[0] / theirs[0],
    }
