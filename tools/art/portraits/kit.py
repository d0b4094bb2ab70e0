"""Painting tools of the portraits: materials in tones, brushes along curves, and light.

A *material* has tones from dark to light with their inks at 4 and 1 bit. `Light` returns the brightness of a
place, in tones; `lit` paints a shape accordingly in flat areas without specks. Light comes from the upper
left. Lines are one cell wide and have no right angles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import exp, floor, hypot, sqrt
from typing import NamedTuple

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Cell, Shape, around, box, oval, polygon
from tools.art.paint import relief

SIZE = 96
MOODS = ("calm", "pleased", "dismayed")
ROOM = box(0, 0, SIZE, SIZE)
SPECK = {8: 5, 4: 9, 1: 16}
"""Minimum area of a tone in cells, by depth; smaller ones take the tone around them."""
LIFT = {8: 0.25, 4: 0.95, 1: 0.95}
"""Brightness added by depth, since few tones need more light."""
LIGHT = (-0.55, -0.58, 0.6)
"""Direction to the light: left, above, in front."""
BRIGHT = 3.1
"""Brightness above which a further tone needs twice the light."""
LARGE = 7
"""Minimum width of a bump that is shown at depths with few tones."""
STEPS = 10
"""Pieces of a curve between two of its points."""

NEAR = (-1, 0, 1)
"""Offsets over which brightness is averaged, so that the edges of tones are smooth."""

Point = tuple[float, float]
Field = Callable[[float, float], float]


class Material(NamedTuple):
    """Material with tones from dark to light: colours of the table, of the sixteen, and patterns."""

    name: str
    eight: str
    four: str
    one: str

    def inks(self) -> dict[str, Ink]:
        """Return the ink of each tone, by the material's name and the tone's number."""
        tones = zip(self.eight.split(), self.four.split(), self.one.split(), strict=True)
        return {f"{self.name}{number}": Ink(*tone) for number, tone in enumerate(tones)}

    @property
    def tones(self) -> int:
        """Number of tones."""
        return len(self.eight.split())


def canvas(depth: int, materials: Iterable[Material], **inks: Ink) -> Picture:
    """Return an empty picture with the tones of materials, and other inks by their roles."""
    found = {role: ink for each in materials for role, ink in each.inks().items()}
    return Picture(depth, SIZE, SIZE, {**found, **inks}, "w")


# Shapes -----------------------------------------------------------------------------------------------------


def bow(*points: Point, closed: bool = False) -> list[Point]:
    """Return a curve through the points (Catmull and Rom) as many short pieces."""
    around_ = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    path: list[Point] = []
    for a, b, c, d in zip(around_, around_[1:], around_[2:], around_[3:], strict=False):
        for step in range(STEPS):
            t = step / STEPS
            path.append(
                (_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)),
            )
    return path if closed else [*path, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def blob(*points: Point) -> Shape:
    """Return the area inside a closed curve through the points."""
    return polygon(*bow(*points, closed=True))


def thread(*points: Point) -> Shape:
    """Return a line one cell wide along a curve."""
    path: list[Cell] = []
    for (ax, ay), (bx, by) in pairwise(bow(*points)):
        pieces = max(int(2 * hypot(bx - ax, by - ay)), 1)
        for i in range(pieces + 1):
            cell = floor(ax + (bx - ax) * i / pieces + 0.5), floor(ay + (by - ay) * i / pieces + 0.5)
            if not path or path[-1] != cell:
                path.append(cell)
    i = 1
    while i < len(path) - 1:
        (px, py), (qx, qy) = path[i - 1], path[i + 1]
        if abs(px - qx) == 1 and abs(py - qy) == 1:
            del path[i]
        else:
            i += 1
    return frozenset(path)


def brush(points: Sequence[Point], *widths: float) -> Shape:
    """Return a stroke along a curve, with the given widths from its start to its end."""
    path = bow(*points)
    found: set[Cell] = set(thread(*points))
    for i, (x, y) in enumerate(path):
        place = i / (len(path) - 1) * (len(widths) - 1)
        low = min(int(place), len(widths) - 2)
        wide = widths[low] + (widths[low + 1] - widths[low]) * (place - low)
        if wide > 1.2:
            found |= oval(x + 0.5 - wide / 2, y + 0.5 - wide / 2, x + 0.5 + wide / 2, y + 0.5 + wide / 2)
    return frozenset(found)


# Light ------------------------------------------------------------------------------------------------------


def ball(x: float, y: float, wide: float, tall: float) -> Field:
    """Return the light on a ball with a middle and two radii: 1 where it faces the light, down to -1."""

    def at(i: float, j: float) -> float:
        across, down = (i - x) / wide, (j - y) / tall
        far = across * across + down * down
        if far > 1:
            across, down, far = across / sqrt(far), down / sqrt(far), 1.0
        return across * LIGHT[0] + down * LIGHT[1] + sqrt(1 - far) * LIGHT[2]

    return at


class Bump(NamedTuple):
    """Place that is lighter or darker by a number of tones, fading outward."""

    x: float
    y: float
    wide: float
    tall: float
    tones: float


class Light(NamedTuple):
    """Light on a form, and on its raised and hollow places."""

    form: Field
    bumps: Sequence[Bump]
    base: float
    gain: float

    def at(self, i: float, j: float, depth: int) -> float:
        """Return the brightness at a place, in tones; with few tones only large bumps count."""
        tones = self.base + self.gain * self.form(i, j) + LIFT[depth]
        for each in self.bumps:
            if depth == 8 or each.wide >= LARGE:
                far = ((i - each.x) / each.wide) ** 2 + ((j - each.y) / each.tall) ** 2
                tones += each.tones * exp(-far)
        return tones if tones < BRIGHT else BRIGHT + (tones - BRIGHT) / 2


def skin_light(form: Field, *bumps: Bump, base: float = 1.45, gain: float = 2.6) -> Light:
    """Return the light on a head or a part of it."""
    return Light(form, bumps, base, gain)


def lit(p: Picture, shape: Shape, material: Material, light: Light, edge: str = "") -> None:
    """Paint a shape by the light on it."""
    last = material.tones - 1
    tones = {
        (x, y): min(max(floor(light.at(x + 0.5, y + 0.5, p.depth) + 0.5), 0), last) for x, y in shape & ROOM
    }
    _lay(p, tones, material)
    if edge:
        p.fill(around(shape), edge)


def modelled(p: Picture, shape: Shape, material: Material, tone: int, edge: str = "", by: float = 1) -> None:
    """Paint a shape in a tone, lighter at its lit side and darker at the other."""
    last = material.tones - 1
    raised = {each: relief(shape, each, ROOM) for each in shape & ROOM}
    tones = {}
    for x, y in raised:
        near = [raised[x + i, y + j] for i in NEAR for j in NEAR if (x + i, y + j) in raised]
        tones[x, y] = min(max(tone + floor(by * sum(near) / len(near) + 0.5), 0), last)
    _lay(p, tones, material)
    if edge:
        p.fill(around(shape), edge)


def _lay(p: Picture, tones: dict[Cell, int], material: Material) -> None:
    """Paint cells in tones of a material, without specks."""
    roles = {tone: f"{material.name}{tone}" for tone in range(material.tones)}
    kinds = {tone: (p.inks[role].eight, p.inks[role].four, p.inks[role].one) for tone, role in roles.items()}
    which = {8: 0, 4: 1, 1: 2}[p.depth]
    painted = {cell: kinds[tone][which] for cell, tone in tones.items()}
    role_of = {kinds[tone][which]: roles[tone] for tone in roles}
    for (x, y), kind in _unspecked(painted, SPECK[p.depth]).items():
        p.put(x, y, role_of[kind])


def _unspecked(painted: dict[Cell, str], least: int) -> dict[Cell, str]:
    """Return the painted cells, with each small area given the tone that touches it most."""
    left, found = set(painted), dict(painted)
    while left:
        first = left.pop()
        kind, area, edge, neighbours = painted[first], [first], [first], list[str]()
        while edge:
            x, y = edge.pop()
            for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if cell in painted and painted[cell] != kind:
                    neighbours.append(found[cell])
                elif cell in left:
                    left.discard(cell)
                    area.append(cell)
                    edge.append(cell)
        if len(area) < least and neighbours:
            most = max(sorted(set(neighbours)), key=neighbours.count)
            found.update(dict.fromkeys(area, most))
    return found
