"""Positions of the desktop icons: columns from the upper right corner, or where the player moved them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.toolbox.screen.native_window import within

ICON = 32
CELL = QSize(96, 64)

MAX_COORDINATE = 4096
"""Exclusive limit in pixels for coordinates; no screen is as wide."""

Put = dict[str, tuple[int, int]]
"""Upper left corners of the icons that were moved, by the icon's key."""


@dataclass(frozen=True, slots=True)
class DesktopIcon:
    """Icon of the desktop: key, title, picture of `resources/art`, and balloon text if it is not a game."""

    key: str
    title: str
    picture: str
    balloon: str = ""


def kept(data: object) -> Put:
    """Return the places from their value in the settings, without invalid ones."""
    found = data.items() if isinstance(data, dict) else ()
    return {key: (each[0], each[1]) for key, each in found if _is_place(each)}


def _is_place(data: object) -> bool:
    numbers = data if isinstance(data, list) else []
    return len(numbers) == 2 and all(type(each) is int and 0 <= each < MAX_COORDINATE for each in numbers)


def _cell(index: int, room: QSize) -> QPoint:
    """Return the corner of the icon in a cell; cells are counted in columns from the right."""
    column, row = divmod(index, _rows(room))
    x = room.width() - 8 - CELL.width() * (column + 1) + (CELL.width() - ICON) // 2
    return QPoint(x, 12 + row * CELL.height())


def corners(names: Mapping[str, QSize], put: Put, room: QSize) -> list[QPoint]:
    """Return the upper left corners of the icons in `names`, in their order.

    `names` maps an icon's key to its size with the name; `put` holds the moved icons; `room` is the size of
    the desktop. A moved icon outside the room is moved inside. An icon that was not moved gives way to a
    moved one that covers its place.
    """
    there = {key: _within(QPoint(*put[key]), size, room) for key, size in names.items() if key in put}
    cells = (_cell(index, room) for index in count(len(names)))
    free = (cell for cell in cells if not _is_taken(cell, there.values()))
    homes = ((key, _cell(index, room)) for index, key in enumerate(names))
    return [
        there[key] if key in there else next(free) if _is_taken(home, there.values()) else home
        for key, home in homes
    ]


def _within(corner: QPoint, size: QSize, room: QSize) -> QPoint:
    """Return a corner moved so that the icon with its name, of size `size` together, lies within the room."""
    aside = (max(size.width(), ICON) - ICON + 1) // 2
    least, most = QPoint(aside, 0), QPoint(room.width() - ICON - aside, room.height() - size.height())
    return within(corner, QRect(least, most))


def _is_taken(corner: QPoint, by: Collection[QPoint]) -> bool:
    """True if one of the icons at `by` covers most of an icon at this corner."""
    return any(max(abs(each.x() - corner.x()), abs(each.y() - corner.y())) <= ICON // 2 for each in by)


def tidied(now: Mapping[str, QPoint], put: Put, room: QSize) -> Put:
    """Return the places that align each moved icon to the nearest free cell.

    `now` holds the corners of all icons. An icon whose cell is its default one is left out of the result.
    """
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
    """Return the index of the nearest icon in the direction `way`, or None."""
    found = []
    for other, corner in enumerate(corners):
        by = corner - corners[index]
        along, across = QPoint.dotProduct(by, way), abs(by.x() * way.y()) + abs(by.y() * way.x())
        if along > 0:
            found.append((along + 2 * across, other))
    return min(found)[1] if found else None
