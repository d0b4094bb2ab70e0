"""Looking closer at a table: a lens over what the mouse rests on, and names on all while a key is held.

A game says what there is to be seen: `Parts.closer` gives the whole picture of a spot that is covered or
small, `Parts.names` the names that a learner may want on one. Where these stand is worked out here, from the
spots alone, so that it holds for a table of any layout and size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QRegion

from macclassic.quickdraw import fonts, ovals
from macclassic.table.look import furniture
from macclassic.table.table_parts import GameParts
from macclassic.table.table_state import TableState
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, write
from macclassic.toolbox.help.balloon_shape import lines_of
from macclassic.toolbox.screen.native_window import moved_into
from macclassic.toolbox.spots import Spot

REST_MS = 500
"""How long the mouse rests on something before it is shown whole."""
STILL = 3
"""Pixels that a resting hand may tremble by."""
OPEN = 0.6
"""A spot of which less than this part is seen counts as covered."""
PAD, GAP, WORDS = 5, 6, 116
"""Within the lens: to its edge, between picture and words, how wide the words are."""
AWAY = 6
"""How far the lens stands off what it shows."""
NAME_LABEL_KEYS = (Qt.Key.Key_Alt, Qt.Key.Key_F2)
"""The keys that show names while they are held: ⌥, and one that no window manager takes for itself."""
BROAD = 40
"""The least pixels in which a name can be read."""


class MagnifiedTable(Protocol):
    """A table as those who look closer know it."""

    parts: GameParts[Any]

    @property
    def busy(self) -> bool: ...
    @property
    def state(self) -> TableState: ...
    def spots_under(self, point: QPoint) -> list[Spot]: ...
    def all_spots(self) -> Sequence[Spot]: ...
    def touch(self, rect: QRect) -> None: ...
    def update(self) -> None: ...


def open_part(spot: Spot, spots: Sequence[Spot]) -> QRegion:
    """Return the part of a spot that no other lies over."""
    left = QRegion(spot.rect)
    for other in spots:
        if other.over > spot.over and other.rect.intersects(spot.rect):
            left -= QRegion(other.rect)
    return left


def _area(region: QRegion) -> int:
    return sum(rect.width() * rect.height() for rect in ovals.rects(region))


class Magnifier:
    """Shows what the mouse rests on whole, until it moves on or a key is struck."""

    def __init__(self, table: MagnifiedTable, timer: QTimer) -> None:
        self._table = table
        self._timer = timer
        timer.setSingleShot(True)
        timer.setInterval(REST_MS)
        timer.timeout.connect(self._rested)
        self._at = QPoint()
        self._shown: tuple[QRect, QImage, tuple[str, ...]] | None = None

    @property
    def rect(self) -> QRect:
        """The pixels of the table that the lens covers; none while there is nothing in it."""
        return QRect() if self._shown is None else self._shown[0]

    def move(self, point: QPoint) -> None:
        """Wait until the mouse rests, if there is anything to be seen closer."""
        if self._table.parts.magnified is None:
            return
        if (point - self._at).manhattanLength() > STILL or self._shown is None:
            self.hide()
            self._at = point
            self._timer.start()

    def hide(self) -> None:
        """Show nothing, and wait for nothing."""
        self._timer.stop()
        shown, self._shown = self._shown, None
        if shown is not None:
            self._table.touch(shown[0])

    def _rested(self) -> None:
        table, closer = self._table, self._table.parts.magnified
        if table.busy or closer is None:
            return
        spots = table.all_spots()
        for spot in table.spots_under(self._at):
            size = spot.rect.width() * spot.rect.height()
            picture = closer(table.state, spot, _area(open_part(spot, spots)) < OPEN * size)
            if picture is not None:
                words = tuple(filter(None, lines_of(spot.balloon, WORDS)))
                self._shown = self._beside(spot.rect, picture, words), picture, words
                table.touch(self.rect)
                return

    def _beside(self, rect: QRect, picture: QImage, words: Sequence[str]) -> QRect:
        """Return where the lens stands: beside what it shows, where there is more room, within the table."""
        high = max(picture.height(), len(words) * fonts.small_line()) + 2 * PAD
        wide = picture.width() + 2 * PAD + (GAP + max(map(fonts.small_width, words)) if words else 0)
        room = QRect(QPoint(0, 0), self._table.state.size)
        right = rect.center().x() < room.width() // 2
        x = rect.right() + 1 + AWAY if right else rect.left() - AWAY - wide
        return moved_into(QRect(x, rect.center().y() - high // 2, wide, high), room)

    def draw(self, painter: QPainter) -> None:
        """Draw the lens over the table."""
        if self._shown is None:
            return
        rect, picture, words = self._shown
        painter.fillRect(rect, BLACK)
        painter.fillRect(rect.adjusted(1, 1, -2, -2), look.current().white)
        painter.drawImage(rect.topLeft() + QPoint(PAD, (rect.height() - picture.height()) // 2), picture)
        write(painter, rect.left() + PAD + picture.width() + GAP, rect.top() + PAD, words)


# Names


class NameLabels:
    """Shows the names of things on them, while a key is held or an option says so."""

    def __init__(self, table: MagnifiedTable) -> None:
        self._table = table
        self._held = False
        self._laid: tuple[object, list[tuple[QRect, tuple[str, ...]]]] = None, []
        """The spots that names were laid on, and these."""

    def hold(self, held: bool) -> None:
        """Have a key that shows names go down, or come up."""
        if held != self._held and self._table.parts.name_labels is not None:
            self._held = held
            self._table.update()

    def draw(self, painter: QPainter) -> None:
        """Draw names on what rests on the table."""
        table, names = self._table, self._table.parts.name_labels
        if names is None or table.busy or not (self._held or table.state.options.show_names):
            return
        spots = table.all_spots()
        if self._laid[0] is not spots:
            self._laid = (
                spots,
                [label for spot in spots for label in _labels(spot, spots, names, table.state)],
            )
        for rect, lines in self._laid[1]:
            _draw_plate(painter, rect, lines)


def _broken(text: str, width: int) -> tuple[str, ...]:
    """Return a line in two where it is a word that is too wide, with a hyphen."""
    if fonts.small_width(text) <= width:
        return (text,)
    at = max(at for at in range(1, len(text)) if at == 1 or fonts.small_width(text[:at] + "-") <= width)
    return text[:at] + "-", fonts.small_fitted(text[at:], width)


def _draw_plate(painter: QPainter, rect: QRect, lines: Sequence[str]) -> None:
    """Draw lines of small text in a white plate, each between its sides."""
    furniture.box(painter, rect)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    for number, text in enumerate(lines):
        left = rect.left() + (rect.width() - fonts.small_width(text) + 1) // 2
        painter.drawText(left, rect.top() + fonts.small_line() * number + fonts.small_ascent(), text)


def _labels(
    spot: Spot, spots: Sequence[Spot], names: Callable[[TableState, Spot], Sequence[str]], now: TableState
) -> list[tuple[QRect, tuple[str, ...]]]:
    """Return the names of a spot as a plate with lines at the foot of what is seen of it, at most half as
    high; none where it is too narrow for a word: there the lens says it."""
    words = names(now, spot)
    seen = ovals.rects(open_part(spot, spots)) if words else ()
    room = max(seen, key=lambda rect: rect.width() * rect.height(), default=QRect())
    if room.width() < BROAD:
        return []
    line, wide = fonts.small_line(), room.width() - 4
    lines = [part for text in words for each in fonts.wrapped(text, wide) for part in _broken(each, wide)]
    lines = lines[: max(1, room.height() // 2 // line)]
    high = line * len(lines) + 1
    if high > room.height():
        return []
    return [(QRect(room.left(), room.bottom() + 1 - high, room.width(), high), tuple(lines))]
