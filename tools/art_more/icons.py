"""Icons of the program and its games, the emblem of the menu bar, the signs of alerts."""

from __future__ import annotations

from functools import partial

from tools.art.kit import Ink
from tools.art.shapes import Shape, around, box, line, oval, polygon, rows
from tools.art_more.kit import Drawing, Picture

INKS = {
    "petal": Ink("DD0000", "red", "white"),
    "petal light": Ink("FF6666", "orange", "white"),
    "petal shade": Ink("990000", "brown", "black"),
    "heart": Ink("FFCC00", "yellow", "black"),
    "leaf": Ink("00BB00", "green", "white"),
    "sky": Ink("DD0000", "red", "50"),
    "hill": Ink("000000", "black", "black"),
    "moon": Ink("FFFFCC", "white", "white"),
    "needle": Ink("006600", "forest", "black"),
    "case": Ink("DDDDDD", "silver", "white"),
    "case light": Ink("FFFFFF", "white", "white"),
    "case shade": Ink("999999", "grey", "white"),
    "screen": Ink("CCCCFF", "cyan", "white"),
    "skin": Ink("FFCC99", "white", "white"),
    "skin shade": Ink("CC9966", "tan", "white"),
    "stop": Ink("DD0000", "red", "white"),
    "stop shade": Ink("990000", "brown", "white"),
    "warn": Ink("FFFF00", "yellow", "white"),
    "warn shade": Ink("FFCC00", "orange", "25"),
    "note": Ink("99CCFF", "cyan", "white"),
    "wood": Ink("663300", "brown", "black"),
}

EMBLEM = rows("""
    ................
    .......kkk......
    ......klppk.....
    .....klpppk.....
    ..kkkklpppkkkk..
    .klppkkppkkpppk.
    .klpppkppkppppk.
    .kppppkyykpppSk.
    ..kkppyyyyppkk..
    ....kkyyyykk....
    ...klppyyppSk...
    ..klppkkkkppSk..
    ..kpppk..kppSk..
    ..kppSk..kpSSk..
    ...kkk....kkk...
    ................
""")
EMBLEM_LEGEND = {"p": "petal", "l": "petal light", "S": "petal shade", "y": "heart"}


def emblem(depth: int) -> Picture:
    """Draw the emblem of the menu bar, 16 x 16: a flower of five petals."""
    p = Picture(depth, 16, 16, INKS)
    _emblem(p, 0, 0)
    return p


def _emblem(p: Picture, x: int, y: int) -> None:
    p.sprite(x, y, EMBLEM, {**EMBLEM_LEGEND, "S": "petal shade" if p.depth > 1 else "w"})


def war_of_flowers(depth: int) -> Picture:
    """Draw the icon of War of Flowers, 32 x 32: three cards fanned, pine, moon and plum."""
    p = Picture(depth, 32, 32, INKS)
    left = polygon((1, 9), (10, 5), (18, 26), (9, 30))
    right = polygon((31, 9), (22, 5), (14, 26), (23, 30))
    middle = box(10, 2, 22, 28)
    p.fill(left, "w", edge="k")
    p.fill(polygon((3, 10), (9, 7), (12, 13), (6, 16)), "needle")
    p.fill(line((4, 11), (8, 15)) | line((6, 10), (9, 13)), "G" if depth > 1 else "w")
    p.fill(polygon((7, 18), (10, 17), (12, 22), (9, 24)), "needle")
    p.fill(right, "w", edge="k")
    for x, y in ((26, 10), (28, 15), (24, 19)):
        blossom = oval(x - 2, y - 2, x + 3, y + 3)
        p.fill(blossom, "petal light" if depth > 1 else "k")
        p.put(x, y, "heart" if depth > 1 else "w")
    p.fill(line((23, 24), (26, 19), (29, 10)), "wood")
    for x, y in ((26, 10), (28, 15), (24, 19)):
        p.fill(oval(x - 2, y - 2, x + 3, y + 3), "petal" if depth > 1 else "k")
        p.put(x, y, "heart" if depth > 1 else "w")
    p.fill(middle, "w", edge="k")
    p.fill(box(11, 3, 21, 27), "sky")
    p.fill(oval(12, 5, 20, 13), "moon", edge="k" if depth == 1 else "")
    hill: Shape = oval(5, 17, 27, 40) & box(11, 3, 21, 27)
    p.fill(hill, "hill")
    if depth == 1:
        p.fill(around(hill) & box(11, 3, 21, 27), "w")
    for x, y in ((13, 21), (17, 23), (12, 25)):
        p.fill({(x, y), (x + 1, y + 1), (x + 2, y)}, "w")
    return p


def macclassic(depth: int) -> Picture:
    """Draw the program's icon, 32 x 32: a desk computer with a flower on its screen."""
    p = Picture(depth, 32, 32, INKS)
    p.fill(box(5, 2, 27, 21), "case", edge="k")
    p.fill(box(5, 2, 26, 3) | box(5, 2, 6, 20), "case light")
    p.fill(box(6, 20, 27, 21) | box(26, 3, 27, 21), "case shade")
    p.fill(box(7, 4, 25, 19), "screen", edge="k")
    _emblem(p, 8, 3)
    p.fill(box(12, 22, 20, 24), "case shade", edge="k")
    p.fill(box(2, 24, 30, 30), "case", edge="k")
    p.fill(box(2, 24, 30, 25), "case light")
    p.fill(box(3, 29, 30, 30), "case shade")
    p.fill(box(17, 26, 27, 27), "k")
    p.fill(box(5, 26, 7, 27), "leaf" if depth > 1 else "k")
    return p


SMALL_WAR = rows("""
    .....kkkkkk.....
    .kkk.kwwwwk.kkk.
    kwgkkkrrrrkkkwpk
    kgggwkrmmrkwwppk
    kwgGwkmmmmkwpwnk
    .kgggkmmmmkwpnpk
    .kwgwkrmmrkwnppk
    .kwggkrrrrkpnwk.
    .kwgGkrrrrkppwk.
    ..kggkrhhrkwwwk.
    ..kwwkhhhhkwwk..
    ..kwwkhhhhkwwk..
    ...kwkhhhhkwk...
    ...kkkhhhhkkk...
    .....kwwwwk.....
    .....kkkkkk.....
""")
SMALL_MAC = rows("""
    .kkkkkkkkkkkkkk.
    .kllllllllllllk.
    .klkkkkkkkkkksk.
    .klkccccccccksk.
    .klkcccpccccksk.
    .klkcpppppccksk.
    .klkcppyppccksk.
    .klkccpppcccksk.
    .klkccpcpcccksk.
    .klkkkkkkkkkksk.
    .kssssssssssssk.
    .kkkkkkkkkkkkkk.
    .....kssssk.....
    kkkkkkkkkkkkkkkk
    klglllllkkkkklsk
    kkkkkkkkkkkkkkkk
""")
SMALL_MAC_LEGEND = {"l": "case", "s": "case shade", "c": "screen", "p": "petal", "y": "heart", "g": "leaf"}


def _small(depth: int, picture: tuple[str, ...], legend: dict[str, str]) -> Picture:
    p = Picture(depth, 16, 16, INKS)
    # At 1 bit a tiny flower is a black one, and the moon stands in the night.
    p.sprite(0, 0, picture, legend if depth > 1 else {**legend, "p": "k", "y": "w", "r": "k", "h": "w"})
    return p


def alert_stop(depth: int) -> Picture:
    """Draw the sign of a stop, 32 x 32: an open hand in an octagon."""
    p = Picture(depth, 32, 32, INKS)
    octagon = polygon((10, 1), (22, 1), (31, 10), (31, 22), (22, 31), (10, 31), (1, 22), (1, 10))
    p.fill(octagon, "stop", edge="k")
    if depth > 1:
        p.fill(octagon - frozenset((x - 2, y - 2) for x, y in octagon), "stop shade")
    fingers = box(11, 8, 13, 20) | box(14, 6, 16, 20) | box(17, 6, 19, 20) | box(20, 8, 22, 20)
    thumb = line((7, 17), (11, 21), pen=2) | line((7, 18), (12, 23), pen=2)
    hand = fingers | thumb | box(11, 16, 22, 25) | box(12, 25, 21, 27)
    p.fill(hand, "w", edge="k")
    p.fill(line((13, 9), (13, 17)) | line((16, 7), (16, 17)) | line((19, 7), (19, 17)), "k")
    return p


def alert_note(depth: int) -> Picture:
    """Draw the sign of a note, 32 x 32: a face that speaks, in a square with cut corners."""
    p = Picture(depth, 32, 32, INKS)
    p.fill(box(1, 1, 31, 31), "note", edge="k")
    profile = ((15, 3), (19, 7), (19, 13), (23, 17), (19, 19), (19, 22), (17, 28), (12, 28), (12, 31))
    face = polygon((4, 31), (4, 6), (8, 3), *profile)
    p.fill(face, "skin", edge="k")
    fringe = ((15, 2), (19, 6), (19, 8), (13, 9), (11, 14), (8, 15), (8, 22), (5, 31))
    hair = polygon((2, 31), (2, 6), (7, 2), *fringe)
    p.fill(hair & box(1, 1, 31, 31), "wood")
    p.fill(box(15, 11, 17, 14), "k")
    p.fill(line((14, 9), (17, 8)), "k")
    p.fill(line((16, 21), (19, 20)) | line((16, 24), (18, 24)), "k")
    p.fill(polygon((17, 21), (21, 20), (18, 24)), "petal" if depth > 1 else "k")
    for y, dy in ((18, -2), (22, 0), (26, 2)):
        p.fill(line((24, y), (28, y + dy), pen=1), "k")
    p.fill(box(1, 1, 31, 2) | box(1, 1, 2, 31), "w" if depth > 1 else "note")
    p.frame()
    p.cut_corners(1)
    return p


def alert_caution(depth: int) -> Picture:
    """Draw the sign of caution, 32 x 32: an exclamation mark in a triangle."""
    p = Picture(depth, 32, 32, INKS)
    outer = polygon((16, 0), (32, 29), (31, 31), (1, 31), (0, 29))
    p.fill(outer, "k")
    inner = polygon((16, 3), (29, 28), (28, 29), (4, 29), (3, 28))
    p.fill(inner, "warn")
    if depth > 1:
        p.fill(inner - frozenset((x - 2, y - 1) for x, y in inner), "warn shade")
    p.fill(polygon((13, 11), (19, 11), (18, 20), (17, 22), (15, 22), (14, 20)), "k")
    p.fill(oval(14, 23, 18, 27), "k")
    return p


PICTURES: dict[str, Drawing] = {
    "icon-macclassic": macclassic,
    "icon-war-of-flowers": war_of_flowers,
    "small-macclassic": partial(_small, picture=SMALL_MAC, legend=SMALL_MAC_LEGEND),
    "small-war-of-flowers": partial(
        _small,
        picture=SMALL_WAR,
        legend={"g": "needle", "G": "leaf", "r": "sky", "m": "moon", "h": "hill", "p": "petal", "n": "k"},
    ),
    "emblem": emblem,
    "alert-stop": alert_stop,
    "alert-note": alert_note,
    "alert-caution": alert_caution,
}
