"""The pace at which a table moves its cards or pawns: five steps, and what chooses one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from macclassic.engine.options import PACE
from macclassic.toolbox.menus import Item

translate = QCoreApplication.translate


def pace_items(now: int, choose: Callable[[int], None], balloon: str) -> list[Item]:
    """Return an item for every pace, checked at the one that is in force."""
    name = translate("menu", "Pace {number}")
    return [
        Item(name.format(number=pace), partial(choose, pace), checked=pace == now, balloon=balloon)
        for pace in PACE.offered
    ]
