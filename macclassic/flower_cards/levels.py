"""Levels of play as players' names tell them: ``iq:60`` to ``iq:160``, or whatever a game has."""

from __future__ import annotations

from collections.abc import Collection


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
