"""Portrait of Rosa, the grandmother: a white bun with a red pin, spectacles, a green shawl."""

from __future__ import annotations

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import around, box, line, oval
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
    "666699 9999CC BBBBBB DDDDDD EEEEEE FFFFFF",
    "grey grey silver white white white",
    "black black white white white white",
)
SHAWL = Material(
    "shawl",
    "002200 003333 006633 339966 66CC99",
    "black black forest green green",
    "black black black black white",
)
BLOUSE = Material(
    "blouse", "9999CC CCCCFF EEEEEE FFFFFF", "silver silver white white", "thick rising white white"
)
GOLD = Material(
    "gold",
    "663300 996600 CC9900 FFCC00 FFFF66",
    "brown tan orange yellow white",
    "black black white white white",
)
INKS = {
    **COMMON,
    "iris": Ink("336699", "blue", "black"),
    "ground": Ink("CC99CC", "silver", "white"),
    "curtain": Ink("CCCCFF", "white", "white"),
    "curtain shade": Ink("9999CC", "grey", "rising"),
    "pin": Ink("DD0000", "red", "white"),
    "pin light": Ink("FF6666", "white", "white"),
    "rim": Ink("996600", "brown", "black"),
    "shine": Ink("FFFFFF", "white", ""),
    "wrinkle": Ink("CC9966", "tan", "black"),
    "brow": Ink("777777", "grey", "black"),
}


def rosa(depth: int, mood: str) -> Picture:
    """Draw the portrait in a mood."""
    p = canvas(depth, (FAIR, HAIR, SHAWL, BLOUSE, GOLD), **INKS)
    p.fill(box(0, 0, 96, 96), "ground")
    # A curtain on either side.
    for points in (
        ((-2, -2), (14, -2), (12, 20), (9, 44), (3, 60), (-2, 66)),
        ((97, -2), (84, -2), (85, 18), (88, 44), (94, 60), (98, 66)),
    ):
        curtain = blob(*points)
        p.fill(curtain, "curtain", edge="k")
    for points in (((3, 0), (4, 24), (1, 46)), ((8, 0), (8, 26), (5, 48)), ((90, 0), (91, 24), (94, 46))):
        p.fill(brush(points, 2, 1.5, 1), "curtain shade" if depth > 1 else "k")
    # The pin goes through the bun.
    p.fill(brush(((26, 9), (72, 19)), 2.4, 2.4), "pin", edge="k")
    for x, y in ((25, 9), (73, 19)):
        p.fill(oval(x - 3, y - 3, x + 3, y + 3), "pin", edge="k")
        p.fill(oval(x - 2, y - 2, x, y), "pin light")
    bun = blob((34, 18), (35, 8), (46, 3), (58, 5), (65, 13), (62, 22), (50, 26), (38, 24))
    modelled(p, bun, HAIR, 4, "k")
    for points in (
        ((39, 20), (40, 10), (50, 7), (59, 12)),
        ((44, 22), (46, 13), (53, 12), (56, 18)),
        ((49, 20), (51, 16), (53, 18)),
    ):
        p.fill(thread(*points), "hair1")
    # Shawl and blouse.
    body = blob((-4, 112), (4, 95), (16, 87), (32, 81), (64, 81), (80, 87), (92, 96), (100, 112))
    modelled(p, body, BLOUSE, 2, "k")
    for points in (
        ((-4, 112), (4, 95), (16, 87), (31, 79), (38, 84), (46, 94), (50, 104), (20, 112)),
        ((100, 112), (92, 96), (80, 87), (66, 79), (59, 84), (52, 94), (50, 104), (80, 112)),
    ):
        modelled(p, blob(*points), SHAWL, 2, "k")
    for points in (((12, 92), (24, 87), (34, 90), (42, 98)), ((6, 98), (20, 94), (30, 98))):
        p.fill(brush(points, 1, 2, 1), "shawl4")
    for points in (((86, 94), (74, 88), (64, 91), (57, 98)),):
        p.fill(brush(points, 1, 2, 1), "shawl0" if depth > 1 else "w")
    neck = blob((38, 66), (60, 66), (60, 80), (56, 86), (48, 89), (41, 86), (38, 80))
    lit(p, neck, FAIR, skin_light(ball(44, 84, 18, 24), Bump(52, 78, 16, 8, -1.8)), "k")
    modelled(p, blob((36, 82), (41, 84), (48, 90), (46, 95), (38, 90)), BLOUSE, 3, "k")
    modelled(p, blob((62, 82), (57, 84), (50, 90), (52, 95), (60, 90)), BLOUSE, 2, "k")
    modelled(p, oval(44, 88, 54, 96), GOLD, 3, "k")
    p.fill(oval(47, 90, 51, 94), "pin")
    # Hair behind the head, then the round, soft face.
    back = blob(
        (18, 52),
        (18, 38),
        (27, 25),
        (48, 19),
        (68, 25),
        (78, 40),
        (78, 54),
        (73, 66),
        (60, 60),
        (34, 60),
        (23, 64),
    )
    modelled(p, back, HAIR, 3, "k")
    face = blob(
        (24, 48),
        (24, 57),
        (27, 66),
        (33, 74),
        (41, 80),
        (50, 80),
        (60, 76),
        (68, 69),
        (72, 58),
        (72, 46),
        (64, 33),
        (47, 29),
        (31, 35),
    )
    lit(
        p,
        face,
        FAIR,
        skin_light(
            ball(46, 54, 28, 38),
            Bump(33, 65, 7, 5, 0.6),
            Bump(60, 66, 7, 5, 0.5),
            Bump(47, 34, 24, 5, -0.9),
            Bump(45, 68, 4, 2.5, -0.8),
            Bump(45, 77, 6, 3, 0.4),
            Bump(44, 75.5, 7, 1.6, -0.5),
            Bump(49, 58, 2.5, 5, -0.6),
        ),
        "k",
    )
    if depth == 8:
        p.fill(oval(26, 62, 35, 68) | oval(56, 63, 67, 69), "blush")
    # Waves combed back from the parting.
    waves = (
        (((45, 28), (36, 28), (28, 34), (22, 46), (20, 58)), 6.5),
        (((46, 26), (36, 24), (26, 28), (19, 40), (18, 52)), 6),
        (((49, 28), (60, 28), (68, 36), (73, 48), (74, 62)), 6.5),
        (((50, 25), (62, 24), (72, 32), (77, 44), (76, 56)), 6),
    )
    for points, wide in waves:
        wave = brush(points, 2, wide, wide, 2)
        modelled(p, wave, HAIR, 4, "hair1" if depth > 1 else "k")
        back |= wave
        p.fill(thread(*[(x + 0.7, y + 1.4) for x, y in points[:4]]), "hair2" if depth > 1 else "k")
    p.fill(around(back) - face, "k")
    ear = blob((71, 55), (75, 53), (77, 58), (75, 64), (71, 64))
    lit(p, ear, FAIR, skin_light(ball(74, 58, 6, 8), base=0.6), "k")
    modelled(p, oval(73, 65, 77, 69), GOLD, 4, "k")
    # Laughter lines.
    for points in (((34, 67), (32, 71), (33, 74)), ((56, 67), (59, 71), (58, 75))):
        p.fill(thread(*points), "wrinkle")
    if depth > 1:
        for points in (((38, 40), (46, 38), (55, 40)), ((65, 50), (69, 48)), ((65, 53), (69, 54))):
            p.fill(thread(*points), "wrinkle")
    if mood == "pleased":
        laughing(p, 36, 53, 5, 3)
        laughing(p, 56, 53, 6, 3)
        brows = ((30, 46), (35, 43), (41, 45)), ((50, 45), (57, 43), (63, 47))
    elif mood == "calm":
        eye(p, 36, 53, 5, 3.2, look=(0.5, 0.5), iris=2.6, lid=0.5)
        eye(p, 56, 53, 6, 3.2, look=(-0.5, 0.5), iris=2.6, lid=0.5)
        brows = ((29, 48), (35, 45), (41, 47)), ((50, 47), (57, 45), (64, 49))
    else:
        eye(p, 36, 53, 5, 4, look=(0, 0), iris=2.2)
        eye(p, 56, 53, 6, 4, look=(0, 0), iris=2.2)
        brows = ((28, 48), (34, 44), (41, 41)), ((50, 41), (58, 44), (65, 49))
    for each in brows:
        p.fill(brush(each, 1, 2.4, 1), "brow")
    # The nose, and the spectacles on it.
    p.fill(thread((42, 60), (40, 64), (42, 66), (47, 66), (49, 63)), "line")
    p.fill(oval(42, 61, 45, 64), "skin4")
    for lens in (oval(27, 53, 42, 66), oval(48, 53, 65, 66)):
        p.fill(around(lens), "rim")
    p.fill(thread((30, 59), (33, 56)) | thread((51, 59), (54, 56)), "shine")
    p.fill(thread((42, 58), (45, 57), (48, 58)) | line((65, 58), (71, 57)), "rim")
    if mood == "pleased":
        mouth = blob((35, 69), (45, 71), (56, 69), (53, 74), (46, 77), (39, 74))
        p.fill(mouth, "mouth", edge="line")
        p.fill(mouth & blob((34, 68), (45, 70), (57, 68), (54, 72), (45, 73), (37, 72)), "teeth")
        p.fill(mouth & oval(41, 74, 50, 80), "tongue")
    elif mood == "calm":
        p.fill(brush(((37, 70), (41, 72), (47, 72.5), (53, 69)), 1, 1.8, 1.8, 1), "lip shade")
        p.fill(thread((42, 75), (48, 75)), "skin2")
    else:
        p.fill(brush(((38, 74), (42, 71), (48, 71), (53, 74)), 1, 1.8, 1.8, 1), "lip shade")
        p.fill(thread((42, 76), (48, 76)), "skin2")
        drop(p, 84, 26)
    p.frame()
    return p
