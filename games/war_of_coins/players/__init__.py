"""The computer players of War of Coins. Each gets a View and nothing else."""

from __future__ import annotations

from games.war_of_coins.players.random_player import RandomPlayer
from games.war_of_coins.state import Action, View
from macclassic.engine.game import BadOption, Player


def make(name: str) -> Player[View, Action]:
    """Return a player by its name.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    raise BadOption(f"there is no player “{name}” in War of Coins; there is random")
