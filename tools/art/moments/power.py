"""Pictures of moments in Flower Power: battle, poison, POWER FLOWER, swords, capture, will, grave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tools.art.board.numerals import grown
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import Shape, box, cells, curve, line, moved, oval, polygon, rows
from tools.art.french.pips import LARGE
from tools.art.garden.heaps import REST_IN_PEACE
from tools.art.garden.hearts import power_heart
from tools.art.garden.kit import centred
from tools.art.moments.kit import Point, limb, moment, shifted, solid, star
from tools.art.moments.things import blade

PETALS = {
    "rose": Ink("FF6699", "magenta", "white"),
    "rose-": Ink("CC3366", "red", "25"),
    "violet": Ink("9966FF", "purple", "75"),
    "violet-": Ink("6633CC", "black", "black"),
    "violet+": Ink("CC99FF", "magenta", "white"),
    "daisy": Ink("FFFFFF", "white", "white"),
    "daisy-": Ink("CCCCFF", "silver", "25"),
}

BITE = rows("""
    kkkkkkk
    kwkwkwk
    kkkkkkk
""")
TEAR = rows("""
    .k.
    kwk
    kwk
    .k.
""")
BUBBLE = rows("""
    .kkk.
    kw..k
    k...k
    k...k
    .kkk.
""")


SWORD: Sequence[tuple[Shape, str]] = (
    (polygon((1, 1), (8, 3), (47, 42), (42, 47), (3, 8)), "steel"),
    (limb((46, 46), (56, 56), thick=5), "bark"),
    (limb((36, 53), (53, 36), thick=4.5), "gold"),
    (oval(53, 53, 62, 62), "gold"),
)
"""One of two swords: blade, grip, guard, pommel; the other mirrors it."""
SIGNED = curve((13, 46), (16, 40), (17, 46)) | curve((17, 46), (20, 41), (22, 45)) | line((22, 45), (25, 44))


def flower(p: Picture, middle: Point, role: str, petals: int, far: float, heart: float) -> None:
    """Draw a flower's head."""
    for i in range(petals):
        petal = blade(middle, 360 * i / petals, heart - 2, far, 2.4 * far / petals, 0.35)
        solid(p, petal, role, deep=1)
    x, y = middle
    solid(p, oval(x - heart, y - heart, x + heart, y + heart), "gold", deep=1)


def _boxer(p: Picture, mirror: bool, early: bool) -> None:
    """Draw a flower in a boxing stance, with leaves as gloves."""

    def at(shape: Shape) -> Shape:
        return frozenset((63 - x, y) for x, y in shape) if mirror else shape

    solid(p, at(limb((13, 30), (11, 46), (13, 63), thick=4)), "green", deep=1)
    solid(p, at(limb((12, 48), (5, 44), (5, 37), thick=3.5)), "green", deep=1)
    back = 7 if early else 0
    solid(p, at(limb((12, 48), (20 - back, 48 + back), (24 - back, 44 + back), thick=3.5)), "green", deep=1)
    solid(p, at(oval(1, 29, 11, 39)), "red", deep=1)
    solid(p, at(moved(oval(20, 35, 32, 47), -back, back)), "red")
    solid(p, at(moved(oval(20, 33, 27, 40), -back, back)), "red", deep=1)
    flower(p, (47.5 if mirror else 16.0, 17.0), "violet" if mirror else "rose", 8, 15.5, 8.5)
    p.fill(at(line((10, 12), (14, 14)) | line((22, 12), (18, 14))), "k")
    p.fill(at(box(12, 15, 14, 18) | box(18, 15, 20, 18)), "k")
    p.sprite(44 if mirror else 13, 20, BITE)


def bataille(depth: int, early: bool = False) -> Picture:
    """Draw two boxing flowers; early: they take their stance."""
    p = moment(depth, PETALS)
    if not early:
        solid(p, polygon(*star((31.5, 41), 7, 15, 10)), "gold", deep=0)
    for mirror in (False, True):
        _boxer(p, mirror, early)
    for x in (3, 9, 20, 27, 35, 42, 53, 60):
        p.fill(line((x, 63), (x - 1, 60)) | line((x + 1, 63), (x + 2, 61)), "green-")
    return p


def poison(depth: int, early: bool = False) -> Picture:
    """Draw a bottle of poison, its stopper a spade, with a skull on its label; early: the skull sleeps."""
    inks = {
        "glass": Ink("66CC33", "green", "50"),
        "glass-": Ink("336600", "forest", "black"),
        "glass+": Ink("CCFF99", "white", "white"),
        "b": Ink("CCFF99", "white", "white"),
    }
    p = moment(depth, inks)
    p.fill(cells(LARGE["S"], 27, 4 if early else 1), "k")
    body = oval(9, 23, 55, 63) | box(26, 14, 38, 32)
    solid(p, body, "glass", deep=4)
    solid(p, box(23, 13, 41, 17), "glass")
    p.fill(curve((14, 44), (14, 33), (22, 28), pen=2), "b")
    p.fill(oval(18, 29, 46, 58), "cream", edge="k")
    p.fill(oval(23, 32, 41, 48) | box(27, 45, 37, 52), "w", edge="k")
    shut = curve((26, 41), (28, 43), (30, 41)) | curve((34, 41), (36, 43), (38, 41))
    p.fill(shut if early else oval(25, 38, 31, 44) | oval(33, 38, 39, 44), "k")
    p.fill(polygon((32, 43), (34, 47), (30, 47)), "k")
    p.fill(box(29, 49, 30, 53) | box(31, 49, 33, 53) | box(34, 49, 35, 53), "k")
    for x, y in () if early else ((45, 20), (50, 11), (44, 5)):
        p.sprite(x, y, BUBBLE)
    return p


def power_flower(depth: int, early: bool = False) -> Picture:
    """Draw a POWER FLOWER in full bloom; early: it opens."""
    p = moment(
        depth,
        {
            "petal": Ink("FFFFCC", "white", "white"),
            "petal-": Ink("FFCC66", "yellow", "25"),
            "ray": Ink("FFCC00", "yellow", "white"),
            "ray-": Ink("FF9900", "orange", "50"),
        },
    )
    if not early:
        solid(p, polygon(*star((32, 32), 22, 31.5, 16)), "ray", deep=1)
    for i in range(8):
        solid(p, blade((32, 32), 45 * i, 5, 16 if early else 24, 4.5 if early else 6, 0.3), "petal", deep=1)
    centred(p, 32, 32, power_heart(9)(depth))
    return p


def to_the_death(depth: int, early: bool = False) -> Picture:
    """Draw two swords crossed over a rose that loses its petals; early: it has all of them."""
    p = moment(depth, {**PETALS, "red": Ink("DD0000", "red", "50"), "red+": Ink("FF6666", "orange", "")})
    apart = 9 if early else 0
    for mirror in (True, False):
        for shape, role in SWORD:
            placed = moved(shape, apart, apart // 2)
            solid(p, frozenset((63 - x, y) for x, y in placed) if mirror else placed, role)
    flower(p, (32.0, 25.0), "red", 6, 14, 5)
    for about, degrees in () if early else (((27.0, 56.0), 60), ((36.0, 63.0), -50)):
        solid(p, blade(about, degrees, 0, 8, 2.6), "red", deep=1)
    return p


def capture(depth: int, early: bool = False) -> Picture:
    """Draw a captured flower carted off in a wheelbarrow; early: the wheelbarrow approaches."""
    p = moment(depth, PETALS)
    if early:
        solid(p, oval(0, 54, 44, 74) & box(0, 0, 64, 63), "bark")
        solid(p, limb((21, 56), (20, 38), thick=3), "green", deep=1)
        solid(p, blade((21.0, 55.0), 60, 0, 11, 3), "green", deep=1)
        shifted(p, -10, 5, partial(_captive, sad=False))
        shifted(p, 40, 0, _barrow)
    else:
        solid(p, limb((31, 36), (30, 28), thick=3), "green", deep=1)
        solid(p, blade((30.0, 36.0), -65, 0, 11, 3), "green", deep=1)
        _captive(p, sad=True)
        solid(p, oval(13, 30, 49, 46), "bark")
        _barrow(p)
    return p


def _captive(p: Picture, sad: bool) -> None:
    flower(p, (30.0, 17.0), "violet", 8, 16, 8)
    p.fill(box(25, 14, 27, 17) | box(33, 14, 35, 17), "k")
    if sad:
        p.fill(line((24, 13), (27, 11)) | line((35, 13), (32, 11)) | curve((27, 22), (30, 19), (33, 22)), "k")
        p.sprite(35, 17, TEAR)
    else:
        p.fill(curve((26, 19), (30, 24), (34, 19)), "k")


def _barrow(p: Picture) -> None:
    solid(p, limb((44, 44), (62, 37), thick=3.5), "wood", deep=1)
    solid(p, limb((44, 46), (51, 61), thick=3.5), "wood", deep=1)
    solid(p, polygon((6, 37), (54, 35), (45, 51), (20, 53)), "red")
    p.fill(line((13, 42), (48, 40)), "red-" if p.depth > 1 else "w")
    solid(p, limb((21, 51), (12, 56), thick=3.5), "wood", deep=1)
    p.fill(oval(2, 46, 20, 64), "k")
    p.fill(oval(5, 49, 17, 61) - oval(6, 50, 16, 60), "w")
    p.fill(oval(9, 53, 13, 57), "w")


def last_will(depth: int, early: bool = False) -> Picture:
    """Draw a quill over a will sealed with a blossom; early: not yet sealed."""
    p = moment(depth, {**PETALS, "seal": Ink("DD0000", "red", "black")})
    solid(p, polygon((5, 12), (45, 12), (49, 57), (9, 57)), "cream")
    solid(p, limb((6, 58), (46, 58), thick=7), "cream")
    p.fill(oval(3, 56, 8, 61), "k")
    solid(p, limb((6, 11), (46, 11), thick=7), "cream")
    p.fill(oval(44, 9, 49, 14), "k")
    for y, right in ((20, 34), (24, 31), (28, 35), (32, 29), (36, 27)):
        p.fill(line((11, y), (right, y)), "k")
    if early:
        shifted(p, -12, 1, _quill)
        return p
    p.fill(SIGNED, "k")
    _quill(p)
    p.fill(oval(30, 41, 46, 57), "seal", edge="k")
    flower(p, (38.0, 49.0), "rose", 5, 6.5, 2)
    return p


def _quill(p: Picture) -> None:
    feather = blade((25.0, 45.0), 39, 13, 55, 9.5, 0.25)
    feather -= polygon((60, 22), (50, 21), (56, 17)) | polygon((33, 16), (41, 18), (36, 11))
    solid(p, feather, "violet", deep=3)
    p.fill(line((25, 45), (33, 35)), "k")
    p.fill(line((33, 35), (57, 5)), "w" if p.depth == 1 else "violet+")


def out_garden(depth: int, early: bool = False) -> Picture:
    """Draw a tombstone with a daisy; early: it rises, and the daisy is a bud."""
    p = moment(depth, PETALS)
    lawn = oval(1, 49, 63, 70) & box(0, 0, 64, 63)
    if early:
        shifted(p, 0, 24, _stone)
        solid(p, lawn, "green", deep=3)
    else:
        solid(p, lawn, "green", deep=3)
        solid(p, box(8, 52, 50, 58), "steel")
        _stone(p)
    for x in (4, 12, 24, 34, 46, 58):
        p.fill(line((x, 58), (x - 1, 54)) | line((x + 1, 58), (x + 2, 55)), "green-" if depth > 1 else "k")
    solid(p, limb((53, 61), (52, 50 if early else 46), thick=3), "green", deep=1)
    solid(p, blade((53.0, 59.0), 60, 0, 9, 2.5), "green", deep=1)
    if early:
        solid(p, blade((52.0, 52.0), 0, 0, 10, 3.5), "daisy", deep=1)
    else:
        flower(p, (51.0, 38.0), "daisy", 9, 12, 4)
    return p


def _stone(p: Picture) -> None:
    solid(p, oval(12, 3, 46, 37) | box(12, 20, 46, 52), "steel", deep=4)
    p.fill(moved(grown(REST_IN_PEACE), 18, 17), "k")
    p.fill(line((18, 33), (38, 33)), "steel-")
    p.fill(line((40, 8), (37, 12)) | line((37, 12), (39, 15)) | line((15, 44), (19, 47)), "k")


PICTURES: dict[str, Drawing] = {
    "bataille": bataille,
    "poison": poison,
    "power-flower": power_flower,
    "to-the-death": to_the_death,
    "capture": capture,
    "last-will": last_will,
    "out-garden": out_garden,
    "bataille.1": partial(bataille, early=True),
    "poison.1": partial(poison, early=True),
    "power-flower.1": partial(power_flower, early=True),
    "to-the-death.1": partial(to_the_death, early=True),
    "capture.1": partial(capture, early=True),
    "last-will.1": partial(last_will, early=True),
    "out-garden.1": partial(out_garden, early=True),
}
