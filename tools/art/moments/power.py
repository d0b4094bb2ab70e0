"""Moments of Flower Power: the battle, poison, a POWER FLOWER, swords, a capture, a will, a grave."""

from __future__ import annotations

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import box, curve, line, oval, polygon, rows
from tools.art.garden.hearts import power_heart
from tools.art.garden.kit import centred
from tools.art.moments.kit import limb, moment, solid, star
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

CROSS = rows("""
    kk..kk
    .kkkk.
    .k..k.
""")


def flower(p: Picture, x: float, y: float, role: str, petals: int, far: float, heart: int) -> None:
    """Draw a flower's head about (x, y)."""
    for i in range(petals):
        degrees = 360 * i / petals
        solid(p, blade((x, y), degrees, heart - 2, far, far / petals * 1.5, 0.3), role, deep=1)
    solid(p, oval(x - heart, y - heart, x + heart, y + heart), "gold")


def bataille(depth: int) -> Picture:
    """Draw two flowers that box each other with their leaves."""
    p = moment(depth, PETALS)
    solid(p, polygon(*star((32, 24), 6, 13, 8)), "gold", deep=1)
    for x, role in ((15, "rose"), (48, "violet")):
        away = -1 if x < 32 else 1
        solid(p, limb((x, 30), (x + 3 * away, 46), (x + away, 62), thick=4), "green", deep=1)
        arm = limb((x + 2 * away, 46), (x - 8 * away, 44), (x - 10 * away, 35), thick=4)
        solid(p, arm, "green", deep=1)
        solid(p, oval(x - 10 * away - 5, 26, x - 10 * away + 6, 36), "red")
        flower(p, x + 0.5, 20.5, role, 8, 15, 7)
        p.fill(line((x - 4, 16), (x - 2, 18)) | line((x + 4, 16), (x + 2, 18)), "k")
        p.fill(box(x - 3, 19, x - 1, 21) | box(x + 2, 19, x + 4, 21), "k")
        p.fill(line((x - 2, 24), (x + 2, 24)), "k")
    return p


def poison(depth: int) -> Picture:
    """Draw a bottle of poison with a spade on its stopper and a skull on its label."""
    p = moment(
        depth,
        {
            "glass": Ink("66CC33", "green", "50"),
            "glass-": Ink("336600", "forest", "black"),
            "glass+": Ink("CCFF99", "white", "white"),
        },
    )
    solid(p, polygon((27, 2), (38, 2), (36, 12), (29, 12)), "bark")
    body = oval(10, 22, 54, 62) | box(27, 12, 38, 30)
    solid(p, body, "glass", deep=4)
    solid(p, box(24, 10, 41, 14), "glass")
    label = oval(18, 29, 46, 56)
    p.fill(label, "cream", edge="k")
    p.fill(oval(24, 32, 40, 47) | box(28, 45, 36, 51), "w", edge="k")
    p.fill(oval(26, 38, 31, 43) | oval(33, 38, 38, 43), "k")
    p.fill(polygon((32, 43), (34, 46), (30, 46)), "k")
    p.fill(box(30, 48, 31, 52) | box(33, 48, 34, 52), "k")
    return p


def power_flower(depth: int) -> Picture:
    """Draw a POWER FLOWER in its glory."""
    p = moment(
        depth,
        {
            "petal": Ink("FFFFCC", "white", "white"),
            "petal-": Ink("FFCC66", "yellow", "25"),
            "ray": Ink("FFCC00", "yellow", "white"),
            "ray-": Ink("FF9900", "orange", "50"),
        },
    )
    solid(p, polygon(*star((32, 32), 22, 31.5, 16)), "ray", deep=1)
    for i in range(8):
        solid(p, blade((32, 32), 45 * i, 5, 24, 6, 0.3), "petal", deep=1)
    centred(p, 32, 32, power_heart(9)(depth))
    return p


def to_the_death(depth: int) -> Picture:
    """Draw two swords crossed over a rose."""
    p = moment(depth, PETALS)
    for mirror in (True, False):
        for shape, role in (
            (polygon((3, 2), (10, 5), (46, 41), (41, 46), (5, 10)), "steel"),
            (limb((46, 46), (56, 56), thick=5), "bark"),
            (limb((36, 52), (52, 36), thick=4), "gold"),
            (oval(53, 53, 61, 61), "gold"),
        ):
            solid(p, frozenset((63 - x, y) for x, y in shape) if mirror else shape, role)
    flower(p, 32, 28, "rose", 5, 12, 4)
    return p


def capture(depth: int) -> Picture:
    """Draw a captured flower in a wheelbarrow."""
    p = moment(depth, PETALS)
    solid(p, limb((30, 34), (31, 26), thick=3), "green", deep=1)
    flower(p, 31, 16, "violet", 7, 15, 6)
    p.fill(box(28, 14, 30, 17) | box(33, 14, 35, 17), "k")
    p.fill(curve((28, 21), (31, 18), (34, 21)), "k")
    solid(p, limb((44, 44), (62, 38), thick=3), "wood", deep=1)
    solid(p, limb((46, 44), (52, 60), thick=3), "wood", deep=1)
    solid(p, oval(12, 28, 50, 44), "bark")
    solid(p, polygon((8, 36), (54, 34), (46, 50), (20, 52)), "red")
    solid(p, limb((20, 50), (12, 56), thick=3), "wood", deep=1)
    solid(p, oval(4, 48, 18, 62), "iron")
    p.fill(oval(9, 53, 13, 57), "gold")
    return p


def last_will(depth: int) -> Picture:
    """Draw a quill over a will that is sealed with a blossom."""
    p = moment(depth, PETALS)
    solid(p, polygon((6, 16), (46, 16), (50, 58), (10, 60)), "cream")
    solid(p, limb((6, 15), (46, 15), thick=6), "cream")
    for y in range(25, 46, 5):
        p.fill(line((14, y), (32 + y % 3 * 3, y)), "k")
    solid(p, blade((26, 52), 32, 14, 62, 9, 0.3), "violet", deep=3)
    p.fill(line((26, 52), (56, 5)), "k")
    flower(p, 40, 51, "rose", 5, 7, 2)
    return p


def out_garden(depth: int) -> Picture:
    """Draw a tombstone with a daisy."""
    p = moment(depth, PETALS)
    solid(p, oval(2, 48, 62, 70) & box(0, 0, 64, 63), "green", deep=3)
    stone = oval(12, 4, 48, 40) | box(12, 22, 48, 56)
    solid(p, stone, "steel", deep=4)
    for x, y in ((22, 18), (30, 18), (36, 18)):
        p.fill(box(x, y, x + 2, y + 9), "k")
    solid(p, limb((53, 58), (52, 42), thick=2), "green", deep=1)
    flower(p, 52, 38, "daisy", 8, 9, 3)
    return p


PICTURES: dict[str, Drawing] = {
    "bataille": bataille,
    "poison": poison,
    "power-flower": power_flower,
    "to-the-death": to_the_death,
    "capture": capture,
    "last-will": last_will,
    "out-garden": out_garden,
}
