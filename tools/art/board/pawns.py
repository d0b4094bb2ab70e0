"""Draws the sixteen pawns, 15 x 20 with a spare cell on each side.

There are four colours, each with its own head shape, and a number on each skirt. At 1 bit the spare cells
hold a white halo. In the drawings "c" is the face, "l" its light and "d" its dark edge, "w" the glint.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.board.geometry import COLOURS, PAWN
from tools.art.board.kit import INKS, turn
from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import around, box, cells, rows

HEADS: Mapping[str, tuple[str, ...]] = {
    "red": rows("""
        .....kkkkk.....
        ...kkllccckk...
        ...klwlcccdk...
        ..klwllccccdk..
        ..kllcccccddk..
        ..klccccccddk..
        ...kccccdddk...
        ...kkcdddddk...
        ....kkkkkkk....
    """),
    "blue": rows("""
        ..kkkkkkkkkkk..
        ..klllllllldk..
        ..klwwcccccdk..
        ..klwccccccdk..
        ..klcccccccdk..
        ..klcccccccdk..
        ..klcccccccdk..
        ..kdddddddddk..
        ..kkkkkkkkkkk..
    """),
    "yellow": rows("""
        .......k.......
        ......klk......
        ......klk......
        .kkkkklcckkkkk.
        ..kllwlcccddk..
        ...kllcccddk...
        ....kcccddk....
        ...klckkkcdk...
        ...kkkkkkkkk...
    """),
    "green": rows("""
        .....kkkkk.....
        ...kkllccckk...
        ..klwlkkkccdk..
        ..kwlk...kcdk..
        ..kllk...kcdk..
        ..klck...kddk..
        ..klcckkkcddk..
        ...kkcccddkk...
        ....kkkkkkk....
    """),
}

BODY = rows("""
    .....klcdk.....
    ....kllcddk....
    ....klcccdk....
    ...kllcccddk...
    ...klcccccdk...
    ..kllcccccddk..
    ..klcccccccdk..
    .kllcccccccddk.
    .kkkkkkkkkkkkk.
    kllcccccccccddk
    kkkkkkkkkkkkkkk
""")

DIGITS = (
    rows("""
        .#.
        ##.
        .#.
        .#.
        ###
    """),
    rows("""
        ##.
        ..#
        .#.
        #..
        ###
    """),
    rows("""
        ###
        ..#
        .##
        ..#
        ###
    """),
    rows("""
        #.#
        #.#
        ###
        ..#
        ..#
    """),
)
FIGURE = (7, 13)
"""Position of the number's upper left cell."""

MONO = {"red": ("k", "k"), "blue": ("blue", "w"), "yellow": ("w", "w"), "green": ("w", "green")}
"""Roles of face and skirt at 1 bit; a pawn is too small for its colour's pattern everywhere."""


def pawn(depth: int, colour: str, number: int) -> Picture:
    """Draw pawn 1..4 of a colour."""
    result = Picture(depth, *PAWN, INKS)
    whole = (*HEADS[colour], *BODY)
    if depth == 1:
        result.fill(around(cells(whole, 1, 1)), "w")
    for top, part, role in ((1, HEADS[colour], MONO[colour][0]), (10, BODY, MONO[colour][1])):
        face = colour if depth > 1 else role
        result.sprite(1, top, part, dict.fromkeys("lcdw", face))
        result.sprite(1, top, part, {"c": face, "l": f"{colour}+", "d": f"{colour}-"})
        turn(result, cells(part, 1, top, only="c"), colour)
    x, y = FIGURE
    figure = cells(DIGITS[number - 1], x, y)
    if depth == 1 and colour == "green":
        result.fill(box(x - 1, y - 1, x + 4, y + 5), "w")
    elif depth > 1:
        result.fill(around(figure) & cells(whole, 1, 1, only="lcd"), colour)
    result.fill(figure, "w" if colour == "red" or (depth > 1 and colour != "yellow") else "k")
    return result


def _drawing(colour: str, number: int) -> Drawing:
    return lambda depth: pawn(depth, colour, number)


PICTURES: Mapping[str, Drawing] = {
    f"pawn-{colour}-{number}": _drawing(colour, number) for colour in COLOURS for number in range(1, 5)
}
