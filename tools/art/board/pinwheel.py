"""Ornament in the middle of the board: a paper pinwheel with four vanes, turning as the pawns move."""

from __future__ import annotations

from tools.art.board.geometry import COLOURS, SIZE, turned, turned_shape
from tools.art.board.kit import disc, raised, ringed
from tools.art.board.signs import small_sign
from tools.art.drawing import Picture
from tools.art.flowers.shapes import polygon

MIDDLE = SIZE / 2

STUDS = ((236, 137), (260, 154), (278, 178))
"""Three of the twelve brass nails in the ring; the others are these, turned."""


def pinwheel(picture: Picture) -> None:
    """Draw the ornament, a disc around the middle of the board."""
    for radius, role in ((84, "k"), (83, "brass"), (81, "k"), (80, "lacquer"), (71, "k"), (70, "square")):
        picture.fill(_round(radius), role)
    if picture.depth == 8:
        ringed(picture, _round(83) - _round(81), "brass")
        raised(picture, _round(80) - _round(71), "lacquer", "")
        ringed(picture, _round(70) - _round(69), "square")
    c = MIDDLE
    for stud in STUDS:
        for quarters in range(4):
            nail = disc(turned(stud, quarters), 2)
            picture.fill(nail, "brass", edge="k")
            if picture.depth == 8:
                raised(picture, nail, "brass")
    for colour, name in enumerate(COLOURS):
        sail = polygon((c, c), (c, c - 66), (c + 33, c - 33))
        fold = polygon((c, c), (c + 33, c - 33), (c, c - 33))
        shade = polygon((c, c), (c, c - 66), (c - 9, c - 33))
        for shape, role in ((shade, "square-"), (sail, name), (fold, f"{name}~")):
            picture.fill(turned_shape(shape, colour), role, edge="k")
            if picture.depth == 8 and role == name:
                raised(picture, turned_shape(shape, colour), role)
        small_sign(picture, turned((int(c) + 11, int(c) - 44), colour), name)
    for radius, role in ((7, "k"), (6, "brass"), (2, "k")):
        picture.fill(_round(radius), role)


def _round(radius: float) -> frozenset[tuple[int, int]]:
    """Return the disc of even width around the middle of the board."""
    reach = range(int(MIDDLE - radius) - 1, int(MIDDLE + radius) + 2)
    return frozenset(
        (x, y)
        for x in reach
        for y in reach
        if (x + 0.5 - MIDDLE) ** 2 + (y + 0.5 - MIDDLE) ** 2 <= radius * radius
    )
