"""Drawing kit of the portraits: a canvas of 48 x 48, heads and busts, and the parts that show a mood.

Inks, shapes and sprites are those of `tools.art`. A person is a module with ``INKS``, the roles of its own
colours, and ``draw(face, mood)``; the caller fills the ground with the role "ground" before and draws the
black frame after, so a drawing may run over the edge at will. Light comes from the upper left.

The file format: palette PNGs of 1, 4 or 8 bits without transparency whose palettes are the colour tables.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping, Sequence

from macclassic.quickdraw.colour import clut
from tools.art.kit import Canvas, Ink
from tools.art.shapes import Shape, border, box, flipped, moved, rows

SIDE = 48
MOODS = ("calm", "pleased", "dismayed")

SKIN: Mapping[str, Ink] = {
    "f": Ink("FFCC99", "white/orange", "white"),
    "F": Ink("CC9966", "tan", "white"),
    "h": Ink("FFCCCC", "white", "white"),  # the light on a forehead
    "u": Ink("FF9999", "orange", ""),  # cheeks
    "m": Ink("CC3333", "red", "black"),  # inside of a mouth
    "e": Ink("663333", "brown", "black"),  # lines in a face
}
"""Skin, its shade and light, cheeks, mouth and the fine lines of a face; a person's inks win over them."""


class Face(Canvas):
    """A portrait in the making: 48 x 48 indices of the colour table of `depth` bits (1, 4 or 8)."""

    def __init__(self, depth: int, inks: Mapping[str, Ink]) -> None:
        """Start with the ground; a person's `inks` win over `SKIN` and the common ones."""
        super().__init__(depth, {**SKIN, **inks})
        self.grid = [[0] * SIDE for _ in range(SIDE)]
        self.fill(box(0, 0, SIDE, SIDE), "ground")

    def put(self, x: int, y: int, role: str) -> None:
        """Paint one cell; outside the portrait nothing happens. Raises KeyError for an unknown role."""
        if 0 <= x < SIDE and 0 <= y < SIDE:
            super().put(x, y, role)

    def finish(self) -> None:
        """Draw the black frame."""
        self.fill(border(box(0, 0, SIDE, SIDE)), "k")

    def solid(self, shape: Shape, tone: str, shade: str = "", by: tuple[int, int] = (2, 1)) -> None:
        """Paint a contoured shape with its shade on the lower right, `by` cells wide and high."""
        self.fill(shape, tone, edge="k")
        if shade:
            self.fill(shape - moved(shape, -by[0], -by[1]), shade)

    def pair(self, left: int, right: int, y: int, picture: Sequence[str]) -> None:
        """Set a part twice: as drawn at `left`, mirrored at `right` (both the left edge of the sprite)."""
        self.sprite(left, y, picture)
        self.sprite(right, y, flipped(picture))


# Parts that show a mood; left ones, to be mirrored ----------------------------------------------------------

EYES: Mapping[str, Sequence[str]] = {
    "calm": rows("""
        .kkkk
        kwwkk
        .wwkk
    """),
    "pleased": rows("""
        .kkk.
        kkkkk
        k...k
    """),
    "dismayed": rows("""
        .kkk.
        kwwwk
        kwkkk
        kwwwk
        .kkk.
    """),
}
"""Eyes five wide: half open, laughing, wide open."""

BROWS: Mapping[str, Sequence[str]] = {
    "calm": rows("""
        .kkkk.
        kk...k
    """),
    "pleased": rows("""
        ..kkk.
        .k...k
        k.....
    """),
    "dismayed": rows("""
        ....kk
        ..kkk.
        kkk...
    """),
}

MOUTHS: Mapping[str, Sequence[str]] = {
    "calm": rows("""
        k.......k
        .kkkkkkk.
    """),
    "pleased": rows("""
        kkkkkkkkkkk
        kwwwwwwwwwk
        .kmwwwwwmk.
        ..kmmmmmk..
        ...kkkkk...
    """),
    "dismayed": rows("""
        ..kkkkk..
        .kmmmmmk.
        kk.....kk
    """),
}


# Files ------------------------------------------------------------------------------------------------------


def png(face: Face) -> bytes:
    """Return the portrait as a palette PNG of `depth` bits, uncompressed: the same bytes on every machine."""
    per_byte = 8 // face.depth
    raw = bytearray()
    for row in face.grid:
        raw.append(0)
        for i in range(0, SIDE, per_byte):
            byte = 0
            for index in row[i : i + per_byte]:
                byte = byte << face.depth | index
            raw.append(byte)
    stored = b"\x78\x01\x01" + struct.pack("<HH", len(raw), len(raw) ^ 0xFFFF) + raw
    stored += struct.pack(">I", zlib.adler32(raw))
    header = struct.pack(">IIBBBBB", SIDE, SIDE, face.depth, 3, 0, 0, 0)
    palette = bytes(part for rgb in clut(face.depth) for part in rgb)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", stored), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )
