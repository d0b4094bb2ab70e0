"""What the keys do on a table: where they are among the spots, and what they take there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QAccessible, QKeyEvent

from macclassic.table.table_parts import GameParts
from macclassic.table.table_state import BACKWARD_KEYS, FORWARD_KEYS, SELECT_KEYS, TableRequest, TableState
from macclassic.toolbox.spots import Spot


class KeyTable(Protocol):
    """A table as keys know it."""

    parts: GameParts[Any]

    @property
    def requested(self) -> SignalInstance: ...
    @property
    def state(self) -> TableState: ...
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
    """The keyboard on one table, at rest."""

    def __init__(self, table: KeyTable) -> None:
        self._table = table
        self._place = 0
        """Where they are among what they can reach."""

    def press(self, event: QKeyEvent) -> None:
        """Do what a key does; one that does nothing is for whatever the table lies in."""
        table, key, letter = self._table, Qt.Key(event.key()), event.text().casefold()
        reach = table.reachable_spots()
        lettered = next((spot for spot in table.all_spots() if letter and letter in spot.letters), None)
        taken = [spot for spot in reach if table.takes(spot)]
        if table.state.position.over:
            # What can be opened still, such as a pile, is for keys that have come to it.
            taken = [spot for spot in taken if spot.key == table.state.current]
        if key in SELECT_KEYS and not taken:
            table.requested.emit(TableRequest.BEGIN)
        elif not reach:
            event.ignore()
        elif key in BACKWARD_KEYS or key in FORWARD_KEYS:
            self._walk(reach, key)
        elif key in SELECT_KEYS:
            table.choose(table.state.current) if table.state.current else self._walk(reach, Qt.Key.Key_Tab)
        elif lettered is not None:
            if table.parts.focus_stays_in_place:
                self.be_at(lettered.key)
            table.choose(lettered.key)
        elif key != Qt.Key.Key_Escape or not table.deselect_last():
            event.ignore()

    def _walk(self, reach: Sequence[Spot], key: Qt.Key) -> None:
        found = self._table.parts.next_focus(self._table.state, reach, key)
        if found is not None:
            self._table.focus_spot(found)

    def be_at(self, key: str | None) -> None:
        """Be at a spot, or at none; what is not there is as good as the first."""
        keys = [spot.key for spot in self._table.reachable_spots()] if key else []
        self._place = keys.index(key) if key in keys else 0
        self._table.note_focus(key)

    def stay(self) -> None:
        """Be where they were, if that is there, or at what lies in its place now; never at a button, which
        Return would press unseen."""
        table = self._table
        reach, current, in_place = (
            table.reachable_spots(),
            table.last_focused,
            table.parts.focus_stays_in_place,
        )
        if current is None or current in [spot.key for spot in reach] or (in_place and not reach):
            return
        keys = [spot.key for spot in reach if spot.role != QAccessible.Role.PushButton]
        table.note_focus(keys[min(self._place, len(keys) - 1)] if keys and in_place else None)
