"""The pace at which a table moves its cards or pawns: five steps, and the buttons that choose one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QButtonGroup, QRadioButton

from macclassic.toolbox.explaining import tell

translate = QCoreApplication.translate

PACES = 5
"""The fastest; 1 is the slowest."""


def pace_buttons(owner: QObject, chosen: int, balloon: str) -> QButtonGroup:
    """Return a group of buttons, one a pace, in their order; the id of each is its pace."""
    group = QButtonGroup(owner)
    for pace in range(1, PACES + 1):
        text = {1: translate("options", "slow"), PACES: translate("options", "fast")}.get(pace)
        button = QRadioButton(f"{pace} {text}" if text else str(pace))
        tell(button, balloon)
        button.setChecked(chosen == pace)
        group.addButton(button, pace)
    return group
