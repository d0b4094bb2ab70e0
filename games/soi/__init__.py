"""Soi: four players collect quartets by asking one another for cards, and by remembering who did."""

from __future__ import annotations

from typing import Any

from macclassic.engine.game import BadOption, GameSpec, Options, OptionSpec, Player, Rules, told

LEVELS = ("easiest", "middle", "impossible")


def _target(value: Any) -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 4:
        value = int(value)
    if type(value) is not int or not 100 <= value <= 1000:
        raise BadOption(f"target must be a whole number from 100 to 1000, not {told(value)}")
    return value


def _sort(value: Any) -> bool:
    found = {"true": True, "false": False}.get(value) if isinstance(value, str) else value
    if type(found) is not bool:
        raise BadOption(f"sort must be true or false, not {told(value)}")
    return found


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
        OptionSpec("target", 200, _target, read_at_end=True),
        OptionSpec("sort", False, _sort),
        OptionSpec("level", "middle", _level),
    ),
    rules=_rules,
    seat_names=("South", "East", "North", "West"),
    default_players=("middle", "middle", "middle", "middle"),
    player=_player,
    player_names=(
        ("random", "any card that may be asked for, of anybody"),
        ("greedy", "remembers everything and asks for what is likeliest"),
        ("easiest", "remembers the last two moves and guesses the rest"),
        ("middle", "remembers the last ten moves and guesses the rest"),
        ("impossible", "remembers everything, draws every conclusion, weighs all worlds"),
    ),
    adviser="impossible",
    table=f"{__package__}.screen.table:build",
)
