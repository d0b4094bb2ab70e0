"""Portrait of Nils, the sailor: a white cap, a flaming beard, a striped shirt, a pipe, and the sea."""

from __future__ import annotations

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import box, curve, line, oval, rows
from tools.art.portraits.features import COMMON, TANNED, drop, eye, laughing
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

BEARD = Material(
    "beard",
    "330000 663300 993300 CC6600 FF9933 FFCC66",
    "black brown brown orange orange yellow",
    "black black black white white white",
)
CAP = Material(
    "cap",
    "666699 9999CC CCCCFF EEEEEE FFFFFF",
    "grey silver silver white white",
    "black thick rising white white",
)
NAVY = Material(
    "navy",
    "000000 000033 000066 003399 3366CC",
    "black black blue blue cyan",
    "black black black black black",
)
WOOD = Material("wood", "330000 663300 993300 CC6633", "black brown brown tan", "black black black white")
INKS = {
    **COMMON,
    "iris": Ink("0066CC", "blue", "black"),
    "sky": Ink("99CCCC", "cyan", "white"),
    "sea": Ink("339999", "cyan", "lines"),
    "wave": Ink("66CCCC", "white", ""),
    "gull": Ink("FFFFFF", "white", "black"),
    "gold": Ink("FFCC00", "yellow", "white"),
    "brow": Ink("993300", "brown", "black"),
    "smoke": Ink("EEEEEE", "white", "white"),
    "ember": Ink("FF6600", "orange", "white"),
    "red nose": Ink("CC6633", "orange", ""),
}
LOCKS = (
    ((22, 50), (19, 62), (22, 76), (31, 88)),
    ((73, 54), (76, 66), (72, 80), (64, 90)),
    ((27, 56), (26, 70), (31, 84), (40, 94)),
    ((69, 62), (70, 74), (66, 86), (57, 95)),
    ((34, 66), (34, 78), (39, 89), (46, 97)),
    ((64, 68), (64, 78), (60, 88), (54, 97)),
    ((42, 74), (43, 84), (46, 91), (50, 98)),
    ((56, 74), (56, 84), (54, 91), (51, 98)),
)


def nils(depth: int, mood: str) -> Picture:
    """Draw the portrait in a mood."""
    p = canvas(depth, (TANNED, BEARD, CAP, NAVY, WOOD), **INKS)
    p.fill(box(0, 0, 96, 96), "sky")
    p.fill(box(0, 58, 96, 96), "sea")
    p.fill(box(0, 57, 96, 58), "k" if depth < 8 else "wave")
    for x, y in ((2, 62), (9, 67), (82, 63), (86, 70), (3, 74), (88, 78)):
        p.fill(line((x, y), (x + 6, y)), "wave")
    for at, gull in ((3, 40), (9, 35)):
        p.fill(curve((at, gull), (at + 2, gull - 3), (at + 4, gull)), "gull")
        p.fill(curve((at + 4, gull), (at + 6, gull - 3), (at + 8, gull)), "gull")
    # Shirt.
    body = blob((-8, 112), (0, 92), (14, 85), (30, 80), (66, 80), (82, 84), (96, 92), (104, 112))
    modelled(p, body, CAP, 3, "k")
    for y in (84, 91):
        stripe = brush(((-4, y + 9), (14, y + 3), (40, y), (60, y), (84, y + 3), (100, y + 9)), 3.4, 3.4)
        modelled(p, stripe & body, NAVY, 2)
    # Head and ear.
    face = blob(
        (24, 30), (23, 46), (27, 60), (40, 70), (56, 70), (68, 62), (71, 52), (69, 46), (71, 38), (68, 28)
    )
    lit(
        p,
        face,
        TANNED,
        skin_light(
            ball(44, 48, 30, 46),
            Bump(46, 34, 26, 4, -1.4),
            Bump(38, 55, 6, 4, 0.7),
            Bump(64, 55, 4, 4, 0.3),
            Bump(51, 46, 2.5, 4, -0.6),
        ),
        "k",
    )
    ear = blob((18, 42), (22, 38), (26, 42), (26, 50), (22, 54), (19, 50))
    lit(p, ear, TANNED, skin_light(ball(23, 47, 8, 12), Bump(24, 46, 2, 3, -1.3)), "k")
    p.fill(oval(19, 53, 23, 57), "gold", edge="k")
    # The beard, lock by lock.
    beard = blob(
        (21, 44),
        (17, 58),
        (19, 76),
        (30, 91),
        (50, 102),
        (66, 91),
        (76, 78),
        (78, 62),
        (73, 48),
        (68, 58),
        (62, 62),
        (40, 62),
        (32, 58),
        (27, 50),
    )
    modelled(p, beard, BEARD, 2, "k")
    for points in LOCKS:
        lock = brush(points, 3, 9, 8, 1.2) & beard
        if depth == 1:
            p.fill(lock, "w", edge="k")
            continue
        modelled(p, lock, BEARD, 3, "beard1")
        p.fill(brush([(x - 1.5, y + 3) for x, y in points[:3]], 1, 2, 1) & beard, "beard5")
    if depth == 1:
        for points in LOCKS:
            p.fill(thread(*[(x + 1, y + 2) for x, y in points[:3]]), "k")
    # The tilted cap.
    crown = blob((13, 28), (9, 18), (20, 9), (44, 3), (70, 4), (85, 11), (86, 20), (76, 28), (46, 27))
    modelled(p, crown, CAP, 3, "k")
    p.fill(thread((14, 19), (30, 14), (58, 11), (82, 14)), "cap2") if depth > 1 else None
    band = blob((17, 25), (32, 21), (56, 20), (76, 22), (75, 32), (58, 31), (36, 32), (19, 35))
    modelled(p, band, NAVY, 2, "k")
    peak = blob((34, 33), (50, 31), (68, 31), (80, 34), (84, 40), (72, 39), (56, 38), (40, 38))
    modelled(p, peak, NAVY, 1, "k")
    p.fill(brush(((44, 34), (58, 33), (72, 35)), 1, 1.6, 1), "cap1" if depth > 1 else "w")
    p.sprite(
        48,
        17,
        rows("""
        ....ggg....
        ...gkkkg...
        ....ggg....
        .ggggggggg.
        ....kgk....
        .....g.....
        g....g....g
        gg...g...gg
        .ggg.g.ggg.
        ..ggggggg..
        ....ggg....
    """),
        {"g": "gold"},
        edge="k" if depth > 1 else "w",
    )
    # Eyes.
    if mood == "pleased":
        laughing(p, 39, 47, 6, 3)
        laughing(p, 61, 47, 5, 3)
    elif mood == "calm":
        eye(p, 39, 47, 5.5, 3.2, look=(1, 0), iris=2.6, lid=1)
        eye(p, 61, 47, 4.5, 3.2, look=(1, 0), iris=2.6, lid=1)
    else:
        eye(p, 39, 47, 6, 4.6, look=(0, 0), iris=2.2)
        eye(p, 61, 47, 5, 4.6, look=(0, 0), iris=2.2)
    brow = {"calm": (0, 0, 0), "pleased": (0, -2, 0), "dismayed": (2, 0, -3)}[mood]
    for points in (
        ((31, 42 + brow[0]), (38, 40 + brow[1]), (46, 42 + brow[2])),
        ((67, 42 + brow[0]), (62, 40 + brow[1]), (55, 42 + brow[2])),
    ):
        stroke = brush(points, 2, 4, 3)
        p.fill(stroke, "beard3" if depth > 1 else "w", edge="beard0" if depth > 1 else "k")
    for x in (31, 29):
        p.fill(thread((x, 46), (x - 2, 44 if x == 31 else 48)), "line")
    # Mouth and moustache.
    if mood == "pleased":
        mouth = blob((38, 68), (50, 71), (63, 67), (60, 76), (52, 80), (43, 77))
        p.fill(mouth, "mouth", edge="k")
        p.fill(mouth & blob((36, 66), (50, 69), (65, 65), (62, 72), (50, 74), (40, 72)), "teeth")
        p.fill(mouth & oval(45, 75, 58, 83), "tongue")
    elif mood == "dismayed":
        mouth = oval(46, 70, 57, 79)
        p.fill(mouth, "mouth", edge="k")
        p.fill(mouth & oval(47, 75, 57, 82), "tongue")
    else:
        p.fill(brush(((43, 72), (51, 74), (60, 71)), 1, 2.4, 1), "mouth")
    for points in (
        ((54, 63), (46, 62), (38, 65), (31, 72)),
        ((55, 63), (63, 62), (70, 65), (76, 70)),
    ):
        half = brush(points, 5, 9, 7, 1)
        if depth == 1:
            p.fill(half, "w", edge="k")
            p.fill(thread(*[(x, y + 1) for x, y in points[:3]]), "k")
        else:
            modelled(p, half, BEARD, 3, "beard0")
            p.fill(brush([(x, y - 2) for x, y in points[:3]], 1, 2, 1), "beard5")
    # The weathered nose.
    nose = blob((51, 44), (56, 46), (61, 53), (64, 59), (61, 64), (54, 66), (47, 64), (45, 59), (48, 53))
    lit(p, nose - box(0, 0, 96, 52), TANNED, skin_light(ball(54, 58, 11, 11), Bump(51, 56, 2.5, 2.5, 1.2)))
    if depth == 8:
        p.fill(blob((58, 55), (62, 59), (60, 63), (54, 65), (56, 61)), "red nose")
    p.fill(thread((57, 47), (61, 53), (64, 59), (61, 64), (54, 66), (47, 64), (45, 59), (46, 56)), "k")
    if mood != "dismayed":
        p.fill(line((58, 72), (72, 77), pen=3), "wood2", edge="k")
        modelled(p, blob((71, 68), (83, 67), (84, 78), (79, 84), (72, 81)), WOOD, 2, "k")
        p.fill(oval(72, 66, 83, 70), "ember", edge="k")
        puffs = ((80, 58, 4), (84, 48, 5), (79, 38, 4)) if mood == "pleased" else ((79, 58, 3), (82, 51, 4))
        for x, y, wide in puffs:
            p.fill(
                oval(x - wide, y - wide, x + wide, y + wide * 0.7), "smoke", edge="k" if depth < 8 else "cap2"
            )
    else:
        drop(p, 84, 38)
    p.frame()
    return p
