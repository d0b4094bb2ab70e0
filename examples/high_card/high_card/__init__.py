"""High Card: two players lay one card each in turn, and the higher card takes the point."""

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

GOAL = Choice((5, 10, 20))


@dataclass(frozen=True)
class HighCardOptions(Options):
    """Options of High Card. `goal`: points that win a match."""

    goal: int = option(10, GOAL)
    cloth: str = option("green", CLOTH, screen=True)

    def sitting(self) -> tuple[str, ...]:
        return (PERSON, "random")


GAME = GameSpec(
    key="high-card",
    title="High Card",
    options=HighCardOptions,
    rules=lazily(f"{__package__}.rules:HighCardRules"),
    seats=always("You", "A"),
    players=Players(
        make=among("High Card", {"random": RandomPlayer()}),
        names=(("random", "any card"),),
        default=("random", "random"),
        adviser="random",
        stand_in="random",
    ),
    screen=f"{__package__}.screen.table:PARTS",
)
