"""The computer players of War of Flowers. Each gets a View and nothing else."""

from __future__ import annotations

from games.war_of_flowers.players.greedy import FEEL, GREED, SENSE, GreedyPlayer
from games.war_of_flowers.players.random_player import RandomPlayer
from games.war_of_flowers.players.search import SearchPlayer
from games.war_of_flowers.state import Action, View
from macclassic.engine.game import BadOption, Player

LEVELS = (60, 80, 100, 120, 140, 160)
PLAYOUTS = {120: 600, 140: 1600, 160: 5000}


def make(name: str) -> Player[View, Action]:
    """Return a player by its name: `random`, `greedy`, or `iq:60` to `iq:160`, nearest step of 20.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer(SENSE)
    kind, _, number = name.partition(":")
    if kind == "iq" and number.isascii() and number.isdigit() and 60 <= int(number) <= 160:
        level = min(LEVELS, key=lambda each: (abs(each - int(number)), each))
        if level in PLAYOUTS:
            return SearchPlayer(PLAYOUTS[level])
        return GreedyPlayer({60: FEEL, 80: GREED, 100: SENSE}[level])
    raise BadOption(
        f"there is no player “{name}” in War of Flowers; there are random, greedy and iq:60 to iq:160"
    )
