"""Words that stand still, and buttons with words: what is in them is text and nothing else.

Qt takes a label's text for rich text where it looks like that, and then reads the files that it names; and it
takes the letter behind an ampersand for a key. Names and words come from files that anybody may have written,
so nothing else in the program makes a `QLabel`, a `QRadioButton` or a `QCheckBox`
(`tests/app/test_hostile_words.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QRadioButton, QWidget

from macclassic.engine.texts import plain
from macclassic.quickdraw import fonts

MOST = 2000
"""Characters of a label; our own longest paragraph has about a third of them."""


class Label(QLabel):
    """A label whose text is plain, whatever it looks like; `names` is the control that it stands before."""

    def __init__(self, text: str = "", names: QWidget | None = None) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if names is not None:
            self.setBuddy(names)

    def setText(self, text: str) -> None:
        super().setText(plain(text, MOST))


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
    font = fonts.small()
    font.setBold(bold)
    label.setFont(font)
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
