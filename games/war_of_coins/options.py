"""Options of War of Coins, and the default opponent of each level."""

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
    NumberSet,
    SettingsForm,
    option,
)
from macclassic.flower_cards.opponent_options import LEVELS, CardOptions, level_of, people_at, seated_at

ENDLESS = "endless"
BACKS = ("coin", "banknote", "circuit", "vault")
LENGTHS = (50, 100, 200)
"""Balances in points that end a match."""


FIRST_IQ = 80
"""IQ of the opponent in the first match; a student plays it."""


@dataclass(frozen=True)
class CoinOptions(CardOptions):
    """Options of a match.

    `match`: the balance that ends it, or `endless`. `people`: the seats of people, always with the first.
    `iq`: level of the other player. `who`: the companion at that seat. The rules do not read `people`, `iq`
    and `who`.
    """

    match: int | str = option(50, Choice((*LENGTHS, ENDLESS)))
    people: tuple[int, ...] = option((0,), NumberSet(2), screen=True, within=False)
    iq: int = option(100, Number(60, 160), kept=SettingsForm(FIRST_IQ, Choice(LEVELS)))
    who: tuple[str, ...] = company("clerk", if_missing=())
    back: str = option("coin", Choice((*BACKS, *FLOWER_BACKS)), screen=True)
    cloth: str = option("blue", CLOTH, screen=True)

    def repaired(self) -> CoinOptions:
        if self.who:
            return self
        return replace(self, who=("student" if self.iq == FIRST_IQ else OPPONENTS[self.iq],))

    def sitting(self) -> Sequence[str]:
        return seated_at(self.people, [f"iq:{self.iq}@{self.who[0]}"])

    def as_played(self, match: CoinOptions, players: Sequence[str]) -> Json:
        if players[1] == PERSON:
            return {"match": match.match, "people": people_at(players), "iq": self.iq, "who": self.who}
        level = level_of(level_alone(players[1]), LEVELS)
        who = [who_is(players[1]) or OPPONENTS[level or 100]] if level or engine_in(players[1]) else []
        return {"match": match.match, "people": people_at(players), "iq": level, "who": who}


# Opponents by IQ for seats without a companion's name, as in older records, where each IQ had one opponent

OPPONENTS: Mapping[int, str] = {
    60: "student",
    80: "salesman",
    100: "clerk",
    120: "sailor",
    140: "grandmother",
    160: "aunt",
}
"""Companion of each IQ; its pictures have this name."""


def name_of(player: str) -> str:
    """Return the name of a computer player, `iq:60` or `iq:60@aunt`; empty for one without an IQ."""
    level = level_of(level_alone(player), OPPONENTS)
    return displayed_name(player) or ("" if level is None else NAMES[OPPONENTS[level]])
