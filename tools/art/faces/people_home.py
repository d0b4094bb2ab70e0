"""Portraits: the player, the aunt, the grandmother, the student."""

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
from tools.art.flowers.shapes import Shape, around, box, curve, line, moved, oval, polygon, rows

SMILE = rows("""
    kk........kk
    .kkkkkkkkkk.
    .kwwwwwwwwk.
    ..kwwwwwwk..
    ...kttttk...
    ....kkkk....
""")
LINE = rows("""
    k.......k
    .kkkkkkk.
    ...sss...
""")
OH = rows("""
    ..kkkk..
    .kttttk.
    kttttttk
    kttttttk
    kkkkkkkk
""")
MOUTH = {"t": "tongue", "s": "shade"}


def you(depth: int, mood: str) -> Picture:
    """Draw the player's own portrait: brown hair parted at the side, a red pullover."""
    inks = {
        "ground": Ink("99CCFF", "cyan/white", "25"),
        "h": Ink("663300", "brown", "black"),
        "H": Ink("996633", "tan", "white"),
        "wool": Ink("DD0000", "red", "black"),
        "wool shade": Ink("990000", "brown", "black"),
    }
    p = ground(depth, inks)
    shoulders(p, 40, "wool", "wool shade")
    neck(p, 36, 42)
    p.fill(polygon((16, 40), (21, 39), (24, 44), (19, 46)), "w", edge="k")
    p.fill(polygon((32, 40), (27, 39), (24, 44), (29, 46)), "w", edge="k")
    ears(p, 9, 38, 22)
    face = oval(12, 8, 36, 32) | oval(13, 14, 35, 40)
    head(p, face)
    hair = oval(10, 3, 38, 27) & box(0, 0, 48, 24)
    # The fringe falls from a parting on the left.
    window = polygon((13, 30), (13, 19), (17, 14), (26, 16), (34, 13), (36, 20), (36, 30))
    p.fill(hair - window, "h", edge="k")
    p.fill(around(hair - window) & face, "k")
    p.fill(curve((13, 14), (15, 8), (21, 6)) | curve((23, 7), (30, 7), (34, 12)), "H")
    p.fill(line((17, 11), (20, 8)), "H")
    eyes(p, mood, (15, 23), (27, 23))
    brows(p, mood, (15, 19), (27, 19))
    p.sprite(22, 27, rows("s.s.\n..sk\nkkk."), {"s": "shade"})
    blush(p, (14, 29), (29, 29))
    if mood == "calm":
        p.sprite(20, 34, LINE, MOUTH)
    elif mood == "pleased":
        p.sprite(18, 32, SMILE, MOUTH)
    else:
        p.sprite(20, 32, OH, MOUTH)
        drop(p, 39, 10)
    p.frame()
    return p


CURLS = (
    (6, 14),
    (4, 22),
    (6, 30),
    (9, 7),
    (16, 2),
    (24, 1),
    (31, 5),
    (35, 12),
    (36, 21),
    (34, 29),
)


def aunt(depth: int, mood: str) -> Picture:
    """Draw the aunt: thick curls, winged glasses, pearls and a knowing smile."""
    inks = {
        "ground": Ink("FFCC33", "yellow", "white"),
        "h": Ink("330000", "black", "black"),
        "H": Ink("993333", "brown", "white"),
        "silk": Ink("990066", "purple", "50"),
        "silk shade": Ink("660033", "black", "75"),
        "rim": Ink("CC0033", "red", "black"),
        "pearl shade": Ink("CCCCCC", "silver", "white"),
    }
    p = ground(depth, inks)
    shoulders(p, 41, "silk", "silk shade")
    hair: Shape = oval(9, 5, 39, 38)
    for x, y in CURLS:
        hair |= oval(x, y, x + 9, y + 9)
    p.fill(hair, "h", edge="k")
    for x, y in CURLS:
        p.fill(curve((x + 2, y + 5), (x + 2, y + 2), (x + 5, y + 2)), "H")
    neck(p, 36, 43)
    face = oval(12, 12, 36, 34) | oval(13, 16, 35, 40)
    head(p, face)
    fringe = oval(11, 10, 22, 19) | oval(18, 9, 29, 18) | oval(26, 10, 37, 19)
    p.fill(fringe & (face | around(face)), "h")
    for x in (14, 21, 29):
        p.fill(curve((x, 15), (x, 12), (x + 3, 12)), "H")
    p.fill(around(fringe) & face, "k")
    for x in (14, 19, 24, 29):
        p.fill(oval(x, 42 + (2 if x in (19, 24) else 0), x + 5, 47), "w", edge="k")
        p.put(x + 3, 45, "pearl shade")
    for x in (8, 36):
        p.fill(oval(x, 31, x + 4, 35), "w", edge="k")
    eyes(p, mood, (15, 24), (27, 24))
    p.inks["h"] = Ink("330000", "black", "black")
    if mood == "dismayed":
        brows(p, mood, (14, 21), (27, 21))
    for x, wing in ((13, -1), (26, 1)):
        lens = box(x, 23, x + 9, 29) - {(x, 28), (x + 8, 28)}
        p.fill(around(lens), "rim")
        tip = x - 1 if wing < 0 else x + 9
        p.fill({(tip, 22), (tip + wing, 21), (tip, 21), (tip + wing, 20)}, "rim")
    p.fill(line((22, 24), (25, 24)), "rim")
    p.sprite(22, 29, rows(".s..\n..sk\n.kk."), {"s": "shade"})
    blush(p, (13, 30), (30, 30))
    lips = {
        "calm": """
            .........r
            .rr.rr..rr
            rrrrrrrrr.
            kkkkkkkk..
            .rrrrrr...
        """,
        "pleased": """
            rr..........rr
            .rrrrrrrrrrrr.
            .rwwwwwwwwwwr.
            ..rwwwwwwwwr..
            ...rrrrrrrr...
        """,
        "dismayed": """
            ..rrrrr..
            .rrkkkrr.
            rrkkkkkrr
            rr.....rr
        """,
    }[mood]
    p.sprite(18 if mood == "pleased" else 20, 33, rows(lips), {"r": "lip"})
    if mood == "dismayed":
        drop(p, 42, 6)
    p.frame()
    return p


def grandmother(depth: int, mood: str) -> Picture:
    """Draw the grandmother: a white bun with a pin, round spectacles low on the nose, a shawl."""
    inks = {
        "ground": Ink("CC99CC", "purple/white", "50"),
        "h": Ink("EEEEEE", "white", "white"),
        "H": Ink("BBBBBB", "silver", "black"),
        "shawl": Ink("336666", "forest", "75"),
        "shawl shade": Ink("003333", "black", "black"),
        "gold": Ink("CC9900", "orange", "black"),
        "pane": Ink("CCFFFF", "white", "white"),
        "pin": Ink("DD0000", "red", "black"),
    }
    p = ground(depth, inks)
    shoulders(p, 40, "shawl", "shawl shade", wide=19)
    p.fill(line((12, 5), (35, 9), pen=2), "pin", edge="k")
    bun = oval(16, 2, 32, 14)
    p.fill(bun, "h", edge="k")
    p.fill(curve((19, 9), (23, 4), (29, 8)) | curve((21, 11), (24, 8), (28, 11)), "H")
    hair = oval(9, 9, 39, 35)
    p.fill(hair, "h", edge="k")
    p.fill(hair - moved(hair, -2, 0), "H" if depth > 1 else "h")
    neck(p, 36, 42)
    face = oval(13, 14, 35, 34) | oval(14, 18, 34, 41)
    head(p, face)
    # Hair combed back from a parting in the middle.
    crown = (oval(10, 9, 25, 25) | oval(23, 9, 38, 25)) - oval(13, 17, 35, 40)
    p.fill(crown & (face | around(face)), "h")
    p.fill(around(oval(13, 17, 35, 40)) & crown & box(12, 0, 36, 27), "k")
    for a, b, c in (
        ((24, 10), (16, 11), (12, 19)),
        ((24, 10), (18, 13), (15, 18)),
        ((24, 10), (32, 11), (36, 19)),
        ((24, 10), (30, 13), (33, 18)),
    ):
        p.fill(curve(a, b, c), "H")
    if mood != "dismayed":
        p.fill(curve((15, 20), (18, 18), (21, 20)) | curve((27, 20), (30, 18), (33, 20)), "shade")
    brow = {"calm": ((15, 22), (18, 21), (20, 22)), "pleased": ((15, 22), (17, 19), (20, 21))}
    a, b, c = brow.get(mood, ((15, 22), (17, 21), (21, 18)))
    for x0, x1, x2 in ((a, b, c), tuple((47 - x, y) for x, y in (a, b, c))):
        p.fill(curve(x0, x1, x2, pen=1), "a")
    eyes(p, mood, (15, 25), (27, 25))
    lenses = (oval(14, 24, 22, 31), oval(26, 24, 34, 31))
    glasses(p, lenses, "gold")
    p.fill(line((22, 27), (25, 27)), "gold")
    p.sprite(22, 30, rows("s..s\ns..k\n.kk."), {"s": "shade"})
    blush(p, (14, 32), (29, 32))
    p.fill(line((17, 33), (16, 36)) | line((31, 33), (32, 36)), "shade" if depth > 1 else "k")
    if mood == "calm":
        p.sprite(20, 35, rows("k......k\n.kkkkkk.\n...ss..."), {"s": "shade"})
    elif mood == "pleased":
        p.sprite(19, 34, rows("k........k\nkkkkkkkkkk\n.kwwkwwwk.\n..kttttk..\n...kkkk..."), {"t": "tongue"})
    else:
        p.sprite(20, 35, rows("..kkkk..\n.kttttk.\nkkkkkkkk"), {"t": "tongue"})
        drop(p, 39, 12)
    p.fill(polygon((17, 41), (31, 41), (24, 48)), "w", edge="k")
    p.fill(oval(22, 43, 27, 48), "gold", edge="k")
    p.frame()
    return p


def student(depth: int, mood: str) -> Picture:
    """Draw the student: a red ponytail to one side, freckles, headphones round the head."""
    inks = {
        "ground": Ink("CCFF99", "green/white", "dots"),
        "h": Ink("CC3300", "orange", "75"),
        "H": Ink("FF9933", "yellow", "white"),
        "cloth": Ink("0066CC", "blue", "black"),
        "cloth shade": Ink("003399", "black", "black"),
        "pad": Ink("444444", "slate", "black"),
        "pad light": Ink("AAAAAA", "silver", "white"),
        "freckle": Ink("CC6633", "brown", "black"),
    }
    p = ground(depth, inks)
    tail = polygon((30, 8), (36, 2), (43, 4), (46, 12), (45, 24), (41, 31), (40, 22), (37, 14))
    p.fill(tail, "h", edge="k")
    p.fill(curve((38, 6), (43, 8), (43, 18)) | curve((38, 9), (41, 13), (41, 20)), "H")
    shoulders(p, 41, "cloth", "cloth shade")
    neck(p, 36, 43)
    p.fill(oval(16, 39, 32, 47) - oval(17, 36, 31, 44), "w", edge="k")
    back = oval(9, 5, 39, 32) | box(10, 18, 38, 32)
    p.fill(back, "h", edge="k")
    face = oval(12, 10, 36, 34) | oval(14, 16, 34, 40)
    head(p, face)
    locks = ((35, 22), (33, 15), (30, 19), (27, 14), (23, 19), (20, 14), (15, 20), (13, 22))
    fringe = oval(11, 6, 37, 30) & polygon((9, 22), (9, 4), (39, 4), (39, 21), *locks)
    p.fill(fringe, "h", edge="k")
    for a, b in (((14, 12), (17, 8)), ((20, 11), (21, 7)), ((27, 11), (26, 7)), ((33, 13), (31, 9))):
        p.fill(line(a, b), "H")
    p.fill(polygon((31, 5), (36, 4), (38, 9), (34, 11)), "y", edge="k")
    band = oval(7, 2, 41, 38) - oval(9, 4, 39, 38)
    p.fill(band & box(0, 0, 48, 21), "pad light", edge="k")
    for x in (6, 36):
        p.fill(oval(x, 19, x + 6, 31), "pad", edge="k")
        p.fill(line((x + 2, 22), (x + 2, 26)), "pad light")
    eyes(p, mood, (15, 23), (27, 23))
    p.inks["h"] = Ink("993300", "brown", "black")
    if mood != "calm":
        brows(p, mood, (14, 21), (27, 21))
    p.sprite(23, 29, rows("k.k") if mood == "pleased" else rows("s.k"), {"s": "shade"})
    for x, y in ((15, 29), (17, 30), (19, 29), (28, 29), (30, 30), (32, 29)):
        p.put(x, y, "freckle")
    if mood == "calm":
        p.sprite(21, 34, rows("......k\nkkkkkk."))
    elif mood == "pleased":
        p.sprite(18, 32, SMILE, MOUTH)
    else:
        p.sprite(19, 34, rows("..kk..kkk.\n.k..kk...k"), MOUTH)
        drop(p, 4, 8)
    p.frame()
    return p
