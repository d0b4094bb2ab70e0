"""Who plays at which IQ: each has one of the six people of the card tables to itself. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from macclassic.flower_cards.company import NAMES
from macclassic.flower_cards.levels import level_of

OPPONENTS: Mapping[int, str] = {
    60: "student",
    80: "salesman",
    100: "clerk",
    120: "sailor",
    140: "grandmother",
    160: "aunt",
}
"""By IQ, who plays so well: what the pictures are called."""
LEVELS = tuple(OPPONENTS)


def name_of(player: str) -> str:
    """Return what a computer player is called, such as `iq:60`; empty for one without an IQ."""
    level = level_of(player, LEVELS)
    return "" if level is None else NAMES[OPPONENTS[level]]
