"""September: chrysanthemums, many-rayed discs of yellow and red over dark lobed leaves."""

from __future__ import annotations

from tools.art.kit import Canvas, Cell, Ink, curve, flipped, ribbon, rows

CARDS = ("09-animal", "09-ribbon", "09-plain-1", "09-plain-2")

INKS = {
    "p": Ink("FFCC00", "yellow", "white"),  # petal
    "q": Ink("DD0000", "red", "black"),  # the line between petals
    "e": Ink("FF6600", "orange", "black"),  # eye
    "E": Ink("FFFF99", "yellow", "white"),  # heart of the eye
    "l": Ink("006600", "forest", "black"),
    "L": Ink("66CC33", "green", "white"),  # veins
    "W": Ink("FFFFFF", "white", "white"),
    "u": Ink("990000", "brown", "50"),  # inside of the cup, and its shade
    "z": Ink("FFCC00", "yellow", "white"),  # gold
}

RED = {"p": "r", "q": "y", "e": "y", "E": "r"}

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
    .....k.kkk.k.....
    ....kpkpppkpk....
    ..kkppqpppqppkk..
    .kpqppqpqpqppqpk.
    .kpppqppqppqpppk.
    kqqppqqpqpqqppqqk
    .kppqppqpqppqppk.
    kppppqpeeepqppppk
    kpqqqqeeEeeqqqqpk
    kppppqpeeepqppppk
    .kppqppqpqppqppk.
    kqqppqqpqpqqppqqk
    .kpppqppqppqpppk.
    .kpqppqpqpqppqpk.
    ..kkppqpppqppkk..
    ....kpkpppkpk....
    .....k.kkk.k.....
""")
BUD = rows("""
    ..k.k.k..
    .kpkpkpk.
    kpqpqpqpk
    kpqpqpqpk
    kpqpqpqpk
    .kpqpqpk.
    .kllLllk.
    ..klLlk..
    ...kkk...
""")
LEAF = rows("""
    ......kkk...kkk...
    .kkk.klllk.klllk..
    klllkkllLkkklLlk..
    kllLllllLllllLllkk
    .kllLLllLlllLllllk
    ..kllLLlLllLllllk.
    kkklllLLLLLLLLLlkk
    kllllLLlllLllllllk
    klLLLLllllLllkkkk.
    kllllllkllLllk....
    .kklllkkklllk.....
    ...kkk...kkk......
""")

CUP = rows("""
    .....kkkkkkkkkkkkkkkkkk.....
    ...kkuuuuuuuuuuuuuuuuuukk...
    .kkuuuuuuuuuuuuuuuuuuuuuukk.
    kuuuuuuuuuuuuuuuuuuuuuuuuuuk
    kzkkuuuuuuuuuuuuuuuuuuuukkzk
    krrzkkkkuuuuuuuuuuuukkkkzruk
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


def _bloom(canvas: Canvas, x: int, y: int, small: bool = False, red: bool = False) -> None:
    """Set a flower with its upper left cell at (x, y): 23 x 21, or 17 x 17 if small."""
    legend = RED if red else None
    if red and canvas.depth == 1:
        legend = {"p": "k", "q": "w", "e": "w", "E": "k"}
    canvas.sprite(x, y, SMALL if small else BLOOM, legend, edge="w")


def _leaf(canvas: Canvas, x: int, y: int, across: bool = False, down: bool = False) -> None:
    canvas.sprite(x, y, flipped(LEAF, across, down), edge="w")


def _stem(canvas: Canvas, a: Cell, b: Cell, c: Cell) -> None:
    canvas.fill(curve(a, b, c, pen=2), "l", edge="k")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of September."""
    {"09-animal": _animal, "09-ribbon": _ribbon, "09-plain-1": _plain_1, "09-plain-2": _plain_2}[card](canvas)


def _animal(canvas: Canvas) -> None:
    _stem(canvas, (8, 76), (8, 40), (12, 20))
    _leaf(canvas, 26, 27, across=True)
    _leaf(canvas, 1, 40)
    _bloom(canvas, 27, 11, small=True, red=True)
    _bloom(canvas, 4, 5)
    canvas.sprite(14, 48, CUP, edge="w")


def _ribbon(canvas: Canvas) -> None:
    _stem(canvas, (8, 76), (9, 50), (14, 20))
    _leaf(canvas, 2, 58)
    _leaf(canvas, 8, 40, across=True)
    _bloom(canvas, 24, 3, small=True, red=True)
    _bloom(canvas, 3, 8)
    _bloom(canvas, 2, 34, small=True)
    ribbon(canvas, 28, 28, "blue")


def _plain_1(canvas: Canvas) -> None:
    _stem(canvas, (22, 76), (22, 50), (14, 20))
    _stem(canvas, (24, 76), (28, 60), (34, 44))
    _leaf(canvas, 27, 57)
    _leaf(canvas, 3, 54, across=True)
    _leaf(canvas, 27, 12)
    _bloom(canvas, 3, 5)
    _bloom(canvas, 22, 30, red=True)
    _bloom(canvas, 3, 36, small=True)


def _plain_2(canvas: Canvas) -> None:
    _stem(canvas, (16, 76), (14, 50), (12, 20))
    _stem(canvas, (20, 76), (30, 50), (34, 20))
    _bloom(canvas, 2, 4, small=True, red=True)
    _bloom(canvas, 26, 8, small=True)
    _leaf(canvas, 2, 26)
    _leaf(canvas, 27, 62, across=True)
    _leaf(canvas, 3, 58)
    _bloom(canvas, 14, 34)
