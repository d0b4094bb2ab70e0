"""Backs of the Sorry board's cards, 72 x 100.

They show the brass pinwheel, inlaid woods, the four pawns, and the way home.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.backs import pinwheel
from tools.art.backs.kit import Inks, fill, finish
from tools.art.board.cards import HEIGHT, WIDTH
from tools.art.board.geometry import COLOURS
from tools.art.board.kit import INKS, raised
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import Shape, box, moved, oval, polygon

ACROSS, DOWN = WIDTH // 2, HEIGHT // 2
WOODS: Inks = {
    **INKS,
    "ebony": Ink("330000", "black", "black"),
    "ebony+": Ink("663333", "brown", "black"),
    "walnut": Ink("663300", "brown", "50"),
    "walnut+": Ink("996633", "tan", "50"),
    "oak": Ink("996633", "tan", "25"),
    "oak+": Ink("CC9966", "tan", "25"),
    "maple": Ink("CC9966", "silver", "white"),
    "maple+": Ink("FFCC99", "white", "white"),
    "holly": Ink("FFFFCC", "white", "white"),
}


def _finished(picture: Picture) -> Picture:
    for inset, role in ((3, "k"), (2, "w"), (1, "w")):
        picture.frame(role, inset)
    finish(picture)
    return picture


def parquet(depth: int) -> Picture:
    """Draw a star of four woods on squares laid diagonally; half of each point is lit, half in shade."""
    picture = Picture(depth, WIDTH, HEIGHT, WOODS)

    def floor(x: int, y: int) -> str:
        dx, dy = x + 0.5 - ACROSS, y + 0.5 - DOWN
        one, other = (dx + dy) // 9, (dx - dy) // 9
        even = (one + other) % 2 == 0
        if (dx + dy) % 9 < 1 or (dx - dy) % 9 < 1:
            return "ebony" if depth == 8 else "walnut"
        grain = (int(dx + dy) if even else int(dx - dy)) % 4 == 0
        return ("walnut" if even else "oak") + ("+" if grain else "")

    fill(picture, floor)
    picture.fill(oval(6, 20, 66, 80), "ebony")
    picture.fill(oval(8, 22, 64, 78), "oak")
    for quarters in range(4):
        for side in (-1, 1):
            edge = (6, 0) if side > 0 else (0, -6)
            picture.fill(_turned(((0, 0), (16, -16), edge), quarters), ("walnut", "ebony")[side > 0])
    for quarters in range(4):
        for side in (-1, 1):
            points = ((0, 0), (0, -27), (side * 6.5, -6.5))
            picture.fill(_turned(points, quarters), ("holly", "maple")[_in_shade(quarters, side)])
    picture.fill(oval(31, 45, 41, 55), "ebony")
    picture.fill(oval(32, 46, 40, 54), "brass")
    return _finished(picture)


def _in_shade(quarters: int, side: int) -> bool:
    """Return whether the right (1) or left (-1) half of a point faces away from the light."""
    return (quarters, side) in ((0, 1), (1, 1), (2, -1), (3, -1))


def _turned(points: tuple[tuple[float, float], ...], quarters: int) -> Shape:
    for _ in range(quarters):
        points = tuple((-y, x) for x, y in points)
    return polygon(*((ACROSS + x, DOWN + y) for x, y in points))


def pawns(depth: int) -> Picture:
    """Draw a field of each colour with its pawn, heads outward."""
    picture = Picture(depth, WIDTH, HEIGHT, INKS)
    for number, name in enumerate(COLOURS):
        right, low = number in (1, 2), number in (2, 3)
        x, y = (ACROSS if right else 0), (DOWN if low else 0)
        picture.fill(box(x, y, x + ACROSS, y + DOWN), f"{name}~")
        field = {(i, j) for i, j in box(x, y, x + ACROSS, y + DOWN) if (i + j) % 6 in (0, 1)}
        picture.fill(field, f"{name}=")
        shape = _pawn(19 if not right else ACROSS + 16, 10)
        if low:
            shape = frozenset((i, HEIGHT - 1 - j) for i, j in shape)
        picture.fill(_grown(shape), "w")
        raised(picture, shape, name)
        if depth > 1:
            glint = moved(box(0, 0, 2, 3), (16 if not right else ACROSS + 13), 84 if low else 13)
            picture.fill(glint, "w")
    for x0, y0, x1, y1 in ((ACROSS - 1, 4, ACROSS + 1, HEIGHT - 4), (4, DOWN - 1, WIDTH - 4, DOWN + 1)):
        picture.fill(box(x0, y0, x1, y1), "k")
    for radius, role in ((9, "k"), (8, "brass"), (6, "k"), (5, "lacquer")):
        picture.fill(oval(ACROSS - radius, DOWN - radius, ACROSS + radius, DOWN + radius), role)
    return _finished(picture)


def _grown(shape: Shape) -> Shape:
    return frozenset((x + i, y + j) for x, y in shape for i in range(-2, 3) for j in range(-2, 3))


def _pawn(x: int, y: int) -> Shape:
    """Return a pawn 30 rows high; `x` is the middle column of its head, `y` its top row."""
    body = polygon((x - 3, y + 11), (x + 4, y + 11), (x + 8, y + 26), (x - 7, y + 26))
    return (
        oval(x - 5, y, x + 6, y + 12)
        | box(x - 6, y + 11, x + 7, y + 13)
        | body
        | box(x - 9, y + 26, x + 10, y + 31)
    )


def track(depth: int) -> Picture:
    """Draw the way home: rings of squares in alternating colours around the house."""
    picture = Picture(depth, WIDTH, HEIGHT, INKS)
    picture.ground("lacquer")
    names = list(COLOURS)
    for ring, inset in enumerate((5, 17)):
        side = 10
        right, bottom = WIDTH - inset - side, HEIGHT - inset - side
        columns = _spread(inset, right, side)
        lines = _spread(inset, bottom, side)
        way = [(x, inset) for x in columns[:-1]] + [(right, y) for y in lines[:-1]]
        way += [(x, bottom) for x in reversed(columns[1:])] + [(inset, y) for y in reversed(lines[1:])]
        for number, (x, y) in enumerate(way):
            plain = (number + ring) % 2
            role = "square" if plain else names[(number // 2 + ring) % 4]
            raised(picture, box(x + 1, y + 1, x + side - 1, y + side - 1), role)
    for radius, role in ((6, "k"), (5, "brass")):
        for y in (DOWN - 12, DOWN, DOWN + 12):
            picture.fill(oval(ACROSS - radius, y - radius, ACROSS + radius, y + radius), role)
    for y in (DOWN - 12, DOWN + 12):
        picture.fill(oval(ACROSS - 3, y - 3, ACROSS + 3, y + 3), "lacquer")
    picture.fill(polygon((ACROSS, DOWN - 4), (ACROSS + 5, DOWN + 1), (ACROSS - 5, DOWN + 1)), "lacquer")
    picture.fill(box(ACROSS - 3, DOWN, ACROSS + 3, DOWN + 3), "lacquer")
    return _finished(picture)


def _spread(first: int, last: int, side: int) -> list[int]:
    """Return the starts of adjacent squares between two cells, spaced as evenly as possible."""
    count = round((last - first) / side)
    return [first + (last - first) * number // count for number in range(count + 1)]


# Backs for a small pile


def _small(depth: int, draw: Callable[[Picture], None]) -> Picture:
    picture = Picture(depth, 19, 26, WOODS)
    draw(picture)
    for inset, role in ((1, "w"), (0, "k")):
        picture.frame(role, inset)
    return picture


def _small_pinwheel(picture: Picture) -> None:
    picture.ground("lacquer")
    picture.fill(oval(4, 7, 15, 19), "brass")
    for x, y, wide, high in ((9, 8, 2, 5), (10, 12, 5, 2), (8, 13, 2, 5), (4, 12, 5, 2)):
        picture.fill(box(x, y, x + wide, y + high), "red")


def _small_parquet(picture: Picture) -> None:
    fill(picture, lambda x, y: "walnut" if ((x + y) // 5 + (x - y) // 5) % 2 else "oak")
    picture.fill(
        polygon((9.5, 5), (11.5, 11), (16, 13), (11.5, 15), (9.5, 21), (7.5, 15), (3, 13), (7.5, 11)), "holly"
    )


def _small_pawns(picture: Picture) -> None:
    for number, name in enumerate(COLOURS):
        right, low = number in (1, 2), number in (2, 3)
        x, y = 9 if right else 0, 13 if low else 0
        picture.fill(box(x, y, 19 if right else 9, 26 if low else 13), name)
    picture.fill(box(9, 0, 10, 26) | box(0, 13, 19, 14), "k")


def _small_track(picture: Picture) -> None:
    picture.ground("lacquer")
    way = [(3 + 3 * n, 3) for n in range(4)] + [(15, 3 + 3 * n) for n in range(6)]
    way += [(15 - 3 * n, 21) for n in range(4)] + [(3, 21 - 3 * n) for n in range(6)]
    for number, (x, y) in enumerate(way):
        role = "square" if number % 2 else list(COLOURS)[number // 2 % 4]
        picture.fill(box(x - 1, y - 1, x + 1, y + 1), role)
    picture.fill(oval(7, 10, 12, 16), "brass")


PICTURES: dict[str, Drawing] = {
    "pinwheel-small": partial(_small, draw=_small_pinwheel),
    "parquet-small": partial(_small, draw=_small_parquet),
    "pawns-small": partial(_small, draw=_small_pawns),
    "track-small": partial(_small, draw=_small_track),
    "pinwheel": pinwheel.back,
    "parquet": parquet,
    "pawns": pawns,
    "track": track,
}
