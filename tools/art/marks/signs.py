"""Small signs of the table, the help and the menu bar."""

from __future__ import annotations

from tools.art.drawing import Drawing, Ink, Picture, stamp
from tools.art.flowers.shapes import flipped, oval, rows
from tools.art.marks.icons.inks import ink

EMBLEM = rows("""
    ......kkk......
    .....kprrk.....
    ....kprrrrk....
    .kkkkrrrrrkkkk.
    kpprrkrrrkpprrk
    kprrrrkrkprrrrk
    krrrrryyyrrrrrk
    .krrryyyyyrrrk.
    ..kkrryyyrrkk..
    ..kprrryrrprk..
    ..kprrkrkrrrk..
    .kprrrkkkprrrk.
    .krrrk...krrrk.
    ..krrk...krrk..
    ...kk.....kk...
""")
EMBLEM_INKS = {
    "r": ink("DD0000", "white"),
    "p": ink("FF6633", "white"),
    "y": ink("FFFF00", "black"),
}

THREE = rows("""
    .3333333.
    333333333
    333...333
    ......333
    ...33333.
    ...33333.
    ......333
    ......333
    333...333
    333333333
    .3333333.
""")
TRIPLET = (
    {"ground": Ink("FFFF00", "yellow", "white"), "3": Ink("DD0000", "red", "black")},
    {"ground": Ink("DD0000", "red", "black"), "3": Ink("FFFF00", "yellow", "white")},
)

FLAG = rows("""
    kk..........
    kykkkkkkkkkk
    kykrrrrrrrk.
    kykrrwwrrk..
    kykrwwwwk...
    kykrrwwrrk..
    kykrrrrrrrk.
    kykkkkkkkkkk
    kyk.........
    kyk.........
    kyk.........
    kkk.........
""")
COIN = rows("""
    ...kkkkk...
    .kkyccyykk.
    .kycyyyyok.
    kycyyyyyyok
    kcyykkkyyok
    kcyyk.kyyok
    kyyykkkyyok
    kyyyyyyyook
    .kyyyyyook.
    .kkoooookk.
    ...kkkkk...
""")
COIN_INKS = {"o": Ink("CC9900", "tan", "white")}

MATCH = rows("""
    ...........
    .wwwwwwwww.
    .wkkkkkkkw.
    ..wkkkkkw..
    ...wkkkw...
    ....wkw....
    .....w.....
    ...........
""")

BULB = rows("""
    ....kkkk....
    ..kkyyyykk..
    .kywwyyyyok.
    .kwyyyyyyok.
    kywykyykyyok
    kyyyykkyyyok
    kyyyykkyyyok
    .kyyykkyyok.
    .kyyykkyyok.
    ..kyykkyok..
    ...kyyyok...
    ...kkkkkk...
    ...ksssak...
    ...kkkkkk...
    ...ksssak...
    ....kkkk....
""")

PAGE = rows("""
    kkkkkkkkkkkkkkkkkkk.....
    kwwwwwwwwwwwwwwwwwkk....
    kwwwwwwwwwwwwwwwwwkwk...
    kwwwwwwwwwwwwwwwwwkwwk..
    kwwwwwwwwwwwkwwwwwkwwwk.
    kwwwwwwwwwwwkkwwwwkkkkkk
    kwwwwwwwwwwwkpkwwwwsssak
    kwwwwwwwwwwwkprkwwwwwwwk
    kwwwkkkkkkkkkprrkwwwwwwk
    kwwwkpppppppprrrrkwwwwwk
    kwwwkprrrrrrrrrrrrkwwwwk
    kwwwkprrrrrrrrrrrrrkwwwk
    kwwwkprrrrrrrrrrrrRkwwwk
    kwwwkRRRRRRRRrrrrRkwwwwk
    kwwwkkkkkkkkkrrrRkwwwwwk
    kwwwwwwwwwwwkrrRkwwwwwwk
    kwwwwwwwwwwwkrRkwwwwwwwk
    kwwwwwwwwwwwkRkwwwwwwwwk
    kwwwwwwwwwwwkkwwwwwwwwwk
    kwwwwwwwwwwwkwwwwwwwwwwk
    kwwwwwwwwwwwwwwwwwwwwwwk
    kwwwwwwwwwwwwwwwwwwwwwwk
    kwwwwwwwwwwwwwwwwwwwwwwk
    kkkkkkkkkkkkkkkkkkkkkkkk
""")
PAGE_INKS = {
    "r": Ink("DD0000", "red", "black"),
    "p": Ink("FF6666", "red", "black"),
    "R": Ink("990000", "brown", "black"),
    "s": Ink("DDDDDD", "silver", "white"),
    "a": Ink("BBBBBB", "silver", "white"),
}


def triplet(phase: int) -> Drawing:
    """Return the drawing of one phase of the flashing 3 on a stack of three."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, 19, 19, TRIPLET[phase])
        for x in range(19):
            for y in range(19):
                picture.put(x, y, "ground")
        picture.sprite(5, 4, THREE)
        picture.frame("3", 1)
        picture.frame("k" if depth > 1 else "3")
        return picture

    return draw


def hint(depth: int) -> Picture:
    """Draw the light bulb on its white disc."""
    picture = Picture(depth, 20, 20, COIN_INKS)
    picture.fill(oval(0, 0, 20, 20), "k")
    picture.fill(oval(1, 1, 19, 19), "w")
    picture.sprite(4, 2, BULB)
    return picture


def match(depth: int) -> Picture:
    """Draw the triangle over a matching card; in black and white it has a rim that shows on dots."""
    picture = Picture(depth, 11, 8)
    picture.sprite(0, 0, MATCH, edge="w" if depth == 1 else "")
    return picture


PICTURES: dict[str, Drawing] = {
    "triplet-0": triplet(0),
    "triplet-1": triplet(1),
    "first": stamp(12, 12, FLAG),
    "coin": stamp(11, 11, COIN, COIN_INKS),
    "match-mark": match,
    "hint": hint,
    "page-prev": stamp(24, 24, flipped(PAGE), PAGE_INKS),
    "page-next": stamp(24, 24, PAGE, PAGE_INKS),
}
