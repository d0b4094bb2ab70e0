"""Sorry: the race round the board of 1987, for two, three or four colours or two pairs."""

from __future__ import annotations

from typing import Any

from macclassic.engine.game import BadOption, GameSpec, Options, OptionSpec, Player, Rules, Seat, told
from macclassic.engine.options import flag

from .state import MODES, colour_names


def _mode(value: Any) -> str:
    if not isinstance(value, str) or value not in MODES:
        raise BadOption(f"mode must be {', '.join(MODES)}, not {told(value)}")
    return value


def _rules(options: Options) -> Rules[Any, Any, Any, Any]:
    from .rules import SorryRules

    return SorryRules(options["mode"], options["seven_must_split"])


def _seating(options: Options) -> tuple[Seat, ...]:
    mode = MODES[options["mode"]]
    return tuple(
        Seat(colour.capitalize(), side, {"colour": colour})
        for colour, side in zip(colour_names(mode), mode.sides, strict=True)
    )


def _player(name: str) -> Player[Any, Any]:
    from .players import make

    return make(name)


GAME = GameSpec(
    key="sorry",
    title="Sorry",
    options=(OptionSpec("mode", "2", _mode), OptionSpec("seven_must_split", False, flag("seven_must_split"))),
    rules=_rules,
    seat_names=("Red", "Yellow"),
    default_players=("greedy", "greedy", "greedy", "greedy"),
    player=_player,
    player_names=(
        ("random", "any legal move"),
        ("racer", "the move that brings its own pawns nearest home"),
        ("greedy", "the best board after the move, its own pawns and the others' weighed"),
        ("thoughtful", "looks ahead over the cards left in the pile, with the others' replies"),
    ),
    adviser="thoughtful",
    stand_in="greedy",
    seating=_seating,
    table=f"{__package__}.screen.table:build",
)
