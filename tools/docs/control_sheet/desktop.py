"""Tiles of icons on the desktop."""

from __future__ import annotations

from PySide6.QtCore import QRect

from macclassic.app.desktop.desktop import Desktop
from macclassic.engine.core.registry import games
from tools.docs.control_sheet.stage import Stage, Tile


def _icon(name: str, chosen: bool) -> Tile:
    """Return a tile of the first game's icon."""

    def make(stage: Stage) -> QRect:
        key, spec = next(iter(games().items()))
        desktop = Desktop(stage.screen, [(key, spec.title)])
        desktop.select(key if chosen else None)
        return desktop.icon_rect(key).adjusted(-30, -6, 30, 24)

    return Tile("Desktop", name, make, alone=True)


TILES = (_icon("icon", False), _icon("icon, selected", True))
