"""The computer players of Soi. Each gets a View and nothing else."""

from __future__ import annotations

from macclassic.engine.players import RandomPlayer, among

from ..memory import MOVES
from .guessing import GuessingPlayer
from .thinking import ThinkingPlayer

make = among(
    "Soi",
    {
        "random": RandomPlayer(),
        "greedy": GuessingPlayer(None, draws=False),
        **{name: GuessingPlayer(moves) for name, moves in MOVES.items()},
        "impossible": ThinkingPlayer(),
    },
)
