"""A game that plays itself in a window of its own, for the demo (`app/play/demo.py`).

It has a table and a match of its own: nothing is saved or counted; which cards it showed is remembered with
what is written next.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer, Signal

from macclassic.app.host import ProgramServices
from macclassic.app.play.computer_turns import ComputerTurns
from macclassic.app.play.stepping import seated
from macclassic.app.play.table_controller import TableController, table_window
from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.core.options import usable
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import (
    AnyPosition,
    RoundBegan,
    SeatDecided,
    TablePosition,
    TableRequest,
)
from macclassic.toolbox.dialogs.dialogs import Dialog

translate = QCoreApplication.translate

SHEET_MS = 5_000
"""How long the sheet at the end of a round is shown."""
ROUNDS = 2
"""Rounds of one game before the next game has its turn."""
PACE = 3


class DemoGame(TableController):
    """Controller of one game that plays itself."""

    over = Signal()
    """It has been seen enough of."""

    def __init__(self, host: ProgramServices, spec: GameSpec, table: GameTable, endless: bool) -> None:
        super().__init__(host, spec, table, table_window(table))
        self._endless = endless
        self._computers = ComputerTurns(table, host.think_process, self._apply, read=False)
        self._match = self._new_match()
        table.motion_ended.connect(self.go_on)
        table.use(usable(spec.options, {**host.settings.games.get(spec.key, {}), "pace": PACE}))
        self._sheet_timer = QTimer(self, interval=SHEET_MS, singleShot=True)
        self._sheet_timer.timeout.connect(self._put_sheet_away)

    @property
    def title(self) -> str:
        return translate("demo", "{name} – Demo (any key or click ends it)").format(name=self.spec.title)

    def _new_match(self) -> Match:
        """Return another match, among those whom the person would meet at this table."""
        spec = self.spec
        players: Sequence[str] = ()
        if not self.table.parts.extras.any_seat:
            players = (spec.players.default[0], *self.host.settings.chosen(spec).sitting()[1:])
        return begin(spec, secrets.randbelow(1_000_000), players=players)

    def opened(self) -> None:
        self._deal()

    def close(self) -> None:
        """Stop."""
        self._sheet_timer.stop()
        self._computers.stop()
        super().close()

    def _position(self) -> AnyPosition:
        return TablePosition(self._match.rules.view(self._match.state, EVERYBODY), (), watching=True)

    def _deal(self) -> None:
        self.table.use(seats=seated(self._match))
        self.table.play((RoundBegan(),), self._position())

    def go_on(self) -> None:
        """Show how a round has ended, or let the computers decide."""
        match = self._match
        if not self.at_rest:
            return
        if match.actor in (ROUND_OVER, MATCH_OVER):
            self._sheet_timer.start()
            self.show_sheet(match.result, self._position(), match.actor == MATCH_OVER)
        else:
            self._computers.ask(match)

    def _apply(self, action: Any, by: str) -> None:
        match, seat = self._match, self._match.actor
        self.table.play([SeatDecided(seat, action), *match.apply(action, by)], self._position())

    def _put_sheet_away(self) -> None:
        front = self.host.manager.front
        if isinstance(front, Dialog):
            front.strike_default()
        else:
            self._wanted(TableRequest.GO_ON)

    def sheet_read(self) -> None:
        match = self._match
        if not self._endless and match.finished_rounds >= ROUNDS:
            self.over.emit()
        elif match.actor == MATCH_OVER:
            if self._endless:
                self._match = self._new_match()
                self._deal()
            else:
                self.over.emit()
        else:
            match.next_round()
            self._deal()
