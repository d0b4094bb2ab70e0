"""What the War of Coins counts and how it ends: joker, arch, knot, drum, doublings, fan and rust."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import box, cells, curve, oval, polygon
from tools.art.moments.coin_takes import HASH
from tools.art.moments.kit import limb, moment, solid
from tools.art.moments.pieces import coin, drum


def joker(depth: int) -> Picture:
    """Draw a jack that has sprung out of his box."""
    picture = moment(depth)
    for y in range(32, 46, 3):
        picture.fill(limb((24, y), (40, y + 1), thick=2), "k")
    solid(picture, box(14, 44, 50, 62), "blue", deep=3)
    for points in (((24, 14), (14, 4), (9, 12)), ((40, 14), (50, 4), (55, 12))):
        solid(picture, limb(*points, thick=6), "red")
    solid(picture, oval(20, 8, 44, 34), "skin")
    picture.fill(box(26, 17, 29, 20) | box(35, 17, 38, 20), "k")
    picture.fill(curve((25, 25), (32, 33), (39, 25)), "k")
    return picture


def market_dominance(depth: int) -> Picture:
    """Draw an arch of triumph with the coin on it."""
    picture = moment(depth)
    solid(picture, box(6, 14, 58, 62) - box(22, 38, 42, 63) - oval(22, 28, 42, 48), "cream", deep=3)
    solid(picture, box(3, 20, 61, 25), "cream", deep=1)
    coin(picture, (32, 11), 10)
    return picture


def proof_of_work(depth: int) -> Picture:
    """Draw a knot in a thick rope."""
    picture = moment(depth)
    for points in (
        ((2, 48), (30, 44), (46, 26), (34, 14), (22, 24)),
        ((62, 48), (34, 44), (18, 26), (30, 14), (42, 24)),
    ):
        solid(picture, limb(*points, thick=8), "wood")
    return picture


def keep_going(depth: int) -> Picture:
    """Draw a drum with a coin on its skin."""
    picture = moment(depth)
    drum(picture, (32, 34), 20, 2, own_coin=True)
    return picture


def struck(depth: int, what: str) -> Picture:
    """Draw the print of a stamp that says no: a thing in a ring, crossed out."""
    picture = moment(depth)
    if what == "junk":
        coin(picture, (32, 32), 18)
    elif what == "market":
        solid(picture, polygon((12, 26), (16, 14), (48, 14), (52, 26)), "paper", deep=1)
        solid(picture, box(16, 36, 48, 50), "wood")
        picture.fill(box(16, 26, 18, 36) | box(46, 26, 48, 36), "k")
    else:
        big = {
            (32 - 16 + 4 * x + i, 16 + 4 * y + j) for x, y in cells(HASH) for i in range(4) for j in range(4)
        }
        picture.fill(big, "k")
    ring = oval(2, 2, 62, 62)
    solid(picture, ring - oval(8, 8, 56, 56), "red", deep=1)
    solid(picture, limb((14, 14), (50, 50), thick=6), "red", deep=1)
    return picture


def waste_hashrate(depth: int) -> Picture:
    """Draw a fan that blows hash signs away."""
    picture = moment(depth)
    solid(picture, box(18, 50, 23, 58), "steel")
    solid(picture, polygon((8, 63), (12, 57), (30, 57), (34, 63)), "steel")
    solid(picture, oval(2, 10, 40, 50), "paper", deep=1)
    for a in ((21, 16), (34, 36), (8, 36)):
        solid(picture, limb((21, 30), a, thick=9), "water-", deep=1)
    solid(picture, oval(17, 26, 25, 34), "gold", deep=1)
    for x, y in ((44, 8), (53, 24), (44, 42)):
        picture.fill(cells(HASH, x, y), "k")
    return picture


def abandoned(depth: int) -> Picture:
    """Draw a rusty cart that nobody comes back for."""
    picture = moment(depth)
    picture.fill(box(0, 58, 64, 60), "k")
    solid(picture, polygon((6, 22), (58, 22), (50, 46), (14, 46)), "rust", deep=4)
    for x in (20, 44):
        solid(picture, oval(x - 7, 44, x + 7, 58), "iron")
    return picture


PICTURES: Mapping[str, Drawing] = {
    "joker": joker,
    "market-dominance": market_dominance,
    "proof-of-work": proof_of_work,
    "keep-going": keep_going,
    "no-market": partial(struck, what="market"),
    "junk-coin": partial(struck, what="junk"),
    "no-hashrate": partial(struck, what="hashrate"),
    "waste-hashrate": waste_hashrate,
    "abandoned": abandoned,
}
