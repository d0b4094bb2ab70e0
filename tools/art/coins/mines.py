"""Draws the Mining cards: a lump of ore with the coin, and a pick or a cart; two lumps if double."""

from __future__ import annotations

from typing import NamedTuple

from tools.art.coins.mint import halo, small
from tools.art.flowers.kit import Canvas, Cell, Ink, around, box, curve, double_mark, line, oval, polygon
from tools.art.flowers.shapes import Shape, moved

INKS = {
    "rock": Ink("BBBBBB", "silver", "white"),
    "rock light": Ink("FFFFFF", "white", "white"),
    "rock dark": Ink("888888", "grey", "black"),
    "wood": Ink("CC9966", "tan", "white"),
    "wood dark": Ink("663300", "brown", "black"),
    "steel": Ink("CCCCCC", "silver", "white"),
    "steel dark": Ink("555555", "slate", "black"),
}


class Lump(NamedTuple):
    """Shape of a lump of ore: outline, lit and dark facet, edges, specks of metal, and place of the coin."""

    whole: tuple[Cell, ...]
    lit: tuple[Cell, ...]
    dark: tuple[Cell, ...]
    edges: tuple[tuple[Cell, ...], ...]
    specks: tuple[Cell, ...]
    coin: Cell


BIG = Lump(
    ((9, 2), (14, 4), (20, 0), (27, 6), (30, 15), (26, 26), (4, 26), (0, 18), (3, 9)),
    ((9, 2), (14, 4), (20, 0), (21, 5), (13, 8), (4, 12), (3, 9)),
    ((20, 0), (27, 6), (30, 15), (26, 26), (20, 26), (23, 15), (21, 5)),
    (
        ((3, 11), (12, 8), (21, 5)),
        ((20, 1), (21, 5), (23, 15), (20, 25)),
        ((23, 15), (29, 15)),
        ((14, 4), (12, 8)),
    ),
    ((25, 10), (24, 20), (2, 19), (16, 3)),
    (7, 11),
)
SMALL = Lump(
    ((7, 1), (12, 3), (17, 0), (23, 6), (25, 14), (22, 22), (4, 22), (1, 15), (3, 6)),
    ((7, 1), (12, 3), (17, 0), (18, 5), (11, 6), (3, 9)),
    ((17, 0), (23, 6), (25, 14), (22, 22), (18, 22), (20, 14), (18, 5)),
    (((3, 9), (11, 6), (18, 5)), ((17, 1), (18, 5), (20, 14), (18, 21))),
    ((21, 9), (21, 17), (13, 3)),
    (5, 8),
)


def _ore(canvas: Canvas, number: int, x: int, y: int, lump: Lump = BIG) -> None:
    """Draw a lump of ore with the coin in its face, the corner of its box at (x, y)."""

    def at(points: tuple[Cell, ...]) -> list[Cell]:
        return [(x + i, y + j) for i, j in points]

    whole = polygon(*at(lump.whole))
    halo(canvas, whole | around(whole), 2)
    canvas.fill(whole, "rock", edge="k")
    canvas.fill(polygon(*at(lump.lit)) & whole, "rock light")
    canvas.fill(polygon(*at(lump.dark)) & whole, "rock dark")
    for edge in lump.edges:
        canvas.fill(line(*at(edge)) & whole, "k")
    for i, j in at(lump.specks):
        canvas.fill(box(i, j, i + 2, j + 2), "rim")
    small(canvas, number, x + lump.coin[0], y + lump.coin[1], edge="w" if canvas.depth == 1 else "")


def pick(canvas: Canvas, foot: Cell, head: Cell, left: Cell, top: Cell, right: Cell) -> None:
    """Draw a pick: the handle from `foot` to `head`, the iron in an arc from `left` over `top` to `right`."""
    handle = line(foot, head, pen=3)
    iron = curve(left, top, right, pen=2) | _thick(left, top, right)
    halo(canvas, handle | around(handle) | iron | around(iron))
    canvas.fill(handle, "wood", edge="k")
    canvas.fill(moved(line(foot, head), 2, 1) & handle, "wood dark")
    canvas.fill(iron, "steel", edge="k")
    lower = frozenset((x, y) for x, y in iron if (x, y + 1) not in iron)
    canvas.fill(lower, "steel dark")


def _thick(left: Cell, top: Cell, right: Cell) -> Shape:
    """Return the iron, thicker in the middle than at its points."""
    path: set[Cell] = set()
    for i in range(81):
        t = i / 80
        x = (1 - t) ** 2 * left[0] + 2 * t * (1 - t) * top[0] + t * t * right[0]
        y = (1 - t) ** 2 * left[1] + 2 * t * (1 - t) * top[1] + t * t * right[1]
        half = 0.8 + 7.2 * t * (1 - t)
        path |= oval(x + 1 - half, y + 1 - half, x + 1 + half, y + 1 + half)
    return frozenset(path)


def mining_1(canvas: Canvas, number: int) -> None:
    """Draw a pick leaning over a lump of ore."""
    pick(canvas, (41, 72), (30, 38), (12, 44), (28, 24), (44, 35))
    _ore(canvas, number, 3, 49)


def mining_2(canvas: Canvas, number: int) -> None:
    """Draw a plain wooden cart on rails, with a lump of ore in it."""
    _ore(canvas, number, 11, 34, SMALL)
    tub = polygon((6, 58), (42, 58), (38, 70), (10, 70)) | box(5, 57, 43, 59)
    wheels = oval(10, 66, 19, 75) | oval(29, 66, 38, 75)
    halo(canvas, tub | wheels | around(tub | wheels), 2)
    canvas.fill(tub, "wood", edge="k")
    for y in (60, 64, 68):
        canvas.fill(tub & box(0, y, 48, y + 1), "wood dark")
    for x in (10, 29):
        canvas.fill(oval(x, 66, x + 9, 75), "steel dark", edge="w" if canvas.depth == 1 else "k")
        canvas.fill(oval(x + 3, 69, x + 6, 72), "steel")
    canvas.fill(box(2, 75, 46, 76), "k")


def double(canvas: Canvas, number: int) -> None:
    """Draw a pick over two lumps of ore, and the mark of a double beside the coin."""
    pick(canvas, (38, 70), (29, 36), (11, 42), (27, 22), (43, 33))
    _ore(canvas, number, 0, 51, SMALL)
    _ore(canvas, number, 22, 53, SMALL)
    if canvas.depth == 1:  # otherwise a dark pattern hides the mark
        canvas.fill(box(27, 8, 45, 19), "w")
    double_mark(canvas, 27, 9)
