"""Marks of the kinds of flower cards, and pips of sets.

Marks are 9 x 9 on rails, on strips and on the bands of small cards, and stand in a white box of 13 x 13, an
*ear*, on a card that another card covers. A mark of a ribbon shows the same sign as the full card at every
depth: the red one a word, white on dark; the blue one a word (black on white at 1 bit), the orchid one dots,
the willow's nothing. `mark-plain-ribbon`, a ribbon with its bow, represents ribbons of all colours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.art.drawing import Drawing, Ink, Picture, stamp
from tools.art.flowers.kit import DOUBLE
from tools.art.flowers.shapes import box, rows

SIZE = 9
EAR = 13

SUN = rows("""
    ..kkkkk..
    .kyyyyyk.
    kyyyyyyyk
    kyyrrryyk
    kyyrrryok
    kyyrrryok
    kyyyyyyok
    .kyyyook.
    ..kkkkk..
""")
BIRD = rows("""
    ..kkk....
    .kkwkk...
    ookkkk...
    ..kkkk..k
    ..kkkkkkk
    ..kkkkkk.
    ...kkkk..
    ....k.k..
    ...kk.kk.
""")
ANIMAL = rows("""
    ..kk.kk..
    ..kk.kk..
    kk.....kk
    kk.kkk.kk
    ..kkkkk..
    .kkkkkkk.
    .kkkkkkk.
    ..kk.kk..
    .........
""")
CUP = rows("""
    .........
    kkkkkkkkk
    krrryrrrk
    krryyyrrk
    .krryrrk.
    ..krrrk..
    ...krk...
    ...krk...
    ..kkkkk..
""")
CLOVER = rows("""
    ...kkk...
    ..kgggk..
    ..kgggk..
    .kkgggkk.
    kggkgkggk
    kgggkgggk
    kggkkkggk
    .kk.k.kk.
    ....kk...
""")
BOW = rows("""
    .kk...kk.
    krrk.krrk
    krrrkrrrk
    .kkkrkkk.
    ..krrrk..
    ..krrrk..
    ..krrrk..
    ..krkrk..
    ..kk.kk..
""")
RED = rows("""
    kkkkkkkkk
    krrrprrrk
    krpppppRk
    krrpprrRk
    krrrprrRk
    kpppppppk
    krrpprrRk
    krrpppRRk
    kkkkkkkkk
""")
BLUE = rows("""
    kkkkkkkkk
    kdddddddk
    kdpddpdhk
    kpppdpdhk
    kdpdppdhk
    kpdpdpdhk
    kddppddhk
    khhhhhhhk
    kkkkkkkkk
""")
ORCHID = rows("""
    kkkkkkkkk
    koooooook
    kopooopok
    koooooook
    kooopoook
    koooooook
    kopooopok
    koooooook
    kkkkkkkkk
""")
WILLOW = rows("""
    kkkkkkkkk
    krrrrrrrk
    krrrrrrrk
    krrrrrrrk
    krrrrrrrk
    krrrrrrrk
    krrrrrrrk
    krrrrrrrk
    kkkkkkkkk
""")

RED_INKS = {
    "r": Ink("DD0000", "red", "black"),
    "R": Ink("990000", "red", "black"),
    "p": Ink("FFFFFF", "white", "white"),
}
MARKS: Mapping[str, tuple[Sequence[str], Mapping[str, Ink]]] = {
    "sun": (SUN, {"o": Ink("FF9900", "orange", "white")}),
    "bird": (BIRD, {"o": Ink("FF6600", "orange", "black")}),
    "animal": (ANIMAL, {}),
    "cup": (CUP, {"y": Ink("FFCC00", "yellow", "white")}),
    "red": (RED, RED_INKS),
    "blue": (
        BLUE,
        {
            "d": Ink("0033CC", "blue", "white"),
            "h": Ink("6699FF", "cyan", "white"),
            "p": Ink("FFFFFF", "white", "black"),
        },
    ),
    "orchid": (
        ORCHID,
        {
            "o": Ink("CC66CC", "magenta/purple", "white"),
            "p": Ink("FFCCFF", "magenta/purple", "black"),
        },
    ),
    "plain-ribbon": (BOW, {"r": Ink("BBBBBB", "silver", "white")}),
    "willow": (WILLOW, RED_INKS),
    "plain": (CLOVER, {"g": Ink("009933", "green", "white")}),
    "double": (DOUBLE, {}),
}
"""Sprite of each kind, and its inks that differ from the common ones."""


def ear(mark: Sequence[str], inks: Mapping[str, Ink]) -> Drawing:
    """Return the drawing of a mark in a white box of 13 x 13."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, EAR, EAR, inks, "k")
        picture.fill(box(1, 1, EAR - 1, EAR - 1), "w")
        picture.sprite((EAR - SIZE) // 2, (EAR - SIZE) // 2, mark)
        return picture

    return draw


HAD = ("kkkk",) * 7
OPEN = ("kkkk", *("kwwk",) * 5, "kkkk")
LOST = ("....", "....", "....", "kkkk", "....", "....", "....")

PICTURES: dict[str, Drawing] = {
    **{f"mark-{kind}": stamp(SIZE, SIZE, *mark) for kind, mark in MARKS.items()},
    **{f"ear-{kind}": ear(*mark) for kind, mark in MARKS.items()},
    **{f"pip-{name}": stamp(4, 7, pip) for name, pip in (("had", HAD), ("open", OPEN), ("lost", LOST))},
}
