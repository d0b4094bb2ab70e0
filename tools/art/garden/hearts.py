"""Draws the hearts of flowers, and the leaves and rays under them.

A regular flower has a disc of seeds on green leaves, a bud a cup of leaves. A POWER FLOWER has a purple
button with the peace sign on golden rays.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from tools.art.board.kit import disc
from tools.art.drawing import Drawing, Ink, Picture, stamp
from tools.art.flowers.shapes import Shape, border, line, moved, polygon, rows
from tools.art.garden.geometry import NORMAL, SIZES, SMALL, Size

INKS: Mapping[str, Ink] = {
    "seed": Ink("FFCC00", "yellow", "white"),
    "seed light": Ink("FFFF66", "white", "white"),
    "seed shade": Ink("FF9900", "orange", "white"),
    "seed dot": Ink("CC6600", "brown", "black"),
    "button": Ink("6600CC", "purple", "black"),
    "button light": Ink("9966FF", "magenta", "black"),
    "sign": Ink("FFFFFF", "white", "white"),
    "leaf": Ink("33CC33", "green", "white"),
    "leaf light": Ink("99FF66", "green", "white"),
    "leaf shade": Ink("009933", "forest", "50"),
    "leaf vein": Ink("006633", "forest", "black"),
    "ray": Ink("FFCC00", "yellow", "white"),
    "ray shade": Ink("FF6600", "orange", "black"),
}
CUP_INKS = {"g": INKS["leaf"], "l": INKS["leaf light"], "d": INKS["leaf shade"]}

CUPS = {
    NORMAL: rows("""
        .................
        .................
        ........k........
        k......klk......k
        kk.....klk.....kk
        klk...klggk...kdk
        klgk..klggk..kgdk
        .klgkklgggdkkgdk.
        .kllgklgggdkggdk.
        .klllglgggdggddk.
        ..klllggggggddk..
        ..kllggggggggdk..
        ...klggggggddk...
        ....kkgggddkk....
        ......kkkkk......
        .................
        .................
    """),
    SMALL: rows("""
        ...........
        .....k.....
        k...klk...k
        kk..klk..kk
        klkklgdkkdk
        klgklgdkgdk
        .klglggggk.
        .kllggggdk.
        ..klgggdk..
        ...kkkkk...
        ...........
    """),
}


def bud(size: Size) -> Drawing:
    """Return the drawing of the cup of a bud."""
    return stamp(*(2 * size.hearts[0] + 1,) * 2, CUPS[size], CUP_INKS)


def heart(radius: int) -> Drawing:
    """Return the drawing of a regular flower's heart: seeds in rows."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, 2 * radius + 1, 2 * radius + 1, INKS)
        middle = (radius, radius)
        picture.fill(disc(middle, radius), "k")
        inner = disc(middle, radius - 1)
        picture.fill(inner, "seed")
        picture.fill(inner - moved(inner, -1, -1), "seed shade")
        picture.fill(inner - moved(inner, 1, 1), "seed light")
        dots = disc(middle, radius - 2 if radius < 8 else radius - 3)
        picture.fill({(x, y) for x, y in dots if (x - radius) % 2 == (y - radius) % 2 == 0}, "seed dot")
        return picture

    return draw


def power_heart(radius: int) -> Drawing:
    """Return the drawing of a POWER FLOWER's heart: the peace sign on a button."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, 2 * radius + 1, 2 * radius + 1, INKS)
        middle = (radius, radius)
        picture.fill(disc(middle, radius), "k")
        face = disc(middle, radius - 1)
        picture.fill(face, "button")
        picture.fill(face - moved(face, 1, 1), "button light")
        whole = disc(middle, radius - 2)
        pen = 3 if radius > 12 else 2 if radius > 9 else 1
        inner = whole
        for _ in range(pen):
            inner = inner - border(inner)
        picture.fill(whole - inner, "sign")
        spokes: set[tuple[int, int]] = set()
        for aside in range(-(pen // 2), pen - pen // 2):
            spokes |= line((radius + aside, 2), (radius + aside, 2 * radius - 2))
            for side in (-1, 1):
                end = (radius + side * (radius - 2), 2 * radius - 2)
                spokes |= moved(line(middle, end), 0, aside)
        picture.fill(spokes & whole, "sign")
        return picture

    return draw


def leaves(reach: int) -> Drawing:
    """Return the drawing of six green leaves of length `reach`."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, 2 * reach + 1, 2 * reach + 1, INKS)
        for number in range(6):
            shape = _blade(reach, (number + 0.5) / 6, reach * 0.24, 0.55)
            picture.fill(shape, "leaf", edge="k")
            picture.fill(border(shape) - moved(shape, -1, -1), "leaf shade")
            picture.fill(border(shape) - moved(shape, 1, 1), "leaf light")
            turn = 2 * pi * (number + 0.5) / 6
            end = reach + round(sin(turn) * reach * 0.7), reach - round(cos(turn) * reach * 0.7)
            picture.fill(line((reach, reach), end) & shape, "leaf vein")
        return picture

    return draw


def stalk(reach: int) -> Drawing:
    """Return the drawing of a stalk with two pairs of leaves, from the middle of the picture down."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, 2 * reach + 1, 2 * reach + 1, INKS)
        pen = 2 if reach < 20 else 3
        stem = line((reach - pen // 2, reach), (reach - pen // 2, 2 * reach - 1), pen=pen)
        picture.fill(stem, "leaf shade", edge="k")
        for root, turn, length in ((0.42, 0.285, 0.95), (0.52, 0.34, 0.6)):
            for side in (turn, 1 - turn):
                shape = _blade(reach, side, reach * 0.21, 0.5, round(reach * root), reach * length)
                picture.fill(shape, "leaf", edge="k")
                picture.fill(border(shape) - moved(shape, -1, -1), "leaf shade")
                picture.fill(border(shape) - moved(shape, 1, 1), "leaf light")
                foot = reach, reach + round(reach * root)
                out, up = sin(2 * pi * side), -cos(2 * pi * side)
                end = foot[0] + round(out * reach * length * 0.6), foot[1] + round(up * reach * length * 0.6)
                picture.fill(line(foot, end) & shape, "leaf vein")
        return picture

    return draw


def rays(reach: int) -> Drawing:
    """Return the drawing of twelve golden rays of length `reach`."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, 2 * reach + 1, 2 * reach + 1, INKS)
        whole: Shape = frozenset()
        for number in range(12):
            whole |= _blade(reach, (number + 0.5) / 12, reach * 0.19, 0.42)
        picture.fill(whole, "ray", edge="k")
        picture.fill(whole - moved(whole, -1, -1), "ray shade")
        return picture

    return draw


def _blade(reach: int, turn: float, half: float, widest: float, down: int = 0, length: float = 0.0) -> Shape:
    """Return a pointed leaf from the middle of a picture outwards, or from `down` cells below it.

    `widest` is the position of its greatest width, as a share of its length.
    """
    out, up = sin(2 * pi * turn), -cos(2 * pi * turn)
    tip = (length or reach) - 0.5

    def at(along: float, aside: float) -> tuple[float, float]:
        return reach + 0.5 + along * out - aside * up, reach + down + 0.5 + along * up + aside * out

    points = ((0, 0), (0.3, 0.75), (widest, 1), (0.8, 0.6), (1, 0), (0.8, -0.6), (widest, -1), (0.3, -0.75))
    return polygon(*(at(tip * along, half * aside) for along, aside in points))


PICTURES: dict[str, Drawing] = {
    f"{name}{size.suffix}": draw
    for size in SIZES
    for name, draw in {
        "heart": heart(size.hearts[0]),
        "heart-wide": heart(size.hearts[1]),
        "bud": bud(size),
        "heart-power": power_heart(size.hearts[0]),
        "heart-power-wide": power_heart(size.hearts[1]),
        "leaves": leaves(size.leaves[0]),
        "rays": rays(size.leaves[1]),
        "stalk": stalk(size.leaves[2]),
    }.items()
}
