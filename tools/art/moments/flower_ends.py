"""Pictures of moments at the end in War of Flowers: drum, palm, doublings, penalty, moth, teacup."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import border, box, curve, line, oval, polygon, rows
from tools.art.moments.kit import bow, hand, limb, moment, shifted, solid
from tools.art.moments.pieces import drum, stamp


def go(depth: int, times: int, early: bool = False) -> Picture:
    """Draw a drum, larger and louder with each GO; early: the other stick strikes."""
    picture = moment(depth)
    top, reach = ((40, 12), (32, 16), (25, 20))[times - 1]
    drum(picture, top, reach, times, mirrored=early)
    return picture


def stop(depth: int, early: bool = False) -> Picture:
    """Draw a palm that signals stop; early: it is still rising."""
    picture = moment(depth, {"line": Ink("CC6633", "tan", "black")})
    plate = polygon((20, 1), (44, 1), (63, 20), (63, 44), (44, 63), (20, 63), (1, 44), (1, 20))
    rim = border(plate) | border(plate - border(plate))
    picture.fill(plate, "red")
    picture.fill(rim, "w")
    picture.fill(border(plate), "k")
    if early:
        shifted(picture, 0, 24, _palm)
        picture.fill(box(0, 0, 64, 64) - plate, "w")
    else:
        _palm(picture)
    picture.fill(border(plate), "k")
    return picture


def _palm(picture: Picture) -> None:
    fingers = [
        limb((23, 33), (18, 17), thick=7),
        limb((29, 31), (27, 11), thick=7),
        limb((35, 31), (36, 11), thick=7),
        limb((41, 33), (45, 17), thick=7),
        limb((26, 46), (11, 36), thick=7.5),
    ]
    hand(picture, fingers, polygon((19, 33), (45, 32), (46, 43), (41, 53), (26, 53), (20, 46)))
    picture.fill(curve((22, 38), (31, 41), (37, 36)), "line")
    picture.fill(curve((30, 37), (38, 41), (43, 38)), "line")
    picture.fill(curve((24, 40), (32, 43), (31, 52)), "line")
    solid(picture, box(23, 54, 44, 64), "paper", deep=2)
    picture.fill(oval(39, 56, 43, 60), "gold", edge="k")


def plains_double(depth: int, early: bool = False) -> Picture:
    """Draw a stamp with a plain knob, and its print "times two"; early: it strikes."""
    picture = moment(depth)
    stamp(picture, _knob, early)
    return picture


def _knob(picture: Picture) -> None:
    solid(picture, oval(21, 0, 43, 17), "wood", deep=3)
    picture.fill(curve((25, 8), (26, 4), (31, 3)), "w")


DONKEY = rows("""
    ..kkk............kkk..
    .kbbbkk........kkbbbk.
    .kbpbbbk......kbbbpbk.
    .kbppbbbkkkkkkbbbppbk.
    ..kbppbbbbbbbbbbppbk..
    ...kbbbbwwbbwwbbbbk...
    ....kkbwwwwwwwwbkk....
    .....kbwkkwwwkkbk.....
    .....kbwkkwwwkkbk.....
    .....kbbwwbbwwbbk.....
    ......kbbbbbbbbk......
    .....kccccccccccck....
    ....kcccckcccckccck...
    ....kccccccccccccck...
    ....kcckcccccccckck...
    .....kcckkkkkkkkck....
    ......kcckwkwkrck.....
    .......kkkkkkkrrk.....
    .............krrk.....
    ..............kk......
""")


def stupid_double(depth: int, early: bool = False) -> Picture:
    """Draw a stamp with a donkey as its knob, and its print "times two"; early: it strikes."""
    picture = moment(depth, {"bark": Ink("996633", "tan", "75"), "rust+": Ink("FF9999", "orange", "white")})
    stamp(picture, _donkey, early)
    return picture


def _donkey(picture: Picture) -> None:
    legend = {"b": "bark", "p": "rust+", "c": "wood+" if picture.depth == 8 else "w"}
    picture.sprite(21, 1, DONKEY, legend)


BILL = rows("""
    kkkkkkkkkkkkkkkkk
    kggggggggggggggGk
    kgwgggggggggggwGk
    kgggggwwwwwgggggk
    kggggwwwkwwwggggk
    kgggwwkkkkkwwgggk
    kgggwwkwkwwwwgggk
    kgggwwkkkkkwwgggk
    kgggwwwwkwkwwgggk
    kgggwwkkkkkwwgggk
    kggggwwwkwwwggggk
    kgggggwwwwwgggggk
    kggggggggggggggGk
    kgwgggggggggggwGk
    kgggggggggggggggk
    kgGgggGgggGgggGgk
    kgggggggggggggggk
    kggGgggGgggGggggk
""")


def go_penalty(depth: int, early: bool = False) -> Picture:
    """Draw a pocket from which two bills are paid; early: they are half hidden."""
    picture = moment(depth)
    legend = {"g": "green", "G": "green-" if depth > 1 else "w"}
    for x, y, lean in ((9, 22, -1), (37, 24, 1)) if early else ((9, 3, -1), (37, 6, 1)):
        for j, row in enumerate((*BILL, *BILL)[: 50 - y]):
            picture.sprite(x + lean * (j - 20) // -5, y + j, [row if j < 18 else BILL[14 + j % 4]], legend)
    pocket = polygon((6, 30), (58, 30), (57, 52), (32, 63), (7, 52))
    solid(picture, pocket, "blue", deep=2)
    inner = polygon((9, 33), (55, 33), (54, 50), (32, 59), (10, 50))
    seam = border(inner) | {(x, 38) for x in range(9, 55)}
    picture.fill({(x, y) for x, y in seam if (x + y) % 4 < 2}, "gold" if depth > 1 else "k")
    for x in (7, 54):
        picture.fill(box(x, 31, x + 3, 34), "gold", edge="k")
    return picture


MOTH = rows("""
    ........k......k........
    .........k....k.........
    ..kkkk....k..k....kkkk..
    .kcccckkk.kkkk.kkkcccck.
    kcccccccckttttkcccccccck
    kccctccccktwwtkcccctccck
    kcctktccccktwkccccctktck
    kccctccccckttkcccccctcck
    .kcccccccckttkccccccccck
    ..kkcccccckttkcccccckkk.
    ...kcccckkkttkkkcccck...
    ..kcctcck.kttk.kcctcck..
    ..kccccck..kk..kccccck..
    ...kkkkk........kkkkk...
""")


def broke(depth: int, early: bool = False) -> Picture:
    """Draw a moth coming out of an empty purse; early: only its eyes show."""
    picture = moment(depth, {"wing": Ink("FFCC99", "white", "white"), "fur": Ink("996633", "tan", "25")})
    if not early:
        way = curve((32, 40), (52, 36), (46, 26)) | curve((46, 26), (38, 20), (36, 16))
        picture.fill({(x, y) for x, y in way if (x + y) % 4 < 2}, "k")
        picture.sprite(21, 1, MOTH, {"c": "wing", "t": "fur"})
    bag = polygon((14, 36), (50, 36), (61, 52), (57, 61), (49, 63), (15, 63), (7, 61), (3, 52))
    solid(picture, bag, "bark", deep=4)
    picture.fill(oval(9, 33, 55, 45), "k")
    if early:
        # Two eyes in the dark.
        for x in (25, 34):
            picture.fill(oval(x, 36, x + 6, 42), "w")
            picture.fill(box(x + 2, 38, x + 5, 41), "k")
    picture.fill(curve((12, 40), (32, 47), (52, 40)), "gold-" if depth > 1 else "w")
    solid(picture, oval(7, 30, 57, 46) - oval(9, 33, 55, 45), "gold", deep=0)
    for x in (28, 34):
        solid(picture, oval(x - 1, 44, x + 4, 49), "gold", deep=1)
    for a, b in (((20, 50), (17, 58)), ((32, 52), (32, 59)), ((45, 50), (48, 58))):
        picture.fill(line(a, b), "bark-" if depth > 1 else "w")
    return picture


def no_winner(depth: int, early: bool = False) -> Picture:
    """Draw a steaming cup of tea, since no player has won; early: another curl of the steam."""
    picture = moment(depth, {"tea": Ink("CC6633", "brown", "black"), "rose": Ink("DD0000", "red", "black")})
    solid(picture, oval(2, 50, 56, 63), "paper", deep=2)
    solid(picture, oval(42, 31, 62, 50) - oval(46, 35, 58, 46), "paper", deep=1)
    cup = frozenset((x, y) for x, y in oval(7, 1, 51, 58) if y > 30)
    solid(picture, cup, "paper", deep=4)
    solid(picture, oval(7, 25, 51, 36), "paper", deep=0)
    picture.fill(oval(9, 27, 49, 35), "tea")
    for x in (16, 28, 40):
        curl = -7 if early else 7
        wisp = (*bow((x, 22), (x - curl, 17), (x, 12)), *bow((x, 12), (x + curl, 7), (x, 1)))
        picture.fill(limb(*wisp, thick=2), "air")
    picture.sprite(24, 40, ROSE, {"r": "rose", "g": "green"})
    return picture


ROSE = rows("""
    ...rr.rr...
    ..rrrrrrr..
    ..rrryrrr..
    gg.rrrrr.gg
    .gg.rrr.gg.
    ..ggg.ggg..
""")


PICTURES: Mapping[str, Drawing] = {
    "go-1": partial(go, times=1),
    "go-2": partial(go, times=2),
    "go-3": partial(go, times=3),
    "stop": stop,
    "plains-double": plains_double,
    "stupid-double": stupid_double,
    "go-penalty": go_penalty,
    "broke": broke,
    "no-winner": no_winner,
    "go-1.1": partial(go, times=1, early=True),
    "go-2.1": partial(go, times=2, early=True),
    "go-3.1": partial(go, times=3, early=True),
    "stop.1": partial(stop, early=True),
    "plains-double.1": partial(plains_double, early=True),
    "stupid-double.1": partial(stupid_double, early=True),
    "go-penalty.1": partial(go_penalty, early=True),
    "broke.1": partial(broke, early=True),
    "no-winner.1": partial(no_winner, early=True),
}
