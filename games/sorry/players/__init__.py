"""The computer players of Sorry. Each gets a View and nothing else."""

from __future__ import annotations

from macclassic.engine.players import RandomPlayer, among

from .looking import Looker, best_board, best_outlook, nearest_home

make = among(
    "Sorry",
    {
        "random": RandomPlayer(),
        "racer": Looker(nearest_home),
        "greedy": Looker(best_board),
        "thoughtful": Looker(best_outlook),
    },
)
