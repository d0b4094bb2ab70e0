"""Replay of a record on screen: step by step, backwards, or running by itself, with all hands open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from macclassic.app.lookback.match_log import LogPosition, MatchLog
from macclassic.app.lookback.replay_strip import ReplayStrip
from macclassic.app.play.stepping import ReplayStep, deals, seated, show_step, steps_of
from macclassic.app.play.table_controller import TableController
from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.match.replay import replayed
from macclassic.table.game_table import GameTable
from macclassic.toolbox.grammar.sentences import translate


class RecordedSteps:
    """The steps of a record, round by round, for its log."""

    def __init__(self, steps: Sequence[ReplayStep]) -> None:
        self._steps = steps
        self.viewer_key = steps
        self.begins = [at for at, step in enumerate(steps) if deals(step)]
        """Index of the first step of each round."""

    @property
    def rounds(self) -> int:
        """Number of rounds."""
        return len(self.begins)

    def past_events(self, number: int, since: int = 0) -> Sequence[ReplayStep]:
        """Return the steps of a round after `since` decisions, with the step before them first."""
        return self._steps[self.begins[number] + since : [*self.begins, len(self._steps)][number + 1]]

    def moves(self, number: int) -> Sequence[ReplayStep]:
        """Return the decisions of a round."""
        return self.past_events(number)[1:]


class ReplayController(TableController):
    """Controller of a replay."""

    log: MatchLog

    def __init__(
        self, services: ProgramServices, spec: GameSpec, table: GameTable, record: Mapping[str, object]
    ) -> None:
        """Raises BadRecord."""
        super().__init__(services, spec, table)
        match = replayed(record, spec)
        self._steps = steps_of(match)
        self._recorded = RecordedSteps(self._steps)
        self.at = 0
        """Number of decisions shown."""
        self.running = False
        """True while the replay runs by itself."""
        title = translate("replay", "{name} – Replay").format(name=spec.title)
        self.log = MatchLog(table, self._recorded, title, self._go_to)
        self.log.setParent(self)
        table.motion_ended.connect(self.go_on)
        self._seats: Sequence[Mapping[str, object]] = seated(match)
        self._sitting: Sequence[Mapping[str, object]] = self._seats
        """The players at the end of the record, and those at the table now."""
        table.use(services.settings.chosen(spec), self._seats)
        table.installEventFilter(self)
        self._strip = ReplayStrip(table, len(self._steps) - 1, self.back, self.step, self.run, self._show)

    def opened(self) -> None:
        self.show_anew()
        self._moved()

    def _moved(self) -> None:
        """Show in the menus and on the strip where the replay is."""
        self.services.update_menus()
        self._strip.show_at(self.at, self.running)

    @property
    def title(self) -> str:
        """Title of the window."""
        return translate("replay", "{name} – Replay").format(name=self.spec.title)

    def retranslate(self) -> None:
        """Show everything in the current language; a running replay stops."""
        self.running = False
        super().retranslate()
        self._moved()

    def _seat(self) -> None:
        """Seat the players of the moment that is shown."""
        seats = self._steps[self.at].seats or self._seats
        if seats != self._sitting:
            self._sitting = seats
            self.table.use(seats=seats)

    def show_anew(self) -> None:
        self._seat()
        show_step(self.table, self._steps, self.at)

    @property
    def more(self) -> bool:
        """True if decisions follow those that are shown."""
        return self.at + 1 < len(self._steps)

    def step(self) -> None:
        """Show the next decision as motion; if a motion runs, finish it instead."""
        if self.table.busy:
            self.table.finish()
            return
        if self.sheet_open or not self.more:
            self.running = False
            self._moved()
            return
        self.at += 1
        step = self._steps[self.at]
        self._seat()
        self.table.play(step.events, step.position)
        self._moved()

    def back(self) -> None:
        """Go back by one decision."""
        self._show(max(0, self.at - 1))

    def _go_to(self, where: LogPosition) -> None:
        """Show a moment of the log."""
        self._show(self._recorded.begins[where.round] + where.step)

    def _show(self, at: int) -> None:
        self.running = False
        self.table.finish()
        if not self.sheet_open:
            self.at = at
            self.show_anew()
        self._moved()

    def run(self) -> None:
        """Start running by itself, or stop."""
        self.running = not self.running
        self._moved()
        if self.running and not self.table.busy:
            self.step()

    def go_on(self) -> None:
        """Show the score sheet of a finished round, or the next decision while the replay runs."""
        step = self._steps[self.at]
        if not self.at_rest:
            return
        if step.result is not None:
            self.show_sheet(step.result, step.position, step.last)
        elif self.running:
            self.step()

    def sheet_read(self) -> None:
        self.step()

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
