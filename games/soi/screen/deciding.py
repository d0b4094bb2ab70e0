"""Clicks, keys and the dialog of the table of Soi, made into asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from macclassic.toolbox.gamescreen import BARE_KEYS
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

from . import words
from .commands import Commands
from .layout import Size
from .model import Model
from .painting import qrect
from .picking import AskFor

translate = QCoreApplication.translate


class Deciding(Commands):
    """The part of the table that a person decides with.

    `_model`: the picture; `_size`: of the table; `_chosen`: the seat that the keys have come to.
    """

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._model: Model | None = None
        self._size = Size()
        self._chosen: int | None = None

    def _say(self, line: str) -> None:
        """Write a line where the last move stands."""
        raise NotImplementedError

    def use_size(self, size: QSize) -> None:
        """Lie in so many pixels."""
        self._size = Size(size.width(), size.height())

    # Who may be asked

    @property
    def asking(self) -> bool:
        """Whether a person is to ask now."""
        position = self._position
        return bool(position and position.legal) and not self.busy

    @property
    def askable(self) -> tuple[int, ...]:
        """The seats that may be asked now, counter-clockwise from the one that asks."""
        if not self.asking:
            return ()
        assert self._position is not None
        seat = self._position.view.seat
        seats = {ask.of for ask in self._position.legal}
        return tuple(other for step in (1, 2, 3) if (other := (seat + step) % 4) in seats)

    def ask_player(self, seat: int) -> None:
        """Ask which card is wanted of a player; one who can't be asked is told of, at no cost."""
        if not self.asking:
            return
        assert self._position is not None
        view = self._position.view
        why = words.why_nobody(view, seat)
        if why:
            self._say(why)
            self.sounds.beep()
            return
        wanted = [ask.card for ask in self._position.legal if ask.of == seat]
        dialog = AskFor(view, seat, wanted, words.french_cards())
        self._dialog = dialog

        def answered(name: str) -> None:
            self._dialog = None
            if name == "ok" and dialog.ask is not None:
                self.acted.emit(dialog.ask)

        dialog.finished.connect(answered)
        self.manager.open(dialog)

    def questions(self) -> Mapping[str, Callable[[], object]]:
        found = dict(super().questions())
        if self.askable:
            found["ask"] = lambda: self.ask_player(self.askable[0])
        return found

    # Mouse and keys

    def seat_at(self, point: QPoint) -> int | None:
        """Return the seat at whose place a point lies."""
        return next((seat for seat in range(4) if self._seat_rect(seat).contains(point)), None)

    def _seat_rect(self, seat: int) -> QRect:
        return qrect(self._size.area(seat))

    def clickable(self, point: QPoint) -> bool:
        return self.seat_at(point) in self.askable

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if self.busy:
            self.finish()
            return
        seat = self.seat_at(event.position().toPoint())
        if seat is not None:
            self.ask_player(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in BARE_KEYS:
            return
        if self.busy:
            self.finish()
            return
        if not self.askable:
            event.ignore()
            return
        letters = {words.seat_name(seat)[0].casefold(): seat for seat in range(4)}
        letter = event.text().casefold()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backtab):
            self._move_choice(-1)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab):
            self._move_choice(1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._chosen in self.askable:
                self.ask_player(self._chosen)
            else:
                self._move_choice(1)
        elif letter in letters:
            self.ask_player(letters[letter])
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    def _move_choice(self, by: int) -> None:
        seats = self.askable
        if self._chosen not in seats:
            self._chosen = seats[0 if by > 0 else -1]
        else:
            self._chosen = seats[(seats.index(self._chosen) + by) % len(seats)]
        self.update()
        self.current_changed.emit(f"player-{self._chosen}")
