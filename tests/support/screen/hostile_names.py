"""Hostile names, and checks that a screen shows them as plain text that fits."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QListWidget, QWidget

from macclassic.app.program.program import Program
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import played
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import spots_of
from tests.support.match.playing import controller_of

MEGABYTE = 1_000_000


def hostile(probe: Path) -> list[str]:
    """Return hostile names; the first one asks for a file to be read."""
    return [
        f'<img src="{probe}"><h1>&Ada</h1>\n\r\t<b>Co',
        "{0.__class__} {name} %1 \x00\x1b[31m\u202eevE\u2066" + "e" + "\u0301" * 4000,
        "W" * MEGABYTE,
        "\ufdfd" * 30 + "&&\u0600",
    ]


def unprintable(text: str) -> bool:
    return any(not each.isprintable() and each not in "\n\xa0\u202f\u200b" for each in text)


def _all_widgets() -> list[QWidget]:
    """Return all widgets; a garbage collection in between would delete some while PySide lists them."""
    gc.disable()
    try:
        return QApplication.allWidgets()
    finally:
        gc.enable()


def shows_only_text(program: Program) -> None:
    """Assert that every widget shows plain, printable text, and every window is on the screen.

    Shows the rest of sheets that slide in and count up.
    """
    for window in program.manager.windows:
        if isinstance(window, Dialog):
            window.hurry()
    for widget in _all_widgets():
        if isinstance(widget, QLabel):
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()[:80]
            assert not widget.findChildren(QTextDocument)
            assert not unprintable(widget.text()) and len(widget.text()) <= 2000
        if isinstance(widget, QAbstractButton):
            assert not unprintable(widget.text()) and len(widget.text()) <= 2000
        texts = [widget.accessibleName()]
        if isinstance(widget, QComboBox):
            texts += [widget.itemText(row) for row in range(widget.count())]
        if isinstance(widget, QListWidget):
            texts += [widget.item(row).text() for row in range(widget.count())]
        for text in texts:
            assert not unprintable(text) and len(text) <= 2000, (widget, text[:80])
    for window in program.manager.windows:
        assert QRect(0, 0, *program.screen.screen_size.toTuple()).contains(  # type: ignore[misc]
            program.manager.rect_of(window)
        ), (window, program.manager.rect_of(window))
    table = controller_of(program).table if program.game is not None else None
    for thing in spots_of(table) if table is not None and hasattr(table, "spots") else ():
        assert not unprintable(thing.name) and len(thing.name) < 2000


def record_of(key: str, names: list[str], decisions: int) -> dict[str, Any]:
    """Return a record of a match whose players have these names, with a person at the first seat."""
    spec = games()[key]
    players = ["random"] * len(spec.seats(checked(spec.options, {})))
    record = records.loads(
        records.dumps(played(spec, 3, 1, players=players, decisions=decisions).to_record())
    )
    for seat, entry in enumerate(record["seats"]):
        entry["name"] = names[seat % len(names)]
        entry["player"] = "random" if seat else "person"
    return records.loads(records.dumps(record))
