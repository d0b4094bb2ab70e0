"""Index of every card as on an open petal: upright, without background.

Normal petals have the sign above the pip, as the French cards do; small ones have the sign beside the pip,
and a ten beside a narrower one, so that its 1 stays clear of the petal's outline. In black and white only the
contour of red pips is drawn. A joker is a fool in a horned cap, on small petals only his head.
"""

from __future__ import annotations

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import border, box, cells, rows
from tools.art.french.deck import IDS, JOKERS, is_court
from tools.art.french.index import FRENCH, LARGE, SMALL
from tools.art.french.kit import INKS, RED, is_red, set_pip
from tools.art.french.pips import INDEX_PIPS
from tools.art.garden import geometry
from tools.art.garden.geometry import SIZES, Size

TAB = (11, 15)
"""Width and height of a card in the small picture of a hand."""

FOOL = rows("""
    ##.....##
    ##.###.##
    .#######.
    .#######.
    .##...##.
    .#.#.#.#.
    .#.....#.
    ..##.##..
    ....#....
    ....#....
    .#######.
    ..#####..
    ...###...
    ..##.##..
    ..#...#..
    .........
""")
SMALL_FOOL = rows("""
    .##.......##.
    .##.#####.##.
    ..#########..
    ..#########..
    ..##.....##..
    ..#.#...#.#..
    ..#.......#..
    ...##...##...
""")
TEN = rows("""
    .#.###
    ##.#.#
    .#.#.#
    .#.#.#
    .#.#.#
    .#.#.#
    .#.###
""")
"""A ten of a small petal."""
NARROW_PIPS = {
    "S": rows("""
        ..#..
        .###.
        #####
        #####
        #####
        ..#..
        .###.
    """),
    "H": rows("""
        .#.#.
        #####
        #####
        .###.
        ..#..
    """),
    "D": rows("""
        ..#..
        .###.
        #####
        .###.
        ..#..
    """),
    "C": rows("""
        ..#..
        .###.
        #.#.#
        #####
        #.#.#
        ..#..
        .###.
    """),
}
"""Pips beside a ten."""
TAB_PIPS = {
    **NARROW_PIPS,
    "S": rows("""
        ..#..
        .###.
        #####
        #####
        ..#..
        .###.
    """),
    "C": rows("""
        .###.
        .###.
        #.#.#
        #####
        ..#..
        .###.
    """),
}
"""Pips of tabs."""


def index(card: str, size: Size, french: bool = False) -> Drawing:
    """Return the drawing of a card's index; `french` gives courts R, D, V for K, Q, J."""

    def draw(depth: int) -> Picture:
        red = card == "JR" or (card not in JOKERS and is_red(card[-1]))
        picture = Picture(depth, *size.index, {**INKS, **(RED if red else {})})
        if card in JOKERS:
            fool = FOOL if size is geometry.NORMAL else SMALL_FOOL
            set_pip(picture, 0, 0, fool, "H" if red else "S")
        else:
            sign = FRENCH[card[:-1]] if french else card[:-1]
            _card(picture, size, sign, card[-1])
        return picture

    return draw


def _card(picture: Picture, size: Size, sign: str, suit: str) -> None:
    pip = INDEX_PIPS[suit]
    if size is geometry.NORMAL:
        picture.fill(cells(LARGE[sign], 1, 0), "pip")
        set_pip(picture, (9 - len(pip[0])) // 2, 9 + (8 - len(pip)) // 2, pip, suit)
        return
    if sign == "10":
        picture.fill(cells(TEN, 1, 0), "pip")
        pip = NARROW_PIPS[suit]
    else:
        picture.fill(cells(SMALL[sign], 0, 0), "pip")
    set_pip(picture, 13 - len(pip[0]), (8 - len(pip)) // 2, pip, suit)


def tab(card: str, french: bool = False) -> Drawing:
    """Return the drawing of a card in the small picture of a hand: its index in a frame."""

    def draw(depth: int) -> Picture:
        red = card == "JR" or (card not in JOKERS and is_red(card[-1]))
        picture = Picture(depth, *TAB, {**INKS, **(RED if red else {})})
        whole = box(0, 0, *TAB)
        picture.fill(whole, "k")
        picture.fill(whole - border(whole), "w")
        if card in JOKERS:
            set_pip(picture, 1, 1, FOOL[:13], "H" if red else "S")
            return picture
        sign, pip = FRENCH[card[:-1]] if french else card[:-1], TAB_PIPS[card[-1]]
        picture.fill(cells(TEN, 3, 1) if sign == "10" else cells(SMALL[sign], 3, 1), "pip")
        set_pip(picture, 3, 14 - len(pip), pip, card[-1])
        return picture

    return draw


PICTURES: dict[str, Drawing] = {
    f"index-{card}{tongue}{size.suffix}": index(card, size, bool(tongue))
    for size in SIZES
    for card in IDS
    for tongue in (("", "-fr") if is_court(card) else ("",))
} | {
    f"tab-{card}{tongue}": tab(card, bool(tongue))
    for card in IDS
    for tongue in (("", "-fr") if is_court(card) else ("",))
}
