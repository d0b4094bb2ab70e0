"""Back of the cards: a brass pinwheel on lacquer, with the signs of the four colours in the corners."""

from __future__ import annotations

from tools.art.backs.kit import finish
from tools.art.board.cards import HEIGHT, WIDTH
from tools.art.board.geometry import COLOURS
from tools.art.board.kit import INKS
from tools.art.board.signs import SMALL
from tools.art.drawing import Picture
from tools.art.flowers.shapes import Shape, box, cells, polygon

ACROSS, DOWN = WIDTH // 2, HEIGHT // 2
CORNERS = ((14, 14), (WIDTH - 15, 14), (WIDTH - 15, HEIGHT - 15), (14, HEIGHT - 15))


def back(depth: int) -> Picture:
    """Draw the back of the cards, 72 x 100."""
    result = Picture(depth, WIDTH, HEIGHT, INKS)
    result.fill(box(0, 0, WIDTH, HEIGHT), "w")
    result.fill(box(3, 3, WIDTH - 3, HEIGHT - 3), "k")
    result.fill(box(4, 4, WIDTH - 4, HEIGHT - 4), "lacquer")
    result.frame("brass", 6)
    for middle, name in zip(CORNERS, COLOURS, strict=True):
        sign = SMALL[name]
        shape = cells(sign, middle[0] - len(sign[0]) // 2, middle[1] - len(sign) // 2)
        result.fill(shape, "brass", edge="k")
    for radius, role in ((30, "k"), (29, "brass"), (28, "k"), (27, "square")):
        result.fill(_round(radius), role)
    for quarters in range(4):
        for points, role in (
            (((0, 0), (0, -25), (-4, -12)), "square-"),
            (((0, 0), (0, -25), (12, -13)), "red"),
            (((0, 0), (12, -13), (0, -13)), "red~"),
        ):
            result.fill(_vane(points, quarters), role, edge="k")
    for radius, role in ((4, "k"), (3, "brass"), (1, "k")):
        result.fill(_round(radius), role)
    finish(result)
    return result


def _vane(points: tuple[tuple[int, int], ...], quarters: int) -> Shape:
    """Return a polygon around the card's middle, turned clockwise by quarters."""
    for _ in range(quarters):
        points = tuple((-y, x) for x, y in points)
    return polygon(*((ACROSS + x, DOWN + y) for x, y in points))


def _round(radius: int) -> Shape:
    """Return the disc of even width around the card's middle."""
    return frozenset(
        (x, y)
        for x in range(WIDTH)
        for y in range(HEIGHT)
        if (x + 0.5 - ACROSS) ** 2 + (y + 0.5 - DOWN) ** 2 <= radius * radius
    )
