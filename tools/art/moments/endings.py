"""Sprites of endings: coins and a jar for them, a crane, a kettle, a house of cards, a garden gate.

Each sprite has its own size and a clear background.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tools.art.drawing import Drawing, Ink, Picture, stamp
from tools.art.flowers.shapes import Shape, border, box, curve, line, oval, polygon, rows
from tools.art.garden.signs import haloed
from tools.art.moments import gate, plants
from tools.art.moments.kit import INKS, bow, limb, solid

COIN = rows("""
    ....kkkkkk....
    ..kkccccyykk..
    .kccyyyyyyyok.
    .kcyyyyyyyyok.
    kcyyykkkkyyyok
    kcyyykwwkyyyok
    kcyyykwwkyyyok
    kyyyykwwkyyyok
    kyyyykkkkyyook
    kyyyyyyyyyyook
    .kyyyyyyyyook.
    .kyyyyyyyoook.
    ..kkyyooookk..
    ....kkkkkk....
""")
TOKEN = rows("""
    ..kkkk..
    .kcyyyk.
    kcykkyok
    kykyokok
    kykyokok
    kyykkyok
    .kyyook.
    ..kkkk..
""")
LYING = rows("""
    ...kkkkkkk...
    .kkcccyyyykk.
    kccyykkkyyyok
    kcyyyyyyyyyyk
    kykkyyyyykkok
    kyyykkkkkyook
    .kkyyyyyookk.
    ...kkkkkkk...
""")
COINS = {
    "y": Ink("FFCC00", "yellow", "white"),
    "c": Ink("FFFF99", "white", "white"),
    "o": Ink("CC9900", "tan", "white"),
}


CRANE_UP = (((11, 4), (16, 9)), ((15, 4), (20, 9)))
CRANE_DOWN = (((20, 15), (17, 19)), ((16, 16), (13, 20)))
"""Quills of the nearer wing."""


def jar(filled: int, depth: int) -> Picture:
    """Draw a jar with `filled` quarters of coins."""
    p = Picture(depth, 48, 64, {**INKS, **COINS, "glass": Ink("CCFFFF", "white", "white")})
    body = polygon(
        *((12, 10), (36, 10), (37, 15), (44, 20), (46, 25), (46, 56), (42, 62)),
        *((6, 62), (2, 56), (2, 25), (4, 20), (11, 15)),
    )
    p.fill(body, "glass", edge="k")
    level = 62 - 10 * filled
    for row in range(11):
        top = 55 - 4 * row
        for column in range(5):
            left = -10 + 12 * column + (0, 7, 3, 9)[row % 4]
            if top >= level + abs(left - 18) // 5:
                _within(p, body, left, top, LYING)
    if filled:
        _within(p, body, 14, level - 3, TOKEN)
    p.fill(line((6, 26), (6, 50)) | line((8, 25), (8, 38)) | line((41, 46), (41, 56)), "w")
    for rim, at in ((oval(8, 2, 40, 12), 0), (oval(11, 4, 37, 10), 1)):
        p.fill(rim, ("glass", "paper-")[at], edge="k")
    return p


def _within(p: Picture, inside: Shape, x: int, y: int, sprite: Sequence[str]) -> None:
    """Draw the part of a sprite that lies inside a shape."""
    for j, row in enumerate(sprite):
        for i, letter in enumerate(row):
            if letter != "." and (x + i, y + j) in inside:
                p.put(x + i, y + j, letter)


def crane(down: bool, depth: int) -> Picture:
    """Draw a red-crowned crane flying to the left, its wings up or down."""
    p = Picture(depth, 40, 24, INKS)
    p.fill(line((0, 17), (11, 14)) | line((0, 19), (11, 16)), "k")
    far = polygon((20, 12), (23, 5), (26, 0), (28, 4), (31, 2), (28, 12))
    if down:
        far = polygon((22, 14), (29, 13), (29, 17), (26, 21), (24, 18))
    p.fill(far, "paper-", edge="k")
    solid(p, limb((11, 14), (17, 14), (24, 13), thick=4.6), "paper", deep=1)
    p.fill(polygon((6, 13), (13, 11), (14, 15), (9, 16)), "k")
    p.fill(limb(*bow((25, 13), (31, 13), (33, 8)), thick=2.8), "k")
    p.fill(limb((34, 7), (36, 7), thick=2.6), "w", edge="k")
    p.fill(box(33, 4, 37, 6), "red")
    p.fill(line((38, 7), (39, 8)), "k")
    wing = polygon((12, 12), (7, 7), (3, 1), (8, 3), (8, 0), (12, 3), (14, 0), (17, 4), (21, 7), (24, 12))
    if down:
        wing = polygon((12, 14), (25, 13), (23, 18), (19, 22), (16, 20), (13, 23), (11, 19), (6, 21), (9, 16))
    p.fill(wing, "w", edge="k")
    p.fill(
        polygon((12, 13), (7, 7), (6, 4), (13, 8), (17, 12))
        if not down
        else polygon((11, 14), (17, 14), (13, 18), (8, 19)),
        "k",
    )
    for a_, b_ in CRANE_DOWN if down else CRANE_UP:
        p.fill(line(a_, b_), "paper-" if depth > 1 else "k")
    for row in p.grid:
        row.reverse()
    return p


def kettle(steam: int, depth: int) -> Picture:
    """Draw a kettle that is quiet (0), or steams in one of two ways."""
    p = Picture(
        depth, 46, 46, {**INKS, "red": Ink("DD0000", "red", "white"), "red-": Ink("990000", "brown", "50")}
    )
    for i, (x, y) in enumerate(((38, 14), (35, 9), (39, 4))[: 3 if steam else 0]):
        x, y, radius = x + (2 * (i % 2) - 1) * (steam == 2), y - (steam == 2), 2.5 + i * 0.6
        p.fill(oval(x - radius, y - radius, x + radius, y + radius), "w", edge="k")
    handle = limb(*bow((9, 24), (4, 2), (20, 5)), *bow((20, 5), (36, 2), (29, 24)), thick=3)
    solid(p, handle, "iron", deep=1)
    solid(p, limb((30, 36), (36, 30), (38, 21), (41, 19), thick=5), "red", deep=1)
    solid(p, oval(3, 19, 35, 45) & box(0, 0, 46, 44), "red", deep=4)
    p.fill(curve((7, 31), (8, 25), (13, 22), pen=2), "paper" if depth > 1 else "k")
    solid(p, oval(10, 16, 28, 23), "red", deep=1)
    solid(p, oval(16, 12, 22, 17), "iron", deep=1)
    return p


def leaning(right: bool, depth: int) -> Picture:
    """Draw a leaning card from the back, its top to the right or the left.

    Two that lean on each other stand side by side, 28 wide; the next storey's pairs stand on their tops, on
    flat cards, 14 further right.
    """
    p = Picture(depth, 14, 18, INKS)
    shape = polygon((0, 18), (7, 18), (14, 0), (10.5, 0))
    back = polygon((2.5, 16), (6, 16), (12, 2), (10.5, 2))
    for part, role in ((shape, "k"), (shape - border(shape), "w"), (back, "red")):
        p.fill(part if right else frozenset((13 - x, y) for x, y in part), role)
    return p


def flat(depth: int) -> Picture:
    """Draw a card that lies flat on others, its back up."""
    p = Picture(depth, 28, 5, INKS)
    p.fill(polygon((3, 0), (28, 0), (25, 5), (0, 5)), "k")
    p.fill(polygon((4, 1), (26, 1), (24, 4), (2, 4)), "w")
    p.fill(box(6, 2, 23, 3), "red")
    return p


def pile(depth: int) -> Picture:
    """Draw five coins stacked."""
    p = Picture(depth, 16, 21, COINS)
    for top in (13, 10, 7, 4, 1):
        p.fill(oval(1, top, 15, top + 7), "o", edge="k")
        p.fill(oval(1, top, 12, top + 7), "y")
    p.fill(oval(1, 1, 15, 8), "y", edge="k")
    p.fill(curve((2, 4), (3, 2), (8, 1), pen=1), "c")
    p.fill(box(6, 3, 10, 6), "w", edge="k")
    return p


PICTURES: dict[str, Drawing] = {
    "coin": stamp(14, 14, COIN, COINS),
    "coin-stack": pile,
    **{f"jar-{filled}": partial(jar, filled) for filled in range(5)},
    **plants.PICTURES,
    "crane-1": haloed(partial(crane, False)),
    "crane-2": haloed(partial(crane, True)),
    **{f"kettle-{phase + 1}": haloed(partial(kettle, phase)) for phase in range(3)},
    "card-leaning-left": partial(leaning, False),
    "card-leaning-right": partial(leaning, True),
    "card-flat": flat,
    "gate-closed": partial(gate.gate, False),
    "gate-open": partial(gate.gate, True),
}
