"""Soi: four players collect quartets by asking one another for cards, and by remembering who did."""

from __future__ import annotations

from typing import Any

from macclassic.engine.game import GameSpec, Player, Rules

from .options import SoiOptions


def _rules(options: SoiOptions) -> Rules[Any, Any, Any, Any]:
    from .rules import SoiRules

    return SoiRules(options.target, options.sort)


def _player(name: str) -> Player[Any, Any]:
    from .players import make

    return make(name)


GAME = GameSpec(
    key="soi",
    title="Soi",
    options=SoiOptions,
    rules=_rules,
    seat_names=("South", "East", "North", "West"),
    default_players=("middle", "middle", "middle", "middle"),
    player=_player,
    player_names=(
        ("random", "any card that may be asked for, of anybody"),
        ("easiest", "remembers the last two moves and guesses the rest"),
        ("middle", "remembers the last ten moves and guesses the rest"),
        ("greedy", "remembers everything and asks for what is likeliest"),
        ("impossible", "remembers everything, draws every conclusion, weighs all worlds"),
    ),
    adviser="impossible",
    stand_in="greedy",
    table=f"{__package__}.screen.table:build",
)
