"""Shapes as sets of cells, and sprites as rows of letters: the elements of the drawings.

A cell is (x, y), x right and y down. A sprite is a sequence of equally long rows; "." and " " are not
painted, every other letter names a role of its canvas.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

Cell = tuple[int, int]
Shape = frozenset[Cell]


def box(x0: int, y0: int, x1: int, y1: int) -> Shape:
    """Return the cells of columns x0..x1-1 and rows y0..y1-1."""
    return frozenset((x, y) for x in range(x0, x1) for y in range(y0, y1))


def oval(x0: float, y0: float, x1: float, y1: float) -> Shape:
    """Return the cells whose centres lie in the ellipse inscribed in the box from (x0, y0) to (x1, y1)."""
    a, b = (x1 - x0) / 2, (y1 - y0) / 2
    cx, cy = x0 + a, y0 + b
    return frozenset(
        (x, y)
        for x in range(int(x0) - 1, int(x1) + 2)
        for y in range(int(y0) - 1, int(y1) + 2)
        if ((x + 0.5 - cx) / a) ** 2 + ((y + 0.5 - cy) / b) ** 2 <= 1
    )


def polygon(*points: tuple[float, float]) -> Shape:
    """Return the cells whose centres lie inside the closed polygon (even-odd rule)."""
    edges = list(zip(points, points[1:] + points[:1], strict=True))
    ys = [y for _, y in points]
    inside: set[Cell] = set()
    for y in range(int(min(ys)) - 1, int(max(ys)) + 2):
        row = y + 0.5
        cuts = sorted(
            ax + (row - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in edges
            if (ay <= row) != (by <= row)
        )
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            inside.update((x, y) for x in range(int(left) - 1, int(right) + 2) if left <= x + 0.5 < right)
    return frozenset(inside)


def line(*points: Cell, pen: int = 1) -> Shape:
    """Return the cells of a polyline through whole cells, with a square pen extending right and down."""
    path: set[Cell] = set()
    for (ax, ay), (bx, by) in pairwise(points):
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for i in range(steps + 1):
            # Rounded half up, so that a line and its mirror image differ only in rounded halves.
            x = (2 * (ax * steps + (bx - ax) * i) + steps) // (2 * steps)
            y = (2 * (ay * steps + (by - ay) * i) + steps) // (2 * steps)
            path.update((x + dx, y + dy) for dx in range(pen) for dy in range(pen))
    return frozenset(path)


def curve(a: Cell, b: Cell, c: Cell, pen: int = 1) -> Shape:
    """Return a quadratic curve from `a` towards `b` to `c`, cell by cell."""
    n = 2 * max(abs(a[0] - c[0]), abs(a[1] - c[1]), abs(a[0] - b[0]), abs(a[1] - b[1]), 1)
    path: list[Cell] = []
    for i in range(n + 1):
        t = i / n
        x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0]
        y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1]
        cell = (int(x + 0.5), int(y + 0.5))
        if not path or path[-1] != cell:
            path.append(cell)
    # A path one cell wide has no right angles: drop the elbow of each step.
    i = 1
    while i < len(path) - 1:
        (px, py), (qx, qy) = path[i - 1], path[i + 1]
        if abs(px - qx) == 1 and abs(py - qy) == 1:
            del path[i]
        else:
            i += 1
    return frozenset((x + dx, y + dy) for x, y in path for dx in range(pen) for dy in range(pen))


def moved(shape: Iterable[Cell], dx: int, dy: int) -> Shape:
    """Return the shape moved right by dx and down by dy."""
    return frozenset((x + dx, y + dy) for x, y in shape)


def around(shape: Shape) -> Shape:
    """Return the contour outside a shape: its neighbours across an edge (no corners)."""
    grown = {(x + dx, y + dy) for x, y in shape for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return frozenset(grown - shape)


def border(shape: Shape) -> Shape:
    """Return the cells of a shape that have a neighbour across an edge outside it."""
    return shape & around(around(shape))


def rows(picture: str) -> tuple[str, ...]:
    """Return the rows of an ASCII picture; blank lines at both ends and common indentation are dropped."""
    lines = picture.strip("\n").rstrip().split("\n")
    indent = min((len(row) - len(row.lstrip()) for row in lines if row.strip()), default=0)
    cut = [row[indent:].rstrip() for row in lines]
    width = max(map(len, cut))
    return tuple(row.ljust(width, ".") for row in cut)


def flipped(picture: Sequence[str], across: bool = True, down: bool = False) -> tuple[str, ...]:
    """Return a sprite mirrored left to right, top to bottom, or both."""
    mirrored = [row[::-1] for row in picture] if across else list(picture)
    return tuple(reversed(mirrored)) if down else tuple(mirrored)


def turned(picture: Sequence[str], quarters: int = 1) -> tuple[str, ...]:
    """Return a sprite turned clockwise by quarter turns."""
    result = tuple(picture)
    for _ in range(quarters % 4):
        result = tuple("".join(column) for column in zip(*reversed(result), strict=True))
    return result


def cells(picture: Sequence[str], x: int = 0, y: int = 0, only: str = "") -> Shape:
    """Return the cells that a sprite at (x, y) paints, or only those of the letters in `only`."""
    return frozenset(
        (x + i, y + j)
        for j, row in enumerate(picture)
        for i, letter in enumerate(row)
        if (letter in only if only else letter not in ". ")
    )
