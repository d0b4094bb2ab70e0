"""Portrait of Oskar, the clerk: a long face under a green eyeshade, round glasses, a pencil."""

from __future__ import annotations

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import around, box, line, oval, polygon
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
    "333333 555555 777777 AAAAAA CCCCCC",
    "slate slate grey silver white",
    "black black thick white white",
)
VEST = Material(
    "vest",
    "000033 333366 333399 666699 9999CC",
    "black slate slate grey grey",
    "black black black black black",
)
SHIRT = Material(
    "shirt",
    "666699 9999CC CCCCFF EEEEEE FFFFFF",
    "grey silver silver white white",
    "black thick rising white white",
)
CELLULOID = Material(
    "brim",
    "003300 006600 009933 00CC66 66FF99 CCFFCC",
    "black forest forest green green white",
    "black black thick rising white white",
)
INKS = {
    **COMMON,
    "iris": Ink("336699", "slate", "black"),
    "ground": Ink("CCCCCC", "silver", "white"),
    "drawer": Ink("999999", "grey", ""),
    "drawer light": Ink("EEEEEE", "white", ""),
    "pencil": Ink("FFCC00", "yellow", "white"),
    "pencil shade": Ink("CC9900", "orange", "white"),
    "tie": Ink("222222", "black", "black"),
}


def oskar(depth: int, mood: str) -> Picture:
    """Draw the portrait in a mood."""
    p = canvas(depth, (FAIR, HAIR, VEST, SHIRT, CELLULOID), **INKS)
    p.fill(box(0, 0, 96, 96), "ground")
    for x in (-12, 26, 64):
        for y in (-6, 20, 46, 72):
            whole = box(x, y, x + 35, y + 23)
            p.fill(whole - box(x + 1, y + 1, x + 35, y + 23), "drawer light")
            p.fill(whole - box(x, y, x + 34, y + 22), "drawer")
            p.fill(box(x + 12, y + 8, x + 22, y + 13) - box(x + 13, y + 9, x + 21, y + 12), "drawer")
    # Shirt, waistcoat, collar.
    body = blob((2, 112), (8, 96), (20, 89), (36, 84), (58, 84), (72, 88), (84, 95), (92, 112))
    modelled(p, body, SHIRT, 3, "k")
    for points in (((16, 94), (20, 99)), ((78, 92), (75, 99))):
        p.fill(thread(*points), "shirt1")
    modelled(p, polygon((16, 97), (24, 88), (34, 84), (46, 97)), VEST, 2, "k")
    modelled(p, polygon((80, 97), (70, 88), (60, 84), (52, 97)), VEST, 1, "k")
    neck = blob((36, 66), (60, 66), (58, 86), (48, 92), (36, 86))
    lit(p, neck, FAIR, skin_light(ball(42, 84, 16, 26), Bump(50, 80, 16, 8, -2.0)), "k")
    modelled(p, polygon((33, 83), (37, 81), (48, 91), (41, 97), (36, 92)), SHIRT, 4, "k")
    modelled(p, polygon((62, 84), (59, 81), (49, 91), (55, 97), (60, 92)), SHIRT, 3, "k")
    p.fill(polygon((45, 91), (53, 91), (51, 94), (54, 97), (44, 97), (47, 94)), "tie", edge="k")
    # Hair behind the head, ear, head.
    face = blob(
        (31, 36),
        (31, 52),
        (33, 66),
        (39, 77),
        (47, 83),
        (55, 82),
        (61, 74),
        (64, 64),
        (67, 54),
        (65, 46),
        (67, 36),
        (66, 22),
        (58, 12),
        (46, 9),
        (35, 16),
        (31, 26),
    )
    lit(
        p,
        face,
        FAIR,
        skin_light(
            ball(46, 46, 25, 54),
            Bump(42, 64, 5, 8, -0.25),
            Bump(50, 58, 5, 3, 0.4),
            Bump(50, 38, 20, 5, -1.4),
            Bump(51, 80, 5, 3, 0.3),
            Bump(63, 18, 8, 12, -1.3),
            Bump(51, 74, 6, 2, -0.6),
            Bump(58, 70, 4, 2, -0.8),
            Bump(58, 62, 2.5, 4, 0.9),
            Bump(65, 63, 2.5, 6, -0.9),
            Bump(53, 58, 1.6, 6, -0.5),
        ),
        "k",
    )
    ear = blob((25, 50), (29, 46), (33, 50), (33, 58), (30, 63), (26, 59))
    lit(p, ear, FAIR, skin_light(ball(30, 56, 8, 12), Bump(31, 55, 2, 3, -1.3)), "k")
    p.fill(thread((28, 51), (31, 52), (30, 57)), "line")
    # Thin hair, brushed back over the ear, and three strands.
    side = blob((28, 34), (34, 32), (38, 37), (36, 45), (32, 49), (28, 47), (27, 40))
    modelled(p, side, HAIR, 3, "k" if depth == 1 else "hair0")
    for points in (((31, 35), (33, 40), (30, 46)), ((34, 34), (35, 40), (33, 46))):
        p.fill(thread(*points), "hair1")
    for points in (
        ((36, 18), (44, 11), (58, 14)),
        ((38, 21), (46, 15), (60, 18)),
        ((37, 14), (45, 8), (54, 10)),
    ):
        p.fill(thread(*points) & face, "hair1" if depth > 1 else "k")
    # The long pointed nose.
    p.fill(thread((58, 52), (60, 57), (64, 62), (64, 66), (60, 68), (56, 67), (54, 68), (53, 65)), "line")
    # The eyes behind glasses.
    if mood == "pleased":
        laughing(p, 43, 51, 5, 3)
        laughing(p, 61, 51, 4, 3)
    elif mood == "calm":
        eye(p, 43, 50, 5, 3.4, look=(1, 0), iris=2.6, lid=0.6)
        eye(p, 60.5, 50, 4, 3.4, look=(0.5, 0), iris=2.6, lid=0.6)
    else:
        eye(p, 43, 50, 5.5, 5, look=(0, 0), iris=2.2)
        eye(p, 60.5, 50, 4.5, 5, look=(0, 0), iris=2.2)
    for lens in (oval(34, 42, 52, 59), oval(55, 42, 68, 59)):
        p.fill(around(lens), "k")
    if depth == 8:
        p.fill(thread((37, 47), (41, 44)) | thread((58, 46), (60, 44)), "w")
    p.fill(thread((52, 49), (54, 48), (56, 49)) | line((34, 49), (29, 47)), "k")
    # The eyeshade.
    band = blob((29, 26), (40, 31), (54, 31), (68, 26), (68, 33), (56, 38), (40, 38), (29, 33))
    modelled(p, band, CELLULOID, 1, "k")
    brim = blob(
        (31, 33), (42, 37), (56, 37), (68, 32), (79, 39), (82, 45), (74, 45), (60, 41), (44, 41), (33, 40)
    )
    modelled(p, brim, CELLULOID, 3, "k")
    p.fill(brush(((36, 38), (48, 39), (60, 39), (72, 42)), 1, 1.6, 1), "brim5")
    # A pencil behind the ear.
    pencil = line((8, 55), (29, 45), pen=3)
    p.fill(pencil, "pencil", edge="k")
    p.fill(line((8, 57), (30, 47), pen=1) & pencil, "pencil shade")
    p.fill(line((8, 55), (10, 54), pen=3), "lip", edge="k")
    if mood == "calm":
        p.fill(brush(((46, 73), (51, 74), (58, 73)), 1, 1.6, 1), "lip shade")
        p.fill(thread((50, 77), (55, 77)), "skin2")
        p.fill(brush(((38, 43), (43, 41), (48, 42)), 1, 2, 1), "hair1")
    elif mood == "pleased":
        p.fill(oval(37, 58, 44, 62) | oval(61, 58, 65, 61), "blush")
        p.fill(brush(((43, 71), (47, 75), (54, 76), (61, 71)), 1.2, 2, 2, 1.2), "lip shade")
        p.fill(thread((42, 70), (43, 69)) | thread((61, 70), (62, 69)), "line")
        p.fill(thread((50, 79), (55, 79)), "skin2")
    else:
        mouth = oval(48, 71, 57, 79)
        p.fill(mouth, "mouth", edge="line")
        p.fill(mouth & oval(49, 75, 57, 81), "tongue")
        drop(p, 74, 52)
    p.frame()
    return p
