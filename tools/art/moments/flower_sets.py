"""Pictures of sets in War of Flowers: bows of ribbon, birds on a wire, rising suns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import cos, pi, sin

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.kit import CHEONG, DAN, DOTS, HONG
from tools.art.flowers.shapes import Shape, around, border, box, cells, curve, line, oval, polygon
from tools.art.moments.kit import limb, moment, solid

BOWS: Mapping[str, Ink] = {
    "orchid": Ink("CC66CC", "magenta/purple", "white"),
    "red pen": Ink("FFFFFF", "white", "white"),
    "blue pen": Ink("FFFFFF", "white", "black"),
    "red fold": Ink("770000", "brown", "black"),
    "blue fold": Ink("000066", "black", "black"),
    "orchid fold": Ink("663399", "purple", "50"),
    "red seam": Ink("000000", "black", "white"),
    "blue seam": Ink("000000", "black", "black"),
    "orchid seam": Ink("000000", "black", "black"),
    "red crease": Ink("990000", "brown", "white"),
    "blue crease": Ink("000077", "black", "black"),
    "orchid crease": Ink("993399", "purple", "black"),
}
"""Inks of the bows besides the materials: words, the inside of a loop, the lines between the parts."""

LOOP = polygon((31, 20), (26, 10), (16, 2), (6, 2), (1, 8), (2, 21), (6, 31), (13, 35), (23, 31))
FOLD = polygon((27, 21), (19, 14), (10, 12), (8, 17), (9, 22), (12, 26), (21, 26))
TAIL = polygon((26, 28), (33, 29), (29, 44), (29, 64), (21, 59), (14, 64), (14, 44))
WORD = box(15, 42, 28, 59)
"""Box of the word on the left tail, with a margin of one cell."""


def _mirrored(shape: Shape) -> Shape:
    return frozenset((63 - x, y) for x, y in shape)


def untied(depth: int, kind: str) -> Picture:
    """Draw a fluttering ribbon, not yet tied, with its word."""
    picture = moment(depth, BOWS)
    wave = [round(4 * sin(x / 9)) for x in range(64)]
    band = frozenset(
        (x, y + wave[x]) for x in range(2, 62) for y in range(22, 41) if abs(y - 31) > max(5 - x, x - 58) * 3
    )
    solid(picture, band, kind, deep=3)
    _patterned(picture, band, kind)
    words = {"red": (HONG, DAN), "blue": (CHEONG, DAN)}.get(kind, ())
    for x, sign in zip((16, 38), words, strict=False):
        y = 26 + wave[x + 4]
        if kind == "blue" and depth == 1:
            picture.fill(box(x - 2, y - 2, x + 11, y + 14), "w")
        picture.fill(cells(sign, x, y), f"{kind} pen")
    return picture


def _patterned(picture: Picture, shape: Shape, kind: str) -> None:
    """Mark a ribbon's colour with a pattern at 1 bit: blue is striped, orchid dotted."""
    if picture.depth == 1 and kind == "orchid":
        picture.fill({(x, y) for x, y in shape - border(shape) if (x % 4, y % 4) in DOTS}, "k")
    if picture.depth == 1 and kind == "blue":
        picture.fill({(x, y) for x, y in shape if (x - y) % 6 < 3}, "k")
        picture.fill({(x, y) for x, y in shape if (x - y) % 6 > 2}, "w")


def bow_of(depth: int, kind: str) -> Picture:
    """Draw a bow of ribbon: red is solid, blue hatched, both with their words; orchid dotted."""
    picture = moment(depth, BOWS)
    loops, tails = (LOOP, _mirrored(LOOP)), (TAIL, _mirrored(TAIL))
    knot = oval(23, 14, 41, 33)
    for tail in tails:
        solid(picture, tail, kind)
    for loop in loops:
        solid(picture, loop, kind)
    for shape in (*loops, *tails):
        _patterned(picture, shape, kind)
    for fold in (FOLD, _mirrored(FOLD)):
        picture.fill(fold, f"{kind} fold", edge=f"{kind} seam")
    for side in (1, -1):
        for start, end in (((22, 22), (10, 6)), ((23, 26), (13, 31))):
            (ax, ay), (bx, by) = start, end
            if side < 0:
                ax, bx = 63 - ax, 63 - bx
            picture.fill(line((ax, ay), (bx, by)) - (FOLD | _mirrored(FOLD)), f"{kind} crease")
    picture.fill(around(knot), f"{kind} seam")
    solid(picture, knot, kind, edge=f"{kind} seam")
    for y in (20, 26):
        picture.fill(curve((26, y), (32, y + 3), (37, y)), f"{kind} crease")
    words = {"red": (HONG, DAN), "blue": (CHEONG, DAN)}.get(kind, ())
    if kind == "blue" and depth == 1:
        picture.fill((tails[0] | tails[1]) & box(0, 42, 64, 58), "w")
    for x, sign in zip((17, 38), words, strict=False):
        picture.fill(cells(sign, x, 44), f"{kind} pen")
    return picture


BIRDS: Mapping[str, Ink] = {
    "moss": Ink("99CC33", "green", "50"),
    "moss+": Ink("CCFF66", "", ""),
    "moss-": Ink("669900", "forest", "black"),
    "belly": Ink("FFFFCC", "white", "white"),
    "slate": Ink("999999", "grey", "25"),
    "slate+": Ink("CCCCCC", "silver", ""),
    "slate-": Ink("666666", "slate", "75"),
    "foot": Ink("FF9900", "orange", "white"),
}


def three_birds(depth: int, early: bool = False) -> Picture:
    """Draw a warbler, a cuckoo and between them a goose on a sagging wire; early: silent."""
    picture = moment(depth, BIRDS)
    wire = line((0, 34), (14, 42), (29, 59), (35, 59), (52, 39), (63, 31))
    # The singing warbler.
    solid(picture, polygon((3, 28), (0, 47), (5, 47), (10, 36)), "moss-", deep=0)
    body, head = oval(1, 16, 21, 39), oval(6, 7, 22, 22)
    solid(picture, body, "moss", deep=0)
    picture.fill(oval(10, 18, 25, 40) & body, "belly")
    solid(picture, head, "moss", deep=0)
    picture.fill(oval(11, 15, 24, 28) & head, "belly")
    picture.fill(around(head) & body & oval(10, 18, 25, 40), "belly")
    open_beak = polygon((22, 12), (28, 9), (23, 15)) | polygon((22, 16), (27, 19), (21, 18))
    picture.fill(polygon((22, 12), (28, 15), (22, 17)) if early else open_beak, "gold", edge="k")
    picture.fill(polygon((3, 23), (12, 22), (14, 28), (8, 34), (2, 35)), "moss-", edge="k")
    _eye(picture, 16, 12)
    # The cuckoo.
    solid(picture, polygon((54, 32), (57, 51), (61, 50), (61, 34)), "slate", deep=0)
    solid(picture, oval(45, 15, 63, 38), "slate", deep=0)
    picture.fill(oval(43, 18, 57, 40) & oval(45, 15, 63, 38), "w")
    for y in (24, 28, 32):
        picture.fill(curve((46, y), (51, y + 3), (57, y)), "k")
    solid(picture, oval(46, 5, 62, 20), "slate", deep=2)
    picture.fill(polygon((46, 11), (40, 13), (46, 15)), "gold", edge="k")
    picture.fill(polygon((55, 22), (63, 20), (63, 36), (58, 34)), "slate-", edge="k")
    _eye(picture, 50, 10)
    picture.fill(wire, "k")
    # The heavy goose.
    solid(picture, polygon((18, 46), (13, 37), (25, 41)), "paper", deep=0)
    body = oval(16, 37, 43, 60) | limb((35, 46), (34, 32), (36, 26), thick=9)
    solid(picture, body, "paper", deep=3)
    picture.fill(polygon((40, 23), (48, 27), (40, 30)), "foot", edge="k")
    picture.fill(curve((19, 47), (26, 57), (35, 48)) | curve((22, 46), (27, 53), (34, 46)), "air")
    _eye(picture, 36, 25)
    for x in (26, 33):
        picture.fill(box(x, 60, x + 3, 62), "foot", edge="k")
    for x, y in () if early else ((29, 7), (34, 2)):
        note = box(x, y + 5, x + 3, y + 7) | line((x + 2, y), (x + 2, y + 5))
        picture.fill(note | {(x + 3, y + 1), (x + 4, y + 2)}, "k")
    return picture


def _eye(picture: Picture, x: int, y: int) -> None:
    picture.fill(box(x, y, x + 3, y + 3), "k", edge="w")
    picture.put(x + 1, y, "w")


def suns(depth: int, number: int, early: bool = False) -> Picture:
    """Draw a sun rising from the sea; the last of the five has a ring of rays; early: lower."""
    picture = moment(depth, {"foil": Ink("FF9900", "orange", "white")})
    great = number == 5
    y, reach, count = {3: (49, 20, 20), 4: (39, 18, 20), 5: (28, 16, 24)}[number]
    if early:
        y += 16
    for i in range(count):
        middle, wide = 2 * pi * i / count, pi / count / 1.8
        far = (60.0 if great else 46.0 if i % 2 == 0 else 38.0) - (14 if early else 0)
        near = reach + 4.0
        ends = ((near, middle - wide), (far, middle - wide), (far, middle + wide), (near, middle + wide))
        ray = polygon(*((32 + r * sin(t), y - r * cos(t)) for r, t in ends))
        picture.fill(ray, "k" if depth == 1 else "gold" if i % 2 else "red")
    disc = oval(32 - reach, y - reach, 32 + reach, y + reach)
    solid(picture, disc, "red", deep=3)
    if number > 3 and not early:
        _face(picture, 32, y)
    picture.fill(box(0, 50, 64, 64), "water")
    picture.fill(box(0, 49, 64, 50), "k")
    for x, row in ((3, 54), (45, 54), (14, 59), (38, 60), (55, 60), (-4, 61)):
        picture.fill(curve((x, row), (x + 4, row - 3), (x + 8, row)), "water-" if depth > 1 else "k")
    for i, row in enumerate(range(51, 64, 3)):
        half = (14 if great else 17) - 2 * i
        picture.fill(box(32 - half, row, 32 + half, row + 2), "foil" if depth > 1 else "k")
    return picture


def _face(picture: Picture, x: int, y: int) -> None:
    """Draw a sun's smile."""
    for eye in (x - 7, x + 7):
        picture.fill(curve((eye - 3, y - 2), (eye, y - 7), (eye + 3, y - 2)), "gold")
    picture.fill(curve((x - 8, y + 4), (x, y + 14), (x + 8, y + 4)), "gold")


PICTURES: Mapping[str, Drawing] = {
    "red": partial(bow_of, kind="red"),
    "blue": partial(bow_of, kind="blue"),
    "orchid": partial(bow_of, kind="orchid"),
    "three-birds": three_birds,
    "three-suns": partial(suns, number=3),
    "five-suns": partial(suns, number=5),
    "three-birds.1": partial(three_birds, early=True),
    "red.1": partial(untied, kind="red"),
    "blue.1": partial(untied, kind="blue"),
    "orchid.1": partial(untied, kind="orchid"),
    "four-suns": partial(suns, number=4),
    "four-suns.1": partial(suns, number=4, early=True),
    "three-suns.1": partial(suns, number=3, early=True),
    "five-suns.1": partial(suns, number=5, early=True),
}
