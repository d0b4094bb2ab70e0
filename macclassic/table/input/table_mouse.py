"""Mouse input of a table: press, hover and release on spots.

A pressed spot acts when the button comes up on it, as a push button does. Moving off the spot, ⌘-. or Esc
cancels the press. A spot on the way to an action can be dragged, as an outline, to the next spot: this does
what a click on both does. A game may handle the events itself (`GameParts.handle_event`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QRegion

from macclassic.quickdraw import patterns
from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import AnyState
from macclassic.toolbox.base.pictures import BLACK
from macclassic.toolbox.spots import Spot
from macclassic.toolbox.windows.window import is_cancel_key

DRAG_THRESHOLD = 5
"""Pixels that the pointer must move for a drag."""
CLOTH = ""
"""Value of a press on the bare cloth: its release deselects the last spot."""


class MouseTable(Protocol):
    """Protocol of the table for mouse input."""

    parts: AnyParts

    @property
    def busy(self) -> bool: ...
    @property
    def state(self) -> AnyState: ...
    def skip(self) -> None: ...
    def spots_under(self, point: QPoint) -> Sequence[Spot]: ...
    def spots(self) -> Sequence[Spot]: ...
    def spot_of(self, key: str) -> Spot | None: ...
    def takes(self, spot: Spot) -> bool: ...
    def why_refused(self, spot: Spot) -> str: ...
    def choose(self, key: str) -> None: ...
    def click(self, key: str) -> None: ...
    def drop_places(self, key: str) -> Collection[str]: ...
    def outline(self, shape: QRegion) -> None: ...
    def deselect_last(self) -> bool: ...
    def hover(self, key: str | None) -> None: ...
    def note_pressed(self, key: str | None) -> None: ...
    def touch(self, rect: QRect) -> None: ...
    def handled_by_game(self, event: QEvent) -> bool: ...


class TableMouse:
    """Mouse input of one table."""

    def __init__(self, table: MouseTable) -> None:
        self._table = table
        self._held: str | None = None
        """Key of the pressed spot until the button comes up."""
        self._shown: str | None = None
        """Key of the spot that is drawn as pressed."""
        self._grip = QPoint()
        """Point of the press."""
        self._shape = QRegion()
        """Shape of the pressed spot if it can be dragged, else empty."""
        self._goals: Collection[str] = ()
        """Keys of the spots on which the pressed spot may be dropped."""
        self._dragging = False

    def at(self, point: QPoint) -> str | None:
        """Return the key of the spot at a point that a click would select, or None.

        A disabled spot keeps clicks from what lies below it.
        """
        table = self._table
        here = () if table.busy else table.spots_under(point)
        spot = next((spot for spot in here if table.takes(spot) or not spot.enabled), None)
        return spot.key if spot is not None and table.takes(spot) else None

    def _meant(self, point: QPoint) -> str:
        """Return the key of the spot that a click refers to: a selectable one, or one with a refusal.

        Returns `CLOTH` if there is neither.
        """
        table = self._table
        key = self.at(point)
        if key is None and not table.busy:
            key = next((spot.key for spot in table.spots_under(point) if table.why_refused(spot)), None)
        return CLOTH if key is None else key

    # Events

    def press(self, event: QMouseEvent) -> None:
        """Start a press on the spot under the pointer; while a motion runs, finish the motion instead."""
        if self._table.busy:
            self._table.skip()
        elif not self._table.handled_by_game(event):
            point = event.position().toPoint()
            self._held = self._meant(point)
            self._goals, self._grip = self._table.drop_places(self._held), point
            self._show(self.at(point))

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer: update the pressed spot, or the hovered one."""
        point = event.position().toPoint()
        if self._held is not None:
            if event.buttons():
                self._follow(point)
                return
            self.let_go()  # the button came up outside, where no release event arrives
        if not self._table.handled_by_game(event) and self._table.parts.input.highlights_hover:
            self._table.hover(self.at(point))

    def _follow(self, point: QPoint) -> None:
        """Draw what a release would do: the pressed spot, or the outline and the spot to drop it on."""
        held = self._held
        moved = point - self._grip
        if self._goals and not self._dragging and moved.manhattanLength() >= DRAG_THRESHOLD:
            spot = self._table.spot_of(held) if held is not None else None
            self._dragging = spot is not None
            if spot is not None:
                self._shape = QRegion(spot.rect) if spot.region is None else spot.region
        if self._dragging:
            self._table.outline(self._shape.translated(moved))
        self._show(held if held and self.at(point) == held else self._goal(point))

    def _goal(self, point: QPoint) -> str | None:
        """Return the spot at a point on which the dragged one may be dropped, or None."""
        here = self._table.spots_under(point) if self._dragging and not self._table.busy else ()
        return next((spot.key for spot in here if spot.key in self._goals), None)

    def release(self, event: QMouseEvent) -> None:
        """Choose the pressed spot if the button comes up on it."""
        held = self._held
        if held is None:
            self._table.handled_by_game(event)
            return
        point = event.position().toPoint()
        goal = self._goal(point) if self.at(point) != held else None
        self.let_go()
        if goal is not None:
            self._table.choose(held)
            if goal in self._table.state.targets and held in self._table.state.selected:
                self._table.choose(goal)
            return
        if self._table.busy or self._meant(point) != held:
            return
        if held == CLOTH:
            self._table.deselect_last()
        else:
            self._table.click(held)

    def leave(self, event: QEvent) -> None:
        """Clear the hovered and the drawn pressed spot."""
        self._table.handled_by_game(event)
        self._show(None)
        self._table.hover(None)

    def let_go(self) -> bool:
        """Cancel the press without any effect; return False if there was none."""
        held, self._held = self._held, None
        if self._dragging:
            self._table.outline(QRegion())
        self._goals, self._dragging = (), False
        self._show(None)
        return held is not None

    def cancels(self, event: QKeyEvent) -> bool:
        """Cancel the press on any key; return True if the key has no other effect (⌘-. or Esc)."""
        return self.let_go() and is_cancel_key(event)

    # Drawing

    def _show(self, key: str | None) -> None:
        """Draw this spot as pressed, and no other."""
        table, before = self._table, self._shown
        if key != before:
            self._shown = key
            touched = [spot.rect for spot in table.spots() if spot.key in (key, before)]
            table.note_pressed(key)
            for rect in touched:
                table.touch(rect)

    def draw(self, painter: QPainter) -> None:
        """Darken the pressed spot where no other spot covers it."""
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
