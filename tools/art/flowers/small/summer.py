"""Emblems of the small cards of May to August: iris, peony, bush clover, pampas."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Picture
from tools.art.flowers import cards_05, cards_06, cards_07, cards_08
from tools.art.flowers.shapes import cells, curve, line, moved, oval, polygon, rows

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


def clover(picture: Picture) -> None:
    """Draw stems with leaves in threes and small pink flowers."""
    picture.fill(line((7, 9), (7, 39)) | line((18, 7), (18, 39)), "k")
    for x, y, sprite in (
        (16, 3, cards_07.FLOWER),
        (3, 11, cards_07.FLOWER),
        (8, 14, cards_07.FLOWER),
        (3, 27, cards_07.FLOWER),
        (13, 26, cards_07.FLOWER),
    ):
        picture.sprite(x - 1, y, sprite)
    for x, y in ((2, 1), (13, 9), (2, 18), (13, 31), (2, 34)):
        picture.woodcut(x, y, cards_07.LEAF)
        green = cells(cards_07.LEAF, x, y, only="lL")
        picture.tone({(i, j) for i, j in green if (i - 1, j) not in green}, "33CC33")


GRASS = (((12, 25), (11, 21), (8, 20)), ((13, 25), (13, 20), (14, 17)), ((14, 25), (16, 21), (19, 20)))
"""Blades of grass on the hill: root, control point and tip of each."""


def pampas(picture: Picture) -> None:
    """Draw a pale plume in a red sky over a dark hill with long grass."""
    picture.ground("r" if picture.depth > 1 else "w")
    hill = polygon((-2, 80), (-2, 25), (4, 23), (12, 20), (18, 19), (26, 21), (26, 80))
    picture.fill(hill, "h")
    for deep, tone in cards_08.RIDGE:
        picture.tone(hill & moved(hill, 0, deep), tone)
    cards_08.pampas(picture, (5, 24), (5, 22), (4, 17))
    for across, down in ((-5, 9), (3, 11)):
        for blade in GRASS:
            root, high, tip = ((x + across, y + down) for x, y in blade)
            picture.fill(curve(root, high, tip) & moved(hill, 0, 1), "H")


EMBLEMS: Mapping[int, Callable[[Picture], None]] = {5: iris, 6: peony, 7: clover, 8: pampas}
