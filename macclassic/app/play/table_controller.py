"""What the controllers of games, records, lessons, demos and puzzles have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, QTimer

from macclassic.app.host import MatchContext, ProgramServices
from macclassic.engine.core.game_spec import GameSpec
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import AnyPosition, TableRequest
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.menus.menu_bar import Item, Menu
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_manager import CORNER

if TYPE_CHECKING:
    from macclassic.app.lookback.match_log import MatchLog
    from macclassic.app.play.help_windows import HelpManual
    from macclassic.app.play.session import Session
    from macclassic.table.help.help_markup import Page


class TableController(Guarded, QObject):
    """Opens, suspends, translates and closes a table in its window (`host.Controller`)."""

    menus: Callable[[], tuple[Menu, Sequence[Item]]]
    session: Session | None = None
    """The match that is played here; None where a record, a lesson, a demo or a puzzle is shown."""
    beside: MatchContext | None = None
    """What the match is played for."""
    help: HelpManual | None = None
    log: MatchLog | None = None
    returns: Callable[[], object] | None = None
    """Opens what was open before, once the window has closed."""

    def __init__(
        self, host: ProgramServices, spec: GameSpec, table: GameTable, window: Window | None = None
    ) -> None:
        """`window`: of the table, if it is not one of the game's layer."""
        super().__init__()
        self.host, self.spec, self.table = host, spec, table
        self.window = window or table_window(table, spec.key)
        self.closed = self.sheet_open = False
        self.stands = Activity.AHEAD
        table.requested.connect(self._wanted)
        self.window.closed.connect(self._window_closed)

    @property
    def title(self) -> str:
        """The title of the window, in the language that is spoken."""
        return self.spec.title

    def open(self, start: QRect | None = None) -> None:
        """Open the window, zooming from `start`; `opened` follows."""
        self.window.setWindowTitle(self.title)
        self.host.manager.open(self.window, CORNER, zoom_from=start, then=self.opened)

    def opened(self) -> None:
        """Called when the window is there, with its first picture."""
        self.later()

    def come_forward(self, beside: MatchContext | None) -> bool:
        """Come to the front if this is what is played for `beside`; return whether it is."""
        if beside is None:
            self.host.manager.activate(self.window)
        return beside is None

    def close(self) -> None:
        """Stop: the program ends, or the window has gone. What was played is saved already."""
        self.closed = True
        self.table.finish()

    def _window_closed(self) -> None:
        self.close()
        for each in (self.help, self.log):
            if each is not None:
                each.close()
        self.host.game_closed(self)
        if self.returns is not None:
            QTimer.singleShot(0, self.host.screen, self.returns)
        # The program is its parent and would keep it, and the table with it, for as long as it runs.
        self.deleteLater()

    @property
    def waits(self) -> bool:
        """Whether it has gone on behind something else until it wanted a person."""
        return False

    @property
    def at_rest(self) -> bool:
        """Whether what comes next may be shown: nothing moves, and nothing is in front."""
        behind = self.stands is not Activity.AHEAD
        return not (self.closed or behind or self.sheet_open or self.table.busy)

    def go_on(self) -> None:
        """Show what comes next, if the table is at rest."""

    def later(self) -> None:
        """Go on when everybody has been told of what has happened."""
        QTimer.singleShot(0, self, self.go_on)

    def stand(self, how: Activity) -> None:
        """Go on in front, or stand still behind something else."""
        self.stands = how
        self.table.use(stand=how if how is Activity.AHEAD else Activity.STILL)
        self.later()

    def show_sheet(self, result: Any, position: AnyPosition, last: bool) -> None:
        """Show how a round has ended; `sheet_read` follows."""
        self.sheet_open = True
        self.table.show_round(result, position, last)

    def sheet_read(self) -> None:
        """Go on after the sheet of a round."""
        self.later()

    def _wanted(self, wish: object) -> None:
        if wish is TableRequest.GO_ON and self.sheet_open and not self.closed:
            self.sheet_open = False
            self.sheet_read()

    def retranslate(self) -> None:
        """Show everything in the language that is spoken now."""
        self.table.finish()
        self.window.setWindowTitle(self.title)
        self.show_anew()
        for each in (self.help, self.log):
            if each is not None:
                each.retranslate()

    def show_anew(self) -> None:
        """Draw the table afresh where it stands."""

    @property
    def pages(self) -> Sequence[Page]:
        """The pages of help."""
        return self.help.pages if self.help is not None else ()

    def show_help(self, page: int = 1) -> None:
        """Show the help, at a page."""
        if self.help is not None:
            self.table.finish()
            self.help.show(page)

    def dialogs(self) -> Mapping[str, Callable[[], object]]:
        """Return what can be shown over the table, by name, for pictures."""
        return {}


def table_window(table: GameTable, layer: str | None = None, kind: type[Window] = Window) -> Window:
    """Return the window of a table, as large as the screen allows: with all its boxes if it is of a `layer`,
    which a game is, and without any if not."""
    smallest, own = table.parts.drawing.smallest_size, layer is not None
    boxes = own and smallest is not None
    window = kind("", table, closable=own, zoomable=boxes, growable=boxes, grow_lines=False)
    window.layer = layer
    if smallest is not None:
        window.smallest = smallest
        window.resize_content(table.manager.room(window))
    return window
