"""A game of Sorry as signs, one a card, which reveal no card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..actions import AIMED, Draw, Move
from ..board import HOME
from ..events import Bump, Event, Forfeit, Step, Win


def signs(moves: Iterable[tuple[int, Draw | Move, Sequence[Event]]], seat: int) -> str:
    """Return a sign for each card of a seat, and for the victory.

    "-": no move. "o": a move. "*": a pawn bumped, swapped or replaced. "H": a pawn home. "!": the game is
    won.
    """
    return "".join(_sign(action, events) for who, action, events in moves if who == seat)


def _sign(action: Draw | Move, events: Sequence[Event]) -> str:
    if isinstance(action, Draw):
        return "-" if any(isinstance(event, Forfeit) for event in events) else ""
    if any(isinstance(event, Win) for event in events):
        return "!"
    if any(isinstance(event, Step) and event.went == HOME for event in events):
        return "H"
    aimed = any(part.how in AIMED for part in action.parts)
    return "*" if aimed or any(isinstance(event, Bump) for event in events) else "o"
