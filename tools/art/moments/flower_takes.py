"""What happens as cards are taken in the War of Flowers: smack, sweep, triplet and its taking."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import border, box, curve, line, oval, polygon, rows
from tools.art.moments.kit import hand, limb, moment, slab, solid, spun, star

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
    """Paint a card that lies askew: a white rim, a blossom and its leaf."""
    whole = polygon(*slab(middle, width, height, degrees))
    picture.fill(whole, "k")
    picture.fill(whole - border(whole), "w")
    x, y = middle
    stem = spun(((x, y - height * 0.1), (x - 1, y + height * 0.4)), middle, degrees)
    picture.fill(limb(*stem, thick=2) & (whole - border(whole)), "green-")
    bx, by = spun(((x, y - height * 0.12),), middle, degrees)[0]
    picture.sprite(round(bx - 5.5), round(by - 4.5), BLOSSOM)


def smack(depth: int) -> Picture:
    """Draw a hand that comes down flat on a card, and the burst about it."""
    picture = moment(depth, {"burst": Ink("FFCC00", "yellow", "25")})
    burst = polygon(*star((29, 39), 17, 28, 11, 8))
    solid(picture, burst, "burst", deep=0)
    card(picture, (25, 44), 24, 34, -14)
    fingers = [
        limb((22, 28), (11, 37), thick=7),
        limb((27, 32), (17, 46), thick=7),
        limb((33, 35), (26, 51), thick=7),
        limb((39, 36), (36, 52), thick=7),
        limb((42, 27), (51, 38), thick=7),
    ]
    palm = polygon((20, 26), (34, 12), (46, 20), (44, 32), (40, 41), (28, 37))
    hand(picture, fingers, palm)
    cuff = polygon((31, 10), (36, 4), (52, 15), (47, 22))
    solid(picture, cuff, "paper")
    solid(picture, polygon((37, 2), (39, -2), (66, -2), (66, 10), (54, 14)), "red")
    return picture


def sweep(depth: int) -> Picture:
    """Draw a broom that sweeps petals before it, and the cloth behind it shines."""
    picture = moment(depth)
    solid(picture, limb((60, 3), (36, 31), thick=4), "wood")
    brush = polygon((31, 26), (42, 35), (35, 58), (24, 59), (13, 54), (7, 45))
    solid(picture, brush, "gold")
    for a, b in (((33, 31), (13, 47)), ((35, 33), (19, 53)), ((37, 35), (26, 57)), ((39, 36), (33, 56))):
        picture.fill(line(a, b), "k")
    picture.fill(limb((28, 32), (37, 40), thick=3), "red")
    solid(picture, polygon((32, 22), (38, 19), (47, 27), (45, 34), (38, 38), (29, 29)), "red")
    for x, y in ((2, 38), (6, 59), (0, 50), (16, 60), (11, 36)):
        picture.sprite(x, y, PETAL)
    for a, b, c in (((44, 58), (52, 56), (60, 48)), ((42, 63), (56, 61), (63, 53))):
        picture.fill(curve(a, b, c), "air")
    return picture


def triplet(depth: int) -> Picture:
    """Draw a flypaper on which three cards stick, and a fly that thinks about it."""
    picture = moment(depth, {"glue": Ink("FFCC66", "tan", "25"), "glue-": Ink("CC9933", "brown", "50")})
    strip = polygon((23, 5), (41, 5), (41, 58), (32, 63), (23, 58))
    solid(picture, strip, "glue")
    solid(picture, box(21, 2, 43, 7), "red", deep=1)
    picture.fill(line((32, 0), (32, 2)), "k")
    card(picture, (24, 19), 16, 22, -18)
    card(picture, (41, 33), 16, 22, 16)
    card(picture, (25, 47), 16, 22, -9)
    return picture


def triplet_taken(depth: int) -> Picture:
    """Draw a fat fish that swallows three cards, one after another."""
    picture = moment(depth)
    tail = polygon((14, 38), (1, 24), (4, 38), (1, 53))
    solid(picture, tail, "water-", deep=1)
    body = oval(7, 20, 47, 56)
    mouth = polygon((30, 38), (50, 26), (50, 50))
    solid(picture, body - mouth, "water")
    solid(picture, polygon((20, 22), (26, 10), (34, 21)), "water-", deep=1)
    picture.fill(oval(30, 25, 38, 33), "w", edge="k")
    picture.fill(box(34, 28, 37, 31), "k")
    for x, y in ((18, 34), (23, 39), (18, 44), (13, 39), (24, 48)):
        picture.fill(curve((x, y - 2), (x + 4, y), (x, y + 2)), "k")
    card(picture, (42, 38), 11, 15, 0)
    card(picture, (56, 24), 11, 15, 14)
    card(picture, (56, 53), 11, 15, -14)
    return picture


PICTURES: Mapping[str, Drawing] = {
    "smack": smack,
    "sweep": sweep,
    "triplet": triplet,
    "triplet-taken": triplet_taken,
}
