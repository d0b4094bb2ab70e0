"""Names of the players at a table, in the language of the screen."""

from __future__ import annotations

from macclassic.engine.core.companions import NAMES, engine_in, who_is
from macclassic.engine.core.options import PERSON, JsonMapping
from macclassic.toolbox.grammar.sentences import translate


def companion(who: str) -> str:
    """Return the name of a companion in the language of the screen; empty for any other key."""
    return translate("people", NAMES[who]) if who in NAMES else ""


def companions() -> dict[str, tuple[str, str]]:
    """Return the companions as choices of an option."""
    return {key: (companion(key), "") for key in NAMES}


def player_name(player: str) -> str:
    """Return the name of a companion or of an external engine; empty for any other player."""
    return companion(who_is(player)) or engine_in(player)


def named(seat: JsonMapping) -> str:
    """Return the name of a seat's player from the match's entry for the seat.

    Companions are named in the language of the screen, other players as the record has them.
    """
    name = str(seat["name"])
    # The player's key need not contain the companion: in War of Coins the level determines it.
    ours = str(seat["player"]) != PERSON and name in NAMES.values()
    return translate("people", name) if ours else name
