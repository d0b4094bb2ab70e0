"""Title picture of Soi: a parlour at dusk with three queens on the wall; the cat has the fourth."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Picture
from tools.art.flowers.shapes import Shape, around, box, moved, polygon
from tools.art.moments.kit import limb, slab, spun
from tools.art.titles.kit import Point, ball, banded, begun, blob, framed, hatched, lit, ring, spline
from tools.art.titles.letters import letters, nib, titled

MATERIALS = """
wall CC9999:tan:white 996666:brown: 663333:brown:25
stripe CC6666:brown:25 993333:black: 660033::
glow FFCCCC:yellow:white
sky FF9966:orange:white FFCC99:yellow: FFFFCC:white:
tree 666633:forest:75
wood FF9966:orange:white CC6633:tan: 993300:brown:75 660000::black 330000:black:
panel CC6633:tan:white 993300:brown: 660000::black
floor 996666:tan:white 663333:brown:
rug CC3333:red:75 990033:brown: 660033::
velvet 66CC99:green:white 339966:: 006633:forest:50 003333:black:black
chair 9999FF:cyan:white 6666CC:blue:hatch 333399::75 000066:black:black
gilt FFFFCC:white:white FFFF66:yellow: FFCC33:: CC9900:orange:25 996600:brown:
oval FFFFCC:white:white FFFFCC:: CCCC99:silver:
pale FFCCCC:silver:white
nail 333333:black:black
cloth FFFFFF:white:white FFFFCC:: CCCC99:silver:25 999966:grey:50
paper FFFFFF:white:white FFFFFF:: CCCCCC:silver:
red DD0000:red:black
back CC6666:red:hatch
china FFFFFF:white:white FFFFFF:: CCCCFF:silver: 9999CC:grey:50
tea 993300:brown:75
steam FFFFFF:white:white
shade FFFFCC:white:white CCFF99:green: 66CC66:: 009933:forest:50 006600::
brass FFFFCC:white:white FFCC33:yellow: CC9900:orange: 663300:brown:75
flame FFFFFF:white:white
cat FFCC99:yellow:white FF9933:orange: CC6600:tan:50 663300:brown:
bib FFFFFF:white:white FFFFFF:: CCCCCC:silver:
L FFFFFF:white:white FFFFCC:: FFFF66:yellow: FFCC33:: CC9900:orange: 996600:tan:
"""


def _wall(picture: Picture) -> None:
    """Paint the wall, with the light of the window on it."""
    wall = box(0, 0, 300, 112)
    picture.fill(wall, "wall2" if picture.depth > 1 else "w")
    light = polygon((70, 10), (128, 0), (210, 0), (300, 40), (300, 112), (190, 112), (84, 50))
    for x in range(4, 300, 12):
        picture.fill(box(x, 0, x + 4, 112), "stripe2" if picture.depth > 1 else "w")
    if picture.depth > 1:
        picture.fill(light & wall, "wall1")
        for x in range(4, 300, 12):
            picture.fill(box(x, 0, x + 4, 112) & light, "stripe1")
    else:
        for x in range(4, 300, 12):
            picture.fill(box(x, 0, x + 1, 112), "k")
        hatched(picture, wall - light, 3, 1, 1, "k")
    lit(picture, box(-4, 108, 304, 114), "wood", deep=1)
    picture.fill(box(0, 114, 300, 140), "panel2")
    for x in range(6, 300, 36):
        lit(picture, box(x, 118, x + 28, 136), "panel", deep=1)
    lit(picture, box(-4, 139, 304, 144), "wood", deep=1)
    banded(picture, box(0, 144, 300, 180), "floor")
    for y in (151, 159, 169):
        picture.fill(box(0, y, 300, y + 1), "floor2" if picture.depth > 1 else "k")
    lit(picture, ring(150, 176, 140, 20), "rug", deep=2)


def _window(picture: Picture) -> None:
    pane = box(14, 12, 66, 100)
    banded(picture, pane, "sky")
    lit(
        picture,
        blob((10, 96), (22, 78), (34, 84), (48, 70), (72, 82), (72, 110), (10, 110)) & pane,
        "tree",
        edge="",
        deep=0,
    )
    ball(picture, ring(26, 60, 9, 9), "flame", edge="k" if picture.depth == 1 else "")
    for frame in (
        box(12, 10, 68, 14),
        box(12, 98, 68, 102),
        box(12, 10, 16, 102),
        box(64, 10, 68, 102),
        box(38, 12, 42, 100),
        box(12, 52, 68, 56),
    ):
        lit(picture, frame, "wood", deep=1)
    for side in (1, -1):
        x = 40 - 34 * side

        def at(*points: Point, side: int = side, x: int = x) -> list[Point]:
            return [(x + side * a, b) for a, b in points]

        curtain = polygon(
            *spline(at((-6, 6), (22, 6), (20, 30), (10, 56), (3, 66), (6, 80), (9, 108), (-6, 108)), 6)
        )
        lit(picture, curtain, "velvet", deep=2)
        for fold in (0, 5, 10):
            points = spline(at((fold * 1.6, 8), (fold * 1.5, 30), (fold * 0.7 - 1, 60)), 6)
            picture.fill(limb(*points, thick=1) & curtain, "velvet4")
        lit(picture, limb(*at((-4, 62), (6, 68)), thick=4), "gilt", deep=1)
    lit(picture, box(0, 2, 82, 8), "gilt", deep=1)


def pip(suit: str, at: Point, r: float) -> Shape:
    """Return the cells of a suit's sign."""
    x, y = at
    if suit == "D":
        return polygon((x, y - r * 1.2), (x + r * 0.9, y), (x, y + r * 1.2), (x - r * 0.9, y))
    if suit == "H":
        return (
            ring(x - r * 0.48, y - r * 0.4, r * 0.55, r * 0.55)
            | ring(x + r * 0.48, y - r * 0.4, r * 0.55, r * 0.55)
            | polygon((x - r, y - r * 0.25), (x + r, y - r * 0.25), (x, y + r * 1.05))
        )
    stalk = polygon((x, y), (x + r * 0.5, y + r * 1.1), (x - r * 0.5, y + r * 1.1))
    if suit == "S":
        return (
            stalk
            | ring(x - r * 0.48, y + r * 0.25, r * 0.55, r * 0.5)
            | ring(x + r * 0.48, y + r * 0.25, r * 0.55, r * 0.5)
            | polygon((x - r, y + r * 0.15), (x + r, y + r * 0.15), (x, y - r * 1.1))
        )
    return (
        stalk
        | ring(x, y - r * 0.5, r * 0.5, r * 0.5)
        | ring(x - r * 0.52, y + r * 0.25, r * 0.5, r * 0.5)
        | ring(x + r * 0.52, y + r * 0.25, r * 0.5, r * 0.5)
    )


Q = (".##.", "#..#", "#..#", "#.##", ".###")

PROFILES: Mapping[str, tuple[Point, ...]] = {
    "S": (
        (-5, -2),
        (-6, -8),
        (-1, -11),
        (4, -9),
        (5, -5),
        (7, -2),
        (5, -1),
        (5, 2),
        (2, 3),
        (3, 7),
        (9, 12),
        (-9, 12),
        (-4, 6),
    ),
    "H": (
        (-6, 0),
        (-8, -5),
        (-5, -9),
        (1, -11),
        (5, -7),
        (7, -3),
        (5, -2),
        (5, 1),
        (2, 3),
        (2, 7),
        (8, 12),
        (-9, 12),
        (-4, 5),
    ),
    "C": (
        (-5, 1),
        (-6, -6),
        (-2, -9),
        (3, -9),
        (5, -5),
        (7, -2),
        (5, -1),
        (5, 2),
        (1, 4),
        (2, 7),
        (9, 12),
        (-9, 12),
        (-5, 6),
    ),
}


def _queens(picture: Picture) -> None:
    """Paint three portraits in profile, and the empty place of the fourth."""
    for x, suit in zip((112, 150, 188), "SHC", strict=True):
        lit(picture, ring(x, 80, 17, 22), "gilt", deep=2)
        lit(picture, ring(x, 80, 13, 18), "oval", deep=2)
        shape = blob(*((x + a * 0.95, 78 + b * 1.1) for a, b in PROFILES[suit])) & ring(x, 80, 13, 18)
        picture.fill(shape, "k")
        crown = polygon(
            (x - 6, 68), (x - 7, 62), (x - 3, 65), (x - 1, 61), (x + 2, 65), (x + 5, 62), (x + 4, 68)
        )
        picture.fill(crown, "k")
        sign = pip(suit, (x + 8, 92), 4)
        picture.fill(sign, "red" if suit in "HD" else "k", edge="w")
        for side in (-1, 1):
            picture.fill(limb((x, 50), (x + 7 * side, 60), thick=1), "k")
        picture.fill(ring(x, 50, 1.6, 1.6), "k")
    bare = ring(226, 80, 17, 22)
    picture.fill(bare, "pale", edge="k" if picture.depth == 1 else "")
    picture.fill(ring(226, 50, 1.6, 1.6), "nail")


def playing_card(
    picture: Picture, at: Point, wide: float, high: float, turn: float, suit: str, flat: float = 1
) -> None:
    """Paint a card around its middle: a queen of a suit, or a back."""

    def place(*points: Point) -> list[Point]:
        return [(at[0] + x, at[1] + y * flat) for x, y in spun(points, (0, 0), turn)]

    lit(picture, polygon(*place(*slab((0, 0), wide, high))), "paper", deep=1)
    if not suit:
        picture.fill(polygon(*place(*slab((0, 0), wide - 4, high - 4))), "back")
        return
    role = "red" if suit in "HD" else "k"
    picture.fill(pip(suit, place((0, 0))[0], wide * 0.27), role)
    for (x, y), sign in zip(
        place((-wide * 0.31, -high * 0.34), (wide * 0.31, high * 0.34)), (Q, Q[::-1]), strict=True
    ):
        picture.sprite(round(x) - 2, round(y) - 2, sign, {"#": role})


def _table(picture: Picture) -> None:
    top = ring(132, 144, 92, 19)
    skirt = polygon((40, 144), (224, 144), (216, 184), (48, 184)) | top
    lit(picture, skirt, "cloth", deep=0)
    for x in range(52, 216, 13):
        wide = 3 + (x * 7) % 4
        fold = polygon((x, 156), (x + 2, 156), (x + 3 + wide, 184), (x + 1, 184))
        picture.fill(fold & skirt - top, "cloth3")
    picture.fill(polygon((206, 150), (224, 144), (216, 184), (200, 184)) & skirt, "cloth3")
    picture.fill(polygon((214, 150), (224, 144), (216, 184), (210, 184)) & skirt, "cloth4")
    picture.fill(top, "cloth1", edge="k")
    picture.fill(top - moved(top, -2, -3), "cloth2" if picture.depth > 1 else "w")
    lit(picture, ring(132, 142, 78, 13.5), "velvet", deep=0, at=3)
    for x, suit in zip((114, 142, 170), "SHC", strict=True):
        playing_card(picture, (x, 139), 21, 27, (x - 142) * 0.25, suit, 0.72)
    for n in range(3):
        playing_card(picture, (204 - n, 143 - n * 2), 18, 24, -16, "", 0.62)
    # The lamp.
    picture.fill(ring(64, 142, 15, 4), "velvet4" if picture.depth > 1 else "k")
    lit(picture, ring(64, 138, 12, 4) | box(58, 128, 70, 138), "brass", deep=1)
    lit(picture, ring(64, 126, 7, 7), "brass", deep=2)
    lit(picture, box(62, 112, 66, 120), "brass", deep=1)
    globe = polygon((50, 92), (78, 92), (88, 114), (40, 114)) | ring(64, 114, 24, 4)
    lit(picture, globe, "shade", deep=3, at=2)
    lit(picture, box(59, 86, 69, 92), "brass", deep=1)
    # A cup of tea.
    lit(picture, ring(86, 155, 13, 4), "china", deep=1)
    lit(picture, polygon((78, 146), (95, 146), (91, 155), (82, 155)), "china", deep=1)
    picture.fill(ring(86, 146, 8, 2.4), "tea", edge="k")
    picture.fill(ring(97, 149, 4, 3) - ring(97, 149, 2, 1.6), "china2")
    for x in (83, 89):
        picture.fill(
            limb(*spline(((x, 142), (x + 3, 137), (x - 2, 132), (x + 2, 125))), thick=1.2),
            "steam" if picture.depth > 1 else "k",
        )


def _cat(picture: Picture) -> None:
    """Paint the chair, and the cat with the fourth queen."""
    lit(
        picture,
        blob((232, 100), (244, 84), (272, 80), (300, 86), (310, 110), (310, 180), (232, 176)),
        "chair",
        deep=5,
    )
    for x, y in ((254, 100), (274, 96), (290, 104), (264, 114), (284, 118)):
        picture.fill(ring(x, y, 1.5, 1.5), "chair4")
    lit(
        picture, blob((224, 168), (232, 150), (270, 146), (310, 150), (310, 190), (224, 190)), "chair", deep=4
    )
    lit(
        picture, blob((218, 150), (222, 132), (238, 128), (246, 138), (244, 184), (222, 184)), "chair", deep=3
    )
    playing_card(picture, (243, 147), 25, 36, -16, "D", 0.9)
    lit(
        picture,
        blob((252, 152), (256, 132), (270, 122), (290, 126), (298, 146), (294, 160), (270, 162)),
        "cat",
        deep=3,
    )
    lit(picture, limb(*spline(((292, 156), (300, 146), (296, 132), (302, 124))), thick=5), "cat", deep=1)
    head = blob(
        (250, 122), (252, 112), (262, 108), (272, 110), (277, 120), (272, 130), (260, 132), (252, 128)
    )
    for ear in (((251, 116), (250, 102), (260, 109)), ((267, 109), (275, 100), (277, 116))):
        lit(picture, polygon(*ear), "cat", deep=1)
    lit(picture, head, "cat", deep=2)
    picture.fill(head & moved(head, 2, 2) & moved(head, 0, -1), "cat2")
    lit(picture, blob((257, 124), (264, 122), (270, 125), (268, 131), (259, 131)), "bib", edge="", deep=1)
    picture.fill(polygon((261, 122), (266, 122), (263.5, 125)), "red" if picture.depth > 1 else "k")
    for x in (255, 267):
        picture.fill(limb((x, 119), (x + 4, 119), thick=1.4), "k")
    for dy in (0, 3):
        picture.fill(limb((246, 124 + dy), (255, 126), thick=1), "k")
        picture.fill(limb((272, 126), (281, 124 + dy), thick=1), "k")
    for x in (262, 276, 288):
        picture.fill(limb((x + 6, 138), (x + 10, 148), thick=1.6), "cat4" if picture.depth > 1 else "k")
    for x in (256, 268):
        lit(
            picture,
            blob((x - 5, 158), (x - 4, 152), (x + 3, 150), (x + 7, 156), (x + 4, 161), (x - 3, 161)),
            "bib",
            deep=1,
        )


def draw(depth: int) -> Picture:
    """Paint the title picture."""
    picture = begun(depth, MATERIALS)
    _wall(picture)
    _window(picture)
    _queens(picture)
    _cat(picture)
    _table(picture)
    shape = frozenset().union(*letters("SOI", 132, 8, 34, nib(8.5, 32), gap=0.34))
    if depth == 1:
        halo = shape | around(shape)
        for _ in range(2):
            halo |= around(halo)
        picture.fill(halo, "w", edge="k")
        picture.fill(moved(around(halo), 1, 1) - halo, "k")
        picture.fill(shape, "k")
    else:
        titled(picture, shape, "L", deep=2)
    return framed(picture)
