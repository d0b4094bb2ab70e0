"""Layout of a flower: the sizes of its petals and the position of petal i of n.

All values are in cells from the middle of the flower, x right and y down. Petal 0, the top of the flower, is
at twelve o'clock of the inner ring; the others follow clockwise. One petal or two, the top at the left, are
an opening bud: they stand upright in a cup of green leaves on a stalk, since two petals around a heart look
like a bow tie. Up to ten petals lie in one ring; more lie in two, a third of them in the inner one, which
covers the ends of the outer one. A petal's position is the middle of its index.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from tools.art.flowers.shapes import Cell

BED = 48
BORDER = 8
TILE = 32
"""Side of a bed's picture, width of its border, and side of the tiles that cover any ground."""

STONE: Cell = (48, 32)
"""Middle of the last card's index, of either size, in the Graveyard's picture."""

DIRECTIONS = 48
"""Petals of a strip: the first points up, each next one an equal part of the circle clockwise."""

ONE_RING = 10
MAX_PETALS = 27
"""Maximum number of petals in one ring, and in all; a table writes a larger number beside the flower."""

PAIR = (-1 / 12, 1 / 12)
"""Turns of the petals of a flower that has two."""
ASIDE = 2
"""Additional distance of these petals from the middle, so that each is clear of the other's index."""

STALKED = 2
"""Maximum number of petals of a bud on a stalk."""

WIDE = 8
"""Minimum number of petals in the inner ring of a flower with the wide heart."""


@dataclass(frozen=True)
class Size:
    """Measures of a flower of one size, in cells."""

    name: str
    index: Cell
    """Width and height of the index of an open petal, upright in every direction."""
    half: float
    """Half the width of a petal at its index, without the outline."""
    tip: float
    """Distance from the middle of the index to the petal's end."""
    stalk: float
    """Distance from the middle of the index to the petal's foot, near the middle of the flower."""
    cell: int
    """Side of one picture of a strip."""
    ring: float
    """Radius of the smallest ring."""
    spacing: float
    """Half the least distance of two neighbours' middles: the next petal stays clear of an index."""
    hearts: tuple[int, int]
    """Radius of the heart and of the wide heart; their pictures are 2 * radius + 1 cells wide."""
    leaves: tuple[int, int, int]
    """Lengths of the green leaves under a flower, of the golden rays under a POWER FLOWER, and of a stalk."""

    @property
    def suffix(self) -> str:
        """Suffix of the names of this size's pictures."""
        return "" if self is NORMAL else f"-{self.name}"


NORMAL = Size("normal", (9, 17), 11, 12, 24, 41, 24, 11.4, (8, 13), (20, 31, 25))
SMALL = Size("small", (13, 8), 8, 8.5, 15.5, 31, 15.5, 8.4, (5, 11), (13, 21, 16))
SIZES = (NORMAL, SMALL)


def rings(petals: int) -> tuple[int, ...]:
    """Return the numbers of petals in the inner and the outer ring of a flower of 1..`MAX_PETALS`."""
    if petals <= ONE_RING:
        return (petals,)
    inner = (petals + 1) // 3
    return inner, petals - inner


def radius(size: Size, petals: int) -> float:
    """Return the radius of a ring of so many petals with only the heart inside."""
    return (
        size.ring + ASIDE * (petals == len(PAIR))
        if petals < 3
        else max(size.ring, size.spacing / sin(pi / petals))
    )


def direction(ring: int, place: int, count: int) -> float:
    """Return the turn of a place in a ring of `count` petals: 0 is up, 1 a full circle clockwise.

    The outer ring's petals show between those of the inner one.
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
    """Return the middle of a petal's index in its picture of a strip, by direction."""
    turn = 2 * pi * number / DIRECTIONS
    shift = (size.stalk - size.tip) / 2
    middle = size.cell // 2
    return middle + _whole(shift * sin(turn)), middle + _whole(-shift * cos(turn))


def reach(size: Size, petals: int) -> int:
    """Return the extent of a flower from its middle, outlines included."""
    return max(max(abs(x), abs(y)) for x, y, _ in places(size, petals)) + _whole(size.tip) + 2


def wide(petals: int) -> bool:
    """Return True if a flower has the wide heart."""
    return rings(petals)[0] >= WIDE


def data() -> dict[str, object]:
    """Return the values of geometry.json; the README beside that file describes them."""
    return {
        "directions": DIRECTIONS,
        "most": MAX_PETALS,
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
                "reach": [reach(size, petals) for petals in range(1, MAX_PETALS + 1)],
                "wide": [petals for petals in range(1, MAX_PETALS + 1) if wide(petals)],
                "petals": [places(size, petals) for petals in range(1, MAX_PETALS + 1)],
            }
            for size in SIZES
        },
    }


def _whole(number: float) -> int:
    """Round half away from zero, so that a flower's halves mirror each other."""
    return int(number + 0.5 + 1e-9) if number >= 0 else -int(-number + 0.5 + 1e-9)
