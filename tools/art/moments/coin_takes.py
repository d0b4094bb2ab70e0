"""Pictures of moments in War of Coins: taking and showing cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import around, box, line, oval, polygon, rows
from tools.art.moments.kit import Point, bow, hand, limb, moment, shifted, slab, solid, spun
from tools.art.moments.pieces import block, coin, link, sparkle

BLOCKS: Mapping[str, Ink] = {
    "blue+": Ink("6699FF", "cyan", "white"),
    "blue edge": Ink("99CCFF", "cyan", "black"),
    "red": Ink("DD0000", "red", "25"),
    "red+": Ink("FF6666", "orange", "white"),
    "red-": Ink("990000", "brown", "black"),
    "red edge": Ink("FF9999", "orange", "black"),
}

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
DIE = rows("""
    ###...###
    ###...###
    ###...###
    .........
    .........
    .........
    ###...###
    ###...###
    ###...###
""")
SQUARE = rows("""
    ..#####..
    .#######.
    ##.....##
    ##.....##
    ##.....##
    ##.....##
    ##.....##
    .#######.
    ..#####..
""")


def _mirrored(*points: Point) -> tuple[Point, ...]:
    return tuple((64 - x, y) for x, y in points)


def _as_they_are(*points: Point) -> tuple[Point, ...]:
    return points


Side = Callable[..., tuple[Point, ...]]
SIDES: tuple[Side, Side] = (_as_they_are, _mirrored)
"""Functions that keep or mirror points, for things drawn on both sides."""


def double_spending(depth: int, early: bool = False) -> Picture:
    """Draw two hands that pull at one coin; early: both reach for it."""
    picture = moment(depth)
    apart = 5 if early else 0
    if early:
        coin(picture, (32, 24), 18)
    for side, sleeve in zip(_sides(apart), ("red", "blue"), strict=True):
        solid(picture, polygon(*side((-3, 31), (3, 29), (5, 50), (-3, 53))), sleeve)
        solid(picture, polygon(*side((2, 28), (6, 27), (8, 51), (4, 52))), "paper")
        thumb = limb(*side((12, 45), (23, 46)), thick=6)
        hand(picture, [thumb], polygon(*side((6, 29), (14, 26), (16, 48), (8, 50))))
    if not early:
        coin(picture, (32, 36), 18)
    for side in _sides(apart):
        fingers = [limb(*side((10, y), (x, y + 1)), thick=6) for x, y in ((20, 28), (22, 33), (21, 38))]
        hand(picture, fingers, polygon(*side((6, 29), (12, 27), (12, 44), (7, 46))))
        for y in () if early else (20, 59):
            picture.fill(line(*(_cell(at) for at in side((2, y), (12, y - 2 if y < 30 else y + 2)))), "air")
    for a, b in () if early else (((32, 6), (32, 14)), ((20, 9), (23, 16)), ((43, 9), (40, 16))):
        picture.fill(line(a, b), "k")
    return picture


def _sides(apart: float) -> tuple[Side, Side]:
    """Return both sides, each moved by `apart` from the middle."""

    def left(*points: Point) -> tuple[Point, ...]:
        return tuple((x - apart, y) for x, y in points)

    def right(*points: Point) -> tuple[Point, ...]:
        return _mirrored(*left(*points))

    return left, right


def _cell(at: Point) -> tuple[int, int]:
    return int(at[0]), int(at[1])


def fixed(depth: int, early: bool = False) -> Picture:
    """Draw pliers holding a coin patched where it was spent twice; early: it is cracked."""
    picture = moment(depth, {"patch": Ink("FFCC99", "white", "white")})
    coin(picture, (32, 17), 15)
    if early:
        crack = polygon((35, 13), (39, 10), (37, 8), (40, 1), (46, 3), (42, 8), (43, 11), (36, 15))
        picture.fill(crack, "w", edge="k")
        shifted(picture, 0, 11, _pliers)
        return picture
    plaster = polygon(*slab((39, 12), 20, 8, 38))
    solid(picture, plaster, "patch", deep=1)
    for x, y in ((37, 10), (40, 12), (38, 13), (41, 14)):
        picture.put(x, y, "wood-" if depth > 1 else "k")
    _pliers(picture)
    sparkle(picture, 55, 8)
    return picture


def _pliers(picture: Picture) -> None:
    for side in SIDES:
        jaw = side((34, 42), (29, 36), (20, 28), (15, 20), (17, 13), (20, 19), (26, 25), (36, 33))
        solid(picture, polygon(*jaw), "steel", deep=1)
    for side in SIDES:
        solid(picture, limb(*side((30, 39), (40, 47), (44, 58)), thick=7.5), "red")
    solid(picture, oval(25, 29, 40, 44), "steel", deep=2)
    picture.fill(oval(30, 34, 35, 39), "k")


def _key(picture: Picture, at: Point, degrees: float, role: str, public: bool) -> None:
    """Paint a key, which points down before it is turned: the public one is round, the private one square."""
    x, y = at
    shaft = polygon(*spun(((x - 2, y), (x + 2, y), (x + 2, y + 46), (x - 2, y + 46)), at, degrees))
    side = 1 if degrees < 0 else -1
    for near in (35, 42):
        tooth = ((x, y + near), (x + side * 8, y + near), (x + side * 8, y + near + 3), (x, y + near + 3))
        shaft |= polygon(*spun(tooth, at, degrees))
    ring = oval(x - 8, y - 8, x + 8, y + 8) if public else polygon(*slab(at, 14, 14, 45 + degrees))
    solid(picture, ring | shaft, role, deep=1)
    hole = oval(x - 4, y - 4, x + 4, y + 4) if public else polygon(*slab(at, 5, 5, 45 + degrees))
    picture.fill(hole, "w", edge="k")


def keys(depth: int, early: bool = False) -> Picture:
    """Draw an open lock with the public and the private key; early: it is locked."""
    picture = moment(depth)
    shackle = (*((40, 18), (40, 10)), *bow((40, 10), (40, 3), (32, 3)), *bow((32, 3), (25, 3), (24, 10)))
    closed = [(x, y + 4) for x, y in (*shackle, (24, 20))]
    solid(picture, limb(*closed, thick=5) if early else limb(*shackle, thick=5), "steel")
    solid(picture, box(20, 17, 45, 37), "bark", deep=3)
    picture.fill(box(22, 19, 43, 20), "bark+")
    picture.fill(oval(29, 22, 36, 29) | polygon((31, 27), (34, 27), (36, 34), (29, 34)), "k", edge="gold")
    _key(picture, (10, 24), -42, "gold", True)
    if not early:
        _key(picture, (54, 24), 42, "steel", False)
    return picture


def chain_of_block(depth: int, early: bool = False) -> Picture:
    """Draw two linked blocks; early: still apart."""
    picture = moment(depth, BLOCKS)
    block(picture, 3, 11, 23, SQUARE)
    block(picture, 30, 39, 23, HASH, "red")
    if not early:
        link(picture, (17, 37), (22, 43), 11)
        link(picture, (25, 45), (30, 50), 11)
    return picture


def longest_chain(depth: int, early: bool = False) -> Picture:
    """Draw a chain of blocks across the whole picture; early: half of it."""
    picture = moment(depth, BLOCKS, width=128)
    signs = ((SQUARE, "blue"), (HASH, "red"), (DIE, "blue"), (SQUARE, "red"))
    for i, (sign, role) in enumerate(signs[:2] if early else signs):
        x, y = 6 + 31 * i, (21, 30)[i % 2]
        block(picture, x, y, 18, sign, role)
    for i in range(2 if early else 5):
        x = 31 * i
        a, b = ((x - 5, 46), (x + 4, 36)) if i % 2 == 0 else ((x - 4, 34), (x + 5, 43))
        link(picture, a, b, 9)
    return picture


def complete_transaction(depth: int, early: bool = False) -> Picture:
    """Draw a receipt: three entries, the sum, and a tick; early: without the tick."""
    picture = moment(depth)
    torn = [(50 - 4 * i, 60 + 3 * (i % 2)) for i in range(10)]
    sheet = polygon((14, 6), (50, 6), *torn)
    solid(picture, sheet, "cream", deep=3)
    solid(picture, limb((13, 5), (51, 5), thick=8), "cream", deep=2)
    picture.fill(box(18, 13, 34, 16), "k")
    for y, length in ((20, 13), (25, 16), (30, 11)):
        picture.fill(box(18, y, 18 + length, y + 2), "air")
        picture.fill(box(41, y, 46, y + 2), "k")
    picture.fill(box(18, 35, 46, 36), "k")
    if early:
        return picture
    coin(picture, (45, 48), 12)
    tick = limb((18, 45), (24, 53), (38, 36), thick=5)
    picture.fill(tick, "green" if depth > 1 else "k", edge="k" if depth > 1 else "w")
    return picture


def jiggle_wiggle(depth: int, early: bool = False) -> Picture:
    """Draw a box being shaken; early: it leans the other way."""
    picture = moment(depth)
    middle, turn = (32, 36), 10 if early else -10
    if not early:
        coin(picture, (38, 9), 7)
    for x, y in () if early else ((27, 8), (24, 4), (49, 6), (52, 11)):
        picture.fill(box(x, y, x + 2, y + 2), "k")
    case = polygon(*slab(middle, 36, 34, turn))
    solid(picture, case, "wood", deep=4)
    solid(picture, polygon(*spun(slab((32, 38), 8, 30), middle, turn)), "red")
    solid(picture, polygon(*spun(slab((32, 20), 42, 9), middle, turn + (-3 if early else 6))), "wood", deep=2)
    solid(picture, polygon(*spun(slab((32, 20), 8, 9), middle, turn + (-3 if early else 6))), "red", deep=1)
    for side in SIDES:
        for x, wide in ((8, 8), (3, 13)):
            bent = bow(*side((x, 36 - wide), (x - 4, 36), (x, 36 + wide)))
            picture.fill(limb(*bent, thick=1.6), "k")
    return picture


def perfect_hand(depth: int, early: bool = False) -> Picture:
    """Draw a white glove whose finger and thumb make a ring; early: they open."""
    picture = moment(depth, {"back": Ink("3366CC", "blue", "75")})
    picture.fill(oval(4, 1, 60, 57), "back", edge="k")
    fingers = [
        limb((44, 31), (54, 17), thick=7.5),
        limb((40, 29), (46, 9), thick=7.5),
        limb((34, 29), (35, 7), thick=7.5),
    ]
    palm = polygon((29, 27), (40, 26), (49, 31), (47, 43), (42, 52), (29, 52), (26, 42))
    hand(picture, fingers, palm, "paper")
    if early:
        loop, thumb = limb((31, 30), (22, 9), thick=7.5), limb((29, 46), (18, 42), (9, 30), thick=7.5)
    else:
        loop = limb((31, 30), (26, 22), (17, 20), (11, 27), thick=7.5)
        thumb = limb((29, 46), (19, 43), (11, 36), (10, 29), thick=7.5)
    picture.fill(around(thumb | loop) - palm, "k")
    picture.fill(thumb | loop, "paper")
    if not early:
        picture.fill(line((8, 28), (14, 29)), "k")
    for a, b in (((34, 30), (33, 37)), ((39, 31), (39, 38)), ((44, 32), (43, 39))):
        picture.fill(line(a, b), "paper-" if depth > 1 else "k")
    solid(picture, limb((27, 55), (44, 55), thick=7), "paper", deep=1)
    solid(picture, polygon((26, 59), (46, 59), (48, 66), (24, 66)), "iron", deep=1)
    for x, y in () if early else ((9, 8), (58, 45)):
        sparkle(picture, x, y)
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
    "perfect-hand.1": partial(perfect_hand, early=True),
    "double-spending.1": partial(double_spending, early=True),
    "fixed.1": partial(fixed, early=True),
    "keys.1": partial(keys, early=True),
    "chain-of-block.1": partial(chain_of_block, early=True),
    "longest-chain.1": partial(longest_chain, early=True),
    "complete-transaction.1": partial(complete_transaction, early=True),
    "jiggle-wiggle.1": partial(jiggle_wiggle, early=True),
}
