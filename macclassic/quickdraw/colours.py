"""Colour tables and the mapping of colours to their entries (look §1).

A *clut* is a tuple of (red, green, blue) bytes; index 0 is always white and the last index always black.
"""

from __future__ import annotations

from functools import cache

RGB = tuple[int, int, int]
Clut = tuple[RGB, ...]

DEPTHS = (1, 4, 8)
"""Bits a pixel that the screen supports: black and white, 16 colours, 256 colours."""

_CLUT_4 = (
    "FFFFFFFFFFFF FC00F37D052F FFFF648A028C DD6B08C206A2 F2D7085684EC 46E30000A53E 00000000D400 0241AB54EAFF "
    "1F21B7931431 000064AF11B0 56002C9D0524 90D771603A34 C000C000C000 800080008000 400040004000 000000000000"
)
"""The 16 colours with 16 bits a component, as in the Color Manager; the byte used is the upper half."""


def parse(text: str) -> RGB:
    """Return the RGB value of six hexadecimal digits, with or without a leading ``#``."""
    digits = text.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@cache
def clut(depth: int) -> Clut:
    """Return the colour table of a depth of 1, 4 or 8 bits.

    Raises ValueError for another depth.
    """
    if depth == 1:
        return ((255, 255, 255), (0, 0, 0))
    if depth == 4:
        return tuple((red >> 8, green >> 8, blue >> 8) for red, green, blue in _wide(4))
    if depth == 8:
        return _clut_8()
    raise ValueError(f"no colour table of {depth} bits; there are 1, 4 and 8")


def _clut_8() -> Clut:
    cube = [
        ((5 - i // 36) * 0x33, (5 - i // 6 % 6) * 0x33, (5 - i % 6) * 0x33)
        for i in range(215)  # black of the cube (index 215) is the table's last entry
    ]
    ramp = (0xEE, 0xDD, 0xBB, 0xAA, 0x88, 0x77, 0x55, 0x44, 0x22, 0x11)
    reds = [(v, 0, 0) for v in ramp]
    greens = [(0, v, 0) for v in ramp]
    blues = [(0, 0, v) for v in ramp]
    grays = [(v, v, v) for v in ramp]
    return (*cube, *reds, *greens, *blues, *grays, (0, 0, 0))


@cache
def _wide(depth: int) -> Clut:
    """Return the table of a depth with 16 bits a component."""
    if depth == 4:
        return tuple(
            (int(entry[:4], 16), int(entry[4:8], 16), int(entry[8:], 16)) for entry in _CLUT_4.split()
        )
    return tuple((red * 0x101, green * 0x101, blue * 0x101) for red, green, blue in clut(depth))


@cache
def _exact(depth: int) -> dict[RGB, int]:
    return {rgb: index for index, rgb in reversed(list(enumerate(clut(depth))))}


@cache
def _cell(depth: int, key: int) -> int:
    """Return the entry for one cell of the inverse table.

    It is the entry nearest to the cell's midpoint by the sum of differences in 16 bits; the first of equals.
    """
    middle = [(key >> shift & 15) << 12 | 0x0800 for shift in (8, 4, 0)]
    table = _wide(depth)
    return min(
        range(len(table)), key=lambda i: sum(abs(a - b) for a, b in zip(middle, table[i], strict=True))
    )


def index_of(rgb: RGB, depth: int) -> int:
    """Return the entry for a colour: an exact match if there is one, else by the inverse table.

    The inverse table has four bits a component, as the Color Manager's had. Near colours may therefore share
    an entry that is not the nearest. If a cell contains two entries, the second is reached by its exact
    colour only (look §1.6). At 1 bit the brighter half is white.
    """
    found = _exact(depth).get(rgb)
    if found is not None:
        return found
    if depth == 1:
        return 0 if 30 * rgb[0] + 59 * rgb[1] + 11 * rgb[2] >= 12750 else 1
    return _cell(depth, (rgb[0] >> 4) << 8 | (rgb[1] >> 4) << 4 | rgb[2] >> 4)


def nearest(rgb: RGB, depth: int) -> RGB:
    """Return the colour that the screen shows for `rgb` at this depth."""
    return clut(depth)[index_of(rgb, depth)]
