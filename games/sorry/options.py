"""The options of Sorry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from macclassic.engine.core import companions
from macclassic.engine.core.companions import companions_of, level_alone
from macclassic.engine.core.options import (
    CLOTH,
    FLAG,
    PACE,
    PERSON,
    Choice,
    Json,
    Options,
    SettingsForm,
    SeveralValues,
    option,
)

from .board import MODES

BACKS = ("pinwheel", "parquet", "pawns", "track")
ALONE = "1"
"""Mode of one player: Red against a computer's Yellow (§5). For the rules it is the mode of two."""
LEVELS = ("racer", "greedy", "thoughtful")
PLAYERS = (PERSON, *LEVELS)
COMPANY = ("clerk", "student", "sailor", "grandmother")
"""Companions at the seats of the computers, by colour."""


def rules_mode(mode: str) -> str:
    """Return the mode for the rules, in which one player counts as two."""
    return "2" if mode == ALONE else mode


@dataclass(frozen=True)
class SorryOptions(Options):
    """Options of a match of Sorry.

    `mode`: the number of players, or teams. `seven_must_split`: a 7 is always shared by two pawns. `who`: the
    player of each colour, in the order red, blue, yellow, green. `company`: the companion at each. `confirm`:
    a move must be confirmed. `forced`: an only move is made automatically.

    House rules: `start_out`: each colour begins with one pawn on its circle. `spare_own`: moves that send
    back an own pawn are illegal. `two_once`: a 2 gives no second turn. `exact_home`: a pawn comes home
    by the exact count only.
    """

    mode: str = option("2", Choice(tuple(MODES)), kept=SettingsForm(ALONE, Choice((ALONE, *MODES))))
    seven_must_split: bool = option(False, FLAG)
    start_out: bool = option(False, FLAG, house=True, omitted=True)
    spare_own: bool = option(False, FLAG, house=True, omitted=True)
    two_once: bool = option(False, FLAG, house=True, omitted=True)
    exact_home: bool = option(False, FLAG, house=True, omitted=True)
    who: tuple[str, ...] = option(
        (PERSON, "greedy", "greedy", "greedy"), SeveralValues(Choice(PLAYERS), 4), screen=True
    )
    company: tuple[str, ...] = companions.company(*COMPANY)
    confirm: bool = option(False, FLAG, screen=True)
    forced: bool = option(False, FLAG, screen=True)
    pace: int = option(3, PACE, screen=True)
    back: str = option("pinwheel", Choice(BACKS), screen=True)
    cloth: str = option("pine", CLOTH, screen=True)

    def asked(self) -> SorryOptions:
        return replace(self, mode=rules_mode(self.mode))

    def sitting(self) -> Sequence[str]:
        seats = companions.with_companions(self.who, self.company)
        return [seats[colour] for colour in MODES[rules_mode(self.mode)].colours]

    def as_played(self, match: SorryOptions, players: Sequence[str]) -> Json:
        mode = self.mode if rules_mode(self.mode) == match.mode else match.mode
        sat = self.sat(dict(zip(MODES[match.mode].colours, players, strict=True)))
        return {**match.written(), "mode": mode, **sat}

    def sat(self, players: Mapping[int, str]) -> Json:
        """Return the options that give players to their colours; the other colours keep their players."""
        who, named = list(self.who), [""] * len(self.who)
        for colour, player in players.items():
            level = level_alone(player)
            who[colour] = level if level in PLAYERS else who[colour]
            named[colour] = player
        return {"who": tuple(who), "company": companions_of(named, self.company)}
