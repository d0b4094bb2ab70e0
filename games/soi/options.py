"""The options of Soi."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.companions import companions_of, company, level_alone, with_companions
from macclassic.engine.core.options import (
    CLOTH,
    FLAG,
    FLOWER_BACKS,
    PERSON,
    Choice,
    Json,
    Number,
    NumberSet,
    Options,
    option,
)

BACKS = ("lace", "tartan", "fish", "night")
LEVELS = ("easiest", "middle", "impossible")
WHO = ("clerk", "aunt", "grandmother", "student")
"""Companions at the seats of the computers, by seat. No two of a name and a seat share an initial."""

DELAY = Number(200, 600)
DELAY_STEP = 100
"""Step of the keys that change the delay, in milliseconds."""


@dataclass(frozen=True)
class SoiOptions(Options):
    """Options of a match of Soi.

    `target`: points that end a match. `sort`: True if the computers' cards lie in order. `level`: how well
    the computers remember; the rules do not read it. `delay`: time for which a line is shown, in
    milliseconds. `wait`: True if the next ask waits for a click. `questions`: True if asks are shown in
    balloons. `confirm`: True if the mouse asks only by one more click. `people`: the seats of people. `who`:
    the companions at the other seats.

    House rules: `even`: every set is worth the same. `around`: after a miss the next seat asks, instead of
    the seat that was asked.
    """

    target: int = option(200, Number(100, 1000), at_end=True)
    sort: bool = option(False, FLAG, within=True)
    level: str = option("middle", Choice(LEVELS), within=True)
    even: bool = option(False, FLAG, house=True, omitted=True)
    around: bool = option(False, FLAG, house=True, omitted=True)
    delay: int = option(400, DELAY, screen=True)
    wait: bool = option(False, FLAG, screen=True)
    questions: bool = option(True, FLAG, screen=True)
    confirm: bool = option(False, FLAG, screen=True)
    people: tuple[int, ...] = option((0,), NumberSet(4), screen=True)
    who: tuple[str, ...] = company(*WHO)
    back: str = option("lace", Choice((*BACKS, *FLOWER_BACKS)), screen=True)
    cloth: str = option("wine", CLOTH, screen=True)

    @property
    def pace(self) -> int:
        """Pace of deals and great moments, from 1 to 5, derived from `delay`."""
        return min(5, max(1, 7 - round(self.delay / 100)))

    def faster(self, steps: int) -> Json:
        delay = min(DELAY.most, max(DELAY.least, self.delay - DELAY_STEP * steps))
        return {} if delay == self.delay else {"delay": delay}

    def sitting(self) -> Sequence[str]:
        return with_companions([PERSON if seat in self.people else self.level for seat in range(4)], self.who)

    def as_played(self, match: SoiOptions, players: Sequence[str]) -> Json:
        levels = {level_alone(player) for player in players if player != PERSON}
        level = levels.pop() if len(levels) == 1 else match.level
        people = [seat for seat, player in enumerate(players) if player == PERSON]
        return {**match.written(), "level": level, "people": people, "who": companions_of(players, self.who)}
