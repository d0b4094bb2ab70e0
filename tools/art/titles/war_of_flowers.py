"""Title picture of War of Flowers: a room open to the moon, and three hands around a low table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Picture
from tools.art.flowers.shapes import Shape, box, line, moved, polygon
from tools.art.moments.kit import limb, spun, star
from tools.art.titles.kit import (
    ALL,
    Point,
    ball,
    banded,
    begun,
    blob,
    five,
    framed,
    hatched,
    lit,
    near,
    ring,
    spline,
)
from tools.art.titles.letters import letters, nib, titled

MATERIALS = """
night 000033:black:black 000066:: 000077:blue: 000099:: 330099:purple: 663399::
moon FFFFFF:white:white FFFFCC:: FFFF99:yellow: FFCC66:: CC9966:tan:25
halo 333399:purple:black
hill 9966CC:purple:white 330066:black:white
far 336666:forest:75 000033:black:black
wood CC6633:orange:white 996633:tan:white 663300:brown:black 330000:black:black
beam 663333:tan:50 330000:brown:black 000000:black:black
shoji FFFFCC:white:white FFFFCC:: FFCC99:yellow: CC9966:tan:
shade CCCC99:silver:25
mat FFCC66:yellow:white CC9933:tan: 996633:brown:
seam 996600:brown:50
lacquer FF6666:orange:white CC0000:red:black 990000:brown:black 660000::
fall 663300:black:50
side 990000:brown:white 550000:black:black 220000::
gleam FF3333:red:black
pearl CCFFFF:cyan:white
nail FFFFFF:white:white FFCCCC:: CC9999:tan:
skin FFFFCC:white:white FFCC99:: CC9966:tan:25 996633:brown:
sleeve CCFFCC:white:white 66CC99:green: 339966::25 006633:forest:50 003333::75
coat CCCCFF:white:hatch 9999FF:cyan: 6666CC::50 333399:blue:75 000066::black
gown FFCCCC:white:white FF6699:magenta: CC3366:red:50 990033:brown: 660033::
cuff FFFFFF:white:white FFFFFF:: CCCCCC:silver:25
paper FFFFFF:white:white FFFFFF:: CCCCCC:silver:
red FF3333:red:black
sky DD0000:red:black
bark 663333:tan:white 330000:brown:black 000000:black:
bloom FFFFFF:white:white FFCCCC:: FF99CC:magenta: CC6699:red:
gold FFFFCC:white:white FFFF66:yellow: FFCC33:: FF9933:orange:
ink FFFFFF:white:white
pine 66CC33:green:black 006600:forest: 003300::
lilac CC99FF:magenta:75 9966CC:purple: 660099::black
leaf FF9933:orange:black CC3300:red:
"""


def _window(picture: Picture) -> None:
    """Paint the evening behind the open door."""
    sky = box(10, 8, 208, 96)
    banded(picture, sky, "night")
    picture.fill(ring(46, 43, 31, 31), "halo" if picture.depth == 8 else "k")
    if picture.depth == 1:
        for radius in (34, 39):
            picture.fill(ring(46, 43, radius, radius) - ring(46, 43, radius - 1, radius - 1), "k")
    ball(picture, ring(46, 43, 26, 26), "moon", edge="")
    for x, y in ((86, 18), (120, 14), (196, 22), (100, 88), (198, 60), (92, 52), (16, 84), (18, 14)):
        picture.put(x, y, "w")
    far = blob((4, 92), (40, 80), (78, 84), (118, 74), (160, 82), (214, 72), (214, 110), (4, 110)) & sky
    picture.fill(far, "hill2", edge="")
    picture.fill(far - moved(far, 0, 1), "hill1")
    hill = blob((4, 104), (30, 90), (70, 86), (110, 92), (150, 90), (214, 94), (214, 116), (4, 116)) & sky
    picture.fill(hill, "far2")
    for x in range(14, 206, 4):
        top = 92 - (x * 7) % 9 - (6 if x < 100 else 0)
        picture.fill(line((x, 96), (x + 3 - (x * 5) % 7, top)) & sky, "far" if picture.depth > 1 else "k")
    _branch(picture, sky)


def _branch(picture: Picture, sky: Shape) -> None:
    """Paint a plum branch in front of the moon."""
    limbs = (
        (((8, 76), (24, 66), (36, 58), (54, 56), (70, 44), (78, 40)), 4.4),
        (((36, 58), (44, 44), (58, 34), (66, 22)), 2.8),
        (((58, 34), (54, 26), (56, 16)), 1.8),
        (((54, 56), (66, 60), (76, 58)), 2.0),
    )
    for points, thick in limbs:
        branch = limb(*spline(points), thick=thick) & sky
        if picture.depth == 1:
            picture.fill(branch, "k", edge="w")
        else:
            lit(picture, branch, "bark", edge="", deep=1)
    for x, y, r in (
        (70, 44, 4),
        (44, 46, 4),
        (64, 24, 4),
        (30, 62, 3),
        (56, 17, 3),
        (76, 58, 3),
        (56, 55, 4),
    ):
        petals = frozenset().union(
            *(ring(*near((x, y), p, 1.0), r * 0.55, r * 0.55) for p in five((x, y), r * 0.7))
        )
        ball(picture, petals | ring(x, y, 1, 1), "bloom", edge="k")
        picture.put(x, y, "gold2" if picture.depth > 1 else "k")
    for x, y in ((80, 39), (66, 20), (40, 52), (50, 58)):
        ball(picture, ring(x, y, 1.6, 1.6), "bloom", edge="k")


def _room(picture: Picture) -> None:
    """Paint wall, paper door and floor."""
    picture.fill(box(0, 0, 300, 100), "beam2")
    picture.fill(box(0, 100, 300, 180), "mat2")
    banded(picture, box(0, 100, 300, 180), "mat")
    for x in (-60, 0, 60, 120, 180, 240, 300, 360):
        picture.fill(line((150 + (x - 150) * 3 // 4, 100), (x + (x - 150) // 2, 180)), "seam")
    _window(picture)
    # The open paper door: its lattice, and a pine's shadow on it.
    door = box(214, 8, 292, 98)
    banded(picture, door, "shoji")
    shadow: set[tuple[int, int]] = set()
    for points, thick in (
        (((284, 110), (276, 84), (282, 62), (266, 44), (250, 36)), 5.0),
        (((281, 64), (264, 66), (244, 62)), 3.0),
        (((276, 88), (258, 86)), 2.6),
    ):
        shadow |= limb(*spline(points), thick=thick)
    for x, y, wide in (
        (248, 34, 15),
        (266, 40, 18),
        (240, 60, 14),
        (286, 56, 14),
        (256, 84, 13),
    ):
        shadow |= ring(x, y, wide, 4.4) | ring(x - wide * 0.2, y - 3, wide * 0.6, 3)
    if picture.depth == 1:
        hatched(picture, door & frozenset(shadow), 2, 1, 1, "k")
    else:
        picture.fill(door & frozenset(shadow), "shade")
    for x in range(214, 293, 13):
        picture.fill(box(x, 8, x + 1, 98), "wood3")
    for y in range(8, 99, 15):
        picture.fill(box(214, y, 293, y + 1), "wood3")
    for post in (box(4, 2, 10, 100), box(206, 2, 214, 100), box(292, 2, 298, 100)):
        lit(picture, post, "wood", deep=1)
    for beam in (box(2, 2, 298, 8), box(2, 96, 298, 101)):
        lit(picture, beam, "wood", deep=1)


Place = Callable[[float, float], Point]
"""Converts a place on a card to the picture; it is given in parts of width and height from the middle."""


def card(
    picture: Picture, at: Point, wide: float, high: float, turn: float, kind: str, flat: float = 1
) -> None:
    """Paint a flower card around its middle; `flat` is the visible part of its height."""

    def place(a: float, b: float, w: float = wide, h: float = high) -> Point:
        ((x, y),) = spun(((a * w, b * h),), (0, 0), turn)
        return at[0] + x, at[1] + y * flat

    def board(w: float, h: float) -> Shape:
        return polygon(*(place(a, b, w, h) for a, b in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))))

    lit(picture, board(wide, high), "paper", deep=1)
    room = board(wide - 3, high - 3)
    picture.fill(room, "sky" if kind in ("moon", "back") else "paper")
    part = Picture(picture.depth, picture.width, picture.height, picture.inks)
    PLANTS[kind](part, place, wide, turn)
    for x, y in room & ALL:
        if part.grid[y][x] >= 0:
            picture.grid[y][x] = part.grid[y][x]


def _pine(picture: Picture, at: Place, wide: float, turn: float) -> None:
    picture.fill(limb(at(0.1, 0.5), at(-0.05, 0.1), at(0.12, -0.2), thick=wide * 0.1), "bark2")
    for a, b in ((-0.05, -0.32), (0.22, -0.14), (-0.22, -0.04), (0.16, 0.16), (-0.18, 0.34)):
        x, y = at(a, b)
        fan = ring(x, y, wide * 0.3, wide * 0.28) & box(0, 0, 300, int(y + wide * 0.08))
        picture.fill(fan, "pine2")
        picture.fill(fan - moved(fan, 1, 1), "pine1")


def _plum(picture: Picture, at: Place, wide: float, turn: float) -> None:
    picture.fill(limb(at(-0.4, 0.5), at(0.05, 0.1), at(0.02, -0.48), thick=wide * 0.1), "bark2")
    for a, b in ((-0.16, -0.2), (0.22, 0.06), (-0.12, 0.26)):
        x, y = at(a, b)
        picture.fill(ring(x, y, wide * 0.2, wide * 0.18), "red")
        picture.fill(ring(x, y, wide * 0.06, wide * 0.06), "gold2" if picture.depth > 1 else "w")


def _iris(picture: Picture, at: Place, wide: float, turn: float) -> None:
    for a, b in ((-0.3, -0.1), (-0.05, 0.05), (0.3, 0.0)):
        picture.fill(limb(at(a * 0.5, 0.5), at(a, b), thick=wide * 0.08), "pine2")
    for a, b in ((-0.12, -0.26), (0.2, -0.02)):
        x, y = at(a, b)
        for dx, dy in ((-0.14, 0.06), (0.14, 0.06), (0, -0.12)):
            picture.fill(ring(x + dx * wide, y + dy * wide, wide * 0.13, wide * 0.15), "lilac2")
        picture.fill(ring(x, y + wide * 0.1, 0.8, 0.8), "gold2")


def _maple(picture: Picture, at: Place, wide: float, turn: float) -> None:
    for a, b, role in ((-0.12, -0.22, "leaf2"), (0.16, 0.06, "leaf1"), (-0.14, 0.3, "leaf2")):
        picture.fill(polygon(*star(at(a, b), wide * 0.3, wide * 0.11, 5, turn)), role)


def _moon(picture: Picture, at: Place, wide: float, turn: float) -> None:
    x, y = at(0, -0.16)
    picture.fill(ring(x, y, wide * 0.27, wide * 0.27), "moon1")
    picture.fill(polygon(at(-0.6, 0.3), at(0, 0.12), at(0.6, 0.3), at(0.6, 0.6), at(-0.6, 0.6)), "k")


PLANTS: Mapping[str, Callable[[Picture, Place, float, float], None]] = {
    "pine": _pine,
    "plum": _plum,
    "iris": _iris,
    "maple": _maple,
    "moon": _moon,
    "back": lambda *_given: None,
}


def _table(picture: Picture) -> None:
    top = ring(150, 136, 118, 31)
    picture.fill(ring(160, 170, 112, 12) & box(0, 158, 300, 180), "fall")
    for foot in ((60, 156), (226, 156)):
        lit(
            picture,
            polygon((foot[0] - 7, foot[1]), (foot[0] + 9, foot[1]), (foot[0] + 5, 178), (foot[0] - 4, 178)),
            "side",
            deep=2,
        )
    lit(picture, moved(top, 0, 9) | moved(top, 0, 5), "side", deep=4)
    lit(picture, top, "lacquer", deep=3)
    inner = ring(150, 136, 108, 26)
    picture.fill(inner - ring(150, 136, 107, 25.2), "pearl")
    # The moon reflected in the lacquer.
    gleam = ring(92, 124, 34, 8) & inner
    if picture.depth == 1:
        hatched(picture, gleam, 4, 1, 2, "w")
    elif picture.depth == 8:
        picture.fill(gleam, "gleam")
        picture.fill(ring(86, 122, 18, 4) & inner, "lacquer1")
    for index, kind in enumerate(("iris", "moon", "plum", "back", "pine", "maple")):
        x = 112 + 18 * index
        card(picture, (x, 122 - (1 if index in (2, 3) else 0)), 13, 19, -6 + 3 * index, kind, 0.72)
    for index, kind in enumerate(("maple", "plum", "pine", "moon", "iris")):
        if index != 2:
            card(picture, (106 + 22 * index, 141), 14, 21, -6 + 4 * index, kind, 0.75)
    for up in (0, 2, 4):
        card(picture, (150, 143 - up), 14, 21, 2, "back", 0.75)


def _hand_left(picture: Picture) -> None:
    """Paint the hand at the left, laying a card."""
    sleeve = blob((-20, 108), (14, 96), (44, 106), (62, 112), (64, 130), (44, 140), (10, 150), (-20, 150))
    lit(picture, sleeve, "sleeve", deep=4)
    for x, role in ((8, "gown3"), (16, "gold3"), (24, "coat3")):
        picture.fill(box(x, 60, x + 6, 180) & sleeve, role if picture.depth > 1 else "w")
        picture.fill((box(x, 60, x + 1, 180) | box(x + 6, 60, x + 7, 180)) & sleeve, "k")
    lit(picture, polygon((55, 107), (66, 110), (67, 131), (57, 135)), "cuff", deep=2)
    card(picture, (106, 133), 14, 21, 24, "plum", 0.8)
    palm = blob((66, 112), (78, 110), (88, 114), (90, 122), (84, 130), (68, 130))
    for points in (
        ((84, 128), (94, 133), (99, 134)),
        ((86, 124), (98, 128), (104, 131)),
        ((86, 119), (98, 121), (107, 126)),
        ((84, 115), (95, 115), (104, 120)),
    ):
        lit(picture, limb(*spline(points), thick=5), "skin", deep=1)
    lit(picture, palm, "skin", deep=2)
    picture.fill(palm & box(80, 113, 91, 128), "skin2")
    lit(picture, limb((72, 128), (82, 136), (90, 139), thick=5), "skin", deep=1)


def _hand_right(picture: Picture) -> None:
    """Paint the hand at the right, holding its cards."""
    for index in range(4):
        card(picture, (216 + 8 * index, 96 + abs(index - 1) * 2), 17, 27, -24 + 14 * index, "back")
    sleeve = blob((320, 96), (280, 98), (258, 108), (250, 118), (252, 134), (278, 140), (320, 150))
    lit(picture, sleeve, "coat", deep=4)
    lit(picture, polygon((248, 110), (257, 106), (261, 134), (250, 134)), "cuff", deep=2)
    palm = blob((250, 108), (236, 104), (226, 108), (224, 118), (234, 126), (250, 128))
    lit(picture, palm, "skin", deep=2)
    for x in (222, 228, 234):
        lit(picture, limb((x + 6, 118), (x, 112), (x - 1, 106), thick=5), "skin", deep=1)
    lit(picture, limb((248, 110), (240, 102), (232, 99), thick=5), "skin", deep=1)


def _hand_near(picture: Picture) -> None:
    """Paint the viewer's hand with a fan of cards."""
    kinds = ("pine", "plum", "iris", "moon", "maple")
    for index, kind in enumerate(kinds):
        turn = -36 + 18 * index
        x, y = spun(((150, 152),), (150, 196), turn)[0]
        card(picture, (x, y), 22, 36, turn, kind)
    palm = blob((126, 186), (126, 172), (134, 163), (150, 162), (164, 165), (172, 174), (172, 188))
    thumb = blob(
        (128, 172), (132, 160), (142, 150), (149, 147), (153, 151), (148, 159), (142, 168), (138, 176)
    )
    lit(picture, palm, "skin", deep=3)
    lit(picture, thumb, "skin", deep=2)
    picture.fill((palm & thumb) & box(0, 169, 300, 180), "skin2")
    lit(picture, blob((143, 151), (148, 147), (152, 149), (148, 154)), "nail", deep=1)
    lit(picture, polygon((114, 184), (118, 173), (180, 173), (186, 184)), "cuff", deep=2)
    lit(picture, polygon((98, 190), (108, 176), (190, 176), (202, 190)), "gown", deep=3)


def draw(depth: int) -> Picture:
    """Paint the title picture."""
    picture = begun(depth, MATERIALS, "k")
    _room(picture)
    _table(picture)
    _hand_left(picture)
    _hand_right(picture)
    _hand_near(picture)
    pen = nib(5.2, 38)
    for text, x, y in (("WAR of", 98, 16), ("FLOWERS", 82, 50)):
        shape = frozenset().union(*letters(text, x, y, 24, pen, gap=0.22, small=0.8))
        titled(picture, shape, "gold", deep=1)
    return framed(picture)
