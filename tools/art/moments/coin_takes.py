"""What happens as cards are taken and shown in the War of Coins."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import box, cells, curve, oval, polygon, rows
from tools.art.moments.kit import hand, limb, moment, slab, solid
from tools.art.moments.pieces import block, coin

HASH = rows("""
    ..#..#..
    ..#..#..
    ########
    ..#..#..
    ..#..#..
    ########
    ..#..#..
    ..#..#..
""")
CHECK = rows("""
    ........##
    .......##.
    ##....##..
    .##..##...
    ..####....
    ...##.....
""")


def _mirrored(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    return tuple((64 - x, y) for x, y in points)


def double_spending(depth: int) -> Picture:
    """Draw two hands that hold one coin."""
    picture = moment(depth)
    coin(picture, (32, 30), 15)
    for side, sleeve in ((1, "red"), (-1, "blue")):
        turn = (lambda points: points) if side == 1 else _mirrored
        fingers = [limb(*turn(((14, y), (23, y))), thick=6) for y in (22, 28, 34)]
        fingers.append(limb(*turn(((12, 42), (24, 40))), thick=6))
        hand(picture, fingers, polygon(*turn(((4, 24), (14, 19), (16, 40), (10, 48), (3, 44)))))
        solid(picture, polygon(*turn(((-1, 22), (4, 22), (4, 47), (-1, 47)))), sleeve)
    return picture


def fixed(depth: int) -> Picture:
    """Draw pliers that hold a bent coin."""
    picture = moment(depth)
    coin(picture, (32, 13), 11)
    for side in (1, -1):
        turn = (lambda points: points) if side == 1 else _mirrored
        solid(picture, limb(*turn(((34, 34), (22, 24), (21, 12))), thick=6), "steel")
        solid(picture, limb(*turn(((31, 34), (42, 44), (44, 61))), thick=7), "red")
    solid(picture, oval(26, 27, 39, 40), "steel")
    picture.fill(oval(31, 32, 34, 35), "k")
    return picture


def keys(depth: int) -> Picture:
    """Draw a lock with two keys: an open one for all, and one that is kept."""
    picture = moment(depth)
    solid(picture, limb((21, 32), (21, 16), (26, 8), (38, 8), (43, 16), (43, 32), thick=6), "steel")
    picture.fill(polygon((25, 32), (25, 18), (28, 12), (36, 12), (39, 18), (39, 32)), "w")
    solid(picture, box(14, 30, 51, 60), "gold", deep=3)
    for x in (25, 40):
        picture.fill(oval(x - 4, 38, x + 4, 46) | box(x - 1, 44, x + 2, 54), "k")
    return picture


def chain_of_block(depth: int) -> Picture:
    """Draw two blocks with links between them."""
    picture = moment(depth)
    block(picture, 3, 14, 20)
    block(picture, 32, 38, 20)
    link = limb((27, 32), (33, 36), thick=9)
    solid(picture, link - limb((27, 32), (33, 36), thick=4), "steel", deep=1)
    return picture


def longest_chain(depth: int) -> Picture:
    """Draw a chain of blocks from one end of the table to the other."""
    picture = moment(depth, width=128)
    for i, x in enumerate((3, 35, 67, 99)):
        block(picture, x, (26, 34)[i % 2], 18)
        if i:
            link = limb((x - 8, 42), (x - 2, 42), thick=8)
            solid(picture, link - limb((x - 8, 42), (x - 2, 42), thick=3), "steel", deep=1)
    return picture


def complete_transaction(depth: int) -> Picture:
    """Draw a receipt, all lines ticked."""
    picture = moment(depth)
    torn = [(52 - 4 * i, 62 - 3 * (i % 2)) for i in range(10)]
    sheet = polygon((13, 3), (52, 3), *torn)
    solid(picture, sheet, "cream")
    for y, length in ((10, 22), (18, 14), (24, 17), (30, 12)):
        picture.fill(box(18, y, 18 + length, y + 2), "k")
        picture.fill(box(43, y, 48, y + 2), "k")
    picture.fill(box(18, 37, 48, 38), "k")
    picture.fill(cells(CHECK, 28, 43), "red")
    return picture


def jiggle_wiggle(depth: int) -> Picture:
    """Draw a box that is shaken."""
    picture = moment(depth)
    solid(picture, polygon(*slab((32, 36), 34, 30, -9)), "wood", deep=3)
    solid(picture, polygon(*slab((32, 36), 8, 30, -9)), "red")
    for x in (4, 9, 54, 59):
        picture.fill(curve((x, 24), (x - 4 if x < 32 else x + 4, 34), (x, 44)), "k")
    return picture


def perfect_hand(depth: int) -> Picture:
    """Draw a white glove whose finger and thumb make a ring."""
    picture = moment(depth)
    fingers = [
        limb((30, 28), (24, 8), thick=8),
        limb((36, 28), (36, 6), thick=8),
        limb((42, 30), (48, 10), thick=8),
    ]
    hand(picture, fingers, polygon((26, 28), (46, 28), (46, 44), (40, 54), (28, 54), (24, 44)), "paper")
    ring = oval(8, 22, 30, 44)
    solid(picture, ring - oval(14, 28, 24, 38), "paper", deep=1)
    solid(picture, box(26, 53, 44, 63), "paper")
    return picture


PICTURES: Mapping[str, Drawing] = {
    "double-spending": double_spending,
    "fixed": fixed,
    "keys": keys,
    "chain-of-block": chain_of_block,
    "longest-chain": longest_chain,
    "complete-transaction": complete_transaction,
    "jiggle-wiggle": jiggle_wiggle,
    "perfect-hand": perfect_hand,
}
