"""Draws the petals, each kind as a strip of forty-eight directions.

A petal's shape is made for one eighth of the circle and mirrored for the rest, so that a flower's halves
match; light falls from the upper left in every direction.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import Shape, around, border, line, moved, polygon
from tools.art.garden.geometry import DIRECTIONS, NORMAL, SIZES, Size, anchor

KINDS: Mapping[str, Mapping[str, Ink]] = {
    "open": {
        "field": Ink("FFFFFF", "white", "white"),
        "light": Ink("FFFFFF", "white", "white"),
        "shade": Ink("CCCCFF", "silver", "white"),
        "foot": Ink("FFCCCC", "white", "white"),
        "vein": Ink("FF9999", "magenta", "black"),
    },
    "power": {
        "field": Ink("FFFFCC", "white", "white"),
        "light": Ink("FFFFFF", "white", "white"),
        "shade": Ink("FFCC66", "yellow", "white"),
        "foot": Ink("FFCC33", "orange", "black"),
        "vein": Ink("FF6600", "yellow", "white"),
    },
    "rose": {
        "field": Ink("FF6699", "magenta", "50"),
        "light": Ink("FFCCCC", "white", "white"),
        "shade": Ink("CC3366", "red", "white"),
        "foot": Ink("CC3366", "red", "50"),
        "vein": Ink("990033", "brown", "black"),
    },
    "violet": {
        "field": Ink("9966FF", "purple", "hatch"),
        "light": Ink("CCCCFF", "silver", "white"),
        "shade": Ink("6633CC", "blue", "white"),
        "foot": Ink("6633CC", "blue", "hatch"),
        "vein": Ink("330066", "magenta", "black"),
    },
    "marigold": {
        "field": Ink("FF9900", "orange", "25"),
        "light": Ink("FFFF66", "yellow", "white"),
        "shade": Ink("CC6600", "red", "white"),
        "foot": Ink("CC6600", "red", "25"),
        "vein": Ink("993300", "brown", "black"),
    },
    "seen": {
        "field": Ink("CCFFFF", "white", "white"),
        "light": Ink("FFFFFF", "white", "white"),
        "shade": Ink("66CCCC", "cyan", "50"),
        "foot": Ink("66CCCC", "cyan", "50"),
        "vein": Ink("006666", "blue", "black"),
    },
}
"""Inks of open petals, of POWER FLOWERs', of three colours of hidden ones, and of known hidden ones."""

RING: Mapping[str, Ink] = {
    "ring": Ink("FFCC00", "orange", "black"),
    "ring light": Ink("FFFF00", "yellow", "black"),
    "ring outside": Ink("DD0000", "red", "white"),
}


@cache
def petal(size: Size, number: int) -> Shape:
    """Return the cells of a petal of a direction, without its outline, in its picture of the strip."""
    quarter, eighth = DIRECTIONS // 4, DIRECTIONS // 8
    quarters, rest = divmod(number, quarter)
    shape = _about(size, rest) if rest <= eighth else _swapped(_about(size, quarter - rest))
    for _ in range(quarters):
        shape = frozenset((-y, x) for x, y in shape)
    return moved(shape, *anchor(size, number))


def _about(size: Size, number: int) -> Shape:
    """Return a petal of the first eighth around the middle of its index."""
    turn = 2 * pi * number / DIRECTIONS
    outline = [*_profile(size)]
    whole = outline + [(along, -across) for along, across in reversed(outline)]
    points = [
        (along * sin(turn) + across * cos(turn) + 0.5, -along * cos(turn) + across * sin(turn) + 0.5)
        for along, across in whole
    ]
    shape = polygon(*points)
    return shape | {(-x, y) for x, y in shape} if number == 0 else shape


def _profile(size: Size) -> list[tuple[float, float]]:
    """Return one side of a petal from its foot to its tip, as pairs of distance outward and sideways."""
    steps = 24
    found = []
    for i in range(steps + 1):
        along = size.stalk * (1 - i / steps)
        found.append((-along, 2 + (size.half - 2) * (1 - (along / size.stalk) ** 1.7)))
    for i in range(1, steps):
        turn = pi / 2 * i / steps
        found.append((size.tip * sin(turn), size.half * cos(turn)))
    # A shallow notch at the end, as in a wild rose.
    found.append((size.tip - 1.6, 0.0))
    return found


def _swapped(shape: Shape) -> Shape:
    """Mirror a shape at the line from the lower left to the upper right."""
    return frozenset((-y, -x) for x, y in shape)


def strip(kind: str, size: Size) -> Drawing:
    """Return the drawing of a kind's petals in all directions, side by side."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, size.cell * DIRECTIONS, size.cell, KINDS[kind])
        for number in range(DIRECTIONS):
            _paint(picture, kind, size, number)
        return picture

    return draw


class _Parts(NamedTuple):
    """Cells of one petal in its strip; all except the outline are parts of the whole."""

    outline: Shape
    whole: Shape
    inside: Shape
    foot: Shape
    shaded: Shape
    lit: Shape


@cache
def _parts(size: Size, number: int) -> _Parts:
    """Return the parts of the petal of a direction, which are the same for every kind."""
    left = size.cell * number
    shape = moved(petal(size, number), left, 0)
    x, y = anchor(size, number)
    out, up = _way(number)
    foot = {(i, j) for i, j in shape if (i - left - x) * out + (j - y) * up < -size.stalk * 0.52}
    edge = border(shape)
    shaded = shape - (moved(shape, -1, 0) & moved(shape, -1, -1) & moved(shape, 0, -1))
    lit = edge - (moved(shape, 1, 0) & moved(shape, 1, 1) & moved(shape, 0, 1)) - shaded
    return _Parts(around(shape), shape, shape - edge, frozenset(foot), shaded, lit)


def _way(number: int) -> tuple[float, float]:
    """Return the unit vector of a direction, right and down."""
    turn = 2 * pi * number / DIRECTIONS
    return sin(turn), -cos(turn)


def _paint(picture: Picture, kind: str, size: Size, number: int) -> None:
    """Paint one petal of a strip: its field, foot, shade, light and veins."""
    parts = _parts(size, number)
    picture.fill(parts.outline, "k")
    picture.fill(parts.whole, "field")
    picture.fill(parts.foot, "foot")
    picture.fill(parts.shaded, "shade")
    picture.fill(parts.lit, "light")
    x, y = anchor(size, number)
    x += size.cell * number
    out, up = _way(number)
    for side, first, last in _veins(kind, size):
        a = (x + _near(first * out - side * up), y + _near(first * up + side * out))
        b = (x + _near(last * out - side * 2 * up), y + _near(last * up + side * 2 * out))
        picture.fill(line(a, b) & parts.inside, "vein")


def _veins(kind: str, size: Size) -> list[tuple[float, float, float]]:
    """Return each vein's distance from the middle line, and its start and end along it."""
    foot = -size.stalk
    if kind in ("open", "power", "seen"):
        return [(0, foot, foot * 0.62)]
    aside = size.half * 0.3
    return [(0, foot, size.tip * 0.45), (aside, foot * 0.55, 0), (-aside, foot * 0.55, 0)]


def ring(size: Size) -> Drawing:
    """Return the drawing of the rings around a petal of each direction, clear inside."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, size.cell * DIRECTIONS, size.cell, RING)
        for number in range(DIRECTIONS):
            shape = moved(petal(size, number), size.cell * number, 0)
            for role in RING if size is NORMAL else ("ring", "ring light"):
                layer = around(shape)
                picture.fill(layer, role)
                shape |= layer
        return picture

    return draw


def _near(number: float) -> int:
    return int(number + 0.5) if number >= 0 else -int(0.5 - number)


PICTURES: dict[str, Drawing] = {
    f"petals-{name}{size.suffix}": draw
    for size in SIZES
    for name, draw in ({kind: strip(kind, size) for kind in KINDS} | {"ring": ring(size)}).items()
}
