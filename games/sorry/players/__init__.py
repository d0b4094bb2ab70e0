"""The computer players of Sorry. Each gets a View and nothing else."""

from __future__ import annotations

from macclassic.engine.game import BadOption, Player, told
from macclassic.engine.random_player import RandomPlayer

from ..acts import Action
from ..view import View
from .looking import Looker, best_board, best_outlook, nearest_home

PLAYERS: dict[str, Player[View, Action]] = {
    "random": RandomPlayer(),
    "racer": Looker(nearest_home),
    "greedy": Looker(best_board),
    "thoughtful": Looker(best_outlook),
}


def make(name: str) -> Player[View, Action]:
    """Return a player by its name.

    Raises BadOption for a name that is none.
    """
    if name not in PLAYERS:
        raise BadOption(
            f"there is no player {told(name)} in Sorry; there are random, racer, greedy and thoughtful"
        )
    return PLAYERS[name]
