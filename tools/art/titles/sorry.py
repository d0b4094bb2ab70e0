"""Title picture of Sorry: the board as a landscape, with pawns chasing each other towards home."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tools.art.drawing import Picture
from tools.art.flowers.shapes import box, moved, polygon
from tools.art.moments.kit import limb, spun, star
from tools.art.titles.kit import Point, ball, banded, begun, blob, framed, hatched, lit, ring, ruled, spline
from tools.art.titles.letters import letters, round_pen, titled

MATERIALS = """
sky 0066CC:cyan:white 3399FF:: 66CCFF:: 99CCFF:: CCFFFF::
cloud FFFFFF:white:white FFFFFF:: CCCCFF:silver:white 99CCFF:cyan:
far 66CCCC:cyan/green:white 339999::white 336699::
mid 99CC66:yellow:white 66CC33:green: 339933:: 006633:forest:
turf CCFF66:yellow:white 99CC33:green: 66CC33:: 339933:forest: 006600::
blade 006600:forest:black
tile FFFFFF:white:white FFFFCC:: CCCC99:silver: 999966:grey:
side CC9966:tan:white 996633:brown:75
red FFCCCC:white:white FF6666:orange: DD0000:red:75 AA0000::black 660000:brown:
blue CCFFFF:white:white 6699FF:cyan: 0033CC:blue:hatch 000099::black 000066:black:
yellow FFFFFF:white:white FFFF66:: FFCC00:yellow: CC9900:orange:25 996600:brown:75
green CCFF99:white:white 66CC66:yellow: 009933:green:50 006600:forest:black 003300::
shadow 669933:forest:50
dusk CCCC99:silver:50
wall FFFFFF:white:white FFFFCC:: CCCC99:silver:25 999966:grey:
roof FF6666:orange:white CC0000:red:75 880000:brown:black
dust FFFFFF:white:white FFFFCC:: CCCC99:silver:white
flash FFFFFF:white:white FFFF99:: FFFF00:yellow: FF9900:orange:
L1 FFCCCC:white:white FF6666:orange: DD0000:red: 990000::
L2 FFFFFF:white:white FFFF66:yellow: FFCC00:: CC9900:orange:
L3 CCFFCC:white:white 66CC66:green: 009933:: 006600:forest:
L4 CCCCFF:white:white 6699FF:cyan: 3366CC:blue: 000099::
L5 FFCC99:white:white FF9966:orange: FF6600:: CC3300:red:
"""
LEFT = (
    *((-10.0, 176.0), (60.0, 150.0), (150.0, 134.0), (214.0, 122.0)),
    *((240.0, 112.0), (252.0, 104.0), (250.0, 95.0), (246.0, 87.0), (247.0, 79.0)),
)
RIGHT = (
    *((60.0, 190.0), (130.0, 172.0), (210.0, 158.0), (268.0, 138.0)),
    *((288.0, 118.0), (286.0, 103.0), (272.0, 93.0), (260.0, 86.0), (256.0, 79.0)),
)
"""Right edge of the road, from the foreground to the hill."""
SQUARES = 34


FAR = ((-20, 100), (10, 70), (44, 62), (80, 78), (120, 66), (160, 84), (180, 110), (60, 130))
HILL = ((150, 120), (176, 86), (204, 74), (240, 70), (280, 80), (330, 100), (330, 150), (200, 150))
SLOPE = ((-30, 130), (0, 92), (50, 86), (110, 96), (170, 112), (220, 150), (100, 200), (-30, 200))
GROUND = ((-60, 140), (20, 118), (110, 112), (200, 116), (290, 100), (360, 120), (360, 260), (-60, 260))
"""Planes of the land, the farthest first."""


def _land(picture: Picture) -> None:
    """Paint the land in four planes."""
    sky, mono = box(0, 0, 300, 92), picture.depth == 1
    banded(picture, sky, "sky")
    if mono:
        ruled(picture, sky, 2, 92)
    for x, y, wide in ((46, 26, 30), (286, 22, 26), (150, 60, 22), (12, 62, 16)):
        puff = (
            ring(x, y, wide, 6)
            | ring(x - wide * 0.35, y - 5, wide * 0.4, 7)
            | ring(x + wide * 0.25, y - 6, wide * 0.45, 8)
        )
        lit(picture, puff & box(-40, 0, 340, y + 5), "cloud", edge="k" if mono else "", deep=2)
    lit(picture, blob(*FAR), "far", deep=5, at=1)
    if mono:
        hatched(picture, blob(*FAR), 3, 1, 1, "k")
    for points in (HILL, SLOPE):
        lit(picture, blob(*points), "mid", deep=6)
        if mono:
            hatched(picture, blob(*points) - moved(blob(*points), -14, -10), 4, 1, -1, "k")
    ground = blob(*GROUND)
    lit(picture, ground, "turf", deep=1, at=2)
    banded(picture, ground & box(0, 0, 300, 180), "turf")
    for x in range(6, 300, 17):
        y = 130 + (x * 31) % 46
        picture.sprite(x, y, ("#..#..", ".#.#.#", "..###."), {"#": "blade"})


def _road(picture: Picture) -> list[tuple[Point, Point]]:
    """Paint the road of squares; return the ends of the lines across it."""
    left, right = spline(LEFT, 24), spline(RIGHT, 24)
    many = len(left) - 1
    # Squares get smaller with the distance.
    cuts = [round(many * (1 - (1 - n / SQUARES) ** 1.25)) for n in range(SQUARES + 1)]
    across = [(left[at], right[at]) for at in cuts]
    whole = polygon(*left, *reversed(right))
    near = whole & box(-99, 112, 399, 300)
    lit(picture, whole | moved(near, 0, 2) | moved(near, 0, 4), "side", deep=0)
    order = ("red", "blue", "yellow", "green")
    for n, ((a, b), (c, d)) in reversed(list(enumerate(pairwise(across)))):
        piece = polygon(a, b, d, c)
        role = "tile2" if n % 2 else "tile1"
        if n % 5 == 2:
            role = order[n // 5 % 4] + "3"
        picture.fill(piece, role)
        picture.fill(limb(a, b, thick=1), "k" if n < 22 else "tile4")
    return across


def _home(picture: Picture) -> None:
    """Paint home on the hill."""
    for x, top, wide in ((228, 50, 14), (260, 46, 14)):
        lit(picture, box(x, top, x + wide, 80), "wall", deep=3)
        lit(picture, polygon((x - 3, top), (x + wide + 3, top), (x + wide / 2, top - 16)), "roof", deep=2)
    lit(picture, box(240, 56, 262, 80), "wall", deep=2)
    for x in range(240, 262, 6):
        lit(picture, box(x, 52, x + 3, 56), "wall", deep=1)
    picture.fill(box(247, 68, 255, 80) | ring(251, 68, 4, 5), "k")
    picture.fill(limb((251, 52), (251, 28), thick=1), "k")
    lit(picture, polygon((252, 28), (270, 33), (252, 38)), "green", deep=1)
    for x in (233, 265):
        picture.fill(box(x, 58, x + 3, 64), "k")


def pawn(picture: Picture, foot: Point, high: float, lean: float, colour: str, head: str) -> None:
    """Paint a pawn that leans as it runs, with the head shape of its colour."""
    x, y = foot

    def at(*points: Point) -> list[Point]:
        return list(spun([(x + a * high, y + b * high) for a, b in points], foot, lean))

    base = polygon(
        *spline(
            [
                *at((-0.3, -0.02), (-0.3, -0.12), (-0.16, -0.24), (-0.09, -0.5), (-0.1, -0.62)),
                *at(
                    (0.1, -0.62),
                    (0.09, -0.5),
                    (0.16, -0.24),
                    (0.3, -0.12),
                    (0.3, -0.02),
                    (0, 0.03),
                    (-0.3, -0.02),
                ),
            ],
            4,
        )
    )
    ((hx, hy),) = at((0, -0.82))
    collar = limb(*at((-0.14, -0.6), (0.14, -0.6)), thick=high * 0.09)
    r = 0.2 * high
    heads = {
        "round": ring(hx, hy, r, r),
        "square": polygon(*at((-0.18, -0.98), (0.18, -0.98), (0.18, -0.64), (-0.18, -0.64))),
        "star": polygon(*star((hx, hy), r * 1.35, r * 0.62, 5, lean)),
        "ring": ring(hx, hy, r, r) - ring(hx, hy, r * 0.4, r * 0.4),
    }
    for shape in (base, collar, heads[head]):
        ball(picture, shape, colour, at=(0.25, 0.2))
    if head == "ring":
        picture.fill(ring(hx, hy, r * 0.4 + 1, r * 0.4 + 1) - ring(hx, hy, r * 0.4, r * 0.4), "k")


def _shadow(picture: Picture, foot: Point, high: float, on: str) -> None:
    x, y = foot
    picture.fill(ring(x + high * 0.22, y, high * 0.42, high * 0.1), on)


def _rush(picture: Picture, foot: Point, high: float, many: Sequence[float]) -> None:
    """Paint speed lines and dust behind a runner."""
    x, y = foot
    for up in many:
        picture.fill(
            limb((x - high * 0.95, y - up * high + 3), (x - high * 0.42, y - up * high), thick=1), "k"
        )
    for n, r in ((0.5, 0.12), (0.72, 0.1), (0.9, 0.07)):
        ball(picture, ring(x - n * high, y - 1, r * high, r * high * 0.8), "dust")


def _bump(picture: Picture, at: Point) -> None:
    """Paint the flash of a bump."""
    shape = polygon(*star(at, 22, 11, 9, 10))
    ball(picture, shape, "flash", at=(0.4, 0.4))


def draw(depth: int) -> Picture:
    """Paint the title picture."""
    picture = begun(depth, MATERIALS)
    _land(picture)
    _home(picture)
    _road(picture)
    pawn(picture, (264, 98), 20, -14, "green", "ring")
    _shadow(picture, (158, 146), 40, "dusk")
    _rush(picture, (158, 146), 44, (0.3, 0.5, 0.75))
    _bump(picture, (192, 120))
    pawn(picture, (158, 148), 48, 14, "blue", "square")
    _shadow(picture, (220, 138), 30, "dusk")
    pawn(picture, (206, 120), 46, 30, "yellow", "star")
    _shadow(picture, (66, 168), 66, "dusk")
    _rush(picture, (66, 168), 62, (0.35, 0.6, 0.9))
    pawn(picture, (66, 170), 72, 16, "red", "round")
    x = 46.0
    for index, (letter, up) in enumerate(zip("SORRY", (0, 5, -1, 4, 1), strict=True)):
        (shape,) = letters(letter, x, 12 + up, 34, round_pen(9))
        titled(picture, shape, f"L{index + 1}", deep=3)
        x += (24, 34, 29, 28, 30)[index] + 6
    return framed(picture)
