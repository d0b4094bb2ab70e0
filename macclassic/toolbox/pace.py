"""The pace at which a table moves its cards or pawns: five steps, and what chooses one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QButtonGroup

from macclassic.toolbox.menus import Item
from macclassic.toolbox.optionlines import radio_buttons

translate = QCoreApplication.translate

PACES = 5
"""The fastest; 1 is the slowest."""


def pace_items(now: int, choose: Callable[[int], None], balloon: str) -> list[Item]:
    """Return an item for every pace, checked at the one that is in force."""
    name = translate("menu", "Pace {number}")
    return [
        Item(name.format(number=pace), partial(choose, pace), checked=pace == now, balloon=balloon)
        for pace in range(1, PACES + 1)
    ]


def pace_buttons(owner: QObject, chosen: int, balloon: str) -> QButtonGroup:
    """Return a group of buttons, one a pace, in their order; the id of each is its pace."""
    words = {pace: str(pace) for pace in range(1, PACES + 1)}
    words[1] += " " + translate("options", "slow")
    words[PACES] += " " + translate("options", "fast")
    return radio_buttons(owner, ((pace, text, balloon) for pace, text in words.items()), chosen)
