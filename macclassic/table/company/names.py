"""Names of the players at a table, in the language of the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.engine.core.companions import NAMES, engine_in, who_is
from macclassic.engine.core.options import PERSON

translate = QCoreApplication.translate


def companion(who: str) -> str:
    """Return what one of the six is called in the language of the screen; empty for nobody of them."""
    return translate("people", NAMES[who]) if who in NAMES else ""


def companions() -> dict[str, tuple[str, str]]:
    """Return the six by their names, as what an option offers."""
    return {key: (companion(key), "") for key in NAMES}


def player_name(player: str) -> str:
    """Return what a player is called who is one of the six, in the language of the screen, or another
    program; empty for one who is none."""
    return companion(who_is(player)) or engine_in(player)


def named(seat: Mapping[str, Any]) -> str:
    """Return what somebody is called by a match's entry for the seat: one of the six in the language of the
    screen, anybody else as the record has it."""
    name = str(seat["name"])
    # A player's name need not tell which of them it is: in War of Coins the level does.
    ours = str(seat["player"]) != PERSON and name in NAMES.values()
    return translate("people", name) if ours else name
