"""Draws the jokers of the coin cards: two grinning miners with a lantern.

One is old, stout and bearded; one is young, with a gap between his teeth.
"""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.coins.mint import halo
from tools.art.flowers.kit import Canvas, Ink, around, box, cells, flipped, polygon
from tools.art.flowers.shapes import Shape, rows

INKS = {
    "F": Ink("FFCC99", "white", "white"),  # skin
    "T": Ink("CC9966", "", ""),  # its shade
    "L": Ink("FFCCCC", "", ""),  # its light
    "p": Ink("FF6666", "magenta", "white"),  # cheek
    "y": Ink("FFCC00", "yellow", "white"),  # helmet, candle light
    "o": Ink("FF9900", "orange", "black"),  # its brim, flame
    "B": Ink("CC3300", "orange", "25"),  # beard
    "b": Ink("660000", "brown", "black"),
    "h": Ink("663300", "brown", "black"),  # hair
    "q": Ink("0033CC", "blue", "black"),  # cap and shirt of the young one
    "Q": Ink("000077", "black", "white"),
    "x": Ink("990000", "red", "black"),  # shirt of the old one
    "X": Ink("660000", "brown", "white"),
}

# Left halves of the two heads; the right halves mirror them.
OLD = rows("""
    ..........kkkkk
    ........kkyyyyy
    .......kyyykkkk
    ......kyyykwwww
    .....kyyyykwwww
    .....kyyyykwwww
    ....kyyyyyykkkk
    ....kyyyyyyyyyy
    ..kkkkkkkkkkkkk
    ..koooooooooooo
    ..kkkkkkkkkkkkk
    ....kFFFFFFFFFF
    ...kkFkkkkkFFFF
    ..kFkkFFFFkkFFF
    ..kFkFFkkkFFFFk
    ..kFkFkwkkkFFkF
    ..kFkFFkkkFFFkF
    ...kkFFFFFFFkFF
    ....kpppFFFFkFF
    ....kpppFFFFFkk
    ...kBkFFkFFFFFF
    ..kBBkFkwkkkkkk
    ..kBBBkkwwkwwkw
    .kBBBBBkwwkwwkw
    .kBBBBBkkkkkkkk
    .kBBBBBBkkwwkww
    .kBBBBBBBkkkkkk
    ..kBBBBBBBBBBBB
    ..kBBbBBBbBBBBB
    ...kBBbBBBbBBBb
    ...kBBBbBBBbBBb
    ....kBBBbBBBbBB
    .....kkBBBBBBBB
    .......kkkBBBBB
    ..........kkkBB
    .............kk
""")
YOUNG = rows("""
    .............kk
    ............koo
    ............kow
    .............kk
    ............kww
    ............kww
    .......kkkkkkww
    .....kkqqqqqkkk
    ....kqqqqqqqqqq
    ...kqqqqqqqqqqq
    ...kqqqqqqqqqqq
    ...kkkkkkkkkkkk
    ..kyyyyyyyyyyyy
    ...kkkkkkkkkkkk
    ....khFFFFFFFFF
    ...khhFFkkkFFFF
    ..kkhFFkwwwkFFF
    .kFkhFFkwkkkFFk
    .kFFkFFkwkkkFkF
    .kFkkFFFkkkFFkF
    ..kkFFFFFFFFkFF
    ...kFpppFFFFkkk
    ...kFpppFFFFFFF
    ...kFkFFFFFFFFF
    ...kFkkkkkkkkkk
    ...kFFkwwkwwkww
    ....kFkwwkwwkww
    ....kFFkkwkwwkw
    .....kFFkkkkkkk
    .....kFFFFFFFFF
    ......kkFFFFFFF
    ........kkFFFFF
    .........kkkkkk
    .........kFFFFF
    .........kFFFFF
    .........kkkkkk
""")
LANTERN = rows("""
    ....kkkkk....
    ...k.....k...
    ...k.....k...
    ...kkkkkkk...
    ..kssssssak..
    .kkkkkkkkkkk.
    ..kyyyyyyyk..
    ..kyywwwyyk..
    ..kywwowwyk..
    ..kywooowyk..
    ..kywooowyk..
    ..kyywowyyk..
    ..kyyyyyyyk..
    .kkkkkkkkkkk.
    .ksssssssaak.
    .kkkkkkkkkkk.
""")
FIST = rows("""
    ..kkkkkkk..
    .kFFFFFFFk.
    kFkFFkFFkFk
    kFkFFkFFkFk
    .kkkkkkkkk.
""")


def _head(canvas: Canvas, half: Sequence[str], x: int, y: int) -> None:
    picture = tuple(row + other for row, other in zip(half, flipped(half), strict=True))
    shape = cells(picture, x, y)
    halo(canvas, shape)
    canvas.sprite(x, y, picture)
    face = cells(picture, x, y, only="F")
    canvas.still |= face
    if canvas.depth == 8:
        canvas.fill({(i, j) for i, j in face if (i + 1, j) not in face and i > x + 22}, "T")
        canvas.fill({(i, j) for i, j in face if (i - 1, j) not in face and i < x + 7}, "L")


def _body(canvas: Canvas, shape: Shape, role: str) -> None:
    halo(canvas, shape | around(shape))
    canvas.fill(shape, role, edge="k")


def _rounded(canvas: Canvas, limb: Shape, light: str, dark: str) -> None:
    """Paint a limb at 8 bits in strips along it: lit on its left, dark on its right."""
    canvas.still |= limb
    limb &= box(2, 2, 46, 76)
    canvas.tone({(x, y) for x, y in limb if (x - 2, y) not in limb}, light)
    canvas.tone({(x, y) for x, y in limb if (x + 3, y) not in limb}, dark)


def _lantern(canvas: Canvas, x: int, y: int) -> None:
    """Draw a lantern with its rays and the fist that holds it, 13 x 19."""
    whole = cells(LANTERN, x, y + 3) | cells(FIST, x + 1, y)
    canvas.fill(whole, "w", edge="w")
    canvas.sprite(x, y + 3, LANTERN)
    canvas.sprite(x + 1, y, FIST)


def old(canvas: Canvas, number: int) -> None:
    """Draw the old miner, his lantern at the lower right."""
    coat = polygon((2, 78), (3, 66), (12, 58), (34, 58), (44, 64), (48, 78))
    _body(canvas, coat, "x")
    _rounded(canvas, coat, "CC0000", "660000")
    for x in (13, 31):
        canvas.fill(box(x, 58, x + 4, 78), "X")
    _head(canvas, OLD, 8, 27)
    _lantern(canvas, 32, 54)


def young(canvas: Canvas, number: int) -> None:
    """Draw the young miner, his lantern at the lower left."""
    coat = polygon((2, 78), (2, 70), (6, 63), (13, 59), (36, 59), (43, 63), (46, 69), (48, 78))
    _body(canvas, coat, "q")
    _rounded(canvas, coat, "3366FF", "000099")
    for x in (15, 34):
        canvas.fill(box(x, 60, x + 3, 78), "Q")
    canvas.fill(box(18, 70, 34, 78), "Q")
    canvas.fill(box(22, 72, 30, 76) - box(23, 73, 29, 75), "q" if canvas.depth > 1 else "k")
    _head(canvas, YOUNG, 10, 26)
    canvas.fill(box(25, 51, 27, 53), "k")  # the gap in his teeth
    _lantern(canvas, 3, 54)
