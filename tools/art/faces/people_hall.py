"""Portraits that players may choose: the dancer, the professor, the pupil, the drummer, the weaver."""

from __future__ import annotations

from tools.art.drawing import Ink, Picture
from tools.art.faces.features import (
    blush,
    brows,
    drop,
    ears,
    eyes,
    glasses,
    ground,
    head,
    mouth,
    neck,
    nose,
    shoulders,
)
from tools.art.flowers.shapes import Shape, around, box, curve, line, moved, oval, polygon, rows


def dancer(depth: int, mood: str) -> Picture:
    """Draw the dancer: dark skin, a black knot of hair with a red flower, golden rings in the ears."""
    inks = {
        "ground": Ink("FF99CC", "magenta/white", "25"),
        "skin": Ink("996633", "tan", "white"),
        "shade": Ink("663300", "brown", "25"),
        "blush": Ink("993300", "brown", "white"),
        "h": Ink("000000", "black", "black"),
        "H": Ink("663366", "purple", "white"),
        "gold": Ink("FFCC00", "yellow", "white"),
        "silk": Ink("FFFFFF", "white", "white"),
        "silk shade": Ink("CCCCFF", "silver", "25"),
        "petal": Ink("DD0000", "red", "white"),
    }
    p = ground(depth, inks)
    shoulders(p, 41, "skin", "shade", wide=18)
    p.fill(polygon((10, 44), (20, 46), (28, 46), (38, 44), (40, 48), (8, 48)), "silk", edge="k")
    p.fill(line((12, 42), (13, 46), pen=2) | line((34, 42), (33, 46), pen=2), "silk", edge="k")
    knot = oval(17, 0, 31, 12)
    p.fill(knot, "h", edge="k")
    p.fill(curve((20, 6), (22, 3), (27, 4)), "H")
    hair = oval(10, 6, 38, 34)
    p.fill(hair, "h", edge="k")
    neck(p, 36, 43, wide=4)
    face = oval(13, 11, 35, 33) | oval(14, 17, 34, 40)
    head(p, face)
    p.fill(polygon((11, 22), (13, 11), (24, 7), (35, 11), (37, 22), (33, 16), (24, 12), (15, 16)), "h")
    p.fill(curve((14, 14), (18, 9), (24, 9)) | curve((27, 9), (32, 11), (34, 15)), "H")
    for x, y in ((9, 8), (13, 5), (16, 9), (13, 13), (9, 12)):
        p.fill(oval(x - 2, y - 2, x + 3, y + 3), "petal", edge="k")
    p.fill(oval(10, 7, 15, 12), "petal")
    p.fill(oval(11, 8, 14, 11), "y", edge="k")
    for x in (8, 36):
        p.fill(around(oval(x + 1, 30, x + 4, 35)), "gold", edge="k" if depth == 1 else "")
    eyes(p, mood, (15, 23), (27, 23))
    brows(p, mood, (15, 20), (27, 20))
    nose(p, 22, 27, wide=True)
    mouth(p, mood, 33, lip="lip")
    if mood == "dismayed":
        drop(p, 40, 20)
    p.frame()
    return p


def professor(depth: int, mood: str) -> Picture:
    """Draw the professor: a bald crown, a fluffy white beard, thick square glasses, a bow tie."""
    inks = {
        "ground": Ink("CC9933", "tan", "hatch"),
        "h": Ink("EEEEEE", "white", "white"),
        "H": Ink("BBBBBB", "silver", "black"),
        "tweed": Ink("666633", "brown", "50"),
        "tweed shade": Ink("333300", "black", "75"),
        "pane": Ink("CCFFFF", "white", "white"),
        "tie": Ink("000099", "blue", "black"),
    }
    p = ground(depth, inks)
    shoulders(p, 40, "tweed", "tweed shade", wide=21)
    p.fill(polygon((15, 40), (33, 40), (24, 50)), "w", edge="k")
    ears(p, 8, 39, 21)
    tufts: Shape = oval(5, 14, 14, 24) | oval(34, 14, 43, 24) | oval(6, 10, 13, 17) | oval(35, 10, 42, 17)
    p.fill(tufts, "h", edge="k")
    p.fill(tufts - moved(tufts, -2, -1), "H" if depth > 1 else "h")
    face = oval(11, 3, 37, 31) | oval(12, 12, 36, 40)
    head(p, face)
    p.fill(curve((16, 9), (19, 6), (24, 5)), "light" if depth > 1 else "k")
    p.fill(line((18, 13), (29, 13)) | line((20, 15), (27, 15)), "shade" if depth > 1 else "k")
    beard: Shape = frozenset()
    for x, y in ((9, 27), (11, 33), (16, 37), (22, 38), (27, 35), (30, 30), (31, 26)):
        beard |= oval(x, y, x + 9, y + 9)
    beard |= box(14, 33, 34, 41)
    beard -= oval(14, 16, 34, 34)
    p.fill(beard, "h", edge="k")
    for a, b, c in (
        ((12, 32), (13, 35), (16, 36)),
        ((19, 41), (22, 44), (26, 42)),
        ((33, 33), (34, 37), (31, 39)),
    ):
        p.fill(curve(a, b, c), "H")
    eyes(p, mood, (15, 22), (27, 22))
    p.inks["h"] = Ink("FFFFFF", "white", "black")
    brows(p, mood, (14, 17), (27, 17))
    panes = (box(14, 20, 22, 28), box(26, 20, 34, 28))
    glasses(p, panes, "k")
    p.fill(line((22, 23), (25, 23)) | line((12, 22), (13, 22)) | line((34, 22), (36, 22)), "k")
    tip = oval(21, 26, 28, 32)
    p.fill(tip, "skin", edge="k")
    p.fill(tip - moved(tip, -2, -1), "blush")
    mouth(p, mood, 34, small=True)
    bow = polygon((16, 43), (23, 45), (25, 45), (32, 43), (32, 48), (25, 47), (23, 47), (16, 48))
    p.fill(bow, "tie", edge="w" if depth == 1 else "k")
    if mood == "dismayed":
        drop(p, 41, 4)
    p.frame()
    return p


def pupil(depth: int, mood: str) -> Picture:
    """Draw the pupil: black bunches with bows, a gap in the teeth, a plaster on the cheek."""
    inks = {
        "ground": Ink("CCFFFF", "cyan/white/white/white", "white"),
        "skin": Ink("FFCC99", "white", "white"),
        "h": Ink("333333", "black", "black"),
        "H": Ink("666699", "slate", "white"),
        "bow": Ink("FF6633", "red", "white"),
        "stripe": Ink("009966", "green", "black"),
        "plaster": Ink("FFFFCC", "silver", "white"),
    }
    p = ground(depth, inks)
    torso = shoulders(p, 42, "w", "s", wide=16)
    for y in (43, 46):
        p.fill(torso & box(0, y, 48, y + 2), "stripe")
    for x in (1, 36):
        bunch = oval(x, 12, x + 11, 30)
        p.fill(bunch, "h", edge="k")
        p.fill(curve((x + 3, 22), (x + 3, 16), (x + 6, 14)), "H")
    p.fill(oval(8, 4, 40, 36), "h", edge="k")
    neck(p, 37, 44, wide=4)
    face = oval(11, 11, 37, 37) | oval(12, 18, 36, 41)
    head(p, face)
    # An unevenly cut fringe.
    teeth = ((37, 20), (33, 18), (31, 21), (27, 18), (24, 21), (20, 18), (17, 21), (14, 18), (11, 21))
    fringe = polygon((10, 21), (11, 10), (18, 5), (30, 5), (37, 10), (38, 20), *teeth)
    p.fill(fringe, "h", edge="k")
    p.fill(curve((14, 12), (19, 7), (28, 8)), "H")
    for x in (9, 39):
        p.fill(polygon((x - 5, 10), (x, 13), (x + 5, 10), (x + 5, 17), (x, 14), (x - 5, 17)), "bow", edge="k")
    eyes(p, mood, (15, 25), (27, 25))
    if mood != "calm":
        brows(p, mood, (15, 22), (27, 22))
    p.sprite(22, 30, rows("k..k"))
    blush(p, (13, 31), (30, 31))
    p.fill(polygon((30, 29), (35, 32), (34, 35), (29, 32)), "plaster", edge="k")
    p.put(32, 32, "k")
    if mood == "pleased":
        p.sprite(
            18,
            33,
            rows("k..........k\nkkkkkkkkkkkk\n.kwwwkkwwwk.\n..kwwkkwwk..\n...kttttk...\n....kkkk...."),
            {"t": "tongue"},
        )
    else:
        mouth(p, mood, 35, small=True)
    if mood == "dismayed":
        drop(p, 24, 3)
    p.frame()
    return p


def drummer(depth: int, mood: str) -> Picture:
    """Draw the drummer: long brown hair under a red band, a short beard, a black shirt."""
    inks = {
        "ground": Ink("9966CC", "purple", "white"),
        "h": Ink("663300", "brown", "75"),
        "H": Ink("CC9933", "tan", "white"),
        "shirt": Ink("222222", "black", "black"),
        "shirt shade": Ink("000000", "black", "black"),
        "band": Ink("DD0000", "red", "white"),
        "stubble": Ink("CC9966", "tan", "25"),
    }
    p = ground(depth, inks)
    mane = oval(5, 2, 43, 32) | polygon((5, 16), (43, 16), (45, 42), (40, 48), (8, 48), (3, 42))
    p.fill(mane, "h", edge="k")
    shoulders(p, 42, "shirt", "shirt shade", wide=14)
    p.fill(polygon((27, 44), (22, 46), (25, 46), (22, 50), (30, 46), (26, 46)), "y")
    neck(p, 36, 43)
    face = oval(12, 7, 36, 31) | polygon((12, 18), (36, 18), (35, 34), (29, 41), (19, 41), (13, 34))
    head(p, face)
    chin = face & box(0, 31, 48, 48) - oval(16, 27, 32, 37)
    p.fill(chin, "stubble")
    p.fill(polygon((11, 20), (11, 8), (24, 3), (37, 8), (37, 20), (32, 12), (25, 8), (23, 8), (16, 12)), "h")
    p.fill(line((24, 3), (24, 8)), "k")
    for a, b, c in (
        ((9, 12), (6, 24), (8, 38)),
        ((38, 12), (41, 24), (39, 38)),
        ((7, 26), (6, 36), (9, 44)),
        ((41, 28), (42, 36), (38, 44)),
        ((20, 5), (14, 8), (12, 11)),
        ((28, 5), (33, 8), (35, 11)),
    ):
        p.fill(curve(a, b, c), "H")
    band = polygon((9, 14), (16, 11), (32, 11), (39, 14), (39, 18), (32, 15), (16, 15), (9, 18))
    p.fill(band, "band", edge="k")
    for x in (15, 22, 29):
        p.fill(polygon((x + 2, 11), (x + 4, 13), (x + 2, 15), (x, 13)), "y" if depth > 1 else "k")
    eyes(p, mood, (15, 23), (27, 23))
    brows(p, mood, (15, 19), (27, 19))
    nose(p, 22, 27)
    mouth(p, mood, 33)
    if mood == "dismayed":
        drop(p, 41, 6)
    p.fill(around(face) & box(14, 36, 34, 44), "k")
    p.frame()
    return p


def weaver(depth: int, mood: str) -> Picture:
    """Draw the weaver: a scarf of crimson cloth around the head, woven borders, calm green eyes."""
    inks = {
        "ground": Ink("CCCC99", "tan/white", "dots"),
        "skin": Ink("CC9966", "tan", "white"),
        "shade": Ink("996633", "brown", "white"),
        "blush": Ink("CC6633", "orange", "white"),
        "h": Ink("330000", "black", "black"),
        "cloth": Ink("990033", "red", "black"),
        "cloth light": Ink("CC3366", "magenta", "white"),
        "cloth shade": Ink("660033", "brown", "black"),
        "border": Ink("FFCC33", "yellow", "white"),
        "gown": Ink("336666", "forest", "50"),
        "gown shade": Ink("003333", "black", "75"),
    }
    p = ground(depth, inks)
    shoulders(p, 40, "gown", "gown shade", wide=20)
    scarf = oval(6, 2, 42, 38) | polygon((6, 20), (42, 20), (40, 40), (33, 47), (15, 47), (8, 40))
    p.fill(scarf, "cloth", edge="k")
    p.fill(scarf - moved(scarf, -3, -1), "cloth shade")
    face = oval(13, 11, 35, 35) | oval(14, 17, 34, 40)
    hem = oval(11, 8, 37, 36) | oval(12, 15, 36, 43)
    p.fill(hem, "border", edge="k")
    for x, y in (
        (13, 14),
        (18, 9),
        (24, 8),
        (30, 9),
        (34, 14),
        (11, 21),
        (35, 21),
        (12, 28),
        (34, 28),
        (14, 35),
        (32, 35),
    ):
        p.fill(box(x, y, x + 2, y + 2), "cloth" if depth > 1 else "k")
    head(p, face)
    p.fill(polygon((15, 18), (18, 12), (24, 11), (30, 12), (33, 18), (24, 14)), "h")
    p.fill(curve((9, 20), (10, 9), (20, 4)) | curve((12, 8), (18, 4), (25, 4)), "cloth light")
    p.fill(curve((11, 40), (16, 44), (24, 45)) | curve((14, 41), (19, 44), (24, 44)), "cloth light")
    eyes(p, mood, (15, 23), (27, 23))
    brows(p, mood, (15, 20), (27, 20))
    nose(p, 22, 27)
    blush(p, (14, 30), (29, 30))
    mouth(p, mood, 33, lip="lip")
    if mood == "dismayed":
        drop(p, 41, 6)
    p.frame()
    return p
