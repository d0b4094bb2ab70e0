"""Draws the Exchange cards: a house with columns and the coin in its pediment."""

from __future__ import annotations

from tools.art.coins.mint import halo, small
from tools.art.flowers.kit import Canvas, Ink, around, border, box, polygon

INKS = {
    "stone": Ink("FFFFCC", "white", "white"),
    "joint": Ink("CC9966", "tan", "black"),
    "dusk": Ink("996633", "brown", "black"),
    "night": Ink("333333", "slate", "black"),
}


def exchange(canvas: Canvas, number: int) -> None:
    """Draw the house in rows 26..74."""
    roof = polygon((24, 25), (47, 46), (1, 46))
    base = box(4, 46, 44, 75)
    whole = roof | base | box(2, 46, 46, 51) | box(2, 70, 46, 76)
    halo(canvas, whole | box(2, 50, 46, 72))
    if canvas.depth == 1:
        canvas.fill(box(2, 50, 46, 72), "w")
    canvas.fill(whole, "k")
    canvas.still |= whole  # walls keep their joints
    inner = roof - border(roof)
    canvas.fill(inner, "dusk" if canvas.depth > 1 else "w")
    canvas.fill(inner - border(inner), "stone")
    canvas.tone({(x, y) for x, y in inner if (x + 3, y - 2) not in inner}, "CCCC99")
    canvas.fill(box(3, 47, 45, 50), "stone")
    if canvas.depth > 1:
        canvas.fill(box(3, 49, 45, 50), "joint")
    for x in range(5, 43, 3):
        canvas.fill(box(x, 48, x + 1, 49), "dusk")
    canvas.fill(box(5, 51, 43, 70), "night")
    canvas.tone(box(5, 51, 43, 54), "000000")
    canvas.tone(box(5, 62, 43, 70), "444444")
    for x in (5, 14, 27, 36):
        _column(canvas, x)
    canvas.fill(box(22, 56, 26, 70), "k")
    canvas.tone(box(22, 57, 26, 63), "CC6600")
    canvas.tone(box(22, 60, 26, 70), "FF9933")
    canvas.tone(box(22, 66, 26, 70), "FFCC66")
    canvas.fill(box(3, 71, 45, 73), "stone")
    canvas.fill(box(2, 74, 46, 76), "joint" if canvas.depth > 1 else "stone")
    if canvas.depth > 1:
        canvas.fill(box(3, 72, 45, 73), "joint")
    canvas.tone(box(24, 74, 46, 76), "996633")
    small(canvas, number, 18, 31, edge="" if canvas.depth > 1 else "w")


def _column(canvas: Canvas, x: int) -> None:
    """Draw a column with capital and base, 7 wide."""
    shaft = box(x + 1, 51, x + 6, 70)
    cap = box(x, 51, x + 7, 53) | box(x, 68, x + 7, 70)
    canvas.fill(shaft | cap, "stone", edge="k")
    canvas.tone(box(x + 1, 54, x + 2, 67), "FFFFFF")
    canvas.tone(box(x + 5, 54, x + 6, 67), "999966")
    canvas.fill(box(x + 2, 54, x + 3, 67), "joint" if canvas.depth < 8 else "stone")
    canvas.tone(box(x + 3, 54, x + 4, 67), "CCCC99")
    canvas.fill(box(x + 4, 54, x + 5, 67), "joint")
    canvas.fill(around(shaft | cap) & box(x, 53, x + 7, 68), "k")
