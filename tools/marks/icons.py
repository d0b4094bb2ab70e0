"""The icons of the computer and of the game, 32 x 32 and 16 x 16."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import box, rows
from tools.marks.kit import Drawing, Picture, stamp

INKS = {
    "e": Ink("EEEEEE", "silver", "white"),
    "b": Ink("FFFFCC", "white", "white"),
    "B": Ink("CCCC99", "silver", "white"),
    "D": Ink("999966", "grey", "50"),
    "u": Ink("CCFFFF", "white", "white"),
    "r": Ink("DD0000", "red", "black"),
    "p": Ink("FF6666", "magenta", "black"),
    "y": Ink("FFCC00", "yellow", "white"),
    "g": Ink("009933", "green", "black"),
}

COMPUTER = rows("""
    ......kkkkkkkkkkkkkkkkkkk.......
    .....kbbbbbbbbbbbbbbbbbbBk......
    .....kbBBBBBBBBBBBBBBBBBBDk.....
    .....kbBkkkkkkkkkkkkkkkBBDk.....
    .....kbkuuuuuuuuuuuuuuukBDk.....
    .....kbkuuuuuurruuuuuuukBDk.....
    .....kbkuuuuurrrruuuuuukBDk.....
    .....kbkuuurrrrrrrruuuukBDk.....
    .....kbkuurrrryyrrrruuukBDk.....
    .....kbkuurrryyyyrrruuukBDk.....
    .....kbkuuurrryyrrruuuukBDk.....
    .....kbkuuurrrrrrrruuuukBDk.....
    .....kbkuuurrruurrruuuukBDk.....
    .....kbkuuuuruguuruuuuukBDk.....
    .....kbkuuuuuuguuuuuuuukBDk.....
    .....kbkuuuuggguuuuuuuukBDk.....
    .....kbBkkkkkkkkkkkkkkkBBDk.....
    .....kbBBBBBBBBBBBBBBBBBBDk.....
    .....kbBBgBBBBBBBkkkkkkkBDk.....
    .....kbBBBBBBBBBBBBBBBBBBDk.....
    .....kBDDDDDDDDDDDDDDDDDDDk.....
    .....kkkkkkkkkkkkkkkkkkkkkk.....
    .......kBBBBBBBBBBBBBBBDk.......
    .......kkkkkkkkkkkkkkkkkk.......
    ................................
    ..kkkkkkkkkkkkkkkkkkkkkkkkkkkk..
    .kbbbbbbbbbbbbbbbbbbbbbbbbbbbBk.
    .kbkBkBkBkBkBkBkBkBkBkBkBkBkBDk.
    kbkBkBkBkBkBkBkBkBkBkBkBkBkBkBDk
    kbBBBkkkkkkkkkkkkkkkkkkBBBBBBBDk
    kBDDDDDDDDDDDDDDDDDDDDDDDDDDDDDk
    kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
""")

SMALL_COMPUTER = rows("""
    ..kkkkkkkkkkkk..
    ..kbbbbbbbbbDk..
    ..kbkkkkkkkkDk..
    ..kbkuurruukDk..
    ..kbkurrrrukDk..
    ..kbkrryyrrkDk..
    ..kbkurrrrukDk..
    ..kbkurggrukDk..
    ..kbkkkkkkkkDk..
    ..kbBBBBkkkBDk..
    ..kBDDDDDDDDDk..
    ..kkkkkkkkkkkk..
    .kbbbbbbbbbbbDk.
    .kkBkBkBkBkBkkk.
    kbBBkkkkkkkBBBDk
    kkkkkkkkkkkkkkkk
""")

SMALL_CARDS = rows("""
    .....kkkkkk.....
    .kkk.krrrrk.kkk.
    kgggkkryyrkkyyyk
    kgggkryyyyrkyyyk
    kggggryyyyrryyyk
    .kggkryyyyrkyyk.
    .kggkrryyrrkyyk.
    .kggkrrrrrrkyyk.
    .kggkrrkkrrkyyk.
    ..kgkrkkkkrkyk..
    ..kgkkkkkkkkyk..
    ..kgkkwkkwkkyk..
    ...kkkkwkwkkk...
    ....kkkkkkkk....
    .....kkkkkk.....
    ................
""")
MOON = rows("""
    rrrrrrrrrr
    rrryyyyrrr
    rryyyyyyrr
    ryyyyyyyyr
    ryyyyyyyyr
    ryyyyyyyyr
    rryyyyyyrr
    rrryyyyrrr
    rrrrrrrrrr
    rrrrrrrrrr
    rrrrkkkkrr
    rrkkkkkkkk
    rkkkkkwkkk
    kkwkkkkwkk
    kkkwkwkkwk
    kkkkwkkkkk
    kwkkkwkkkk
    kkwkkkkkkk
    kkkkkkkkkk
    kkkkkkkkkk
""")
"""The August card: a full moon over the bare hill."""


def war_of_flowers(depth: int) -> Picture:
    """Draw three flower cards, fanned."""
    picture = Picture(depth, 32, 32, INKS)
    for outward in (-1, 1):
        _side_card(picture, outward)
    picture.fill(box(9, 2, 23, 28), "k")
    picture.fill(box(10, 3, 22, 27), "w")
    picture.sprite(11, 5, MOON)
    return picture


def _side_card(picture: Picture, outward: int) -> None:
    """Draw a card behind the middle one that leans to the left (-1) or to the right (1)."""
    card = {(i, j) for i in range(13) for j in range(23)}
    for i, j in sorted(card):
        away = i + (23 - j) // 4
        x = 16 + away if outward > 0 else 15 - away
        y = 5 + j + i // 4
        if i == 12 or j in (0, 22):
            role = "k"
        elif i == 11 or j in (1, 21):
            role = "w"
        else:
            role = "g" if outward < 0 else "y"
        picture.put(x, y, role)


PICTURES: dict[str, Drawing] = {
    "icon-macclassic": stamp(32, 32, COMPUTER, INKS),
    "icon-war-of-flowers": war_of_flowers,
    "small-macclassic": stamp(16, 16, SMALL_COMPUTER, INKS),
    "small-war-of-flowers": stamp(16, 16, SMALL_CARDS, INKS),
}
