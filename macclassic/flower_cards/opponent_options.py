"""Levels in players' names, ``iq:60`` to ``iq:160``, and common options of flower card tables.

The play of each level is defined by the game. Without Qt.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from macclassic.engine.core.options import (
    CLOTH,
    FLAG,
    FLOWER_BACKS,
    PACE,
    PERSON,
    Choice,
    Options,
    option,
)

LEVELS = (60, 80, 100, 120, 140, 160)
"""The levels of the flower games."""


def level_of(name: str, levels: Collection[int]) -> int | None:
    """Return the level nearest to the one in a name, the lower of two equally near.

    None if the name has no level, or one outside the range of `levels`.
    """
    kind, _, number = name.partition(":")
    if kind != "iq" or len(number) > 3 or not (number.isascii() and number.isdigit()):
        return None
    wanted = int(number)
    if not min(levels) <= wanted <= max(levels):
        return None
    return min(levels, key=lambda each: (abs(each - wanted), each))


def plays_like(name: str) -> str:
    """Return the listed player of the flower games that plays like a name, ignoring the temper.

    Returns the name itself if it has no level.
    """
    level = level_of(name.partition("@")[0], LEVELS)
    if level is None:
        # Its weights and its sense make the greedy player equal to IQ 100.
        return "iq:100" if name == "greedy" else name
    return f"iq:{level}"


def seated_at(people: Collection[int], computers: Sequence[str]) -> Sequence[str]:
    """Return the players by seat: people at the first seat and at those of `people`, else the computers."""
    others = enumerate(computers, 1)
    return (PERSON, *(PERSON if seat in people else computer for seat, computer in others))


def people_at(players: Sequence[str]) -> list[int]:
    """Return the seats of people, always with the first."""
    return [seat for seat, player in enumerate(players) if player == PERSON or not seat]


@dataclass(frozen=True)
class CardOptions(Options):
    """Options common to all tables of flower cards.

    `show_matches`: hand cards that match the table are marked. `marked_cards`: cards bear letters.
    `show_names`: cards bear names.
    """

    pace: int = option(3, PACE, screen=True)
    show_matches: bool = option(True, FLAG, screen=True)
    marked_cards: bool = option(False, FLAG, screen=True)
    show_names: bool = option(False, FLAG, screen=True)
    back: str = option("blossom", Choice(FLOWER_BACKS), screen=True)
    cloth: str = option("green", CLOTH, screen=True)
