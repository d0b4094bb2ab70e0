"""Emblems of the small cards of September to December: chrysanthemum, maple, paulownia, willow."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Picture
from tools.art.flowers import cards_09, cards_10, cards_12
from tools.art.flowers.shapes import border, box, cells, curve, flipped, rows

BLOOM = rows("""
    ...kkkkk...
    .kkpqpqpkk.
    .kqpqpqpqk.
    kpqqpqpqqpk
    kpppeeepppk
    kqqqeEeqqqk
    kpppeeepppk
    kpqqpqpqqpk
    .kqpqpqpqk.
    .kkpqpqpkk.
    ...kkkkk...
""")


def chrysanthemum(picture: Picture) -> None:
    """Draw many-rayed discs, yellow and red."""
    mono = picture.depth == 1
    edge = "w" if mono else ""
    picture.fill(curve((12, 40), (13, 26), (7, 12), pen=2), "l", edge="k")
    picture.sprite(11, 19, cards_09.LEAF, edge=edge)
    picture.sprite(-5, 25, flipped(cards_09.LEAF), edge=edge)
    picture.sprite(12, -5, flipped(cards_09.LEAF), edge=edge)
    picture.sprite(13, 8, BLOOM, edge=edge)
    picture.sprite(
        2, 14, BLOOM, {"p": "k", "q": "w", "e": "w", "E": "k"} if mono else cards_09.RED, edge=edge
    )
    picture.sprite(2, 2, BLOOM, edge=edge)


LEAF = rows("""
    .....k.....
    ....klk....
    .kk.klk.kk.
    .klkklkklk.
    ..kllvllk..
    kkkllvllkkk
    klllvvvlllk
    .kkllvllkk.
    ..kllvllk..
    .kllkkkllk.
    .kkk.k.kkk.
    .....k.....
""")
MONO_LEAF = rows("""
    .....k.....
    ....kkk....
    k...kkk...k
    kk..kkk..kk
    .kkkkwkkkk.
    ..kkkwkkk..
    ...kkwkk...
    kkkkkwkkkkk
    .kkkwwwkkk.
    ...kkwkk...
    ..kk.k.kk..
    .....k.....
""")


LIT = {"red": "FF3333", "orange": "FF9933", "yellow": "FFFF66", "green": "66CC33"}
"""Tones of a leaf's left half at 8 bits."""


def maple(picture: Picture) -> None:
    """Draw leaves of five points, red, orange and green."""
    leaf = MONO_LEAF if picture.depth == 1 else LEAF
    for x, y, colour in (
        (13, 20, "green"),
        (13, -5, "green"),
        (13, 8, "yellow"),
        (7, 27, "red"),
        (2, 13, "orange"),
        (2, 1, "red"),
    ):
        picture.sprite(x, y, leaf, cards_10.LEGENDS[colour], edge="w" if picture.depth == 1 else "")
        picture.tone({cell for cell in cells(LEAF, x, y, only="l") if cell[0] < x + 5}, LIT[colour])


SPRIG = rows("""
    ....kkk....
    ...kWPWk...
    ....kPk....
    .kk..k..kk.
    kpWk.k.kpWk
    kPPPkkkPPPk
    .kk..k..kk.
    .....k.....
    .kk..k..kk.
    kpWk.k.kpWk
    kPPPkkkPPPk
    .kk..k..kk.
    .....k.....
""")
BROAD = rows("""
    ....lll....
    ...llLll...
    .llllLllll.
    lllllLlllll
    lLlllLlllLl
    llLllLllLll
    lllLlLlLlll
    llllLLLllll
    .llllLllll.
    ..lllLlll..
    ...llLll...
    ....l.l....
""")


def paulownia(picture: Picture) -> None:
    """Draw upright sprigs of bells above a broad black leaf."""
    for x, y in ((13, 5), (2, 1)):
        picture.fill(box(x + 5, y + 4, x + 6, 40), "k")
        picture.sprite(x, y, SPRIG, edge="w")
        picture.sprite(x, y + 13, BROAD, edge="w")
        inside = cells(BROAD, x, y + 13) - border(cells(BROAD, x, y + 13))
        leaf = inside & cells(BROAD, x, y + 13, only="l")
        picture.tone({cell for cell in leaf if cell[0] < x + 5}, "336633")
        picture.tone({cell for cell in leaf if cell[0] > x + 5}, "003300")


MONO_JOINT = rows("""
    ..k..
    .kkk.
    kkkkk
    kk.kk
    k.k.k
    ..k..
""")


def willow(picture: Picture) -> None:
    """Draw hanging willow threads in slanting rain."""
    if picture.depth == 1:
        for x, y in ((22, 5), (22, 20)):
            picture.stroke((x, y), (x - 4, y + 11), role="i")
        for x, y in ((2, -3), (8, 0), (14, -6)):
            for joint in range(6):
                picture.sprite(x, y + 6 * joint, MONO_JOINT)
        return
    for x, y in ((12, 3), (22, 8), (13, 20), (22, 27), (4, 24)):
        picture.stroke((x, y), (x - 3, y + 9), role="i")
    cards_12.thread(picture, 17, -4, 3)
    cards_12.thread(picture, 6, 0, 4)


EMBLEMS: Mapping[int, Callable[[Picture], None]] = {
    9: chrysanthemum,
    10: maple,
    11: paulownia,
    12: willow,
}
