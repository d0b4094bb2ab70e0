"""Flower Power: the battle of petals, for two to six players."""

from __future__ import annotations

from macclassic.engine.core.companions import displayed_name, level_alone, with_companions
from macclassic.engine.core.game_spec import GameSpec, Judging, Players, Seat, lazily

from .options import COMPANY, NAMES, FlowerOptions


def _listed(name: str) -> str:
    """Return the level in a player's name; records call every game's simple player "greedy"."""
    return "gardener" if level_alone(name) == "greedy" else level_alone(name)


def _seating(options: FlowerOptions) -> tuple[Seat, ...]:
    return tuple(Seat(name, side) for side, name in enumerate(NAMES[: options.players]))


GAME = GameSpec(
    key="flower-power",
    title="Flower Power",
    options=FlowerOptions,
    rules=lazily(f"{__package__}.rules:FlowerRules"),
    seats=_seating,
    players=Players(
        make=lazily(f"{__package__}.players:make"),
        names=(
            ("random", "the Novice: anything legal, first what kind of act, then which"),
            ("gardener", "thumb rules: attacks wherever it looks stronger"),
            ("fencer", "attacks like the Gardener; plays cards in battles by what hangs on them"),
            ("florist", "attacks where most is to be had; fights battles like the Gardener"),
            ("strategist", "tries what it can do in a few worlds, all played on by thumb rules"),
            ("master", "many worlds, played on well; builds for attack, and knows what tops are worth"),
        ),
        default=tuple(with_companions(["strategist"] * 6, COMPANY)),
        adviser="master",
        stand_in="gardener",
        listed=_listed,
        called=displayed_name,
    ),
    screen=f"{__package__}.screen.table:PARTS",
    # Percentage points of the chance to win (docs/power-opponents.md).
    judge=Judging(lazily(f"{__package__}.players.move_judge:GardenJudge"), notable=5.0),
)
