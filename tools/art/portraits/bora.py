"""Portrait of Bora, the aunt: thick curls, winged glasses, pearls, and a knowing smile."""

from __future__ import annotations

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Cell, around, box, line, moved, oval, polygon
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
    "110000 330000 660000 663333 993333 CC9999",
    "black black black brown brown tan",
    "black black black black black white",
)
SILK = Material(
    "silk",
    "330033 660033 990066 CC3399 FF99CC",
    "black purple purple magenta white",
    "black black thick thick white",
)
PEARL = Material("pearl", "999999 CCCCCC EEEEEE FFFFFF", "grey silver white white", "black white white white")
INKS = {
    **COMMON,
    "iris": Ink("663300", "brown", "black"),
    "ground": Ink("FFCC33", "yellow", "white"),
    "paper": Ink("FFCC66", "white", ""),
    "rim": Ink("CC0033", "red", "black"),
    "rim light": Ink("FF6666", "white", "white"),
    "lid": Ink("CC99CC", "magenta", ""),
    "lip": Ink("CC0033", "red", "black"),
    "lip shade": Ink("990033", "brown", "black"),
    "lip light": Ink("FF6699", "white", "white"),
}
CURLS = (
    *(
        (16, 60),
        (13, 48),
        (12, 36),
        (16, 25),
        (24, 16),
        (34, 9),
        (46, 6),
        (58, 8),
        (69, 13),
        (78, 21),
        (84, 31),
    ),
    *((86, 43), (85, 55), (81, 66), (19, 70), (76, 76)),
    *((22, 53), (21, 41), (24, 31), (76, 32), (78, 45), (77, 58)),
    *((31, 24), (41, 18), (52, 17), (63, 20), (71, 27)),
)
WIDE = 8.2


def bora(depth: int, mood: str) -> Picture:
    """Draw the portrait in a mood."""
    p = canvas(depth, (FAIR, HAIR, SILK, PEARL), **INKS)
    p.fill(box(0, 0, 96, 96), "ground")
    for row, y in enumerate(range(4, 96, 14)):
        for x in range(-2 if row % 2 else 5, 96, 14):
            p.fill(polygon((x + 3, y - 3), (x + 7, y + 2), (x + 3, y + 7), (x - 1, y + 2)), "paper")
    body = blob((-8, 112), (0, 94), (14, 87), (32, 82), (62, 82), (80, 87), (94, 94), (104, 112))
    modelled(p, body, SILK, 2, "k")
    for points in (((10, 92), (18, 96)), ((26, 88), (30, 97)), ((74, 88), (70, 97))):
        p.fill(brush(points, 1, 2), "silk3" if points[0][0] < 48 else "silk1")
    # Hair behind the head.
    _curls(p, CURLS[:16])
    p.fill(
        blob((20, 40), (30, 20), (50, 14), (70, 22), (80, 44), (76, 68), (60, 72), (34, 72), (22, 62)),
        "hair0",
    )
    neck = blob((38, 64), (60, 64), (60, 80), (66, 86), (50, 94), (32, 86), (38, 80))
    lit(p, neck, FAIR, skin_light(ball(44, 82, 22, 26), Bump(53, 74, 16, 9, -1.9)), "k")
    _curls(p, CURLS[16:22])
    face = blob(
        (27, 38),
        (26, 48),
        (28, 58),
        (33, 67),
        (41, 75),
        (49, 76),
        (58, 71),
        (66, 62),
        (71, 50),
        (69, 36),
        (60, 26),
        (46, 24),
        (33, 29),
    )
    lit(
        p,
        face,
        FAIR,
        skin_light(
            ball(45, 48, 29, 46),
            Bump(34, 60, 6, 4, 0.6),
            Bump(58, 60, 6, 4, 0.4),
            Bump(48, 31, 24, 5, -1.0),
            Bump(43, 61, 4, 2.5, -0.7),
            Bump(44, 72, 5, 2.5, 0.5),
            Bump(49, 52, 2.5, 5, -0.6),
        ),
        "k",
    )
    if depth == 8:
        p.fill(oval(28, 58, 36, 63) | oval(55, 58, 65, 63), "blush")
    _curls(p, CURLS[22:])
    # Eyes: a lilac lid, behind glasses.
    if mood == "pleased":
        laughing(p, 36, 48, 5, 3)
        laughing(p, 56, 48, 6, 3)
    elif mood == "calm":
        p.fill(oval(30, 43, 42, 51) | oval(49, 43, 63, 51), "lid")
        eye(p, 36, 49, 5, 3, look=(1.2, 0), iris=2.6, lid=1)
        eye(p, 56, 49, 6, 3, look=(1.2, 0), iris=2.6, lid=1)
    else:
        p.fill(oval(30, 43, 42, 50) | oval(49, 43, 63, 50), "lid")
        eye(p, 36, 48.5, 5, 3.6, look=(0, 0), iris=2.3)
        eye(p, 56, 48.5, 6, 3.6, look=(0, 0), iris=2.3)
    brows = {
        "calm": (((29, 40), (35, 37), (41, 39)), ((50, 36), (58, 33), (65, 38))),
        "pleased": (((29, 38), (35, 35), (41, 37)), ((50, 37), (58, 34), (65, 38))),
        "dismayed": (((28, 35), (35, 38), (42, 41)), ((49, 41), (57, 38), (65, 34))),
    }[mood]
    for each in brows:
        p.fill(brush(each, 1, 2.6, 1), "hair1")
    for lens in (
        blob((26, 41), (33, 43), (43, 45), (43, 51), (38, 55), (31, 54), (28, 49)),
        blob((48, 45), (58, 43), (68, 40), (67, 48), (63, 54), (56, 55), (49, 52)),
    ):
        p.fill(around(lens), "rim")
        p.fill(around(around(lens) | lens) & moved(around(lens), 0, -1), "rim")
    p.fill(line((43, 46), (48, 46), pen=2), "rim")
    for points in (((26, 39), (22, 35)), ((68, 38), (73, 34))):
        p.fill(brush(points, 3, 1.6), "rim")
    if depth > 1:
        p.fill(thread((25, 38), (23, 36)) | thread((70, 36), (72, 35)), "rim light")
        p.fill(thread((38, 53), (41, 49)) | thread((59, 54), (64, 48)), "w")
    # The nose and a beauty mark.
    p.fill(thread((42, 57), (40, 60), (42, 62), (45, 61), (48, 62), (49, 59)), "line")
    p.fill(oval(42, 57, 44, 59), "skin4")
    p.fill(box(57, 66, 59, 68), "deep")
    if mood == "calm":
        p.fill(
            blob((36, 67), (40, 65), (43, 66), (46, 65), (53, 65), (56, 63), (52, 69), (46, 72), (40, 71)),
            "lip",
        )
        p.fill(thread((36, 67), (42, 68), (48, 68), (56, 63)), "lip shade" if depth > 1 else "w")
        p.fill(thread((42, 70), (46, 70)), "lip light")
        p.fill(thread((56, 62), (58, 61)), "line")
    elif mood == "pleased":
        mouth = blob((33, 64), (40, 64), (43, 65), (47, 64), (56, 62), (54, 68), (47, 73), (40, 72))
        p.fill(mouth, "lip", edge="lip shade")
        p.fill(blob((35, 66), (43, 67), (54, 64), (51, 69), (44, 70), (38, 69)), "teeth")
        p.fill(thread((42, 72), (46, 72)), "lip light")
    else:
        p.fill(blob((37, 71), (41, 66), (44, 67), (47, 66), (53, 70), (50, 70), (46, 72), (41, 72)), "lip")
        p.fill(thread((36, 72), (41, 69), (47, 69), (53, 71)), "lip shade" if depth > 1 else "w")
        p.fill(thread((37, 73), (36, 74)) | thread((54, 72), (56, 74)), "line")
    # Pearls.
    for x, y in ((23, 62), (75, 62)):
        modelled(p, oval(x - 4, y - 4, x + 4, y + 4), PEARL, 2, "k")
        p.fill(oval(x - 2, y - 3, x, y - 1), "w")
    for x, y in ((32, 83), (37, 88), (43, 91), (50, 92), (57, 90), (63, 86), (67, 81)):
        modelled(p, oval(x - 3.5, y - 3.5, x + 3.5, y + 3.5), PEARL, 2, "k")
        p.fill(box(x - 2, y - 2, x, y), "w")
    if mood == "dismayed":
        drop(p, 88, 12)
    p.frame()
    return p


def _curls(p: Picture, places: tuple[tuple[int, int], ...]) -> None:
    """Paint curls, each shaded by itself; those near the light are brighter."""
    shapes = [oval(x - WIDE, y - WIDE, x + WIDE, y + WIDE) for x, y in places]
    whole = frozenset[Cell]().union(*shapes)
    p.fill(around(whole), "k")
    for (x, y), shape in zip(places, shapes, strict=True):
        near = 3 if x + y < 78 else 2
        modelled(p, shape, HAIR, near, "hair0")
        p.fill(
            thread(
                (x - 4, y + 3),
                (x - 1, y + 5),
                (x + 4, y + 3),
                (x + 4, y - 2),
                (x, y - 3),
                (x - 2, y + 1),
                (x + 1, y + 1),
            ),
            "hair0" if p.depth > 1 else "k",
        )
        shine = brush(((x - 6, y + 1), (x - 5, y - 4), (x, y - 6)), 1, 2, 1)
        p.fill(shine, f"hair{near + 1}" if p.depth > 1 else "w")
        if p.depth > 1 and near == 3:
            p.fill(thread((x - 5, y - 3), (x - 3, y - 5)), "hair5")
        if p.depth == 1:
            p.fill(thread((x + 1, y + 1), (x + 2, y - 2), (x - 1, y - 1)), "w")
