"""Mining: a pick and a lump of ore with the coin in it; two lumps where the card counts double."""

from __future__ import annotations

from tools.art.kit import Canvas, Cell, Ink, around, box, curve, double_mark, line, oval, polygon
from tools.art.shapes import Shape, moved
from tools.coins.mint import halo, small

INKS = {
    "rock": Ink("BBBBBB", "silver", "white"),
    "rock light": Ink("FFFFFF", "white", "white"),
    "rock dark": Ink("888888", "grey", "50"),
    "wood": Ink("CC9966", "tan", "white"),
    "wood dark": Ink("663300", "brown", "black"),
    "steel": Ink("CCCCCC", "silver", "white"),
    "steel dark": Ink("555555", "slate", "black"),
    "cart": Ink("990000", "red", "black"),
    "cart dark": Ink("663300", "brown", "black"),
}


def _ore(canvas: Canvas, number: int, x: int, y: int) -> None:
    """Lay a lump of ore, 26 x 22 with its contour, with the coin in its face, at (x, y)."""
    whole = polygon(
        *((x + 8, y + 1), (x + 17, y + 1), (x + 23, y + 6), (x + 25, y + 15), (x + 21, y + 21)),
        *((x + 4, y + 21), (x + 1, y + 15), (x + 3, y + 6)),
    )
    halo(canvas, whole | around(whole))
    canvas.fill(whole, "rock", edge="k")
    light = polygon((x + 8, y + 1), (x + 17, y + 1), (x + 13, y + 6), (x + 3, y + 8), (x + 3, y + 6))
    dark = polygon(
        *((x + 17, y + 1), (x + 23, y + 6), (x + 25, y + 15), (x + 21, y + 21), (x + 8, y + 21)),
        *((x + 19, y + 17), (x + 20, y + 8)),
    )
    canvas.fill(light & whole, "rock light")
    canvas.fill(dark & whole, "rock dark")
    canvas.stroke((x + 12, y + 6), (x + 17, y + 1), role="k")
    canvas.stroke((x + 17, y + 2), (x + 20, y + 8), (x + 19, y + 17), (x + 9, y + 20), role="k")
    canvas.stroke((x + 12, y + 6), (x + 3, y + 8), role="k")
    for i, j in ((21, 10), (22, 15), (5, 18), (14, 3)):
        canvas.fill(box(x + i, y + j, x + i + 2, y + j + 2), "rim")
    small(canvas, number, x + 5, y + 7, edge="w" if canvas.depth == 1 else "")


def pick(canvas: Canvas, foot: Cell, head: Cell, left: Cell, top: Cell, right: Cell) -> None:
    """Draw a pick: the handle from `foot` to `head`, the iron a bow from `left` over `top` to `right`."""
    handle = line(foot, head, pen=3)
    iron = curve(left, top, right, pen=2) | _thick(left, top, right)
    halo(canvas, handle | around(handle) | iron | around(iron))
    canvas.fill(handle, "wood", edge="k")
    canvas.fill(moved(line(foot, head), 2, 1) & handle, "wood dark")
    canvas.fill(iron, "steel", edge="k")
    lower = frozenset((x, y) for x, y in iron if (x, y + 1) not in iron)
    canvas.fill(lower, "steel dark")


def _thick(left: Cell, top: Cell, right: Cell) -> Shape:
    """Return the iron's middle, thicker than its points."""
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
    _ore(canvas, number, 4, 52)


def mining_2(canvas: Canvas, number: int) -> None:
    """Draw a cart on rails, with a lump of ore in it and a pick stuck behind."""
    pick(canvas, (22, 56), (36, 33), (26, 28), (41, 27), (43, 44))
    _ore(canvas, number, 9, 39)
    cart = polygon((3, 57), (45, 57), (40, 70), (8, 70)) | box(3, 56, 45, 59)
    wheels = oval(9, 66, 18, 75) | oval(30, 66, 39, 75)
    halo(canvas, cart | wheels | around(cart | wheels))
    canvas.fill(cart, "cart", edge="k")
    canvas.fill(box(3, 56, 45, 59), "steel", edge="k")
    for x in (12, 23, 34):
        canvas.fill(box(x, 60, x + 2, 69), "w" if canvas.depth == 1 else "cart dark")
    for x in (9, 30):
        canvas.fill(oval(x, 66, x + 9, 75), "steel dark", edge="w" if canvas.depth == 1 else "k")
        canvas.fill(oval(x + 3, 69, x + 6, 72), "steel")
    canvas.fill(box(2, 75, 46, 76), "k")


def double(canvas: Canvas, number: int) -> None:
    """Draw a pick over two lumps of ore, and beside the coin the mark of a double."""
    pick(canvas, (38, 70), (29, 36), (11, 42), (27, 22), (43, 33))
    _ore(canvas, number, 1, 51)
    _ore(canvas, number, 20, 53)
    double_mark(canvas, 27, 9)
