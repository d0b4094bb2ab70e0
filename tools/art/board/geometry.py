"""Positions of everything on the Sorry board, in pixels of its picture.

The board is 416 x 416: a rim of 8, then 16 x 16 squares of 25, of which the outermost 60 are the track.
Square 0 is the upper left corner, counting clockwise. A point is (x, y), x right and y down; the middle of a
square is a whole pixel. All values are for red, whose side is the upper one; the other colours are red's
turned clockwise around the middle of the board by one, two and three quarters.
"""

from __future__ import annotations

from tools.art.flowers.shapes import Cell, Shape

SIZE = 416
RIM = 8
PITCH = 25
TRACK = 60
SIDE = 15
COLOURS = ("red", "blue", "yellow", "green")
"""Colours in the order of the turns, which is clockwise; each starts 15 squares after the one before."""

SHORT_SLIDE = (1, 4)
LONG_SLIDE = (9, 13)
TURN, DIAMOND, ENTRY = 2, 3, 4
"""Squares of red on the track.

They are the slides from triangle to round end, the branch of the safety zone, the diamond, and the square in
front of the start.
"""

SAFETY = 5
PLATE = 28
"""Radius of the round plates of starts and homes, without their outline."""

PAWN = (17, 22)
STANDS: tuple[Cell, ...] = ((-9, -11), (9, -11), (-9, 11), (9, 11))
"""Middles of a colour's four pawns, relative to the middle of a plate."""


def column(place: int) -> int:
    """Return the middle of a column (or row) of squares, 0..15."""
    return RIM + PITCH * place + PITCH // 2


def turned(point: Cell, quarters: int) -> Cell:
    """Return a point of the board turned clockwise around its middle by quarters."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = SIZE - 1 - y, x
    return x, y


def turned_shape(shape: Shape, quarters: int) -> Shape:
    """Return a shape on the board turned clockwise around its middle by quarters."""
    return frozenset(turned(cell, quarters) for cell in shape)


def square(number: int) -> Cell:
    """Return the middle of square 0..59 of the track."""
    quarters, along = divmod(number % TRACK, SIDE)
    return turned((column(along), column(0)), quarters)


def safety(colour: int, number: int) -> Cell:
    """Return the middle of safety square 1..5 of colour 0..3; 1 is beside the track, 5 beside the home."""
    return turned((column(TURN), column(number)), colour)


def start(colour: int) -> Cell:
    """Return the middle of the start of colour 0..3."""
    return turned((column(ENTRY), column(0) + PITCH // 2 + PLATE + 5), colour)


def home(colour: int) -> Cell:
    """Return the middle of the home of colour 0..3."""
    return turned((column(TURN), column(SAFETY) + PITCH // 2 + PLATE), colour)


def stands(middle: Cell) -> list[Cell]:
    """Return the middles of four pawns on the plate around a point, in reading order."""
    return [(middle[0] + dx, middle[1] + dy) for dx, dy in STANDS]


def data() -> dict[str, object]:
    """Return the values of geometry.json; the README beside that file describes them."""
    return {
        "size": SIZE,
        "pitch": PITCH,
        "pawn": PAWN,
        "squares": [square(number) for number in range(TRACK)],
        "colours": {
            name: {
                "first": colour * SIDE,
                "entry": (colour * SIDE + ENTRY) % TRACK,
                "diamond": (colour * SIDE + DIAMOND) % TRACK,
                "turn": (colour * SIDE + TURN) % TRACK,
                "slides": [
                    [(colour * SIDE + number) % TRACK for number in slide]
                    for slide in (SHORT_SLIDE, LONG_SLIDE)
                ],
                "safety": [safety(colour, number) for number in range(1, SAFETY + 1)],
                "start": {"middle": start(colour), "pawns": stands(start(colour))},
                "home": {"middle": home(colour), "pawns": stands(home(colour))},
            }
            for colour, name in enumerate(COLOURS)
        },
    }
