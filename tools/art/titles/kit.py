"""Common parts of the title pictures: materials in tones, bands of light, round things, hatching.

A *material* is one line of a table: its name, and for each tone, from light to dark, its ink at 8, 4 and 1
bits as "CC9966:tan:25". The tones are the roles "name1", "name2" and so on; "name" is the first. A depth with
fewer tones omits an ink, which is then that of the tone before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import hypot

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Cell, Shape, around, box, moved, oval, polygon
from tools.art.moments.kit import spun

WIDTH, HEIGHT = 300, 180
ALL = box(1, 1, WIDTH - 1, HEIGHT - 1)
"""Visible part of a picture inside its frame."""

Point = tuple[float, float]
Pick = Callable[[int, int], bool]


def materials(table: str) -> dict[str, Ink]:
    """Return the inks of a table of materials."""
    found: dict[str, Ink] = {}
    for line in table.strip().splitlines():
        name, *tones = line.split()
        last = Ink("", "", "")
        for number, tone in enumerate(tones, 1):
            eight, four, one = tone.split(":")
            last = Ink(eight or last.eight, four or last.four, one or last.one)
            found[f"{name}{number}"] = last
        found[name] = found[f"{name}1"]
    return found


def begun(depth: int, table: str, ground: str = "w") -> Picture:
    """Return an empty title picture with the inks of its materials."""
    return Picture(depth, WIDTH, HEIGHT, materials(table), ground)


def framed(picture: Picture) -> Picture:
    """Add the black frame to a painted picture and return it."""
    picture.frame()
    return picture


def tones(picture: Picture, material: str) -> list[str]:
    """Return the roles of a material, from light to dark."""
    return [role for n in range(1, 9) if (role := f"{material}{n}") in picture.inks]


def lit(
    picture: Picture, shape: Iterable[Cell], material: str, edge: str = "k", deep: int = 2, at: int = 2
) -> None:
    """Paint a form with its contour, shaded by strips.

    The tone `at` fills it, the one before runs along the upper left, and the following ones along the lower
    right, each `deep` cells wide.
    """
    shape = frozenset(shape)
    roles = tones(picture, material)
    if edge:
        picture.fill(around(shape) & ALL, edge)
    picture.fill(shape, roles[min(at, len(roles)) - 1])
    dark = roles[at:]
    for step, role in enumerate(dark):
        by = deep * (len(dark) - step)
        picture.fill(shape - moved(shape, -by, -by), role)
    if at > 1:
        picture.fill(shape - moved(shape, 1, 1), roles[at - 2])


def banded(picture: Picture, shape: Shape, material: str, across: bool = False) -> None:
    """Paint a form in bands of equal width, its tones from the top down, or from the left."""
    roles = tones(picture, material)
    of = [cell[0 if across else 1] for cell in shape]
    first, many = min(of), max(of) + 1 - min(of)
    parts: list[set[Cell]] = [set() for _ in roles]
    for cell in shape:
        parts[(cell[0 if across else 1] - first) * len(roles) // many].add(cell)
    for role, part in zip(roles, parts, strict=True):
        picture.fill(part, role)


def ball(picture: Picture, shape: Shape, material: str, edge: str = "k", at: Point = (0.32, 0.28)) -> None:
    """Paint a round form: its tones surround the highlight `at`, given in parts of its box."""
    roles = tones(picture, material)
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    wide, high = max(xs) + 1 - min(xs), max(ys) + 1 - min(ys)
    x0, y0 = min(xs) + at[0] * wide, min(ys) + at[1] * high
    if edge:
        picture.fill(around(shape) & ALL, edge)
    parts: list[set[Cell]] = [set() for _ in roles]
    for x, y in shape:
        far = hypot((x + 0.5 - x0) / wide, (y + 0.5 - y0) / high) / 0.85
        parts[min(int(far * len(roles)), len(roles) - 1)].add((x, y))
    for role, part in zip(roles, parts, strict=True):
        picture.fill(part, role)


def hatched(picture: Picture, shape: Iterable[Cell], step: int, across: int, down: int, role: str) -> None:
    """Draw hatching through a shape: cells whose `across` x + `down` y is a multiple of `step`."""
    picture.fill((cell for cell in shape if (across * cell[0] + down * cell[1]) % step == 0), role)


def near(a: Point, b: Point, part: float) -> Point:
    """Return the point at `part` (0 to 1) of the way from one point to another."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def spline(points: Sequence[Point], parts: int = 8) -> tuple[Point, ...]:
    """Return points along a smooth line through all given points (Catmull-Rom)."""
    ends = (points[0], *points, points[-1])
    found: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for i in range(parts):
            t = i / parts
            x, y = (
                0.5
                * (
                    2 * q
                    + (r - p) * t
                    + (2 * p - 5 * q + 4 * r - s) * t * t
                    + (3 * q - p - 3 * r + s) * t * t * t
                )
                for p, q, r, s in zip(a, b, c, d, strict=True)
            )
            found.append((x, y))
    return (*found, points[-1])


def blob(*points: Point) -> Shape:
    """Return the cells inside a smooth closed line through points."""
    whole = (*points, *points, *points)
    n = 8 * len(points)
    return polygon(*spline(whole)[n : 2 * n])


def ring(cx: float, cy: float, rx: float, ry: float) -> Shape:
    """Return the cells of an ellipse around a middle."""
    return oval(cx - rx, cy - ry, cx + rx, cy + ry)


def ruled(picture: Picture, shape: Iterable[Cell], top: int, foot: int) -> None:
    """Draw level lines through a shape, farther apart towards its foot, as for skies at 1 bit."""
    steps = (2, 3, 4, 6)
    rows, y = set(), top
    while y < foot:
        rows.add(y)
        y += steps[min((y - top) * len(steps) // (foot - top), len(steps) - 1)]
    picture.fill((cell for cell in shape if cell[1] in rows), "k")


def five(middle: Point, reach: float) -> tuple[Point, ...]:
    """Return five points around a middle, the first above it."""
    top = (middle[0], middle[1] - reach)
    return tuple(spun((top,), middle, 72 * n)[0] for n in range(5))
