"""Pictures of moments of house rules: bomb, shake, four, pair on pair, carry, no sun."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import box, curve, oval, polygon
from tools.art.moments.flower_takes import card
from tools.art.moments.kit import bow, hand, limb, moment, rays, shifted, solid, star
from tools.art.moments.pieces import sparkle, twice


def bomb(depth: int, early: bool = False) -> Picture:
    """Draw a firework bursting over hills at night; early: the ball with its fuse."""
    inks = {"night": Ink("000066", "black", "black"), "spark": Ink("FFFF99", "white", "white")}
    picture = moment(depth, inks)
    if early:
        picture.fill(limb(*bow((38, 22), (44, 8), (54, 12)), thick=2.4), "wood", edge="k")
        solid(picture, oval(10, 18, 48, 56), "iron", deep=5)
        solid(picture, polygon((32, 17), (42, 22), (38, 30), (28, 25)), "iron", deep=2)
        picture.fill(polygon(*star((55, 11), 3, 9, 7)), "gold", edge="red")
        picture.fill(curve((17, 34), (18, 26), (25, 23)), "w")
        return picture
    picture.fill(box(2, 2, 62, 62), "night", edge="k")
    middle = (32.0, 27.0)
    rays(picture, middle, 6, 25, range(0, 360, 45), "gold", 2.2)
    rays(picture, middle, 9, 20, range(22, 360, 45), "red+" if depth > 1 else "w", 2.0)
    for place in range(16):
        far, role = (28, "spark") if place % 2 == 0 else (23, "water+" if depth > 1 else "w")
        rays(picture, middle, far, far + 0.5, (place * 22.5,), role, 2.6)
    picture.fill(polygon(*star(middle, 3, 8, 8)), "spark")
    rays(picture, (32, 62), 2, 14, (0,), "spark", 1.6)
    picture.fill(oval(-8, 54, 34, 82) & box(2, 2, 62, 62), "green-" if depth > 1 else "w")
    picture.fill(oval(24, 57, 76, 90) & box(2, 2, 62, 62), "green-" if depth > 1 else "w")
    return picture


def shake(depth: int, early: bool = False) -> Picture:
    """Draw a hand that shakes three cards; early: they lean the other way."""
    picture = moment(depth)
    lean = -8 if early else 8
    for x, degrees in ((18, -24), (32, 0), (46, 24)):
        card(picture, (x + lean / 2, 22 + abs(x - 32) / 4), 19, 30, degrees + lean)
    _fist(picture)
    for x, side in ((5, -1), (59, 1)):
        for out in (0, 4):
            at = x + side * (out - 4)
            picture.fill(curve((at, 10), (at + 3 * side, 20), (at, 30)), "air")
    return picture


def _fist(picture: Picture) -> None:
    fingers = [limb((22 + 6 * place, 40), (23 + 6 * place, 50), thick=7) for place in range(4)]
    hand(picture, fingers, polygon((19, 44), (45, 44), (43, 56), (22, 56)))
    solid(picture, box(21, 55, 45, 64), "red", deep=2)


def four(depth: int, early: bool = False) -> Picture:
    """Draw four cards of one month side by side; early: the fourth is still moving in."""
    picture = moment(depth)
    for place, (x, degrees) in enumerate(((11, -27), (25, -9), (39, 9), (53, 27))):
        if early and place == 3:
            continue
        card(picture, (x, 30 + abs(x - 32) / 3), 20, 34, degrees)
    if early:
        card(picture, (54, 14), 18, 27, 52)
        for x, y in ((41, 5), (46, 27)):
            picture.fill(curve((x, y), (x + 3, y - 2), (x + 6, y)), "air")
    else:
        sparkle(picture, 10, 7)
        sparkle(picture, 54, 7)
    return picture


def pair_pair(depth: int, early: bool = False) -> Picture:
    """Draw two pairs of cards that strike each other; early: they come from both sides."""
    picture = moment(depth, {"burst": Ink("FFCC00", "yellow", "white")})
    if not early:
        picture.fill(polygon(*star((32, 32), 17, 31, 12, 8)), "burst", edge="k")
    out = 6 if early else 0
    card(picture, (20 - out, 26), 20, 31, -16)
    card(picture, (23 - out, 37), 20, 31, -6)
    card(picture, (44 + out, 26), 20, 31, 16)
    card(picture, (41 + out, 37), 20, 31, 6)
    return picture


def carry(depth: int, early: bool = False) -> Picture:
    """Draw a full sack, which is carried over to the next game and pays double; early: half full."""
    picture = moment(depth)
    if early:
        shifted(picture, 0, 4, partial(_sack, full=False))
    else:
        _sack(picture, full=True)
        twice(picture, (32, 43), small=True)
    return picture


def _sack(picture: Picture, full: bool) -> None:
    left, right = (5, 59) if full else (13, 51)
    side = ((right, 40), (right - 2, 56), (50, 61), (14, 61), (left + 2, 56), (left, 40))
    body = polygon((24, 20), (40, 20), *side)
    solid(picture, body, "wood", deep=4)
    solid(picture, polygon((20, 4), (28, 9), (34, 3), (40, 9), (46, 5), (40, 19), (25, 19)), "wood", deep=2)
    solid(picture, limb((22, 20), (42, 20), thick=4), "red", deep=0)


def sunless(depth: int, early: bool = False) -> Picture:
    """Draw a sun behind a cloud; early: it still shows above the cloud."""
    picture = moment(depth)
    y = 22 if early else 30
    rays(picture, (30, y), 17, 26, range(0, 360, 30), "gold" if depth > 1 else "k", 2.4)
    picture.fill(oval(16, y - 14, 44, y + 14), "gold", edge="k")
    cloud = oval(4, 32, 28, 56) | oval(17, 24, 47, 56) | oval(36, 32, 60, 56) | box(15, 44, 50, 56)
    solid(picture, cloud, "steel", deep=4)
    for x in () if early else (16, 28, 40, 50):
        picture.fill(limb((x, 58), (x - 2, 62), thick=1.4), "water-" if depth > 1 else "k")
    return picture


_DRAWN = {
    "bomb": bomb,
    "shake": shake,
    "four": four,
    "pair-pair": pair_pair,
    "carry": carry,
    "sunless": sunless,
}
PICTURES: Mapping[str, Drawing] = {
    **_DRAWN,
    **{f"{name}.1": partial(draw, early=True) for name, draw in _DRAWN.items()},
}
