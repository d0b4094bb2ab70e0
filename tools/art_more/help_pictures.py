"""Pictures of help and notice: the turned corners of a page, and the table that welcomes."""

from __future__ import annotations

from functools import partial

from tools.art.__main__ import picture as card_picture
from tools.art.kit import Ink, outside
from tools.art.shapes import box, flipped, line, moved, oval, polygon, rows
from tools.art_more.backs import BLOSSOM, back
from tools.art_more.kit import Drawing, Picture

INKS = {
    "paper": Ink("FFFFFF", "white", "white"),
    "paper shade": Ink("CCCCFF", "silver", "25"),
    "arrow": Ink("DD0000", "red", "black"),
    "wall": Ink("FFCC66", "yellow/white", "white"),
    "cloth": Ink("006633", "forest", "50"),
    "cloth edge": Ink("009966", "green", "white"),
    "bough": Ink("663333", "brown", "black"),
    "petal": Ink("DD0000", "red", "white"),
    "petal light": Ink("FF6666", "magenta", "white"),
    "heart": Ink("FFCC00", "yellow", "black"),
    "vase": Ink("99CCFF", "cyan", "white"),
    "vase shade": Ink("6699CC", "blue", "25"),
    "vase mark": Ink("003399", "blue", "black"),
}
PETALS = {"p": "petal", "l": "petal light", "y": "heart"}
PETAL = rows("""
    .kkkk.
    kllppk
    .kkppk
    ...kk.
""")

CORNER = rows("""
    ........................
    .kkkkkkkkkkkkkkkkkkkkk..
    .kwwwwwwwwwwwwwwwwwwwk..
    .kwwwwwwwwwwwwwwwwwwwk..
    .kwwwwwwwwwwrwwwwwwwwk..
    .kwwwwwwwwwwrrwwwwwwwk..
    .kwwwwwwwwwwrrrwwwwwwk..
    .kwwwrrrrrrrrrrrwwwwwk..
    .kwwwrrrrrrrrrrrrwwwwk..
    .kwwwrrrrrrrrrrrrrwwwk..
    .kwwwrrrrrrrrrrrrwwwwk..
    .kwwwrrrrrrrrrrrwwwwwk..
    .kwwwwwwwwwwrrrwwwwwwk..
    .kwwwwwwwwwwrrwwwwwwwk..
    .kwwwwwwwwwwrwwwwwwwwk..
    .kwwwwwwwwwwwwwwkkkkkk..
    .kwwwwwwwwwwwwwksssssk..
    .kwwwwwwwwwwwwwksssssk..
    .kwwwwwwwwwwwwwkssssk...
    .kwwwwwwwwwwwwwksssk....
    .kwwwwwwwwwwwwwkssk.....
    .kwwwwwwwwwwwwwksk......
    .kkkkkkkkkkkkkkkk.......
    ........................
""")


def _page(depth: int, back: bool) -> Picture:
    p = Picture(depth, 24, 24, INKS)
    p.sprite(0, 0, flipped(CORNER) if back else CORNER, {"r": "arrow", "s": "paper shade"})
    return p


def _branch(p: Picture) -> None:
    """Draw an angular bough of plum in a vase at the left, reaching over the whole width."""
    twigs = (
        line((27, 58), (33, 40), (48, 30), (58, 14), (84, 9), pen=3),
        line((84, 9), (110, 17), (142, 12), (166, 19), (186, 13), pen=3),
        line((33, 40), (20, 26), (22, 10), (14, 2), pen=3),
        line((110, 17), (122, 27), pen=2),
        line((58, 14), (66, 2), pen=2),
        line((166, 19), (176, 30), (190, 33), pen=2),
    )
    p.fill(frozenset().union(*twigs), "bough", edge="k")
    for x, y in ((96, 4), (156, 6), (10, 18)):
        p.fill(oval(x, y, x + 6, y + 6), "petal", edge="k")
    right_side = ((34, 57), (33, 63), (42, 72), (44, 84), (40, 97), (35, 104))
    vase = polygon(*right_side, *((56 - x, y) for x, y in reversed(right_side)))
    p.fill(vase, "vase", edge="k")
    p.fill(vase - moved(vase, -6, 0), "vase shade")
    p.fill(vase & (box(0, 67, 60, 69) | box(0, 96, 60, 98)), "vase mark")
    p.fill(line((18, 75), (16, 86)), "w")
    p.sprite(19, 74, BLOSSOM, PETALS)
    for x, y in ((46, 6), (74, 0), (112, 1), (132, 8), (172, 1), (2, 0), (26, 14), (180, 24), (104, 20)):
        p.sprite(x, y, BLOSSOM, PETALS)


def _card(p: Picture, x: int, y: int, card: str) -> None:
    """Lay a card, or the back of one, with its shadow on the cloth."""
    drawn = back(p.depth) if card == "back" else card_picture(card, p.depth)
    p.fill(box(x + 2, y + 77, x + 49, y + 79) | box(x + 47, y + 3, x + 49, y + 77), "k")
    for j, row in enumerate(drawn.grid):
        for i, index in enumerate(row):
            if (i, j) not in outside():
                p.grid[y + j][x + i] = index


def welcome(depth: int) -> Picture:
    """Draw the picture of the notice, 200 x 120: cards and a bough of plum on a table."""
    p = Picture(depth, 200, 120, INKS, "wall")
    p.fill(box(0, 66, 200, 120), "cloth")
    p.fill(box(0, 64, 200, 65), "k")
    p.fill(box(0, 65, 200, 66), "cloth edge")
    _branch(p)
    for x, y, card in ((146, 33, "back"), (116, 37, "12-sun"), (84, 35, "03-sun"), (52, 37, "08-sun")):
        _card(p, x, y, card)
    for x, y in ((10, 111), (44, 101), (188, 114), (24, 109)):
        p.sprite(x, y, PETAL, PETALS)
    p.frame()
    return p


PICTURES: dict[str, Drawing] = {
    "page-prev": partial(_page, back=True),
    "page-next": partial(_page, back=False),
    "welcome": welcome,
}
