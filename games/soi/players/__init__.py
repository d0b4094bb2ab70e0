"""The computer players of Soi. Each gets a View and nothing else."""

from __future__ import annotations

from games.soi.players.random_player import RandomPlayer
from games.soi.state import Ask, View
from macclassic.engine.game import BadOption, Player, told


def make(name: str) -> Player[View, Ask]:
    """Return a player by its name.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    raise BadOption(f"there is no player {told(name)} in Soi")
