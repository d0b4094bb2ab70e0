"""Inks of the Sorry board, and inlaid shapes with an outline and a bevel.

Each colour has five inks: "red" the face, "red+" its light edge, "red-" its dark edge, "red~" its pale tint,
"red=" the tint of prints on that; the same for blue, yellow and green. At 1 bit the face is a pattern (red
black, blue hatched, yellow dotted, green in lines) and the edges paint nothing. At 8 bits a further tone lies
between the face and each of its edges (`HALVES`): enamel, brass and wood are ramps of five.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Shape, around, border, moved

INKS: Mapping[str, Ink] = {
    "red": Ink("DD0000", "red", "black"),
    "red+": Ink("FF6666", "orange", ""),
    "red-": Ink("880000", "brown", ""),
    "red~": Ink("FFCCCC", "white", "white"),
    "red=": Ink("FF9999", "silver", "white"),
    "blue": Ink("0033CC", "blue", "hatch"),
    "blue+": Ink("6699FF", "cyan", ""),
    "blue-": Ink("000077", "black", ""),
    "blue~": Ink("CCCCFF", "white", "white"),
    "blue=": Ink("9999FF", "silver", "white"),
    "yellow": Ink("FFCC00", "yellow", "dots"),
    "yellow+": Ink("FFFF99", "white", ""),
    "yellow-": Ink("CC9900", "orange", ""),
    "yellow~": Ink("FFFF99", "white", "white"),
    "yellow=": Ink("FFFF66", "silver", "white"),
    "green": Ink("009933", "green", "lines"),
    "green+": Ink("66CC66", "green", ""),
    "green-": Ink("006600", "forest", ""),
    "green~": Ink("CCFFCC", "white", "white"),
    "green=": Ink("99CC99", "silver", "white"),
    "square": Ink("FFFFCC", "white", "white"),
    "square+": Ink("FFFFFF", "white", ""),
    "square-": Ink("CCCC99", "silver", ""),
    "bed": Ink("663300", "black", "black"),
    "way": Ink("999966", "grey", "black"),
    "wood": Ink("CC9966", "tan", "white"),
    "wood+": Ink("FFCC99", "", ""),
    "wood-": Ink("663300", "", ""),
    "grain": Ink("996633", "brown", "50"),
    "pale grain": Ink("CC9933", "", ""),
    "lacquer": Ink("660000", "brown", "black"),
    "lacquer+": Ink("CC6633", "orange", "black"),
    "lacquer-": Ink("330000", "black", "black"),
    "brass": Ink("FFCC33", "yellow", "white"),
    "brass+": Ink("FFFFCC", "", ""),
    "brass-": Ink("996600", "tan", "white"),
    "sign": Ink("FFFFFF", "white", "white"),
}

HALVES: Mapping[str, tuple[str, str]] = {
    "red": ("FF3333", "BB0000"),
    "blue": ("3366FF", "000099"),
    "yellow": ("FFFF33", "FF9900"),
    "green": ("33CC33", "007700"),
    "lacquer": ("993300", "440000"),
    "brass": ("FFFF66", "CC9900"),
}
"""Tones at 8 bits between a face and its lit edge, and between the face and its shaded edge."""


def raised(picture: Picture, shape: Shape, role: str, outline: str = "k") -> None:
    """Paint an inlaid shape: its face, its lit and its shaded edge, and an outline outside it."""
    if outline:
        picture.fill(around(shape), outline)
    picture.fill(shape, role)
    turn(picture, shape - border(shape), role)
    if f"{role}+" in picture.inks:
        picture.fill(shape - (moved(shape, 1, 0) & moved(shape, 0, 1)), f"{role}+")
        picture.fill(shape - (moved(shape, -1, 0) & moved(shape, 0, -1)), f"{role}-")


def turn(picture: Picture, shape: Shape, role: str) -> None:
    """Paint at 8 bits the tones between a face and its edges, inside both edges of a shape."""
    for tone, way in zip(HALVES.get(role, ()) if picture.depth == 8 else (), (1, -1), strict=False):
        picture.inks |= {tone: Ink(tone, "", "")}
        picture.fill(shape - (moved(shape, way, 0) & moved(shape, 0, way)), tone)


def ringed(picture: Picture, shape: Shape, role: str) -> None:
    """Paint a thin metal ring lit from the upper left."""
    picture.fill(shape, role)
    x, y = (sum(each) / len(shape) for each in zip(*shape, strict=True))
    reach = max(i - x for i, _ in shape)
    picture.fill({(i, j) for i, j in shape if i - x + j - y < -reach / 2}, f"{role}+")
    picture.fill({(i, j) for i, j in shape if i - x + j - y > reach / 2}, f"{role}-")


def disc(middle: tuple[int, int], radius: int) -> Shape:
    """Return the disc of odd width, 2 * radius + 1, around the middle of a cell."""
    x, y = middle
    limit = radius * radius + radius
    reach = range(-radius, radius + 1)
    return frozenset((x + dx, y + dy) for dx in reach for dy in reach if dx * dx + dy * dy < limit)
