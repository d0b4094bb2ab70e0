"""Pictures of moments in War of Coins: joker, arch, anvil, drum, doublings, fan, rust."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import around, border, box, cells, line, oval, polygon, rows
from tools.art.moments.coin_takes import HASH
from tools.art.moments.kit import bow, limb, moment, rays, slab, solid, spun
from tools.art.moments.pieces import coin, drum, twice

GRIN = rows("""
    .kk.......kk.
    kkkk.....kkkk
    kwkk.....kwkk
    .kk...n...kk.
    ......nn.....
    r...........r
    k...........k
    kkwwwwwwwwwkk
    .kwwwwwwwwwk.
    ..kkwwwwwkk..
    ....kkkkk....
""")


def joker(depth: int, early: bool = False) -> Picture:
    """Draw a jack sprung out of his box; early: it is shut."""
    picture = moment(depth, {"n": Ink("CC9966", "tan", "black"), "blush": Ink("FF9966", "orange", "")})
    if early:
        solid(picture, box(12, 45, 53, 51), "blue", deep=1)
        for x, y in ((10, 38), (31, 34), (53, 38)):
            picture.fill(line((x, y), (x + (x - 31) // 7, y - 5)), "k")
    else:
        for i, y in enumerate(range(39, 52, 3)):
            picture.fill(limb((25, y + i % 2 * 2), (39, y + 2 - i % 2 * 2), thick=3), "steel", edge="k")
        solid(picture, polygon((4, 42), (14, 50), (14, 54), (1, 47)), "blue", deep=0)
    solid(picture, box(14, 51, 51, 64), "blue", deep=3)
    for x in (20, 32, 44):
        lozenge = polygon((x + 0.5, 52), (x + 5.5, 58), (x + 0.5, 64), (x - 4.5, 58))
        picture.fill(lozenge, "gold", edge="k" if depth == 1 else "")
    solid(picture, limb((51, 58), (58, 58), (58, 52), thick=3), "steel", deep=1)
    solid(picture, oval(55, 45, 62, 52), "red", deep=1)
    if not early:
        _jack(picture)
    return picture


def _jack(picture: Picture) -> None:
    horns = (((26, 14), (17, 2), (6, 14), "red"), ((38, 14), (47, 2), (57, 14), "green"))
    for a, b, c, role in horns:
        for i, at in enumerate(bow(a, b, c, 6)):
            picture.fill(limb(at, thick=13 - 1.4 * i), "k", edge="k")
        horn = frozenset().union(
            *(limb(at, thick=12 - 1.4 * i) for i, at in enumerate(bow(a, b, c, 12)[::2]))
        )
        solid(picture, horn, role, deep=2)
        solid(picture, oval(c[0] - 4, c[1], c[0] + 4, c[1] + 8), "gold", deep=1)
    solid(picture, oval(19, 6, 45, 36), "skin", deep=3)
    cap = frozenset((x, y) for x, y in oval(18, 4, 46, 38) if y < 13)
    solid(picture, cap, "gold", deep=1)
    picture.sprite(26, 15, GRIN, {"r": "blush"})
    points = [(19 + 26 * i / 8, 34 if i % 2 else 41) for i in range(9)]
    solid(picture, polygon((22, 32), (42, 32), *reversed(points)), "red", deep=0)


def market_dominance(depth: int, early: bool = False) -> Picture:
    """Draw a triumphal arch, a coin over it and a carpet through it; early: the coin rises."""
    picture = moment(
        depth,
        {
            "joint": Ink("999966", "grey", "25"),
            "sky": Ink("99CCFF", "cyan", "white"),
            "carpet": Ink("DD0000", "red", "75"),
        },
    )
    if early:
        coin(picture, (32, 18), 9.5)
    gate = box(24, 36, 40, 64) | oval(24, 28, 40, 45)
    picture.fill(gate, "sky", edge="k")
    picture.fill(polygon((29, 48), (35, 48), (44, 64), (20, 64)) & gate, "carpet")
    wall = box(7, 19, 57, 63) - gate
    solid(picture, wall, "cream", deep=3)
    picture.fill(around(gate) & wall, "k")
    for x in (11, 47):
        solid(picture, box(x, 31, x + 6, 58), "cream", deep=1)
        picture.fill(box(x + 2, 33, x + 3, 58) | box(x + 4, 33, x + 5, 58), "joint")
    for top, out in ((17, 3), (27, 1), (59, 1)):
        solid(picture, box(7 - out, top, 57 + out, top + 3) - gate, "cream", deep=1)
    for x in (9, 45):
        picture.fill(box(x, 22, x + 10, 25), "joint")
    for side in (-1, 1):
        solid(
            picture,
            limb(*bow((32 + side * 12, 15), (32 + side * 17, 8), (32 + side * 13, 2)), thick=4),
            "green",
            deep=1,
        )
    if not early:
        coin(picture, (32, 10), 9.5)
    return picture


def proof_of_work(depth: int, early: bool = False) -> Picture:
    """Draw a hammer that strikes a glowing bar on an anvil, and sweat; early: the hammer is raised."""
    picture = moment(
        depth,
        {
            "hot": Ink("FF6600", "orange", "white"),
            "hot+": Ink("FFFF66", "yellow", ""),
            "hot-": Ink("DD0000", "red", "50"),
            "spark": Ink("FFCC00", "yellow", "black"),
            "sweat": Ink("66CCFF", "cyan", "white"),
        },
    )
    if not early:
        rays(picture, (33, 31), 11, 21, (-78, -52, -26, 30, 58, 80), "k", 3.6)
        rays(picture, (33, 31), 11, 20, (-78, -52, -26, 30, 58, 80), "spark", 1.8)
    block = polygon(
        *((2, 36), (16, 35), (60, 35), (60, 41), (47, 44), (43, 50), (47, 56), (55, 58), (55, 63)),
        *((15, 63), (15, 58), (23, 56), (27, 50), (23, 44), (10, 41)),
    )
    solid(picture, block, "iron", deep=3)
    solid(picture, box(22, 30, 46, 35), "hot", deep=1)
    middle, turn = ((41, 13), 28) if early else ((34, 22), 0)
    handle = spun(((middle[0] + 4, middle[1]), (middle[0] + 30, middle[1] - 6)), middle, -turn)
    solid(picture, limb(*handle, thick=4.5), "wood", deep=1)
    solid(picture, polygon(*slab(middle, 12, 16, -turn)), "steel", deep=3)
    for at in (-5, 5):
        strip = spun(((middle[0] - 5, middle[1] + at), (middle[0] + 5, middle[1] + at)), middle, -turn)
        picture.fill(limb(*strip, thick=1), "k")
    for x, y in ((3, 14), (13, 3), (20, 13)) if early else ((4, 4), (15, 1), (51, 1)):
        drop = oval(x, y + 3, x + 6, y + 10) | polygon((x + 3, y - 1), (x + 6, y + 5), (x, y + 5))
        picture.fill(drop, "sweat", edge="k")
        picture.put(x + 1, y + 6, "w")
    return picture


def keep_going(depth: int, early: bool = False) -> Picture:
    """Draw a drum with a coin on it; early: the other stick strikes."""
    picture = moment(depth)
    drum(picture, 25, 19, 2, own_coin=True, mirrored=early)
    return picture


def no_market(depth: int, early: bool = False) -> Picture:
    """Draw a boarded-up stall with a stamp on it; early: without the stamp."""
    picture = moment(depth)
    picture.fill(box(9, 22, 55, 46), "iron", edge="k")
    for x in (9, 52):
        solid(picture, box(x, 18, x + 3, 62), "bark", deep=1)
    solid(picture, box(5, 44, 59, 62), "wood", deep=3)
    for x in (18, 31, 44):
        picture.fill(box(x, 48, x + 1, 62), "wood-")
    for a, b in (((11, 41), (53, 26)), ((11, 26), (53, 41))):
        solid(picture, limb(a, b, thick=6), "wood", deep=1)
    for x, y in ((13, 27), (50, 27), (13, 40), (50, 40)):
        picture.fill(box(x, y, x + 2, y + 2), "k")
    for i in range(6):
        x = 3 + 10 * i
        strip = polygon(
            (x + (5 - 2 * i) * 0.8 + 0.8, 4),
            (x + 10 + (5 - 2 * (i + 1)) * 0.8 + 0.8, 4),
            (x + 10, 16),
            (x, 16),
        )
        strip |= frozenset((i, j) for i, j in oval(x, 11, x + 10, 22) if j > 14)
        solid(picture, strip, "paper" if i % 2 else "red", deep=0)
    if not early:
        twice(picture, (42, 53), small=True)
    return picture


def junk_coin(depth: int, early: bool = False) -> Picture:
    """Draw a dustbin full of coins with a stamp on it; early: without the stamp."""
    picture = moment(depth)
    for middle, reach in (((21, 19), 9), ((44, 18), 9), ((32, 13), 10)):
        coin(picture, middle, reach)
    can = polygon((10, 24), (54, 24), (49, 62), (15, 62))
    solid(picture, can, "steel", deep=4)
    for x, lean in ((19, 2), (26, 1), (32, 0), (38, -1), (45, -2)):
        picture.fill(line((x, 29), (x + lean, 60)), "steel-" if depth > 1 else "k")
    solid(picture, limb((10, 25), (54, 25), thick=5), "steel", deep=1)
    for side in (-1, 1):
        ear = limb(
            (32 + side * 22, 31), (32 + side * 27, 32), (32 + side * 26, 40), (32 + side * 20, 40), thick=3
        )
        solid(picture, ear - can, "steel", deep=1)
    solid(picture, polygon((2, 17), (20, 2), (24, 6), (6, 22)), "steel", deep=2)
    solid(picture, limb((8, 7), (11, 4), thick=4), "steel", deep=1)
    if not early:
        twice(picture, (38, 48), small=True)
    return picture


def no_hashrate(depth: int, early: bool = False) -> Picture:
    """Draw an unplugged machine with a stamp on it; early: without the stamp."""
    picture = moment(
        depth, {"glass": Ink("003333", "slate", "black"), "case": Ink("CCCC99", "silver", "white")}
    )
    picture.inks.update({"case+": Ink("FFFFCC", "white", ""), "case-": Ink("999966", "grey", "50")})
    lead = (*bow((12, 50), (-6, 64), (14, 60)), *bow((14, 60), (30, 55), (34, 60)))
    picture.fill(limb(*lead, thick=2.4), "k")
    solid(picture, polygon((20, 44), (44, 44), (48, 54), (16, 54)), "case", deep=2)
    solid(picture, box(8, 4, 56, 45), "case", deep=4)
    glass = box(14, 9, 50, 37)
    solid(picture, glass, "glass")
    for i, j in cells(HASH):
        x, y = 23 + 2 * i + (j > 3), 15 + 2 * j + (3 if i > 4 else 0)
        picture.fill(box(x, y, x + 2, y + 2), "air" if depth > 1 else "w")
    picture.fill(line((17, 20), (25, 12)) | line((17, 23), (28, 12)), "w")
    picture.fill(box(17, 40, 27, 42), "k")
    solid(picture, box(34, 56, 41, 64), "iron", deep=1)
    picture.fill(box(42, 57, 47, 59) | box(42, 61, 47, 63), "gold" if depth > 1 else "k", edge="k")
    if not early:
        twice(picture, (45, 41), small=True)
    return picture


def waste_hashrate(depth: int, early: bool = False) -> Picture:
    """Draw a fan that blows hash signs away; early: other blade positions, and the signs nearer."""
    picture = moment(depth, {"haze": Ink("999999", "grey", "50")})
    solid(picture, box(18, 48, 24, 58), "steel")
    solid(picture, polygon((6, 63), (9, 57), (33, 57), (36, 63)), "green", deep=1)
    picture.fill(box(19, 59, 23, 61), "red" if depth > 1 else "w", edge="k")
    cage = oval(1, 8, 41, 50)
    picture.fill(cage, "w", edge="k")
    for turn in (0, 120, 240):
        blade = polygon(
            *spun(
                ((19, 28), (14, 15), (18, 10), (25, 11), (26, 18), (23, 28)),
                (21, 29),
                turn + (75 if early else 20),
            )
        )
        solid(picture, blade, "water", deep=2)
    for wide in (15, 7):
        picture.fill(border(oval(21 - wide, 29 - wide, 21 + wide, 29 + wide)), "haze")
    solid(picture, cage - oval(3, 10, 39, 48), "steel", deep=1)
    solid(picture, oval(17, 25, 25, 33), "gold", deep=1)
    signs = ((42, 4, 1), (54, 15, 2), (45, 27, -1), (54, 41, 1), (42, 50, 2))
    for x, y, lean in signs[:3:2] if early else signs:
        for i, j in cells(HASH):
            picture.put(x + i, y + j + (i * lean) // 4, "r" if y in (15, 41) else "k")
    for y in (18, 23, 39):
        picture.fill(limb(*bow((41, y), (45, y - 2), (50, y)), thick=1), "air")
    return picture


def abandoned(depth: int, early: bool = False) -> Picture:
    """Draw an abandoned rusty cart with a flower in it; early: without the flower."""
    picture = moment(
        depth, {"hole": Ink("000000", "black", "black"), "flake": Ink("993300", "brown", "white")}
    )
    picture.fill(box(0, 59, 64, 60) | box(0, 62, 64, 63), "k")
    for x in range(3, 64, 12):
        solid(picture, box(x, 60, x + 5, 62), "bark", deep=0)
    if not early:
        picture.fill(limb(*bow((36, 26), (40, 16), (36, 9)), thick=2), "green-" if depth > 1 else "k")
        solid(picture, oval(27, 16, 38, 21), "green", deep=1)
        picture.sprite(31, 1, DAISY)
    solid(picture, oval(11, 46, 25, 60), "iron", deep=2)
    solid(picture, oval(15, 50, 21, 56), "steel", deep=1)
    tub = polygon(*spun(((5, 24), (57, 24), (50, 47), (13, 47)), (31, 36), 8))
    solid(picture, tub, "rust", deep=4)
    solid(picture, polygon(*spun(((3, 21), (59, 21), (59, 26), (3, 26)), (31, 36), 8)), "rust", deep=1)
    for x, y, wide, high in ((18, 32, 8, 5), (38, 40, 9, 6), (28, 44, 4, 3)):
        picture.fill(oval(x, y, x + wide, y + high), "hole")
    for x, y in ((14, 28), (30, 33), (34, 31), (44, 35), (22, 42), (47, 46), (16, 36), (40, 34)):
        picture.fill(box(x, y, x + 3, y + 1) | box(x + 1, y + 1, x + 2, y + 2), "flake")
    solid(picture, oval(47, 50, 63, 59), "iron", deep=2)
    solid(picture, oval(52, 53, 58, 57), "steel", deep=1)
    for end in ((63, 14), (63, 22), (58, 12)):
        picture.fill(line((54, 31), end), "air")
    picture.fill(line((57, 23), (59, 24), (61, 26)) | line((58, 17), (61, 19), (63, 22)), "air")
    for x in () if early else (2, 7, 29, 41):
        picture.fill(
            line((x, 58), (x - 1, 53)) | line((x + 1, 58), (x + 2, 51)) | line((x + 2, 58), (x + 5, 54)),
            "green" if depth > 1 else "k",
        )
    return picture


DAISY = rows("""
    ...kkk.kkk...
    ..kwwwkwwwk..
    ..kwwwkwwwk..
    .kkkwwywwkkk.
    kwwwwyyywwwwk
    kwwwyyyyywwwk
    .kkkwyyywkkk.
    ..kwwwkwwwk..
    ..kwwwkwwwk..
    ...kkk.kkk...
""")


PICTURES: Mapping[str, Drawing] = {
    "joker": joker,
    "market-dominance": market_dominance,
    "market-dominance.1": partial(market_dominance, early=True),
    "proof-of-work": proof_of_work,
    "proof-of-work.1": partial(proof_of_work, early=True),
    "keep-going": keep_going,
    "no-market": no_market,
    "junk-coin": junk_coin,
    "no-hashrate": no_hashrate,
    "waste-hashrate": waste_hashrate,
    "abandoned": abandoned,
    "abandoned.1": partial(abandoned, early=True),
    "joker.1": partial(joker, early=True),
    "keep-going.1": partial(keep_going, early=True),
    "no-market.1": partial(no_market, early=True),
    "junk-coin.1": partial(junk_coin, early=True),
    "no-hashrate.1": partial(no_hashrate, early=True),
    "waste-hashrate.1": partial(waste_hashrate, early=True),
}
