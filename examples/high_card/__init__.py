"""High Card, the smallest game there can be: one folder, found by its place alone (CONTRIBUTING.md)."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.game import BadOption, GameSpec, Players, always, lazily, told
from macclassic.engine.options import PERSON, Choice, Options, option
from macclassic.engine.random_player import RandomPlayer

GOAL = Choice((5, 10, 20))


@dataclass(frozen=True)
class HighOptions(Options):
    """`goal`: points that win a match."""

    goal: int = option(10, GOAL)

    def sitting(self) -> tuple[str, ...]:
        return (PERSON, "random")


def _player(name: str) -> RandomPlayer:
    if name != "random":
        raise BadOption(f"there is no player {told(name)} in High Card")
    return RandomPlayer()


GAME = GameSpec(
    key="high-card",
    title="High Card",
    options=HighOptions,
    rules=lazily(f"{__package__}.rules:HighCard"),
    seats=always("You", "A"),
    players=Players(
        make=_player,
        names=(("random", "any card"),),
        default=("random", "random"),
        adviser="random",
        stand_in="random",
    ),
    screen=f"{__package__}.screen.table:build",
    order=9,
)
