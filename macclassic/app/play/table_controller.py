"""Base class for the controllers of games, replays, lessons, demos and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QTimer

from macclassic.app.program_services import MatchContext, ProgramServices
from macclassic.engine.core.contract import Result
from macclassic.engine.core.game_spec import GameSpec
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import AnyPosition, TableRequest
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_manager import CORNER

if TYPE_CHECKING:
    from macclassic.app.lookback.match_log import MatchLog
    from macclassic.app.play.help_windows import HelpManual
    from macclassic.app.play.session import Session
    from macclassic.app.program_services import ControllerMenus
    from macclassic.table.help.help_markup import Page


class TableController(Guarded, QObject):
    """Opens, suspends, translates and closes a table in its window (`program_services.Controller`)."""

    menus: Callable[[], ControllerMenus]
    session: Session | None = None
    """The match that is played here; None in a replay, a lesson, a demo and a puzzle."""
    context: MatchContext | None = None
    """Context of the match; None if no match is played here."""
    help: HelpManual | None = None
    log: MatchLog | None = None
    returns: Callable[[], object] | None = None
    """Callback after the window has closed: opens again what was open before."""

    def __init__(
        self, services: ProgramServices, spec: GameSpec, table: GameTable, window: Window | None = None
    ) -> None:
        """`window`: window of the table; None for one on the game's layer."""
        super().__init__()
        self.services, self.spec, self.table = services, spec, table
        self.window = window or table_window(table, spec.key)
        self.closed = self.sheet_open = False
        self.stands = Activity.AHEAD
        table.requested.connect(self._handle_request)
        self.window.closed.connect(self._window_closed)

    @property
    def title(self) -> str:
        """Title of the window in the current language."""
        return self.spec.title

    def open(self, start: QRect | None = None) -> None:
        """Open the window, zooming from `start`; `opened` is called afterwards."""
        self.window.setWindowTitle(self.title)
        self.services.manager.open(self.window, CORNER, zoom_from=start, then=self.opened)

    def opened(self) -> None:
        """Called when the window is open and painted."""
        self.later()

    def come_forward(self, context: MatchContext | None) -> bool:
        """Come to the front if this plays in `context`; return True if it does."""
        if context is None:
            self.services.manager.activate(self.window)
        return context is None

    def close(self) -> None:
        """Stop, because the program ends or the window has closed; play is already saved."""
        self.closed = True
        self.table.finish()

    def _window_closed(self) -> None:
        self.close()
        for each in (self.help, self.log):
            if each is not None:
                each.close()
        self.services.game_closed(self)
        if self.returns is not None:
            QTimer.singleShot(0, self.services.screen, self.returns)
        # The program is the parent, and would keep the controller and its table alive until it ends.
        self.deleteLater()

    @property
    def needs_person(self) -> bool:
        """True if this played on behind another window and now needs a person."""
        return False

    @property
    def at_rest(self) -> bool:
        """True if the next thing may be shown: no motion, no sheet, and the table is in front."""
        behind = self.stands is not Activity.AHEAD
        return not (self.closed or behind or self.sheet_open or self.table.busy)

    def go_on(self) -> None:
        """Show what comes next, if the table is at rest."""

    def later(self) -> None:
        """Call `go_on` when the current signal has reached all its receivers."""
        QTimer.singleShot(0, self, self.go_on)

    def stand(self, how: Activity) -> None:
        """Set the activity of the table; unless it is in front, it is suspended."""
        self.stands = how
        self.table.use(stand=how if how is Activity.AHEAD else Activity.STILL)
        self.later()

    def show_sheet(self, result: Result, position: AnyPosition, last: bool) -> None:
        """Show the end of a round; `sheet_read` is called when the sheet is closed."""
        self.sheet_open = True
        self.table.show_round(result, position, last)

    def sheet_read(self) -> None:
        """Continue after the sheet of a round."""
        self.later()

    def _handle_request(self, request: object) -> None:
        if request is TableRequest.GO_ON and self.sheet_open and not self.closed:
            self.sheet_open = False
            self.sheet_read()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.table.finish()
        self.window.setWindowTitle(self.title)
        self.show_anew()
        for each in (self.help, self.log):
            if each is not None:
                each.retranslate()

    def show_anew(self) -> None:
        """Draw the table again at its current position."""

    @property
    def pages(self) -> Sequence[Page]:
        """The pages of help."""
        return self.help.pages if self.help is not None else ()

    def show_help(self, page: int = 1) -> None:
        """Show the help at a page."""
        if self.help is not None:
            self.table.finish()
            self.help.show(page)

    def dialogs(self) -> Mapping[str, Callable[[], object]]:
        """Return the dialogs over the table by name, for screen pictures."""
        return {}


def table_window(table: GameTable, layer: str | None = None, kind: type[Window] = Window) -> Window:
    """Return the window of a table, as large as the screen allows.

    A window on a game's `layer` has a close box, and zoom and grow boxes if the table can be resized; any
    other has none.
    """
    smallest, own = table.parts.drawing.smallest_size, layer is not None
    boxes = own and smallest is not None
    window = kind("", table, closable=own, zoomable=boxes, growable=boxes)
    window.layer = layer
    if smallest is not None:
        window.smallest = smallest
        window.resize_content(table.manager.room(window))
    return window
