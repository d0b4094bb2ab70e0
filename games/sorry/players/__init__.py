"""The computer players of Sorry. Each gets a view and nothing else."""

from __future__ import annotations

from dataclasses import replace

from macclassic.engine.core.game_spec import AnyPlayer
from macclassic.engine.players.base import RandomPlayer, among

from .adviser import Adviser
from .lookahead import LookaheadPlayer, by_board, by_outlook, by_way_home
from .tempers import TEMPERS


def _inclined(player: AnyPlayer, who: str) -> AnyPlayer:
    return replace(player, temper=TEMPERS[who]) if isinstance(player, LookaheadPlayer) else player


make = among(
    "Sorry",
    {
        "random": RandomPlayer(),
        "racer": LookaheadPlayer(by_way_home, gives=0.0),
        "greedy": LookaheadPlayer(by_board, gives=1.0),
        "thoughtful": Adviser(by_outlook, gives=0.5),
    },
    _inclined,
)
