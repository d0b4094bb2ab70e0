"""Copies environments and states within a round and plays on: ``python -m tests.lab.support.copies``.

Prints for each game how many copies go on like the original; it runs with compiled rules too.
"""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel

from macclassic.engine.core.registry import games
from macclassic_lab.environments import CardTableEnv
from macclassic_lab.environments.openspiel import game


def goes_on(table: CardTableEnv) -> int:
    """Take the last legal actions of a few decisions, and return a number made of what is observed."""
    found = 0
    for _ in range(5):
        seen = table.last()[0]
        found = hash((found, *(array.tobytes() for array in seen["observation"].values()))) if seen else found
        legal = np.flatnonzero(seen["action_mask"])
        if not len(legal):
            break
        table.step(int(legal[-1]))
    return found


def check(key: str) -> str:
    """Return how many copies of a game went on as the original did."""
    table = CardTableEnv(key)
    table.reset(seed=5)
    for _ in range(9):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    after = goes_on(table)
    same = sum(goes_on(twin) == after for twin in twins)
    chance, state = Random(5), game(key, deals=9).new_initial_state()
    state.apply_action(4)
    for _ in range(9):
        state.apply_action(chance.choice(state.legal_actions()))
    for twin in copies(state):
        twin.apply_action(twin.legal_actions()[0])
        once = state.clone()
        once.apply_action(once.legal_actions()[0])
        same += str(twin) == str(once)
    return f"{key}: {same}"


def copies(state: Any) -> list[Any]:
    """Return a state copied in every way."""
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    return [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), read]


if __name__ == "__main__":
    for each in games():
        print(check(each))
