"""The computer players of Sorry. Each gets a View and nothing else."""

from __future__ import annotations

from macclassic.engine.game import BadOption, Player, told
from macclassic.engine.random_player import RandomPlayer

from ..acts import Action
from ..view import View
from .greedy import GreedyPlayer, RacerPlayer
from .thoughtful import ThoughtfulPlayer


def make(name: str) -> Player[View, Action]:
    """Return a player by its name: `random`, `racer`, `greedy` or `thoughtful`.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    if name == "racer":
        return RacerPlayer()
    if name == "greedy":
        return GreedyPlayer()
    if name == "thoughtful":
        return ThoughtfulPlayer()
    raise BadOption(
        f"there is no player {told(name)} in Sorry; there are random, racer, greedy and thoughtful"
    )
