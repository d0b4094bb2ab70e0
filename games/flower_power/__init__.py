"""Flower Power: the battle of petals, for two to six players."""

from __future__ import annotations

from macclassic.engine.game import GameSpec, Players, Seat, lazily

from .options import NAMES, FlowerOptions


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
            ("strategist", "tries what it can do in a few worlds, all played on by thumb rules"),
            ("master", "many worlds, played on well; builds for attack, and knows what tops are worth"),
        ),
        default=("strategist",) * 6,
        adviser="master",
        stand_in="gardener",
        listed=lambda name: "gardener" if name == "greedy" else name,
    ),
    screen=f"{__package__}.screen.table:PARTS",
)
