"""A game of War of Coins as one sign for each turn, without naming cards."""

from __future__ import annotations

from macclassic.flower_cards import result_signs as shared
from macclassic.flower_cards.result_signs import Moves

from ..actions import End, KeepGoing, Perfect
from ..events import Event, Joker


def signs(moves: Moves, seat: int) -> str:
    """Return a sign for each turn of a seat, for each *Keep going* and for ending the game."""
    return shared.signs(moves, seat, _call, (Joker,))


def _call(action: object, _event: Event | None) -> str:
    if isinstance(action, KeepGoing):
        return shared.ON
    return shared.END if isinstance(action, End) or action == Perfect(True) else ""
