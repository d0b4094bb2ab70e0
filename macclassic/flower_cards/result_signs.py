"""A round of flower cards as signs, one a turn, which reveal no card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from macclassic.flower_cards.events import Bonus, Collect, Event, Score

NOTHING, SOMETHING, MOMENT, ON, END = "-", "o", "*", "G", "!"
Moves = Iterable[tuple[int, Any, Sequence[Event]]]
"""Decisions as (seat, action, events)."""


def signs(
    moves: Moves, seat: int, call: Callable[[object, Event | None], str], great: tuple[type, ...] = ()
) -> str:
    """Return a sign for each turn of a seat and for each of its calls.

    The sign is `MOMENT` if the turn had a bonus or an event of the types `great`. `call(action, event)`
    returns the sign of a call, or ""; it is called for the action with no event first, then for each event.
    """
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
