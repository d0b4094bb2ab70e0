"""Where icons stand on the desktop: in columns from the upper right corner down, or where they were put."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.toolbox.screen.native_window import within

ICON = 32
CELL = QSize(96, 64)

FAR = 4096
"""No screen is as wide as that."""

Put = dict[str, tuple[int, int]]
"""The places of icons that were put somewhere, by the key: their upper left corners."""


@dataclass(frozen=True, slots=True)
class DesktopIcon:
    """What stands on the desktop: key, title, picture of `resources/art`, and what its balloon says, if it is
    not a game."""

    key: str
    title: str
    picture: str
    balloon: str = ""


def kept(data: Any) -> Put:
    """Return places from how settings keep them; what is no place is not known."""
    found = data.items() if isinstance(data, dict) else ()
    return {key: (each[0], each[1]) for key, each in found if _is_place(each)}


def _is_place(data: Any) -> bool:
    numbers = data if isinstance(data, list) else []
    return len(numbers) == 2 and all(type(each) is int and 0 <= each < FAR for each in numbers)


def _cell(index: int, room: QSize) -> QPoint:
    """Return the corner of the icon in a cell, counted in columns from the right."""
    column, row = divmod(index, _rows(room))
    x = room.width() - 8 - CELL.width() * (column + 1) + (CELL.width() - ICON) // 2
    return QPoint(x, 12 + row * CELL.height())


def corners(names: Mapping[str, QSize], put: Put, room: QSize) -> list[QPoint]:
    """Return the upper left corners of icons in a room of some size, by their keys and how large each is with
    its name: one that was put where there is no room for it is brought back, and one that was not put
    anywhere steps aside for one that was put in its place."""
    there = {key: _within(QPoint(*put[key]), size, room) for key, size in names.items() if key in put}
    cells = (_cell(index, room) for index in count(len(names)))
    free = (cell for cell in cells if not _taken(cell, there.values()))
    homes = ((key, _cell(index, room)) for index, key in enumerate(names))
    return [
        there[key] if key in there else next(free) if _taken(home, there.values()) else home
        for key, home in homes
    ]


def _within(corner: QPoint, size: QSize, room: QSize) -> QPoint:
    """Return a corner moved so far that the icon and its name, of a size together, are in the room."""
    aside = (max(size.width(), ICON) - ICON + 1) // 2
    least, most = QPoint(aside, 0), QPoint(room.width() - ICON - aside, room.height() - size.height())
    return within(corner, QRect(least, most))


def _taken(corner: QPoint, by: Collection[QPoint]) -> bool:
    """Whether an icon would be covered for the most part, by one of these."""
    return any(max(abs(each.x() - corner.x()), abs(each.y() - corner.y())) <= ICON // 2 for each in by)


def tidied(now: Mapping[str, QPoint], put: Put, room: QSize) -> Put:
    """Return where icons are to be put so that each stands in the free cell that is nearest to where it is,
    by their corners; whichever stands where it would stand by itself was not put anywhere."""
    cells = [_cell(index, room) for index in range(_columns(room) * _rows(room))]
    left = [cell for cell in cells if not any(cell == now[key] for key in now if key not in put)]
    found: Put = {}
    for index, (key, corner) in enumerate(now.items()):
        if key in put and left:
            cell = min(left, key=lambda cell: (cell - corner).manhattanLength())
            left.remove(cell)
            if cell != _cell(index, room):
                found[key] = cell.x(), cell.y()
    return found


def _rows(room: QSize) -> int:
    return max(1, (room.height() - 16) // CELL.height())


def _columns(room: QSize) -> int:
    return max(1, (room.width() - 8) // CELL.width())


def next_to(corners: Sequence[QPoint], index: int, way: QPoint) -> int | None:
    """Return which icon is the next in a direction from one of them; None where there is none."""
    found = []
    for other, corner in enumerate(corners):
        by = corner - corners[index]
        along, across = QPoint.dotProduct(by, way), abs(by.x() * way.y()) + abs(by.y() * way.x())
        if along > 0:
            found.append((along + 2 * across, other))
    return min(found)[1] if found else None
