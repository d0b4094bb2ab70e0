"""The options of War of Coins."""

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
    option,
)
from macclassic.flower_cards.levels import LEVELS, level_of

ENDLESS = "endless"
LENGTHS = (50, 100, 200)
"""How many points ahead end a match."""


@dataclass(frozen=True)
class CoinOptions(Options):
    """`match`: how long a match lasts. `iq`: of the other player; it is told, the rules don't read it."""

    match: int | str = option(50, Choice((*LENGTHS, ENDLESS)))
    iq: int = option(100, Number(60, 160), kept=Kept(100, Choice(LEVELS)))
    pace: int = option(3, PACE, screen=True)
    show_matches: bool = option(True, FLAG, screen=True)
    marked_cards: bool = option(False, FLAG, screen=True)
    back: str = option("blossom", BACK, screen=True)
    cloth: str = option("blue", CLOTH, screen=True)

    def sitting(self, match: CoinOptions) -> Sequence[str]:
        return (PERSON, f"iq:{self.iq}")

    @classmethod
    def as_played(cls, match: CoinOptions, players: Sequence[str]) -> Json:
        return {"match": match.match, "iq": level_of(players[1], LEVELS)}
