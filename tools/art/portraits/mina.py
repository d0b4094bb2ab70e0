"""Portrait of Mina, the student: red hair tied up to one side, freckles, headphones."""

from __future__ import annotations

from itertools import pairwise

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import box, line, oval
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
    "660000 993300 CC3300 FF6600 FF9933 FFCC66",
    "brown brown orange orange orange yellow",
    "black black black black black white",
)
WOOL = Material(
    "wool", "000033 003366 003399 0066CC 3399FF", "black blue blue blue cyan", "black black black black black"
)
PLASTIC = Material(
    "plastic",
    "222222 444444 777777 AAAAAA DDDDDD",
    "black slate grey silver white",
    "black black black white white",
)

INKS = {
    **COMMON,
    "iris": Ink("339966", "forest", "black"),
    "ground": Ink("CCFF99", "green/white/white/white", "white"),
    "note": Ink("66CC66", "green", "black"),
    "freckle": Ink("CC6633", "brown", "black"),
    "brow": Ink("993300", "brown", "black"),
    "tie": Ink("FFCC00", "yellow", "white"),
    "tie shade": Ink("CC9900", "orange", "white"),
}


def mina(depth: int, mood: str) -> Picture:
    """Draw the portrait in a mood."""
    p = canvas(depth, (FAIR, HAIR, WOOL, PLASTIC), **INKS)
    p.fill(box(0, 0, 96, 96), "ground")
    if mood != "dismayed":
        for x, y in ((6, 20), (10, 62)) if mood == "calm" else ((6, 16), (9, 62), (84, 72)):
            p.fill(oval(x, y, x + 5, y + 4) | oval(x + 7, y - 1, x + 12, y + 3), "note")
            p.fill(line((x + 4, y + 1), (x + 4, y - 9)) | line((x + 11, y), (x + 11, y - 10)), "note")
            p.fill(line((x + 4, y - 9), (x + 11, y - 10), pen=2), "note")
    # The ponytail, tied high on her left.
    tail = blob(
        (60, 18),
        (66, 7),
        (78, 3),
        (88, 10),
        (92, 24),
        (90, 42),
        (84, 58),
        (80, 66),
        (80, 52),
        (77, 38),
        (70, 28),
    )
    modelled(p, tail, HAIR, 2, "k")
    for points in (((66, 14), (76, 8), (85, 18), (86, 40)), ((70, 18), (78, 15), (82, 28), (82, 48))):
        p.fill(brush(points, 1, 2.6, 1), "hair4")
    p.fill(thread((68, 22), (76, 22), (80, 36), (81, 58)), "hair0")
    p.fill(thread((74, 6), (86, 14), (88, 30), (86, 46)), "hair1")
    # Jumper and neck.
    body = blob((-6, 110), (4, 90), (18, 83), (34, 79), (62, 79), (78, 84), (92, 92), (102, 110))
    modelled(p, body, WOOL, 2, "k")
    back = blob((22, 30), (34, 12), (56, 10), (70, 22), (75, 42), (72, 62), (62, 70), (30, 66), (24, 50))
    modelled(p, back, HAIR, 1, "k")
    neck = blob((38, 62), (60, 60), (60, 78), (65, 84), (50, 91), (36, 84), (39, 78))
    lit(p, neck, FAIR, skin_light(ball(44, 80, 20, 26), Bump(52, 72, 16, 9, -2.0)), "k")
    collar = brush(((30, 80), (38, 88), (50, 92), (62, 89), (70, 80)), 4, 5, 5, 4)
    modelled(p, collar, WOOL, 3, "k")
    # Head.
    face = blob(
        (25, 40),
        (24, 50),
        (26, 60),
        (32, 69),
        (41, 76),
        (49, 75),
        (59, 69),
        (66, 60),
        (70, 46),
        (66, 30),
        (48, 20),
        (31, 26),
    )
    lit(
        p,
        face,
        FAIR,
        skin_light(
            ball(45, 47, 28, 42),
            Bump(32, 58, 6, 5, 0.5),
            Bump(58, 60, 7, 5, 0.3),
            Bump(44, 60, 4, 3, -1.0),
            Bump(40, 56, 2.5, 2.5, 1.0),
            Bump(47, 52, 3, 5, -0.7),
            Bump(42, 71, 5, 2, -0.7),
            Bump(48, 30, 24, 5, -0.9),
        ),
        "k",
    )
    # Freckles and warm cheeks.
    if depth == 8:
        p.fill(oval(26, 56, 33, 60) | oval(54, 56, 63, 60), "blush")
    for x, y in ((29, 56), (32, 58), (35, 56), (28, 60), (49, 57), (53, 59), (57, 57), (61, 58), (56, 61)):
        p.put(x, y, "freckle")
    # Fringe: locks from the parting.
    cap = blob(
        (23, 44),
        (24, 28),
        (34, 13),
        (50, 9),
        (64, 15),
        (73, 30),
        (73, 50),
        (70, 46),
        (66, 34),
        (56, 27),
        (44, 24),
        (32, 30),
        (27, 37),
    )
    modelled(p, cap, HAIR, 2, "k")
    for points, wide in (
        (((50, 12), (40, 18), (32, 28), (25, 48)), 6.5),
        (((52, 12), (46, 20), (40, 30), (33, 37)), 7),
        (((54, 12), (50, 22), (48, 30), (43, 36)), 7),
        (((56, 12), (57, 22), (56, 30), (53, 35)), 7),
        (((58, 13), (64, 22), (64, 30), (63, 36)), 6.5),
        (((60, 14), (68, 24), (71, 38), (70, 56)), 6),
    ):
        lock = brush(points, wide * 0.4, wide, wide, 1)
        modelled(p, lock, HAIR, 3, "hair0" if depth > 1 else "w")
        mid = [((a[0] + b[0]) / 2 - 1, (a[1] + b[1]) / 2) for a, b in pairwise(points)]
        p.fill(brush(mid, 1, 2, 1), "hair5")
    # The band of the headphones, and the pad at the ear.
    band = brush(((23, 40), (25, 24), (36, 9), (52, 5), (66, 11), (74, 26), (75, 42)), 3.4, 3.4)
    modelled(p, band, PLASTIC, 3, "k")
    pad = blob((66, 40), (72, 36), (78, 40), (80, 50), (77, 60), (71, 62), (66, 56))
    modelled(p, pad, PLASTIC, 1, "k" if depth > 1 else "w")
    p.fill(line((70, 43), (69, 46), (69, 51), (70, 54)), "plastic4")
    modelled(p, blob((20, 40), (23, 38), (25, 46), (24, 56), (20, 56), (18, 48)), PLASTIC, 1, "k")
    p.fill(oval(60, 10, 69, 18), "tie", edge="k")
    p.fill(oval(63, 13, 69, 18), "tie shade")
    # Face.
    p.fill(thread((39, 57), (40, 59), (43, 59)), "line")
    p.fill(thread((44, 58), (45, 57)), "line")
    if mood == "pleased":
        laughing(p, 35, 48, 5, 3)
        laughing(p, 54, 48, 6, 3)
        p.fill(brush(((29, 41), (34, 38), (40, 40)), 1, 2.2, 1), "brow")
        p.fill(brush(((49, 39), (56, 37), (62, 41)), 1, 2.2, 1), "brow")
        mouth = blob((33, 62), (38, 63), (43, 64), (49, 63), (54, 61), (52, 67), (46, 71), (40, 71), (35, 67))
        p.fill(mouth, "mouth", edge="line")
        p.fill(mouth & blob((31, 60), (43, 62), (57, 59), (54, 64), (43, 66), (33, 65)), "teeth")
        p.fill(mouth & oval(38, 68, 49, 75), "tongue")
    elif mood == "calm":
        eye(p, 35, 48, 5, 4, look=(0.5, 0))
        eye(p, 54, 48, 6, 4, look=(-0.5, 0))
        p.fill(brush(((29, 42), (34, 39.5), (40, 41)), 1, 2, 1), "brow")
        p.fill(brush(((49, 40.5), (56, 38.5), (62, 42)), 1, 2, 1), "brow")
        p.fill(brush(((36, 66), (41, 67), (48, 66), (52, 63)), 1, 1.6, 1), "lip shade")
        p.fill(thread((39, 69), (43, 70), (47, 69)), "lip light" if depth > 4 else "line")
    else:
        eye(p, 35, 47, 5.5, 5.5, look=(0, 0), iris=2.4)
        eye(p, 54, 47, 6.5, 5.5, look=(0, 0), iris=2.4)
        p.fill(brush(((28, 40), (34, 36), (40, 34)), 1, 2, 1), "brow")
        p.fill(brush(((49, 34), (56, 35), (62, 40)), 1, 2, 1), "brow")
        p.fill(brush(((34, 68), (37, 65), (41, 68), (45, 65), (49, 68), (53, 66)), 1.5, 1.5), "lip shade")
        drop(p, 13, 20)
    p.frame()
    return p
