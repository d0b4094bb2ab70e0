"""What a round of flower cards came to turn by turn, as signs that tell no card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from macclassic.flower_cards.events import Bonus, Collect, Score

NOTHING, SOMETHING, MOMENT, ON, END = "-", "o", "*", "G", "!"
Moves = Iterable[tuple[int, Any, Sequence[Any]]]
"""Decisions as (seat, action, what happened)."""


def signs(moves: Moves, seat: int, call: Callable[[Any, Any], str], great: tuple[type, ...] = ()) -> str:
    """Return a sign for each turn of a seat, `MOMENT` where a bonus or something as `great` happened, and for
    each call: `call(action, event)` tells which one that is, if any. An action is asked about with no event
    first."""
    found, sign = "", NOTHING
    for who, action, events in moves:
        if who != seat:
            continue
        found += call(action, None)
        for event in events:
            if isinstance(event, (Bonus, *great)):
                sign = MOMENT
            elif isinstance(event, Collect) and sign == NOTHING:
                sign = SOMETHING
            elif isinstance(event, Score):
                found, sign = found + sign, NOTHING
            found += call(None, event)
    return found
