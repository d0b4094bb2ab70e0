"""Spaces of the environments, made of a game's declaration."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from macclassic_lab.environments.learning_game import LearningGame

_MARKS = np.dtype(np.bool_)
DRAWN = 64
"""Random numbers that are drawn at once, since a single one takes as long."""


class NumberedActions(Discrete[np.int64]):
    """Space of the numbers of a game's actions, which draws quickly from the legal ones."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self._count = count  # `n` is a number of NumPy, and slow to compare
        self._drawn: list[float] = []

    def seed(self, seed: int | None = None) -> int:
        """Begin the random numbers of a seed."""
        self._drawn = []
        return super().seed(seed)

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.int8] | None = None
    ) -> np.int64:
        """Return a random number; with a mask one of those marked by 1, or 0 if there is none."""
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        assert len(mask) == self._count, f"a mask has {self._count} numbers, not {len(mask)}"
        legal = mask.view(_MARKS).nonzero()[0]
        count = len(legal)
        if not count:
            return self.start
        if not self._drawn:
            self._drawn = self.np_random.random(DRAWN)[::-1].tolist()
        found: np.int64 = legal[int(self._drawn.pop() * count)]
        return found


@cache
def observation_space(game: LearningGame) -> Dict:
    """Return the space of the observations of a game."""
    arrays: dict[str, Space[Any]] = {}
    for name in game.encoder.names:
        each = game.declared.views[name]
        low, high, kind = (0, 1, np.uint8) if each.cards else (each.low, each.high, np.int32)
        arrays[name] = Box(low, high, each.whole, kind)
    mask = Box(0, 1, (len(game.declared.every),), np.int8)
    return Dict({"observation": Dict(arrays), "action_mask": mask})
