"""Title picture of War of Flowers: a hand lays the crane on the lacquer table, under the full moon."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from tools.art.drawing import Picture
from tools.art.flowers.cards_08 import pampas
from tools.art.flowers.shapes import Shape, around, box, line, moved, polygon
from tools.art.moments.kit import limb
from tools.art.titles.kit import ALL, Point, ball, banded, begun, blob, framed, hatched, lit, ring, spline
from tools.art.titles.letters import letters, nib, titled

MATERIALS = """
night 000033:black:black 000066:: 000099:blue: 333399:: 6633CC:purple:
moon FFFFFF:white:white FFFFCC:: FFFF99:yellow: FFCC66::
halo 333399:purple:black
hill 330066:black:white
ridge 9966CC:purple:black
q FFFFCC:white:white
Q CC9966:tan:black
h 000000:black:black
floor 330033:black:black
rim FF9999:orange:white
lacquer BB0000:red:black CC0000:: DD0000::
side 660000:brown:white 330000::
pearl CCFFFF:cyan:white
gleam EE0000:red:white FF6666:orange:
fall 330000:black:black
card FFFFFF:white:white FFFFFF:: CCCCCC:silver:
back FF6666:orange:white 990000:brown:black 660000::
sun FF6633:orange:black DD0000:red: AA0000::
pine 66CC33:green:black 006600:forest: 003300::
needle 002200:black:white
bark CC6633:orange:white 993300:brown:black 660000::
crane FFFFFF:white:white FFFFFF:: CCCCFF:silver:25
feather 777777:grey:white
mound 33CC33:green:white 009933::50 006600:forest:
bill FFCC66:tan:white
nail FFFFFF:white:white FFCCCC::
skin FFFFCC:white:white FFCC99:: CC9966:tan:25 996633:brown:
cuff FFFFFF:white:white FFFFFF:: CCCCCC:silver:25
sleeve 99FFCC:white:white 339966:green:hatch 006633:forest:75 003333::black
band FFCC66:yellow:white CC6633:orange:50
gold FFFFCC:white:white FFFF66:yellow: FFCC33:: FF9933:orange:
"""
SKY = box(1, 1, 299, 88)
FLOOR = box(1, 84, 299, 179)
TURN = -11
"""Turn of the card in degrees."""
MIDDLE = (152.0, 71.0)
WIDE, HIGH = 64, 104

Place = Callable[[float, float], Point]


def _night(picture: Picture) -> None:
    """Paint the sky with the moon, and pampas on a hill."""
    banded(picture, SKY, "night")
    for x, y in (
        (22, 14),
        (118, 12),
        (108, 34),
        (232, 10),
        (262, 26),
        (284, 12),
        (246, 40),
        (14, 58),
        (286, 46),
    ):
        picture.fill(ring(x + 0.5, y + 0.5, 1.4, 0.6) | ring(x + 0.5, y + 0.5, 0.6, 1.4), "w")
    moon = ring(64, 44, 33, 33)
    halo = ring(64, 44, 39, 39)
    if picture.depth == 8:
        picture.fill(halo & SKY, "halo")
    ball(picture, moon, "moon", edge="" if picture.depth == 8 else "k")
    hill = (
        blob((-20, 100), (0, 82), (40, 74), (90, 78), (140, 84), (200, 80), (260, 74), (320, 82), (320, 100))
        & SKY
    )
    picture.fill(hill, "hill")
    picture.fill(hill - moved(hill, 0, 1), "ridge")
    for root, bend, tip in (
        ((30, 86), (22, 70), (24, 56)),
        ((40, 86), (40, 60), (44, 38)),
        ((56, 86), (62, 74), (64, 64)),
    ):
        pampas(picture, root, bend, tip)


def _table(picture: Picture) -> None:
    """Paint the table's lacquer with its inlay, the cards that lie on it, and the moon's light in it."""
    picture.fill(FLOOR, "floor")
    top = polygon((26, 90), (274, 90), (330, 190), (-30, 190))
    lit(picture, moved(top, 0, 2) | top, "side", deep=1)
    banded(picture, top & ALL, "lacquer")
    picture.fill(line((-30, 190), (26, 90), (274, 90), (330, 190)) & ALL, "rim")
    for inner in (
        ((-40, 200), (34, 96), (266, 96), (340, 200)),
        ((-34, 200), (37, 98), (263, 98), (334, 200)),
    ):
        picture.fill(line(*inner) & ALL, "pearl")
    glow = ring(60, 109, 26, 8)
    if picture.depth == 1:
        hatched(picture, glow, 4, 1, 2, "w")
    else:
        picture.fill(glow, "gleam1")
        picture.fill(ring(57, 107, 15, 3.6), "gleam2")
    for corners, kind in (
        (((216, 104), (238, 104), (246, 126), (222, 126)), "back"),
        (((92, 112), (120, 112), (116, 136), (84, 136)), "pine"),
    ):
        _lying(picture, corners, kind)


def _lying(picture: Picture, corners: tuple[Point, ...], kind: str) -> None:
    """Paint a card that lies on the table."""
    shape = polygon(*corners)
    low = shape | moved(shape, 1, 2)
    picture.fill(low | around(low), "k")
    picture.fill(shape, "card2")
    left = min(x for x, _ in shape)
    room = shape & moved(shape, 2, 2) & moved(shape, -2, -2) & moved(shape, 2, -2) & moved(shape, -2, 2)
    if kind == "back":
        picture.fill(room, "back2")
        return
    part = Picture(picture.depth, picture.width, picture.height, picture.inks, "w")
    lit(part, limb((left + 14, 140), (left + 18, 124), (left + 24, 110), thick=3), "bark", edge="", deep=1)
    for x, y, wide in ((left + 24, 121, 8), (left + 12, 127, 8), (left + 25, 134, 9)):
        fan = ring(x, y, wide, wide * 0.8) & box(0, 0, 300, y + 1)
        part.fill(around(fan), "k")
        part.fill(fan, "pine2")
        part.fill(fan - moved(fan, 1, 1), "pine1")
        for dx in (-5, 0, 5):
            part.fill(line((x, y), (x + dx, y - 4)) & fan, "needle")
    for x, y in room:
        picture.grid[y][x] = part.grid[y][x]


def _at(x: float, y: float) -> Point:
    """Return the place in the picture of a place on the card, in pixels from its upper left corner."""
    a, b = x - WIDE / 2, y - HIGH / 2
    c, s = cos(radians(TURN)), sin(radians(TURN))
    return MIDDLE[0] + a * c - b * s, MIDDLE[1] + a * s + b * c


def _board(inset: float) -> Shape:
    right, foot = WIDE - inset, HIGH - inset
    cut = max(0.0, 4 - inset)
    return polygon(
        *(
            _at(*p)
            for p in ((inset + cut, inset), (right - cut, inset), (right, inset + cut), (right, foot - cut))
        ),
        *(
            _at(*p)
            for p in ((right - cut, foot), (inset + cut, foot), (inset, foot - cut), (inset, inset + cut))
        ),
    )


def _curve(*points: Point, thick: float) -> Shape:
    return limb(*spline([_at(*p) for p in points]), thick=thick)


def _smooth(*points: Point) -> Shape:
    return blob(*(_at(*p) for p in points))


def _fan(picture: Picture, x: float, base: float, radius: float, room: Shape) -> None:
    """Paint a fan of needles."""
    tips = []
    for i in range(17):
        reach = radius if i % 2 == 0 else radius - 2
        turn = radians(180 - 11.25 * i)
        tips.append(_at(x + reach * cos(turn), base - 0.8 * reach * sin(turn)))
    dome = polygon(*tips, _at(x + 3, base + 3), _at(x - 3, base + 3)) & room
    picture.fill(around(dome) & room, "k")
    picture.fill(dome, "pine2")
    picture.fill(dome - moved(dome, -2, -3), "pine3")
    picture.fill(dome - moved(dome, 2, 2), "pine1")
    for i in range(1, 8):
        turn = radians(180 - 22.5 * i)
        tip = _at(x + (radius - 4) * cos(turn), base - 0.8 * (radius - 4) * sin(turn))
        picture.fill(limb(_at(x, base), tip, thick=1) & dome, "needle")


def _crane(picture: Picture) -> None:
    """Paint the card with the crane before the rising sun."""
    board, room = _board(0), _board(4)
    picture.fill(around(around(board) | board) | around(board), "k")
    picture.fill(board, "card2")
    picture.fill(board - moved(board, -2, -1), "card3")
    picture.fill(around(room), "k")
    part = Picture(picture.depth, picture.width, picture.height, picture.inks, "w")
    sx, sy = _at(40, 40)
    ball(part, ring(sx, sy, 20, 20), "sun")
    mound = _smooth((-10, 110), (0, 92), (22, 86), (50, 88), (74, 96), (74, 114))
    lit(part, mound, "mound", deep=3)
    lit(part, _curve((8, 100), (8, 60), (7, 34), (12, 10), thick=5), "bark", deep=1)
    _fan(part, 48, 20, 14, ALL)
    _fan(part, 8, 30, 12, ALL)
    _fan(part, 26, 18, 16, ALL)
    for leg in (((33, 76), (31, 84), (33, 94)), ((39, 77), (40, 85), (38, 95))):
        part.fill(_curve(*leg, thick=2), "k")
    for foot in (((29, 95), (33, 93), (37, 95)), ((35, 96), (38, 94), (43, 96))):
        part.fill(_curve(*foot, thick=1.6), "k")
    body = _smooth((25, 66), (29, 60), (38, 61), (50, 66), (56, 72), (48, 78), (36, 80), (27, 75))
    neck = _curve((29, 68), (24, 61), (26, 53), (28, 46), (25, 40), thick=6)
    whole = body | neck
    if picture.depth == 1:
        tail = _smooth((44, 66), (52, 64), (59, 74), (58, 90), (53, 86), (46, 80))
        head = _smooth((16, 38), (22, 32), (29, 33), (33, 40), (29, 47), (21, 46))
        part.fill(around(around(whole | tail | head) | whole | tail | head), "w")
    part.fill(around(whole), "k")
    lit(part, body, "crane", deep=3)
    lit(part, neck, "crane", edge="", deep=1)
    part.fill(_curve((24, 60), (25, 53), (27, 46), thick=3.4), "k")
    part.fill(_curve((28, 70), (34, 76), (43, 75), thick=1), "k")
    tail = _smooth((44, 68), (51, 65), (58, 74), (57, 89), (53, 84), (46, 80))
    part.fill(tail, "k")
    for points in (((49, 70), (53, 76), (55, 84)), ((46, 74), (50, 79), (53, 83))):
        part.fill(_curve(*points, thick=1), "feather")
    head = _smooth((18, 38), (22, 34), (28, 35), (31, 40), (28, 45), (21, 44))
    lit(part, head, "crane", deep=1)
    lit(part, _smooth((20, 36), (23, 33), (28, 34), (29, 37), (23, 38)), "sun", deep=1)
    bill = polygon(_at(20, 38.5), _at(20, 43), _at(6, 43))
    part.fill(around(bill), "k")
    part.fill(bill, "bill")
    part.fill(_smooth((19, 41), (23, 41), (28, 44), (26, 47), (21, 45)), "k")
    ex, ey = _at(23, 40)
    part.fill(ring(ex, ey, 1, 1), "k")
    for x, y in room:
        picture.grid[y][x] = part.grid[y][x]


def _fingers(picture: Picture) -> None:
    """Paint the fingers behind the card."""
    for points, thick in (
        (((238, 88), (214, 98), (196, 100), (178, 98)), 11),
        (((238, 82), (212, 89), (194, 91), (176, 90)), 11),
        (((236, 76), (210, 80), (192, 82), (174, 82)), 11),
    ):
        lit(picture, limb(*spline(points), thick=thick), "skin", deep=2)


def _hand(picture: Picture) -> None:
    """Paint the sleeve, the hand with its first finger behind the card, and the thumb on it."""
    palm = blob(
        (180, 45),
        (192, 38),
        (210, 33),
        (228, 34),
        (246, 44),
        (262, 56),
        (264, 86),
        (246, 94),
        (226, 88),
        (212, 72),
        (204, 56),
        (190, 53),
    )
    lit(picture, palm - _board(-1), "skin", deep=4)
    thumb = limb(*spline(((246, 84), (222, 76), (204, 73), (196, 70), (184, 62))), thick=13)
    heel = blob((206, 70), (220, 68), (246, 74), (260, 86), (246, 94), (222, 86))
    lit(picture, thumb | heel, "skin", deep=3)
    picture.fill((thumb | heel) & around(palm), "skin2")
    for a, b in (
        ((199, 66), (202, 72)),
        ((203, 67), (205, 73)),
        ((247, 58), (250, 64)),
        ((233, 47), (238, 51)),
    ):
        picture.fill(line(a, b), "skin3" if picture.depth > 1 else "k")
    nail = blob((177, 58), (183, 56), (189, 60), (188, 64), (180, 63))
    lit(picture, nail, "nail", deep=1)
    lit(picture, polygon((254, 50), (266, 46), (274, 96), (254, 100)), "cuff", deep=3)
    sleeve = blob((262, 40), (300, 30), (330, 20), (330, 140), (300, 134), (266, 108), (260, 74))
    lit(picture, sleeve, "sleeve", deep=6)
    cuff = sleeve - moved(sleeve, 8, 0)
    lit(picture, cuff, "band", deep=2)


def draw(depth: int) -> Picture:
    """Paint the title picture."""
    picture = begun(depth, MATERIALS, "k")
    _night(picture)
    _table(picture)
    _fingers(picture)
    _crane(picture)
    _hand(picture)
    pen = nib(6, 38)
    shape = frozenset().union(*letters("WAR of FLOWERS", 20, 145, 27, pen, gap=0.17, small=0.8))
    titled(picture, shape, "gold", deep=2)
    return framed(picture)
