"""Labels and buttons that show plain text only, never rich text.

Qt interprets a label's text as rich text if it looks like it, and then reads the files that it names. It also
takes the letter after an ampersand for a shortcut. Names and texts come from files of unknown origin, so no
other module creates a `QLabel`, a `QRadioButton` or a `QCheckBox`
(`tests/screen_texts/test_hostile_names.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QRadioButton, QWidget

from macclassic.engine.core.safe_text import plain
from macclassic.quickdraw import fonts
from macclassic.toolbox.base.qt_guard import Guarded

MAX_LABEL_LENGTH = 2000
"""Maximum characters of a label; our own longest paragraph has about a third."""


class Label(Guarded, QLabel):
    """Label with plain text; `names` is the control that it is the label of."""

    _instead: str | None = None
    _inverted = False

    def __init__(self, text: str = "", names: QWidget | None = None) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if names is not None:
            self.setBuddy(names)

    def setText(self, text: str) -> None:
        super().setText(plain(text, MAX_LABEL_LENGTH))

    def show_as(self, instead: str | None, inverted: bool = False) -> None:
        """Show a text temporarily; screen readers and the layout still use the label's own text.

        None shows the label's own text again. `inverted` is white on black.
        """
        if (instead, inverted) != (self._instead, self._inverted):
            self._instead, self._inverted = instead, inverted
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._instead is None and not self._inverted:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        if self._inverted:
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
            painter.setPen(Qt.GlobalColor.white)
        text = self.text() if self._instead is None else self._instead
        painter.drawText(self.rect(), self.alignment(), text)


def unkeyed(text: str) -> str:
    """Return the text of a button, with ampersands shown as ampersands."""
    return plain(text, MAX_LABEL_LENGTH).replace("&", "&&")


def radio(text: str) -> QRadioButton:
    """Return a radio button with a text."""
    return QRadioButton(unkeyed(text))


def tick_box(text: str) -> QCheckBox:
    """Return a check box with a text."""
    return QCheckBox(unkeyed(text))


# Columns of figures in small type, as on a score sheet; the winner's are bold.


def small(text: str, bold: bool = False) -> QLabel:
    """Return a label in small type."""
    label = Label(text)
    label.setFont(fonts.small(bold))
    return label


def columns(gap: int, wide: int) -> QGridLayout:
    """Return a grid with `gap` pixels between its lines; the column `wide` gets the remaining width."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(gap)
    grid.setColumnStretch(wide, 1)
    return grid


def figures(grid: QGridLayout, row: int, column: int, texts: Iterable[object], bold: bool = False) -> None:
    """Write right-aligned figures, or their headings, into a row, starting at a column."""
    for number, text in enumerate(texts, column):
        grid.addWidget(small(str(text), bold), row, number, Qt.AlignmentFlag.AlignRight)
