"""Strip on a record's table: a slider, and the buttons *Back*, *Step* and *Run*."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSlider, QWidget

from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.look import furniture
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell

EDGE = 5
"""Pixels between the frame of the strip and its controls, and between these."""
ROW, SLIDER = 20, 16
"""Heights of a button and of the slider in pixels."""
SIDE = 8
"""Pixels at both sides of a button's text."""


class ReplayStrip(Guarded, QWidget):
    """Strip of one record; the keyboard stays with the table."""

    def __init__(
        self,
        table: GameTable,
        last: int,
        back: Callable[[], None],
        step: Callable[[], None],
        run: Callable[[], None],
        go_to: Callable[[int], None],
    ) -> None:
        """`last`: the number of decisions in the record; `go_to` gets the number to show."""
        super().__init__(table)
        self._table = table
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, last)
        self._slider.setPageStep(max(1, last // 10))
        self._slider.valueChanged.connect(go_to)
        self._back, self._step, self._run = (QPushButton() for _ in range(3))
        for button, does in ((self._back, back), (self._step, step), (self._run, run)):
            button.clicked.connect(lambda _checked=False, does=does: does())
        for each in (self._slider, self._back, self._step, self._run):
            each.setParent(self)
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.installEventFilter(self)
        self.show()

    def show_at(self, at: int, running: bool) -> None:
        """Show how far the record is, in the current language."""
        last = self._slider.maximum()
        self._slider.blockSignals(True)
        self._slider.setValue(at)
        self._slider.blockSignals(False)
        words = translate("replay", "Move {n} of {last}").format(n=at, last=last)
        self._slider.setAccessibleName(words)
        tell(self._slider, translate("balloon", "To see another moment of the record, drag this slider."))
        self._back.setText(translate("replay", "Back"))
        self._back.setEnabled(at > 0)
        tell(self._back, translate("balloon", "To go back by one move, click this button."))
        self._step.setText(translate("replay", "Step"))
        self._step.setEnabled(at < last)
        tell(self._step, translate("balloon", "To see the next move, click this button."))
        self._run.setText(translate("replay", "Pause") if running else translate("replay", "Run"))
        self._run.setEnabled(at < last)
        tell(
            self._run,
            translate("balloon", "To let the record run by itself, or to stop it, click this button."),
        )
        self.place()

    def place(self) -> None:
        """Lie on the table where the game says."""
        table, x = self._table, EDGE
        metrics = QFontMetrics(fonts.system())
        runs = (translate("replay", "Run"), translate("replay", "Pause"))
        for button in (self._back, self._step, self._run):
            texts = runs if button is self._run else (button.text(),)
            width = max(map(metrics.horizontalAdvance, texts)) + 2 * SIDE
            button.setGeometry(x, 2 * EDGE + SLIDER, width, ROW)
            x += width + EDGE
        self._slider.setGeometry(EDGE, EDGE, x - 2 * EDGE, SLIDER)
        self.setFixedSize(x, 3 * EDGE + SLIDER + ROW)
        corner = table.parts.placement.replay_corner(table.size())
        self.move(corner.x() - self.width(), corner.y() - self.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        furniture.box(QPainter(self), self.rect())
