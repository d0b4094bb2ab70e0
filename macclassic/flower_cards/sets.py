"""How far the players of a flower card game are with sets: of each card of one, whether somebody has it."""

from __future__ import annotations

from typing import Literal

from .deck import numbers

Pip = Literal["had", "open", "lost"]
"""A card of a set, to one player: it has it, nobody has it yet, or another has it."""


def pips(wanted: int, own: int, others: int) -> tuple[Pip, ...]:
    """Return how far somebody with some cards is with a set, card by card."""
    found: list[Pip] = []
    for card in numbers(wanted):
        bit = 1 << card
        found.append("had" if own & bit else "lost" if others & bit else "open")
    return tuple(found)
