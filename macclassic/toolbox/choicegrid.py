"""A grid of pictures of which one is chosen: patterns of the desktop, faces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox import look
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.guard import Guarded

GAP = 4


class ChoiceGrid(Guarded, QWidget):
    """Pictures in rows; a click or the arrow keys choose one."""

    chosen = Signal(str)
    """Another was chosen, by its name."""
    current_changed = Signal(str)
    """The keys act on this one now."""

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
        super().__init__()
        self._names, self._columns, self._size = tuple(names), columns, cell
        self._draw, self._said = draw, said
        self._at = self._names.index(name)
        rows = -(-len(self._names) // columns)
        self.setFixedSize(columns * (cell.width() + GAP) + GAP, rows * (cell.height() + GAP) + GAP)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def name(self) -> str:
        """The one that is chosen."""
        return self._names[self._at]

    def cell(self, name: str) -> QRect:
        """Return where one stands in the grid."""
        row, column = divmod(self._names.index(name), self._columns)
        wide, high = self._size.width() + GAP, self._size.height() + GAP
        return QRect(QPoint(GAP + column * wide, GAP + row * high), self._size)

    def choose(self, name: str) -> None:
        """Choose one by its name."""
        if name != self.name:
            self._at = self._names.index(name)
            self.update()
            self.chosen.emit(name)
            self.current_changed.emit(name)

    def spots(self) -> Sequence[Spot]:
        """Return all of them."""
        return [
            Spot(each, self.cell(each), *self._said(each, each == self.name), current=each == self.name)
            for each in self._names
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = look.current()
        for each in self._names:
            cell = self.cell(each)
            self._draw(painter, cell.adjusted(1, 1, -1, -1), each)
            ovals.frame_rect(painter, cell, now.black)
        chosen = self.cell(self.name)
        ovals.frame_rect(painter, chosen.adjusted(-1, -1, 1, 1), now.white)
        ovals.frame_rect(painter, chosen.adjusted(-3, -3, 3, 3), now.black, 2)
        if self.hasFocus():
            # On white, so that it is seen on anything.
            inner = chosen.adjusted(1, 1, -1, -1)
            ovals.frame_rect(painter, inner, now.white)
            patterns.dotted_frame(painter, inner, now.black)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        at = event.position().toPoint()
        for each in self._names:
            if self.cell(each).contains(at):
                self.choose(each)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        elif 0 <= self._at + step < len(self._names):
            self.choose(self._names[self._at + step])
