"""The sets of the War of Flowers: bows of ribbon, birds on a wire, suns that rise."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import cos, radians, sin

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.kit import CHEONG, DAN, DOTS, HONG
from tools.art.flowers.shapes import Shape, border, box, cells, curve, line, oval, polygon
from tools.art.moments.kit import bow, limb, moment, solid

LOOP = polygon((31, 22), (24, 11), (11, 5), (3, 10), (3, 27), (10, 34), (22, 30))
FOLD = polygon((27, 22), (19, 15), (11, 14), (9, 20), (12, 26), (20, 26))
TAIL = polygon((29, 26), (33, 30), (26, 62), (19, 56), (11, 60), (18, 38))


def _mirrored(shape: Shape) -> Shape:
    return frozenset((63 - x, y) for x, y in shape)


def bow_of(depth: int, kind: str) -> Picture:
    """Draw a bow of ribbon: red is solid, blue hatched, both with their words; orchid dotted."""
    picture = moment(depth)
    for tail in (TAIL, _mirrored(TAIL)):
        solid(picture, tail, kind)
    for loop, fold in ((LOOP, FOLD), (_mirrored(LOOP), _mirrored(FOLD))):
        solid(picture, loop, kind)
        picture.fill(fold, f"{kind}-", edge="k")
    solid(picture, oval(24, 16, 40, 33), kind)
    if kind == "orchid" and depth == 1:
        for shape in (TAIL, LOOP - FOLD):
            for each in (shape, _mirrored(shape)):
                picture.fill({(x, y) for x, y in each - border(each) if (x % 4, y % 4) in DOTS}, "k")
    words = {"red": (HONG, DAN), "blue": (CHEONG, DAN)}.get(kind, ())
    for x, sign in zip((18, 37), words, strict=False):
        picture.fill(cells(sign, x, 41), "w")
    return picture


def three_birds(depth: int) -> Picture:
    """Draw three birds on a wire: a warbler, a cuckoo, and a goose under which it sags."""
    picture = moment(depth)
    solid(picture, limb((7, 12), (7, 66), thick=5), "bark")
    solid(picture, limb((2, 24), (13, 24), thick=3), "bark", deep=1)
    picture.fill(limb(*bow((6, 24), (38, 62), (63, 40)), thick=2), "k")
    # The warbler.
    solid(picture, polygon((12, 24), (8, 33), (16, 32)), "green-", deep=0)
    solid(picture, oval(11, 19, 24, 33), "green")
    solid(picture, oval(15, 13, 25, 23), "green", deep=1)
    picture.fill(box(21, 16, 23, 18), "k")
    picture.fill(polygon((25, 17), (29, 18), (25, 20)), "gold", edge="k")
    # The goose.
    solid(picture, polygon((26, 38), (22, 30), (34, 34)), "iron", deep=0)
    solid(picture, oval(25, 28, 48, 49), "paper")
    solid(picture, limb((43, 34), (44, 18), (46, 14), thick=6), "paper")
    picture.fill(box(46, 13, 48, 15), "k")
    picture.fill(polygon((49, 13), (55, 15), (49, 17)), "gold", edge="k")
    # The cuckoo.
    solid(picture, oval(51, 26, 62, 42), "steel")
    solid(picture, oval(52, 20, 61, 29), "steel", deep=1)
    picture.fill(box(54, 23, 56, 25), "k")
    picture.fill(polygon((52, 24), (49, 25), (52, 27)), "gold", edge="k")
    return picture


def suns(depth: int, number: int) -> Picture:
    """Draw a sun that rises out of the sea, higher and with more rays the more suns were caught."""
    picture = moment(depth)
    y, reach = (44, 15) if number == 3 else (36, 17)
    sea = box(0, 48, 64, 64)
    for i in range(4 * number - 1):
        angle = radians(-90 + 180 * (i + 1) / (4 * number))
        a, b = angle - radians(4), angle + radians(4)
        points = [
            (32 + r * sin(t), y - r * cos(t)) for r, t in ((reach + 4, a), (70, a), (70, b), (reach + 4, b))
        ]
        picture.fill(polygon(*points), "gold" if i % 2 else "red")
    solid(picture, oval(32 - reach, y - reach, 32 + reach, y + reach), "red", deep=3)
    picture.fill(sea, "water")
    picture.fill(line((0, 48), (63, 48)), "k")
    for x, row in ((8, 52), (30, 52), (18, 56), (42, 56), (4, 60), (30, 60), (52, 60)):
        picture.fill(curve((x, row), (x + 4, row - 3), (x + 8, row)), "k")
    return picture


PICTURES: Mapping[str, Drawing] = {
    "red": partial(bow_of, kind="red"),
    "blue": partial(bow_of, kind="blue"),
    "orchid": partial(bow_of, kind="orchid"),
    "three-birds": three_birds,
    "three-suns": partial(suns, number=3),
    "five-suns": partial(suns, number=5),
}
