"""The fault of PySide6 6.12.0 on Python 3.10 and 3.11, which lost references to None in every void call."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_none_keeps_its_references(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for number in range(1000):
        label.setText(str(number))
        label.update()
    assert sys.getrefcount(None) > before - 500
