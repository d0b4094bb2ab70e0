"""Costs of covering parts of a table, by which a dialog or a teacher finds the place where it hides least."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import accumulate
from operator import add

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.toolbox.spots import Role, Spot

CELL = 8
"""Side of a cost cell in pixels."""
SPOKEN_OF, TAKEN, SEEN, LITTLE = 2000, 800, 25, 1
"""Costs of covering what is talked about, what can be selected, cards and the like, anything else."""
ASKED = ("prompt", "question")
"""Keys of the spots in which a table asks a question."""
LARGE = 12_000
"""Area in pixels above which a spot is a region with free room, not a thing."""


def spot_costs(
    spots: Iterable[Spot], spoken_of: Collection[str], selectable: Collection[str]
) -> Iterator[tuple[QRect, int]]:
    """Yield the rectangle of each spot and the cost of covering a cell of it.

    `spoken_of` and `selectable` are keys of spots.
    """
    for spot in spots:
        weight = SEEN if spot.role != Role.StaticText else LITTLE
        if spot.key in spoken_of:
            weight = SPOKEN_OF
        elif spot.rect.width() * spot.rect.height() > LARGE:
            weight = LITTLE
        elif spot.key in selectable:
            weight = TAKEN
        yield spot.rect, weight


class CoverCosts:
    """Costs of covering parts of a table, as sums over cells, so that a rectangle needs one look-up."""

    def __init__(self, size: QSize, *moments: Iterable[tuple[QRect, int]]) -> None:
        """A cell costs as much as the most important thing there; the costs at several moments are added."""
        self.size = size
        self._across, self._down = size.width() // CELL + 1, size.height() // CELL + 1
        total = [[0] * self._across for _ in range(self._down)]
        for things in moments:
            for row, costs in zip(total, self._cells(things), strict=True):
                row[:] = map(add, row, costs)
        self._sums = [[0] * (self._across + 1)]
        for row in total:
            line = accumulate(row, initial=0)
            self._sums.append([above + here for above, here in zip(self._sums[-1], line, strict=True)])

    def _cells(self, things: Iterable[tuple[QRect, int]]) -> list[list[int]]:
        """Return the costs of all cells at one moment."""
        cells = [[0] * self._across for _ in range(self._down)]
        for rect, weight in things:
            left, right = self.columns(rect.left(), rect.width())
            top, bottom = self.rows(rect.top(), rect.height())
            for row in cells[top:bottom]:
                row[left:right] = [weight if weight > each else each for each in row[left:right]]
        return cells

    def columns(self, left: int, width: int) -> tuple[int, int]:
        """Return the range of cell columns that `width` pixels from `left` touch."""
        return max(0, left // CELL), min(self._across, (left + width - 1) // CELL + 1)

    def rows(self, top: int, height: int) -> tuple[int, int]:
        """Return the range of cell rows that `height` pixels from `top` touch."""
        return max(0, top // CELL), min(self._down, (top + height - 1) // CELL + 1)

    def of(self, columns: tuple[int, int], rows: tuple[int, int]) -> int:
        """Return the cost of covering these columns and rows of cells."""
        first, last = self._sums[rows[0]], self._sums[rows[1]]
        return last[columns[1]] - first[columns[1]] - last[columns[0]] + first[columns[0]]

    def places(self, covering: QSize, home: QPoint, edge: int = 0) -> Iterator[tuple[int, int, int, int]]:
        """Yield each place for a rectangle: the cost of covering it, its distance from home, and its corner.

        `edge`: outermost pixels at the left and at the right that hide nothing.
        """
        room = self.size - covering
        down = [(y, self.rows(y, covering.height()), abs(y - home.y())) for y in _along(room.height())]
        for x in _along(room.width()):
            columns, off = self.columns(x + edge, covering.width() - 2 * edge), abs(x - home.x())
            for y, rows, too in down:
                yield self.of(columns, rows), off + too, x, y


def _along(room: int) -> list[int]:
    """Return the offsets to try along a direction with this much room."""
    return [*range(0, room, CELL), max(0, room)]
