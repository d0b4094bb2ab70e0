"""The buttons of the table and the line for typing: widgets of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from macclassic.toolbox.explaining import tell
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.moment import Now

from ..acts import DRAW, END, PASS
from ..board import MAIN
from ..view import View
from . import choices, layout
from .layout import lay_of

translate = QCoreApplication.translate

FIELD_W, FIELD_H = 400, 20
DRAWING, ENDING, MAKING, PAIRS, THREES, FOURS, LAYING = range(7)


@dataclass(frozen=True)
class Button:
    """A button that means something now; `dimmed`: what a balloon says where it is not `enabled`."""

    number: int
    text: str
    balloon: str
    dimmed: str = ""
    enabled: bool = True


def buttons(now: Now) -> list[Button]:
    """Return the buttons that mean something now."""
    if now.position.watching:
        return []
    return _laying(now) if choices.building(now) else _playing(now)


def _playing(now: Now) -> list[Button]:
    end = translate("flower-power", "Pass")
    ends = translate("balloon", "To play no card now, click this button.")
    if now.position.view.phase == MAIN or not now.open:
        end = translate("flower-power", "End Turn")
        ends = translate("balloon", "To let the next player have the turn, click this button.")
    return [
        Button(
            DRAWING,
            translate("flower-power", "Draw"),
            translate("balloon", "To draw a card instead of everything else, click this button."),
            translate("balloon", "You can draw only as a turn’s first act, not on your first turn or twice."),
            DRAW in now.open,
        ),
        Button(
            ENDING,
            end,
            ends,
            translate("balloon", "You can end your turn or pass when you are to play."),
            END in now.open or PASS in now.open,
        ),
        Button(
            MAKING,
            translate("flower-power", "Make a Flower…"),
            translate("balloon", "To make a flower of cards from your hand, click this button."),
            translate("balloon", "You can make a flower when you may play and hold three cards."),
            choices.can_make(now),
        ),
    ]


def _laying(now: Now) -> list[Button]:
    cuts = choices.cuts(now)
    return [
        Button(
            PAIRS,
            translate("flower-power", "Pairs"),
            translate("balloon", "To lay flowers of two petals, click this button."),
        ),
        Button(
            THREES,
            translate("flower-power", "Threes"),
            translate("balloon", "To lay flowers of three petals, click this button."),
        ),
        Button(
            FOURS,
            translate("flower-power", "Fours"),
            translate("balloon", "To lay flowers of four petals, click this button."),
        ),
        Button(
            LAYING,
            translate("flower-power", "Lay"),
            translate("balloon", "To plant your flowers as the row is cut, click this button."),
            translate("balloon", "Every flower needs two petals at least: cut the row elsewhere."),
            cuts is not None and cuts.good,
        ),
    ]


class TypingLine(Guarded, QLineEdit):
    """The line in which a move is typed; Esc puts it away."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxLength(60)
        self.hide()

    def write(self) -> None:
        """Let it be called in the language of the screen."""
        self.setAccessibleName(translate("flower-power", "Type a move"))
        tell(
            self,
            translate(
                "balloon",
                "Type what you want to do, such as attack 2 > P2.1, and press Return. Esc: leave it.",
            ),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Qt's own would hand the key on to the table, which would take what the keys are at.
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


class Controls(QObject):
    """The widgets of a table: `struck` gets the number of a button, `typed` what was typed."""

    def __init__(
        self, table: GameTable, struck: Callable[[int], object], typed: Callable[[str], object]
    ) -> None:
        super().__init__(table)
        self._table = table
        self._typed = typed
        self._view: View | None = None
        self._line = TypingLine(table)
        self._line.returnPressed.connect(self._entered)
        self._line.left.connect(self.close_typing)
        self._line.write()
        self._buttons: list[QPushButton] = []
        for number in range(LAYING + 1):
            button = QPushButton("", table)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, number=number: struck(number))
            button.hide()
            self._buttons.append(button)

    def place(self) -> None:
        """Show the buttons that mean something now, where they belong; a typed move lapses with its
        moment."""
        now = self._table.now
        if now.position.view is not self._view:
            self.close_typing()
            self._view = now.position.view
        shown, rects = {button.number: button for button in buttons(now)}, layout.buttons(lay_of(now))
        for number, widget in enumerate(self._buttons):
            button = shown.get(number)
            if button is not None:
                widget.setText(button.text)
                tell(widget, button.balloon, button.dimmed)
                widget.setEnabled(button.enabled)
                widget.setGeometry(rects[number])
            widget.setVisible(button is not None)
        # Above the line at the foot, which says what was wrong with it.
        self._line.write()
        y = lay_of(now).line.y() - FIELD_H - 2
        self._line.setGeometry(4, y, min(FIELD_W, now.size.width() - 8), FIELD_H)

    def click(self, number: int) -> None:
        """Click a button, if it can be clicked."""
        self._buttons[number].click()

    # The line for typing

    def open_typing(self, text: str = "") -> None:
        """Open the line for typing, with what was typed already."""
        if not self._table.now.open:
            return
        self._line.setText(text)
        self._line.show()
        self._line.raise_()
        self._line.setFocus()
        self._line.setCursorPosition(len(text))

    def close_typing(self) -> None:
        """Put the line for typing away."""
        if self._line.isVisibleTo(self._table):
            self._line.hide()
            self._table.setFocus()

    def _entered(self) -> None:
        text = self._line.text()
        self.close_typing()
        self._typed(text)


def controls(table: GameTable) -> Controls:
    """Return the widgets of a table."""
    found = table.findChild(Controls)
    assert isinstance(found, Controls)
    return found
