"""The pace at which a table moves its cards or pawns: five steps, and the buttons that choose one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QButtonGroup

from macclassic.toolbox.optionlines import radio_buttons

translate = QCoreApplication.translate

PACES = 5
"""The fastest; 1 is the slowest."""


def pace_buttons(owner: QObject, chosen: int, balloon: str) -> QButtonGroup:
    """Return a group of buttons, one a pace, in their order; the id of each is its pace."""
    words = {pace: str(pace) for pace in range(1, PACES + 1)}
    words[1] += " " + translate("options", "slow")
    words[PACES] += " " + translate("options", "fast")
    return radio_buttons(owner, ((pace, text, balloon) for pace, text in words.items()), chosen)
