"""How a round of the War of Flowers goes on and ends: drum, palm, doublings, penalty, moth and teacup."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import box, line, oval, polygon
from tools.art.moments.kit import bow, hand, limb, moment, slab, solid
from tools.art.moments.pieces import drum, stamp


def go(depth: int, times: int) -> Picture:
    """Draw a drum, larger with each GO."""
    picture = moment(depth)
    drum(picture, (32, 34), (12, 17, 22)[times - 1], times)
    return picture


def stop(depth: int) -> Picture:
    """Draw a palm that says stop."""
    picture = moment(depth)
    plate = polygon((20, 1), (44, 1), (62, 19), (62, 43), (44, 61), (20, 61), (2, 43), (2, 19))
    solid(picture, plate, "red", deep=3)
    fingers = [
        limb((23, 32), (20, 15), thick=7),
        limb((29, 30), (28, 10), thick=7),
        limb((35, 30), (36, 10), thick=7),
        limb((41, 32), (43, 15), thick=7),
        limb((24, 44), (12, 33), thick=7),
    ]
    hand(picture, fingers, polygon((19, 32), (45, 31), (45, 44), (40, 54), (26, 54), (20, 46)))
    solid(picture, box(24, 54, 42, 64), "paper")
    return picture


def plains_double(depth: int) -> Picture:
    """Draw a stamp with a plain knob, and its times two."""
    picture = moment(depth)
    stamp(picture)
    return picture


def stupid_double(depth: int) -> Picture:
    """Draw a stamp whose knob is a silly donkey, and its times two."""
    picture = moment(depth)
    stamp(picture)
    for x in (26, 38):
        solid(picture, limb((x, 8), (x + (x - 32) / 2, 1), thick=5), "bark", deep=1)
    picture.fill(box(28, 10, 30, 13), "k")
    picture.fill(box(35, 10, 37, 13), "k")
    return picture


def go_penalty(depth: int) -> Picture:
    """Draw one pocket out of which two bills are paid."""
    picture = moment(depth)
    for middle, degrees in (((23, 19), -16), ((42, 19), 14)):
        bill = polygon(*slab(middle, 16, 36, degrees))
        solid(picture, bill, "green", deep=1)
        picture.fill(oval(middle[0] - 5, middle[1] - 8, middle[0] + 5, middle[1] + 2), "w", edge="k")
    pocket = polygon((9, 29), (55, 29), (55, 54), (32, 63), (9, 54))
    solid(picture, pocket, "blue")
    picture.fill(line((9, 35), (54, 35)), "w")
    return picture


def broke(depth: int) -> Picture:
    """Draw a moth that comes out of an empty purse."""
    picture = moment(depth)
    solid(picture, polygon((12, 38), (50, 38), (58, 54), (52, 63), (10, 63), (4, 54)), "bark")
    solid(picture, limb(*bow((10, 38), (31, 26), (52, 38)), thick=3), "gold", deep=1)
    for x in (22, 34):
        solid(picture, oval(x, 8, x + 12, 22), "cream")
    solid(picture, limb((34, 8), (34, 20), thick=4), "wood", deep=1)
    return picture


def no_winner(depth: int) -> Picture:
    """Draw a cup of tea that steams."""
    picture = moment(depth)
    solid(picture, oval(4, 50, 56, 63), "paper")
    solid(picture, oval(42, 32, 61, 50) - oval(46, 36, 57, 46), "paper", deep=1)
    cup = polygon((8, 30), (50, 30), (46, 48), (38, 57), (20, 57), (12, 48))
    solid(picture, cup, "paper", deep=4)
    solid(picture, oval(8, 26, 50, 36), "rust")
    for x in (18, 29, 40):
        picture.fill(
            limb(*bow((x, 22), (x - 6, 15), (x, 11)), *bow((x, 11), (x + 5, 7), (x, 1)), thick=2), "air"
        )
    return picture


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
}
