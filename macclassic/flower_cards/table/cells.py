"""Scores line by line, in dialogs: small type in columns."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout

from macclassic.toolbox.standings import small

translate = QCoreApplication.translate


def grid(gap: int | None = None) -> QGridLayout:
    """Return columns for the lines of a score; `gap`: pixels between them, where it is not the usual."""
    found = QGridLayout()
    found.setVerticalSpacing(1)
    if gap is not None:
        found.setHorizontalSpacing(gap)
    found.setContentsMargins(8, 0, 8, 0)
    found.setColumnStretch(0, 1)
    return found


def cell(
    grid: QGridLayout, row: int, column: int, text: str, right: bool = False, bold: bool = False
) -> None:
    """Write a text in small type into a cell."""
    label = small(text, bold)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
    grid.addWidget(label, row, column)


def rise_words(points: int, rise: int) -> str:
    """Return what this turn has done to a line of the score."""
    if rise <= 0:
        return ""
    return translate("verdict", "new") if rise == points else f"+{rise}"
