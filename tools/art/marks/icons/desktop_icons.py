"""Icons of the computer and of War of Flowers, 32 x 32 and 16 x 16."""

from __future__ import annotations

from tools.art.drawing import Drawing, Picture, stamp
from tools.art.flowers.shapes import border, box, oval, polygon, rows
from tools.art.marks.icons.inks import ink

INKS = {
    "e": ink("EEEEEE", "white"),
    "b": ink("EEEEEE", "white"),
    "B": ink("CCCCCC", "white"),
    "D": ink("888888", "50"),
    "u": ink("99FFFF", "white"),
    "r": ink("DD0000", "black"),
    "y": ink("FFFF00", "white"),
    "l": ink("339966", "white"),
    "g": ink("00BB00", "black"),
    "o": ink("FF6633", "25"),
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
    .kkkkkkk........
    kwwwwwwk........
    kwrrrrkkkkkkkkk.
    kwrrykwwwwwwwwwk
    kwryykwkkwrrrwwk
    kwryykwrrkrrrrwk
    kwrrykokwkrrrrwk
    kwrrrkwkwkrrrwwk
    kwrrrkwkwkkkwwwk
    kwrkkkwkwwwkkwwk
    kwkkkkwwkkkkkkwk
    kwkkkkwwwkwkwwwk
    kwkwkkwwwkwkwwwk
    .kkkkkwwwkwkwwwk
    .....kwlllllllwk
    ......kkkkkkkkk.
""")
CRANE = rows("""
    .......rrrr..
    ......rrrrrr.
    .kkk.rrrrrrrr
    krrrkrrrrrrrr
    kkwwkrrrrrrrr
    ookwkrrrrrrrr
    .kkwkkrrrrrr.
    ..kwk..rrrr..
    .kwk.........
    .kwkkkk......
    .kwwwwwkk....
    .kwwwwwwkk...
    ..kwwwwkkkk..
    ...kkkkkkkk..
    ....k.k..kk..
    ....k.k..k...
    ....k.k......
    ....k.k......
    ....k.k......
    ...kk.kk.....
    lllllllllllll
    lllllllllllll
""")
"""The January card: a crane before the rising sun."""


def war_of_flowers(depth: int) -> Picture:
    """Draw two flower cards: the crane of January before the moon of August."""
    picture = Picture(depth, 32, 32, INKS)
    leaning = polygon((0, 4.5), (14.5, 0.5), (20, 26), (5.5, 29.5))
    card = leaning - border(leaning)
    face = card - border(card)
    picture.fill(leaning, "k")
    picture.fill(card, "w")
    picture.fill(face, "r")
    picture.fill(oval(4, 6, 12, 14), "y")
    hill = face & oval(3, 17, 23, 40)
    picture.fill(hill, "k")
    picture.fill(hill & frozenset(((8, 23), (9, 22), (10, 24), (8, 26), (7, 22))), "w")
    picture.fill(box(14, 4, 31, 31), "k")
    picture.fill(box(15, 5, 30, 30), "w")
    picture.sprite(16, 6, CRANE)
    return picture


PICTURES: dict[str, Drawing] = {
    "icon-macclassic": stamp(32, 32, COMPUTER, INKS),
    "icon-war-of-flowers": war_of_flowers,
    "small-macclassic": stamp(16, 16, SMALL_COMPUTER, {**INKS, "D": ink("888888", "white")}),
    "small-war-of-flowers": stamp(16, 16, SMALL_CARDS, INKS),
}
