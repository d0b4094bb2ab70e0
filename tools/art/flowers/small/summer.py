"""Emblems of the small cards of May to August: iris, peony, bush clover, pampas."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Picture
from tools.art.flowers import cards_05, cards_06, cards_08
from tools.art.flowers.shapes import curve, flipped, line, moved, oval, polygon, rows

IRIS = rows("""
    .....k.....
    ....klk....
    .kk.klk.kk.
    kllkklkkvvk
    kvvkklkkvVk
    .kvvkvkvVk.
    ..kkvyvkk..
    .kklyyyVkk.
    klvvkykvVVk
    kvvkkvkkvVk
    kvk.kvk.kVk
    kk.kvvVk.kk
    ...kvvVk...
    ...kvVVk...
    ....kkk....
""")


def iris(picture: Picture) -> None:
    """Draw a flower with three falls above upright leaves."""
    for x, tip, lean in ((4, 17, -1), (12, 16, 1), (20, 8, 1), (15, 20, 0)):
        cards_05.sword(picture, x, 42, tip, lean, 2)
    picture.fill(line((7, 15), (7, 40), pen=2), "f", edge="k")
    picture.woodcut(14, 2, cards_05.BUD)
    picture.fill(line((17, 13), (17, 40)), "f", edge="k")
    picture.woodcut(2, 1, IRIS)


MONO_PEONY = rows("""
    ......kkkkkkk......
    ....kkkkkkkkkkk....
    ..kkkkwwkkkwwkkkk..
    .kkkkwkkwwwkkwkkkk.
    .kkkwkkkkkkkkkwkkk.
    kkwwkkwwwkwwwkkwwkk
    kkkwkwkkkwkkkwkwkkk
    kwkkwkkwwwwwkkwkkwk
    kkwkwkwwkwkwwkwkwkk
    kkwkwkkwwwwwkkwkwkk
    kkkwkwkkkkkkkwkwkkk
    kkwwkkwwwwwwwkkwwkk
    kwkkkkkkkwkkkkkkkwk
    kkkkkkkkkwkkkkkkkkk
    .kkkkkwkkwkkwkkkkk.
    ..kkkkkwwkwwkkkkk..
    ....kkkkkkkkkkk....
    ......kkkkkkk......
""")
SCALE = 0.6
"""Size of the peony relative to the full card."""


def peony(picture: Picture) -> None:
    """Draw one huge bloom in layers over broad leaves."""
    picture.fill(line((9, 17), (9, 40), pen=2), "stem", edge="k")
    picture.woodcut(8, 18, cards_06.LEAF)
    picture.woodcut(-4, 20, cards_06.LEAF)
    if picture.depth == 1:
        picture.sprite(2, 1, MONO_PEONY, edge="w")
        return
    for layer in (cards_06.PETALS, cards_06.CUP):
        for boxes in layer:
            left = frozenset().union(*(oval(*(1 + SCALE * side for side in ends)) for ends in boxes))
            right = frozenset((cards_06.MIRROR * 6 // 10 + 1 - x, y) for x, y in left)
            for petal in (left, right) if left != right else (left,):
                picture.fill(petal, "petal", edge="k")
                picture.fill(petal - moved(petal, -1, -1), "shade")
                picture.fill(petal - moved(petal, 1, 1), "l")
        if layer is cards_06.PETALS:
            picture.fill(oval(8, 6, 15, 13), "y", edge="k")


LEAF = rows("""
    ..kkk
    .klLk
    kllLk
    kllk.
    kkk..
""")


def clover(picture: Picture) -> None:
    """Draw arching stems with small leaves in pairs, red and green."""
    picture.fill(curve((7, 12), (7, 3), (15, 4)) | curve((15, 4), (19, 5), (19, 12)), "k")
    picture.fill(line((7, 12), (7, 39)) | line((19, 12), (19, 17)), "k")
    for x, y, turn in ((2, 6, 0), (2, 12, 1), (2, 18, 0), (2, 25, 1), (2, 31, 0), (14, 9, 1), (14, 15, 0)):
        for side, leaf in enumerate((flipped(LEAF), LEAF)):
            red = {"l": "r", "L": "R"} if side == turn else None
            picture.sprite(x + 6 * side, y, leaf, red)


def pampas(picture: Picture) -> None:
    """Draw a dark hill with tufts of grass, and a pale plume in a red sky."""
    picture.ground("r" if picture.depth > 1 else "w")
    hill = polygon((-2, 80), (-2, 16), (4, 14), (10, 14), (18, 17), (26, 23), (26, 80))
    picture.fill(hill, "h")
    for deep, tone in cards_08.RIDGE:
        picture.tone(hill & moved(hill, 0, deep), tone)
    cards_08.pampas(picture, (4, 22), (4, 20), (4, 17))
    cards_08.blades(picture, ((2, 19), (11, 20), (6, 27), (15, 28)))


EMBLEMS: Mapping[int, Callable[[Picture], None]] = {5: iris, 6: peony, 7: clover, 8: pampas}
