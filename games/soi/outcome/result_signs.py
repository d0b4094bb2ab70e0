"""A round of Soi as signs, one an ask, which reveal no card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..actions import Ask
from ..events import Event, Give, Set


def signs(moves: Iterable[tuple[int, Ask, Sequence[Event]]], seat: int) -> str:
    """Return a sign for each ask of a seat: "-" for a miss, "o" for a card, "*" for a quartet."""
    return "".join(_sign(events) for who, _, events in moves if who == seat)


def _sign(events: Sequence[Event]) -> str:
    if any(isinstance(event, Set) for event in events):
        return "*"
    return "o" if any(isinstance(event, Give) for event in events) else "-"
