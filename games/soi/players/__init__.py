"""The computer players of Soi. Each gets a View and nothing else."""

from __future__ import annotations

from macclassic.engine.game import BadOption, Player, told
from macclassic.engine.random_player import RandomPlayer

from ..acts import Ask
from ..memory import MOVES
from ..view import View
from .guessing import GuessingPlayer
from .thinking import ThinkingPlayer


def make(name: str) -> Player[View, Ask]:
    """Return a player by its name.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GuessingPlayer(None, draws=False)
    if name in MOVES:
        return GuessingPlayer(MOVES[name])
    if name == "impossible":
        return ThinkingPlayer()
    raise BadOption(
        f"there is no player {told(name)} in Soi; there are random, greedy, easiest, middle and impossible"
    )
