"""A game of Flower Power turn by turn, as signs that tell no card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..events import Battle, Capture, Flower, Turn, Win


def signs(moves: Iterable[tuple[int, Any, Sequence[Any]]], seat: int) -> str:
    """Return a sign for each turn of a seat: nothing, a battle won, a flower captured, a POWER FLOWER grown;
    and for the game won."""
    found, turn, sign = "", -1, "-"
    for _, _, events in moves:
        for event in events:
            if isinstance(event, Turn):
                found += sign if turn == seat else ""
                turn, sign = event.seat, "-"
            elif turn == seat:
                sign = max(sign, _sign(event, seat), key="-oP*!".index)
    return found + (sign if turn == seat else "")


def _sign(event: Any, seat: int) -> str:
    if isinstance(event, Win):
        return "!" if event.seat == seat else "-"
    if isinstance(event, Capture):
        return "*" if event.taker == seat else "-"
    if isinstance(event, Flower):
        return "P" if event.power and event.seat == seat else "-"
    return "o" if isinstance(event, Battle) and event.result == "won" else "-"
