"""Drawing a picture cell by cell: inks, the picture, and its file.

An *ink* gives the colour of a role ("g", "leaf", any string; sprites use one letter each) at each depth. At 8
bits it is one colour of the table as six hexadecimal digits. At 4 bits it is a name of `SIXTEEN`, two names
joined by "/" for a checker of both (only for areas of 5 x 5 and more), or four for a block of two by two. At
1 bit it is "white", "black", "25", "50", "75" (black share of a dot pattern), "hatch", "rising" (the other
direction), "thick" (as "rising", twice as black), "lines", "bars" or "dots". "" at any depth paints nothing.
`COMMON` has the inks that all drawings share; a drawing's own inks override them.

Shapes and sprites are those of `tools.art.flowers.shapes`. Cells are (x, y), x right and y down.

The file format: palette PNGs whose palettes begin with the colour table of the depth, entry for entry. A
picture with clear cells marks one index as transparent (tRNS) that no colour of the drawing uses: at 8 bits
`CLEAR_8`, a magenta that no ink may name; at 4 and 1 bits an entry appended to the table, so that all
sixteen, and both black and white, stay free for the drawing. A card has no clear cells: the three at each of
its corners (`corners`) hold index 0 in the file, and the reader clears them.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from macclassic.quickdraw.colours import clut, parse
from tools.art.flowers.shapes import Cell, Shape, around, border, box, cells, line

# Inks -------------------------------------------------------------------------------------------------------

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
    "rising": "1122448811224488",
    "thick": "3366CC993366CC99",
    "lines": "FF00FF00FF00FF00",
    "bars": "AAAAAAAAAAAAAAAA",
    "dots": "8000080080000800",
}


class Ink(NamedTuple):
    """Colour of one role at 8 bits (hex digits), 4 bits (names) and 1 bit (a pattern)."""

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
"""Inks of every drawing.

They are black, white, red, Red shade, yellow, orange, cream, green, Green light, blue, violet, brown, tan,
silver, ash grey, dark grey.
"""

CLEAR = -1
"""Cell outside the picture."""

CLEAR_8 = clut(8).index((0xFF, 0x00, 0xFF))
"""Index in 8-bit files that is transparent if a picture has clear cells."""

PERIOD = 24
"""Cells after which every ink repeats: patterns are 8 wide, checkers have one to four colours."""


@cache
def _index(ink: Ink, depth: int, x: int, y: int) -> int | None:
    """Return the colour index that an ink paints at a cell; None if it paints nothing."""
    spec = {8: ink.eight, 4: ink.four, 1: ink.one}[depth]
    if not spec:
        return None
    if depth == 1:
        return bytes.fromhex(PATTERNS[spec])[y % 8] >> (7 - x % 8) & 1
    if depth == 4:
        names = spec.split("/")
        place = x % 2 + y % 2 * 2 if len(names) == 4 else (x + y) % len(names)
        return SIXTEEN.index(names[place])
    index = clut(8).index(parse(spec))
    if index == CLEAR_8:
        raise ValueError(f"#{spec} stands for the clear cells of the files; choose another")
    return index


# The picture ------------------------------------------------------------------------------------------------


class Picture:
    """Picture being drawn: rows of indices of the colour table of `depth` bits (1, 4 or 8), or CLEAR."""

    def __init__(
        self,
        depth: int,
        width: int,
        height: int,
        inks: Mapping[str, Ink] | None = None,
        ground: str = "",
    ) -> None:
        """Start clear, or filled with the role `ground`; `inks` override `COMMON`."""
        self.depth, self.width, self.height = depth, width, height
        self.inks: dict[str, Ink] = {**COMMON, **(inks or {})}
        self.grid = [[CLEAR] * width for _ in range(height)]
        self.still: set[Cell] = set()
        """Cells that `tools.art.paint` does not shade, for example under text."""
        if ground:
            self.ground(ground)

    def put(self, x: int, y: int, role: str) -> None:
        """Paint one cell; cells outside the picture are ignored. Raises KeyError for an unknown role."""
        if 0 <= x < self.width and 0 <= y < self.height:
            index = _index(self.inks[role], self.depth, x % PERIOD, y % PERIOD)
            if index is not None:
                self.grid[y][x] = index

    def fill(self, shape: Iterable[Cell], role: str, edge: str = "") -> None:
        """Paint a shape; with `edge` also the contour one cell outside it, in that role."""
        shape = frozenset(shape)
        for x, y in shape:
            self.put(x, y, role)
        if edge:
            self.fill(around(shape), edge)

    def tone(self, shape: Iterable[Cell], colour: str) -> None:
        """Paint a shape in a colour at 8 bits, and exclude it from shading."""
        if self.depth == 8:
            shape = frozenset(shape)
            self.inks[colour] = Ink(colour, "", "")
            self.fill(shape, colour)
            self.still |= shape

    def ground(self, role: str) -> None:
        """Paint the whole picture."""
        self.fill(box(0, 0, self.width, self.height), role)

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
        """Draw a sprite with its upper left cell at (x, y).

        Each letter is a role, or is translated by `legend`; "." and " " paint nothing. With `edge` the
        contour outside the painted cells is drawn in that role first.
        """
        if edge:
            self.fill(around(cells(picture, x, y)), edge)
        for j, row in enumerate(picture):
            for i, letter in enumerate(row):
                if letter not in ". ":
                    self.put(x + i, y + j, legend.get(letter, letter) if legend else letter)

    def woodcut(self, x: int, y: int, picture: Sequence[str]) -> None:
        """Draw a sprite of dark, contoured parts so that they stay distinct at 1 bit.

        At 4 and 8 bits this is `sprite`. At 1 bit the contours ("k") inside the picture turn white, those at
        its border stay black, and a white halo separates it from the background.
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

    def frame(self, role: str = "k", inset: int = 0) -> None:
        """Draw the outermost cells, or those `inset` cells further in."""
        right, bottom = self.width - inset, self.height - inset
        whole = box(inset, inset, right, bottom)
        self.fill(whole - box(inset + 1, inset + 1, right - 1, bottom - 1), role)

    def cut_corners(self, by: int) -> None:
        """Clear a triangle of `by` cells' side at each corner."""
        for i in range(by):
            for j in range(by - i):
                for x in (i, self.width - 1 - i):
                    for y in (j, self.height - 1 - j):
                        self.grid[y][x] = CLEAR

    def finish(self) -> None:
        """Finish the picture as a card: a white rim, the black outline, and corners cut by two cells."""
        outside = corners(self.width, self.height)
        whole = box(0, 0, self.width, self.height) - outside
        self.fill(border(whole - border(whole)), "w")
        self.fill(border(whole), "k")
        for x, y in outside:
            self.grid[y][x] = 0


@cache
def corners(width: int, height: int) -> Shape:
    """Return the twelve cells of a card's box that are outside the card."""
    return corner(0, 0, width, height) | corner(1, 0, width, height) | corner(0, 1, width, height)


def corner(x: int, y: int, width: int, height: int) -> Shape:
    """Return a cell and its three mirror images in a box."""
    return frozenset((i, j) for i in (x, width - 1 - x) for j in (y, height - 1 - y))


Drawing = Callable[[int], Picture]
"""Draws a picture at a depth of 1, 4 or 8 bits."""


def stamp(width: int, height: int, picture: Sequence[str], inks: Mapping[str, Ink] | None = None) -> Drawing:
    """Return a drawing of one sprite in the middle of a picture (rounded up and left)."""

    def draw(depth: int) -> Picture:
        result = Picture(depth, width, height, inks)
        result.sprite((width - len(picture[0])) // 2, (height - len(picture)) // 2, picture)
        return result

    return draw


# The file ---------------------------------------------------------------------------------------------------


def png(picture: Picture) -> bytes:
    """Return the file of a picture."""
    colours = [part for rgb in clut(picture.depth) for part in rgb]
    bits, clear = picture.depth, -1
    if any(CLEAR in row for row in picture.grid):
        clear = CLEAR_8
        if picture.depth < 8:
            clear = len(clut(picture.depth))
            colours += [0xFF, 0x00, 0xFF]
            bits = 8 if picture.depth == 4 else 2
    per_byte = 8 // bits
    raw = bytearray()
    for row in picture.grid:
        indices = [clear if index == CLEAR else index for index in row]
        indices += [0] * (-len(indices) % per_byte)
        raw.append(0)
        for i in range(0, len(indices), per_byte):
            byte = 0
            for index in indices[i : i + per_byte]:
                byte = byte << bits | index
            raw.append(byte)
    header = struct.pack(">IIBBBBB", picture.width, picture.height, bits, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", bytes(colours))]
    if clear >= 0:
        chunks.append((b"tRNS", bytes([255] * clear + [0])))
    chunks += [(b"IDAT", zlib.compress(raw, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )
