"""All tiles of the control sheet, in its order."""

from __future__ import annotations

from tools.docs.control_sheet import bars, boxes, desktop, fields, frames, hints, menus, tabs
from tools.docs.control_sheet.stage import Tile

TILES: tuple[Tile, ...] = (
    *boxes.TILES,
    *fields.TILES,
    *bars.TILES,
    *tabs.TILES,
    *menus.TILES,
    *frames.TILES,
    *desktop.TILES,
    *hints.TILES,
)
