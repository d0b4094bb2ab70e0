"""Pictures of captures in War of Flowers: smack, sweep, triplet and taking a triplet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import around, border, box, curve, line, oval, polygon, rows
from tools.art.moments.kit import Point, hand, limb, moment, shifted, slab, solid, spun, star
from tools.art.moments.pieces import sparkle

BLOSSOM = rows("""
    ..kkk.kkk..
    .krrrkrrrk.
    krrrrrrrrrk
    krrryyyrrrk
    .krryyyrrk.
    krrryyyrrrk
    krrrrkrrrrk
    .krrkkkrrk.
    ..kk...kk..
""")
PETAL = rows("""
    .kk.
    krrk
    krrk
    .kk.
""")


def card(picture: Picture, middle: tuple[float, float], width: float, height: float, degrees: float) -> None:
    """Paint a tilted card: a white rim, a blossom and its leaf."""
    whole = polygon(*slab(middle, width, height, degrees))
    picture.fill(whole, "k")
    picture.fill(whole - border(whole), "w")
    x, y = middle
    stem = spun(((x, y - height * 0.1), (x - 1, y + height * 0.4)), middle, degrees)
    picture.fill(limb(*stem, thick=2) & (whole - border(whole)), "green-")
    bx, by = spun(((x, y - height * 0.12),), middle, degrees)[0]
    picture.sprite(round(bx - 5.5), round(by - 4.5), BLOSSOM)


def smack(depth: int, early: bool = False) -> Picture:
    """Draw a hand slapping a card, with a burst around it; early: a raised hand."""
    picture = moment(depth, {"burst": Ink("FFCC00", "yellow", "black"), "glow": Ink("FFFF99", "white", "")})
    burst = polygon(*star((26, 37), 19, 32, 13, 6))
    if not early:
        picture.fill(burst, "burst", edge="k")
        picture.fill(polygon(*star((26, 37), 15, 25, 13, 6)), "glow")
    if early:
        card(picture, (22, 42), 26, 37, -17)
        shifted(picture, 6, -6, _slap)
    else:
        paper = polygon(*slab((22, 42), 26, 37, -17))
        picture.fill(paper, "w", edge="k")
        picture.sprite(15, 50, BLOSSOM)
        _slap(picture)
    return picture


def _slap(picture: Picture) -> None:
    fingers = [
        limb((37, 14), (23, 9), thick=7.5),
        limb((44, 30), (42, 47), thick=6.5),
        limb((40, 27), (29, 47), thick=7.5),
        limb((35, 23), (18, 40), thick=7.5),
        limb((32, 18), (12, 29), thick=7.5),
    ]
    hand(picture, fingers, polygon((30, 15), (42, 7), (54, 19), (48, 34), (41, 33), (31, 23)))
    solid(picture, polygon((41, 7), (46, 1), (60, 15), (54, 22)), "paper")
    solid(picture, polygon((47, 1), (50, -3), (67, -3), (67, 14), (60, 15)), "red")


def sweep(depth: int, early: bool = False) -> Picture:
    """Draw a broom that sweeps petals off the cloth; early: the cloth is still covered."""
    picture = moment(
        depth, {"straw": Ink("FFCC66", "yellow", "white"), "stalk": Ink("996600", "brown", "black")}
    )
    petals = [(1, 45), (7, 57), (14, 33), (18, 61), (0, 54)]
    if early:
        shifted(picture, 12, -2, partial(_broom, end=(48, 4)))
        petals += [(16, 50), (14, 43), (23, 58), (22, 36), (28, 29)]
        picture.sprite(9, 49, BLOSSOM)
    else:
        _broom(picture, (59, 4))
        sparkle(picture, 55, 37)
    picture.sprite(1, 29, BLOSSOM)
    for x, y in petals:
        picture.sprite(x, y, PETAL)
    return picture


def _broom(picture: Picture, end: Point) -> None:
    solid(picture, limb(end, (38, 28), thick=4.5), "wood")
    brush = polygon(
        (33, 28), (43, 36), (40, 52), (36, 60), (27, 57), (24, 60), (17, 54), (13, 55), (9, 46), (17, 41)
    )
    solid(picture, brush, "straw", deep=0)
    for a, b in (((35, 33), (15, 47)), ((36, 35), (20, 51)), ((37, 37), (27, 54)), ((39, 38), (34, 56))):
        picture.fill(line(a, b), "stalk")
    for a, b in (((28, 36), (15, 43)), ((42, 40), (38, 52)), ((33, 44), (30, 50)), ((25, 43), (21, 46))):
        picture.fill(line(a, b), "stalk")
    solid(picture, polygon((33, 24), (39, 20), (48, 28), (46, 35), (40, 40), (30, 31)), "red", deep=2)
    for cord in (line((31, 29), (42, 37)), line((34, 25), (45, 33))):
        picture.fill(cord, "gold" if picture.depth > 1 else "w")
    for a, b, c in (((43, 55), (51, 54), (57, 47)), ((42, 60), (55, 60), (63, 50))):
        picture.fill(curve(a, b, c), "air")


def triplet(depth: int, early: bool = False) -> Picture:
    """Draw three cards glued together, and the tube of glue; early: two cards."""
    picture = moment(depth, {"glue": Ink("FFCC33", "yellow", "50"), "glue-": Ink("FF9900", "orange", "")})
    card(picture, (13, 46), 20, 29, -12)
    if not early:
        card(picture, (47, 46), 20, 29, 12)
    card(picture, (30, 44), 20, 29, 0)
    drips = limb((12, 32), (32, 29), thick=4.5) | limb((20, 31), (20, 45), thick=4)
    drips |= limb((13, 32), (13, 36), thick=3.5) | limb((29, 25), (29, 29), thick=5)
    if not early:
        drips |= limb((30, 29), (48, 32), thick=4.5) | limb((40, 31), (40, 50), thick=4)
        drips |= limb((47, 32), (47, 37), thick=3.5)
    solid(picture, drips, "glue", deep=1)
    tip, turn = (29, 25), 38
    x = tip[0]
    nozzle = ((x - 6, 14), (x + 6, 14), (x + 2, 21), (x + 1, 25), (x - 2, 25), (x - 2, 21))
    tube = ((x - 8, -14), (x + 8, -14), (x + 8, 10), (x + 5, 13), (x - 5, 13), (x - 8, 10))
    solid(picture, polygon(*spun(nozzle, tip, turn)), "red", deep=1)
    whole = polygon(*spun(tube, tip, turn))
    solid(picture, whole, "blue", deep=3)
    for y in (-1, 3):
        band = spun(((x - 9, y), (x + 9, y), (x + 9, y + 2), (x - 9, y + 2)), tip, turn)
        picture.fill(polygon(*band) & whole, "w")
    solid(picture, limb(*spun(((x - 9, -12), (x + 9, -12)), tip, turn), thick=4), "steel", deep=1)
    return picture


def triplet_taken(depth: int, early: bool = False) -> Picture:
    """Draw a fat fish that swallows three cards, one after another; early: they flee."""
    picture = moment(depth, {"belly": Ink("CCFFFF", "white", "white")})
    if early:
        _fish(picture, gapes=False)
    else:
        _fish(picture, gapes=True)
    card(picture, (54, 40) if early else (43, 41), 11, 16, -4)
    card(picture, (53, 21) if early else (55, 25), 12, 17, 16)
    card(picture, (55, 55) if early else (56, 51), 12, 17, -14)
    for x, y, size in ((47, 10, 6), (55, 3, 4), (41, 3, 3)):
        picture.fill(border(oval(x, y, x + size, y + size)), "air")
    return picture


def _fish(picture: Picture, gapes: bool) -> None:
    solid(picture, polygon((12, 38), (1, 22), (3, 37), (1, 55), (13, 44)), "water-", deep=0)
    solid(picture, polygon((14, 23), (22, 8), (29, 9), (35, 22)), "water-", deep=0)
    body = oval(5, 18, 45, 60)
    gullet = polygon((27, 41), (44, 26), (52, 26), (52, 57), (44, 56))
    if gapes:
        solid(picture, body - gullet, "water", deep=4)
        picture.fill(body & gullet, "red-" if picture.depth > 1 else "k")
        picture.fill(around(body - gullet) & gullet, "k")
        solid(picture, limb((29, 40), (44, 27), thick=3.5), "orchid", deep=0)
        solid(picture, limb((29, 43), (42, 55), thick=3.5), "orchid", deep=0)
    else:
        solid(picture, body, "water", deep=4)
        solid(picture, limb((36, 43), (44, 43), thick=3.5), "orchid", deep=0)
        solid(picture, limb((36, 46), (43, 46), thick=3.5), "orchid", deep=0)
    picture.fill(oval(25, 22, 35, 32), "w", edge="k")
    picture.fill(box(30, 25, 34, 30), "k")
    picture.fill(box(31, 26, 32, 27), "w")
    for x, y in ((13, 33), (20, 33), (10, 40), (17, 40), (13, 47), (20, 47)):
        picture.fill(curve((x - 2, y - 3), (x + 2, y), (x - 2, y + 3)), "k")
    solid(picture, polygon((19, 52), (28, 51), (20, 62)), "water-", deep=0)


PICTURES: Mapping[str, Drawing] = {
    "smack": smack,
    "sweep": sweep,
    "triplet": triplet,
    "triplet-taken": triplet_taken,
    "smack.1": partial(smack, early=True),
    "sweep.1": partial(sweep, early=True),
    "triplet.1": partial(triplet, early=True),
    "triplet-taken.1": partial(triplet_taken, early=True),
}
