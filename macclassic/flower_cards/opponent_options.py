"""Levels of play as players' names tell them, ``iq:60`` to ``iq:160``, and the options that all tables of
flower cards have.

How each plays is a game's own affair. No Qt.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from macclassic.engine.core.options import (
    CLOTH,
    FLAG,
    FLOWER_BACKS,
    PACE,
    Choice,
    Options,
    option,
)

LEVELS = (60, 80, 100, 120, 140, 160)
"""The levels that the flower games have."""


def level_of(name: str, levels: Collection[int]) -> int | None:
    """Return the level nearest to the one that a name tells, the lower of two.

    None where it tells none, or one below the lowest or above the highest.
    """
    kind, _, number = name.partition(":")
    if kind != "iq" or len(number) > 3 or not (number.isascii() and number.isdigit()):
        return None
    told = int(number)
    if not min(levels) <= told <= max(levels):
        return None
    return min(levels, key=lambda each: (abs(each - told), each))


def plays_like(name: str) -> str:
    """Return which listed player of the flower games a name plays like, whatever its temper; the name itself
    where it tells no level."""
    level = level_of(name.partition("@")[0], LEVELS)
    if level is None:
        # By its weights and its sense the greedy player is IQ 100.
        return "iq:100" if name == "greedy" else name
    return f"iq:{level}"


@dataclass(frozen=True)
class CardOptions(Options):
    """`show_matches`: whether cards are marked that match; `marked_cards`: whether letters stand on them,
    `show_names`: names."""

    pace: int = option(3, PACE, screen=True)
    show_matches: bool = option(True, FLAG, screen=True)
    marked_cards: bool = option(False, FLAG, screen=True)
    show_names: bool = option(False, FLAG, screen=True)
    back: str = option("blossom", Choice(FLOWER_BACKS), screen=True)
    cloth: str = option("green", CLOTH, screen=True)
