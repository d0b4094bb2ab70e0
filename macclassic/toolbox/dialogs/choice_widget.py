"""Things that a widget draws, of which one may be picked: by a click, with the arrows and Space, or by its
number; or of which one is always chosen, by a click or the arrows alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.spots import Spot

translate = QCoreApplication.translate

BLACK = QColor(0, 0, 0)
GAP = 4
"""Between the cells of a grid."""
ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ANY_WAY = {**ALONG, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
"""How far keys lead among things beside one another, and among others."""


def in_a_row(count: int, pitch: int, size: QSize, over: int = 0) -> list[QRect]:
    """Return the places of things beside one another, `pitch` pixels apart, with room over them."""
    left = (pitch - size.width()) // 2
    return [QRect(QPoint(index * pitch + left, over), size) for index in range(count)]


class DrawnItems(Guarded, QWidget):
    """Things at places of their own, each with a name and a balloon; the keys may be at one of them."""

    def __init__(self, places: Sequence[QRect], size: QSize) -> None:
        super().__init__()
        self._places = places
        self.at: int | None = None
        """What the keys are at."""
        self.setFixedSize(size)

    # What they are

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        """Draw a thing."""
        raise NotImplementedError

    def key(self, index: int) -> str:
        """Return what tells a thing from the others."""
        return str(index)

    def called(self, index: int) -> str:
        """Return what a thing is called by those who listen."""
        raise NotImplementedError

    def balloon(self, index: int) -> str:
        """Return what a balloon says of a thing."""
        return f"{self.called(index)}."

    def mark(self, painter: QPainter, rect: QRect) -> None:
        """Draw that the keys are at a thing."""
        patterns.dotted_frame(painter, rect.adjusted(-3, -3, 3, 3), BLACK)

    def spot(self, index: int) -> Spot:
        """Return a thing for those who listen or point."""
        name, balloon = self.called(index), self.balloon(index)
        return Spot(self.key(index), self._places[index], name, balloon, current=index == self.at)

    # Where they are

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._places)

    def rect_of(self, index: int) -> QRect:
        """Return the pixels of a thing."""
        return self._places[index]

    def index_at(self, point: QPoint) -> int | None:
        """Return the thing at a point."""
        return next((index for index, rect in enumerate(self._places) if rect.contains(point)), None)

    def spots(self) -> Sequence[Spot]:
        """Return the things with their names and balloons."""
        return list(map(self.spot, range(self.count)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for index, rect in enumerate(self._places):
            self.draw(painter, index, rect)
        if self.at is not None:
            self.mark(painter, self.rect_of(self.at))


class PickWidget(DrawnItems):
    """Things of which one is picked."""

    picked = Signal(int)
    """One of them was picked: its index. Whether it may be is for the owner to say."""
    current_changed = Signal(str)
    STEPS: ClassVar[Mapping[Qt.Key, int]] = ALONG

    def __init__(self, places: Sequence[QRect], size: QSize) -> None:
        super().__init__(places, size)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def go_to(self, index: int) -> None:
        """Let the keys come to a thing."""
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
    """Things beside one another, `pitch` pixels apart, with room over and under; numbers pick them too."""

    def __init__(self, count: int, pitch: int, size: QSize, over: int, under: int) -> None:
        super().__init__(
            in_a_row(count, pitch, size, over), QSize(pitch * count, over + size.height() + under)
        )

    def spot(self, index: int) -> Spot:
        return replace(super().spot(index), description=translate("spoken", "Key {n}").format(n=index + 1))

    def letter(self, text: str) -> bool:
        """Pick by a number that was typed; False if it is none of theirs."""
        if len(text) == 1 and text in "123456789"[: self.count]:
            self.picked.emit(int(text) - 1)
            return True
        return False


class ChoiceWidget(DrawnItems):
    """Things of which one is chosen at any time, the one that the keys are at."""

    current_changed = Signal(str)
    """Another is chosen, by its key."""
    at: int

    def __init__(self, places: Sequence[QRect], size: QSize, at: int, steps: Mapping[Qt.Key, int]) -> None:
        """`at`: what is chosen at first; `steps`: how far keys lead."""
        super().__init__(places, size)
        self.at, self._steps = at, steps
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def reaches(self, index: int) -> bool:
        """Whether a key that leads so far leads to a thing."""
        return 0 <= index < self.count

    def choose(self, index: int) -> None:
        """Choose a thing."""
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
    """A grid of pictures of which one is chosen: patterns of the desktop, faces."""

    def __init__(
        self,
        names: Sequence[str],
        name: str,
        columns: int,
        cell: QSize,
        draw: Callable[[QPainter, QRect, str], None],
        said: Callable[[str, bool], tuple[str, str]],
    ) -> None:
        """`name`: the one that is chosen. `draw` paints one within its frame; `said` returns what one is
        called, and its balloon, which may say whether it is chosen."""
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
        """The one that is chosen."""
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
            # On white, so that it is seen on anything.
            inner = rect.adjusted(1, 1, -1, -1)
            ovals.frame_rect(painter, inner, now.white)
            patterns.dotted_frame(painter, inner, now.black)
