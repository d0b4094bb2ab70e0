"""What the mouse does on a table: what it points at, and what it holds down.

What is pressed acts when the button comes up on it, as a button does: drawn off it, it is let go, and by ⌘-.
or Esc. A game that drags takes the press for itself (`Parts.before_event`) and hears all that follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QRegion

from macclassic.quickdraw import patterns
from macclassic.table.table_parts import GameParts
from macclassic.table.table_state import TableState
from macclassic.toolbox.base.pictures import BLACK
from macclassic.toolbox.spots import Spot
from macclassic.toolbox.windows.window import calls_off

CLOTH = ""
"""What is held where nothing lies: then the click lets go what is taken."""


class MouseTable(Protocol):
    """A table as hands know it."""

    parts: GameParts[Any]

    @property
    def busy(self) -> bool: ...
    @property
    def state(self) -> TableState: ...
    def finish(self) -> None: ...
    def spots_under(self, point: QPoint) -> Sequence[Spot]: ...
    def spots(self) -> Sequence[Spot]: ...
    def takes(self, spot: Spot) -> bool: ...
    def choose(self, key: str) -> None: ...
    def deselect_last(self) -> bool: ...
    def hover(self, key: str | None) -> None: ...
    def note_pressed(self, key: str | None) -> None: ...
    def touch(self, rect: QRect) -> None: ...
    def handled_by_game(self, event: QEvent) -> bool: ...


class TableMouse:
    """The mouse on one table."""

    def __init__(self, table: MouseTable) -> None:
        self._table = table
        self._held: str | None = None
        """The spot that was pressed, until the button comes up."""
        self._shown: str | None = None
        """What looks held down."""

    def at(self, point: QPoint) -> str | None:
        """Return the spot at a point that a click would take."""
        table = self._table
        here = () if table.busy else table.spots_under(point)
        return next((spot.key for spot in here if table.takes(spot)), None)

    def _meant(self, point: QPoint) -> str:
        """Return what a click on a point is about: what it would take, or what refuses and says why."""
        table = self._table
        key = self.at(point)
        if key is None and table.state.open_actions:
            here = table.spots_under(point)
            key = next((spot.key for spot in here if table.parts.why_refused(table.state, spot.key)), None)
        return CLOTH if key is None else key

    # What happens

    def press(self, event: QMouseEvent) -> None:
        """Take hold of what lies under the pointer; while anything moves, end that instead."""
        if self._table.busy:
            self._table.finish()
        elif not self._table.handled_by_game(event):
            point = event.position().toPoint()
            self._held = self._meant(point)
            self._show(self.at(point))

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        point = event.position().toPoint()
        if self._held is not None:
            if event.buttons():
                self._show(self._held if self._held and self.at(point) == self._held else None)
                return
            self.let_go()  # the button came up where nobody has told us
        if not self._table.handled_by_game(event) and self._table.parts.highlights_hover:
            self._table.hover(self.at(point))

    def release(self, event: QMouseEvent) -> None:
        """Do what the button comes up on, if that is what it went down on."""
        held = self._held
        if held is None:
            self._table.handled_by_game(event)
            return
        self.let_go()
        if self._table.busy or self._meant(event.position().toPoint()) != held:
            return
        if held == CLOTH:
            self._table.deselect_last()
        else:
            self._table.choose(held)

    def leave(self, event: QEvent) -> None:
        """Point at nothing any more."""
        self._table.handled_by_game(event)
        self._show(None)
        self._table.hover(None)

    def let_go(self) -> bool:
        """Let go what is held, without doing anything; False if nothing is."""
        held, self._held = self._held, None
        self._show(None)
        return held is not None

    def cancels(self, event: QKeyEvent) -> bool:
        """Let go what is held when any key is struck; whether that is all that the key does."""
        return self.let_go() and calls_off(event)

    # How it looks

    def _show(self, key: str | None) -> None:
        """Show what is held down, and nothing else as if it were."""
        table, before = self._table, self._shown
        if key != before:
            self._shown = key
            touched = [spot.rect for spot in table.spots() if spot.key in (key, before)]
            table.note_pressed(key)
            for rect in touched:
                table.touch(rect)

    def draw(self, painter: QPainter) -> None:
        """Darken what is held down, as far as nothing lies over it."""
        if self._shown is None:
            return
        spots = self._table.spots()
        held = next((spot for spot in spots if spot.key == self._shown and spot.name), None)
        if held is None:
            return
        seen = QRegion(held.rect) if held.region is None else held.region
        for spot in spots:
            if spot.over > held.over:
                seen -= QRegion(spot.rect) if spot.region is None else spot.region
        patterns.dim(painter, seen, BLACK)
