"""Draws the pile, a trug of picked petals, and the Graveyard, where petals lie under a stone.

The stone has a plate for the index of the last card. The grave stays open until the first card.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import Shape, border, box, curve, moved, oval, polygon, rows
from tools.art.garden import petals
from tools.art.garden.geometry import SMALL, anchor
from tools.art.garden.kit import paste

PILE = (63, 52)
GRAVEYARD = (96, 60)

INKS: Mapping[str, Ink] = {
    "wicker": Ink("CC9933", "tan", "white"),
    "wicker light": Ink("FFCC66", "orange", "white"),
    "wicker shade": Ink("996600", "brown", "black"),
    "inside": Ink("663300", "brown", "75"),
    "stone": Ink("CCCCCC", "silver", "white"),
    "stone light": Ink("FFFFFF", "white", "white"),
    "stone shade": Ink("888888", "grey", "50"),
    "plate": Ink("FFFFFF", "white", "white"),
    "mound": Ink("669933", "forest", "25"),
    "mound light": Ink("99CC33", "green", "white"),
    "mound shade": Ink("336600", "black", "50"),
    "soil": Ink("663300", "brown", "50"),
    "hole": Ink("220000", "black", "black"),
    "wood": Ink("CC9966", "tan", "white"),
    "wood shade": Ink("996633", "brown", "black"),
    "stem": Ink("669933", "forest", "black"),
    "dry": Ink("CCCC99", "silver", "white"),
    "dry light": Ink("FFFFCC", "white", "white"),
    "seed": Ink("CC9900", "tan", "50"),
    "worm": Ink("FF9999", "magenta", "white"),
    "worm shade": Ink("CC6666", "red", "white"),
    "shell": Ink("CC6633", "orange", "25"),
    "snail": Ink("FFCC99", "white", "white"),
    "iron": Ink("BBBBBB", "silver", "white"),
}

WORM = rows("""
    ..kkkkk...
    ..kkkkk...
    ..kkkkk...
    .kkkkkkk..
    ..kooook..
    ..kokokk..
    ..kooook..
    ..kokkok..
    ..kooook..
    ..kOOOOk..
    ..kooook..
    ..kooook..
    ..kOOOOk..
""")
"""Worm with a hat, the mourner."""

SNAIL = rows("""
    .........k.k
    ..kkkk...k.k
    .khhhhk..kkk
    khhkkhhkkeek
    khkhhkhkeekk
    khkkhkhkeek.
    khhhkhhkeek.
    keeeeeeeeek.
    .kkkkkkkkk..
""")
SPADE = rows("""
    .kkkkk.
    kwwwwwk
    kwkkkwk
    .kwwwk.
    ..kwk..
    ..kwk..
    ..kvk..
    ..kwk..
    ..kwk..
    ..kwk..
    ..kvk..
    ..kwk..
    kkkkkkk
    kiiiiik
    kiiiiik
    kiiiiik
    kiiiiik
""")
REST_IN_PEACE = rows("""
    ##...#..##.
    #.#..#..#.#
    ##...#..##.
    #.#..#..#..
    #.#..#..#..
""")
ROSETTE = rows("""
    ..#.#..
    .#####.
    ###.###
    .#...#.
    ###.###
    .#####.
    ..#.#..
""")
LEGEND = {
    "o": "worm",
    "O": "worm shade",
    "h": "shell",
    "e": "snail",
    "w": "wood",
    "v": "wood shade",
    "i": "iron",
}


def _handle(picture: Picture) -> None:
    ring = oval(9, 1, 54, 61) - oval(13, 5, 50, 57)
    upper = frozenset((x, y) for x, y in ring if y < 34)
    picture.fill(upper, "wicker", edge="k")
    picture.fill(upper - moved(upper, 1, 1), "wicker light")
    picture.fill({(x, y) for x, y in upper if (x + 2 * y) % 7 == 0}, "wicker shade")


def _basket(picture: Picture) -> None:
    """Draw the front of the trug: three rows of withies under a plaited rim."""
    body = polygon((3, 33), (60, 33), (56, 49), (52, 51), (11, 51), (7, 49))
    picture.fill(body, "wicker", edge="k")
    for x, y in body:
        row, across = divmod(y - 36, 4)
        step = (x + 3 * (row % 2)) % 6
        if across == 3 or step == 5:
            picture.put(x, y, "wicker shade")
        elif across == 0:
            picture.put(x, y, "wicker light")
    rim = box(2, 31, 61, 36) - {(x, y) for x in (2, 60) for y in (31, 35)}
    picture.fill(rim, "wicker", edge="k")
    picture.fill({(x, y) for x, y in rim if (x + y) % 5 == 0}, "wicker shade")
    picture.fill({(x, y) for x, y in rim if (x + y) % 5 == 1}, "wicker light")


HEAP = (
    ("violet", 40, 14, 24),
    ("rose", 45, 26, 17),
    ("marigold", 3, 38, 17),
    ("rose", 8, 50, 24),
    ("marigold", 43, 19, 27),
    ("violet", 47, 31, 20),
    ("violet", 6, 45, 27),
    ("rose", 1, 38, 26),
    ("marigold", 46, 26, 27),
)
"""Petals in the trug, the rear one first: colour, direction, and the middle of an index."""


def pile(depth: int) -> Picture:
    """Draw the trug, heaped with hidden petals."""
    picture = Picture(depth, *PILE, INKS)
    _handle(picture)
    for kind, number, x, y in HEAP:
        ax, ay = anchor(SMALL, number)
        # In black and white three patterns side by side hide the petals' outlines.
        kind = "rose" if depth == 1 else kind
        strip = petals.PICTURES[f"petals-{kind}{SMALL.suffix}"](depth)
        paste(picture, x - ax, y - ay, strip, SMALL.cell * number, SMALL.cell)
    _basket(picture)
    return picture


def empty(depth: int) -> Picture:
    """Draw the empty trug with a snail."""
    picture = Picture(depth, *PILE, INKS)
    _handle(picture)
    hollow = oval(5, 25, 58, 41)
    picture.fill(hollow, "inside", edge="k")
    _basket(picture)
    picture.sprite(30, 23, SNAIL, LEGEND)
    return picture


def _mound(picture: Picture) -> None:
    ground = oval(0.5, 42, 95.5, 76) & box(0, 0, *GRAVEYARD)
    ground = frozenset(cell for cell in ground if cell[1] < GRAVEYARD[1] - 1)
    picture.fill(ground, "mound", edge="k")
    picture.fill({(x, GRAVEYARD[1] - 1) for x in range(1, 95)}, "k")
    picture.fill(border(ground) - moved(ground, 0, 1), "mound light")
    for x, y in ((8, 55), (20, 51), (30, 56), (68, 50), (78, 56), (87, 53), (62, 56)):
        picture.sprite(x, y, ("m.m", ".m."), {"m": "mound shade"})


def _stone(picture: Picture, shape: Shape) -> None:
    picture.fill(shape, "stone", edge="k")
    picture.fill(border(shape) - moved(shape, -1, -1), "stone shade")
    picture.fill(border(shape) - moved(shape, 1, 1), "stone light")


def _main_stone(picture: Picture) -> None:
    """Draw the large stone with R.I.P. above the plate of the last card."""
    _stone(picture, oval(30, 3, 66, 35) | box(30, 19, 66, 48))
    picture.fill(box(28, 47, 68, 51), "stone", edge="k")
    picture.fill(box(28, 47, 68, 48), "stone light")
    picture.sprite(43, 10, REST_IN_PEACE, {"#": "k"})
    picture.fill(box(40, 22, 57, 43), "plate", edge="k")


def _wilted(picture: Picture) -> None:
    """Draw a drooping daisy with one fallen petal."""
    picture.fill(curve((26, 53), (30, 17), (14, 26), pen=2), "stem", edge="k")
    for petal in (oval(5, 31, 11, 40), oval(18, 31, 24, 40), oval(9, 33, 15, 44), oval(14, 33, 20, 43)):
        picture.fill(petal, "dry", edge="k")
        picture.fill(border(petal) - moved(petal, 1, 0), "dry light")
    head = oval(9, 25, 20, 35)
    picture.fill(head, "seed", edge="k")
    picture.fill({(x, y) for x, y in head if x % 2 == 0 and y % 2 == 1 and y > 27}, "k")
    picture.fill(oval(6, 51, 16, 55), "dry", edge="k")


def graveyard(depth: int) -> Picture:
    """Draw the Graveyard with a mourner; the plate of its stone is blank."""
    picture = Picture(depth, *GRAVEYARD, INKS)
    _mound(picture)
    _stone(picture, oval(79, 26, 94, 41) | box(79, 33, 94, 48))
    picture.sprite(83, 31, ROSETTE, {"#": "stone shade" if depth > 1 else "k"})
    _main_stone(picture)
    _wilted(picture)
    picture.sprite(69, 38, WORM, LEGEND)
    return picture


def open_grave(depth: int) -> Picture:
    """Draw the Graveyard before its first card: a hole, a heap and a spade."""
    picture = Picture(depth, *GRAVEYARD, INKS)
    _mound(picture)
    _main_stone(picture)
    heap = oval(66, 42, 92, 66) & box(0, 0, 96, 54)
    picture.sprite(75, 28, SPADE, LEGEND)
    picture.fill(heap, "soil", edge="k")
    picture.fill(oval(10, 49, 34, 57), "hole", edge="k")
    picture.fill(oval(12, 52, 32, 57) & oval(10, 49, 34, 57), "soil")
    return picture


PICTURES: dict[str, Drawing] = {
    "pile": pile,
    "pile-empty": empty,
    "graveyard": graveyard,
    "graveyard-empty": open_grave,
}
