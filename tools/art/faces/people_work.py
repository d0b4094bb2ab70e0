"""Portraits: the clerk, the sailor, the salesman."""

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
    neck,
    shoulders,
)
from tools.art.flowers.shapes import around, box, curve, line, moved, oval, polygon, rows


def clerk(depth: int, mood: str) -> Picture:
    """Draw the clerk: a long face under a green eyeshade, round glasses, a small black tie."""
    inks = {
        "ground": Ink("CCCCCC", "silver", "25"),
        "h": Ink("777777", "grey", "50"),
        "shirt": Ink("FFFFFF", "white", "white"),
        "shirt shade": Ink("BBBBBB", "silver", "white"),
        "vest": Ink("333366", "slate", "75"),
        "brim": Ink("00CC66", "green", "white"),
        "brim shade": Ink("006633", "forest", "50"),
        "band": Ink("006633", "forest", "black"),
    }
    p = ground(depth, inks)
    shoulders(p, 41, "shirt", "shirt shade", wide=17)
    p.fill(polygon((9, 48), (13, 42), (18, 41), (22, 48)), "vest", edge="k")
    p.fill(polygon((39, 48), (35, 42), (30, 41), (26, 48)), "vest", edge="k")
    neck(p, 37, 42, wide=4)
    p.fill(polygon((18, 40), (22, 40), (24, 43), (21, 46)), "w", edge="k")
    p.fill(polygon((30, 40), (26, 40), (24, 43), (27, 46)), "w", edge="k")
    p.fill(polygon((22, 43), (26, 43), (25, 45), (26, 48), (22, 48), (23, 45)), "k")
    ears(p, 11, 36, 22)
    p.fill(oval(13, 4, 35, 26), "h", edge="k")
    face = oval(14, 5, 34, 30) | oval(15, 16, 33, 42)
    head(p, face)
    # Grey hair at the temples only, and three strands on top.
    p.fill((box(13, 15, 16, 25) | box(32, 15, 35, 25)) & oval(13, 4, 35, 40), "h", edge="k")
    p.fill(face & box(16, 14, 32, 26), "skin")
    p.fill(curve((17, 9), (21, 5), (28, 6)) | curve((18, 11), (23, 7), (30, 8)), "k")
    eyes(p, mood, (16, 23), (26, 23))
    if mood == "dismayed":
        brows(p, mood, (15, 20), (26, 20))
    glasses(p, (oval(15, 21, 23, 29), oval(25, 21, 33, 29)), "k")
    p.fill(line((14, 24), (13, 23)) | line((33, 24), (34, 23)), "k")
    band = polygon((13, 11), (35, 11), (35, 16), (13, 16))
    p.fill(band, "band", edge="k")
    brim = polygon((12, 15), (36, 15), (41, 20), (38, 21), (30, 19), (18, 19), (10, 21), (7, 20))
    p.fill(brim, "brim", edge="k")
    p.fill(brim & box(30, 15, 44, 22), "brim shade")
    p.sprite(22, 27, rows(".s..\n.s..\n.ssk\nkkk."), {"s": "shade"})
    if mood == "calm":
        p.sprite(21, 35, rows("kkkkkk\n.ssss."), {"s": "shade"})
    elif mood == "pleased":
        blush(p, (15, 31), (28, 31))
        p.sprite(19, 34, rows("k........k\n.kk....kk.\n...kkkk..."))
    else:
        p.sprite(21, 34, rows(".kkkk.\nkttttk\nkttttk\n.kkkk."), {"t": "tongue"})
        drop(p, 37, 25)
    p.frame()
    return p


LOCKS = (
    ((12, 27), (11, 36), (17, 42)),
    ((15, 33), (15, 39), (20, 46)),
    ((19, 36), (19, 41), (22, 47)),
    ((24, 38), (24, 42), (24, 48)),
    ((29, 36), (29, 41), (26, 47)),
    ((33, 33), (33, 39), (28, 46)),
    ((36, 27), (37, 36), (31, 42)),
)


def sailor(depth: int, mood: str) -> Picture:
    """Draw the sailor: a white cap, an orange beard all round, a striped shirt, a pipe."""
    inks = {
        "ground": Ink("339999", "cyan", "25"),
        "skin": Ink("CC9966", "tan", "white"),
        "shade": Ink("996633", "brown", "white"),
        "blush": Ink("CC6633", "orange", "white"),
        "h": Ink("CC6600", "orange", "white"),
        "H": Ink("FF9933", "yellow", "white"),
        "beard shade": Ink("993300", "brown", "white"),
        "part": Ink("000000", "black", "black"),  # between two parts of the beard
        "part between": Ink("663300", "brown", "black"),
        "cap": Ink("FFFFFF", "white", "white"),
        "cap shade": Ink("CCCCFF", "silver", "white"),
        "band": Ink("000066", "blue", "black"),
        "stripe": Ink("000066", "blue", "black"),
        "wood": Ink("663300", "brown", "white"),
        "gold": Ink("FFCC00", "yellow", "white"),
    }
    p = ground(depth, inks)
    torso = shoulders(p, 38, "w", "cap shade", wide=22)
    for y in (42, 46):
        p.fill(torso & box(0, y, 48, y + 2), "stripe")
    ears(p, 8, 39, 20)
    face = oval(11, 6, 37, 34)
    head(p, face)
    # A beard of locks with a contour each, lit on their left.
    beard = (oval(9, 17, 39, 46) | oval(15, 30, 33, 48)) - oval(14, 12, 34, 32) - box(0, 0, 48, 21)
    p.fill(beard, "h", edge="k")
    if depth > 1:
        p.fill(beard - moved(beard, -4, 0), "beard shade")
    for points in LOCKS:
        p.fill(curve(*points) & beard, "part between" if depth > 1 else "k")
        p.fill(moved(curve(*points), 1, 0) & beard & box(0, 0, 31, 44), "H")
    # The cap sits at an angle.
    crown = oval(6, 1, 42, 16)
    p.fill(crown, "cap", edge="k")
    p.fill(crown - moved(crown, -4, -2), "cap shade")
    band = polygon((10, 10), (38, 10), (38, 16), (10, 16))
    p.fill(band, "band", edge="k")
    peak = polygon((11, 16), (37, 16), (34, 19), (14, 19))
    p.fill(peak, "k")
    if depth > 1:
        p.fill(line((16, 17), (24, 17)), "a")
    p.sprite(22, 9, rows(".gg.\ngkkg\n.gg.\n.gg.\nggggg\n.ggg."), {"g": "gold"})
    eyes(p, mood, (15, 22), (27, 22))
    if mood == "dismayed":
        p.inks["h"] = Ink("993300", "brown", "black")
        brows(p, mood, (14, 21), (27, 21))
        p.inks["h"] = inks["h"]
    nose = oval(20, 24, 28, 31)
    p.fill(nose, "skin", edge="k")
    p.fill(nose - moved(nose, -2, -1), "blush")
    p.fill(line((22, 26), (23, 25)), "w" if depth > 1 else "k")
    moustache = polygon((13, 33), (19, 29), (24, 31), (29, 29), (35, 33), (29, 35), (24, 33), (19, 35))
    p.fill(moustache, "h", edge="part")
    if depth > 1:
        p.fill(line((17, 32), (20, 31)) | line((28, 31), (31, 32)), "H")
    if mood == "dismayed":
        p.sprite(21, 36, rows(".kkkk.\nkttttk\nkttttk\n.kkkk."), {"t": "tongue" if depth > 1 else "w"})
        drop(p, 42, 20)
    else:
        if mood == "pleased":
            p.sprite(18, 35, rows("kkkkkkkkkkkk\nkwwwwwwwwwwk\n.kwwwwwwwwk.\n..kkkkkkkk.."))
        else:
            p.fill(line((20, 36), (28, 36)), "part")
        p.fill(line((28, 37), (36, 39), pen=2), "wood", edge="k")
        p.fill(polygon((35, 33), (42, 33), (41, 41), (36, 41)), "wood", edge="k")
        p.fill(line((36, 34), (40, 34)), "o" if depth > 1 else "w")
        for x, y in ((40, 28), (42, 24), (40, 21)) if mood == "pleased" else ((39, 29),):
            p.fill(oval(x, y, x + 4, y + 3), "w", edge="k" if depth == 1 else "")
    p.frame()
    return p


def salesman(depth: int, mood: str) -> Picture:
    """Draw the salesman: a tower of shining hair, a thin moustache, a loud jacket, a bow tie."""
    inks = {
        "ground": Ink("FF9966", "orange", "white"),
        "h": Ink("000033", "black", "black"),
        "H": Ink("6666CC", "cyan", "white"),
        "jacket": Ink("CCCC66", "yellow", "white"),
        "jacket shade": Ink("999933", "tan", "white"),
        "check": Ink("996600", "brown", "black"),
        "tie": Ink("DD0000", "red", "black"),
    }
    p = ground(depth, inks)
    torso = shoulders(p, 40, "jacket", "jacket shade", wide=22)
    for i in range(0, 48, 5):
        p.fill(torso & (box(i, 38, i + 1, 48) | box(0, 38 + i, 48, 39 + i)), "check")
    p.fill(polygon((14, 40), (34, 40), (24, 52)), "w", edge="k")
    neck(p, 37, 42)
    ears(p, 9, 38, 21)
    face = oval(12, 6, 36, 32) | polygon((12, 20), (36, 20), (35, 34), (30, 41), (18, 41), (13, 34))
    head(p, face)
    tower = ((11, 23), (10, 12), (12, 6), (18, 2), (28, 1), (36, 3), (40, 8), (39, 14), (37, 23))
    brow_line = ((35, 22), (34, 14), (29, 13), (24, 16), (19, 12), (14, 14), (13, 22))
    hair = polygon(*tower, *brow_line)
    p.fill(hair, "h", edge="k")
    p.fill(curve((14, 8), (20, 3), (31, 4)) | curve((16, 10), (22, 6), (34, 7)), "H")
    p.fill(line((33, 10), (36, 12)), "H")
    eyes(p, mood, (15, 22), (27, 22))
    if mood == "calm":
        p.sprite(15, 19, rows("hhhhhh\n.hhhhh"))
        p.sprite(27, 16, rows("..hhh.\n.hhhhh\nhh...h"))
    else:
        brows(p, mood, (15, 19), (27, 19))
    p.sprite(22, 26, rows("..s.\n..s.\n.ssk\nkkk."), {"s": "shade"})
    p.fill(polygon((17, 33), (23, 31), (23, 33), (17, 34)), "h")
    p.fill(polygon((31, 33), (25, 31), (25, 33), (31, 34)), "h")
    if mood == "calm":
        p.sprite(18, 35, rows(".........k\nkkkkkkkkk.\n.kwwwwwk..\n..kkkkk..."))
    elif mood == "pleased":
        p.sprite(
            17, 34, rows("kkkkkkkkkkkkkk\nkwwkwwkwwkwwwk\nkwwkwwkwwkwwwk\n.kwkwwkwwkwwk.\n..kkkkkkkkkk..")
        )
    else:
        p.sprite(19, 35, rows(".kkkkkkkk.\nkwkwwkwwkk\n.kkkkkkkk."))
        drop(p, 41, 14)
        p.fill(curve((34, 4), (40, 0), (43, 5)) | curve((36, 6), (42, 5), (43, 10)), "k")
    p.sprite(
        16,
        41,
        rows("""
            kkk..........kkk
            ktttkk....kkttrk
            ktttttkkkkttttrk
            ktttttkttkttttrk
            ktttttkkkkttttrk
            ktttkk....kktttk
            kkk..........kkk
        """),
        {"t": "tie", "r": "tie"},
    )
    p.fill(around(face) & box(14, 40, 34, 43), "k")
    p.frame()
    return p
