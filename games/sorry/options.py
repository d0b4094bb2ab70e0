"""The options of Sorry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macclassic.engine.options import (
    CLOTH,
    FLAG,
    PACE,
    PERSON,
    Choice,
    Json,
    Kept,
    Options,
    Several,
    option,
)

from .board import MODES

ALONE = "1"
"""The mode of one player: Red against a computer's Yellow (§5). For the rules these are two."""
LEVELS = ("racer", "greedy", "thoughtful")
PLAYERS = (PERSON, *LEVELS)


def rules_mode(mode: str) -> str:
    """Return the mode of the rules: one player is two for them."""
    return "2" if mode == ALONE else mode


@dataclass(frozen=True)
class SorryOptions(Options):
    """`mode`: how many play. `seven_must_split`: whether a 7 is always shared by two pawns. `who`: who plays
    each colour, in the order red, blue, yellow, green. `confirm`: whether one is asked before a move is made;
    `forced`: whether the only move there is is made by itself."""

    mode: str = option("2", Choice(tuple(MODES)), kept=Kept(ALONE, Choice((ALONE, *MODES))))
    seven_must_split: bool = option(False, FLAG)
    who: tuple[str, ...] = option(
        (PERSON, "greedy", "greedy", "greedy"), Several(Choice(PLAYERS), 4), screen=True
    )
    confirm: bool = option(False, FLAG, screen=True)
    forced: bool = option(False, FLAG, screen=True)
    pace: int = option(3, PACE, screen=True)
    cloth: str = option("pine", CLOTH, screen=True)

    def asked(self) -> SorryOptions:
        return replace(self, mode=rules_mode(self.mode))

    def sitting(self) -> Sequence[str]:
        return [self.who[colour] for colour in MODES[rules_mode(self.mode)].colours]

    def as_played(self, match: SorryOptions, players: Sequence[str]) -> Json:
        who = list(self.who)
        for colour, player in zip(MODES[match.mode].colours, players, strict=True):
            who[colour] = player if player in PLAYERS else who[colour]
        mode = self.mode if rules_mode(self.mode) == match.mode else match.mode
        return {**match.written(), "mode": mode, "who": who}
