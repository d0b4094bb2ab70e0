"""The computer players of War of Coins. Each gets a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from macclassic.engine.game import BadOption, Player, told
from macclassic.engine.players import RandomPlayer
from macclassic.flower_cards.company import level_of

from ..acts import Action
from ..view import View
from .greedy import FEEL, GREED, SENSE, GreedyPlayer
from .search import SearchPlayer

LEVELS: dict[int, Callable[[], Player[View, Action]]] = {
    60: lambda: GreedyPlayer(FEEL),
    80: lambda: GreedyPlayer(GREED),
    100: lambda: GreedyPlayer(SENSE),
    120: lambda: SearchPlayer(400, infers=False, cards=False),
    140: lambda: SearchPlayer(600, infers=False),
    160: lambda: SearchPlayer(2000),
}


def make(name: str) -> Player[View, Action]:
    """Return a player by its name: `random`, `greedy`, or `iq:60` to `iq:160`, nearest step of 20.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer(SENSE)
    level = level_of(name, LEVELS)
    if level is None:
        raise BadOption(
            f"there is no player {told(name)} in War of Coins; there are random, greedy and iq:60 to iq:160"
        )
    return LEVELS[level]()
