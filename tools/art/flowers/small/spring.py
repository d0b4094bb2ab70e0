"""Emblems of the small cards of January to April: pine, plum, cherry, wisteria."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Picture
from tools.art.flowers import cards_02, cards_03, cards_04
from tools.art.flowers.shapes import cells, curve, line, rows

FAN = rows("""
    ....kkk....
    ..kktttkk..
    .kttkttktk.
    kttnktkntnk
    ktnnnknnnnk
    kkkkkkkkkkk
    .kk.kkk.kk.
""")
MONO_FAN = rows("""
    ....kkk....
    ..kkkwkkk..
    .kwkkwkkwk.
    .kkwkwkwkk.
    kkkkwwwkkkk
    kwwkkwkkwwk
    kkkkkkkkkkk
""")


def pine(picture: Picture) -> None:
    """Draw fans of needles, like half open umbrellas, one above another."""
    wood = line((13, 4), (14, 20), (13, 39), pen=3)
    picture.fill(wood, "bough", edge="k")
    picture.tone({(x, y) for x, y in wood if (x - 1, y) not in wood}, "CC6633")
    picture.tone({(x, y) for x, y in wood if (x + 1, y) not in wood}, "660000")
    for x, y in ((13, 8), (13, 20), (2, 14), (2, 2), (2, 27)):
        fan = FAN if picture.depth > 1 else MONO_FAN
        picture.sprite(x, y, fan, {"t": "tip", "n": "needle"}, edge="w" if picture.depth == 1 else "")
        picture.tone({cell for cell in cells(FAN, x, y, only="t") if cell[0] < x + 5}, "33CC33")
    for y in (9, 21, 34):
        picture.fill(line((7, y), (12, y + 1)), "bark")


PLUM = rows("""
    ...kkkkk...
    ..kqqpppk..
    .kkqppppkk.
    kqqkpppkqqk
    kqppkpkqppk
    kqppkhkqppk
    kkpkhhhkpkk
    .kkkkhkkkk.
    .kqqkkkqqk.
    .kqppkqppk.
    .kppk.kppk.
    ..kk...kk..
""")
MONO_PLUM = rows("""
    ....kkk....
    ...kkkkk...
    ...kkkkk...
    .kkwkkkwkk.
    kkkkwkwkkkk
    kkkkkwkkkkk
    .kkkwwwkkk.
    ..wwkwkww..
    .kkkkwkkkk.
    kkkkkwkkkkk
    .kkkkwkkkk.
    ..kk...kk..
""")


def plum(picture: Picture) -> None:
    """Draw a round blossom, dark except for its heart, on an angular bough."""
    bough = line((6, 40), (5, 31), (10, 24), (5, 18), (7, 8), pen=3) | line(
        (10, 25), (16, 20), (18, 8), pen=2
    )
    picture.fill(bough, "bough")
    picture.tone({(x, y) for x, y in bough if (x - 1, y) not in bough}, "663333")
    for x, y in ((2, 2), (12, 12), (12, 27)):
        if picture.depth == 1:
            picture.sprite(x, y, MONO_PLUM, edge="w")
        else:
            picture.sprite(x, y, PLUM)
            petals = cells(PLUM, x, y, only="p")
            picture.tone({(i, j) for i, j in petals if (i + 1, j) not in petals}, "990000")
    picture.woodcut(15, 3, cards_02.BUD)
    picture.woodcut(2, 19, cards_02.BUD)


MONO_CHERRY = rows("""
    ...w.w...
    ..wwwww..
    ..wwwww..
    ww.www.ww
    wwww.wwww
    .ww...ww.
    ..ww.ww..
    .www.www.
    .www.www.
    ..w...w..
""")


def cherry(picture: Picture) -> None:
    """Draw pale notched blossoms in a cloud."""
    picture.ground("cloud")
    blossom = {8: cards_03.BLOSSOM, 4: cards_03.BLOSSOM_16, 1: MONO_CHERRY}[picture.depth]
    # White on black is distinct; pink blossoms lie closer together.
    left, right = (3, 14) if picture.depth == 1 else (1, 12)
    for y in (-5, 7, 19, 31):
        picture.sprite(right, y, blossom)
        picture.sprite(left, y + 7, blossom)


def wisteria(picture: Picture) -> None:
    """Draw hanging bunches of beans, tapering downward."""
    cards_04.bunch(picture, 20, 6, 6)
    cards_04.bunch(picture, 7, 5, 4)
    picture.fill(curve((-2, 3), (12, 2), (26, 3), pen=2), "vine")
    picture.woodcut(10, 1, cards_04.LEAF)


EMBLEMS: Mapping[int, Callable[[Picture], None]] = {1: pine, 2: plum, 3: cherry, 4: wisteria}
