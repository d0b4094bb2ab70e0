"""Things used in several moments: a pawn large enough for a face, petals, pips and tilted cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from tools.art.drawing import Picture
from tools.art.flowers.shapes import Shape, border, box, cells, oval, polygon, rows
from tools.art.french.pips import INDEX_PIPS, LARGE
from tools.art.moments.kit import Point, solid, spun

ACE = rows("""
    ..#..
    .###.
    .#.#.
    ##.##
    #####
    ##.##
    ##.##
""")


def leaning(points: Iterable[Point], about: Point, degrees: float) -> Shape:
    """Return the polygon of points turned clockwise around another point."""
    return polygon(*spun(points, about, degrees))


def blade(about: Point, degrees: float, near: float, far: float, half: float, late: float = 0) -> Shape:
    """Return a petal that points `degrees` clockwise from up.

    It reaches from `near` to `far` from its middle and is twice `half` wide. The larger `late` (0 to 1), the
    nearer to its end is its greatest width.
    """
    x, y = about
    outline: list[Point] = []
    for i in range(32):
        turn = 2 * pi * i / 32
        way = (1 - cos(turn)) / 2
        outline.append((x + half * sin(turn) * (1 - late + 2 * late * way), y - near - (far - near) * way))
    return leaning(outline, about, degrees)


def pip(picture: Picture, x: int, y: int, suit: str, large: bool = False) -> None:
    """Draw a pip with its middle at (x, y); red ones are hollow in black and white."""
    sprite: Sequence[str] = (LARGE if large else INDEX_PIPS)[suit]
    shape = cells(sprite, x - len(sprite[0]) // 2, y - len(sprite) // 2)
    picture.fill(shape, "red" if suit in "HD" else "k")
    if suit in "HD" and picture.depth == 1:
        picture.fill(shape - border(shape), "w")


def card(picture: Picture, pivot: Point, degrees: float, near: float, far: float, half: float) -> Shape:
    """Draw the blank face of a card turned clockwise around its pivot; return its shape."""
    x, y = pivot
    shape = leaning(
        [
            *((x - half, y - near), (x - half, y - far + 2), (x - half + 2, y - far)),
            *((x + half - 2, y - far), (x + half, y - far + 2), (x + half, y - near)),
        ],
        pivot,
        degrees,
    )
    picture.fill(shape, "w", edge="k")
    return shape


def pawn(
    picture: Picture, x: float, foot: float, height: float, colour: str = "red", degrees: float = 0
) -> tuple[int, int]:
    """Draw a pawn with its foot at (x, foot), turned around the foot; return the middle of its head.

    Red has a round head, blue a square one, as on the board.
    """
    neck, base, radius = height * 0.09, height * 0.28, height * 0.23
    body = leaning(
        [
            *((x - base, foot), (x - base, foot - height * 0.12), (x - base * 0.75, foot - height * 0.14)),
            *((x - neck, foot - height * 0.5), (x + neck, foot - height * 0.5)),
            *((x + base * 0.75, foot - height * 0.14), (x + base, foot - height * 0.12), (x + base, foot)),
        ],
        (x, foot),
        degrees,
    )
    ((cx, cy),) = spun([(x, foot - height + radius)], (x, foot), degrees)
    collar = leaning(
        [
            *((x - radius * 0.8, foot - height * 0.5), (x - radius * 0.8, foot - height * 0.57)),
            *((x + radius * 0.8, foot - height * 0.57), (x + radius * 0.8, foot - height * 0.5)),
        ],
        (x, foot),
        degrees,
    )
    head = (
        oval(cx - radius, cy - radius, cx + radius, cy + radius)
        if colour == "red"
        else leaning(
            [
                *((cx - radius, cy - radius), (cx + radius, cy - radius)),
                *((cx + radius, cy + radius), (cx - radius, cy + radius)),
            ],
            (cx, cy),
            degrees,
        )
    )
    for part in (body, collar, head):
        solid(picture, part, colour, deep=max(1, round(height / 18)))
    glint = round(radius / 2)
    left, top = round(cx - glint), round(cy - glint)
    picture.fill(box(left - 1, top - 1, left + 1, top + 1), f"{colour}+")
    return round(cx), round(cy)
