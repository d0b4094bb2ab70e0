"""The picture of the shareware notice: a hand of cards, blossoms and a coin on the table, 176 x 120."""

from __future__ import annotations

from tools.art.__main__ import picture as card_picture
from tools.art.kit import Ink, outside
from tools.art.shapes import box
from tools.marks.kit import Drawing, Picture

INKS = {
    "felt": Ink("006633", "forest", "50"),
    "skin": Ink("FFCC99", "tan", "white"),
}

HAND = (("01-sun", 8, 18), ("03-sun", 28, 12), ("08-sun", 48, 8), ("11-sun", 68, 12), ("12-sun", 88, 18))


def _lay(picture: Picture, card: str, left: int, top: int) -> None:
    """Lay a card on the table."""
    for y, row in enumerate(card_picture(card, picture.depth).grid):
        for x, index in enumerate(row):
            if (x, y) not in outside() and 0 <= top + y < picture.height and 0 <= left + x < picture.width:
                picture.grid[top + y][left + x] = index


def welcome(depth: int) -> Picture:
    """Draw the picture."""
    picture = Picture(depth, 176, 120, INKS)
    picture.fill(box(0, 0, 176, 120), "felt")
    for card, left, top in HAND:
        _lay(picture, card, left, top)
    picture.frame("k")
    return picture


PICTURES: dict[str, Drawing] = {"welcome": welcome}
