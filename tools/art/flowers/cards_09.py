"""Draws September's cards: chrysanthemums, many-rayed discs of yellow and red over dark lobed leaves."""

from __future__ import annotations

from tools.art.flowers.kit import Canvas, Cell, Ink, around, cells, curve, flipped, ribbon, rows

CARDS = ("09-animal", "09-ribbon", "09-plain-1", "09-plain-2")

INKS = {
    "p": Ink("FFCC00", "yellow", "white"),  # petal
    "q": Ink("DD0000", "red", "black"),  # the line between petals
    "Q": Ink("990000", "orange", "white"),  # the same line on a red flower
    "e": Ink("FF6600", "orange", "black"),  # eye
    "E": Ink("FFFF99", "yellow", "white"),  # heart of the eye
    "l": Ink("006600", "forest", "black"),
    "L": Ink("66CC33", "green", "white"),  # veins
    "young": Ink("009933", "", ""),
    "vein": Ink("99CC33", "", ""),
    "W": Ink("FFFFFF", "white", "white"),
    "u": Ink("990000", "brown", "black"),  # shade of the cup
    "U": Ink("990000", "brown", "white"),  # its inside
    "z": Ink("FFCC00", "yellow", "white"),  # gold
}

RED = {"p": "r", "q": "Q", "e": "z", "E": "r"}

BLOOM = rows("""
    .......kk.kkk.kk.......
    ......kppkpppkppk......
    ....kkqppqpppqppqkk....
    ...kppqpppqpqpppqppk...
    ...kpppqppqpqppqpppk...
    ..kqqppqqpqpqpqqppqqk..
    .kpppqppqpqpqpqppqpppk.
    .kppppqpqpeeepqpqppppk.
    ..kqqppqeeeeeeeqppqqk..
    .kpppqqqeeEEEeeqqqpppk.
    .kpppppeeEEEEEeepppppk.
    .kpppqqqeeEEEeeqqqpppk.
    ..kqqppqeeeeeeeqppqqk..
    .kppppqpqpeeepqpqppppk.
    .kpppqppqpqpqpqppqpppk.
    ..kqqppqqpqpqpqqppqqk..
    ...kpppqppqpqppqpppk...
    ...kppqpppqpqpppqppk...
    ....kkqppqpppqppqkk....
    ......kppkpppkppk......
    .......kk.kkk.kk.......
""")
SMALL = rows("""
    ......kkkkk......
    ....kkpqpqpkk....
    ..kkqppqpqppqkk..
    ..kpqppqpqppqpk..
    .kpppqppqppqpppk.
    .kqqpqppqppqpqqk.
    kpppqqpqpqpqqpppk
    kpppppqeeeqpppppk
    kqqqqqqeEeqqqqqqk
    kpppppqeeeqpppppk
    kpppqqpqpqpqqpppk
    .kqqpqppqppqpqqk.
    .kpppqppqppqpppk.
    ..kpqppqpqppqpk..
    ..kkqppqpqppqkk..
    ....kkpqpqpkk....
    ......kkkkk......
""")

LEAF = rows("""
    ......kkkk...kkkk...
    .....klllLk.klllLk..
    .kkk.kllLlkkkllLlk..
    klllkkllLllkkllLlkkk
    kllLlkllLlllllLlkllk
    .kllLlllLllllLllllLk
    ..kkllLlLlllLlllLLlk
    .kkkkllLLllLlLLLllk.
    klllllllLLLLLLlllkk.
    klLLLLLLLllllllkkk..
    .kllllllLLlLLllllkk.
    ..kkkkllllLllLLLllk.
    .....klllkkLlllllk..
    ......kkk..kkkkkk...
""")

CUP = rows("""
    .....kkkkkkkkkkkkkkkkkk.....
    ...kkUUUUUUUUUUUUUUUUUUkk...
    .kkUUUUUUUUUUUUUUUUUUUUUUkk.
    kUUUUUUUUUUUUUUUUUUUUUUUUUUk
    kzkkUUUUUUUUUUUUUUUUUUUUkkzk
    krrzkkkkUUUUUUUUUUUUkkkkzruk
    krWrrzzzkkkkkkkkkkkkzzzrruuk
    .krWrrrrrzzzzzzzzzzrrrrruuk.
    .krWrrrrrrrrzrrzrrrrrrrruuk.
    ..krWrrrrrzzzzzzzzrrrrruuk..
    ..krWrrrrrrrzrrzrrrrrrruuk..
    ...krWrrrrrzzzzzzrrrrruuk...
    ...krrrrrrrrrzzrrrrrruuuk...
    ....krrrrrzzzzzzzzrruuuk....
    .....krrrrrrrzzrrruuuuk.....
    ......kkrrrrrrrruuuukk......
    ........kkkkkkkkkkkk........
    .........krrrrrruuk.........
    ........krrrrrruuuuk........
    ........kkkkkkkkkkkk........
""")

YOUNG = 30
"""Row above which leaves are young, which shows at 8 bits."""


def _bloom(canvas: Canvas, x: int, y: int, small: bool = False, red: bool = False) -> None:
    """Draw a flower with its upper left cell at (x, y): 23 x 21, or 17 x 17 if small."""
    legend = RED if red else None
    if red and canvas.depth == 1:
        legend = {"p": "k", "q": "w", "e": "w", "E": "k"}
    flower = SMALL if small else BLOOM
    canvas.sprite(x, y, flower, legend, edge="w" if canvas.depth == 1 else "")
    if red:  # its rays already give it form
        canvas.still |= cells(flower, x, y)
        wide = len(flower)
        petals = cells(flower, x, y, only="p")
        canvas.tone({(i, j) for i, j in petals if i - x + j - y > wide * 1.3}, "BB0000")
        canvas.tone({(i, j) for i, j in petals if i - x + j - y < wide * 0.65}, "FF3333")


def _leaf(canvas: Canvas, x: int, y: int, across: bool = False, down: bool = False) -> None:
    picture = flipped(LEAF, across, down)
    canvas.sprite(x, y, picture, edge="w" if canvas.depth == 1 else "")
    if y < YOUNG and canvas.depth == 8:
        canvas.sprite(x, y, picture, {"l": "young", "L": "vein"})


def _stem(canvas: Canvas, a: Cell, b: Cell, c: Cell) -> None:
    canvas.fill(curve(a, b, c, pen=2), "l", edge="k")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of September."""
    {"09-animal": _animal, "09-ribbon": _ribbon, "09-plain-1": _plain_1, "09-plain-2": _plain_2}[card](canvas)


def _animal(canvas: Canvas) -> None:
    _stem(canvas, (8, 76), (8, 40), (14, 20))
    _stem(canvas, (9, 56), (24, 44), (35, 24))
    _leaf(canvas, 25, 28, across=True)
    _leaf(canvas, 1, 32)
    _leaf(canvas, -5, 52, across=True)
    _bloom(canvas, 28, 7, small=True, red=True)
    _bloom(canvas, 4, 5)
    canvas.sprite(15, 49, CUP, edge="w")
    sign = cells(CUP, 15, 49, only="z")
    canvas.still |= sign | around(sign)


def _ribbon(canvas: Canvas) -> None:
    _stem(canvas, (10, 60), (24, 44), (33, 16))
    _stem(canvas, (8, 76), (9, 50), (14, 20))
    _leaf(canvas, 2, 57)
    _leaf(canvas, 10, 44, across=True)
    _bloom(canvas, 25, 3, small=True, red=True)
    _bloom(canvas, 3, 7)
    _bloom(canvas, 3, 33, small=True)
    ribbon(canvas, 28, 28, "blue")


def _plain_1(canvas: Canvas) -> None:
    _stem(canvas, (20, 76), (20, 50), (14, 20))
    _stem(canvas, (22, 76), (24, 60), (33, 44))
    _leaf(canvas, 25, 54)
    _leaf(canvas, 1, 56, across=True)
    _leaf(canvas, 21, 16)
    _bloom(canvas, 3, 5)
    _bloom(canvas, 22, 32, red=True)
    _bloom(canvas, 3, 36, small=True)


def _plain_2(canvas: Canvas) -> None:
    _stem(canvas, (22, 76), (16, 50), (10, 16))
    _stem(canvas, (25, 76), (34, 50), (36, 20))
    _leaf(canvas, 1, 22, across=True)
    _leaf(canvas, 27, 24)
    _leaf(canvas, 28, 58)
    _leaf(canvas, 2, 58, across=True)
    _bloom(canvas, 2, 4, small=True, red=True)
    _bloom(canvas, 27, 7, small=True)
    _bloom(canvas, 13, 36)
