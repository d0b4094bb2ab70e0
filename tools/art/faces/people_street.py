"""Portraits that players may choose: the gardener, the baker, the painter, the teacher, the courier."""

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
from tools.art.flowers.shapes import around, box, curve, line, moved, oval, polygon


def gardener(depth: int, mood: str) -> Picture:
    """Draw the gardener: a straw hat with a ribbon, two fair plaits, freckles."""
    inks = {
        "ground": Ink("99CC66", "green", "dots"),
        "h": Ink("CC9933", "tan", "white"),
        "H": Ink("996600", "brown", "black"),
        "straw": Ink("FFCC66", "yellow", "white"),
        "straw shade": Ink("CC9933", "orange", "25"),
        "band": Ink("009966", "forest", "black"),
        "cloth": Ink("6699CC", "cyan", "white"),
        "cloth shade": Ink("336699", "blue", "50"),
        "freckle": Ink("CC6633", "brown", "black"),
    }
    p = ground(depth, inks)
    torso = shoulders(p, 41, "cloth", "cloth shade", wide=19)
    p.fill((box(14, 40, 18, 48) | box(30, 40, 34, 48)) & torso, "band", edge="k")
    for x in (6, 37):
        for y in (26, 32, 38):
            p.fill(oval(x, y, x + 6, y + 8), "h", edge="k")
            p.fill(line((x + 2, y + 3), (x + 4, y + 5)), "H")
        p.fill(box(x + 1, 45, x + 5, 47), "r", edge="k")
    neck(p, 36, 42)
    face = oval(12, 10, 36, 34) | oval(13, 16, 35, 40)
    head(p, face)
    fringe = polygon((11, 24), (13, 12), (35, 12), (37, 24), (31, 21), (27, 23), (22, 20), (17, 22))
    p.fill(fringe, "h", edge="k")
    crown = oval(12, 2, 36, 20) - box(0, 13, 48, 48)
    p.fill(crown, "straw", edge="k")
    p.fill(crown - moved(crown, -4, -2), "straw shade")
    p.fill(box(12, 11, 36, 14), "band", edge="k")
    brim = oval(2, 12, 46, 20)
    p.fill(brim, "straw", edge="k")
    p.fill(brim - moved(brim, -2, -2), "straw shade")
    for x in range(7, 42, 6):
        p.fill(line((x, 15), (x + 2, 17)), "straw shade" if depth > 1 else "k")
    eyes(p, mood, (15, 24), (27, 24))
    if mood == "dismayed":
        p.inks["h"] = inks["H"]
        brows(p, mood, (15, 22), (27, 22))
    nose(p, 22, 28)
    blush(p, (14, 30), (29, 30))
    for x, y in ((15, 30), (18, 32), (30, 32), (32, 30)):
        p.put(x, y, "freckle")
    mouth(p, mood, 33)
    if mood == "dismayed":
        drop(p, 40, 19)
    p.frame()
    return p


def baker(depth: int, mood: str) -> Picture:
    """Draw the baker: a tall white cap, round cheeks, a broad black moustache, flour on the nose."""
    inks = {
        "ground": Ink("CC9966", "brown/white", "25"),
        "h": Ink("330000", "black", "black"),
        "cap": Ink("FFFFFF", "white", "white"),
        "cap shade": Ink("CCCCCC", "silver", "white"),
        "scarf": Ink("DD0000", "red", "black"),
        "scarf shade": Ink("990000", "brown", "black"),
    }
    p = ground(depth, inks)
    shoulders(p, 40, "cap", "cap shade", wide=22)
    neck(p, 37, 42, wide=7)
    ears(p, 6, 41, 23)
    face = oval(9, 12, 39, 40) | oval(11, 20, 37, 43)
    head(p, face)
    p.fill((box(9, 15, 12, 24) | box(36, 15, 39, 24)) & oval(8, 10, 40, 43), "h", edge="k")
    puffs = oval(5, 1, 21, 13) | oval(14, 0, 34, 12) | oval(27, 1, 43, 13)
    p.fill(puffs | box(11, 9, 37, 12), "cap", edge="k")
    p.fill(puffs - moved(puffs, -2, -2), "cap shade")
    p.fill(
        curve((14, 4), (15, 9), (19, 10)) | curve((33, 4), (32, 9), (29, 10)),
        "cap shade" if depth > 1 else "k",
    )
    p.fill(box(11, 11, 37, 17), "cap", edge="k")
    p.fill(box(31, 12, 36, 17), "cap shade")
    eyes(p, mood, (14, 23), (28, 23))
    brows(p, mood, (14, 19), (28, 19))
    tip = oval(20, 26, 28, 33)
    p.fill(tip, "skin", edge="k")
    p.fill(tip - moved(tip, -2, -1), "blush")
    blush(p, (11, 29), (32, 29))
    p.fill(polygon((11, 34), (17, 31), (24, 33), (31, 31), (37, 34), (31, 37), (24, 35), (17, 37)), "h")
    if mood == "pleased":
        p.fill(polygon((17, 37), (31, 37), (27, 41), (21, 41)), "w", edge="k")
    elif mood == "calm":
        p.fill(line((21, 38), (27, 38)), "k")
    else:
        p.fill(oval(21, 37, 27, 42), "tongue", edge="k")
        drop(p, 41, 16)
    p.fill(polygon((15, 43), (33, 43), (28, 47), (20, 47)), "scarf", edge="k")
    p.fill(polygon((24, 43), (33, 43), (28, 47)), "scarf shade")
    p.frame()
    return p


def painter(depth: int, mood: str) -> Picture:
    """Draw the painter: a violet beret, a pointed beard, a smock with stains of every colour."""
    inks = {
        "ground": Ink("FFCCCC", "red/white", "white"),
        "h": Ink("663333", "brown", "black"),
        "H": Ink("996666", "tan", "white"),
        "felt": Ink("663399", "purple", "75"),
        "felt light": Ink("9966CC", "magenta", "white"),
        "smock": Ink("EEEEEE", "white", "white"),
        "smock shade": Ink("BBBBBB", "silver", "white"),
    }
    p = ground(depth, inks)
    shoulders(p, 41, "smock", "smock shade")
    for x, y, role in ((8, 44, "r"), (14, 46, "y"), (35, 45, "b"), (40, 46, "G")):
        p.fill(oval(x, y, x + 4, y + 3), role)
    neck(p, 36, 43)
    ears(p, 9, 38, 22)
    hair = oval(9, 6, 39, 32)
    p.fill(hair, "h", edge="k")
    face = oval(12, 8, 36, 32) | polygon((12, 20), (36, 20), (35, 33), (29, 41), (19, 41), (13, 33))
    head(p, face)
    beret = oval(5, 2, 41, 17) | oval(22, 1, 46, 15)
    p.fill(beret, "felt", edge="k")
    p.fill(curve((9, 9), (14, 5), (26, 5)) | curve((11, 11), (17, 7), (24, 7)), "felt light")
    p.fill(line((30, 2), (32, 0), pen=2), "k")
    p.fill(oval(10, 12, 38, 18), "felt", edge="k")
    eyes(p, mood, (15, 23), (27, 23))
    brows(p, mood, (15, 20), (27, 20))
    nose(p, 22, 27)
    blush(p, (14, 29), (29, 29))
    beard = polygon((18, 38), (30, 38), (27, 44), (24, 47), (21, 44))
    p.fill(beard, "h", edge="k")
    p.fill(line((22, 40), (23, 44)) | line((26, 40), (25, 43)), "H")
    for sign in (-1, 1):
        x = 24 if sign > 0 else 23
        tip = 34 if mood == "dismayed" else 31
        p.fill(line((x, 32), (x + sign * 6, 32), (x + sign * 9, tip), pen=1), "h")
        p.fill(line((x, 33), (x + sign * 6, 33)), "h")
    mouth(p, mood, 34, small=True)
    if mood == "dismayed":
        drop(p, 40, 20)
    p.frame()
    return p


def teacher(depth: int, mood: str) -> Picture:
    """Draw the teacher: a grey bob, a chain on half glasses, a high collar with a brooch."""
    inks = {
        "ground": Ink("6699CC", "blue/white", "50"),
        "h": Ink("999999", "grey", "25"),
        "H": Ink("DDDDDD", "silver", "white"),
        "wool": Ink("336633", "forest", "black"),
        "wool shade": Ink("003300", "black", "black"),
        "gold": Ink("FFCC00", "yellow", "white"),
        "rim": Ink("660000", "brown", "black"),
    }
    p = ground(depth, inks)
    shoulders(p, 41, "wool", "wool shade", wide=18)
    bob = oval(7, 3, 41, 30) | box(7, 16, 41, 37)
    p.fill(bob - {(7, 36), (40, 36)}, "h", edge="k")
    neck(p, 36, 42)
    face = oval(12, 9, 36, 33) | oval(13, 15, 35, 40)
    head(p, face)
    # Parted at the right, cut straight above the brows.
    fringe = polygon((11, 24), (11, 10), (24, 5), (37, 10), (37, 24), (35, 17), (31, 12), (25, 17), (13, 18))
    p.fill(fringe, "h", edge="k")
    for a, b, c in (
        ((31, 10), (22, 9), (14, 15)),
        ((31, 9), (20, 6), (12, 12)),
        ((9, 20), (8, 28), (10, 34)),
    ):
        p.fill(curve(a, b, c), "H")
    p.fill(curve((39, 20), (39, 28), (38, 34)), "H")
    eyes(p, mood, (15, 23), (27, 23))
    if mood == "dismayed":
        p.inks["h"] = Ink("666666", "slate", "black")
        brows(p, mood, (15, 20), (27, 20))
    nose(p, 22, 28)
    lenses = (box(14, 28, 21, 32), box(27, 28, 34, 32))
    glasses(p, (lenses[0] - {(14, 31), (20, 31)}, lenses[1] - {(27, 31), (33, 31)}), "rim")
    p.fill(line((22, 28), (25, 28)), "rim")
    for x in (13, 34):
        p.fill(
            curve((x, 29), (x + (-2 if x < 24 else 2), 34), (x + (1 if x < 24 else -1), 40)),
            "gold" if depth > 1 else "k",
        )
    mouth(p, mood, 34, small=True, lip="lip")
    p.fill(box(18, 41, 30, 45), "w", edge="k")
    p.fill(oval(22, 43, 27, 48), "gold", edge="k")
    if mood == "dismayed":
        drop(p, 42, 10)
    p.frame()
    return p


def courier(depth: int, mood: str) -> Picture:
    """Draw the courier: brown skin, a blue cap with a winged badge, a yellow jacket zipped to the chin."""
    inks = {
        "ground": Ink("FFFF99", "yellow/white", "dots"),
        "skin": Ink("996633", "tan", "white"),
        "shade": Ink("663300", "brown", "25"),
        "blush": Ink("993300", "brown", "white"),
        "h": Ink("330000", "black", "black"),
        "cap": Ink("003399", "blue", "black"),
        "cap light": Ink("3366CC", "cyan", "white"),
        "jacket": Ink("FF9900", "orange", "white"),
        "jacket shade": Ink("CC6600", "brown", "25"),
        "reflex": Ink("FFFFFF", "white", "black"),
    }
    p = ground(depth, inks)
    torso = shoulders(p, 39, "jacket", "jacket shade", wide=22)
    p.fill(torso & (box(7, 38, 10, 48) | box(38, 38, 41, 48)), "reflex")
    neck(p, 36, 42)
    p.fill(polygon((14, 40), (21, 38), (24, 43), (27, 38), (34, 40), (31, 46), (17, 46)), "jacket", edge="k")
    p.fill(line((24, 43), (24, 48)), "k")
    ears(p, 9, 38, 21)
    p.fill(oval(10, 6, 38, 30), "h", edge="k")
    face = oval(12, 8, 36, 32) | oval(13, 14, 35, 40)
    head(p, face)
    p.fill((box(11, 14, 14, 23) | box(34, 14, 37, 23)) & oval(10, 6, 38, 40), "h")
    crown = oval(9, 1, 39, 24) - box(0, 14, 48, 48)
    p.fill(crown, "cap", edge="k")
    p.fill(curve((13, 9), (16, 4), (24, 3)) | curve((14, 11), (17, 7), (20, 6)), "cap light")
    visor = polygon((9, 14), (33, 14), (44, 17), (44, 20), (30, 18), (9, 18))
    p.fill(visor, "cap", edge="k")
    p.fill(line((12, 15), (32, 15), (42, 18)), "cap light")
    p.fill(polygon((19, 6), (29, 6), (27, 10), (24, 12), (21, 10)), "y", edge="k")
    p.fill(line((24, 7), (24, 10)), "k")
    eyes(p, mood, (15, 23), (27, 23))
    if mood == "dismayed":
        brows(p, mood, (15, 21), (27, 21))
    nose(p, 22, 27, wide=True)
    mouth(p, mood, 33)
    if mood == "dismayed":
        drop(p, 40, 22)
    p.fill(around(face) & box(14, 38, 34, 42), "k")
    p.frame()
    return p
