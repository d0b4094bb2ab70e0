"""Drawing kit of the flower cards: their canvas, and the marks that many of them carry.

Inks and files come from `tools.art.drawing`, shapes and sprites from `tools.art.flowers.shapes`; both may be
imported from here as well.

A month's module (tools/art/flowers/cards_MM.py)
------------------------------------------------
``INKS`` names the month's colours, ``CARDS`` lists its card ids, ``draw(canvas, card)`` draws one::

    INKS = {"g": Ink("006600", "forest", "75"), "p": Ink("FFCCCC", "magenta/white", "white")}
    CARDS = ("01-sun", "01-ribbon", "01-plain-1", "01-plain-2")

    def draw(canvas: Canvas, card: str) -> None:
        canvas.fill(oval(14, 20, 34, 40), "r")
        canvas.sprite(5, 30, CRANE)
        if canvas.depth == 1: ...

The caller makes the canvas with the month's inks and closes it with `Canvas.finish`, which draws the rim and
the outline over everything; so a drawing may extend beyond the edge. Cells are (x, y), x right and y down,
the card is 48 x 78, the picture itself x 2..45 and y 2..75.

`tools.art.drawing` documents inks; all of its `COMMON` inks are available, and a month's own inks override
them. The three cells at each corner (`outside`) are outside the card.
"""

from __future__ import annotations

from collections.abc import Mapping

from macclassic.quickdraw.colours import clut, parse
from tools.art.drawing import COMMON, Ink, Picture, corner, corners, png
from tools.art.flowers.shapes import (
    Cell,
    Shape,
    around,
    border,
    box,
    cells,
    curve,
    flipped,
    line,
    moved,
    oval,
    polygon,
    rows,
    turned,
)

__all__ = [
    "COMMON",
    "HEIGHT",
    "WIDTH",
    "Canvas",
    "Cell",
    "Ink",
    "Shape",
    "around",
    "border",
    "box",
    "cells",
    "curve",
    "double_mark",
    "flipped",
    "line",
    "moved",
    "outside",
    "oval",
    "png",
    "polygon",
    "ribbon",
    "rows",
    "sun_mark",
    "turned",
]

WIDTH, HEIGHT = 48, 78

# The canvas -------------------------------------------------------------------------------------------------


SLOPES: Mapping[str, str] = {
    "FFCC00": "FFFF66 FFCC33 FFCC00 FF9900",
    "DD0000": "FF6666 FF3333 DD0000 BB0000",
    "003300": "339933 006600 004400 003300",
    "006600": "33CC33 009933 006600 004400",
}
"""Tones of ground at 8 bits, by the colour that it is drawn in, from its ridge down."""
STEEP = (0, 2, 5, 18)
"""Depth below the ridge at which each tone begins."""


class Canvas(Picture):
    """Canvas of a flower card: 48 x 78 cells."""

    def __init__(self, depth: int, inks: Mapping[str, Ink] | None = None) -> None:
        """Start with white paper; a month's `inks` override `COMMON`."""
        super().__init__(depth, WIDTH, HEIGHT, inks, "w")
        self.hills: list[tuple[Shape, str]] = []

    def hill(self, shape: Shape, role: str) -> None:
        """Draw ground for other things to stand on."""
        self.fill(shape, role, edge="k")
        self.hills.append((shape, role))

    def light(self) -> None:
        """Light the visible ridges of hills at 8 bits."""
        for shape, role in self.hills if self.depth == 8 else ():
            colour = self.inks[role].eight
            index = clut(8).index(parse(colour))
            room = shape & box(0, 0, WIDTH, HEIGHT) - self.still
            seen = {(x, y) for x, y in room if self.grid[y][x] == index}
            for deep, tone in zip(STEEP, SLOPES[colour].split(), strict=True):
                self.tone(seen & moved(shape, deep // 3, deep), tone)

    def finish(self) -> None:
        """Draw rim and outline as on every card; the inner side of the rim is rounded as well."""
        self.fill(corner(2, 2, WIDTH, HEIGHT), "w")
        super().finish()


def outside() -> Shape:
    """Return the twelve cells of the 48 x 78 box that are outside the card."""
    return corners(WIDTH, HEIGHT)


# Marks ------------------------------------------------------------------------------------------------------

HONG = rows("""
    ....#....
    .#######.
    .........
    ...###...
    ..#...#..
    ...###...
    ....#....
    #########
    .........
    ...###...
    ..#...#..
    ...###...
""")
CHEONG = rows("""
    ..#.....#
    #####...#
    ..#.....#
    ..#...###
    .#.#....#
    #...#...#
    ........#
    .........
    ...###...
    ..#...#..
    ..#...#..
    ...###...
""")
DAN = rows("""
    ......#..
    #####.#..
    #.....#..
    #.....###
    #.....#..
    #####.#..
    ......#..
    .........
    .#.......
    .#.......
    .#.......
    .#######.
""")
"""Syllables on ribbons, each in its own square: every stroke one cell, every gap at least one."""

BLUE_PEN = Ink("FFFFFF", "white", "black")
KINDS: Mapping[str, tuple[Ink, Ink, Ink]] = {
    # face, shade, writing
    "red": (Ink("DD0000", "red", "black"), Ink("990000", "brown", "white"), COMMON["w"]),
    "blue": (Ink("0033CC", "blue", "hatch"), Ink("000077", "black", "black"), BLUE_PEN),
    "orchid": (Ink("CC66CC", "magenta", "white"), Ink("993399", "purple", "black"), Ink("", "", "")),
    "plain-red": (Ink("DD0000", "red", "black"), Ink("990000", "brown", "white"), Ink("", "", "")),
    "plain-blue": (Ink("0033CC", "blue", "hatch"), Ink("000077", "black", "black"), Ink("", "", "")),
}


BOW = rows("""
    ..kkk.....kkk..
    .krrrkk.kkrrrk.
    krrrrrkkkrrrrrk
    krrsrrkrkrrsrrk
    krrrsskrkssrrrk
    .krrrrkrkrrrrk.
    ..kkkkkrkkkkk..
    ......kkk......
""")
DOTS = ((0, 0), (2, 2))
"""Black cells of an orchid ribbon at 1 bit, modulo four."""


def ribbon(canvas: Canvas, x: int, y: int, kind: str) -> None:
    """Draw a ribbon in the box of 15 x 47 cells at (x, y).

    `kind` is "red", "blue", "orchid", or "plain-red" and "plain-blue", which carry no writing.

    The band is 11 wide, leans to the right as it falls, is tied with a bow at the top and has a swallow tail;
    red ones carry the word for red, blue ones for blue. A white halo separates it from the plant. Best at x
    20..29, y 25..28.
    """
    face, shade, pen = KINDS[kind]
    canvas.inks.update({"ribbon": face, "ribbon shade": shade, "ribbon pen": pen})
    mono = canvas.depth == 1
    words = {"red": (HONG, DAN), "blue": (CHEONG, DAN)}.get(kind, ())
    # Steps to the right fall between two syllables.
    lean = [x + (2 + (j - 3) // 14 if words else 1 + (j + 6) // 15) for j in range(40)]
    shape = frozenset(
        (lean[j] + i, y + 6 + j) for j in range(40) for i in range(11) if j < 35 or abs(i - 5) >= j - 34
    )
    bow = cells(BOW, x, y)
    canvas.fill(shape | around(shape) | bow, "k", edge="w")
    canvas.fill(shape, "ribbon")
    if canvas.depth == 8:
        _silk(canvas, shape, kind.removeprefix("plain-"))
    if canvas.depth == 4 and kind == "orchid":
        canvas.fill({(i, j) for i, j in shape if (i - 2, j) not in shape and (i - 1, j) in shape}, "w")
        canvas.fill({(i, j) for i, j in shape if (i + 3, j) not in shape}, "ribbon shade")
    if mono and kind == "orchid":
        canvas.fill({(i, j) for i, j in shape - border(shape) if j > y + 8 and (i % 4, j % 4) in DOTS}, "k")
    canvas.sprite(
        x,
        y,
        BOW,
        {"r": "w" if mono and kind in ("blue", "plain-blue") else "ribbon", "s": "ribbon shade"},
        edge="w" if mono and face.one == "black" else "",
    )
    if mono and face.one == "black":
        canvas.fill(cells(BOW, x, y, only="k") - border(bow), "w")
    if mono and kind == "blue":
        canvas.fill(shape & box(x, y + 8, x + 16, y + 38), "w")
        canvas.fill(shape & box(x, y + 37, x + 16, y + 38), "k")
    canvas.still |= shape
    for j, sign in zip((4, 18), words, strict=False):
        canvas.fill(cells(sign, lean[j] + 1, y + 6 + j), "ribbon pen")


SILKS: Mapping[str, str] = {
    "red": "880000 BB0000 DD0000 FF3333 FF6666",
    "blue": "000077 000099 0033CC 3366FF 6699FF",
    "orchid": "993399 CC33CC CC66CC FF99FF FFCCFF",
}
"""Tones of a ribbon's band at 8 bits, from dark to light."""


def _silk(canvas: Canvas, band: Shape, kind: str) -> None:
    """Paint a band at 8 bits: lit along its left edge, dark along its right.

    It is in the shadow of the bow above, and turned under at its ends.
    """
    shade, dim, _, bright, glint = SILKS[kind].split()
    top, foot = min(y for _, y in band), max(y for _, y in band)
    left = {y: min(x for x, j in band if j == y) for y in range(top, foot + 1)}
    for x, y in band:
        over, down = x - left[y], y - top
        if (x + 1, y) not in band or down < 2:
            canvas.tone({(x, y)}, shade)
        elif (x + 2, y) not in band or down == 2 or y > foot - 3:
            canvas.tone({(x, y)}, dim)
        elif over == 0:
            canvas.tone({(x, y)}, glint)
        elif over == 1:
            canvas.tone({(x, y)}, bright)


SUN = rows("""
    ...kkkkk...
    .kkyyyyykk.
    .kyyyyyyyk.
    kyyyyyyyyok
    kyyyrrryyok
    kyyyrrryyok
    kyyyrrryyok
    kyyyyyyyyok
    .kyyyyyyok.
    .kkyyoookk.
    ...kkkkk...
""")


def sun_mark(canvas: Canvas, x: int = 33, y: int = 63) -> None:
    """Draw the gold disc of a sun, 11 x 11 with its outline, at (x, y); by default the lower right corner."""
    canvas.fill(cells(SUN, x, y), "w", edge="w")
    canvas.still |= cells(SUN, x, y)
    canvas.sprite(x, y, SUN, {"o": "y" if canvas.depth == 1 else "o", "r": "k" if canvas.depth == 1 else "r"})


DOUBLE = rows("""
    ....k....
    ...krk...
    ..krrrk..
    .krrwrrk.
    krrwwwrrk
    .krrwrrk.
    ..krrrk..
    ...krk...
    ....k....
""")


def double_mark(canvas: Canvas, x: int = 5, y: int = 63) -> None:
    """Draw the pair of lozenges of a double, 18 x 9 at (x, y); by default the lower left corner."""
    for left in (x, x + 9):
        canvas.sprite(left, y, DOUBLE, edge="w")
    for left in (x, x + 9):
        canvas.sprite(left, y, DOUBLE)
