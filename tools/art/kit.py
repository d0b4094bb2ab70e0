"""Drawing kit of the flower cards: a canvas of colour indices, shapes as sets of cells, sprites in ASCII.

Shapes and sprites come from `tools.art.shapes` and may be imported from here as well.

How a month is drawn (tools/art/cards_MM.py)
--------------------------------------------
``INKS`` names the month's colours, ``CARDS`` lists its card ids, ``draw(canvas, card)`` draws one::

    INKS = {"g": Ink("006600", "forest", "75"), "p": Ink("FFCCCC", "magenta/white", "white")}
    CARDS = ("01-sun", "01-ribbon", "01-plain-1", "01-plain-2")

    def draw(canvas: Canvas, card: str) -> None:
        canvas.fill(oval(14, 20, 34, 40), "r")
        canvas.sprite(5, 30, CRANE)
        if canvas.depth == 1: ...

The caller makes the canvas with the month's inks and closes it with `Canvas.finish`, which draws the rim and
the outline over everything; so a drawing may run over the edge at will. Cells are (x, y), x right and y down,
the card is 48 x 78, the picture itself x 2..45 and y 2..75.

An *ink* is what a role ("g", "leaf", any string; sprites use one letter each) becomes at each depth. At 8
bits it is one colour of the table as six hexadecimal digits. At 4 bits it is a name of `SIXTEEN`, or two
joined by "/", a checker of both (only for areas of 5 x 5 and more). At 1 bit it is "white", "black", "25",
"50", "75" (black share of a dot pattern), "hatch", "lines", "bars" or "dots". "" at any depth paints nothing.
`COMMON` has the inks that every month shares; a month's own win over them.

The file format: palette PNGs without transparency whose palettes are the colour tables. The three cells at
each corner (`outside`) are no part of the card; they hold index 0 in the file, and the reader clears them.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from macclassic.quickdraw.colour import clut, parse
from tools.art.shapes import (
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
    "PATTERNS",
    "SIXTEEN",
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

SIXTEEN = (
    *("white", "yellow", "orange", "red", "magenta", "purple", "blue", "cyan"),
    *("green", "forest", "brown", "tan", "silver", "grey", "slate", "black"),
)
"""Our names for the sixteen colours, in the order of the table."""

PATTERNS: Mapping[str, str] = {
    "white": "0000000000000000",
    "black": "FFFFFFFFFFFFFFFF",
    "25": "8822882288228822",
    "50": "AA55AA55AA55AA55",
    "75": "77DD77DD77DD77DD",
    "hatch": "8844221188442211",
    "lines": "FF00FF00FF00FF00",
    "bars": "AAAAAAAAAAAAAAAA",
    "dots": "8000080080000800",
}


class Ink(NamedTuple):
    """What one colour role becomes at 8 bits (hex digits), 4 bits (names) and 1 bit (a pattern)."""

    eight: str
    four: str
    one: str


COMMON: Mapping[str, Ink] = {
    "k": Ink("000000", "black", "black"),
    "w": Ink("FFFFFF", "white", "white"),
    "r": Ink("DD0000", "red", "black"),  # the red of Hwatu
    "R": Ink("990000", "brown", "black"),  # its shade
    "y": Ink("FFCC00", "yellow", "white"),
    "o": Ink("FF6600", "orange", "25"),
    "c": Ink("FFFFCC", "white", "white"),  # cream
    "g": Ink("006600", "forest", "black"),
    "G": Ink("009933", "green", "50"),
    "b": Ink("000099", "blue", "hatch"),
    "v": Ink("660099", "purple", "50"),
    "n": Ink("663300", "brown", "black"),  # bark
    "t": Ink("CC9966", "tan", "25"),
    "s": Ink("BBBBBB", "silver", "25"),
    "a": Ink("777777", "grey", "50"),
    "d": Ink("444444", "slate", "75"),
}
"""Inks of every month: black, white, red, Red shade, yellow, orange, cream, green, Green light, blue, violet,
brown, tan, silver, ash grey, dark grey."""


# The canvas -------------------------------------------------------------------------------------------------


@cache
def _tile(ink: Ink, depth: int) -> tuple[tuple[int | None, ...], ...]:
    """Return the 8 x 8 cells an ink paints, as indices; None where it paints nothing."""
    spec = {8: ink.eight, 4: ink.four, 1: ink.one}[depth]
    if not spec:
        return ((None,) * 8,) * 8
    if depth == 1:
        bits = bytes.fromhex(PATTERNS[spec])
        return tuple(tuple(row >> (7 - x) & 1 for x in range(8)) for row in bits)
    if depth == 4:
        names = [SIXTEEN.index(name) for name in spec.split("/")]
        return tuple(tuple(names[(x + y) % len(names)] for x in range(8)) for y in range(8))
    return ((clut(8).index(parse(spec)),) * 8,) * 8


class Canvas:
    """A card's picture in the making: 48 x 78 indices of the colour table of `depth` bits (1, 4 or 8)."""

    def __init__(self, depth: int, inks: Mapping[str, Ink] | None = None) -> None:
        """Start with white paper; a month's `inks` win over `COMMON`."""
        self.depth = depth
        self.inks: dict[str, Ink] = {**COMMON, **(inks or {})}
        self.grid = [[0] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: int, y: int, role: str) -> None:
        """Paint one cell; outside the card nothing happens. Raises KeyError for an unknown role."""
        index = _tile(self.inks[role], self.depth)[y % 8][x % 8]
        if index is not None and 0 <= x < WIDTH and 0 <= y < HEIGHT:
            self.grid[y][x] = index

    def fill(self, shape: Iterable[Cell], role: str, edge: str = "") -> None:
        """Paint a shape; with `edge` also the contour one cell outside it, in that role."""
        shape = frozenset(shape)
        for x, y in shape:
            self.put(x, y, role)
        if edge:
            self.fill(around(shape), edge)

    def ground(self, role: str) -> None:
        """Paint the whole picture."""
        self.fill(box(0, 0, WIDTH, HEIGHT), role)

    def stroke(self, *points: Cell, role: str = "k", pen: int = 1) -> None:
        """Paint a broken line through the points."""
        self.fill(line(*points, pen=pen), role)

    def sprite(
        self,
        x: int,
        y: int,
        picture: Sequence[str],
        legend: Mapping[str, str] | None = None,
        edge: str = "",
    ) -> None:
        """Set a sprite with its upper left cell at (x, y).

        Each letter is a role, or what `legend` makes of it; "." and " " paint nothing. With `edge` the
        contour outside the painted cells is drawn in that role first.
        """
        if edge:
            self.fill(around(cells(picture, x, y)), edge)
        for j, row in enumerate(picture):
            for i, letter in enumerate(row):
                if letter not in ". ":
                    self.put(x + i, y + j, legend.get(letter, letter) if legend else letter)

    def woodcut(self, x: int, y: int, picture: Sequence[str]) -> None:
        """Set a sprite of dark, contoured parts so that they stay parts at 1 bit.

        At 4 and 8 bits this is `sprite`. At 1 bit the contours ("k") inside the picture turn white, those at
        its border stay black, and a white halo keeps it clear of what lies behind.
        """
        if self.depth > 1:
            self.sprite(x, y, picture)
            return
        whole = cells(picture, x, y)
        rim = border(whole)
        inside = cells(picture, x, y, only="k") - rim
        self.fill(whole, "w", edge="w")
        self.sprite(x, y, picture)
        self.fill(inside, "w")

    def finish(self) -> None:
        """Draw the white rim and the black outline, and cut the corners by two cells."""
        self.fill(border(_card()) | _corner(2, 2), "w")
        frame = _card()
        rim = border(frame - border(frame))
        self.fill(rim, "w")
        self.fill(border(frame), "k")
        for x, y in outside():
            self.grid[y][x] = 0


@cache
def outside() -> Shape:
    """Return the twelve cells of the 48 x 78 box that are no part of the card."""
    return _corner(0, 0) | _corner(1, 0) | _corner(0, 1)


@cache
def _card() -> Shape:
    return box(0, 0, WIDTH, HEIGHT) - outside()


def _corner(x: int, y: int) -> Shape:
    return frozenset((i, j) for i in (x, WIDTH - 1 - x) for j in (y, HEIGHT - 1 - y))


# Marks ------------------------------------------------------------------------------------------------------

HONG = rows("""
    ..####..
    ########
    ..#..#..
    ...##...
    ...#....
    ########
    ..#..#..
    ...##...
""")
CHEONG = rows("""
    ..##..#.
    #####.#.
    ..#...#.
    .#.#.###
    #...#.#.
    ..###.#.
    .#...#..
    ..###...
""")
DAN = rows("""
    ####.#..
    #....##.
    #....#..
    ####.#..
    .....#..
    .#......
    .#......
    .######.
""")

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
"""The cells of an orchid ribbon at 1 bit that are black, modulo four."""


def ribbon(canvas: Canvas, x: int, y: int, kind: str) -> None:
    """Draw a ribbon in the box of 15 x 47 cells at (x, y).

    `kind` is "red", "blue", "orchid", or "plain-red" and "plain-blue", which carry no writing.

    A band 11 wide that leans to the right as it falls, tied with a bow at the top, swallow-tailed; red ones
    carry the word for red, blue ones for blue. A white halo keeps it clear of the plant. Best at x 20..29,
    y 25..28.
    """
    face, shade, pen = KINDS[kind]
    canvas.inks.update({"ribbon": face, "ribbon shade": shade, "ribbon pen": pen})
    mono = canvas.depth == 1
    lean = [x + 1 + (j + 6) // 15 for j in range(40)]
    shape = frozenset(
        (lean[j] + i, y + 6 + j) for j in range(40) for i in range(11) if j < 35 or abs(i - 5) >= j - 34
    )
    bow = cells(BOW, x, y)
    canvas.fill(shape | around(shape) | bow, "k", edge="w")
    canvas.fill(shape, "ribbon")
    if canvas.depth == 8:
        canvas.fill({(i, j) for i, j in shape if (i + 1, j) not in shape and j < y + 42}, "ribbon shade")
    if canvas.depth == 4 and kind == "orchid":
        canvas.fill({(i, j) for i, j in shape if (i - 2, j) not in shape and (i - 1, j) in shape}, "w")
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
    words = {"red": (HONG, DAN), "blue": (CHEONG, DAN)}.get(kind, ())
    if mono and kind == "blue":
        canvas.fill(shape & box(x, y + 10, x + 16, y + 33), "w")
        canvas.fill(shape & (box(x, y + 10, x + 16, y + 11) | box(x, y + 32, x + 16, y + 33)), "k")
    for top, sign in zip((12, 23), words, strict=False):
        canvas.fill(cells(sign, lean[top - 2] + 1, y + top), "ribbon pen")


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


# Files ------------------------------------------------------------------------------------------------------


def png(canvas: Canvas) -> bytes:
    """Return the canvas as a palette PNG of `depth` bits, uncompressed: the same bytes on every machine."""
    per_byte = 8 // canvas.depth
    raw = bytearray()
    for row in canvas.grid:
        raw.append(0)
        for i in range(0, WIDTH, per_byte):
            byte = 0
            for index in row[i : i + per_byte]:
                byte = byte << canvas.depth | index
            raw.append(byte)
    # One stored block: compressors differ between versions, and a card is under 4 KB.
    stored = b"\x78\x01\x01" + struct.pack("<HH", len(raw), len(raw) ^ 0xFFFF) + raw
    stored += struct.pack(">I", zlib.adler32(raw))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, canvas.depth, 3, 0, 0, 0)
    palette = bytes(part for rgb in clut(canvas.depth) for part in rgb)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", stored), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )
