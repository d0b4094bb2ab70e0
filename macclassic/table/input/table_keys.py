"""Keyboard input of a table: moves the focus among the spots and selects them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QAccessible, QKeyEvent

from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import (
    BACKWARD_KEYS,
    FORWARD_KEYS,
    SELECT_KEYS,
    AnyState,
    TableRequest,
)
from macclassic.toolbox.base.keyboards import key_digit
from macclassic.toolbox.spots import Spot
from macclassic.toolbox.windows.window_manager import WindowManager


class KeyTable(Protocol):
    """Protocol of the table for keyboard input."""

    parts: AnyParts
    manager: WindowManager

    @property
    def requested(self) -> SignalInstance: ...
    @property
    def state(self) -> AnyState: ...
    @property
    def last_focused(self) -> str | None: ...
    def all_spots(self) -> Sequence[Spot]: ...
    def reachable_spots(self) -> list[Spot]: ...
    def takes(self, spot: Spot) -> bool: ...
    def choose(self, key: str) -> None: ...
    def deselect_last(self) -> bool: ...
    def focus_spot(self, key: str | None) -> None: ...
    def note_focus(self, key: str | None) -> None: ...


class TableKeys:
    """Keyboard input of one table at rest."""

    def __init__(self, table: KeyTable) -> None:
        self._table = table
        self._place = 0
        """Index of the focused spot among the reachable spots."""

    def press(self, event: QKeyEvent) -> None:
        """Do what a key does; ignore the event, for the enclosing widget, if the key does nothing."""
        table, key = self._table, Qt.Key(event.key())
        reach = table.reachable_spots()
        taken = [spot for spot in reach if table.takes(spot)]
        if table.state.position.over:
            # After the end of a match, Return opens a spot, such as a pile, only if the spot has the focus.
            taken = [spot for spot in taken if spot.key == table.state.current]
        if key in SELECT_KEYS and not taken:
            table.requested.emit(TableRequest.BEGIN)
        elif not reach:
            event.ignore()
        elif key in BACKWARD_KEYS or key in FORWARD_KEYS:
            self._walk(reach, key)
        elif key in SELECT_KEYS and table.state.current is not None:
            table.choose(table.state.current)
        elif key in SELECT_KEYS:
            self._focus_first(reach)
        elif not self.choose_lettered(event) and (key != Qt.Key.Key_Escape or not table.deselect_last()):
            event.ignore()

    def choose_lettered(self, event: QKeyEvent) -> bool:
        """Choose the spot with the letter or digit of a key; return False without such a spot."""
        table, signs = self._table, (event.text().casefold(), key_digit(event))
        found = (spot for sign in signs if sign for spot in table.all_spots() if sign in spot.letters)
        spot = next(found, None)
        if spot is None:
            return False
        if table.parts.input.focus_stays_in_place:
            self.be_at(spot.key)
        table.choose(spot.key)
        return True

    def _walk(self, reach: Sequence[Spot], key: Qt.Key) -> None:
        if not reach:
            return
        found = self._table.parts.input.next_focus(self._table.state, reach, key)
        if found is not None:
            self._table.focus_spot(found)

    def _focus_first(self, reach: Sequence[Spot]) -> None:
        """Move the focus to the first spot that is no button: no answer is given by default."""
        self._walk([spot for spot in reach if spot.role != QAccessible.Role.PushButton], Qt.Key.Key_Tab)
        self._table.manager.repeats.question_appeared()

    def be_at(self, key: str | None) -> None:
        """Note the focus on a spot, or on none; a key that is not reachable counts as the first."""
        keys = [spot.key for spot in self._table.reachable_spots()] if key else []
        self._place = keys.index(key) if key in keys else 0
        self._table.note_focus(key)

    def stay(self) -> None:
        """Keep the focus if its spot still exists, or move it to the spot at the same index.

        It never moves to a push button, which Return would press by accident. When the mouse is passed on, it
        is cleared: it would tell the next person of the last one's hand.
        """
        table = self._table
        if table.state.position.hidden:
            self.be_at(None)
            return
        reach, current, in_place = (
            table.reachable_spots(),
            table.last_focused,
            table.parts.input.focus_stays_in_place,
        )
        if current is None or current in [spot.key for spot in reach] or (in_place and not reach):
            return
        keys = [spot.key for spot in reach if spot.role != QAccessible.Role.PushButton]
        table.note_focus(keys[min(self._place, len(keys) - 1)] if keys and in_place else None)
