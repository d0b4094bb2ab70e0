"""Draws February's cards: plum blossom on an angular bough, with the warbler."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.flowers.kit import Canvas, Ink, cells, flipped, line, oval, ribbon, rows
from tools.art.paint import forms

CARDS = ("02-animal", "02-ribbon", "02-plain-1", "02-plain-2")

INKS = {
    "p": Ink("DD0000", "red", "black"),  # petal
    "q": Ink("FF6666", "magenta", "black"),  # light of a petal
    "h": Ink("FFCC00", "yellow", "white"),  # heart
    "field": Ink("FFCC00", "yellow", "25"),
    "bough": Ink("330000", "black", "black"),
    "twig": Ink("660000", "", ""),  # young wood
    "shine": Ink("996666", "tan", "white"),
    "u": Ink("999933", "tan", "50"),  # the warbler's back
    "U": Ink("666600", "forest", "black"),  # its wing
    "m": Ink("CCCC66", "yellow", "white"),  # its breast
}

BLOSSOM = rows("""
    ....kkkkk....
    ...kqqppkk...
    .kkkqppppkkk.
    kqqkqpppkqqpk
    kqppkpppkqppk
    kqpppkpkqpppk
    kkpppkhkpppkk
    ..kkkhhhkkk..
    .kkqkkhkkqkk.
    .kqqpkhkqqpk.
    .kqpppkqpppk.
    .kpppkkkpppk.
    ..kkkk.kkkk..
""")
SMALL = rows("""
    ...kkkk...
    .kkqqpkkk.
    kqqkqpkqqk
    kqppkkqppk
    kkpkhhkpkk
    .kqkhhkqk.
    .kqpkkqpk.
    .kqpkkqpk.
    ..kkkkkk..
""")
BUD = rows("""
    .kkk.
    kqqpk
    kqppk
    kpppk
    .kkk.
""")
WARBLER = rows("""
    ......kkkkk............
    ....kkuuuuukk..........
    ...kuuuuuuuuuk.........
    ..kwwkuuuuuuuuk........
    kkkwkwkuuuuuuuukk......
    ttkkwmmuuuuuuuuuukk....
    .kkmmmmmuuUUUuuuuuukk..
    ..kmmmmmmUUUUUUuuuuuuk.
    ..kmmmmmmUUkUUUUUuuuuuk
    ..kwmmmmmmUUkkUUUUkkUUUkk
    ...kwmmmmmmUUUkkUUUUkkUUUkkk
    ...kwwmmmmmmUUUUkkUUUkkkUUUUkk
    ....kwwmmmmmmmUUUUkkkk.kkkUUUUkk
    .....kwwmmmmmmmmmkk.......kkkUUk
    ......kkwwwwmmmkk............kkk
    ........kkkkkkk..........
    .........tk.tk...........
    ........ttk.ttk..........
""")


def _bough(canvas: Canvas, *points: tuple[int, int], pen: int = 3) -> None:
    """Draw an angular bough with a lit upper edge."""
    wood = line(*points, pen=pen)
    canvas.fill(wood, "bough" if pen > 2 or canvas.depth < 8 else "twig", edge="k")
    if pen > 2:
        lit = {(x, y) for x, y in wood if (x, y - 1) not in wood and (x * 3 + y) % 11 < 7}
        canvas.fill(lit, "shine")


PETALS = (
    (0.63, "FF9999", "FF3333"),
    (1.15, "FF6666", "DD0000"),
    (1.3, "FF3333", "BB0000"),
    (2, "DD0000", "990000"),
)
"""Tones of petals at 8 bits: relative distance from the blossom's lit side, lit tone, shaded tone."""


def _blossom(canvas: Canvas, x: int, y: int, picture: Sequence[str] = BLOSSOM) -> None:
    """Draw a blossom, which at 8 bits is hollow: its petals darken from the upper left to the lower right.

    A bud is crimson.
    """
    canvas.woodcut(x, y, picture)
    petals = cells(picture, x, y, only="pq")
    if picture == BUD:
        canvas.tone(petals, "CC0033")
        canvas.tone(cells(picture, x, y, only="q"), "FF6666")
    for petal in forms(petals) if picture == BLOSSOM else ():
        far = sum(i - x + j - y for i, j in petal) / len(petal) / 12
        lit, shade = next((lit, shade) for until, lit, shade in PETALS if far < until)
        canvas.tone(petal, shade)
        canvas.tone(sorted(petal, key=lambda cell: (sum(cell), cell[1]))[: min(6, len(petal) - 6)], lit)


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "02-animal":
        canvas.hill(oval(-20, 66, 60, 116), "field")
        _bough(canvas, (-2, 70), (12, 60), (30, 62), (50, 50), pen=4)
        _bough(canvas, (6, 64), (5, 40), (10, 22), (7, 2), pen=3)
        _bough(canvas, (10, 22), (22, 12), (36, 12), pen=2)
        _bough(canvas, (26, 62), (34, 76), pen=2)
        canvas.sprite(12, 42, WARBLER)
        for x, y in ((2, 3), (19, 6), (1, 26)):
            _blossom(canvas, x, y, BLOSSOM)
        _blossom(canvas, 34, 7, SMALL)
        _blossom(canvas, 5, 65, BLOSSOM)
        _blossom(canvas, 34, 66, SMALL)
        _blossom(canvas, 15, 18, BUD)
    elif card == "02-ribbon":
        _bough(canvas, (8, 78), (10, 56), (4, 40), (14, 24), (10, 10), pen=4)
        _bough(canvas, (14, 24), (28, 14), (46, 16), pen=3)
        for x, y in ((2, 3), (18, 4), (32, 9), (3, 30), (8, 50)):
            _blossom(canvas, x, y, BLOSSOM)
        _blossom(canvas, 14, 20, BUD)
        _blossom(canvas, 3, 66, SMALL)
        ribbon(canvas, 26, 27, "red")
    elif card == "02-plain-1":
        _bough(canvas, (50, 72), (34, 62), (30, 44), (14, 34), (10, 4), pen=4)
        _bough(canvas, (30, 44), (40, 30), (36, 8), pen=3)
        _bough(canvas, (22, 38), (4, 52), (8, 66), pen=2)
        for x, y in ((3, 5), (31, 4), (17, 13), (32, 24), (5, 26), (2, 48), (22, 56)):
            _blossom(canvas, x, y, BLOSSOM)
        _blossom(canvas, 31, 42, SMALL)
        _blossom(canvas, 6, 64, BUD)
    else:
        _bough(canvas, (-2, 62), (16, 52), (22, 30), (40, 24), (50, 4), pen=4)
        _bough(canvas, (22, 30), (10, 16), (12, 0), pen=3)
        _bough(canvas, (10, 56), (24, 66), (44, 60), pen=3)
        _bough(canvas, (12, 14), (24, 12), (28, 6), pen=2)
        _bough(canvas, (33, 27), (37, 35), pen=1)
        for x, y in ((2, 14), (20, 4), (33, 17), (19, 33), (3, 44), (31, 53)):
            _blossom(canvas, x, y, BLOSSOM)
        _blossom(canvas, 8, 2, flipped(SMALL))
        _blossom(canvas, 14, 64, SMALL)
        _blossom(canvas, 36, 32, BUD)
