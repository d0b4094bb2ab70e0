"""How a flower is laid: the sizes of its petals and where petal i of n goes.

Everything is counted in cells from the middle of the flower, x right and y down. Petal 0, the top of the
flower, is at twelve o'clock of the inner ring; the others follow clockwise. One petal or two, the top at the
left, are a bud that opens: they stand upright in a cup of green leaves on a stalk, for round a heart two look
like a bow tie. Up to ten petals lie in one ring; more lie in two, a third of them in the inner one, which
covers the ends of the outer one. A petal's place is the middle of its index.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from tools.art.flowers.shapes import Cell

BED = 48
BORDER = 8
TILE = 32
"""The side of a bed's picture, how wide its border is, and the side of the tiles that cover any ground."""

STONE: Cell = (48, 32)
"""The cell of the GraveRyard's picture that is the middle of the last card's index, of either size."""

DIRECTIONS = 48
"""The petals of a strip: the first points up, each next an equal part of the circle further clockwise."""

ONE_RING = 10
MOST = 27
"""The most petals in one ring, and in all; a table writes the number of a larger flower beside it."""

PAIR = (-1 / 12, 1 / 12)
"""The turns of the petals of a flower that has two."""
ASIDE = 2
"""So much farther from the middle do they lie, each clear of the other's index."""

STALKED = 2
"""Flowers of so many petals at most are a bud on a stalk."""

WIDE = 8
"""From so many petals in the inner ring on, the flower has the wide heart."""


@dataclass(frozen=True)
class Size:
    """The measures of a flower of one size, in cells."""

    name: str
    index: Cell
    """Width and height of the index of an open petal, upright in every direction."""
    half: float
    """Half the width of a petal at its index, without the outline."""
    tip: float
    """From the middle of the index to the petal's end."""
    stalk: float
    """From the middle of the index to the petal's foot, near the middle of the flower."""
    cell: int
    """The side of one picture of a strip."""
    ring: float
    """The radius of the smallest ring."""
    spacing: float
    """Half the least distance of two neighbours' middles: the next petal stays clear of an index."""
    hearts: tuple[int, int]
    """The radius of the heart and of the wide heart; their pictures are 2 * radius + 1 cells wide."""
    leaves: tuple[int, int, int]
    """How far the green leaves under a flower reach, the golden rays under a POWER FLOWER, and a stalk."""

    @property
    def suffix(self) -> str:
        """What the names of this size's pictures end in."""
        return "" if self is NORMAL else f"-{self.name}"


NORMAL = Size("normal", (9, 17), 11, 12, 24, 41, 24, 11.4, (8, 13), (20, 31, 25))
SMALL = Size("small", (13, 8), 8, 8.5, 15.5, 31, 15.5, 8.4, (5, 11), (13, 21, 16))
SIZES = (NORMAL, SMALL)


def rings(petals: int) -> tuple[int, ...]:
    """Return how many of a flower's petals, 1 to `MOST`, lie in its inner ring and in its outer one."""
    if petals <= ONE_RING:
        return (petals,)
    inner = (petals + 1) // 3
    return inner, petals - inner


def radius(size: Size, petals: int) -> float:
    """Return the radius of a ring of so many petals that has nothing inside it but the heart."""
    return (
        size.ring + ASIDE * (petals == len(PAIR))
        if petals < 3
        else max(size.ring, size.spacing / sin(pi / petals))
    )


def direction(ring: int, place: int, count: int) -> float:
    """Return the turn, 0 up and 1 once round clockwise, of a place in a ring of so many.

    The outer ring's petals look out between those of the inner one.
    """
    return (place + (0.5 if ring else 0)) / count


def places(size: Size, petals: int) -> list[tuple[int, int, int]]:
    """Return x, y and direction (0..47) of each petal of a flower, the top first."""
    found = []
    reach = 0.0
    for ring, count in enumerate(rings(petals)):
        reach = max(radius(size, count), reach + 2 * size.spacing if ring else 0)
        for place in range(count):
            turn = PAIR[place] if petals == len(PAIR) else direction(ring, place, count)
            x, y = reach * sin(2 * pi * turn), -reach * cos(2 * pi * turn)
            found.append((_whole(x), _whole(y), _whole(turn * DIRECTIONS) % DIRECTIONS))
    return found


def anchor(size: Size, number: int) -> Cell:
    """Return the cell of a strip's picture of a direction that is the middle of the petal's index."""
    turn = 2 * pi * number / DIRECTIONS
    shift = (size.stalk - size.tip) / 2
    middle = size.cell // 2
    return middle + _whole(shift * sin(turn)), middle + _whole(-shift * cos(turn))


def reach(size: Size, petals: int) -> int:
    """Return how far a flower reaches from its middle, outlines included."""
    return max(max(abs(x), abs(y)) for x, y, _ in places(size, petals)) + _whole(size.tip) + 2


def wide(petals: int) -> bool:
    """Tell whether a flower has the wide heart."""
    return rings(petals)[0] >= WIDE


def data() -> dict[str, object]:
    """Return all of it as plain values for geometry.json, whose meaning the README beside it tells."""
    return {
        "directions": DIRECTIONS,
        "most": MOST,
        "stalked": STALKED,
        "bed": {"size": BED, "border": BORDER},
        "tile": TILE,
        "stone": STONE,
        "sizes": {
            size.name: {
                "index": size.index,
                "cell": size.cell,
                "anchors": [anchor(size, number) for number in range(DIRECTIONS)],
                "hearts": [2 * radius + 1 for radius in size.hearts],
                "reach": [reach(size, petals) for petals in range(1, MOST + 1)],
                "wide": [petals for petals in range(1, MOST + 1) if wide(petals)],
                "petals": [places(size, petals) for petals in range(1, MOST + 1)],
            }
            for size in SIZES
        },
    }


def _whole(number: float) -> int:
    """Round half away from nought, so that a flower's halves mirror each other."""
    return int(number + 0.5 + 1e-9) if number >= 0 else -int(-number + 0.5 + 1e-9)
