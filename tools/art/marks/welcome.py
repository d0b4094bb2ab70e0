"""Picture of the shareware notice: cards, plum blossom and coins on a table, 176 x 120."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.drawings import picture as card_picture
from tools.art.flowers.kit import HEIGHT, WIDTH, Ink, outside
from tools.art.flowers.shapes import box, cells, curve, flipped, line, moved, oval
from tools.art.marks.signs import EMBLEM

INKS = {
    "wall": Ink("FFFFCC", "white", "white"),
    "felt": Ink("006633", "forest", "75"),
    "table edge": Ink("009966", "green", "white"),
    "bark": Ink("663300", "brown", "black"),
    "r": Ink("FF3366", "red", "white"),
    "p": Ink("FF99CC", "magenta", "white"),
    "y": Ink("FFCC00", "yellow", "black"),
    "bud": Ink("CC0033", "red", "black"),
    "gold": Ink("FFCC00", "yellow", "white"),
    "gold light": Ink("FFFF99", "white", "white"),
    "gold shade": Ink("CC9900", "tan", "white"),
    "relief": Ink("996600", "brown", "black"),
}

TABLE = 52
"""First row of the table."""

HAND = (("01-sun", 6, 17), ("03-sun", 25, 10), ("08-sun", 44, 7), ("11-sun", 63, 10), ("12-sun", 82, 17))


def _lay(picture: Picture, card: str, left: int, top: int) -> None:
    """Draw a card with its shadow to the right and below."""
    shadow = moved(box(left, top, left + WIDTH, top + HEIGHT) - moved(outside(), left, top), 2, 2)
    picture.fill(shadow, "k")
    for y, row in enumerate(card_picture(card, picture.depth).grid):
        for x, index in enumerate(row):
            if (x, y) not in outside() and 0 <= top + y < picture.height and 0 <= left + x < picture.width:
                picture.grid[top + y][left + x] = index


def _branch(picture: Picture) -> None:
    """Draw the plum branch that reaches in from the upper right."""
    bough = curve((180, 6), (158, 12), (140, 40), pen=3) | line((157, 17), (170, 34), (172, 44), pen=2)
    bough |= line((152, 20), (143, 15), pen=2)
    picture.fill(bough, "bark", edge="k")
    for x, y in ((138, 45), (173, 47), (142, 13)):
        picture.fill(oval(x - 3, y - 3, x + 3, y + 3), "bud", edge="k")
    for x, y, sprite in ((150, 4, EMBLEM), (137, 26, EMBLEM), (158, 28, flipped(EMBLEM, False, True))):
        _blossom(picture, x, y, sprite)


def _coins(picture: Picture) -> None:
    """Draw a stack of coins and one coin in front of it."""
    for i in range(5):
        flat = oval(142 + i % 2, 76 - 4 * i, 168 + i % 2, 86 - 4 * i)
        side = flat | moved(flat, 0, 1) | moved(flat, 0, 2) | moved(flat, 0, 3)
        picture.fill(side, "gold shade", edge="k")
        picture.fill(flat, "gold", edge="k")
    picture.fill(oval(147, 62, 164, 67), "gold light")
    picture.fill(oval(148, 63, 165, 68), "gold")
    whole = oval(130, 83, 162, 115)
    picture.fill(moved(whole, 2, 2), "k")
    picture.fill(whole, "gold", edge="k")
    picture.fill(whole - moved(whole, -2, -2), "gold shade")
    picture.fill(whole - moved(whole, 2, 2), "gold light")
    picture.fill(oval(134, 87, 158, 111) - oval(135, 88, 157, 110), "relief")
    legend = {"k": "relief", "r": "gold", "p": "gold light", "y": "relief"}
    picture.sprite(139, 92, EMBLEM, legend)


def _petals(picture: Picture) -> None:
    """Draw a blossom and two petals that have fallen on the table."""
    _blossom(picture, 8, 101, EMBLEM)
    for x, y in ((33, 110), (106, 108)):
        petal = oval(x, y, x + 7, y + 5)
        picture.fill(petal, "r", edge="k")
        picture.fill(oval(x + 1, y + 1, x + 4, y + 3), "p")


def _blossom(picture: Picture, x: int, y: int, sprite: Sequence[str]) -> None:
    if picture.depth == 1:
        picture.fill(cells(sprite, x, y), "w", edge="w")
    picture.sprite(x, y, sprite)


def welcome(depth: int) -> Picture:
    """Draw the picture."""
    picture = Picture(depth, 176, 120, INKS)
    picture.fill(box(0, 0, 176, TABLE), "wall")
    picture.fill(box(0, TABLE, 176, 120), "felt")
    picture.fill(box(0, TABLE - 1, 176, TABLE), "k")
    picture.fill(box(0, TABLE, 176, TABLE + 2), "table edge")
    _branch(picture)
    _coins(picture)
    for card, left, top in HAND:
        _lay(picture, card, left, top)
    _petals(picture)
    picture.frame("k")
    return picture


PICTURES: dict[str, Drawing] = {"welcome": welcome}
