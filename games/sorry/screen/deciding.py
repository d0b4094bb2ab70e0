"""Clicks and keys on the table of Sorry, made into draws and moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from macclassic.toolbox.gamescreen import ARROWS, BARE_KEYS

from ..acts import DRAW, Move
from .offering import Offering, Spot


class Deciding(Offering):
    """The part of the table that a person decides with."""

    # Deciding

    def press(self, number: int) -> None:
        """Do what a button offers."""
        if not self.deciding or number >= len(self._buttons):
            return
        button = self._buttons[number]
        if button.name == "draw":
            self.acted.emit(DRAW)
        elif button.name == "back":
            self.step_back()
        elif button.name == "confirm":
            assert self._pending is not None
            self.acted.emit(self._pending)
        else:
            self._narrow(button.choice)

    def _narrow(self, actions: Sequence[Move]) -> None:
        """Make the only one of some moves, or offer no others."""
        assert self._menu is not None
        if len(actions) == 1:
            if self._options.confirm:
                self._pending = actions[0]
                self._make_buttons()
                self.said.emit(self.head)
            else:
                self.acted.emit(actions[0])
        elif set(actions) != set(self._menu.actions):
            self._menu.narrow(actions)
            self._make_buttons()
            self.said.emit(self.head)

    def step_back(self) -> bool:
        """Offer again what was on offer before; False if this is all there is."""
        if self._pending is not None:
            self._pending = None
        elif self._menu is None or not self._menu.back():
            return False
        self._make_buttons()
        return True

    @property
    def head(self) -> str:
        """The line that says whose turn it is and what is to be done."""
        raise NotImplementedError

    def _light(self, numbers: Sequence[int]) -> None:
        if tuple(numbers) != self._lit:
            self._lit = tuple(numbers)
            self.touch(self.rect())

    # Mouse

    def clickable(self, point: QPoint) -> bool:
        if not self.deciding:
            return False
        return self.drawing or self.button_at(point) is not None or bool(self.moves_at(point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if not self.deciding:
            return
        number = self.button_at(point)
        if number is not None:
            self._light((number,))
        elif self._pending is None:
            self._light(self._buttons_of(self.moves_at(point)))

    def leaveEvent(self, event: QEvent) -> None:
        self._light(())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if self.busy:
            self.finish()
            return
        if not self.deciding:
            return
        point = event.position().toPoint()
        number = self.button_at(point)
        if self.drawing:
            # Either button of the mouse, and anywhere (§3).
            self.press(0)
        elif event.button() == Qt.MouseButton.RightButton:
            self.step_back()
        elif number is not None:
            self.press(number)
        else:
            actions = self.moves_at(point)
            if actions:
                self._narrow(actions)
            else:
                self.step_back()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in BARE_KEYS:
            return
        if self.busy:
            self.finish()
            return
        if not self.deciding:
            event.ignore()
            return
        letters = [button.letter for button in self._buttons]
        text = event.text().upper()
        if text in letters:
            self.press(letters.index(text))
        elif key in ARROWS:
            self._go(ARROWS[key])
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._next_button(1 if key == Qt.Key.Key_Tab else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take()
        elif key == Qt.Key.Key_Escape:
            self._spot = None
            self.step_back()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    def _take(self) -> None:
        """Take what the keys are at: the place on the board, the button, or the only one there is."""
        if self._spot is not None and self._pending is None:
            actions = self.moves_at(self._point(self._spot))
            if actions:
                self._narrow(actions)
        elif len(self._lit) == 1:
            self.press(self._lit[0])
        elif len(self._buttons) == 1 or self._pending is not None:
            self.press(0)
        elif self._buttons:
            self._next_button(1)

    def _next_button(self, by: int) -> None:
        count = len(self._buttons)
        now = self._lit[0] if len(self._lit) == 1 else (-1 if by > 0 else count)
        self._spot = None
        self._light(((now + by) % count,))
        self.current_changed.emit(f"button-{self._lit[0]}")

    def _go(self, way: QPoint) -> None:
        """Move the frame of the keys to the nearest place in a direction."""
        spots = self.spots()
        if not spots:
            self._next_button(1 if way.x() + way.y() > 0 else -1)
            return
        if self._spot not in spots:
            self._set_spot(spots[0])
            return
        here = self._point(self._spot)

        def cost(spot: Spot) -> float:
            away = self._point(spot) - here
            along = QPoint.dotProduct(away, way)
            across = abs(away.x() * way.y() - away.y() * way.x())
            return along + 2 * across if along > 0 else 10_000.0 + along + 2 * across

        self._set_spot(min((spot for spot in spots if spot != self._spot), key=cost, default=spots[0]))

    def _set_spot(self, spot: Spot) -> None:
        self._spot = spot
        self._lit = self._buttons_of(self.moves_at(self._point(spot)))
        self.touch(self.rect())
        self.current_changed.emit(self._spot_key(spot))

    def _spot_key(self, spot: Spot) -> str:
        """Return the key of the thing at a place: its pawn, else its square."""
        assert self._model is not None
        pawn = self.pawn_at(self._point(spot))
        return f"pawn-{pawn}" if pawn is not None else f"place-{spot[0]}-{spot[1]}"
