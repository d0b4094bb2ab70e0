"""Pictures of the three alerts: stop, note and caution, 32 x 32."""

from __future__ import annotations

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import border, box, polygon, rows
from tools.art.marks.icons.inks import ink

INKS = {
    "sign": ink("DD0000", "black"),
    "shade": ink("990066", "black"),
    "skin": ink("FFCC99", "white"),
    "warn": ink("FFFF00", "white"),
    "warn light": ink("FFFFCC", "white"),
    "warn shade": ink("CC9966", "white"),
    "wall": ink("CCCCFF", "white"),
    "bubble": ink("FFFFFF", "white"),
    "hair": ink("444444", "black"),
    "coat": ink("0000DD", "50"),
}

PALM = rows("""
    .......kk.......
    ....kkkwwk......
    ...kwwkwwkkk....
    ...kwwkwwkwwk...
    ...kwwkwwkwwkkk.
    ...kwwkwwkwwkwwk
    ...kwwkwwkwwkwwk
    .kkkwwkwwkwwkwwk
    kwwkwwwwwwwwkwwk
    kwwkwwwwwwwwwwwk
    kwwwwwwwwwwwwwwk
    .kwwwwwwwwwwwwwk
    .kwwwwwwwwwwwwk.
    ..kwwwwwwwwwwwk.
    ...kwwwwwwwwwk..
    ....kwwwwwwwwk..
    ....kwwwwwwwwk..
    ....kkkkkkkkkk..
""")

HEAD = rows("""
    ....kkkkkkk.....
    ..kkhhhhhhhkk...
    .khhhhhhhhhhhk..
    .khhhhhhhhhhhk..
    khhhhhhhsssssk..
    khhhhhsssssssk..
    khhhhssssskksk..
    khhsshsssskksk..
    khsskssssssssk..
    khssksssssssskk.
    .kssssssssssssk.
    .kkssssssssskk..
    ..ksssssssskk...
    ..ksssssskrrk...
    ..ksssssskrrk...
    ..kssssssskkk...
    ...kssssssssk...
    ...ksssskkkk....
    ..kksssk........
    .kcccccck.......
""")


def stop(depth: int) -> Picture:
    """Draw a raised hand on an octagon."""
    picture = Picture(depth, 32, 32, INKS)
    plate = polygon((9.5, 0), (22.5, 0), (32, 9.5), (32, 22.5), (22.5, 32), (9.5, 32), (0, 22.5), (0, 9.5))
    inner = plate - border(plate)
    face = inner - border(inner)
    picture.fill(plate, "k")
    picture.fill(inner, "w")
    picture.fill(face, "sign")
    picture.fill({(x, y) for x, y in border(face) if x + y > 36}, "shade")
    picture.sprite(8, 7, PALM)
    return picture


def note(depth: int) -> Picture:
    """Draw a talking head in a square, with a speech balloon."""
    picture = Picture(depth, 32, 32, INKS)
    picture.fill(box(0, 0, 32, 32), "wall")
    picture.sprite(1, 12, HEAD, {"h": "hair", "s": "skin", "c": "coat"})
    balloon = (box(14, 3, 28, 12) | box(13, 4, 29, 11)) | polygon((19, 12), (24, 12), (18, 21))
    picture.fill(balloon, "bubble", edge="k")
    for left, right, y in ((16, 19, 6), (20, 26, 6), (16, 22, 8), (23, 25, 8)):
        picture.fill(box(left, y, right, y + 1), "k")
    picture.frame("k")
    return picture


def caution(depth: int) -> Picture:
    """Draw an exclamation mark in a triangle."""
    picture = Picture(depth, 32, 32, INKS)
    plate = frozenset((x, y) for y in range(1, 30) for x in range(32) if abs(2 * x - 31) <= y + 1)
    inner = plate - border(plate)
    face = inner - border(inner)
    picture.fill(plate, "k")
    picture.fill(inner, "k")
    picture.fill(face, "warn")
    picture.fill({(x, y) for x, y in border(face) if x < 16 and y < 26}, "warn light")
    picture.fill({(x, y) for x, y in border(face) if x > 16 or y > 25}, "warn shade")
    mark = box(14, 9, 18, 18) | box(15, 18, 17, 21) | box(14, 22, 18, 26)
    picture.fill(mark, "k")
    return picture


PICTURES: dict[str, Drawing] = {"alert-stop": stop, "alert-note": note, "alert-caution": caution}
