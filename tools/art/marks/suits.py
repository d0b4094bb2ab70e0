"""Marks of the four suits; the red ones are hollow in black and white, as on the cards."""

from __future__ import annotations

from tools.art.drawing import Drawing, Ink, Picture, stamp
from tools.art.flowers.shapes import border, cells, rows

SPADE = rows("""
    ....#....
    ...###...
    ..#####..
    .#######.
    #########
    #########
    .##.#.##.
    ....#....
    ...###...
""")
HEART = rows("""
    .........
    .###.###.
    #########
    #########
    #########
    .#######.
    ..#####..
    ...###...
    ....#....
""")
CLUB = rows("""
    ...###...
    ..#####..
    ..#####..
    .#.###.#.
    ###.#.###
    #########
    ###.#.###
    .#..#..#.
    ...###...
""")
DIAMOND = rows("""
    ....#....
    ...###...
    ..#####..
    .#######.
    #########
    .#######.
    ..#####..
    ...###...
    ....#....
""")
SUITS = {"spade": SPADE, "heart": HEART, "club": CLUB, "diamond": DIAMOND}
INKS = {"#": Ink("000000", "black", "black"), "r": Ink("DD0000", "red", "black")}


def mark(suit: str) -> Drawing:
    """Return the drawing of a suit's mark."""

    def draw(depth: int) -> Picture:
        picture, red = Picture(depth, 9, 9, INKS), suit in ("heart", "diamond")
        picture.sprite(0, 0, SUITS[suit], {"#": "r" if red else "#"})
        if red and depth == 1:
            shape = cells(SUITS[suit])
            picture.fill(shape - border(shape), "w")
        return picture

    return draw


QUARTET = (
    ".kkkkkkk.",
    *("kwkwkwkwk",) * 7,
    ".kkkkkkk.",
)
"""Mark of a set of Soi: four cards close together."""

PICTURES: dict[str, Drawing] = {
    **{f"mark-{suit}": mark(suit) for suit in SUITS},
    "mark-quartet": stamp(9, 9, QUARTET),
}
