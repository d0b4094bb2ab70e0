"""Portrait of Victor, the salesman: a wave of shining hair, a thin moustache, a loud jacket, teeth."""

from __future__ import annotations

from math import cos, pi, sin

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import box, line, oval, polygon
from tools.art.portraits.features import COMMON, FAIR, drop, eye, laughing
from tools.art.portraits.kit import (
    Bump,
    Material,
    ball,
    blob,
    brush,
    canvas,
    lit,
    modelled,
    skin_light,
    thread,
)

HAIR = Material(
    "hair",
    "000000 000033 333366 333399 6666CC CCCCFF",
    "black black black slate grey cyan",
    "black black black black black white",
)
CLOTH = Material(
    "cloth",
    "663300 999933 CCCC66 FFFF99 FFFFCC",
    "brown tan yellow yellow white",
    "black thick white white white",
)
SHIRT = Material(
    "shirt", "9999CC CCCCFF EEEEEE FFFFFF", "silver silver white white", "thick rising white white"
)
SILK = Material(
    "silk", "550000 880000 DD0000 FF3333 FF9999", "brown brown red red white", "black black black black white"
)
INKS = {
    **COMMON,
    "iris": Ink("663300", "brown", "black"),
    "ground": Ink("FF9966", "orange", "white"),
    "ray": Ink("FFCC66", "yellow", "dots"),
    "check": Ink("996600", "brown", "black"),
    "check dark": Ink("663300", "brown", "black"),
    "beard": Ink("CC9966", "", ""),
    "star": Ink("FFFFFF", "white", "white"),
}


def victor(depth: int, mood: str) -> Picture:
    """Draw the portrait in a mood."""
    p = canvas(depth, (FAIR, HAIR, CLOTH, SHIRT, SILK), **INKS)
    p.fill(box(0, 0, 96, 96), "ground")
    for k in range(12):
        a, b = (2 * k) * pi / 12, (2 * k + 1) * pi / 12
        p.fill(
            polygon((48, 52), (48 + 90 * cos(a), 52 + 90 * sin(a)), (48 + 90 * cos(b), 52 + 90 * sin(b))),
            "ray",
        )
    # The checked jacket with lapels; the shirt.
    body = blob((-10, 112), (-2, 92), (12, 86), (32, 81), (64, 81), (84, 86), (98, 92), (106, 112))
    modelled(p, body, CLOTH, 2, "k")
    for x in range(-4, 100, 9):
        p.fill(line((x, 78), (x + (4 if x < 48 else -4), 96)) & body, "check")
    for y in (86, 93):
        p.fill(thread((0, y + 5), (24, y), (48, y - 2), (72, y), (96, y + 5)) & body, "check")
    shirt = polygon((34, 80), (64, 80), (54, 100), (46, 100))
    modelled(p, shirt, SHIRT, 2, "k")
    for points in (
        ((32, 79), (26, 86), (32, 88), (30, 91), (46, 101), (36, 84)),
        ((65, 79), (73, 86), (67, 88), (69, 91), (54, 101), (62, 84)),
    ):
        modelled(p, polygon(*points), CLOTH, 3, "k")
    neck = blob((36, 66), (62, 66), (62, 82), (56, 88), (48, 90), (40, 88), (35, 82))
    lit(p, neck, FAIR, skin_light(ball(42, 84, 20, 26), Bump(52, 78, 18, 8, -2.2)), "k")
    modelled(p, polygon((34, 77), (47, 89), (40, 93), (32, 84)), SHIRT, 3, "k")
    modelled(p, polygon((65, 77), (51, 89), (58, 93), (67, 84)), SHIRT, 3, "k")
    for points in (
        ((47, 89), (38, 84), (33, 86), (34, 95), (38, 97)),
        ((51, 89), (60, 84), (66, 86), (65, 95), (60, 97)),
    ):
        modelled(p, blob(*points), SILK, 2, "k" if depth > 1 else "w")
    modelled(p, oval(45, 86, 53, 95), SILK, 3, "k" if depth > 1 else "w")
    # Ear and strong jaw.
    modelled(p, blob((26, 30), (30, 28), (33, 44), (31, 58), (26, 46)), HAIR, 1, "k")
    face = blob(
        (29, 36),
        (28, 50),
        (30, 62),
        (35, 73),
        (43, 80),
        (51, 82),
        (59, 79),
        (65, 72),
        (68, 62),
        (70, 53),
        (68, 46),
        (70, 36),
        (64, 24),
        (46, 20),
        (33, 26),
    )
    lit(
        p,
        face,
        FAIR,
        skin_light(
            ball(46, 48, 28, 54),
            Bump(40, 59, 6, 4, 0.5),
            Bump(48, 30, 24, 4, -1.0),
            Bump(64, 58, 4, 4, 0.4),
            Bump(59, 66, 5, 2, -0.9),
            Bump(60, 58, 2.5, 4, 0.9),
            Bump(67, 59, 2.5, 5, -0.9),
            Bump(55, 76, 5, 3, 0.6),
            Bump(54, 73, 6, 1.6, -0.6),
            Bump(52, 50, 3, 6, -0.5),
            Bump(38, 70, 5, 8, -0.4),
        ),
        "k",
    )
    ear = blob((24, 47), (27, 43), (31, 47), (31, 55), (28, 59), (25, 55))
    lit(p, ear, FAIR, skin_light(ball(28, 52, 8, 12), Bump(29, 51, 2, 3, -1.3)), "k")
    p.fill(thread((27, 48), (29, 49), (28, 54)), "line")
    p.fill(blob((29, 34), (33, 34), (33, 48), (31, 54), (29, 46)), "hair1")
    # The wave of hair.
    hair = blob(
        (28, 40),
        (23, 28),
        (25, 15),
        (38, 5),
        (54, 2),
        (70, 4),
        (82, 11),
        (84, 21),
        (77, 28),
        (70, 30),
        (69, 38),
        (66, 27),
        (56, 28),
        (45, 25),
        (37, 28),
        (34, 36),
        (33, 46),
    )
    modelled(p, hair, HAIR, 2, "k")
    for points, wide in (
        (((29, 33), (29, 20), (42, 9), (60, 8), (74, 14)), 3.4),
        (((36, 25), (42, 17), (56, 14), (70, 17), (76, 23)), 2.6),
    ):
        p.fill(brush(points, 1, wide, wide, 1), "hair4" if depth > 1 else "w")
        p.fill(brush([(x, y) for x, y in points[1:4]], 1, wide - 1.6, 1), "hair5")
    for points in (
        ((27, 34), (27, 20), (40, 6), (62, 5)),
        ((34, 30), (38, 20), (52, 11), (72, 17)),
        ((48, 25), (60, 20), (72, 24), (79, 22)),
    ):
        p.fill(thread(*points), "hair0")
    if mood == "dismayed":
        p.fill(brush(((56, 22), (62, 30), (58, 38)), 3, 3, 1), "hair2", edge="k")
        p.fill(brush(((48, 22), (50, 29), (47, 34)), 2.4, 2, 1), "hair2", edge="k")
        p.fill(thread((66, 3), (72, -1)) | thread((74, 6), (84, 1)) | thread((40, 4), (34, -1)), "k")
    # Nose.
    p.fill(thread((57, 46), (59, 52), (65, 58), (66, 62), (62, 64), (57, 63), (54, 64), (53, 61)), "line")
    brow = "hair1" if depth > 1 else "k"
    if mood == "pleased":
        laughing(p, 42, 48, 6, 3)
        laughing(p, 62.5, 48, 4.5, 3)
        brows = ((34, 40), (41, 36), (48, 39)), ((57, 39), (63, 36), (69, 41))
    elif mood == "calm":
        eye(p, 42, 48, 6, 3.6, look=(1.2, 0), iris=2.7, lid=0.8)
        eye(p, 62, 48, 4.5, 3.6, look=(0.6, 0), iris=2.7, lid=0.8)
        brows = ((34, 42), (41, 40), (48, 42)), ((56, 38), (63, 34), (69, 39))
    else:
        eye(p, 42, 48, 6, 5.2, look=(-0.5, 0), iris=2.1)
        eye(p, 62, 48, 5, 5.2, look=(-0.5, 0), iris=2.1)
        brows = ((33, 42), (40, 39), (47, 36)), ((57, 36), (63, 38), (69, 42))
    for each in brows:
        p.fill(brush(each, 1.4, 3, 1.4), brow)
    # A perfectly straight moustache.
    p.fill(brush(((59, 67), (52, 67), (43, 70)), 2.6, 2.2, 1), brow)
    p.fill(brush(((62, 67), (65, 67), (67, 68)), 2.4, 2, 1), brow)
    if mood == "calm":
        mouth = blob((43, 72), (52, 73), (60, 72), (66, 70), (64, 74), (58, 77), (50, 76))
        p.fill(mouth, "teeth", edge="line")
        for x in (49, 54, 59, 63):
            p.fill(line((x, 72), (x, 76)) & mouth, "teeth shade" if depth > 1 else "w")
        p.fill(thread((42, 71), (41, 70)) | thread((66, 69), (66, 68)), "line")
    elif mood == "pleased":
        mouth = blob((40, 70), (52, 72), (60, 72), (66, 70), (65, 75), (58, 79), (50, 79), (43, 76))
        p.fill(mouth, "teeth", edge="k")
        for x in (46, 51, 56, 61, 65):
            p.fill(line((x, 70), (x, 79)) & mouth, "teeth shade" if depth > 1 else "k")
        p.fill(thread((43, 75), (54, 76), (67, 74)) & mouth, "teeth shade" if depth > 1 else "k")
        sparkle = line((76, 64), (76, 76)) | line((70, 70), (82, 70)) | oval(74, 68, 79, 73)
        p.fill(sparkle, "star", edge="k")
    else:
        mouth = blob((45, 72), (54, 71), (62, 72), (65, 75), (60, 78), (52, 78), (46, 76))
        p.fill(mouth, "teeth", edge="k")
        p.fill(thread((45, 75), (50, 74), (56, 76), (66, 74)) & mouth, "k")
        for x in (50, 55, 60):
            p.fill(line((x, 70), (x, 79)) & mouth, "k")
        drop(p, 83, 38)
    p.frame()
    return p
