"""What endings are made of: coins and a jar for them, a crane, a kettle, a house of cards, a garden gate.

Sprites of sizes of their own, clear where nothing is drawn.
"""

from __future__ import annotations

from functools import partial

from tools.art.drawing import Drawing, Ink, Picture, stamp
from tools.art.flowers.shapes import box, curve, line, oval, polygon, rows
from tools.art.moments import plants
from tools.art.moments.kit import INKS, bow, limb, solid
from tools.art.moments.things import blade

COIN = rows("""
    ..kkkk..
    .kcyyyk.
    kcykkyok
    kykyokok
    kykyokok
    kyykkyok
    .kyyook.
    ..kkkk..
""")
STACK = rows("""
    ...kkkkkk...
    .kkcyyyyokk.
    kcyyyyyyyyok
    kkkyyyyyokkk
    kcykkkkkkook
    kkkyyyyyokkk
    kcykkkkkkook
    kkkyyyyyokkk
    kcykkkkkkook
    kkkyyyyyokkk
    .yykkkkkkoo.
    ..kkkkkkkk..
""")
COINS = {
    "y": Ink("FFCC00", "yellow", "white"),
    "c": Ink("FFFF99", "white", "white"),
    "o": Ink("CC9900", "tan", "white"),
}


def jar(filled: int, depth: int) -> Picture:
    """Draw a jar with so many quarters of coins."""
    p = Picture(
        depth,
        48,
        64,
        {**INKS, "glass": Ink("EEEEEE", "white", "white"), "glint": Ink("CCFFFF", "cyan", "25")},
    )
    body = oval(3, 14, 45, 34) | box(3, 24, 45, 56) | oval(3, 46, 45, 63)
    p.fill(body, "glass", edge="k")
    coin = oval(0, 0, 11, 6)
    for level in range(filled * 4):
        y = 53 - level * 2 - level // 4
        for i in range(4):
            x = 4 + 10 * i - (5 if level % 2 else 0)
            shape = frozenset((x + a, y + b) for a, b in coin) & body
            p.fill(shape, "gold", edge="")
            p.fill((frozenset((x + a, y + b) for a, b in oval(-1, -1, 12, 7)) - shape) & body, "k")
    p.fill(line((8, 26), (8, 48)) | line((10, 26), (10, 40)), "w")
    solid(p, box(8, 4, 40, 12), "glass")
    p.fill(box(8, 12, 40, 17), "glass")
    solid(p, oval(6, 1, 42, 9), "glass")
    return p


def crane(down: bool, depth: int) -> Picture:
    """Draw a crane in flight to the right, its wings up or down."""
    p = Picture(depth, 40, 24, INKS)
    p.fill(line((2, 16), (13, 13)) | line((2, 18), (13, 15)), "k")
    far = polygon((22, 11), (17, 0), (27, 10)) if not down else polygon((22, 13), (20, 20), (27, 14))
    solid(p, far, "paper", deep=1)
    p.fill(limb(*bow((26, 13), (32, 14), (35, 8)), thick=2.4), "k")
    solid(p, oval(10, 10, 28, 16), "paper", deep=1)
    p.fill(polygon((8, 11), (15, 11), (13, 15)), "k")
    p.fill(box(34, 6, 37, 9), "k")
    p.fill({(35, 5), (36, 5), (34, 5)}, "red")
    p.fill(line((37, 8), (39, 9)), "k")
    wing = (
        polygon((14, 12), (12, 1), (20, 2), (25, 12))
        if not down
        else polygon((14, 12), (9, 22), (17, 23), (25, 12))
    )
    solid(p, wing, "paper", deep=1)
    tips = wing & (box(0, 0, 40, 5) if not down else box(0, 19, 40, 24))
    p.fill(tips, "k")
    return p


def kettle(steaming: bool, depth: int) -> Picture:
    """Draw a kettle, with steam or without."""
    p = Picture(depth, 48, 48, INKS)
    p.fill(limb(*bow((12, 26), (24, 2), (37, 26)), thick=3.2), "k")
    solid(p, limb((36, 36), (42, 28), (45, 22), thick=4), "iron", deep=1)
    solid(p, oval(6, 18, 40, 46), "iron", deep=4)
    solid(p, oval(14, 16, 32, 23), "iron")
    solid(p, oval(21, 12, 26, 17), "gold", deep=1)
    if steaming:
        for x, y in ((44, 16), (40, 12)):
            p.fill(
                curve((x, y), (x + 3, y - 4), (x - 1, y - 7))
                | curve((x - 1, y - 7), (x - 4, y - 9), (x, y - 12)),
                "air",
            )
    return p


def leaning(right: bool, depth: int) -> Picture:
    """Draw a card that leans, its back to us, its top to the right or the left."""
    p = Picture(depth, 14, 18, INKS)
    for role, inset in (("k", 0), ("w", 1), ("red", 2)):
        shape = polygon(
            (0 + inset, 18 - inset),
            (8 + inset * 0.6, inset),
            (14 - inset, inset),
            (6 - inset * 0.6, 18 - inset),
        )
        p.fill(shape if right else frozenset((13 - x, y) for x, y in shape), role)
    return p


def flat(depth: int) -> Picture:
    """Draw a card that lies on others, its back up."""
    p = Picture(depth, 28, 5, INKS)
    p.fill(polygon((3, 0), (28, 0), (25, 5), (0, 5)), "k")
    p.fill(polygon((4, 1), (26, 1), (24, 4), (2, 4)), "w")
    p.fill(box(6, 2, 23, 3), "red")
    return p


def gate(opened: bool, depth: int) -> Picture:
    """Draw the gate of a garden, closed or open."""
    p = Picture(depth, 64, 64, INKS)
    if opened:
        p.fill(box(14, 20, 50, 60), "water")
        p.fill(box(14, 42, 50, 60), "green")
        p.fill(polygon((26, 42), (36, 42), (46, 60), (16, 60)), "cream")
    arch = (oval(6, 2, 58, 54) - oval(12, 8, 52, 48)) & box(0, 0, 64, 26)
    solid(p, arch, "green")
    for x in (6, 52):
        solid(p, box(x, 24, x + 6, 61), "wood")
    for x in (13, 19, 25, 33, 39, 45):
        if opened and 19 <= x <= 40:
            continue
        top = 30 if not opened else 28
        solid(
            p, polygon((x, 60), (x, top + 3), (x + 2.5, top), (x + 5, top + 3), (x + 5, 60)), "paper", deep=1
        )
    for x, y in ((8, 18), (14, 9), (26, 3), (38, 4), (50, 12), (55, 20)):
        for i in range(5):
            p.fill(blade((x, y), 72 * i, 0, 5, 2), "red", edge="k")
        p.fill(box(x - 1, y - 1, x + 1, y + 1), "gold")
    return p


PICTURES: dict[str, Drawing] = {
    "coin": stamp(8, 8, COIN, COINS),
    "coin-stack": stamp(12, 12, STACK, COINS),
    **{f"jar-{filled}": partial(jar, filled) for filled in range(5)},
    **plants.PICTURES,
    "crane-1": partial(crane, False),
    "crane-2": partial(crane, True),
    "kettle-1": partial(kettle, False),
    "kettle-2": partial(kettle, True),
    "card-leaning-left": partial(leaning, False),
    "card-leaning-right": partial(leaning, True),
    "card-flat": flat,
    "gate-closed": partial(gate, False),
    "gate-open": partial(gate, True),
}
