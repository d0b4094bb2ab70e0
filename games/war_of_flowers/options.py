"""Options of War of Flowers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.companions import companions_of, company, who_is
from macclassic.engine.core.options import (
    PERSON,
    Choice,
    Json,
    Number,
    NumberSet,
    SettingsForm,
    SeveralValues,
    option,
)
from macclassic.flower_cards.opponent_options import LEVELS, CardOptions, level_of, people_at, seated_at

from .house.options import HOUSE, ORIGINAL, HouseRules

MONEY = Number(10, 999, offered=(20, 50, 100))
"""Limits of the starting money in dollars."""
PLAIN_CUP = "double-plain"


@dataclass(frozen=True)
class WarOptions(CardOptions):
    """Options of a war.

    `money`: each player's starting dollars. `cup`: the kind that the September cup counts as. `house`: house
    rules. `people`: the seats of people, always with the first. `iq`: levels of A and B. `who`: the
    companions at these seats. The rules do not read `people`, `iq` and `who`.
    """

    money: int = option(50, MONEY, kept=SettingsForm(20, MONEY))
    cup: str = option("animal", Choice(("animal", PLAIN_CUP)))
    house: HouseRules = option(ORIGINAL, HOUSE, house=True, omitted=True)  # noqa: RUF009 - frozen
    people: tuple[int, ...] = option((0,), NumberSet(3), screen=True, within=False)
    iq: tuple[int, ...] = option(
        (100, 100),
        SeveralValues(Number(60, 160), 2, example="100,120"),
        kept=SettingsForm((80, 80), SeveralValues(Choice(LEVELS), 2)),
    )
    who: tuple[str, ...] = company("student", "clerk")

    def sitting(self) -> Sequence[str]:
        return seated_at(self.people, [f"iq:{iq}@{who}" for iq, who in zip(self.iq, self.who, strict=True)])

    def as_played(self, match: WarOptions, players: Sequence[str]) -> Json:
        levels = [level_of(player.partition("@")[0], LEVELS) for player in players[1:]]
        sits = [player == PERSON for player in players[1:]]
        iq = [kept if person else level for level, person, kept in zip(levels, sits, self.iq, strict=True)]
        shown: Json = {"money": match.money, "cup": match.cup, "house": HOUSE.written(match.house)}
        if all(person or who_is(player) for person, player in zip(sits, players[1:], strict=True)):
            shown["who"] = companions_of(players[1:], self.who)
        return {**shown, "people": people_at(players), "iq": iq}
