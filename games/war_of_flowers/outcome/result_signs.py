"""A game of War of Flowers as one sign for each turn, without naming cards."""

from __future__ import annotations

from macclassic.flower_cards import result_signs as shared
from macclassic.flower_cards.result_signs import Moves

from ..events import Event, Go, Stop


def signs(moves: Moves, seat: int) -> str:
    """Return a sign for each turn of a seat, and for each GO and its STOP."""
    return shared.signs(moves, seat, _call)


def _call(_action: object, event: Event | None) -> str:
    if isinstance(event, Go):
        return shared.ON
    return shared.END if isinstance(event, Stop) else ""
