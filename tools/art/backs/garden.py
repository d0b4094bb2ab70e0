"""Backs of the cards of Flower Power: a daisy, a bee, a ladybird and a trellis.

Each is 36 x 50, and 8 x 11 for the small picture of another player's hand.
"""

from __future__ import annotations

from math import atan2, cos, hypot

from tools.art.backs.kit import Fill, Inks, Size, backs, fill, middle
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import box, flipped, rows

SIZES = (Size("", 36, 50, ("k", "w")), Size("-tiny", 8, 11, ("k",)))
DAISY = {
    "field": Ink("3366CC", "blue", "black"),
    "dot": Ink("99CCFF", "cyan", "white"),
    "petal": Ink("FFFFFF", "white", "white"),
    "shade": Ink("CCCCFF", "silver", "white"),
    "gap": Ink("CCCCFF", "silver", "black"),
    "heart": Ink("FFCC00", "yellow", "white"),
    "dark": Ink("CC6600", "orange", "black"),
}
BEE = {
    "field": Ink("FFCC33", "yellow", "white"),
    "wax": Ink("CC9900", "tan", "black"),
    "light": Ink("FFFF99", "white", "white"),
    "stripe": Ink("000000", "black", "black"),
    "body": Ink("FF9900", "orange", "white"),
    "wing": Ink("FFFFFF", "white", "white"),
    "vein": Ink("99CCFF", "silver", "white"),
}
LADYBIRD = {
    "field": Ink("006600", "forest", "25"),
    "leaf": Ink("339933", "green", "white"),
    "vein": Ink("99CC66", "green", "white"),
    "shell": Ink("DD0000", "red", "white"),
    "shine": Ink("FF6666", "orange", "white"),
    "shade": Ink("990000", "brown", "white"),
}
TRELLIS = {
    "field": Ink("006633", "forest", "black"),
    "lath": Ink("CC9966", "tan", "white"),
    "shadow": Ink("663300", "black", "black"),
    "rose": Ink("FF6699", "magenta", "white"),
    "dark": Ink("CC0066", "red", "black"),
    "leaf": Ink("66CC33", "green", "white"),
}

BEE_SPRITE = rows("""
    .....k....k....
    ......k..k.....
    .......kk......
    ..www.kkkk.www.
    .wwwwwkykkwwwww
    .wwvwwkyykwwvww
    .wvwwwyyyywwwvw
    ..wwwkkkkkkwww.
    ...wwyoyyyowww.
    .....kkkkkk....
    .....yoyyyo....
    .....kkkkkk....
    ......yoyo.....
    ......kkkk.....
    .......kk......
""")
LADYBIRD_SPRITE = rows("""
    ....k......k....
    .....k....k.....
    .....kkkkkk.....
    ....kkwkkwkk....
    ....kkkkkkkk....
    ...krrrkkrrrk...
    ..klrrrkkrrrrk..
    .kllkkrkkrkkrrk.
    .klrkkrkkrkkrrk.
    .krrrrrkkrrrrdk.
    .krkkrrkkrrkkdk.
    .krkkrrkkrrkkdk.
    .krrrrkkkkrrrdk.
    ..krrrkkkkrrdk..
    ..krrrrkkrrddk..
    ...krrrkkrddk...
    ....kkrkkdkk....
    ......kkkk......
""")
ROSE = rows("""
    ..rrr..
    .rdddr.
    rdrrrdr
    rdrdrdr
    rdrddrr
    .rddrr.
    ..rrr..
""")


def _daisy(picture: Picture) -> None:
    cx, cy = middle(picture)
    width = picture.width

    def cell(x: int, y: int) -> str:
        far, turn = hypot(x - cx, y - cy), atan2(y - cy, x - cx)
        if width < 12:
            return "heart" if far < 1 else "petal" if far < 2.7 else "field"
        radius = 13.5
        edge = radius * (0.72 + 0.28 * abs(cos(6 * turn)) ** 0.5)
        if far < 4.5:
            return "dark" if far > 3.6 or (picture.depth > 1 and x + y > cx + cy + 3) else "heart"
        if far < edge:
            if abs(cos(6 * turn)) < 0.35:
                return "gap" if far > 6 else "shade"
            return "shade" if x + y > cx + cy + 11 else "petal"
        if far < edge + 1:
            return "k"
        return "dot" if (x + y) % 8 == 0 and (x - y) % 8 == 0 else "field"

    fill(picture, cell)


def _bee(picture: Picture) -> None:
    width, height = picture.width, picture.height
    cx, cy = middle(picture)
    if width < 12:
        fill(picture, lambda _x, y: "stripe" if y % 3 == 0 else "field")
        return
    unit, down = 5, 7.5

    def comb(x: int, y: int) -> str:
        near = []
        for line in range(-5, 6):
            for n in range(-4, 5):
                dx, dy = x - cx - (2 * n + line % 2) * unit * 0.875, y - cy - line * down
                near.append((hypot(dx, dy), dx + dy))
        near.sort()
        if near[1][0] - near[0][0] < 1.1:
            return "wax"
        return "light" if near[0][1] < -3 else "field"

    fill(picture, comb)
    legend = {"w": "wing", "v": "vein", "y": "field", "o": "body", "k": "stripe"}
    picture.sprite(width // 2 - 7, height // 2 - 8, BEE_SPRITE, legend, edge="stripe")


def _ladybird(picture: Picture) -> None:
    width, height = picture.width, picture.height
    if width < 12:
        picture.ground("shell")
        picture.fill(box(1, 1, 7, 3), "k")
        for x, y in ((2, 4), (5, 4), (2, 7), (5, 7)):
            picture.put(x, y, "k")
        return
    cx, _ = middle(picture)

    def leaf(x: int, y: int) -> str:
        across = abs(x - cx)
        if across < 1:
            return "vein"
        if (y - across) % 9 < 1:
            return "vein"
        return "leaf" if (y - across) % 9 < 5 else "field"

    fill(picture, leaf)
    legend = {"r": "shell", "l": "shine", "d": "shade"}
    picture.sprite(
        width // 2 - 8, height // 2 - 9, LADYBIRD_SPRITE, legend, edge="w" if picture.depth == 1 else ""
    )


def _trellis(picture: Picture) -> None:
    width = picture.width
    step = 10 if width > 12 else 4
    cx, cy = middle(picture)

    def cell(x: int, y: int) -> str:
        one, other = (x + y - int(cx + cy)) % step, (x - y - int(cx - cy)) % step
        if step < 6:
            return "lath" if 0 in (one, other) else "field"
        if one < 2:
            return "lath"
        if other < 2:
            return "lath"
        return "shadow" if 2 in (one, other) else "field"

    fill(picture, cell)
    if width < 12:
        picture.fill(box(3, 4, 5, 7), "rose")
        return
    spots = ((18, 25), (8, 14), (28, 14), (8, 35), (28, 35), (18, 5), (18, 45))
    for number, (x, y) in enumerate(spots):
        for dx, dy in ((-5, 2), (4, -4), (4, 3), (-5, -3)):
            picture.fill(box(x + dx, y + dy, x + dx + 2, y + dy + 2), "leaf")
        sprite = ROSE if number % 2 else flipped(ROSE)
        picture.sprite(x - 3, y - 3, sprite, {"r": "rose", "d": "dark"}, edge="k")


def _of(name: str, inks: Inks, filled: Fill) -> dict[str, Drawing]:
    return backs(name, inks, filled, SIZES)


PICTURES: dict[str, Drawing] = {
    **_of("daisy", DAISY, _daisy),
    **_of("bee", BEE, _bee),
    **_of("ladybird", LADYBIRD, _ladybird),
    **_of("trellis", TRELLIS, _trellis),
}
