"""Draws the board: rim, field, sixty squares, slides, diamonds, safety zones, starts, homes."""

from __future__ import annotations

from collections.abc import Iterator
from math import sin

from tools.art.board import geometry
from tools.art.board.geometry import COLOURS, DIAMOND, ENTRY, LONG_SLIDE, PITCH, PLATE, RIM, SHORT_SLIDE, SIZE
from tools.art.board.kit import INKS, disc, raised, ringed
from tools.art.board.pinwheel import pinwheel
from tools.art.board.signs import LARGE, small_sign
from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import (
    Cell,
    Shape,
    around,
    border,
    box,
    cells,
    line,
    moved,
    polygon,
    rows,
    turned,
)

CORNER = rows("""
    .......##......
    .......####....
    .......######..
    ..############.
    .##############
    .#############.
    .###...######..
    .###...####....
    .###...##......
    .###...........
    .###...........
    .###...........
    .###...........
    .###...........
""")
"""Bent arrow of a corner square: up and to the right, as the pawns move at square 0."""

STEP = rows("""
    ##...
    .##..
    ..##.
    ...##
    ..##.
    .##..
    ##...
""")
"""Arrow to the right, as the pawns move along the upper side."""

HOUSE = rows("""
    ..........#......##..
    .........###.....##..
    ........#####....##..
    .......#######...##..
    ......#########..##..
    .....###########.##..
    ....###############..
    ...#################.
    ..###################
    .#####################
    ######################
    ...################...
    ...######....######...
    ...######....######...
    ...######....######...
    ...######....######...
    ...######....######...
    ...######....######...
""")
"""Print of a home's plate."""


def board(depth: int) -> Picture:
    """Draw the whole board, 416 x 416, without pawns."""
    result = Picture(depth, SIZE, SIZE, INKS)
    _rim(result)
    _field(result)
    for number in range(geometry.TRACK):
        _tile(result, geometry.square(number), "square")
    for colour in range(4):
        _side(result, colour)
    pinwheel(result)
    return result


FRAME = (
    ("k", "k"),
    ("CC6633", "330000"),
    ("993300", "440000"),
    ("993300", "660000"),
    ("660000", "993300"),
    ("FFFF99", "CC9900"),
    ("CC9900", "996600"),
    ("k", "k"),
)
"""Rim at 8 bits from the outside in, mahogany with a line of brass.

Each pair has the tone above and at the left, and the tone below and at the right.
"""


def _frame(picture: Picture) -> None:
    """Paint the rim at 8 bits, mitred at the corners, with a brass angle on each."""
    for inset, tones in enumerate(FRAME):
        low, high = inset, SIZE - 1 - inset
        for tone, edge in zip(tones, (low, high), strict=True):
            picture.inks |= {tone: picture.inks.get(tone, Ink(tone, "", ""))}
            picture.fill(box(low, edge, high + 1, edge + 1) | box(edge, low, edge + 1, high + 1), tone)
    for quarters in range(4):
        angle = geometry.turned_shape(box(1, 1, 7, 26) | box(1, 1, 26, 7), quarters)
        raised(picture, angle, "brass")
        for x, y in ((3, 3), (21, 3), (3, 21)):
            picture.fill(geometry.turned_shape(box(x, y, x + 2, y + 2), quarters), "brass-")


def _rim(picture: Picture) -> None:
    if picture.depth == 8:
        _frame(picture)
        return
    picture.fill(box(0, 0, SIZE, SIZE), "lacquer")
    for inset, role in enumerate(
        ("k", "lacquer+", "lacquer", "lacquer", "lacquer", "brass", "lacquer-", "k")
    ):
        picture.frame(role, inset)
    low = SIZE - 2
    picture.fill(box(1, low, SIZE - 1, low + 1) | box(low, 1, low + 1, SIZE - 1), "lacquer-")


def _veneer(picture: Picture) -> None:
    """Paint the field at 8 bits with veneer.

    Four panels meet at the diagonals, the grain of each along its side, with an inlaid line of maple around
    them.
    """
    low = RIM + PITCH
    panel = frozenset((x, y) for y in range(low, SIZE // 2) for x in range(y, SIZE - y))
    for quarters in range(4):
        picture.fill(geometry.turned_shape(panel, quarters), "wood")
        for number, (along, row, length) in enumerate(_grain()):
            wave = [
                (x, row + round(2.2 * sin((x + 37 * number) / 41) + 0.8 * sin((x + 11 * number) / 13)))
                for x in range(along, along + length)
            ]
            role = ("pale grain", "wood+", "pale grain", "pale grain", "grain", "pale grain")[number % 6]
            picture.fill(geometry.turned_shape(panel & frozenset(wave), quarters), role)
    for cell in panel:
        if cell[0] in (cell[1], SIZE - 1 - cell[1]):
            for quarters in (0, 2):
                picture.put(*geometry.turned(cell, quarters), "grain")
    for inset, role in ((0, "wood-"), (4, "grain"), (5, "wood+"), (6, "wood+"), (7, "grain")):
        picture.frame(role, low + inset)


def _grain() -> Iterator[tuple[int, int, int]]:
    """Yield the strokes of a panel's grain: start, row and length of each."""
    for number in range(84):
        length = 24 + number * 29 % 70
        yield 36 + number * 131 % 330, 44 + number * 2 + number * 7 % 3, length


def _field(picture: Picture) -> None:
    """Paint the planks inside the track, each with a few strokes of grain."""
    inner = RIM + PITCH
    picture.fill(box(RIM, RIM, SIZE - RIM, SIZE - RIM), "bed")
    if picture.depth == 8:
        _veneer(picture)
        return
    picture.fill(box(inner, inner, SIZE - inner, SIZE - inner), "wood")
    for plank in range(14):
        top = inner + PITCH * plank
        picture.fill(box(inner, top, SIZE - inner, top + 1), "grain")
        joint = inner + (97 * plank + 61) % 350
        picture.fill(box(joint, top, joint + 1, top + PITCH), "grain")
        for stroke in range(7):
            x = inner + (131 * plank + 53 * stroke + 17 * stroke * stroke) % 320
            y = top + 4 + (stroke * 9 + plank * 5) % 18
            picture.fill(line((x, y), (x + 14 + stroke % 3 * 5, y)), "pale grain")
            picture.fill(line((x + 9, y + 1), (x + 19, y + 1)), "pale grain")


def _tile(picture: Picture, middle: Cell, role: str) -> None:
    """Paint one square: 23 x 23 without its corners, in a margin of one cell."""
    x, y = middle
    tile = box(x - 11, y - 11, x + 12, y + 12) - _corners(middle, 11)
    raised(picture, tile, role, "")


def _corners(middle: Cell, reach: int) -> Shape:
    x, y = middle
    return frozenset((x + dx, y + dy) for dx in (-reach, reach) for dy in (-reach, reach))


def _side(picture: Picture, colour: int) -> None:
    """Draw everything of one colour."""
    name = COLOURS[colour]
    corner = geometry.square(colour * 15)
    _stamp(picture, corner, CORNER, colour, "way")
    for number in (7, 14):
        _stamp(picture, geometry.square(colour * 15 + number), STEP, colour, "way")
    _zone(picture, colour, name)
    for first, last in (SHORT_SLIDE, LONG_SLIDE):
        _slide(picture, colour, name, first, last)
    _diamond(picture, geometry.square(colour * 15 + DIAMOND), name)
    _start(picture, colour, name)
    _home(picture, colour, name)


def _stamp(picture: Picture, middle: Cell, drawing: tuple[str, ...], quarters: int, role: str) -> None:
    """Draw a one-coloured drawing around a point, turned by quarters."""
    figure = turned(drawing, quarters)
    left, top = middle[0] - len(figure[0]) // 2, middle[1] - len(figure) // 2
    picture.fill(cells(figure, left, top), role)


def _slide(picture: Picture, colour: int, name: str, first: int, last: int) -> None:
    """Draw a slide: triangle in its first square, bar, round end with the sign in its last."""
    y, x0, x1 = geometry.column(0), geometry.column(first), geometry.column(last)
    bar = box(x0 - 2, y - 2, x1, y + 3)
    point = polygon((x0 - 8, y - 9), (x0 - 8, y + 10), (x0 + 11, y + 0.5))
    whole = geometry.turned_shape(bar | point | disc((x1, y), 9), colour)
    raised(picture, whole, name)
    small_sign(picture, geometry.turned((x1, y), colour), name)


def _diamond(picture: Picture, middle: Cell, name: str) -> None:
    x, y = middle
    for reach, role in ((11, "k"), (10, "sign"), (7, "k"), (6, name)):
        picture.fill(_lozenge((x, y), reach), role)
    if picture.depth > 1:
        raised(picture, _lozenge((x, y), 6), name)


def _lozenge(middle: Cell, reach: int) -> Shape:
    x, y = middle
    return frozenset(
        (x + dx, y + dy)
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
        if abs(dx) + abs(dy) <= reach
    )


def _zone(picture: Picture, colour: int, name: str) -> None:
    """Draw the five safety squares as a lane, and the arrow that leads into it."""
    for number in range(1, geometry.SAFETY + 1):
        x, y = geometry.safety(colour, number)
        picture.fill(box(x - 12, y - 12, x + 13, y + 13), "k")
        tile = box(x - 11, y - 11, x + 12, y + 12)
        raised(picture, tile, name, "")
        inner = box(x - 7, y - 7, x + 8, y + 8)
        picture.fill(inner, f"{name}~", edge="k")
    x, y = geometry.column(geometry.TURN), geometry.column(0)
    arrow = polygon((x - 5, y + 6), (x + 6, y + 6), (x + 0.5, y + 12))
    picture.fill(geometry.turned_shape(arrow, colour), name, edge="k")


def _plate(picture: Picture, middle: Cell, name: str) -> None:
    """Paint a round plate: outline, coloured ring, pale middle."""
    whole = disc(middle, PLATE)
    picture.fill(around(whole | around(whole)), "sign")
    well = disc(middle, PLATE - 5)
    if picture.depth < 8:
        raised(picture, whole, name)
        picture.fill(well, f"{name}~", edge="k")
        return
    ringed(picture, around(whole | around(whole)), "brass")
    raised(picture, whole - well - around(well), name)
    picture.fill(well, f"{name}=", edge="k")
    picture.fill(well & moved(well, 2, 2), f"{name}~")


def _start(picture: Picture, colour: int, name: str) -> None:
    """Draw the start's plate with the colour's sign, and the gate to its entry square."""
    middle = geometry.start(colour)
    x, y = geometry.column(ENTRY), geometry.column(0)
    gate = polygon((x - 6, y + 12), (x + 7, y + 12), (x + 10, y + 24), (x - 9, y + 24))
    raised(picture, geometry.turned_shape(gate, colour), name)
    _plate(picture, middle, name)
    figure = LARGE[name]
    shape = cells(figure, middle[0] - len(figure[0]) // 2, middle[1] - len(figure) // 2)
    _print(picture, shape, name)


def _home(picture: Picture, colour: int, name: str) -> None:
    """Draw the home's plate with its house."""
    middle = geometry.home(colour)
    _plate(picture, middle, name)
    _print(picture, cells(HOUSE, middle[0] - len(HOUSE[0]) // 2, middle[1] - len(HOUSE) // 2), name)


def _print(picture: Picture, shape: Shape, name: str) -> None:
    """Print a sign faintly on a plate, since pawns stand on it."""
    picture.fill(shape, f"{name}=")
    contour = {8: name, 4: "yellow-" if name == "yellow" else name, 1: "k"}[picture.depth]
    picture.fill(border(shape), contour)
