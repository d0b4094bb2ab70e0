"""Things used in several moments: coins, drums, stamps, blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from tools.art.drawing import Picture
from tools.art.flowers.shapes import border, box, cells, line, moved, oval, polygon, rows
from tools.art.moments.kit import Point, bow, limb, rays, shifted, slab, solid

TWICE = rows("""
    ...........####.
    ..........##..##
    ##...##...##..##
    .##.##........##
    ..###........##.
    ..###.......##..
    .##.##.....##...
    ##...##...######
    ..........######
""")


SPARKLE = rows("""
    ....k....
    ....k....
    ...kyk...
    .kkyyykk.
    ...kyk...
    ....k....
    ....k....
""")


def sparkle(picture: Picture, x: int, y: int) -> None:
    """Paint a glint with its middle at (x, y)."""
    picture.sprite(x - 4, y - 3, SPARKLE, {"y": "gold"})


def coin(picture: Picture, middle: Point, radius: float) -> None:
    """Paint a coin with a square hole."""
    x, y = middle
    face = oval(x - radius, y - radius, x + radius, y + radius)
    solid(picture, face, "gold")
    inner = oval(x - radius + 3, y - radius + 3, x + radius - 3, y + radius - 3)
    picture.fill(border(inner), "gold-" if picture.depth > 1 else "k")
    hole = max(1, round(radius / 4))
    picture.fill(box(round(x - hole), round(y - hole), round(x + hole), round(y + hole)), "w", edge="k")


def drum(
    picture: Picture, top: float, reach: float, strokes: int, own_coin: bool = False, mirrored: bool = False
) -> None:
    """Paint a drum at the picture's foot, its skin at `top`, `reach` to each side, and strokes on it."""
    x, flat = 32.0, reach * 0.36
    foot = 61 - flat
    skin = oval(x - reach, top - flat, x + reach, top + flat)
    barrel = (
        skin
        | oval(x - reach, foot - flat, x + reach, foot + flat)
        | frozenset(
            (i, j) for i in range(64) for j in range(round(top), round(foot)) if abs(i + 0.5 - x) < reach
        )
    )
    solid(picture, barrel, "red", deep=3)
    for height in (top + 4, foot - 1):
        hoop = oval(x - reach, height - flat, x + reach, height + flat)
        band = (hoop - moved(hoop, 0, -3)) & barrel
        picture.fill(band, "gold", edge="k")
    _cords(picture, x, reach, flat, top + 6, foot - 2)
    solid(picture, skin, "cream", deep=1)
    if own_coin:
        solid(picture, oval(x - 9, top + 17, x + 9, top + 35), "gold")
        picture.fill(box(29, round(top) + 23, 35, round(top) + 29), "w", edge="k")
    for side in (-1, 1):
        high = side == (1 if mirrored else -1) and (strokes > 1 or mirrored)
        tip = x + side * reach * 0.4, top - (1 if not high else 9)
        end = x + side * (reach * 0.4 + 10 + 2 * strokes), top - 12 - 2 * strokes - 5 * high
        solid(picture, limb(tip, end, thick=3), "wood", deep=1)
        solid(picture, limb(tip, thick=5 + strokes / 2), "wood", deep=1)
    if mirrored:
        rays(picture, (x - reach * 0.4, top), 6, 7 + 2 * strokes, (70, 30) if strokes > 1 else (50,))
    else:
        rays(picture, (x + reach * 0.4, top), 6, 7 + 2 * strokes, (-70, -30) if strokes > 1 else (-50,))
    for i in range(strokes):
        for side in (-1, 1):
            near, wide = x + side * (reach + 4 + 4 * i), 7 + 4 * i
            middle = (top + foot) / 2
            bent = bow((near, middle - wide), (near + side * 5, middle), (near, middle + wide))
            picture.fill(limb(*bent, thick=1.5), "k")


def _cords(picture: Picture, x: float, reach: float, flat: float, top: float, foot: float) -> None:
    """Paint the zigzag lacing of a drum's barrel, following its curve."""
    points = []
    for i in range(9):
        turn = pi * (i - 4) / 8.6
        sag = flat * cos(turn)
        points.append((x + reach * sin(turn), (top if i % 2 else foot) + sag))
    picture.fill(limb(*points, thick=1.5), "w")


def stamp(picture: Picture, knob: Callable[[Picture], None], strikes: bool) -> None:
    """Paint a stamp with its knob and its print; while it strikes it stands on the print."""

    def handle(part: Picture) -> None:
        solid(part, box(9, 23, 55, 30), "wood", deep=2)
        solid(part, polygon((28, 15), (36, 15), (41, 23), (23, 23)), "wood", deep=2)
        knob(part)

    if strikes:
        picture.fill(polygon(*slab((32, 47), 48, 29, -8)), "w", edge="air")
        shifted(picture, 0, 22, handle)
        for a, b in (((2, 40), (6, 44)), ((61, 40), (57, 44)), ((1, 52), (5, 51)), ((62, 52), (58, 51))):
            picture.fill(line(a, b), "k")
    else:
        handle(picture)
        twice(picture, (32, 47))


def twice(picture: Picture, middle: Point, small: bool = False) -> None:
    """Paint the print of a stamp: "times two" in a frame, a little tilted."""
    width, height = (27, 16) if small else (48, 29)
    frame = polygon(*slab(middle, width, height, -8))
    inner = polygon(*slab(middle, width - 4, height - 4, -8))
    picture.fill(frame, "w", edge="w")
    picture.fill(frame - inner, "r")
    x, y = middle
    scale = 1 if small else 2
    left, top = round(x - 8 * scale), round(y - 4.5 * scale)
    for i, j in cells(TWICE):
        lean = (8 - i) * scale // 8
        x0, y0 = left + i * scale, top + j * scale + lean
        picture.fill(box(x0, y0, x0 + scale, y0 + scale), "r")


def block(picture: Picture, x: int, y: int, side: int, sign: Sequence[str] = (), role: str = "blue") -> None:
    """Paint a cube with a sign on its front at (x, y); its top and its right side recede."""
    deep = side // 3
    for i in range(deep + 1):
        picture.fill(box(x + i, y - i, x + side + i, y - i + 1), f"{role}+")
        picture.fill(box(x + side + i, y - i, x + side + i + 1, y + side - i), f"{role}-")
    front = box(x, y, x + side, y + side)
    picture.fill(front, role)
    outline = (
        *((x - 1, y), (x - 1, y + side), (x + side, y + side), (x + side + deep, y + side - deep)),
        *((x + side + deep, y - deep), (x + deep, y - deep), (x - 1, y)),
    )
    picture.fill(line(*outline), "k")
    picture.fill(line((x, y), (x + side, y), (x + side, y + side)), f"{role} edge")
    picture.fill(line((x + side, y), (x + side + deep, y - deep)), f"{role} edge")
    if sign:
        left, top = x + (side - len(sign[0])) // 2, y + 1 + (side - len(sign)) // 2
        picture.fill(cells(sign, left, top), "w", edge="w" if picture.depth == 1 else "")
        if picture.depth == 1:
            picture.fill(cells(sign, left, top), "k")


def link(picture: Picture, a: Point, b: Point, thick: float = 8) -> None:
    """Paint a link of a chain between two points."""
    solid(picture, limb(a, b, thick=thick) - limb(a, b, thick=thick - 5), "steel", deep=1)
