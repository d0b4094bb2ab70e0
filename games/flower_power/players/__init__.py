"""The computer players of Flower Power. They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macclassic.engine.game import BadOption, Player, told

from .gardener import GardenerPlayer
from .novice import Novice
from .search import MASTER, STRATEGIST, SearchPlayer

_PLAYERS: dict[str, Callable[[], Player[Any, Any]]] = {
    "random": Novice,
    "gardener": GardenerPlayer,
    "greedy": GardenerPlayer,  # a name that every game has (docs/records.md)
    "strategist": lambda: SearchPlayer(STRATEGIST),
    "master": lambda: SearchPlayer(MASTER),
}


def make(name: str) -> Player[Any, Any]:
    """Return a player by name.

    Raises BadOption for a name nobody has.
    """
    if name not in _PLAYERS:
        raise BadOption(
            f"there is no player {told(name)} in Flower Power; there are random, gardener, strategist and "
            "master"
        )
    return _PLAYERS[name]()
