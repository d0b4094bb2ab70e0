"""Common parts of the pictures of moments: a white ground of 64 x 64, materials, limbs, shading.

A material is an ink and two more, "+" its lit edge and "-" its shaded one, painted by `solid`. At 1 bit a lit
edge is white on dark areas, a shaded one a pattern on light areas; it is empty where a pattern would look
like dirt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Cell, Shape, around, box, moved
from tools.art.garden.kit import paste

SIZE = 64

Point = tuple[float, float]

INKS: Mapping[str, Ink] = {
    "skin": Ink("FFCC99", "white", "white"),
    "skin+": Ink("FFFFCC", "", ""),
    "skin-": Ink("CC9966", "tan", "25"),
    "paper": Ink("FFFFFF", "white", "white"),
    "paper+": Ink("FFFFFF", "", ""),
    "paper-": Ink("CCCCCC", "silver", "25"),
    "cream": Ink("FFFFCC", "white", "white"),
    "cream+": Ink("FFFFFF", "", ""),
    "cream-": Ink("CCCC99", "silver", "25"),
    "steel": Ink("BBBBBB", "silver", "white"),
    "steel+": Ink("FFFFFF", "white", ""),
    "steel-": Ink("777777", "grey", "50"),
    "iron": Ink("555555", "slate", "75"),
    "iron+": Ink("999999", "grey", "white"),
    "iron-": Ink("222222", "black", "black"),
    "gold": Ink("FFCC00", "yellow", "white"),
    "gold+": Ink("FFFF99", "white", ""),
    "gold-": Ink("CC9900", "orange", "25"),
    "red": Ink("DD0000", "red", "black"),
    "red+": Ink("FF6666", "orange", "white"),
    "red-": Ink("990000", "brown", ""),
    "blue": Ink("0033CC", "blue", "hatch"),
    "blue+": Ink("6699FF", "cyan", "white"),
    "blue-": Ink("000077", "black", "black"),
    "orchid": Ink("CC66CC", "magenta", "white"),
    "orchid+": Ink("FFCCFF", "white", ""),
    "orchid-": Ink("993399", "purple", "black"),
    "green": Ink("009933", "green", "50"),
    "green+": Ink("66CC66", "yellow", "white"),
    "green-": Ink("006600", "forest", "black"),
    "wood": Ink("CC9966", "tan", "white"),
    "wood+": Ink("FFCC99", "orange", ""),
    "wood-": Ink("996633", "brown", "50"),
    "bark": Ink("996633", "brown", "75"),
    "bark+": Ink("CC9966", "tan", "white"),
    "bark-": Ink("663300", "black", "black"),
    "water": Ink("66CCFF", "cyan", "white"),
    "water+": Ink("CCFFFF", "white", ""),
    "water-": Ink("3366CC", "blue", "50"),
    "rust": Ink("CC6633", "orange", "50"),
    "rust+": Ink("FF9966", "tan", "white"),
    "rust-": Ink("663300", "brown", "black"),
    "air": Ink("888888", "grey", "black"),
}


def moment(depth: int, inks: Mapping[str, Ink] | None = None, width: int = SIZE) -> Picture:
    """Return a white picture for a moment; `inks` override the materials."""
    return Picture(depth, width, SIZE, {**INKS, **(inks or {})}, "w")


def solid(picture: Picture, shape: Iterable[Cell], role: str, edge: str = "k", deep: int = 2) -> None:
    """Paint a shape in a material: contour outside, lit at the upper left, shaded at the lower right.

    The shade is `deep` cells wide. A shape is cut off inside the picture's edge, since the white plate
    continues around it.
    """
    shape = frozenset(shape) & box(1, 1, picture.width - 1, picture.height - 1)
    picture.fill(shape, role, edge=edge)
    if f"{role}-" in picture.inks:
        picture.fill(shape - moved(shape, -deep, -deep), f"{role}-")
    if f"{role}+" in picture.inks:
        picture.fill(shape - moved(shape, 1, 1), f"{role}+")


def limb(*points: Point, thick: float) -> Shape:
    """Return a band with round ends along points: the cells within half of `thick`."""
    reach = thick / 2
    xs, ys = [x for x, _ in points], [y for _, y in points]
    ends = list(pairwise(points)) or [(points[0], points[0])]
    return frozenset(
        (x, y)
        for x in range(int(min(xs) - reach) - 1, int(max(xs) + reach) + 2)
        for y in range(int(min(ys) - reach) - 1, int(max(ys) + reach) + 2)
        if any(_away((x + 0.5, y + 0.5), a, b) <= reach for a, b in ends)
    )


def _away(at: Point, a: Point, b: Point) -> float:
    """Return the distance of a point from a line segment."""
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    part = ((at[0] - a[0]) * along[0] + (at[1] - a[1]) * along[1]) / length if length else 0.0
    part = min(1.0, max(0.0, part))
    return hypot(at[0] - a[0] - part * along[0], at[1] - a[1] - part * along[1])


def bow(a: Point, b: Point, c: Point, parts: int = 12) -> tuple[Point, ...]:
    """Return points along a quadratic curve from `a` towards `b` to `c`, for a `limb`."""
    steps = [i / parts for i in range(parts + 1)]
    return tuple(
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in steps
    )


def spun(points: Iterable[Point], middle: Point, degrees: float) -> tuple[Point, ...]:
    """Return points turned clockwise around a middle."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    mx, my = middle
    return tuple((mx + (x - mx) * c - (y - my) * s, my + (x - mx) * s + (y - my) * c) for x, y in points)


def slab(middle: Point, width: float, height: float, degrees: float = 0) -> tuple[Point, ...]:
    """Return the corners of a rectangle turned clockwise around its middle, starting at the upper left."""
    (x, y), w, h = middle, width / 2, height / 2
    return spun(((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)), middle, degrees)


def hand(picture: Picture, fingers: Sequence[Shape], palm: Shape, role: str = "skin") -> None:
    """Paint overlapping fingers, and the palm that joins them."""
    for finger in fingers:
        picture.fill(finger, role, edge="k")
    joined = frozenset().union(*fingers)
    picture.fill(around(palm) - joined, "k")
    picture.fill(palm, role)
    whole = palm | joined
    picture.fill((palm - moved(whole, -2, -2)), f"{role}-")
    for finger in fingers:
        picture.fill(finger - palm - moved(finger, -1, 0), f"{role}-")


def rays(
    picture: Picture,
    middle: Point,
    near: float,
    far: float,
    angles: Iterable[float],
    role: str = "k",
    thick: float = 1.4,
) -> None:
    """Paint strokes pointing away from a middle, at degrees clockwise from up."""
    for angle in angles:
        s, c = sin(radians(angle)), -cos(radians(angle))
        a = middle[0] + near * s, middle[1] + near * c
        b = middle[0] + far * s, middle[1] + far * c
        picture.fill(limb(a, b, thick=thick), role)


def shifted(picture: Picture, dx: int, dy: int, draw: Callable[[Picture], None]) -> None:
    """Run `draw` on an empty picture and copy the result, moved right and down."""
    part = Picture(picture.depth, picture.width, picture.height, picture.inks)
    draw(part)
    paste(picture, dx, dy, part)


def star(middle: Point, near: float, far: float, points: int, turn: float = 0) -> tuple[Point, ...]:
    """Return the corners of a star."""
    result = []
    for i in range(2 * points):
        angle, reach = radians(turn + 180 * i / points), far if i % 2 == 0 else near
        result.append((middle[0] + reach * sin(angle), middle[1] - reach * cos(angle)))
    return tuple(result)
