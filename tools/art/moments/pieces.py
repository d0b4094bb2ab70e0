"""Things that stand in several moments: coins, drums, stamps, blocks."""

from __future__ import annotations

from tools.art.drawing import Picture
from tools.art.flowers.shapes import border, box, cells, line, oval, polygon, rows
from tools.art.moments.kit import Point, limb, rays, solid

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


def coin(picture: Picture, middle: Point, radius: float) -> None:
    """Paint a coin with a square hole."""
    x, y = middle
    face = oval(x - radius, y - radius, x + radius, y + radius)
    solid(picture, face, "gold")
    inner = oval(x - radius + 3, y - radius + 3, x + radius - 3, y + radius - 3)
    picture.fill(border(inner), "gold-" if picture.depth > 1 else "k")
    hole = max(1, round(radius / 4))
    picture.fill(box(round(x - hole), round(y - hole), round(x + hole), round(y + hole)), "w", edge="k")


def drum(picture: Picture, middle: Point, radius: float, strokes: int, own_coin: bool = False) -> None:
    """Paint a drum seen from the front, sticks on it, and as many rings of sound."""
    x, y = middle
    solid(picture, oval(x - radius - 4, y - radius - 4, x + radius + 4, y + radius + 4), "red", deep=3)
    solid(picture, oval(x - radius, y - radius, x + radius, y + radius), "cream")
    if own_coin:
        coin(picture, middle, radius * 0.6)
    else:
        solid(picture, oval(x - radius / 2, y - radius / 2, x + radius / 2, y + radius / 2), "blue", deep=0)
    for side in (-1, 1):
        a, b = (x + side * (radius + 6), y - radius - 4), (x + side * radius * 0.5, y - radius * 0.3)
        solid(picture, limb(a, b, thick=3), "wood", deep=1)
    for i in range(strokes):
        rays(picture, middle, radius + 6 + 2 * i, radius + 8 + 3 * i, (-90, 90, 135, -135))


def stamp(picture: Picture, role: str = "wood") -> None:
    """Paint a stamp that comes down and its print, times two."""
    solid(picture, oval(22, 1, 42, 18), role)
    solid(picture, polygon((28, 17), (36, 17), (40, 27), (24, 27)), role)
    solid(picture, box(12, 27, 52, 34), "bark")
    picture.fill(box(9, 40, 55, 61), "red", edge="k")
    picture.fill(box(11, 42, 53, 59), "w")
    picture.fill(cells(TWICE, 24, 46), "red")


def block(picture: Picture, x: int, y: int, side: int, role: str = "blue") -> None:
    """Paint a cube: its front at (x, y), top and right side behind it."""
    deep = side // 3
    top = polygon((x, y), (x + deep, y - deep), (x + side + deep, y - deep), (x + side, y))
    right = polygon(
        (x + side, y), (x + side + deep, y - deep), (x + side + deep, y + side - deep), (x + side, y + side)
    )
    picture.fill(top, f"{role}+", edge="k")
    picture.fill(right, f"{role}-", edge="k")
    picture.fill(box(x, y, x + side, y + side), role, edge="k")
    picture.fill(line((x, y - 1), (x + side, y - 1)), "k")
