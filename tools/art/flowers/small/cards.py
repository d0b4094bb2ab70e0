"""The 48 flower cards at 24 x 39, recognisable in a strip 13 wide at the card's left edge.

They are drawn separately. All four of a month have the same emblem, whose distinctive part lies in columns 2
to 12. The kind is shown on a band along the foot, its mark (`tools.art.marks.kinds`) in columns 2 to 10. A
ribbon is the band itself, on its side, and looks as on the full card. A plain has no band: the plant
continues to the card's foot.

At 8 bits an emblem has few tones in large areas, painted by hand: the shading of the full cards turned it to
specks.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.drawings import MONTHS, card_ids
from tools.art.flowers.shapes import around, box, rows
from tools.art.flowers.small import autumn, spring, summer
from tools.art.marks.kinds import MARKS

WIDTH, HEIGHT = 24, 39
BAND = 26
"""Row of the line above the band."""

EMBLEMS = {**spring.EMBLEMS, **summer.EMBLEMS, **autumn.EMBLEMS}

RIBBONS = {1: "red", 2: "red", 3: "red", 6: "blue", 9: "blue", 10: "blue", 12: "willow"}
BIRDS = (2, 4, 8)
GROUNDS = {
    "sun": Ink("DD0000", "red", "white"),
    "bird": Ink("99CCFF", "cyan", "white"),
    "animal": Ink("FFCC66", "yellow", "white"),
    "cup": Ink("FFCC66", "yellow", "white"),
    "double": Ink("FFFFFF", "white", "white"),
}
DAN = rows("""
    ....p.
    ppp.p.
    p...pp
    ppp.p.
    ....p.
    p.....
    pppppp
""")
WORD = {"red": DAN, "blue": DAN}
"""Second syllable on the ribbons of a set."""


def kind(card: str) -> str:
    """Return the kind whose mark a card carries; "plain" has no mark."""
    month, word = int(card[:2]), card[3:].split("-")[0]
    if word == "ribbon":
        return RIBBONS.get(month, "orchid")
    if word == "animal":
        return "bird" if month in BIRDS else "cup" if month == 9 else word
    return word


def picture(card: str, depth: int) -> Picture:
    """Return one finished card at a depth of 1, 4 or 8 bits."""
    inks = import_module(f"tools.art.flowers.cards_{card[:2]}").INKS
    result = Picture(depth, WIDTH, HEIGHT, inks, "w")
    EMBLEMS[int(card[:2])](result)
    result.frame("w", 1)
    if kind(card) != "plain":
        _band(result, kind(card))
    result.frame()
    result.cut_corners(1)
    return result


def _band(picture: Picture, kind: str) -> None:
    sprite, inks = MARKS[kind]
    picture.inks.update(inks)
    picture.fill(box(1, BAND, WIDTH - 1, BAND + 1), "k")
    inside = box(1, BAND + 1, WIDTH - 1, HEIGHT - 1)
    if kind in GROUNDS:
        picture.inks["band"] = GROUNDS[kind]
        picture.fill(inside, "band")
        picture.sprite(2, BAND + 2, sprite)
        if kind == "double":
            picture.sprite(11, BAND + 2, sprite)
        return
    # A ribbon on its side with the face of the mark and a swallow tail.
    middle = (BAND + HEIGHT - 1) // 2
    tail = {(x, y) for x, y in inside if x + 6 - abs(y - middle) > WIDTH - 1}
    face = [row[1:-1] for row in sprite[1:-1]]
    picture.fill(inside - tail, face[0][0])
    edge = {(x, y) for x, y in inside - tail if y in (BAND + 1, HEIGHT - 2)}
    picture.fill(edge, face[-1][0])
    if kind == "blue" and picture.depth == 1:
        # As on the full card: the word on white, hatching beside it.
        picture.inks["hatch"] = Ink("", "", "hatch")
        picture.fill(inside - tail, "hatch")
        picture.sprite(2, BAND + 2, sprite)
    else:
        picture.sprite(3, BAND + 3, face)
        picture.sprite(11, BAND + 3, WORD.get(kind, face))
    picture.fill(tail, "w")
    picture.fill(around(inside - tail) & tail, "k")


def drawings() -> dict[str, Drawing]:
    """Return the drawing of every small card by its id."""
    return {card: partial(picture, card) for month in MONTHS for card in card_ids(month)}
