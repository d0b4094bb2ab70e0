"""The options of War of Flowers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.options import (
    BACK,
    CLOTH,
    FLAG,
    PACE,
    PERSON,
    Choice,
    Json,
    Kept,
    Number,
    Options,
    Several,
    option,
)
from macclassic.flower_cards.company import NAMES
from macclassic.flower_cards.levels import LEVELS, level_of

PLAIN_CUP = "double-plain"


@dataclass(frozen=True)
class WarOptions(Options):
    """`money`: what everybody begins with, in dollars. `cup`: what the cup of September counts as. `iq`: of A
    and B, `who`: who they are; they are told, the rules don't read them."""

    money: int = option(50, Number(10, 999, offered=(20, 50, 100)))
    cup: str = option("animal", Choice(("animal", PLAIN_CUP)))
    iq: tuple[int, ...] = option(
        (100, 100),
        Several(Number(60, 160), 2, example="100,120"),
        kept=Kept((100, 100), Several(Choice(LEVELS), 2)),
    )
    who: tuple[str, ...] = option(
        ("aunt", "clerk"), Several(Choice(tuple(NAMES)), 2, different=True), screen=True, within=False
    )
    pace: int = option(3, PACE, screen=True)
    show_matches: bool = option(True, FLAG, screen=True)
    marked_cards: bool = option(False, FLAG, screen=True)
    back: str = option("blossom", BACK, screen=True)
    cloth: str = option("green", CLOTH, screen=True)

    def sitting(self, match: WarOptions) -> Sequence[str]:
        return (PERSON, *(f"iq:{iq}@{who}" for iq, who in zip(self.iq, self.who, strict=True)))

    @classmethod
    def as_played(cls, match: WarOptions, players: Sequence[str]) -> Json:
        levels, _, people = zip(*(player.partition("@") for player in players[1:]), strict=True)
        shown: Json = {"money": match.money, "cup": match.cup}
        if all(who in NAMES for who in people):
            shown["who"] = people
        return {**shown, "iq": [level_of(level, LEVELS) for level in levels]}
