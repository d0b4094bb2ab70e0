"""June: the peony, one huge bloom, with two butterflies."""

from __future__ import annotations

from tools.art.kit import Canvas, Ink, flipped, line, oval, ribbon, rows

CARDS = ("06-animal", "06-ribbon", "06-plain-1", "06-plain-2")

INKS = {
    "petal": Ink("DD0000", "red", "black"),
    "l": Ink("FF6666", "magenta", "black"),
    "shade": Ink("990000", "red", "black"),
    "contour": Ink("000000", "black", "white"),
    "f": Ink("009933", "green", "black"),
    "F": Ink("006600", "forest", "black"),
    "stem": Ink("006600", "forest", "black"),
    "O": Ink("FF6600", "orange", "50"),  # the first butterfly
    "B": Ink("3366FF", "cyan", "50"),  # the second
}

LEAF = rows("""
    .......kk........
    ......kffk.......
    .kkk.kfffFk.kkk..
    kfffkkffFFkkffFk.
    kffffkfkFFkffFFk.
    .kffffffkFffFFk..
    ..kfkffffkFFkFk..
    .kkkfkfffkFkFkkk.
    kffffffkffkFFFFFk
    kfffffffkkFFFFFFk
    .kkkkfffkFFFkkkk.
    .....kffkFFk.....
    ......kkkkk......
""")
BUTTERFLY = rows("""
    .......k...k.......
    ........k.k........
    .kkkkk..k.k..kkkkk.
    kOOOOOkk.k.kkOOOOOk
    kOOyyyyOkkkOyyyyOOk
    kOykkyyyykyyyykkyOk
    .kOykyyyykyyyykyOk.
    .kOOyyyyykyyyyyOOk.
    ..kkyyyyykyyyyykk..
    ...kkkkkkkkkkkkk...
    ..kOyywyykyywyyOk..
    ..kOywwykkkywwyOk..
    ..kOOywyk.kywyOOk..
    ...kOOOk...kOOOk...
    ....kkk.....kkk....
""")
SIDEWAYS = rows("""
    ......kkkkk......
    .....kBBBBwk.....
    ....kBwwBBBwk.kkk
    ....kBwkwBBBkkBBk
    ....kBBwBBBBkBwBk
    k..k.kBBBBBwkBBBk
    .k.k..kBBBwkBBBk.
    ..kk...kBBwkBBk..
    ..kkkk.kBwwkBwk..
    ...kkkkkkwkkwkk..
    .....kkkkkkwkk...
    ......kkkBBBBk...
    ........kBwwBk...
    .........kBBk....
    ..........kk.....
""")


BUD = rows("""
    .....kkk.....
    ...kkllrkk...
    ..kllrrkrrk..
    .kllrrkrrrrk.
    .klrrkrrrrRk.
    klrrrkrrkrRRk
    klrrkrrrkrRRk
    krrrkrrrrkrRk
    .krrkrrrrkRk.
    .kkrrkrrkRkk.
    kffkrrrrRkFFk
    .kffkkkkkFFk.
    ..kkffFFFkk..
    ....kkkkk....
""")
CREASES = (
    ((12, 0), (13, 3)),
    ((20, 0), (19, 3)),
    ((2, 6), (5, 8)),
    ((30, 6), (27, 8)),
    ((0, 16), (3, 16)),
    ((32, 16), (29, 16)),
    ((6, 25), (8, 23)),
    ((26, 25), (24, 23)),
    ((13, 28), (14, 26)),
    ((19, 28), (18, 26)),
)
"""Creases that ruffle the rim of the bloom, from the rim inwards."""


def _petal(canvas: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    """Draw one petal in a box, lit from the upper left."""
    shape = oval(x0, y0, x1, y1)
    canvas.fill(shape, "petal", edge="contour")
    if canvas.depth > 1:
        canvas.fill(shape - oval(x0 + 1.5, y0 + 1.5, x1 + 2, y1 + 3), "l")
        canvas.fill(shape - oval(x0 - 2, y0 - 3, x1 - 1, y1 - 1.5), "shade")


def _bloom(canvas: Canvas, x: int, y: int) -> None:
    """Draw the bloom, 33 x 29 with its contour, at (x, y): petals from the back to the heart."""
    everything = []
    for petal in (
        (9, 1, 24, 13),
        (1, 4, 14, 15),
        (19, 4, 32, 15),
        (0, 12, 12, 23),
        (21, 12, 33, 23),
        (4, 17, 17, 28),
        (16, 17, 29, 28),
        (10, 18, 23, 29),
        (6, 7, 17, 18),
        (16, 7, 27, 18),
        (8, 12, 25, 23),
    ):
        x0, y0, x1, y1 = petal
        everything.append((x + x0, y + y0, x + x1, y + y1))
    whole = frozenset().union(*(oval(*petal) for petal in everything))
    canvas.fill(whole, "petal", edge="k")
    for petal in everything:
        _petal(canvas, *petal)
    heart = oval(x + 11, y + 9, x + 22, y + 18)
    canvas.fill(heart, "y", edge="k")
    for (ax, ay), (bx, by) in CREASES:
        canvas.fill(line((x + ax, y + ay), (x + bx, y + by)), "contour")
    for i, j in ((13, 12), (16, 11), (19, 12), (14, 15), (17, 14), (19, 15)):
        canvas.put(x + i, y + j, "r")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "06-animal":
        canvas.fill(line((12, 30), (14, 78), pen=2), "stem", edge="k")
        canvas.woodcut(1, 34, LEAF)
        canvas.woodcut(14, 62, flipped(LEAF))
        canvas.woodcut(0, 56, LEAF)
        _bloom(canvas, 2, 3)
        canvas.sprite(24, 30, BUTTERFLY, edge="w")
        canvas.sprite(28, 51, SIDEWAYS)
    elif card == "06-ribbon":
        canvas.fill(line((14, 30), (12, 78), pen=2), "stem", edge="k")
        canvas.woodcut(10, 50, flipped(LEAF))
        canvas.woodcut(1, 34, LEAF)
        canvas.woodcut(0, 60, LEAF)
        _bloom(canvas, 3, 3)
        ribbon(canvas, 27, 28, "blue")
    elif card == "06-plain-1":
        canvas.fill(line((23, 36), (23, 78), pen=2), "stem", edge="k")
        for x, y, turn in ((1, 38, False), (29, 38, True), (4, 55, False), (27, 55, True)):
            canvas.woodcut(x, y, flipped(LEAF) if turn else LEAF)
        canvas.woodcut(15, 46, LEAF)
        _bloom(canvas, 7, 6)
    else:
        canvas.fill(line((9, 14), (14, 40), (24, 78), pen=2), "stem", edge="k")
        for x, y, turn in ((17, 14, True), (30, 22, True), (0, 26, False), (0, 44, False), (3, 62, False)):
            canvas.woodcut(x, y, flipped(LEAF) if turn else LEAF)
        canvas.woodcut(4, 4, BUD)
        _bloom(canvas, 13, 38)
