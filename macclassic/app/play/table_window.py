"""The window in which a table stands: of a game, of a lesson, of a record, of a demo."""

from __future__ import annotations

from macclassic.table.game_table import GameTable
from macclassic.toolbox.windows.window import Window


def table_window(title: str, table: GameTable, layer: str | None = None) -> Window:
    """Return the window of a table, to be opened at `CORNER`: as large as the screen allows, with a zoom box
    and a size box, if it may be resized. One of no game's `layer` has no boxes."""
    parts = table.parts
    own = layer is not None
    boxes = own and parts.smallest_size is not None
    window = Window(title, table, closable=own, zoomable=boxes, growable=boxes, grow_lines=False)
    window.layer = layer
    if parts.smallest_size is not None:
        window.smallest = parts.smallest_size
        window.resize_content(table.manager.room(window))
    return window
