"""The buttons of the table, the line for typing, and the arrows that scroll gardens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from macclassic.toolbox.explaining import tell
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

from ..acts import DRAW, END, PASS
from ..board import MAIN
from .offering import Offering
from .targets import Spot

translate = QCoreApplication.translate

FIELD_W, FIELD_H = 400, 20


class TypingLine(Guarded, QLineEdit):
    """The line in which a move is typed; Esc puts it away."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("flower-power", "Type a move"))
        tell(
            self,
            translate(
                "balloon",
                "Type what you want to do, such as attack 2 > P2.1, and press Return. Esc: leave it.",
            ),
        )
        self.setMaxLength(60)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Qt's own would hand the key on to the table, which would take what the keys are at.
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


class Controls(Offering):
    """The part of the table with widgets of its own."""

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self._typing = TypingLine(self)
        self._typing.returnPressed.connect(self._entered)
        self._typing.left.connect(self.close_typing)
        self._draw = self._button(lambda: self.strike("draw"))
        self._end = self._button(lambda: self.strike("end"))
        self._make = self._button(self.make_flower)
        self._pairs = self._button(lambda: self.cut_every(2))
        self._threes = self._button(lambda: self.cut_every(3))
        self._fours = self._button(lambda: self.cut_every(4))
        self._done = self._button(lambda: self.strike("lay"))
        self._write_buttons()

    def _button(self, clicked: Callable[[], object]) -> QPushButton:
        button = QPushButton("", self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: clicked())
        button.hide()
        self._buttons.append(button)
        return button

    def _write_buttons(self) -> None:
        """Give the buttons their words."""
        texts = (
            (
                self._draw,
                translate("flower-power", "Draw"),
                translate("balloon", "To draw a card instead of everything else, click this button."),
                translate(
                    "balloon", "You can draw only as a turn’s first act, not on your first turn or twice."
                ),
            ),
            (
                self._make,
                translate("flower-power", "Make a Flower…"),
                translate("balloon", "To make a flower of cards from your hand, click this button."),
                translate("balloon", "You can make a flower when you may play and hold three cards."),
            ),
            (
                self._pairs,
                translate("flower-power", "Pairs"),
                translate("balloon", "To lay flowers of two petals, click this button."),
                "",
            ),
            (
                self._threes,
                translate("flower-power", "Threes"),
                translate("balloon", "To lay flowers of three petals, click this button."),
                "",
            ),
            (
                self._fours,
                translate("flower-power", "Fours"),
                translate("balloon", "To lay flowers of four petals, click this button."),
                "",
            ),
            (
                self._done,
                translate("flower-power", "Lay"),
                translate("balloon", "To plant your flowers as the row is cut, click this button."),
                translate("balloon", "Every flower needs two petals at least: cut the row elsewhere."),
            ),
        )
        for button, text, balloon, dimmed in texts:
            button.setText(text)
            tell(button, balloon, dimmed)

    def place_buttons(self) -> None:
        """Show the buttons that mean something now, where they belong."""
        lay = self._lay
        if lay is None:
            return
        playing = not self.building and self._position is not None and not self._position.watching
        ending = self._phase == MAIN or not self.deciding
        self._end.setText(
            translate("flower-power", "End Turn") if ending else translate("flower-power", "Pass")
        )
        tell(
            self._end,
            translate("balloon", "To let the next player have the turn, click this button.")
            if ending
            else translate("balloon", "To play no card now, click this button."),
            translate("balloon", "You can end your turn or pass when you are to play."),
        )
        for button in (self._draw, self._end, self._make):
            button.setVisible(playing)
        for button in (self._pairs, self._threes, self._fours, self._done):
            button.setVisible(self.building)
        self._draw.setEnabled(DRAW in self.legal)
        self._end.setEnabled(END in self.legal or PASS in self.legal)
        self._make.setEnabled(self.can_make)
        self._done.setEnabled(self._cuts is not None and self._cuts.good)
        box = lay.buttons.adjusted(4, 0, -6, 0)
        high = 20
        gap = max(4, (box.height() - 2 * high) // 3)
        top, low = box.y() + gap, box.y() + 2 * gap + high
        half = (box.width() - 6) // 2
        third = (box.width() - 12) // 3
        self._draw.setGeometry(box.x(), top, half, high)
        self._end.setGeometry(box.right() + 1 - half, top, half, high)
        self._make.setGeometry(box.x(), low, box.width(), high)
        for number, button in enumerate((self._pairs, self._threes, self._fours)):
            button.setGeometry(box.x() + number * (third + 6), top, third, high)
        self._done.setGeometry(box.x(), low, box.width(), high)
        # Above the line at the foot, which says what was wrong with it.
        self._typing.setGeometry(4, lay.line.y() - FIELD_H - 2, min(FIELD_W, self.width() - 8), FIELD_H)

    # The line for typing

    @property
    def can_type(self) -> bool:
        return self.deciding

    def open_typing(self, text: str = "") -> None:
        if not self.can_type:
            return
        self._typing.setText(text)
        self._typing.show()
        self._typing.raise_()
        self._typing.setFocus()
        self._typing.setCursorPosition(len(text))

    def close_typing(self) -> None:
        """Put the line for typing away."""
        if self._typing.isVisibleTo(self):
            self._typing.hide()
            self.setFocus()

    def _entered(self) -> None:
        text = self._typing.text()
        self.close_typing()
        self.typed(text)

    # Scrolling

    def arrow_at(self, point: QPoint) -> tuple[int, int] | None:
        """Return the garden, by seat, and the way of the arrow at a point that scrolls it."""
        for garden in self._lay.gardens if self._lay is not None else ():
            for way, rect in zip((-1, 1), garden.arrows, strict=True):
                if garden.leads(way) and rect.contains(point):
                    return garden.seat, way
        return None

    def scroll_garden(self, seat: int, by: int) -> None:
        """Scroll a garden by some pixels."""
        assert self._lay is not None
        garden = self._lay.garden(seat)
        self._scrolled[seat] = max(0, min(garden.hidden, garden.scroll + by))
        self.rearrange()
        self.refresh()

    def bring_into_view(self, spot: Spot) -> None:
        """Scroll a garden so that a flower of it is seen whole."""
        if spot[0] not in ("flower", "petal") or self._model is None or self._lay is None:
            return
        garden = self._lay.garden(self._model.owner(spot[1]).seat)
        place = garden.places.get(spot[1])
        if place is None or not garden.hidden:
            return
        room = garden.room.adjusted(14, 0, -14, 0)
        if place.rect.x() < room.x():
            self.scroll_garden(garden.seat, place.rect.x() - room.x())
        elif place.rect.right() > room.right():
            self.scroll_garden(garden.seat, place.rect.right() - room.right())

    # What the rest of the table does

    def strike(self, name: str) -> None:
        """Do what a button of the table does."""
        raise NotImplementedError

    def cut_every(self, size: int) -> None:
        """Cut the row of petals into flowers of a size."""
        raise NotImplementedError

    def typed(self, text: str) -> None:
        """Do what was typed, or say why not."""
        raise NotImplementedError

    def rearrange(self) -> None:
        """Lay the table out anew and paint it all."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Reckon and paint anew after something else was chosen."""
        raise NotImplementedError

    def say(self, line: str) -> None:
        """Write a sentence into the line at the foot."""
        raise NotImplementedError
