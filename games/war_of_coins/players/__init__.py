"""The computer players of War of Coins. Each gets a View and nothing else."""

from __future__ import annotations

from macclassic.engine.game import BadOption, Player
from macclassic.engine.random_player import RandomPlayer

from ..state import Action, View
from .greedy import FEEL, GREED, SENSE, GreedyPlayer

LEVELS = {60: FEEL, 80: GREED, 100: SENSE}


def make(name: str) -> Player[View, Action]:
    """Return a player by its name: `random`, `greedy`, or `iq:60` to `iq:100`, nearest step of 20.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer(SENSE)
    kind, _, number = name.partition(":")
    if kind == "iq" and number.isascii() and number.isdigit() and 60 <= int(number) <= 100:
        return GreedyPlayer(LEVELS[min(LEVELS, key=lambda each: (abs(each - int(number)), each))])
    raise BadOption(
        f"there is no player “{name}” in War of Coins; there are random, greedy and iq:60 to iq:100"
    )
