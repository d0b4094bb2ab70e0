"""Title picture of Flower Power: a French garden with château, and two fighting flowers in front."""

from __future__ import annotations

from math import cos, radians, sin

from tools.art.drawing import Picture
from tools.art.flowers.shapes import Shape, box, moved, polygon
from tools.art.moments.kit import limb, spun
from tools.art.titles.kit import Point, ball, banded, begun, blob, framed, lit, near, ring, ruled, spline
from tools.art.titles.letters import letters, round_pen, titled

MATERIALS = """
sky 3366FF:cyan:white 6699FF:: 99CCFF:: CCFFFF:white: FFFFCC::
cloud FFFFFF:white:white FFFFFF:: FFCCCC:silver: CCCCFF::
wood 66CC99:green/forest:75 339966:: 006633::
wall FFFFFF:white:white FFFFCC:: CCCC99:silver: 999966:grey:50
roof 9999CC:silver:25 666699:grey:50 333366:slate:75
glass 6699CC:cyan:black
lawn 99CC33:green:white 66CC33:: 339933::
gravel FFFFCC:white:white FFCC99:yellow: CC9966:tan:
hedge 99CC33:green:white 339933:forest:50 006600::75 003300:black:black
bed1 FF6699:magenta:dots
bed2 FFCC00:yellow:25
bed3 9966CC:purple:50
stone FFFFFF:white:white FFFFFF:: CCCCCC:silver: 888888:grey:50
water CCFFFF:white:white 66CCFF:cyan: 3399CC:blue:hatch
jet FFFFFF:white:white
rose FFCCFF:white:white FF99CC:magenta: FF3399::25 CC0066:red:75 990033:brown:black
sun FFFFCC:white:white FFFF66:yellow: FFCC00:: FF9900:orange:25 CC6600:tan:50
plum FFCCFF:white:white CC99FF:magenta: 9966CC:purple:50 663399::75 330066:black:black
heart FFCC66:yellow:white CC6600:tan:50 663300:brown:black
disc CC9966:tan:white 996633:brown:75 663300::black 330000:black:
stem 99CC33:green:white 339933:: 006600:forest:75 003300:black:black
L FFFFFF:white:white FFCCFF:: FF99CC:magenta: FF6699:: CC3366:red:
"""


def _far(picture: Picture) -> None:
    """Paint sky, wood and château."""
    banded(picture, box(0, 0, 300, 84), "sky")
    if picture.depth == 1:
        ruled(picture, box(0, 0, 300, 84), 2, 84)
    for x, y, w in ((40, 50, 30), (262, 46, 28), (200, 60, 18)):
        puff = ring(x, y, w, 5) | ring(x - w * 0.3, y - 5, w * 0.4, 6) | ring(x + w * 0.3, y - 4, w * 0.4, 6)
        lit(picture, puff & box(0, 0, 300, y + 4), "cloud", edge="k" if picture.depth == 1 else "", deep=2)
    trees: set[tuple[int, int]] = set(box(0, 76, 300, 86))
    for n, x in enumerate(range(-6, 310, 13)):
        trees |= ring(x, 76, 10, 8 + n * 5 % 6)
    lit(picture, frozenset(trees), "wood", deep=2, at=2)
    lit(picture, box(88, 62, 212, 84), "wall", deep=2)
    for x, wide, top in ((84, 24, 56), (192, 24, 56), (134, 32, 54)):
        lit(picture, box(x, top, x + wide, 84), "wall", deep=3)
        lit(
            picture,
            polygon((x - 2, top), (x + wide + 2, top), (x + wide - 4, top - 13), (x + 4, top - 13)),
            "roof",
            deep=2,
        )
    for x in (108, 166):
        lit(picture, polygon((x, 62), (x + 26, 62), (x + 26, 54), (x, 54)), "roof", deep=1)
    lit(picture, polygon((138, 54), (162, 54), (150, 46)), "wall", deep=1)
    for y, xs in ((66, range(90, 212, 7)), (75, range(90, 212, 7))):
        for x in xs:
            picture.fill(box(x, y, x + 3, y + 5), "glass")
    picture.fill(box(147, 74, 153, 84), "k")


def _ground(picture: Picture) -> None:
    """Paint the garden in perspective, its vanishing point in the middle of the horizon."""
    eye = (150.0, 70.0)
    lawn = box(0, 84, 300, 180)
    banded(picture, lawn, "lawn")
    picture.fill(box(0, 84, 300, 85), "k")

    def strip(a: float, b: float, top: int, foot: int) -> Shape:
        """Return the ground between two lines from the vanishing point to the foot of the picture."""

        def on(x: float, y: float) -> Point:
            return near(eye, (150 + x, 180), (y - eye[1]) / (180 - eye[1]))

        return polygon(on(a, top), on(b, top), on(b, foot), on(a, foot))

    banded(picture, strip(-64, 64, 85, 184), "gravel")
    picture.fill(strip(-400, 400, 110, 116), "gravel2")
    picture.fill(strip(-900, 900, 88, 91), "gravel1")
    for side in (1, -1):
        for top, foot, near_in, far_out, bed in (
            (93, 108, 90, 280, "bed1"),
            (119, 150, 88, 230, "bed3"),
            (158, 190, 84, 240, "bed2"),
        ):
            shape = strip(side * near_in, side * far_out, top, foot) | strip(
                side * far_out, side * near_in, top, foot
            )
            high = 2 + (foot - top) // 8
            lit(picture, shape | moved(shape, 0, -high) | moved(shape, 0, -high // 2), "hedge", deep=0, at=3)
            picture.fill(moved(shape, 0, -high), "hedge1", edge="k")
            width = (far_out - near_in) * 0.14
            inner = strip(
                side * (near_in + width),
                side * (far_out - width),
                top + 2 + (foot - top) // 8,
                foot - 2 - (foot - top) // 8,
            )
            inner |= strip(
                side * (far_out - width),
                side * (near_in + width),
                top + 2 + (foot - top) // 8,
                foot - 2 - (foot - top) // 8,
            )
            picture.fill(moved(inner, 0, -high), bed, edge="k")
    for side in (1, -1):
        for y, size in ((92, 8), (102, 11), (116, 16), (140, 26)):
            x = 150 + side * 76 * (y - eye[1]) / 110
            _cone(picture, x, y, size)


def _cone(picture: Picture, x: float, y: int, size: int) -> None:
    picture.fill(ring(x + size * 0.3, y, size * 0.5, size * 0.12), "hedge4" if picture.depth > 1 else "k")
    cone = polygon((x, y - size * 1.7), (x + size * 0.48, y - 1), (x - size * 0.48, y - 1)) | ring(
        x, y - 1, size * 0.48, size * 0.14
    )
    lit(picture, cone, "hedge", deep=max(1, size // 8), at=2)
    lit(picture, ring(x, y - size * 1.7, size * 0.16, size * 0.16), "hedge", deep=1)


def _fountain(picture: Picture) -> None:
    basin = ring(150, 118, 40, 9)
    lit(picture, basin | moved(basin, 0, 4), "stone", deep=2)
    picture.fill(basin, "stone1", edge="k")
    banded(picture, ring(150, 118, 36, 7), "water")
    lit(picture, polygon((144, 104), (156, 104), (159, 118), (141, 118)), "stone", deep=2)
    lit(picture, ring(150, 104, 18, 4.5), "stone", deep=2)
    picture.fill(ring(150, 103, 15, 2.6), "water2", edge="k")
    for reach in (6, 13, 22):
        for side in (1, -1):
            drop = [
                (150, 100),
                (150 + side * reach * 0.3, 84),
                (150 + side * reach * 0.75, 86),
                (150 + side * reach, 104 if reach < 20 else 114),
            ]
            arc = limb(*spline(drop), thick=1.2)
            picture.fill(arc, "jet" if picture.depth > 1 else "k")
    picture.fill(
        limb((150, 102), (150, 78), thick=2 if picture.depth > 1 else 1), "jet" if picture.depth > 1 else "k"
    )


def petal(at: Point, reach: float, wide: float, turn: float) -> Shape:
    """Return a petal pointing away from a middle, at degrees clockwise from up."""
    x, y = at
    points = (
        (0, -0.2),
        (-wide, -0.55),
        (-wide * 0.72, -0.95),
        (0, -1.04),
        (wide * 0.72, -0.95),
        (wide, -0.55),
    )
    return blob(*spun([(x + a * reach, y + b * reach) for a, b in points], at, turn))


def torn(at: Point, reach: float, turn: float) -> Shape:
    """Return a flying petal: bent by the wind, with a notch at its end."""
    edge = (
        (0, 0),
        (-0.2, -0.3),
        (-0.33, -0.66),
        (-0.2, -0.98),
        (0.0, -0.84),
        (0.2, -1.0),
        (0.33, -0.66),
        (0.18, -0.28),
    )
    points = [(at[0] + (a + 0.3 * b * b) * reach, at[1] + (b + 0.5) * reach) for a, b in edge]
    return blob(*spun(points, at, turn))


def bloom(
    picture: Picture, at: Point, r: float, petals: int, material: str, turn: float, gone: tuple[int, ...] = ()
) -> None:
    """Paint a flower with so many petals, omitting the numbers in `gone`."""
    for n in range(petals):
        if n not in gone:
            ball(picture, petal(at, r, 2.4 / petals, turn + 360 * n / petals), material, at=(0.25, 0.2))
    ball(picture, ring(*at, r * 0.32, r * 0.32), "disc", at=(0.3, 0.25))
    for n in range(6):
        a = radians(60 * n + 20)
        picture.put(int(at[0] + cos(a) * r * 0.16), int(at[1] + sin(a) * r * 0.16), "heart1")


def _leaf(picture: Picture, a: Point, b: Point, wide: float) -> None:
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    mid = near(a, b, 0.5)
    shape = blob(a, (mid[0] - dy * wide, mid[1] + dx * wide), b, (mid[0] + dy * wide, mid[1] - dx * wide))
    lit(picture, shape, "stem", deep=2)
    picture.fill(limb(a, near(a, b, 0.85), thick=1), "stem4")


def _fighters(picture: Picture) -> None:
    """Paint the two flowers, and the petals flying between them."""
    for points, thick in (
        (((34, 190), (40, 160), (56, 138), (74, 122)), 6),
        (((270, 190), (262, 166), (248, 148), (232, 134)), 6),
    ):
        lit(picture, limb(*spline(points), thick=thick), "stem", deep=2)
    _leaf(picture, (44, 158), (96, 152), 0.2)
    _leaf(picture, (40, 164), (4, 144), 0.22)
    _leaf(picture, (260, 164), (208, 156), 0.2)
    _leaf(picture, (264, 168), (298, 150), 0.22)
    bloom(picture, (74, 114), 36, 9, "rose", 8, gone=(2,))
    bloom(picture, (230, 126), 33, 11, "sun", 0, gone=(8, 9))
    flying = (
        ("rose", (124, 92), 20, 60),
        ("sun", (182, 96), 18, -50),
        ("sun", (168, 138), 19, -110),
        ("rose", (120, 142), 18, 120),
        ("plum", (206, 74), 14, 30),
        ("rose", (258, 74), 13, 80),
        ("sun", (44, 70), 13, 20),
        ("plum", (20, 98), 13, -40),
        ("plum", (146, 160), 20, 80),
        ("rose", (186, 166), 15, 10),
        ("plum", (284, 112), 13, 150),
    )
    for material, at, reach, turn in flying:
        ball(picture, torn(at, reach * 1.3, turn), material, at=(0.25, 0.2))


def draw(depth: int) -> Picture:
    """Paint the title picture."""
    picture = begun(depth, MATERIALS)
    _far(picture)
    _ground(picture)
    _fountain(picture)
    _fighters(picture)
    shape = frozenset().union(*letters("FLOWER POWER", 14, 7, 27, round_pen(6.4), gap=0.3, small=0.8))
    titled(picture, shape, "L", deep=2)
    return framed(picture)
