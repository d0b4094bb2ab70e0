"""Soi: four players collect quartets by asking one another for cards and remembering the answers."""

from __future__ import annotations

from macclassic.engine.core.companions import displayed_name, level_alone, with_companions
from macclassic.engine.core.game_spec import GameSpec, Judging, Players, always, lazily

from .options import WHO, SoiOptions

GAME = GameSpec(
    key="soi",
    title="Soi",
    options=SoiOptions,
    rules=lazily(f"{__package__}.rules:SoiRules"),
    seats=always("South", "East", "North", "West"),
    players=Players(
        make=lazily(f"{__package__}.players:make"),
        names=(
            ("random", "any card that may be asked for, of anybody"),
            ("easiest", "remembers the last two moves and guesses the rest"),
            ("middle", "remembers the last seven to twelve moves, by person, and guesses the rest"),
            ("greedy", "remembers everything and asks for what is likeliest"),
            ("impossible", "remembers everything, draws every conclusion, weighs all worlds"),
        ),
        default=tuple(with_companions(["middle"] * 4, WHO)),
        adviser="impossible",
        stand_in="greedy",
        listed=level_alone,
        called=displayed_name,
    ),
    screen=f"{__package__}.screen.table:PARTS",
    judge=Judging(
        lazily(f"{__package__}.players.move_judge:AskJudge"),
        notable=10.0,
        cause=lazily(f"{__package__}.players.move_judge:cause"),
    ),
)
