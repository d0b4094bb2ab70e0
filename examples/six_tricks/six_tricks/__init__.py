"""Six Tricks: four players take tricks, spades are trumps, and most tricks win."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine import (
    CLOTH,
    PERSON,
    Choice,
    GameSpec,
    Options,
    Players,
    RandomPlayer,
    always,
    among,
    lazily,
    option,
)

from .players import LowPlayer

GOAL = Choice((10, 15, 25))


@dataclass(frozen=True)
class SixTricksOptions(Options):
    """Options of Six Tricks. `goal`: points that win a match."""

    goal: int = option(15, GOAL)
    cloth: str = option("green", CLOTH, screen=True)

    def sitting(self) -> tuple[str, ...]:
        return (PERSON, "low", "low", "low")


GAME = GameSpec(
    key="six-tricks",
    title="Six Tricks",
    options=SixTricksOptions,
    rules=lazily(f"{__package__}.rules:SixTricksRules"),
    seats=always("You", "West", "North", "East"),
    players=Players(
        make=among("Six Tricks", {"random": RandomPlayer(), "low": LowPlayer()}),
        names=(("random", "any card"), ("low", "the lowest card that takes the trick")),
        default=("low",) * 4,
        adviser="low",
        stand_in="low",
    ),
    screen=f"{__package__}.screen.table:PARTS",
)
