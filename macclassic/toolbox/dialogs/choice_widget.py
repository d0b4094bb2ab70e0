"""Widgets that draw items: with an action for each (pick), or with one chosen item (choice).

Items to pick respond to a click, to the arrows and Space, or to their number. A choice follows a click or the
arrows at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

BLACK = QColor(0, 0, 0)
GAP = 4
"""Pixels between the cells of a grid."""
ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ANY_WAY = {**ALONG, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
"""Steps of the arrow keys for items in a row, and for other arrangements."""


def in_a_row(count: int, pitch: int, size: QSize, over: int = 0) -> list[QRect]:
    """Return rectangles of items in a row, `pitch` pixels apart, `over` pixels below the top."""
    left = (pitch - size.width()) // 2
    return [QRect(QPoint(index * pitch + left, over), size) for index in range(count)]


class DrawnItems(Guarded, QWidget):
    """Widget that draws items at given places, each with a name and a balloon; the keys may be at one."""

    def __init__(self, places: Sequence[QRect], size: QSize) -> None:
        super().__init__()
        self._places = places
        self.at: int | None = None
        """Index of the current item of the keys, or None."""
        self.setFixedSize(size)

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        """Draw an item."""
        raise NotImplementedError

    def key(self, index: int) -> str:
        """Return the identifier of an item."""
        return str(index)

    def called(self, index: int) -> str:
        """Return the name of an item for screen readers."""
        raise NotImplementedError

    def balloon(self, index: int) -> str:
        """Return the balloon text of an item."""
        return f"{self.called(index)}."

    def mark(self, painter: QPainter, rect: QRect) -> None:
        """Draw the mark of the current item."""
        patterns.dotted_frame(painter, rect.adjusted(-3, -3, 3, 3), BLACK)

    def spot(self, index: int) -> Spot:
        """Return an item as a spot."""
        name, balloon = self.called(index), self.balloon(index)
        return Spot(self.key(index), self._places[index], name, balloon, current=index == self.at)

    @property
    def count(self) -> int:
        """Number of items."""
        return len(self._places)

    def rect_of(self, index: int) -> QRect:
        """Return the rectangle of an item."""
        return self._places[index]

    def index_at(self, point: QPoint) -> int | None:
        """Return the index of the item at a point, or None."""
        return next((index for index, rect in enumerate(self._places) if rect.contains(point)), None)

    def spots(self) -> Sequence[Spot]:
        """Return all items as spots."""
        return list(map(self.spot, range(self.count)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for index, rect in enumerate(self._places):
            self.draw(painter, index, rect)
        if self.at is not None:
            self.mark(painter, self.rect_of(self.at))


class PickWidget(DrawnItems):
    """Items of which one can be picked."""

    picked = Signal(int)
    """An item was picked, by index; the owner decides if that is allowed."""
    current_changed = Signal(str)
    STEPS: ClassVar[Mapping[Qt.Key, int]] = ALONG

    def __init__(self, places: Sequence[QRect], size: QSize) -> None:
        super().__init__(places, size)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def go_to(self, index: int) -> None:
        """Make an item the current one of the keys."""
        self.at = index
        self.update()
        self.current_changed.emit(self.key(index))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.index_at(event.position().toPoint())
        if index is not None:
            self.picked.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self.STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.go_to(((-1 if self.at is None and step > 0 else self.at or 0) + step) % self.count)
        elif event.key() == Qt.Key.Key_Space and self.at is not None:
            self.picked.emit(self.at)
        else:
            event.ignore()


class PickRow(PickWidget):
    """Items in a row, `pitch` pixels apart, with space above and below; number keys pick them too."""

    def __init__(self, count: int, pitch: int, size: QSize, over: int, under: int) -> None:
        super().__init__(
            in_a_row(count, pitch, size, over), QSize(pitch * count, over + size.height() + under)
        )

    def spot(self, index: int) -> Spot:
        return replace(super().spot(index), description=translate("spoken", "Key {n}").format(n=index + 1))

    def letter(self, text: str) -> bool:
        """Pick an item by a typed number; return False if there is no such item."""
        if len(text) == 1 and text in "123456789"[: self.count]:
            self.picked.emit(int(text) - 1)
            return True
        return False


class ChoiceWidget(DrawnItems):
    """Items of which exactly one is chosen: the current item of the keys."""

    current_changed = Signal(str)
    """Another item is chosen, by its key."""
    at: int

    def __init__(self, places: Sequence[QRect], size: QSize, at: int, steps: Mapping[Qt.Key, int]) -> None:
        """`at` is the item chosen at first; `steps` maps keys to index steps."""
        super().__init__(places, size)
        self.at, self._steps = at, steps
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def reaches(self, index: int) -> bool:
        """Return True if a key may lead to this index."""
        return 0 <= index < self.count

    def choose(self, index: int) -> None:
        """Choose an item."""
        if index != self.at:
            self.at = index
            self.update()
            self.current_changed.emit(self.key(index))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        index = self.index_at(event.position().toPoint())
        if index is not None:
            self.choose(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self._steps.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        elif self.reaches(self.at + step):
            self.choose(self.at + step)


class ChoiceGrid(ChoiceWidget):
    """Grid of pictures of which one is chosen: desktop patterns, faces."""

    def __init__(
        self,
        names: Sequence[str],
        name: str,
        columns: int,
        cell: QSize,
        draw: Callable[[QPainter, QRect, str], None],
        said: Callable[[str, bool], tuple[str, str]],
    ) -> None:
        """`name` is the chosen picture.

        `draw` paints a picture within its frame. `said` gets a name and True if it is chosen, and returns the
        picture's spoken name and its balloon text.
        """
        self._names, self._draw, self._said = tuple(names), draw, said
        wide, high = cell.width() + GAP, cell.height() + GAP
        rows = -(-len(names) // columns)
        places = [
            QRect(QPoint(GAP + each % columns * wide, GAP + each // columns * high), cell)
            for each in range(len(names))
        ]
        size = QSize(columns * wide + GAP, rows * high + GAP)
        steps = {**ALONG, Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}
        super().__init__(places, size, self._names.index(name), steps)

    @property
    def name(self) -> str:
        """Name of the chosen picture."""
        return self._names[self.at]

    def key(self, index: int) -> str:
        return self._names[index]

    def called(self, index: int) -> str:
        return self._said(self._names[index], index == self.at)[0]

    def balloon(self, index: int) -> str:
        return self._said(self._names[index], index == self.at)[1]

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        self._draw(painter, rect.adjusted(1, 1, -1, -1), self._names[index])
        ovals.frame_rect(painter, rect, look.current().black)

    def mark(self, painter: QPainter, rect: QRect) -> None:
        now = look.current()
        ovals.frame_rect(painter, rect.adjusted(-1, -1, 1, 1), now.white)
        ovals.frame_rect(painter, rect.adjusted(-3, -3, 3, 3), now.black, 2)
        if self.hasFocus():
            # The dots are on white to be visible on any picture.
            inner = rect.adjusted(1, 1, -1, -1)
            ovals.frame_rect(painter, inner, now.white)
            patterns.dotted_frame(painter, inner, now.black)
