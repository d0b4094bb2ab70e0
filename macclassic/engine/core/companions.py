"""The six people who sit at the tables, by what their pictures are called, and how a player's name tells
which of them plays: the level first, then who, as in ``iq:100@aunt`` or ``middle@clerk``.

What each may do with a level is a game's own affair. No Qt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macclassic.engine.core.options import PERSON, Choice, SettingsForm, SeveralValues, option

NAMES: Mapping[str, str] = {
    "aunt": "Bora",
    "clerk": "Oskar",
    "student": "Mina",
    "sailor": "Nils",
    "grandmother": "Rosa",
    "salesman": "Victor",
}
"""Their names, by what their pictures are called."""
ENGINE = "engine:"
"""What the name of a player begins with that is another program, as in ``engine:fast@clerk``."""


def who_is(player: str) -> str:
    """Return which of the six a player's name tells behind a level; empty for none."""
    who = player.partition("@")[2]
    return who if who in NAMES else ""


def engine_in(player: str) -> str:
    """Return the engine that a player's name tells, empty for a player that is none."""
    return player.partition("@")[0].removeprefix(ENGINE) if player.startswith(ENGINE) else ""


def called(player: str) -> str:
    """Return what a player is called who is one of the six, or another program; empty for one who is none."""
    return NAMES.get(who_is(player)) or engine_in(player)


def level_alone(player: str) -> str:
    """Return a player's name without which of the six it is."""
    return player.partition("@")[0] if who_is(player) else player


# Companions as options of a screen (`company(…)`, one of the six for each of so many seats)


def company(*who: str, untold: tuple[str, ...] | None = None) -> Any:
    """Declare an option: who of the six sits where. Only the screen reads it; a record tells it in the
    players' names. `untold`: what settings have that don't tell it, where that is not the default."""
    kind = SeveralValues(Choice(tuple(NAMES)), len(who), different=True)
    return option(
        who, kind, screen=True, within=False, kept=SettingsForm(who if untold is None else untold, kind)
    )


def seated(players: Sequence[str], who: Sequence[str]) -> list[str]:
    """Return the names of players with who they are, seat by seat; people are who they are."""
    return [
        player if player == PERSON else f"{player}@{each}" for player, each in zip(players, who, strict=False)
    ]


def as_seated(players: Sequence[str], who: Sequence[str]) -> tuple[str, ...]:
    """Return the option that seats the players of a record so, as far as their names tell, with others of
    the six where they don't, first those who sat there (`who`)."""
    told = [who_is(player) for player in players]
    told += [""] * (len(who) - len(told))
    found: list[str] = []
    for index, (name, before) in enumerate(zip(told, who, strict=False)):
        taken = {*found, *told[index + 1 :]}
        free = [each for each in (name, before, *NAMES) if each and each not in taken]
        found.append(free[0])
    return tuple(found)
