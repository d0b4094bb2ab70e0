"""Lines of an Options dialog: a label, and the controls that it names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QRadioButton, QWidget

from macclassic.toolbox.labels import Label


def grid_of(lines: Sequence[tuple[str, QWidget]]) -> QGridLayout:
    """Return labelled lines below one another."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(12)
    for row, (label, line) in enumerate(lines):
        words = Label(label)
        grid.addWidget(words, row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(line, row, 1)
        _name(words, line)
    return grid


def _name(label: QLabel, line: QWidget) -> None:
    """Let the controls of a line be heard with what stands before them: "Pace: 3" and not "3"."""
    label.setBuddy(line)
    for box in line.findChildren(QComboBox):
        label.setBuddy(box)
    for button in line.findChildren(QRadioButton):
        button.setAccessibleName(f"{label.text()} {button.accessibleName() or button.text()}")
    for field in line.findChildren(QLineEdit):
        field.setAccessibleName(f"{label.text()} {field.accessibleName()}")
