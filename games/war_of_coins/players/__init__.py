"""The computer players of War of Coins. Each gets a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from macclassic.engine.game import Player
from macclassic.engine.players import RandomPlayer
from macclassic.flower_cards.company import level_and_temper

from ..acts import Action
from ..view import View
from .greedy import FEEL, GREED, SENSE, GreedyPlayer
from .search import SearchPlayer, inclined
from .tempers import CALM, TEMPERS, Temper

THINKERS: dict[int, Callable[[], SearchPlayer]] = {
    120: lambda: SearchPlayer(400, infers=False, cards=False),
    140: lambda: SearchPlayer(600, infers=False),
    160: lambda: SearchPlayer(2000),
}


def make(name: str) -> Player[View, Action]:
    """Return a player by its name: `random`, `greedy`, or `iq:60` to `iq:160`, nearest step of 20.

    A level may have an opponent's name behind it, whose temper it then plays with: `iq:120@aunt`.

    Raises BadOption for a name that is none.
    """
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer(SENSE)
    level, who = level_and_temper(name, TEMPERS, "War of Coins")
    return _level(level, TEMPERS.get(who, CALM))


def _level(level: int, temper: Temper) -> Player[View, Action]:
    if level in THINKERS:
        search = THINKERS[level]()
        return search if temper is CALM else inclined(search, temper)
    return GreedyPlayer({60: FEEL, 80: GREED, 100: SENSE}[level], temper=temper)
