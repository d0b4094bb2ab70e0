"""Show All Hands: the last round that is over, step by step with nothing hidden, to see that it was fair."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent

from macclassic.app.steps import Step, show_step, steps_of
from macclassic.engine.match import Match
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.windows import WindowManager

translate = QCoreApplication.translate

WIDTH = 400
CORNER = QPoint(105, 119)
"""Where it opens: between the hands, where it hides least."""
_KEYS = {Qt.Key.Key_Left: "back", Qt.Key.Key_Right: "step", Qt.Key.Key_Space: "step"}


class StepDialog(Dialog):
    """Says which decision of the round is shown, and has the buttons that step."""

    def __init__(self) -> None:
        super().__init__(translate("hands", "All Hands"), Frame.MOVABLE)
        self._line = paragraph("x", True, WIDTH)
        self._line.setFixedHeight(self._line.minimumHeight())
        self.body.addWidget(self._line)
        keep = translate("balloon", "To keep the record, by which anybody can check it, click this button.")
        before = translate("balloon", "To go back by one move, click this button.")
        after = translate("balloon", "To see the next move, click this button.")
        done = translate("balloon", "To go on with the game, click this button.")
        dealt = translate("balloon", "This is how the cards were dealt.")
        self.add_buttons(
            (
                ("save", translate("hands", "Save Record As…"), keep),
                ("back", translate("hands", "Back"), before, dealt),
                ("step", translate("hands", "Step"), after, translate("balloon", "The round ends here.")),
                ("ok", translate("hands", "Done"), done),
            ),
            default="step",
            cancel="ok",
            left=("save",),
        )
        self.fit()

    def say(self, text: str, first: bool, last: bool) -> None:
        """Write what is shown; at the first step there is no way back, at the last none forth."""
        self._line.setText(text)
        self.button("back").setEnabled(not first)
        self.button("step").setEnabled(not last)

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            return super()._key(watched, event)
        self.strike(name)
        return True


class AllHands(QObject):
    """One look at the last round that is over, on the table of the match."""

    finished = Signal()
    """The table must show again where the match stands."""

    def __init__(
        self, match: Match, table: GameTable, manager: WindowManager, save: Callable[[], None]
    ) -> None:
        super().__init__()
        self.dialog = StepDialog()
        self._table = table
        self._manager = manager
        self._match = match
        self._number, self._steps = last_round(match)
        self._at = 0
        self.dialog.others = {"save": save, "back": self._back, "step": self._step}
        self.dialog.finished.connect(lambda _name: self.finished.emit())

    def open(self) -> None:
        """Show the deal."""
        self._manager.open(self.dialog, CORNER)
        self._show()

    def _step(self) -> None:
        if self._at + 1 < len(self._steps):
            self._at += 1
            self._show()

    def _back(self) -> None:
        if self._at:
            self._at -= 1
            self._show()

    def _show(self) -> None:
        show_step(self._table, self._steps, self._at)
        last = len(self._steps) - 1
        words = translate("hands", "as dealt") if not self._at else translate("hands", "move {n} of {all}")
        self.dialog.say(
            self._table.words.deal(self._match.seed, self._number)
            + ": "
            + words.format(n=self._at, all=last),
            first=not self._at,
            last=self._at == last,
        )


def last_round(match: Match) -> tuple[int, list[Step]]:
    """Return the number, from 1, of the last round of a match that is over, and its steps (`steps_of`)."""
    number = match.rounds_over
    steps = steps_of(match, only=number - 1)
    return number, steps
