"""Sorry: the race round the board of 1987, for two, three or four colours or two pairs."""

from __future__ import annotations

from macclassic.engine.core.companions import displayed_name, level_alone, with_companions
from macclassic.engine.core.game_spec import GameSpec, Judging, Players, Seat, lazily

from .board import MODES, colour_names
from .options import COMPANY, SorryOptions


def _seating(options: SorryOptions) -> tuple[Seat, ...]:
    mode = MODES[options.mode]
    return tuple(
        Seat(colour.capitalize(), side, {"colour": colour})
        for colour, side in zip(colour_names(mode), mode.sides, strict=True)
    )


GAME = GameSpec(
    key="sorry",
    title="Sorry",
    options=SorryOptions,
    rules=lazily(f"{__package__}.rules:SorryRules"),
    seats=_seating,
    players=Players(
        make=lazily(f"{__package__}.players:make"),
        names=(
            ("random", "any legal move"),
            ("racer", "the move that brings its own pawns nearest home"),
            ("greedy", "the best board after the move, its own pawns and the others' weighed"),
            ("thoughtful", "looks ahead over the cards left in the pile, with the others' replies"),
        ),
        default=tuple(with_companions(["greedy"] * 4, COMPANY)),
        adviser="thoughtful",
        stand_in="greedy",
        listed=level_alone,
        called=displayed_name,
    ),
    screen=f"{__package__}.screen.table:PARTS",
    # Chances in a hundred: one game in thirty (docs/sorry-opponents.md).
    judge=Judging(
        lazily(f"{__package__}.players.move_judge:MoveJudge"),
        notable=3.0,
        cause=lazily(f"{__package__}.players.move_judge:cause"),
    ),
)
