"""Faults of PySide: lost references to None in void calls (6.12.0), None refused as a pointer (6.11)."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_none_keeps_its_reference_count(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for number in range(1000):
        label.setText(str(number))
        label.update()
    assert sys.getrefcount(None) > before - 500


def test_a_pop_up_list_opens_with_an_active_screen_reader() -> None:
    """PySide 6.11 crashed when an interface returned None for a pointer: at the notice's pop-up menu."""
    script = (
        "from PySide6.QtGui import QAccessible\n"
        "from macclassic.toolbox.menus.pop_up import PopUp\n"
        "from tests.support.match.program import make_program\n"
        "program = make_program(None)\n"
        "QAccessible.setActive(True)\n"
        "program.start()\n"
        "PopUp().addItem('English')\n"
        "print('alive')\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ran.stdout == "alive\n", ran.stderr
