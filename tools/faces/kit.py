"""A canvas of any size with clear cells, and the files that it becomes.

Inks, shapes and sprites are those of `tools.art`. A picture's drawing is a function from depth to `Picture`;
a module of this package lists its drawings by name in ``PICTURES``.

The file format: palette PNGs whose palettes begin with the colour table of the depth, entry for entry. A
picture with clear cells marks one index as transparent (tRNS) that no colour of the drawing uses: at 8 bits
`CLEAR_8`, a magenta that no ink may name; at 4 and 1 bits an entry appended behind the table, so that all
sixteen, and both black and white, stay free for the drawing.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Mapping
from functools import cache

from macclassic.quickdraw.colour import clut, parse
from tools.art.kit import PATTERNS, SIXTEEN, Canvas, Ink
from tools.art.shapes import box

CLEAR = -1
"""A cell that is no part of the picture."""

CLEAR_8 = clut(8).index((0xFF, 0x00, 0xFF))
"""The index of 8-bit files that is transparent where a picture has clear cells."""


class Picture(Canvas):
    """A picture in the making: rows of indices of the colour table of `depth` bits, or CLEAR."""

    def __init__(
        self,
        depth: int,
        width: int,
        height: int,
        inks: Mapping[str, Ink] | None = None,
        ground: str = "",
    ) -> None:
        """Start clear, or filled with the role `ground`; `inks` win over the common ones."""
        super().__init__(depth, inks)
        self.width, self.height = width, height
        self.grid = [[CLEAR] * width for _ in range(height)]
        if ground:
            self.fill(box(0, 0, width, height), ground)

    def put(self, x: int, y: int, role: str) -> None:
        """Paint one cell; outside the picture nothing happens. Raises KeyError for an unknown role."""
        index = _tile(self.inks[role], self.depth)[y % 8][x % 8]
        if index is not None and 0 <= x < self.width and 0 <= y < self.height:
            self.grid[y][x] = index

    def frame(self, role: str = "k") -> None:
        """Draw the outermost cells."""
        whole = box(0, 0, self.width, self.height)
        self.fill(whole - box(1, 1, self.width - 1, self.height - 1), role)

    def cut_corners(self, by: int) -> None:
        """Clear a triangle of `by` cells' side at each corner."""
        for i in range(by):
            for j in range(by - i):
                for x in (i, self.width - 1 - i):
                    for y in (j, self.height - 1 - j):
                        self.grid[y][x] = CLEAR

    def finish(self) -> None:
        """Do nothing: only a card has a rim of its own."""


Drawing = Callable[[int], Picture]
"""Draws a picture at a depth of 1, 4 or 8 bits."""


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
    index = clut(8).index(parse(spec))
    if index == CLEAR_8:
        raise ValueError(f"#{spec} stands for the clear cells of the files; choose another")
    return ((index,) * 8,) * 8


def png(picture: Picture) -> bytes:
    """Return the file of a picture: uncompressed, so the same bytes on every machine."""
    colours = [part for rgb in clut(picture.depth) for part in rgb]
    deep, clear = picture.depth, -1
    if any(CLEAR in row for row in picture.grid):
        clear = CLEAR_8
        if picture.depth < 8:
            clear = len(clut(picture.depth))
            colours += [0xFF, 0x00, 0xFF]
            deep = 8 if picture.depth == 4 else 2
    per_byte = 8 // deep
    raw = bytearray()
    for row in picture.grid:
        indices = [clear if index == CLEAR else index for index in row]
        indices += [0] * (-len(indices) % per_byte)
        raw.append(0)
        for i in range(0, len(indices), per_byte):
            byte = 0
            for index in indices[i : i + per_byte]:
                byte = byte << deep | index
            raw.append(byte)
    # One stored block holds 65,535 bytes; the largest picture here has under half of that.
    stored = b"\x78\x01\x01" + struct.pack("<HH", len(raw), len(raw) ^ 0xFFFF) + raw
    stored += struct.pack(">I", zlib.adler32(raw))
    header = struct.pack(">IIBBBBB", picture.width, picture.height, deep, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", bytes(colours))]
    if clear >= 0:
        chunks.append((b"tRNS", bytes([255] * clear + [0])))
    chunks += [(b"IDAT", stored), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )
