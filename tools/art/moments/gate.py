"""Picture of the garden gate under an arch of roses: closed, or open to the sun behind it."""

from __future__ import annotations

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Shape, around, box, line, oval, polygon
from tools.art.moments.kit import INKS, solid
from tools.art.moments.things import blade

OWN = {
    "rose": Ink("DD0000", "red", "white"),
    "sky": Ink("CCFFFF", "cyan/white", "white"),
    "lawn": Ink("66CC33", "green", "25"),
    "path": Ink("FFCC99", "white", "white"),
}
RAYS = (
    ((32, 18), (32, 15)),
    ((25, 20), (23, 18)),
    ((39, 20), (41, 18)),
    ((22, 26), (19, 26)),
    ((42, 26), (45, 26)),
)
TULIP = (".e.", "eye", ".e.", ".g.")
ROSES = ((6, 22), (11, 11), (21, 4), (32, 2), (42, 4), (52, 11), (57, 22))


def gate(opened: bool, depth: int) -> Picture:
    """Draw the gate, 64 x 64."""
    p = Picture(depth, 64, 64, {**INKS, **OWN})
    if opened:
        _garden(p)
    solid(p, (oval(4, 1, 60, 57) - oval(11, 8, 53, 50)) & box(0, 0, 64, 29), "green")
    for x in (4, 53):
        solid(p, box(x, 28, x + 7, 62), "wood")
    (_swung if opened else _shut)(p)
    for x, y in ROSES:
        for i in range(5):
            p.fill(blade((x, y + 1.0), 72 * i, 0, 5, 2.2), "rose", edge="k")
        p.fill(box(x - 1, y, x + 1, y + 2), "gold")
    return p


def _garden(p: Picture) -> None:
    """Draw the view through the gate: a rising sun, a hill, a path with flowers beside it."""
    view = (oval(11, 7, 53, 49) | box(11, 28, 53, 61)) & box(11, 0, 53, 61)
    p.fill(view, "sky")
    p.fill(oval(24, 20, 40, 36), "gold", edge="k")
    for near, far in RAYS:
        p.fill(line(near, far), "gold" if p.depth > 1 else "k")
    hill = oval(0, 33, 64, 90) & view
    p.fill(hill, "lawn")
    p.fill(around(hill) & view, "k")
    p.fill(polygon((30, 34), (34, 34), (46, 61), (18, 61)), "path", edge="k")
    for x, y in ((20, 47), (43, 47), (25, 40), (39, 40)):
        p.sprite(x - 1, y - 2, TULIP, {"e": "red", "y": "gold", "g": "green-"})


def _picket(left: int, right: int, top: int, low: int) -> Shape:
    point = ((left + right) / 2, top)
    return polygon((left, low), (left, top + 2), point, (right, top + 2), (right, low))


def _swung(p: Picture) -> None:
    """Draw both wings of the gate swung back to the posts."""
    for left, right, top, low in ((12, 15, 31, 61), (17, 19, 34, 58)):
        wing = _picket(left, right, top, low)
        solid(p, wing, "paper", deep=1)
        solid(p, frozenset((63 - x, y) for x, y in wing), "paper", deep=1)


def _shut(p: Picture) -> None:
    """Draw the wings between the posts, with their latch."""
    for y in (39, 54):
        solid(p, box(12, y, 52, y + 3), "paper", deep=1)
    for left, top in ((13, 33), (20, 30), (27, 28), (33, 28), (40, 30), (47, 33)):
        solid(p, _picket(left, left + 4, top, 61), "paper", deep=1)
    p.fill(box(30, 45, 34, 49), "gold", edge="k")
