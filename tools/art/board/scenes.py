"""Small pictures for the help: parts of the board with pawns and the effect of a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import NamedTuple

from tools.art.board import pawns, signals, track
from tools.art.board.geometry import safety, square
from tools.art.drawing import CLEAR, Drawing, Picture
from tools.art.flowers.shapes import Cell


class Scene(NamedTuple):
    """Part of the board, and the pictures on it.

    `box` is its upper left and lower right cell (exclusive). `standing` lists each picture's name and middle,
    in the order of drawing.
    """

    box: tuple[int, int, int, int]
    standing: Sequence[tuple[str, Cell]]


def _row(first: int, last: int) -> tuple[int, int, int, int]:
    """Return the box of some squares of the upper row, with the rim above and a little wood below."""
    (left, _), (right, _) = square(first), square(last)
    return left - 13, 0, right + 13, 42


def _steps(way: str, *squares: int) -> list[tuple[str, Cell]]:
    return [(f"path-steps-{way}", square(number)) for number in squares]


# Green's zone runs to the right, which needs the least height.
_ZONE = [safety(3, number) for number in range(1, 6)]

SCENES: Mapping[str, Scene] = {
    # A 3 takes Red 1 onto Red 2.
    "own": Scene(
        _row(4, 9),
        [
            ("chosen", square(8)),
            *_steps("right", 6, 7),
            ("pawn-red-1", square(5)),
            ("pawn-red-2", square(8)),
            ("danger", square(8)),
        ],
    ),
    # A 5 takes Green 1 from its third safety square home and two squares back.
    "bounce": Scene(
        (26, 312, 222, 378),
        [
            ("chosen", _ZONE[3]),
            ("path-steps-right", _ZONE[4]),
            ("pawn-green-1", _ZONE[2]),
        ],
    ),
    # A 4 takes Red 1 forward from its triangle: it turns in before the diamond.
    "diamond": Scene(
        (6, 0, 160, 112),
        [
            ("chosen", safety(0, 3)),
            ("path-steps-down", square(2)),
            ("path-steps-down", safety(0, 1)),
            ("path-steps-down", safety(0, 2)),
            ("pawn-red-1", square(1)),
        ],
    ),
    # A 4 takes Red 1 back from its circle, over the diamond.
    "back": Scene(
        _row(0, 6),
        [("chosen", square(0)), *_steps("left", 3, 2, 1), ("pawn-red-1", square(4))],
    ),
    # Yellow 1 slides, and sends Red 1 and Yellow 2 to their starts.
    "slide": Scene(
        _row(7, 14),
        [
            ("chosen", square(13)),
            *(("path-dot", square(number)) for number in (10, 11, 12)),
            ("pawn-yellow-1", square(9)),
            ("pawn-red-1", square(11)),
            ("danger", square(11)),
            ("pawn-yellow-2", square(12)),
            ("danger", square(12)),
        ],
    ),
    # An 11 lets Red 1 and Blue 1 change places.
    "swap": Scene(
        _row(4, 12),
        [
            ("chosen", square(5)),
            ("chosen", square(11)),
            ("pawn-red-1", square(5)),
            ("pawn-blue-1", square(11)),
        ],
    ),
}


def scene(name: str, depth: int) -> Picture:
    """Draw a scene with a black line around it."""
    left, top, right, bottom = SCENES[name].box
    result = Picture(depth, right - left, bottom - top)
    result.grid = [row[left:right] for row in _board(depth).grid[top:bottom]]
    for what, (x, y) in SCENES[name].standing:
        picture = _standing()[what](depth)
        corner = x - picture.width // 2 - left, y - picture.height // 2 - top
        for j, row in enumerate(picture.grid):
            for i, index in enumerate(row):
                if index != CLEAR:
                    result.grid[corner[1] + j][corner[0] + i] = index
    result.frame("k")
    return result


@cache
def _board(depth: int) -> Picture:
    return track.board(depth)


def _standing() -> Mapping[str, Drawing]:
    return {**pawns.PICTURES, **signals.PICTURES}


PICTURES: Mapping[str, Drawing] = {f"scene-{name}": partial(scene, name) for name in SCENES}
