"""The demo, as shops' Macs ran it: a game plays itself until somebody touches anything.

It has a table and a match of its own: nothing is saved or counted, and what was open stands behind it as it
was; which cards it showed is remembered with what is written next. It begins by a menu, or by itself when the
desktop has been left alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

from macclassic.app.computers import Computers
from macclassic.app.gamedesk import table_window
from macclassic.app.host import Host
from macclassic.app.ledger import Ledger
from macclassic.app.steps import seated
from macclassic.engine.contract import EVERYBODY
from macclassic.engine.game import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.match import Match
from macclassic.engine.options import usable
from macclassic.engine.registry import games
from macclassic.engine.simulate import begin
from macclassic.engine.standing import Dealt
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.moment import Begun, Decided, Position, Wish
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import CORNER

translate = QCoreApplication.translate

ALONE_MS = 5 * 60_000
"""How long the desktop is left alone before a game plays itself."""
SHEET_MS = 5_000
"""How long the sheet at the end of a round is shown."""
ROUNDS = 2
"""Rounds of one game before the next game has its turn."""
PACE = 3

_TOUCHES = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.InputMethod,
)
_RELEASES = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease)


class Demo(Guarded, QObject):
    """Watches over an untouched desktop, and runs the demo."""

    def __init__(self, host: Host, alone_ms: int = ALONE_MS) -> None:
        super().__init__()
        self._host = host
        self._show: _Show | None = None
        self._turn = 0
        self._hidden = False
        self._swallowing = False
        self._alone = QTimer(self)
        self._alone.setSingleShot(True)
        self._alone.setInterval(alone_ms)
        self._alone.timeout.connect(self._left_alone)
        # Nobody expects a noise from a desktop that was left alone.
        self._silence = Sounds(self)
        self._silence.on = False
        # Where presses and keys come in: the native window and what is in it.
        for each in (host.screen, host.screen.viewport()):
            each.installEventFilter(self)
        host.manager.front_changed.connect(self._watch)

    @property
    def running(self) -> bool:
        """Whether a game plays itself."""
        return self._show is not None

    def start(self, key: str | None = None) -> None:
        """Let a game play itself, or one after the other if none is named."""
        if self._show is not None:
            return
        host = self._host
        if host.thinker is None:
            return
        self._alone.stop()
        self._hidden = host.manager.hidden
        if host.game is not None:
            host.game.hold()
        self._next(key)

    def _next(self, key: str | None) -> None:
        shown = [each for each, spec in games().items() if spec.screen]
        if not shown:
            return
        chosen = key or shown[self._turn % len(shown)]
        self._turn = shown.index(chosen) + 1
        spec = games()[chosen]
        table = self._host.build_table(spec, self._silence if key is None else None)
        self._show = _Show(self._host, spec, table, endless=key is not None)
        self._show.setParent(self)
        self._show.over.connect(self._over)
        self._show.gone.connect(self.end)
        self._show.open()

    def _over(self) -> None:
        """Go on with the next game."""
        if self._show is not None:
            self._show.close()
            self._show = None
            self._next(None)

    def end(self) -> None:
        """Take the demo off the screen and go on where things stood."""
        show, self._show = self._show, None
        if show is None:
            return
        show.close()
        host = self._host
        if self._hidden:
            host.manager.hide_all()
        if host.game is not None:
            host.game.let_go()
        host.update_menus()
        self._watch()

    def close(self) -> None:
        """Wait no more: the program ends."""
        self._alone.stop()

    # Being left alone, and touched

    @property
    def _at_desktop(self) -> bool:
        host = self._host
        return not host.manager.windows and host.game is None

    def _watch(self) -> None:
        """Begin to wait anew, if there is nothing but the desktop."""
        if self._show is None and self._at_desktop:
            self._alone.start()
        else:
            self._alone.stop()

    def _left_alone(self) -> None:
        if self._at_desktop:
            self._host.bar.put_away()
            self.start()
        else:
            self._watch()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if self._show is not None:
            if kind in _TOUCHES:
                self._swallowing = kind in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
                # Its windows go when the event that ends it is done with.
                QTimer.singleShot(0, self, self.end)
                return True
        elif self._swallowing and kind in _RELEASES:
            self._swallowing = False
            return True
        elif self._alone.isActive() and (kind in _TOUCHES or kind == QEvent.Type.MouseMove):
            self._alone.start()
        return False


class _Show(QObject):
    """One game that plays itself in a window of its own."""

    over = Signal()
    """It has been seen enough of."""
    gone = Signal()
    """Its window was closed."""

    def __init__(self, host: Host, spec: GameSpec, table: GameTable, endless: bool) -> None:
        super().__init__()
        self._host = host
        self._spec = spec
        self._table = table
        self._endless = endless
        self._closed = self._sheet_open = False
        self._computers = Computers(table, host.thinker, self._apply, read=False)
        self._match = self._new_match()
        title = translate("demo", "{name} – Demo (any key or click ends it)").format(name=spec.title)
        self._window = table_window(title, table, own=False)
        self._window.closed.connect(self._window_closed)
        table.drained.connect(self._drained)
        table.wanted.connect(self._wanted)
        table.use(usable(spec.options, {**host.settings.games.get(spec.key, {}), "pace": PACE}))
        self._sheet_timer = QTimer(self)
        self._sheet_timer.setSingleShot(True)
        self._sheet_timer.setInterval(SHEET_MS)
        self._sheet_timer.timeout.connect(self._put_sheet_away)

    def _new_match(self) -> Match:
        """Return another match, among those whom the person would meet at this table."""
        spec = self._spec
        players: Sequence[str] = ()
        if not self._table.parts.any_seat:
            players = (spec.players.default[0], *self._host.settings.chosen(spec).sitting()[1:])
        return begin(spec, secrets.randbelow(1_000_000), players=players)

    def open(self) -> None:
        """Open the window and deal."""
        self._host.manager.open(self._window, CORNER)
        self._deal()

    def close(self) -> None:
        """Take away the window and whatever stands over it."""
        if self._closed:
            return
        self._closed = True
        self._sheet_timer.stop()
        self._computers.stop()
        self._table.finish()
        self._host.manager.close(self._window)
        self.deleteLater()

    def _window_closed(self) -> None:
        if not self._closed:
            self.gone.emit()

    def _position(self) -> Position:
        return Position(self._match.rules.view(self._match.state, EVERYBODY), (), watching=True)

    def _deal(self) -> None:
        if self._host.folder is not None:
            # All hands lie open: whoever deals these cards again plays for practice.
            Ledger.of(self._host.folder).note(Dealt(self._match.past.deal))
        self._table.use(seats=seated(self._match))
        self._table.play((Begun(),), self._position())

    def _drained(self) -> None:
        match = self._match
        if self._closed or self._table.busy or self._sheet_open:
            return
        if match.actor in (ROUND_OVER, MATCH_OVER):
            self._sheet_open = True
            self._sheet_timer.start()
            self._table.show_round(match.result, self._position(), match.actor == MATCH_OVER)
        else:
            self._computers.ask(match)

    def _apply(self, action: Any, by: str) -> None:
        match, seat = self._match, self._match.actor
        self._table.play([Decided(seat, action), *match.apply(action, by)], self._position())

    def _put_sheet_away(self) -> None:
        front = self._host.manager.front
        if isinstance(front, Dialog):
            front.strike_default()
        else:
            self._sheet_read()

    def _wanted(self, wish: object) -> None:
        if wish is Wish.GO_ON:
            self._sheet_read()

    def _sheet_read(self) -> None:
        if self._closed or not self._sheet_open:
            return
        self._sheet_open = False
        match = self._match
        if not self._endless and match.rounds_over >= ROUNDS:
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
