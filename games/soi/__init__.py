"""Soi: four players collect quartets by asking one another for cards, and by remembering who did."""

from __future__ import annotations

from typing import Any

from macclassic.engine.game import BadOption, GameSpec, Options, OptionSpec, Player, Rules, told
from macclassic.engine.options import flag, whole

LEVELS = ("easiest", "middle", "impossible")


def _level(value: Any) -> str:
    """Check the level of the computer players. Told, not read by the rules."""
    if value not in LEVELS:
        raise BadOption(f"level must be easiest, middle or impossible, not {told(value)}")
    return str(value)


def _rules(options: Options) -> Rules[Any, Any, Any, Any]:
    from .rules import SoiRules

    return SoiRules(int(options["target"]), bool(options["sort"]))


def _player(name: str) -> Player[Any, Any]:
    from .players import make

    return make(name)


GAME = GameSpec(
    key="soi",
    title="Soi",
    options=(
        OptionSpec("target", 200, whole("target", 100, 1000), read_at_end=True),
        OptionSpec("sort", False, flag("sort")),
        OptionSpec("level", "middle", _level),
    ),
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
