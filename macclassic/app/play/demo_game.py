"""A game that plays itself in a window of its own, for the demo (`app/play/demo.py`).

It has its own table and match. Nothing is saved or counted, except the cards shown in it, which are stored
with the next write.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal

from macclassic.app.play.computer_turns import ComputerTurns
from macclassic.app.play.stepping import seated
from macclassic.app.play.table_controller import TableController, table_window
from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.core.options import PERSON, usable
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
from macclassic.toolbox.grammar.sentences import translate

SHEET_MS = 5_000
"""Time that the sheet at the end of a round is shown, in milliseconds."""
ROUNDS = 2
"""Rounds of one game before the next game starts."""
PACE = 3


class DemoGame(TableController):
    """Controller of one game that plays itself."""

    over = Signal()
    """Emitted when this game has been shown long enough."""

    def __init__(self, services: ProgramServices, spec: GameSpec, table: GameTable, endless: bool) -> None:
        super().__init__(services, spec, table, table_window(table))
        self._endless = endless
        self._computers = ComputerTurns(table, services.think_process, self._apply, read=False)
        self._match = self._new_match()
        table.motion_ended.connect(self.go_on)
        table.use(usable(spec.options, {**services.settings.games.get(spec.key, {}), "pace": PACE}))
        self._sheet_timer = QTimer(self, singleShot=True)
        self._sheet_timer.setInterval(SHEET_MS)
        self._sheet_timer.timeout.connect(self._put_sheet_away)

    @property
    def title(self) -> str:
        return translate("demo", "{name} – Demo (any key or click ends it)").format(name=self.spec.title)

    def _new_match(self) -> Match:
        """Return a new match; at a fixed seat, with the companions that the person has chosen."""
        spec = self.spec
        players: Sequence[str] = ()
        if not self.table.parts.extras.any_seat:
            chosen = self.services.settings.chosen(spec).sitting()
            players = [
                each if each != PERSON else usual
                for each, usual in zip(chosen, spec.players.default, strict=False)
            ]
        return begin(spec, secrets.randbelow(1_000_000), players=players)

    def opened(self) -> None:
        self._deal()

    def close(self) -> None:
        """Stop the timers and the computer players."""
        self._sheet_timer.stop()
        self._computers.stop()
        super().close()

    def _position(self) -> AnyPosition:
        return TablePosition(self._match.rules.view(self._match.state, EVERYBODY), (), watching=True)

    def _deal(self) -> None:
        self.table.use(seats=seated(self._match))
        self.table.play((RoundBegan(),), self._position())

    def go_on(self) -> None:
        """Show the end of a round, or ask the next computer player."""
        match = self._match
        if not self.at_rest:
            return
        if match.actor in (ROUND_OVER, MATCH_OVER):
            self._sheet_timer.start()
            self.show_sheet(match.result, self._position(), match.actor == MATCH_OVER)
        else:
            self._computers.ask(match)

    def _apply(self, action: object, by: str) -> None:
        match, seat = self._match, self._match.actor
        self.table.play([SeatDecided(seat, action), *match.apply(action, by)], self._position())

    def _put_sheet_away(self) -> None:
        front = self.services.manager.front
        if isinstance(front, Dialog):
            front.strike_default()
        else:
            self._handle_request(TableRequest.GO_ON)

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
