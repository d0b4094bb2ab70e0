"""Words that stand still, and buttons with words: what is in them is text and nothing else.

Qt takes a label's text for rich text where it looks like that, and then reads the files that it names; and it
takes the letter behind an ampersand for a key. Names and words come from files that anybody may have written,
so nothing else in the program makes a `QLabel`, a `QRadioButton` or a `QCheckBox`
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

MOST = 2000
"""Characters of a label; our own longest paragraph has about a third of them."""


class Label(Guarded, QLabel):
    """A label whose text is plain, whatever it looks like; `names` is the control that it stands before."""

    _instead: str | None = None
    _inverted = False

    def __init__(self, text: str = "", names: QWidget | None = None) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if names is not None:
            self.setBuddy(names)

    def setText(self, text: str) -> None:
        super().setText(plain(text, MOST))

    def show_as(self, instead: str | None, inverted: bool = False) -> None:
        """Show something for a while instead of the text, which remains what it is: for readers, and for how
        much room there is; None shows the text again, `inverted` in white on black."""
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
    """Return a button's words in which an ampersand is an ampersand."""
    return plain(text, MOST).replace("&", "&&")


def radio(text: str) -> QRadioButton:
    """Return a radio button with some words."""
    return QRadioButton(unkeyed(text))


def tick_box(text: str) -> QCheckBox:
    """Return a check box with some words."""
    return QCheckBox(unkeyed(text))


# Figures, as on the sheet at the end of a game: small type in columns, those of who has won in bold


def small(text: str, bold: bool = False) -> QLabel:
    """Return a text in small type."""
    label = Label(text)
    label.setFont(fonts.small(bold))
    return label


def columns(gap: int, wide: int) -> QGridLayout:
    """Return columns with so many pixels between their lines; the column `wide` takes what is left."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(gap)
    grid.setColumnStretch(wide, 1)
    return grid


def figures(grid: QGridLayout, row: int, column: int, texts: Iterable[object], bold: bool = False) -> None:
    """Write figures, or their heads, into a row from a column on, at the right of each."""
    for number, text in enumerate(texts, column):
        grid.addWidget(small(str(text), bold), row, number, Qt.AlignmentFlag.AlignRight)
