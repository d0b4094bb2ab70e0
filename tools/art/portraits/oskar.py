"""Portrait of Oskar, the clerk: a bald head in a green eyeshade, a long face, round glasses, a pencil."""

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
    "wood": Ink("FFCC99", "tan", "white"),
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
    _clothes(p)
    _head(p)
    _eyes(p, mood)
    _eyeshade(p)
    _mouth(p, mood)
    p.frame()
    return p


def _clothes(p: Picture) -> None:
    """Paint shirt, waistcoat, neck, collar and tie."""
    body = blob((-2, 112), (2, 97), (14, 90), (34, 84), (62, 84), (82, 90), (94, 97), (98, 112))
    modelled(p, body, SHIRT, 3, "k")
    for points in (((9, 96), (13, 101)), ((87, 96), (83, 101))):
        p.fill(thread(*points), "shirt1")
    modelled(p, polygon((11, 97), (20, 89), (33, 84), (46, 97)), VEST, 2, "k")
    modelled(p, polygon((85, 97), (76, 89), (63, 84), (51, 97)), VEST, 1, "k")
    neck = blob((37, 72), (60, 72), (60, 88), (49, 94), (36, 88))
    lit(p, neck, FAIR, skin_light(ball(42, 84, 16, 26), Bump(50, 84, 16, 8, -2.4)), "k")
    modelled(p, polygon((34, 84), (37, 81), (48, 91), (41, 97), (37, 93)), SHIRT, 4, "k")
    modelled(p, polygon((63, 84), (60, 81), (49, 91), (56, 97), (60, 93)), SHIRT, 3, "k")
    p.fill(polygon((45, 91), (53, 91), (51, 94), (54, 97), (44, 97), (47, 94)), "tie", edge="k")


def _head(p: Picture) -> None:
    """Paint the pencil behind an ear, the ears, the long head with its bald dome, and the grey hair."""
    pencil = polygon((25, 49), (27, 53), (11, 61), (9, 57))
    p.fill(pencil, "pencil", edge="k")
    p.fill(pencil & polygon((26, 51), (27, 53), (11, 61), (10, 59)), "pencil shade")
    tip = polygon((9.5, 56.5), (11.5, 61.5), (2, 63))
    p.fill(tip, "wood", edge="k")
    p.fill(tip & box(0, 0, 6, 96), "k")
    for ear, light in (
        (blob((18, 53), (21, 49), (26, 50), (27, 60), (25, 66), (20, 63)), 0.4),
        (blob((79, 53), (76, 49), (71, 50), (70, 60), (72, 66), (77, 63)), -0.8),
    ):
        lit(p, ear, FAIR, skin_light(ball(48, 56, 40, 30), base=1.6 + light, gain=1), "k")
    p.fill(thread((21, 53), (24, 54), (23, 60)) | thread((76, 53), (73, 54), (74, 60)), "line")
    head = blob(
        *((48, 5), (62, 8), (71, 19), (73, 34), (72, 52), (70, 66), (64, 78)),
        *((56, 85), (49, 86), (41, 85), (33, 78), (27, 66), (25, 52), (24, 34), (26, 19), (35, 8)),
    )
    lit(
        p,
        head,
        FAIR,
        skin_light(
            ball(43, 44, 30, 56) if p.depth > 1 else ball(46, 48, 34, 60),
            Bump(39, 15, 6, 4, 0.9),
            Bump(48, 45, 28, 5, -1.5 if p.depth > 1 else -0.3),
            Bump(36, 69, 5, 5, 0.3),
            Bump(53, 62, 3, 7, -0.8),
            Bump(50, 72, 7, 2, -0.6),
            Bump(46, 62, 2.5, 6, 0.8),
            Bump(49, 82, 5, 3, 0.4),
            Bump(60, 72, 3, 7, -0.5),
        ),
        "k",
    )
    for side in (
        blob((23, 38), (29, 37), (30, 44), (28, 52), (25, 55), (21, 50), (20, 42)),
        blob((74, 38), (68, 37), (67, 44), (69, 52), (72, 55), (76, 50), (77, 42)),
        blob((23, 24), (26, 17), (28, 24), (30, 33), (22, 33)),
        blob((74, 24), (71, 17), (69, 24), (67, 33), (75, 33)),
    ):
        modelled(p, side, HAIR, 3, "k" if p.depth == 1 else "hair0")
    for points in (((23, 42), (25, 47), (24, 52)), ((73, 42), (71, 47), (73, 52))):
        p.fill(thread(*points), "hair1")
    # Three strands that he combs across the dome.
    for points in (
        ((29, 20), (38, 12), (52, 10), (62, 13)),
        ((28, 23), (39, 15), (54, 13), (66, 18)),
        ((33, 13), (42, 8), (52, 7), (57, 8)),
    ):
        p.fill(thread(*points) & head, "hair1" if p.depth > 1 else "k")


def _eyes(p: Picture, mood: str) -> None:
    """Paint the eyes behind round glasses, the brows, and the long nose."""
    if mood == "pleased":
        laughing(p, 37.5, 54, 5.5, 3)
        laughing(p, 59.5, 54, 5.5, 3)
    elif mood == "calm":
        eye(p, 37.5, 54, 5.5, 3.6, look=(1, 0), iris=2.8, lid=0.8)
        eye(p, 59.5, 54, 5.5, 3.6, look=(1, 0), iris=2.8, lid=0.8)
    else:
        eye(p, 37.5, 54, 6, 5.4, iris=2.3)
        eye(p, 59.5, 54, 6, 5.4, iris=2.3)
    for lens in (oval(27, 44, 47, 64), oval(50, 44, 70, 64)):
        p.fill(around(lens), "k")
    if p.depth == 8:
        p.fill(thread((30, 50), (33, 47)) | thread((53, 50), (56, 47)), "w")
    p.fill(thread((47, 52), (48, 51), (50, 52)) | line((26, 52), (22, 50)) | line((70, 52), (75, 50)), "k")
    p.fill(thread((52, 56), (52, 61), (55, 67), (54, 70), (50, 71)), "line")
    p.fill(thread((43, 68), (43, 70), (46, 71)) | line((47, 71), (49, 72)), "line")


def _eyeshade(p: Picture) -> None:
    """Paint the eyeshade: a narrow band, and a brim that juts out in front."""
    band = blob(
        (22, 27), (34, 30), (49, 31), (63, 30), (75, 27), (76, 33), (63, 36), (49, 37), (34, 36), (21, 33)
    )
    modelled(p, band, CELLULOID, 1, "k")
    brim = blob(
        *((21, 33), (34, 36), (49, 37), (63, 36), (76, 33), (84, 42), (85, 47), (79, 46)),
        *((64, 43), (49, 42), (33, 43), (18, 46), (12, 47), (13, 42)),
    )
    modelled(p, brim, CELLULOID, 3 if p.depth > 1 else 4, "k")
    p.fill(brush(((22, 38), (34, 40), (48, 40)), 1, 2, 1), "brim5")
    p.fill(brush(((66, 40), (76, 40), (82, 44)), 1, 1.6, 1), "brim2" if p.depth > 1 else "brim1")


def _mouth(p: Picture, mood: str) -> None:
    """Paint the mouth, and what goes with it."""
    if mood == "calm":
        p.fill(brush(((40, 77), (49, 78), (58, 77)), 1, 1.8, 1), "lip shade")
        p.fill(thread((46, 81), (52, 81)), "skin2")
    elif mood == "pleased":
        p.fill(oval(29, 64, 36, 69) | oval(61, 64, 68, 69), "blush")
        p.fill(
            brush(((37, 74), (42, 79), (49, 80), (56, 79), (61, 74)), 1.2, 2.2, 2.2, 2.2, 1.2), "lip shade"
        )
        p.fill(thread((36, 73), (37, 72)) | thread((61, 72), (62, 73)), "line")
    else:
        mouth = oval(44, 74, 55, 83)
        p.fill(mouth, "mouth", edge="line")
        p.fill(mouth & oval(45, 79, 55, 85), "tongue")
        drop(p, 86, 56)
