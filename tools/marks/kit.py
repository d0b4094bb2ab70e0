"""A canvas of any size with clear cells, and the files that it becomes.

Inks, shapes and sprites are those of `tools.art`; at 4 bits an ink may also name four colours, which fill a
block of two by two. A picture's drawing is a function from depth to `Picture`;
each module of this package lists its drawings by name in ``PICTURES``.

The file format: palette PNGs whose palettes begin with the colour table of the depth, entry for entry. A
picture with clear cells marks one index as transparent (tRNS) that no colour of the drawing uses: at 8 bits
`CLEAR_8`, a magenta that no ink may name; at 4 and 1 bits an entry appended behind the table, so that all
sixteen, and both black and white, stay free for the drawing.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from macclassic.quickdraw.colour import clut, parse
from tools.art.kit import COMMON, PATTERNS, SIXTEEN, Ink
from tools.art.shapes import Cell, around, box, cells

CLEAR = -1
"""A cell that is no part of the picture."""

CLEAR_8 = clut(8).index((0xFF, 0x00, 0xFF))
"""The index of 8-bit files that is transparent where a picture has clear cells."""


class Picture:
    """A picture in the making: rows of indices of the colour table of `depth` bits, or CLEAR."""

    def __init__(self, depth: int, width: int, height: int, inks: Mapping[str, Ink] | None = None) -> None:
        """Start with clear cells only; `inks` win over those of `tools.art.kit.COMMON`."""
        self.depth, self.width, self.height = depth, width, height
        self.inks: dict[str, Ink] = {**COMMON, **(inks or {})}
        self.grid = [[CLEAR] * width for _ in range(height)]

    def put(self, x: int, y: int, role: str) -> None:
        """Paint one cell; outside the picture nothing happens. Raises KeyError for an unknown role."""
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

    def sprite(
        self,
        x: int,
        y: int,
        picture: Sequence[str],
        legend: Mapping[str, str] | None = None,
        edge: str = "",
    ) -> None:
        """Set a sprite with its upper left cell at (x, y); as `tools.art.kit.Canvas.sprite`."""
        if edge:
            self.fill(around(cells(picture, x, y)), edge)
        for j, row in enumerate(picture):
            for i, letter in enumerate(row):
                if letter not in ". ":
                    self.put(x + i, y + j, legend.get(letter, letter) if legend else letter)

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


Drawing = Callable[[int], Picture]
"""Draws a picture at a depth of 1, 4 or 8 bits."""


PERIOD = 24
"""Cells after which every ink repeats: patterns are 8 wide, checkers have one to four colours."""


@cache
def _index(ink: Ink, depth: int, x: int, y: int) -> int | None:
    """Return what an ink paints at a cell; None where it paints nothing."""
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


def stamp(width: int, height: int, picture: Sequence[str], inks: Mapping[str, Ink] | None = None) -> Drawing:
    """Return the drawing that sets one sprite in the middle of a picture (rounded up and left)."""

    def draw(depth: int) -> Picture:
        result = Picture(depth, width, height, inks)
        result.sprite((width - len(picture[0])) // 2, (height - len(picture)) // 2, picture)
        return result

    return draw


def png(picture: Picture) -> bytes:
    """Return the file of a picture: uncompressed, so the same bytes on every machine."""
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
    stored = b"\x78\x01" + _stored(bytes(raw)) + struct.pack(">I", zlib.adler32(raw))
    header = struct.pack(">IIBBBBB", picture.width, picture.height, bits, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", bytes(colours))]
    if clear >= 0:
        chunks.append((b"tRNS", bytes([255] * clear + [0])))
    chunks += [(b"IDAT", stored), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )


def _stored(raw: bytes) -> bytes:
    """Return data as stored blocks of the deflate format, each of which holds 65,535 bytes at most."""
    blocks = [raw[i : i + 0xFFFF] for i in range(0, len(raw), 0xFFFF)]
    return b"".join(
        struct.pack("<BHH", block is blocks[-1], len(block), len(block) ^ 0xFFFF) + block for block in blocks
    )
