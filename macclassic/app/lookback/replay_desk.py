"""A record on screen: step by step, back again, or running by itself, with all hands laid open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from macclassic.app.host import ProgramServices
from macclassic.app.lookback.match_log import LogPosition, MatchLog
from macclassic.app.play.stepping import ReplayStep, deals, seated, show_step, steps_of
from macclassic.app.play.table_window import table_window
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.match.replay import replayed
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TableRequest
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.windows.window_manager import CORNER

translate = QCoreApplication.translate


class RecordedSteps:
    """The steps of a record, round by round, for its log."""

    def __init__(self, steps: Sequence[ReplayStep]) -> None:
        self._steps = steps
        self.viewer_key = steps
        self.begins = [at for at, step in enumerate(steps) if deals(step)]
        """Where each round begins."""

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self.begins)

    def past_events(self, number: int, since: int = 0) -> Sequence[ReplayStep]:
        """Return a round from a decision on, the one before it first."""
        return self._steps[self.begins[number] + since : [*self.begins, len(self._steps)][number + 1]]

    def moves(self, number: int) -> Sequence[ReplayStep]:
        """Return the decisions of a round."""
        return self.past_events(number)[1:]


class ReplayController(Guarded, QObject):
    """What the program has in hand while a record is shown."""

    def __init__(
        self, host: ProgramServices, spec: GameSpec, table: GameTable, record: Mapping[str, Any]
    ) -> None:
        """Raises BadRecord."""
        super().__init__()
        self.host = host
        self.spec = spec
        self.table = table
        title = translate("replay", "{name} – Replay").format(name=spec.title)
        self.window = table_window(title, table, spec.key)
        match = replayed(record, spec)
        self._steps = steps_of(match)
        self._recorded = RecordedSteps(self._steps)
        self.log = MatchLog(table, self._recorded, title, self._go_to)
        self.log.setParent(self)
        self._at = 0
        self._running = False
        self._sheet_open = self._behind = self._knows = False
        table.motion_ended.connect(self._drained)
        table.requested.connect(self._wanted)
        table.use(host.settings.chosen(spec), seated(match))
        table.installEventFilter(self)
        self.window.closed.connect(self._closed)

    def open(self) -> None:
        """Show the first position."""
        self.host.manager.open(self.window, CORNER)
        show_step(self.table, self._steps, 0)
        self._entitle()
        self.host.update_menus()

    def _entitle(self) -> None:
        """Say in the window's title where one goes on, as long as nobody has."""
        self._knows = self._knows or self._at > 0 or self._running
        text = translate("replay", "{name} – Replay: Step and Run are in the Game menu")
        if self._knows:
            text = translate("replay", "{name} – Replay")
        self.window.setWindowTitle(text.format(name=self.spec.title))

    def close(self) -> None:
        """Stop running, and end all motion."""
        self._running = False
        self.table.finish()

    def retranslate(self) -> None:
        """Show everything in the language that is spoken now."""
        self.close()
        show_step(self.table, self._steps, self._at)
        self._entitle()
        self.log.retranslate()

    waits = False

    def stand(self, how: Activity) -> None:
        """Stand in front, or behind something else; there a record stands still."""
        self._behind = how is not Activity.AHEAD
        self.table.use(stand=Activity.STILL if self._behind else how)
        if not self._behind:
            QTimer.singleShot(0, self, self._attend)

    def _attend(self) -> None:
        if not self.table.busy:
            self._drained()

    def _closed(self) -> None:
        self.close()
        self.log.close()
        self.host.game_closed(self)
        self.deleteLater()

    @property
    def at(self) -> int:
        """How many decisions of the record are shown."""
        return self._at

    @property
    def more(self) -> bool:
        """Whether there are decisions after those that are shown."""
        return self._at + 1 < len(self._steps)

    @property
    def running(self) -> bool:
        """Whether the record runs by itself."""
        return self._running

    def step(self) -> None:
        """Show the next decision as motion; while anything moves, end that instead."""
        if self.table.busy:
            self.table.finish()
            return
        if self._sheet_open or self._at + 1 >= len(self._steps):
            self._running = False
            return
        self._at += 1
        self._entitle()
        step = self._steps[self._at]
        self.table.play(step.events, step.position)
        self.host.update_menus()

    def back(self) -> None:
        """Go back by one decision."""
        self._running = False
        self.table.finish()
        if self._at > 0 and not self._sheet_open:
            self._at -= 1
            show_step(self.table, self._steps, self._at)
        self.host.update_menus()

    def _go_to(self, where: LogPosition) -> None:
        """Show a moment that the log tells of."""
        if not self._sheet_open:
            self.close()
            self._at = self._recorded.begins[where.round] + where.step
            self._entitle()
            show_step(self.table, self._steps, self._at)
            self.host.update_menus()

    def run(self) -> None:
        """Run by itself, or stop doing so."""
        self._running = not self._running
        self.host.update_menus()
        if self._running and not self.table.busy:
            self.step()

    def _drained(self) -> None:
        step = self._steps[self._at]
        if self._behind:
            return
        if step.result is not None and not self._sheet_open:
            self._sheet_open = True
            self.table.show_round(step.result, step.position, step.last)
        elif self._running:
            self.step()

    def _wanted(self, wish: object) -> None:
        if wish is not TableRequest.GO_ON:
            return
        self._sheet_open = False
        if self._at + 1 < len(self._steps):
            self.step()
        else:
            self._running = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Space):
                self.step()
                return True
            if event.key() == Qt.Key.Key_Left:
                self.back()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.run()
                return True
        return False
