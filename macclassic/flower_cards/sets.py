"""Progress of a player with a set, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .deck import numbers

Pip = Literal["had", "open", "lost"]
"""State of a card of a set for one player: the player has it, no player has it, or another has it."""


def pips(wanted: int, own: int, others: int) -> tuple[Pip, ...]:
    """Return the state of each card of a set for a player. `own`, `others`: sets of collected cards."""
    found: list[Pip] = []
    for card in numbers(wanted):
        bit = 1 << card
        found.append("had" if own & bit else "lost" if others & bit else "open")
    return tuple(found)


def is_lost(found: Sequence[Pip], needed: int = 0) -> bool:
    """True if others have so many cards of a set that too few are left; `needed`: cards needed, 0 for all."""
    return len(found) - found.count("lost") < (needed or len(found))
