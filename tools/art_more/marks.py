"""Marks on the table: the flashing 3, the plate of a GO, the first player's flag, money, hints."""

from __future__ import annotations

from functools import partial

from tools.art.kit import Ink
from tools.art.shapes import box, rows
from tools.art_more.kit import Drawing, Picture

INKS = {
    "note": Ink("66CC66", "green", "white"),
    "note shade": Ink("339933", "forest", "50"),
    "gold": Ink("FFCC00", "yellow", "white"),
    "gold shade": Ink("CC9900", "orange", "25"),
    "gold light": Ink("FFFFCC", "white", "white"),
    "red": Ink("DD0000", "red", "black"),
    "red shade": Ink("990000", "brown", "black"),
    "pole": Ink("996633", "tan", "black"),
    "glass": Ink("FFFF66", "yellow", "white"),
    "grey": Ink("AAAAAA", "silver", "white"),
}


def _picture(depth: int, picture: tuple[str, ...], legend: dict[str, str]) -> Picture:
    p = Picture(depth, len(picture[0]), len(picture), INKS)
    p.sprite(0, 0, picture, legend)
    return p


THREE = rows("""
    .#####.
    ###.###
    ##...##
    .....##
    ....##.
    ..####.
    .....##
    .....##
    ##...##
    ###.###
    .#####.
""")


def triplet(depth: int, phase: int) -> Picture:
    """Draw the square with a 3 that flashes on a triplet: black on yellow, then yellow on red."""
    p = Picture(depth, 17, 17, INKS, "k")
    p.fill(box(1, 1, 16, 16), "w")
    p.fill(box(2, 2, 15, 15), "red" if phase else "gold")
    p.sprite(5, 3, THREE, {"#": ("gold" if depth > 1 else "w") if phase else "k"})
    return p


GO = rows("""
    .####..####.
    ##..####..##
    ##....##..##
    ##.#####..##
    ##..####..##
    ##..####..##
    .####..####.
""")


def go(depth: int) -> Picture:
    """Draw the plate of GO calls; its white window, columns 17..25 of rows 3..12, takes the number."""
    p = Picture(depth, 28, 16, INKS, "k")
    p.fill(box(1, 1, 27, 15), "red")
    if depth == 8:
        p.fill(box(2, 14, 27, 15) | box(26, 2, 27, 15), "red shade")
    p.sprite(3, 4, GO, {"#": "w"})
    p.fill(box(16, 2, 26, 14), "k")
    p.fill(box(17, 3, 26, 13), "w")
    p.cut_corners(1)
    return p


FLAG = rows("""
    ..kk............
    .kppk...........
    .kppkkk.....kkk.
    ..kprrrkkkkkrrk.
    ..kprrrrrrrrrrk.
    ..kprrwwrrrrrrk.
    ..kprwwwrrrrrRk.
    ..kprrwwrrrrRk..
    ..kprrwwrrrRk...
    ..kprrwwrrrrRk..
    ..kprwwwwrrrrRk.
    ..kprrrkkkkrrRk.
    ..kpkkk....kkkk.
    ..kpk...........
    ..kpk...........
    ..kkk...........
""")
COIN = rows("""
    ...kkkkk...
    .kkyykyykk.
    .kyykkkyok.
    kyykykyyyok
    kyykykyyyok
    kyyykkkyyok
    kyyyykykyok
    kyyyykykyok
    .kyykkkyok.
    .kkyokookk.
    ...kkkkk...
""")
MATCH = rows("""
    kkkkkkkkk
    kyyyyyyok
    .kyyyyok.
    ..kyyok..
    ...kok...
    ....k....
""")
BULB = rows("""
    ......kkkk......
    .k..kkyyyykk..k.
    ..kkyyyyyyyykk..
    ...kylyyyyyyk...
    ...klyyyyyyyk...
    ...klyyykyyyk...
    ...kyyykykyyk...
    kk.kyyykykyyk.kk
    ....kyyykyyk....
    ....kyyykyyk....
    .....kyykyk.....
    ..k..kkkkkk..k..
    .k...kssssk...k.
    .....kkkkkk.....
    .....kssssk.....
    ......kkkk......
""")
DOLLAR = rows("""
    ..#..
    .####
    #.#..
    .###.
    ..#.#
    ####.
    ..#..
""")
LYING_COIN = rows("""
    .kkkkkkkkk.
    kyllyyyyyok
    kyyyyyyyook
    .kkkkkkkkk.
""")
MONEY = {"y": "gold", "o": "gold shade", "l": "gold light"}


def dollar_stack(depth: int) -> Picture:
    """Draw a wad of notes behind two piles of coins, 24 x 20."""
    p = Picture(depth, 24, 20, INKS)
    for i, y in enumerate((13, 10, 7)):
        x = 1 - i % 2
        p.fill(box(x, y, x + 19, y + 6), "k")
        p.fill(box(x + 1, y + 1, x + 18, y + 5), "note")
        p.fill(box(x + 1, y + 4, x + 18, y + 5), "note shade")
    p.fill(box(0, 1, 20, 12), "k")
    p.fill(box(1, 2, 19, 11), "note")
    p.fill(box(3, 4, 17, 9), "w")
    p.fill(box(3, 4, 4, 5) | box(16, 4, 17, 5) | box(3, 8, 4, 9) | box(16, 8, 17, 9), "note")
    p.sprite(7, 3, DOLLAR, {"#": "note shade" if depth > 1 else "k"})
    for y in (15, 12, 9):
        p.sprite(13, y, LYING_COIN, MONEY)
    return p


PICTURES: dict[str, Drawing] = {
    "triplet-0": partial(triplet, phase=0),
    "triplet-1": partial(triplet, phase=1),
    "go": go,
    "first": partial(
        _picture, picture=FLAG, legend={"p": "pole", "r": "red", "R": "red shade"}
    ),
    "coin": partial(_picture, picture=COIN, legend=MONEY),
    "dollar-stack": dollar_stack,
    "match-mark": partial(_picture, picture=MATCH, legend=MONEY),
    "hint": partial(
        _picture, picture=BULB, legend={"y": "glass", "l": "w", "s": "grey"}
    ),
}
