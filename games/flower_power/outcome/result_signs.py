"""Text form of a game's course, one sign per turn, that reveals no card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..actions import Action
from ..events import Battle, Capture, Event, Flower, Turn, Win


def signs(moves: Iterable[tuple[int, Action, Sequence[Event]]], seat: int) -> str:
    """Return a sign for each turn of a seat, of its best event.

    `-`: nothing, `o`: a battle won, `P`: a POWER FLOWER made, `*`: a flower captured, `!`: the game won.
    """
    found, turn, sign = "", -1, "-"
    for _, _, events in moves:
        for event in events:
            if isinstance(event, Turn):
                found += sign if turn == seat else ""
                turn, sign = event.seat, "-"
            elif turn == seat:
                sign = max(sign, _sign(event, seat), key="-oP*!".index)
    return found + (sign if turn == seat else "")


def _sign(event: Event, seat: int) -> str:
    if isinstance(event, Win):
        return "!" if event.seat == seat else "-"
    if isinstance(event, Capture):
        return "*" if event.taker == seat else "-"
    if isinstance(event, Flower):
        return "P" if event.power and event.seat == seat else "-"
    return "o" if isinstance(event, Battle) and event.result == "won" else "-"
