"""The six companions at the tables, and their keys in the names of players.

A player's name is a level, optionally followed by “@” and a companion's key, as in ``iq:100@aunt`` or
``middle@clerk``. Each game decides how a companion changes the play of a level. No Qt.
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
"""Names of the companions by the keys of their pictures."""
ENGINE = "engine:"
"""Prefix of a player's name that means an external engine, as in ``engine:fast@clerk``."""


def who_is(player: str) -> str:
    """Return the companion's key in a player's name; empty if it has none."""
    who = player.partition("@")[2]
    return who if who in NAMES else ""


def engine_in(player: str) -> str:
    """Return the name of the engine in a player's name; empty if the player is no engine."""
    return player.partition("@")[0].removeprefix(ENGINE) if player.startswith(ENGINE) else ""


def displayed_name(player: str) -> str:
    """Return the displayed name of a companion or an engine; empty for any other player."""
    return NAMES.get(who_is(player)) or engine_in(player)


def level_alone(player: str) -> str:
    """Return a player's name without the companion's key."""
    return player.partition("@")[0] if who_is(player) else player


# Companions as screen options (`company(…)`: a different companion for each seat)


def company(*who: str, if_missing: tuple[str, ...] | None = None) -> Any:
    """Declare an option for the companions at the seats, by key.

    Only the screen reads it; a record has them in the players' names. `if_missing`: value for stored settings
    without the option, if that is not the default.
    """
    kind = SeveralValues(Choice(tuple(NAMES)), len(who), different=True)
    return option(
        who,
        kind,
        screen=True,
        within=False,
        kept=SettingsForm(who if if_missing is None else if_missing, kind),
    )


def with_companions(players: Sequence[str], who: Sequence[str]) -> list[str]:
    """Return the players' names with their companions' keys, seat by seat; seats of persons are unchanged."""
    return [
        player if player == PERSON else f"{player}@{each}" for player, each in zip(players, who, strict=False)
    ]


def companions_of(players: Sequence[str], who: Sequence[str]) -> tuple[str, ...]:
    """Return the companions at the seats of a record, all different.

    A seat whose player names no companion keeps its previous one (`who`) if that is free, else it gets the
    first free one.
    """
    named = [who_is(player) for player in players]
    named += [""] * (len(who) - len(named))
    found: list[str] = []
    for index, (name, before) in enumerate(zip(named, who, strict=False)):
        taken = {*found, *named[index + 1 :]}
        free = [each for each in (name, before, *NAMES) if each and each not in taken]
        found.append(free[0])
    return tuple(found)
