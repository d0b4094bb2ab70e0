"""Icons of Soi, Sorry, War of Coins and Flower Power, 32 x 32 and 16 x 16, with a clear margin."""

from __future__ import annotations

from math import cos, radians, sin

from tools.art.drawing import CLEAR, Drawing, Picture, stamp
from tools.art.flowers.shapes import Shape, around, border, box, cells, oval, polygon, rows, turned
from tools.art.marks.icons.inks import ink

INKS = {
    "r": ink("DD0000", "black"),
    "R": ink("990066", "black"),
    "p": ink("FF6633", "black"),
    "y": ink("FFFF00", "white"),
    "Y": ink("FFFFCC", "white"),
    "o": ink("CC9966", "white"),
    "b": ink("0000DD", "white"),
    "B": ink("330099", "white"),
    "l": ink("9999FF", "white"),
    "j": ink("000000", "white"),
}
"""Inks: red with its light and its shade, gold, blue, and a black that is white at 1 bit."""


def _card(turn: float, pivot: tuple[float, float], near: float, far: float, width: float) -> Shape:
    """Return a card pointing away from a pivot, `turn` degrees clockwise from up, from `near` to `far`."""
    across, up = (cos(radians(turn)), sin(radians(turn))), (sin(radians(turn)), -cos(radians(turn)))
    corners = ((near, -width / 2), (far, -width / 2), (far, width / 2), (near, width / 2))
    return polygon(
        *((pivot[0] + up[0] * d + across[0] * w, pivot[1] + up[1] * d + across[1] * w) for d, w in corners)
    )


# Soi: four cards, one of each suit -------------------------------------------------------------------

SPADE = rows("""
    ..#..
    .###.
    #####
    #####
    ..#..
    .###.
""")
HEART = rows("""
    ##.##
    #####
    #####
    .###.
    ..#..
""")
CLUB = rows("""
    .###.
    .###.
    #####
    #####
    ..#..
    .###.
""")
DIAMOND = rows("""
    ..#..
    .###.
    #####
    #####
    .###.
    ..#..
""")


def soi(depth: int) -> Picture:
    """Draw a fan of four cards, one of each suit."""
    picture = Picture(depth, 32, 32, INKS)
    for turn, suit, role, x, y in (
        (-24, SPADE, "k", 3, 9),
        (-8, HEART, "r", 10, 6),
        (8, CLUB, "k", 16, 6),
        (24, DIAMOND, "r", 22, 12),
    ):
        card = _card(turn, (16, 31.5), 7, 28.5, 11)
        picture.fill(card, "k")
        picture.fill(card - border(card), "w")
        picture.fill(cells(suit, x, y), role)
    return picture


SMALL_SOI = rows("""
    .kkkkkkkkk......
    kwwwwwwwwwk.....
    kwwwkwwwwwk.....
    kwwkkkwwwwk.....
    kwkkkkkwwwk.....
    kwkkkkkkkkkkkkk.
    kwwwkwkwwwwwwwwk
    kwwkkkkwrrwwrrwk
    kwwwwwkwrrrrrrwk
    kwwwwwkwrrrrrrwk
    kwwwwwkwwrrrrwwk
    kwwwwwkwwwrrwwwk
    kwwwwwkwwwwwwwwk
    .kkkkkkwwwwwwwwk
    ......kwwwwwwwwk
    .......kkkkkkkk.
""")


# Flower Power -----------------------------------------------------------------------------------------------


def flower_power(depth: int) -> Picture:
    """Draw a flower of six cards, alternately open and hidden."""
    picture = Picture(depth, 32, 32, INKS)
    petals = ((SPADE, "k", 14, 3), None, (CLUB, "k", 22, 17), None, (CLUB, "k", 5, 17), None)
    for i, sign in enumerate(petals):
        card = _card(60 * i, (16, 16), 3, 15, 10)
        card -= {cell for cell in card if len(around(frozenset({cell})) & card) < 2}
        face = card - border(card)
        picture.fill(card, "k")
        picture.fill(face, "w")
        if sign:
            suit, role, x, y = sign
            picture.fill(cells(suit, x, y), role)
        else:
            picture.fill(face - border(face), "r")
    heart = oval(11, 11, 21, 21)
    picture.fill(heart, "k")
    picture.fill(heart - border(heart), "y")
    return picture


SMALL_FLOWER = rows("""
    ................
    .....kkkkkk.....
    .....kwwwwk.....
    ..kkkkwkkwkkkk..
    .krrrkwkkwkrrrk.
    .krrrrkwwkrrrrk.
    ..krrrkyykrrrk..
    ...kkkyyyykkk...
    ...kkkyyyykkk...
    ..kwwwkyykwwwk..
    .kwkwwkrrkwwkwk.
    .kwwwkrrrrkwwwk.
    ..kkkkrrrrkkkk..
    .....krrrrk.....
    .....kkkkkk.....
    ................
""")


# War of Coins -----------------------------------------------------------------------------------------------

BLOSSOM = rows("""
    .....kkkkk.....
    ....kprrrrk....
    ....krrrrrk....
    .kkkkrrrrrkkkk.
    kprrrjrrrjrrrrk
    krrrrrjyjrrrrrk
    krrrrryyyrrrrrk
    .krrrjyyyjrrrk.
    ..kkjryjyrjkk..
    ..kprrrjrrrrk..
    .kprrrrjrrrrrk.
    .krrrrrjrrrrrk.
    .krrrrk.krrrrk.
    ..kkkk...kkkk..
""")


SMALL_COIN = rows("""
    ................
    ....kkkkkk......
    ..kkYYYYYYkk....
    ..kYyyyyyyyk....
    .kYyyyyyyyyok...
    .kYyykkkkyyok...
    .kYyyk..kyyok...
    .kYyyk..kyyok...
    .kYyykkkkkkkk...
    .kYyyyyykrrrk...
    ..kyyykkkrrrkkk.
    ..kkooyrrkykrrk.
    ....kkkrryyyrrk.
    .......krryrrk..
    .......krrkrrk..
    ........kk.kk...
""")


def war_of_coins(depth: int) -> Picture:
    """Draw a coin with a square hole, and a blossom in front."""
    picture = Picture(depth, 32, 32, INKS)
    coin = oval(1, 1, 27, 27)
    rim = coin - border(coin)
    face = oval(4, 4, 24, 24)
    picture.fill(coin, "k")
    picture.fill(rim, "y")
    picture.fill({(x, y) for x, y in border(rim) if x + y < 27}, "Y")
    picture.fill({(x, y) for x, y in border(rim) if x + y > 29}, "o")
    picture.fill(border(face), "k")
    hole = box(11, 11, 17, 17)
    picture.fill(box(10, 10, 18, 18), "k")
    for x, y in hole:
        picture.grid[y][x] = CLEAR
    picture.sprite(16, 17, BLOSSOM)
    return picture


# Sorry ------------------------------------------------------------------------------------------------------

PAWN = rows("""
    ....kkkkkk....
    ...kprrrrRk...
    ..kpwwrrrrRk..
    ..kpwrrrrrRk..
    ..krrrrrrrRk..
    ..krrrrrrRRk..
    ...krrrrRRk...
    ..kjjjjjjjjk..
    ..kprrrrrRRk..
    ..kkjjjjjjkk..
    ....kprrRk....
    ....kprrRk....
    ....kprrRk....
    ...kprrrrRk...
    ...kprrrrRk...
    ..kprrrrrrRk..
    ..kprrrrrrRk..
    .kprrrrrrrrRk.
    .kjjjjjjjjjjk.
    kpprrrrrrrrRRk
    kprrrrrrrrrRRk
    kkkkkkkkkkkkkk
""")


BLUE = {"r": "b", "R": "B", "p": "l", "j": "k"}


def sorry(depth: int) -> Picture:
    """Draw a red pawn, and in front a blue one that it has knocked over."""
    picture = Picture(depth, 32, 32, INKS)
    picture.sprite(2, 1, PAWN)
    picture.sprite(9, 17, turned(PAWN), BLUE)
    return picture


SMALL_SORRY = rows("""
    .....kkkkkk.....
    ....kprrrrRk....
    ....kpwrrrRk....
    ....krrrrrRk....
    ....krrrrRRk....
    .....kkkkkk.....
    ....kprrrrRk....
    .....kkjjkk.....
    .....kprrRk.....
    .....kprrRk.....
    ....kprrrrRk....
    ....kprrrrRk....
    ...kprrrrrrRk...
    ..kkjjjjjjjjkk..
    ..kpprrrrrrRRk..
    ..kkkkkkkkkkkk..
""")


PICTURES: dict[str, Drawing] = {
    "icon-soi": soi,
    "icon-sorry": sorry,
    "icon-war-of-coins": war_of_coins,
    "icon-flower-power": flower_power,
    "small-soi": stamp(16, 16, SMALL_SOI, INKS),
    "small-sorry": stamp(16, 16, SMALL_SORRY, INKS),
    "small-war-of-coins": stamp(16, 16, SMALL_COIN, INKS),
    "small-flower-power": stamp(16, 16, SMALL_FLOWER, INKS),
}
