"""Draws June's cards: the peony, one huge bloom, with two butterflies."""

from __future__ import annotations

from tools.art.flowers.kit import Canvas, Ink, Shape, border, flipped, line, moved, oval, ribbon, rows

CARDS = ("06-animal", "06-ribbon", "06-plain-1", "06-plain-2")

INKS = {
    "petal": Ink("DD0000", "red", "black"),
    "l": Ink("FF6666", "magenta", "black"),
    "shade": Ink("990000", "red", "black"),
    "f": Ink("009933", "green", "black"),
    "F": Ink("006600", "forest", "black"),
    "stem": Ink("006600", "forest", "black"),
    "O": Ink("FF6600", "orange", "black"),  # the first butterfly
    "B": Ink("3366FF", "cyan", "black"),  # the second
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
SLANTED = rows("""
    .....k.....kkkk.
    .....k...kkBBBBk
    ....k..kkBBBBBBk
    ....k.kBBwwwBBBk
    ..kkkkBwwwkwwBk.
    kk..kkkwwwwwwBk.
    ...kBkkkwwwwBBk.
    ..kBwwkkkBBBBk..
    ..kBwwwkkkkkkkk.
    .kBwwwwBkkBwwBBk
    .kBwkwwBkBkBwwBk
    kBBwwwwBkwBkBBk.
    kBBBwwBBkwwBkk..
    kBBBBBBkkBwBk...
    kBBBkkk.kBBk....
    .kkk.....kk.....
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
MONO_BUD = rows("""
    .....kkk.....
    ...kkwwwkk...
    ..kwwkkkwwk..
    .kwkwkkkwkwk.
    .kwkwkkkwkwk.
    kwkkwkkkwkkwk
    kwkkwkkkwkkwk
    kwkkwkkkwkkwk
    .kwkkwkwkkwk.
    .kkwkwkwkwkk.
    kkkkwwkwwkkkk
    .kkkkkkkkkkk.
    ..kkkkkkkkk..
    ....kkkkk....
""")
"""Bud at 1 bit in the style of the bloom: white petals with black cores."""
Box = tuple[int, int, int, int]
MIRROR = 34
PETALS: tuple[tuple[Box, ...], ...] = (
    ((11, 0, 18, 8), (16, 0, 23, 8), (12, 3, 22, 11)),
    ((5, 1, 13, 9), (2, 5, 10, 12), (5, 4, 15, 13)),
    ((0, 11, 7, 18), (1, 15, 9, 22), (3, 10, 13, 20)),
    ((12, 23, 18, 31), (16, 23, 22, 31), (12, 20, 22, 29)),
    ((3, 20, 11, 27), (8, 22, 15, 30), (5, 17, 17, 28)),
    ((8, 6, 14, 13), (12, 4, 18, 12), (9, 7, 18, 16)),
)
"""Petals around the heart, from the back: ovals (left, top, right, bottom) that form a ruffled rim."""
CUP: tuple[tuple[Box, ...], ...] = (
    ((5, 12, 11, 19), (9, 13, 15, 20), (6, 14, 17, 25)),
    ((11, 16, 17, 22), (17, 16, 23, 22), (11, 17, 23, 27)),
)
"""Petals in front of the heart."""


def _petal(canvas: Canvas, shape: Shape) -> None:
    """Draw one petal, lit from the upper left; at 1 bit it is white with a black core."""
    lip = shape - moved(shape, 1, 1)
    lip |= moved(lip, 1, 1) & shape
    if canvas.depth == 1:
        canvas.fill(shape, "w", edge="k")
        canvas.fill(shape - lip - border(shape), "k")
        return
    canvas.fill(shape, "petal", edge="k")
    canvas.fill(shape - moved(shape, -1, -2), "shade")
    canvas.fill(lip, "l")


def _bloom(canvas: Canvas, x: int, y: int) -> None:
    """Draw the bloom, 34 x 31, at (x, y): petals from the back, the heart, then the cup in front."""
    for layer in (PETALS, CUP):
        for boxes in layer:
            left = frozenset().union(*(oval(x + a, y + b, x + c, y + d) for a, b, c, d in boxes))
            right = frozenset((2 * x + MIRROR - 1 - i, j) for i, j in left)
            for shape in (left, right) if left != right else (left,):
                _petal(canvas, shape)
        if layer is PETALS:
            canvas.fill(oval(x + 11, y + 9, x + 23, y + 20), "y", edge="k")
            for i, j in ((14, 11), (17, 10), (20, 12), (15, 14), (18, 13), (12, 14), (21, 15), (18, 16)):
                canvas.put(x + i, y + j, "r")
    if canvas.depth == 1:  # veins fill the foremost petal
        for i in (15, 18):
            canvas.fill(line((x + i, y + 20), (x + i, y + 24)), "w")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "06-animal":
        canvas.fill(line((12, 30), (14, 78), pen=2), "stem", edge="k")
        canvas.woodcut(1, 34, LEAF)
        canvas.woodcut(11, 64, flipped(LEAF))
        canvas.woodcut(0, 56, LEAF)
        _bloom(canvas, 2, 3)
        canvas.sprite(25, 35, BUTTERFLY, edge="w")
        canvas.sprite(29, 52, SLANTED)
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
        canvas.sprite(4, 4, MONO_BUD if canvas.depth == 1 else BUD)
        _bloom(canvas, 13, 38)
