"""Flower Power: the battle of petals, for two to six players."""

from __future__ import annotations

from typing import Any

from macclassic.engine.game import GameSpec, Options, OptionSpec, Player, Rules, Seat
from macclassic.engine.options import flag, whole

from .options import NONE, PLAYERS, USUAL, handicap, settle, setup_of, throws, turns_of, usual_or_whole


def _rules(options: Options) -> Rules[Any, Any, Any, Any]:
    from .rules import FlowerRules

    return FlowerRules(
        setup_of(options),
        options["position"],
        options["see_own_petals"],
        options["discard_all_tied"],
        options["hidden_hearts"],
        turns_of(options.get("throws", NONE)),
    )


_NAMES = ("Ariane", "Adrien", "Éléonore", "Johanne", "Pierre", "Évelyne")
"""Those who play in the examples of the rules."""


def _seating(options: Options) -> tuple[Seat, ...]:
    return tuple(Seat(name, side) for side, name in enumerate(_NAMES[: options["players"]]))


def _player(name: str) -> Player[Any, Any]:
    from .players import make

    return make(name)


GAME = GameSpec(
    key="flower-power",
    title="Flower Power",
    options=(
        OptionSpec("players", PLAYERS, whole("players", 2, 6)),
        OptionSpec("decks", USUAL, usual_or_whole("decks", 1, 12)),
        OptionSpec("petals", USUAL, usual_or_whole("petals", 2, 300)),
        OptionSpec("base", USUAL, usual_or_whole("base", 0, 60)),
        OptionSpec("jokers", True, flag("jokers")),
        OptionSpec("handicap", NONE, handicap),
        OptionSpec("position", 0, whole("position", 0, 6)),
        OptionSpec("throws", NONE, throws),
        OptionSpec("see_own_petals", False, flag("see_own_petals")),
        OptionSpec("discard_all_tied", False, flag("discard_all_tied")),
        OptionSpec("hidden_hearts", False, flag("hidden_hearts")),
    ),
    rules=_rules,
    seat_names=_NAMES[:PLAYERS],
    default_players=("strategist",) * 6,
    player=_player,
    player_names=(
        ("random", "the Novice: anything legal, first what kind of act, then which"),
        ("gardener", "thumb rules: attacks wherever it looks stronger"),
        ("strategist", "tries what it can do in a few worlds, all played on by thumb rules"),
        ("master", "many worlds, played on well; builds for attack, and knows what tops are worth"),
    ),
    adviser="master",
    stand_in="gardener",
    listed=lambda name: "gardener" if name == "greedy" else name,
    seating=_seating,
    seats_option="players",
    settle=settle,
    longest=3000,
    table=f"{__package__}.screen.table:build",
)
