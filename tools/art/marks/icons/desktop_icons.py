"""Icons of the computer and of War of Flowers, 32 x 32 and 16 x 16."""

from __future__ import annotations

from tools.art.drawing import Drawing, Picture, stamp
from tools.art.flowers.shapes import border, box, cells, polygon, rows
from tools.art.marks.icons.inks import ink

INKS = {
    "e": ink("EEEEEE", "white"),
    "b": ink("EEEEEE", "white"),
    "B": ink("CCCCCC", "white"),
    "D": ink("888888", "50"),
    "u": ink("99FFFF", "white"),
    "r": ink("DD0000", "black"),
    "p": ink("FF66CC", "black"),
    "y": ink("FFFF00", "white"),
    "l": ink("339966", "white"),
    "g": ink("00BB00", "black"),
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
    ..kbkuryyrukDk..
    ..kbkuurruukDk..
    ..kbkuuguuukDk..
    ..kbkuugguukDk..
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
    ....kkkkkkkk....
    ....kwwwwwwk....
    .kkkkwrrrrwkkkk.
    kwwwkwryyrwkwwwk
    kwllkwyyyywkyywk
    kwllkwyyyywkypwk
    .kwlkwryyrwkpwk.
    .kwlkwrrrrwkywk.
    .kwlkwrrrrwkywk.
    .kwlkwrkkrwkywk.
    ..kwkwkkkkwkwk..
    ..kwkwkkwkwkwk..
    ..kwkwkwkkwkwk..
    ...kkwwwwwwkk...
    ....kkkkkkkk....
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


BLOSSOM = rows("""
    .rr.rr.
    rrrkrrr
    .rkykr.
    .rrkrr.
    ..r.r..
""")


NEEDLES = rows("""
    ..k.k..
    k.k.k.k
    kk.k.kk
    .kkkkk.
    ...k...
""")


def _side_card(picture: Picture, outward: int) -> None:
    """Draw a card behind the middle one that leans to the left (-1) or to the right (1)."""
    leaning = polygon((0, 7.5), (12, 4), (18, 26.5), (6, 30))
    card = leaning if outward < 0 else frozenset((31 - x, y) for x, y in leaning)
    inner = card - border(card)
    face = inner - border(inner)
    picture.fill(card, "k")
    picture.fill(inner, "w")
    if outward < 0:
        picture.fill(face, "l")
        for x, y in ((2, 9), (3, 15), (5, 21)):
            picture.fill(cells(NEEDLES, x, y) & face, "k")
        return
    picture.fill(face, "y")
    for x, y in ((22, 8), (24, 15), (21, 21)):
        picture.fill(cells(BLOSSOM, x, y, "r") & face, "p")
        picture.fill(cells(BLOSSOM, x, y, "k") & face, "k")


PICTURES: dict[str, Drawing] = {
    "icon-macclassic": stamp(32, 32, COMPUTER, INKS),
    "icon-war-of-flowers": war_of_flowers,
    "small-macclassic": stamp(16, 16, SMALL_COMPUTER, {**INKS, "D": ink("888888", "white")}),
    "small-war-of-flowers": stamp(16, 16, SMALL_CARDS, INKS),
}
