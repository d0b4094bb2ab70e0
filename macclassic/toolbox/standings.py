"""Figures on the sheet at the end of a game: small type in columns, those of who has won in bold."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel

from macclassic.quickdraw import fonts
from macclassic.toolbox.labels import Label


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
