"""Draws the Mining cards: a lump of ore with the coin, and a pick, a cart or a barrow; two lumps if double.

The rock is that of the coin's metal. The pick of an even coin leans to the other side, and its ore lies in a
barrow instead of a cart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tools.art.coins.mint import COINS, COPPER, GOLD, JADE, SILVER, Metal, halo, small
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


FACETED = Lump(
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
CRYSTALS = Lump(
    ((1, 26), (0, 13), (4, 8), (9, 12), (10, 1), (15, -4), (20, 1), (21, 8), (25, 4), (30, 10), (29, 26)),
    ((0, 13), (4, 8), (4, 26), (1, 26), (0, 18), (10, 12), (10, 1), (15, -4), (15, 10), (10, 12)),
    ((15, -4), (20, 1), (21, 14), (25, 11), (25, 4), (30, 10), (29, 26), (23, 26), (20, 12), (15, 10)),
    (
        ((4, 9), (5, 13), (9, 13)),
        ((15, -3), (15, 9)),
        ((20, 2), (21, 12), (20, 25)),
        ((25, 5), (25, 25)),
    ),
    ((17, 5), (27, 17)),
    (7, 11),
)
BOULDER = Lump(
    ((5, 26), (1, 20), (1, 12), (5, 5), (12, 1), (20, 1), (27, 5), (30, 12), (29, 20), (25, 26)),
    ((1, 12), (5, 5), (12, 1), (20, 1), (24, 3), (14, 6), (6, 10), (2, 17)),
    ((27, 5), (30, 12), (29, 20), (25, 26), (14, 26), (22, 22), (26, 14)),
    (((2, 16), (6, 10), (13, 6), (22, 5), (28, 8)), ((22, 9), (28, 12)), ((23, 22), (28, 19))),
    ((16, 3), (24, 14), (4, 12)),
    (7, 11),
)


def _smaller(lump: Lump) -> Lump:
    """Return a lump at five sixths of its size, 22 high, for a cart."""

    def less(points: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return tuple((round(x * 5 / 6), round(y * 5 / 6)) for x, y in points)

    edges = tuple(less(points) for points in lump.edges)
    return Lump(less(lump.whole), less(lump.lit), less(lump.dark), edges, less(lump.specks[:2]), (5, 8))


GREY = ("BBBBBB silver white", "FFFFFF white white", "888888 grey black")
ROCKS: Mapping[Metal, tuple[Lump, tuple[str, str, str]]] = {
    GOLD: (FACETED, GREY),
    SILVER: (CRYSTALS, ("99CCCC silver white", "FFFFFF white white", "336699 slate thick")),
    COPPER: (BOULDER, ("CC9966 tan white", "FFCC99 white white", "996633 brown 75")),
    JADE: (BOULDER, ("99CC99 silver white", "CCFFCC white white", "336666 forest thick")),
}
"""Shape of the rock in which each metal is found; its ink, that of its lit and that of its dark facet."""


def _ore(canvas: Canvas, number: int, x: int, y: int, small_one: bool = False) -> None:
    """Draw a lump of ore with the coin in its face, the corner of its box at (x, y)."""
    lump, inks = ROCKS[COINS[number].metal]
    lump = _smaller(lump) if small_one else lump
    for role, ink in zip(("rock", "rock light", "rock dark"), inks, strict=True):
        canvas.inks[role] = Ink(*ink.split())

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
    """Draw a pick leaning over a lump of ore: to the left, or to the right of an even coin."""
    if number % 2:
        pick(canvas, (41, 72), (30, 38), (12, 44), (28, 24), (44, 35))
        _ore(canvas, number, 3, 49)
    else:
        pick(canvas, (4, 72), (15, 40), (3, 38), (19, 25), (34, 46))
        _ore(canvas, number, 14, 49)


def mining_2(canvas: Canvas, number: int) -> None:
    """Draw a lump of ore in a wooden cart on rails, or in a barrow for an even coin."""
    if number % 2:
        _ore(canvas, number, 11, 34, small_one=True)
        _cart(canvas)
    else:
        _ore(canvas, number, 9, 34, small_one=True)
        _barrow(canvas)


def _cart(canvas: Canvas) -> None:
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


def _barrow(canvas: Canvas) -> None:
    tray = polygon((4, 55), (35, 55), (30, 67), (13, 67))
    shaft = line((12, 67), (31, 67), (44, 60), pen=3)
    leg = line((30, 68), (32, 74), pen=3)
    wheel = oval(3, 62, 16, 75)
    whole = tray | shaft | leg | wheel
    halo(canvas, whole | around(whole), 2)
    canvas.fill(leg, "wood", edge="k")
    canvas.fill(tray, "steel", edge="k")
    canvas.fill(tray - moved(tray, -3, -2), "steel dark")
    canvas.fill(box(4, 55, 36, 57), "steel", edge="k")
    canvas.fill(shaft, "wood", edge="k")
    canvas.fill(wheel, "steel dark", edge="w" if canvas.depth == 1 else "k")
    canvas.fill(oval(6, 65, 13, 72), "steel")
    canvas.fill(oval(8, 67, 11, 70), "k")
    canvas.fill(box(2, 75, 46, 76), "k")


def double(canvas: Canvas, number: int) -> None:
    """Draw a pick over two lumps of ore, and the mark of a double beside the coin."""
    pick(canvas, (38, 70), (29, 36), (11, 42), (27, 22), (43, 33))
    _ore(canvas, number, 0, 51, small_one=True)
    _ore(canvas, number, 22, 53, small_one=True)
    if canvas.depth == 1:  # otherwise a dark pattern hides the mark
        canvas.fill(box(27, 8, 45, 19), "w")
    double_mark(canvas, 27, 9)
