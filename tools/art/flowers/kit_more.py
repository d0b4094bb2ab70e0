"""Further shapes for the months from July on: places along a curve, and curves with thickness."""

from __future__ import annotations

from typing import NamedTuple

from tools.art.flowers.kit import Cell, Shape, oval


class Station(NamedTuple):
    """Place on a curve: its cell and the direction there, as a step of -1, 0 or 1 each way."""

    x: int
    y: int
    right: int
    down: int


def stations(a: Cell, b: Cell, c: Cell, count: int, start: float = 0.0, end: float = 1.0) -> list[Station]:
    """Return `count` places at even parameters of the quadratic curve from `a` towards `b` to `c`."""
    result = []
    for i in range(count):
        t = start + (end - start) * i / max(1, count - 1)
        x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0]
        y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1]
        dx = 2 * (1 - t) * (b[0] - a[0]) + 2 * t * (c[0] - b[0])
        dy = 2 * (1 - t) * (b[1] - a[1]) + 2 * t * (c[1] - b[1])
        result.append(Station(int(x + 0.5), int(y + 0.5), _step(dx, dy), _step(dy, dx)))
    return result


def swept(a: Cell, b: Cell, c: Cell, *widths: float) -> Shape:
    """Return a thick curve from `a` towards `b` to `c`: two `widths` or more, spread along it."""
    path: set[Cell] = set()
    for i, (x, y, _, _) in enumerate(places := stations(a, b, c, 80)):
        place = i / len(places) * (len(widths) - 1)
        low = int(place)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (place - low)) / 2
        path |= oval(x + 0.5 - half, y + 0.5 - half, x + 0.5 + half, y + 0.5 + half)
    return frozenset(path)


def _step(along: float, across: float) -> int:
    # Within 22 degrees of the other axis a direction counts as straight.
    if abs(along) * 5 < abs(across) * 2:
        return 0
    return 1 if along > 0 else -1
