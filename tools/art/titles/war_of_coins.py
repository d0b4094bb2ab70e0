"""Title picture of War of Coins: a morning at a harbour, its market and the gateway for all ships."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Picture
from tools.art.flowers.shapes import Shape, box, line, moved, polygon
from tools.art.moments.kit import limb, rays
from tools.art.titles.kit import ball, banded, begun, blob, five, framed, lit, ring, spline
from tools.art.titles.letters import letters, nib, titled

MATERIALS = """
sky 3366CC:blue:white 3399FF:cyan: 66CCFF:: 99CCFF:white: FFFFCC:: FFCC99:yellow:
sun FFFFFF:yellow:white FFFFCC:yellow: FFFF66:yellow:
cloud FFFFFF:white:white FFFFFF:: CCCCFF:silver:
sea 66CCFF:cyan:white 3399CC:: 006699:blue: 003366::
foam CCFFFF:white:black
hill 9999CC:silver:white 666699:grey:50
stone FFFFFF:white:white FFFFCC:: CCCC99:silver:25 999966:grey: 666633:slate:75
joint 999966:grey:black
deep 333300:slate:black
quay FFCC99:silver:white CC9966:: 996633:tan:25 663300:brown:75
hull CC9966:tan:white 996633:brown: 663300::black 330000:black:
sail FFCC99:yellow:white FF9966:orange:hatch CC6633:red: 993300:brown:50
flag FF3333:red:black
red FF9999:white:white FF3333:red:black CC0000:: 990000:brown:
blue 99CCFF:white:white 3366FF:blue:75 0033CC:: 000099::
white FFFFFF:white:white FFFFFF:: CCCCFF:silver:
wood FFCC99:orange:white CC9966:tan: 996633:brown:50 663300::black
gold FFFFCC:white:white FFFF66:yellow: FFCC00:: CC9900:orange:25 996600:tan:50
rim FFCC00:yellow:white FFCC00:: CC9900:orange:25 996600:brown:75
sign CC6600:brown:black
clay FF9966:orange:white CC6633:red: 993300:brown:75
jade 99FFCC:white:white 339966:green:50 006633:forest:75
bird FFFFFF:white:white FFFFFF:: CCCCCC:silver:25
letter FFFFFF:white:white FFFFCC:: FFFF66:yellow: FFCC33:: FF9933:orange: CC6600::
"""


def _distance(picture: Picture) -> None:
    """Paint sky, sea and the distance."""
    banded(picture, box(0, 0, 300, 98), "sky")
    if picture.depth > 1:
        picture.fill(ring(58, 66, 26, 26) & box(0, 0, 300, 98), "sky5")
    else:
        rays(picture, (58, 66), 24, 60, range(-80, 100, 20), thick=1)
        rays(picture, (58, 66), 24, 44, range(-70, 100, 20), thick=1)
    for r, role in ((17, "sun3"), (14, "sun2"), (10, "sun1")):
        picture.fill(ring(58, 66, r, r), role, edge="k" if picture.depth == 1 and r == 17 else "")
    for x, y, wide in ((120, 58, 30), (170, 74, 20), (8, 52, 22)):
        puff = (
            ring(x, y, wide, 4)
            | ring(x - wide * 0.3, y - 4, wide * 0.4, 5)
            | ring(x + wide * 0.3, y - 3, wide * 0.35, 4)
        )
        lit(picture, puff & box(0, 0, 300, y + 3), "cloud", edge="k" if picture.depth == 1 else "", deep=2)
    land = blob((90, 99), (104, 90), (124, 92), (140, 84), (160, 90), (184, 86), (210, 99), (150, 106))
    lit(picture, land & box(0, 0, 300, 98), "hill", edge="k" if picture.depth == 1 else "", deep=3, at=1)
    banded(picture, box(0, 98, 300, 128), "sea")
    picture.fill(box(0, 98, 300, 99), "k" if picture.depth == 1 else "sea3")
    for y in range(101, 126, 3):
        for x in range((y * 37) % 29 - 20, 300, 31):
            picture.fill(box(x, y, x + 5 + y % 5, y + 1), "foam")
    for y in range(99, 124, 2):
        wide = 4 + (y * 5) % 9
        if picture.depth > 1:
            picture.fill(box(58 - wide, y, 58 + wide, y + 1), "sun2")


def _ship(picture: Picture, x: int, y: int, size: float) -> None:
    """Paint a ship with battened sails, the middle of its water line at (x, y)."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * size, y + b * size) for a, b in points]

    for mast in (-10, 14):
        a, b = at((mast, -4), (mast, -58 if mast < 0 else -46))
        picture.fill(limb(a, b, thick=1.6), "k")
    for left, top, wide, high in ((-26, -54, 32, 42), (6, -42, 24, 32)):
        shape = blob(
            *at(
                (left + 4, top),
                (left + wide - 4, top - 3),
                (left + wide + 2, top + high / 2),
                (left + wide - 3, top + high),
                (left, top + high - 2),
                (left + 3, top + high / 2),
            )
        )
        lit(picture, shape, "sail", deep=max(1, int(3 * size)))
        for row in range(1, 5):
            a, b = at((left, top + row * high / 5), (left + wide, top - 2 + row * high / 5))
            picture.fill(limb(a, b, thick=1) & shape, "k" if size > 0.5 else "sail3")
    hull = polygon(*at((-36, -12), (-28, -4), (26, -4), (38, -14), (28, 8), (-22, 8)))
    lit(picture, hull, "hull", deep=max(1, int(2 * size)))
    a, b = at((-10, -64), (-10, -58))
    picture.fill(polygon(a, (a[0] - 9 * size, a[1] + 2 * size), b), "flag")


def _gateway(picture: Picture) -> None:
    """Paint the gateway at the right, with the view through it."""
    outer = box(190, 64, 294, 140)
    arch = box(214, 92, 270, 134) | ring(242, 92, 28, 22)
    whole = outer - arch
    lit(picture, whole, "stone", deep=3)
    inner = arch & moved(whole, 5, 3)
    picture.fill(inner, "deep")
    for y in range(72, 140, 9):
        for x in range(190 + (y // 9) % 2 * 9, 294, 18):
            piece = (box(x, y, x + 18, y + 1) | box(x, y, x + 1, y + 9)) & whole - moved(arch, 0, -6)
            picture.fill(piece, "joint")
    for n in range(-4, 5):
        a, b = (
            (242 + 29 * n / 4.5, 92 - 22 * (1 - (n / 4.6) ** 2) ** 0.5),
            (242 + 38 * n / 4.5, 90 - 31 * (1 - (n / 4.9) ** 2) ** 0.5),
        )
        picture.fill(limb(a, b, thick=1), "k")
    for x in (184, 280):
        lit(picture, box(x, 56, x + 18, 140), "stone", deep=3)
        lit(picture, box(x - 3, 50, x + 21, 57), "stone", deep=1)
        lit(picture, box(x - 3, 134, x + 21, 142), "stone", deep=1)
        for stripe in (x + 5, x + 9, x + 13):
            picture.fill(box(stripe, 60, stripe + 1, 132), "joint")
    lit(picture, polygon((178, 50), (306, 50), (242, 32)), "stone", deep=2)
    lit(picture, box(178, 50, 306, 55), "stone", deep=1)
    coin(picture, 242, 43, 7, "")
    # A bird that flies in through the gateway.
    lit(picture, blob((226, 108), (236, 104), (250, 106), (258, 104), (252, 112), (238, 114)), "bird", deep=1)
    lit(picture, polygon((236, 106), (226, 92), (244, 98), (248, 106)), "bird", deep=1)
    picture.fill(polygon((226, 108), (219, 110), (227, 111)), "flag")
    picture.put(229, 108, "k")


def coin(picture: Picture, x: float, y: float, r: float, emblem: str) -> None:
    """Paint a coin seen from the front."""
    lit(picture, moved(ring(x, y, r, r), 1, 1) | ring(x, y, r, r), "rim", deep=1)
    face = ring(x, y, r - 2, r - 2)
    lit(picture, face, "gold", edge="k" if r > 10 else "sign", deep=2, at=3)
    picture.fill(face - moved(face, 2, 2), "gold1")
    if picture.depth > 1:
        # The emblem is struck in: light falls on its far edge.
        picture.fill(moved(EMBLEMS[emblem](x, y, r), 1, 1) & face, "gold1")
    picture.fill(EMBLEMS[emblem](x, y, r), "sign")


def _plum(x: float, y: float, r: float) -> Shape:
    petals = (ring(a, b, r * 0.24, r * 0.24) for a, b in five((x, y), r * 0.38))
    return frozenset().union(*petals) - ring(x, y, r * 0.16, r * 0.16)


def _pine(x: float, y: float, r: float) -> Shape:
    found = limb((x, y), (x, y + r * 0.65), thick=r * 0.16)
    for row, half in ((-0.45, 0.26), (-0.12, 0.42), (0.26, 0.56)):
        top, foot = y + (row - 0.25) * r, y + (row + 0.2) * r
        found |= polygon((x, top), (x + half * r, foot), (x - half * r, foot))
    return found


def _rain(x: float, y: float, r: float) -> Shape:
    found = ring(x, y - r * 0.05, r * 0.55, r * 0.5) & box(0, 0, 400, int(y))
    for n in (-0.35, 0, 0.35):
        found |= limb((x + n * r, y + r * 0.16), (x + (n - 0.14) * r, y + r * 0.54), thick=1.6)
    return found


EMBLEMS: Mapping[str, Callable[[float, float, float], Shape]] = {
    "plum": _plum,
    "pine": _pine,
    "rain": _rain,
    "": lambda x, y, r: frozenset(),
}
"""Emblems of the coins."""


def stack(picture: Picture, x: int, y: int, many: int, r: int = 11) -> None:
    """Paint a stack of coins, the middle of the lowest at (x, y)."""
    for n in range(many):
        shift = (n * 5 + x) % 3 - 1
        edge = ring(x + shift, y - 4 * n, r, r * 0.42)
        lit(picture, edge | moved(edge, 0, 3) | moved(edge, 0, 1) | moved(edge, 0, 2), "rim", deep=2)
        picture.fill(edge, "gold3" if picture.depth > 1 else "w")
    top = ring(x + (many * 5 - 5 + x) % 3 - 1, y - 4 * many + 4, r - 2.5, r * 0.3)
    ball(picture, top, "gold", edge="sign" if picture.depth > 1 else "k", at=(0.2, 0.2))


def _stall(picture: Picture, x: int, y: int, wide: int, high: int, cloth: str) -> None:
    """Paint a stall with a striped awning, its foot at y."""
    for post in (x + 3, x + wide - 6):
        lit(picture, box(post, y - high - 4, post + 3, y), "wood", deep=1)
    lit(picture, box(x, y - 20, x + wide, y), "wood", deep=2)
    for line_x in range(x + 9, x + wide, 10):
        picture.fill(box(line_x, y - 19, line_x + 1, y), "wood4")
    lit(picture, box(x - 2, y - 24, x + wide + 2, y - 20), "wood", deep=1)
    stripes = 7
    for n in range(stripes):
        a, b = n / stripes, (n + 1) / stripes
        top = [(x + 8 + (wide - 16) * t, y - high - 18) for t in (a, b)]
        foot = [(x - 6 + (wide + 12) * t, y - high) for t in (a, b)]
        piece = polygon(top[0], top[1], foot[1], foot[0])
        mid = (foot[0][0] + foot[1][0]) / 2
        flap = ring(mid, y - high, (foot[1][0] - foot[0][0]) / 2, 5) & box(-9, y - high, 400, y)
        lit(picture, piece | flap, "white" if n % 2 else cloth, deep=1)


def _market(picture: Picture) -> None:
    """Paint the quay and its stalls."""
    quay = box(0, 126, 300, 180)
    banded(picture, quay, "quay")
    picture.fill(box(0, 125, 300, 127), "k")
    for y, step in ((134, 40), (144, 50), (158, 60)):
        picture.fill(box(0, y, 300, y + 1), "quay4" if picture.depth > 1 else "k")
        for x in range((y * 7) % step, 300, step):
            picture.fill(line((x, y), (x + (x - 150) // 14, y + 10)), "quay4" if picture.depth > 1 else "k")
    _stall(picture, 100, 144, 54, 37, "blue")
    for x in (104, 118, 132):
        lit(picture, ring(x + 4, 116, 5, 5) | box(x + 2, 108, x + 6, 113), "clay", deep=1)
    _stall(picture, 8, 160, 74, 62, "red")
    # The merchant.
    lit(picture, blob((42, 138), (46, 124), (60, 120), (66, 130), (62, 140)), "bird", deep=2)
    lit(picture, limb(*spline(((54, 130), (47, 124), (49, 116), (44, 111))), thick=4), "bird", deep=1)
    lit(picture, ring(43, 110, 5, 4), "bird", deep=1)
    picture.fill(ring(43, 107, 3, 1.6), "flag")
    picture.fill(polygon((39, 110), (29, 113), (39, 113)), "k")
    picture.put(42, 110, "k")
    for x in (16, 27):
        stack(picture, x, 133, 2 if x == 16 else 3, 6)
    lit(picture, ring(73, 130, 6, 6) | box(70, 121, 76, 126), "jade", deep=1)
    picture.fill(box(8, 140, 82, 160), "wood2")
    lit(picture, box(8, 140, 82, 160), "wood", deep=2)
    for x in range(17, 82, 10):
        picture.fill(box(x, 141, x + 1, 160), "wood4")
    lit(picture, box(6, 136, 84, 140), "wood", deep=1)


def _treasure(picture: Picture) -> None:
    """Paint the coins in front."""
    for x, y, many in (
        (112, 160, 3),
        (140, 158, 5),
        (262, 158, 4),
        (284, 164, 6),
        (236, 164, 2),
        (164, 164, 2),
    ):
        stack(picture, x, y, many)
    for x, y, r, emblem in ((196, 156, 21, "plum"), (150, 168, 16, "rain"), (244, 168, 17, "pine")):
        coin(picture, x, y, r, emblem)
    for x, y, r in (
        (22, 173, 9),
        (92, 176, 11),
        (118, 173, 11),
        (178, 176, 12),
        (218, 174, 10),
    ):
        stack(picture, x, y, 1, r)


def draw(depth: int) -> Picture:
    """Paint the title picture."""
    picture = begun(depth, MATERIALS)
    _distance(picture)
    _ship(picture, 172, 103, 0.36)
    _ship(picture, 122, 114, 1.0)
    _ship(picture, 246, 120, 0.35)
    _gateway(picture)
    _market(picture)
    _treasure(picture)
    shape = frozenset().union(*letters("WAR of COINS", 12, 8, 25, nib(5.6, 20), gap=0.2, small=0.82))
    titled(picture, shape, "letter", deep=2)
    return framed(picture)
