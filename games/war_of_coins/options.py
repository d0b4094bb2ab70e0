"""The options of War of Coins, and who plays at which of its levels where nobody is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from macclassic.engine.core.companions import NAMES, company, displayed_name, engine_in, level_alone, who_is
from macclassic.engine.core.options import (
    CLOTH,
    FLOWER_BACKS,
    PERSON,
    Choice,
    Json,
    Number,
    SettingsForm,
    option,
)
from macclassic.flower_cards.opponent_options import LEVELS, CardOptions, level_of

ENDLESS = "endless"
BACKS = ("coin", "banknote", "circuit", "vault")
LENGTHS = (50, 100, 200)
"""How many points ahead end a match."""


@dataclass(frozen=True)
class CoinOptions(CardOptions):
    """`match`: how long a match lasts. `iq`: of the other player, `who`: who that is; they are told, the
    rules don't read them."""

    match: int | str = option(50, Choice((*LENGTHS, ENDLESS)))
    iq: int = option(100, Number(60, 160), kept=SettingsForm(100, Choice(LEVELS)))
    who: tuple[str, ...] = company("clerk", untold=())
    back: str = option("coin", Choice((*BACKS, *FLOWER_BACKS)), screen=True)
    cloth: str = option("blue", CLOTH, screen=True)

    def repaired(self) -> CoinOptions:
        return self if self.who else replace(self, who=(OPPONENTS[self.iq],))

    def sitting(self) -> Sequence[str]:
        return (PERSON, f"iq:{self.iq}@{self.who[0]}")

    def as_played(self, match: CoinOptions, players: Sequence[str]) -> Json:
        level = level_of(level_alone(players[1]), LEVELS)
        who = [who_is(players[1]) or OPPONENTS[level or 100]] if level or engine_in(players[1]) else []
        return {"match": match.match, "iq": level, "who": who}


# Who plays at which IQ where nobody is named, as in records made before any IQ might have any of the six

OPPONENTS: Mapping[int, str] = {
    60: "student",
    80: "salesman",
    100: "clerk",
    120: "sailor",
    140: "grandmother",
    160: "aunt",
}
"""By IQ, who plays so well: what the pictures are called."""


def name_of(player: str) -> str:
    """Return what a computer player is called, `iq:60` or `iq:60@aunt`; empty for one without an IQ."""
    level = level_of(level_alone(player), OPPONENTS)
    return displayed_name(player) or ("" if level is None else NAMES[OPPONENTS[level]])
