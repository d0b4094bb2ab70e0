"""Lettering of the titles: capitals as strokes in a box one high, and the pens that write them.

A stroke of two points is straight, one of more is a smooth line through all of them. A *nib* is a broad pen
held at an angle, so that strokes are thick or thin by their direction; a *round* pen writes strokes of equal
thickness.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import cos, radians, sin

from tools.art.drawing import Picture
from tools.art.flowers.shapes import Shape, around, moved, polygon
from tools.art.moments.kit import limb
from tools.art.titles.kit import Point, banded, spline

Stroke = tuple[Point, ...]
Pen = Callable[[Sequence[Point]], Shape]

BOWL: Stroke = ((0.0, 0.02), (0.4, 0.02), (0.58, 0.25), (0.4, 0.5), (0.0, 0.52))
GLYPHS: Mapping[str, tuple[float, tuple[Stroke, ...]]] = {
    "A": (0.78, (((0.39, 0.0), (0.0, 1.0)), ((0.39, 0.0), (0.78, 1.0)), ((0.14, 0.66), (0.64, 0.66)))),
    "C": (
        0.74,
        (((0.74, 0.18), (0.55, 0.01), (0.24, 0.08), (0.02, 0.5), (0.24, 0.92), (0.55, 0.99), (0.74, 0.82)),),
    ),
    "E": (
        0.56,
        (
            ((0.06, 0.0), (0.06, 1.0)),
            ((0.06, 0.02), (0.54, 0.02)),
            ((0.06, 0.48), (0.46, 0.48)),
            ((0.06, 0.98), (0.56, 0.98)),
        ),
    ),
    "F": (0.54, (((0.06, 0.0), (0.06, 1.0)), ((0.06, 0.02), (0.54, 0.02)), ((0.06, 0.5), (0.44, 0.5)))),
    "I": (0.14, (((0.07, 0.0), (0.07, 1.0)),)),
    "L": (0.52, (((0.06, 0.0), (0.06, 1.0)), ((0.06, 0.98), (0.52, 0.98)))),
    "N": (0.74, (((0.06, 1.0), (0.06, 0.0)), ((0.06, 0.0), (0.68, 1.0)), ((0.68, 1.0), (0.68, 0.0)))),
    "O": (
        0.84,
        (
            ((0.42, 0.0), (0.12, 0.15), (0.01, 0.5), (0.12, 0.85), (0.42, 1.0)),
            ((0.42, 0.0), (0.72, 0.15), (0.83, 0.5), (0.72, 0.85), (0.42, 1.0)),
        ),
    ),
    "P": (0.6, (((0.06, 0.0), (0.06, 1.0)), BOWL)),
    "R": (0.66, (((0.06, 0.0), (0.06, 1.0)), BOWL, ((0.26, 0.52), (0.66, 1.0)))),
    "S": (
        0.58,
        (
            (
                *((0.54, 0.14), (0.36, 0.0), (0.12, 0.06), (0.06, 0.26), (0.28, 0.46)),
                *((0.52, 0.64), (0.5, 0.9), (0.26, 1.0), (0.02, 0.86)),
            ),
        ),
    ),
    "W": (
        1.16,
        (
            ((0.0, 0.0), (0.28, 1.0)),
            ((0.28, 1.0), (0.58, 0.06)),
            ((0.58, 0.06), (0.88, 1.0)),
            ((0.88, 1.0), (1.16, 0.0)),
        ),
    ),
    "Y": (0.74, (((0.0, 0.0), (0.37, 0.5)), ((0.74, 0.0), (0.37, 0.5)), ((0.37, 0.5), (0.37, 1.0)))),
}


def nib(width: float, degrees: float) -> Pen:
    """Return a broad pen held at an angle."""
    dx, dy = width / 2 * cos(radians(degrees)), -width / 2 * sin(radians(degrees))

    def write(points: Sequence[Point]) -> Shape:
        found: set[tuple[int, int]] = set(limb(*points, thick=1.6))
        for (ax, ay), (bx, by) in pairwise(points):
            found |= polygon((ax - dx, ay - dy), (ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy))
        return frozenset(found)

    return write


def round_pen(thick: float) -> Pen:
    """Return a pen that writes all strokes with the same thickness."""
    return lambda points: limb(*points, thick=thick)


def letters(
    text: str, x: float, y: float, high: float, pen: Pen, gap: float = 0.2, small: float = 1.0
) -> Iterator[Shape]:
    """Yield the letters of a line of capitals, its upper left corner at (x, y).

    All letters except the first of a word are `small` times as high, on the same baseline.
    """
    first = True
    for letter in text:
        if letter == " ":
            x, first = x + high * 0.36, True
            continue
        size = high if first and letter.isupper() else high * small
        width, strokes = GLYPHS[letter.upper()]
        foot = y + high - size
        found: set[tuple[int, int]] = set()
        for stroke in strokes:
            points = stroke if len(stroke) == 2 else spline(stroke)
            found |= pen([(x + px * size, foot + py * size) for px, py in points])
        yield frozenset(found)
        x, first = x + (width + gap) * size, False


def titled(
    picture: Picture, shape: Shape, material: str, edge: str = "k", fall: str = "k", deep: int = 2
) -> None:
    """Paint letters: their tones from the top down, a contour, and a shadow to the lower right."""
    for by in range(deep, 0, -1):
        whole = moved(shape | around(shape), by, by)
        picture.fill(whole, fall)
    picture.fill(around(shape | around(shape)) - moved(shape | around(shape), 1, 1), edge)
    picture.fill(around(shape), edge)
    banded(picture, shape, material)
