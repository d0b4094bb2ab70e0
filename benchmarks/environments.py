"""Measures random steps of the environments as multiples of a step of OpenSpiel's hearts.

Both are measured in turn, and the median of the ratios is taken, since the speed of a machine varies. A step
of an environment includes the observation of the agent to move and the choice of a legal action.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

from macclassic.engine.core.registry import games

title = "random steps of the environments"

STEPS = 400
"""Steps of one measurement."""
MEASUREMENTS = 15


def run() -> dict[str, float]:
    """Return the microseconds of a step of each game, and their ratio to those of hearts."""
    found: dict[str, float] = {}
    for key in games():
        step = ours(key)
        step(MEASUREMENTS)  # warms up
        pairs = [(step(number), hearts(number)) for number in range(MEASUREMENTS)]
        found[f"{key}: microseconds"] = 1e6 * median(own for own, _ in pairs)
        found[f"{key}: times a step of hearts"] = median(own / other for own, other in pairs)
    return found


def ours(key: str) -> Callable[[int], float]:
    """Return a function that measures a step of a game's environment in processor seconds."""
    from macclassic_lab.environments import CardTableEnv

    table = CardTableEnv(key)

    def measure(number: int) -> float:
        steps, seed, begun = 0, STEPS * number, time.process_time()
        while steps < STEPS:
            seed += 1
            table.reset(seed=seed)
            for agent in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                if over or cut:
                    table.step(None)
                    continue
                table.step(table.action_space(agent).sample(seen["action_mask"]))
                steps += 1
        return (time.process_time() - begun) / steps

    return measure


def hearts(number: int) -> float:
    """Measure a step of OpenSpiel's hearts in processor seconds, its deal included."""
    import pyspiel

    chance, of = Random(number), pyspiel.load_game("hearts")
    steps, begun = 0, time.process_time()
    while steps < 4 * STEPS:
        state = of.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, _ = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choice(actions))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
    return (time.process_time() - begun) / steps
