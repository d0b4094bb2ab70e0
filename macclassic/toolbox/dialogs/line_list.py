"""Scrollable list of lines; a line can be taken (activated), and lines can be copied as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from macclassic.quickdraw import fonts
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.spots import Balloon
from macclassic.toolbox.style.item_views import INDENT

TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class ListLine:
    """A line of a list.

    `heading`: the following lines belong to it. `about` is the object that the line describes.
    """

    text: str
    heading: bool = False
    about: Any = None


class LineListModel(Guarded, QAbstractListModel):
    """Qt model of the lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[ListLine] = []
        self._plain, self._bold = fonts.small(), fonts.small(bold=True)

    def rowCount(self, parent: object = None) -> int:
        return len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.FontRole:
            return self.font(line)
        return None

    def font(self, line: ListLine) -> QFont:
        """Return the font of a line."""
        return self._bold if line.heading else self._plain

    def change(self, at: int, gone: int, new: Sequence[ListLine]) -> None:
        """Replace `gone` lines from the place `at` by new lines."""
        if gone:
            self.beginRemoveRows(QModelIndex(), at, at + gone - 1)
            del self.lines[at : at + gone]
            self.endRemoveRows()
        if new:
            self.beginInsertRows(QModelIndex(), at, at + len(new) - 1)
            self.lines[at:at] = new
            self.endInsertRows()


class LineList(Guarded, QListView):
    """Shows lines; a click takes one, Return takes the current one.

    With Shift or the command key a click only changes the selection. If the last line is visible, the list
    scrolls to added lines.
    """

    taken = Signal(object)
    """A line was taken; the argument is its `about`."""
    said = Signal(str)
    """Text of the new current line, for screen readers."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._lines = LineListModel()
        self.setModel(self._lines)
        self.setAccessibleName(name)
        self.setFont(fonts.small())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    @property
    def lines(self) -> Sequence[ListLine]:
        """All lines."""
        return self._lines.lines

    def change(self, at: int, gone: int, new: Sequence[ListLine]) -> None:
        """Replace `gone` lines from the place `at` by new lines.

        The visible lines stay in place; if the end was visible, it stays visible.
        """
        if not gone and not new:
            return
        bar, top = self.verticalScrollBar(), self.indexAt(QPoint(INDENT, 1)).row()
        ends = bar.value() == bar.maximum()
        self._lines.change(at, gone, new)
        if ends:
            self.scrollToBottom()
        elif at <= top:
            top += len(new) - gone
            self.scrollTo(self._lines.index(max(0, top)), QAbstractItemView.ScrollHint.PositionAtTop)

    def copied(self) -> str:
        """Return the selected lines, or all, as text with a blank line before headings."""
        chosen = sorted(index.row() for index in self.selectedIndexes())
        lines = [self.lines[row] for row in chosen] or list(self.lines)
        free = ("\n" if line.heading and at else "" for at, line in enumerate(lines))
        return "".join(f"{before}{line.text}\n" for before, line in zip(free, lines, strict=True))

    def copy(self) -> None:
        """Copy the selected lines, or all, to the Clipboard."""
        QGuiApplication.clipboard().setText(self.copied())

    def take(self, row: int) -> None:
        """Take a line."""
        if 0 <= row < len(self.lines) and self.lines[row].about is not None:
            self.taken.emit(self.lines[row].about)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        # Not after a drag over several lines, and not after a press elsewhere.
        if plain and index.isValid() and [each.row() for each in self.selectedIndexes()] == [index.row()]:
            self.take(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in TAKE:
            self.take(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.said.emit(self.lines[current.row()].text)

    def select(self, row: int) -> None:
        """Make a line the current one and the only selected one."""
        self.selectionModel().setCurrentIndex(
            self._lines.index(row), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def explain(self, position: QPoint) -> Balloon | None:
        """Return the whole text of a line that is cut off."""
        index = self.indexAt(self.viewport().mapFrom(self, position))
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if QFontMetrics(self._lines.font(line)).horizontalAdvance(line.text) <= self.room:
            return None
        return Balloon(line.text, self.visualRect(index).translated(self.viewport().pos()))

    @property
    def room(self) -> int:
        """Visible pixels of a line."""
        return self.viewport().width() - 2 * INDENT
