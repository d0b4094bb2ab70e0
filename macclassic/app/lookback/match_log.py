"""*Look Back…*: the log of a match, one line for each notable decision, and buttons that show more of it.

A click on a line shows its moment on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QSize, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from macclassic.app.play.stepping import log_lines_of
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import PlayedEvents
from macclassic.toolbox.dialogs.labels import Label, unkeyed
from macclassic.toolbox.dialogs.line_list import TAKE, LineList, ListLine
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import Item
from macclassic.toolbox.spots import tell
from macclassic.toolbox.style.scroll_bars import THICK as SCROLL_BAR
from macclassic.toolbox.windows.narrowing import narrow
from macclassic.toolbox.windows.window import ControlStrip, ReaderWindow, Window
from macclassic.toolbox.windows.window_frames import GROW

SIZE, LEAST = QSize(470, 196), QSize(200, 120)
WIDEST = 560
"""Greatest width of the buttons below the lines in pixels."""
AT = QPoint(30, 60)
"""First position of the log window, from the corner of the game's window."""
AT_ONCE = 150
"""Number of decisions described before the window opens, and at a time later: latest rounds first."""


@dataclass(frozen=True, slots=True, order=True)
class LogPosition:
    """Position of a log line: the round, from 0, and the number of its decisions made so far."""

    round: int
    step: int


class LogSource(Protocol):
    """Source of a log: `Presenter` for a match, `RecordedSteps` for a record."""

    @property
    def viewer_key(self) -> object: ...
    @property
    def rounds(self) -> int: ...
    def moves(self, number: int) -> Sequence[object]: ...
    def past_events(self, number: int, since: int = 0) -> Sequence[PlayedEvents]: ...


class LogWindow(ReaderWindow):
    """Window of a log: the lines, and below them a button for each other way to look back, and *Copy*."""

    def __init__(self, name: str, ways: Sequence[Item]) -> None:
        """`name`: of the list, for screen readers."""
        super().__init__(translate("log", "Look Back"), SIZE, LEAST)
        self.rows = LineList(name)
        self.rows.setParent(self.content)
        tell(
            self.rows,
            translate("balloon", "This is what has happened. To see a moment on the table, click its line."),
        )
        self._strip = ControlStrip(self.content)
        foot = QVBoxLayout(self._strip)
        foot.setContentsMargins(8, 4, 8, 6)
        foot.setSpacing(4)
        note = Label(translate("log", "Click a line to see that moment."))
        note.setFont(fonts.small())
        foot.addWidget(note)
        row = QHBoxLayout()
        row.setSpacing(8)
        foot.addLayout(row)
        self._ways: list[Item] = []
        self._buttons = [QPushButton() for _ in ways]
        for at, button in enumerate(self._buttons):
            button.clicked.connect(lambda _checked=False, at=at: self._go(at))
            row.addWidget(button)
        row.addStretch(1)
        copy = QPushButton(translate("log", "Copy"))
        copy.clicked.connect(self.rows.copy)
        tell(copy, translate("balloon", "To copy the selected lines, or all lines, click this button."))
        row.addWidget(copy)
        for each in (self.rows, *self._buttons, copy):
            each.installEventFilter(self)
        self.show_ways(ways)
        narrow(self._strip, WIDEST)
        self._foot = self._strip.sizeHint().height()
        self.smallest = QSize(self._strip.sizeHint().width() + SCROLL_BAR - 1, LEAST.height())
        self.resize_content(SIZE)
        self.lay_out()
        self.fit()
        self.first_focus = self.rows

    def show_ways(self, ways: Sequence[Item]) -> None:
        """Update the buttons of the other ways to look back."""
        self._ways = list(ways)
        for button, way in zip(self._buttons, self._ways, strict=True):
            button.setText(unkeyed(way.title))
            button.setEnabled(way.enabled)
            tell(button, way.balloon, way.balloon_dimmed)

    def _go(self, at: int) -> None:
        command = self._ways[at].command
        if command is not None:
            command()

    def lay_out(self) -> None:
        wide, high = self.content.width(), self.content.height()
        # The scroll bar shares its outer lines with the frame and the size box, so they lie outside the
        # content.
        self.rows.setGeometry(0, -1, wide + 1, high - GROW + 2)
        self.rows.setViewportMargins(0, fonts.small_lead(), 0, self._foot + 1 - GROW)
        self._strip.setGeometry(0, high - self._foot, wide - SCROLL_BAR + 1, self._foot)

    def strike(self, watched: QObject, key: int) -> bool:
        if isinstance(watched, QPushButton) and key in TAKE:
            watched.click()
            return True
        return False


class MatchLog(QObject):
    """The log of a table, with its window while that is open."""

    def __init__(
        self,
        table: GameTable,
        source: LogSource,
        title: str,
        go_to: Callable[[LogPosition], object],
        ways: Callable[[], Sequence[Item]] = tuple,
    ) -> None:
        """`title`: of the game; `go_to`: shows the moment of a line; `ways`: other ways to look back."""
        super().__init__()
        self.ways = ways
        self.window: LogWindow | None = None
        self._table, self.source, self._title, self._go_to = table, source, title, go_to
        self._place: tuple[QPoint, QSize] | None = None
        self._whose: object = None
        self._last: list[object] = []
        """The decisions of the latest round that the log contains."""
        self._round = -1
        """The latest round in the log; -1 if there is none."""
        self._earlier = 0
        """Number of rounds, from the first on, that the log does not contain yet."""
        table.motion_ended.connect(self.update)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        manager = self._table.manager
        if self.window is not None:
            manager.activate(self.window)
            return
        self._table.finish()
        title = translate("log", "{name} Log").format(name=self._title)
        window = self.window = LogWindow(title, self.ways())
        window.rows.taken.connect(self._go_to)
        window.closed.connect(self._closed)
        self._begin(window.rows)
        table = self._table.window()
        at = AT
        if isinstance(table, Window):
            at, window.layer = manager.rect_of(table).topLeft() + AT, table.layer
        if self._place is not None:
            at, size = self._place
            window.resize_content(size)
        manager.open(window, at)
        window.rows.scrollToBottom()

    def _closed(self) -> None:
        assert self.window is not None
        manager = self._table.manager
        if self.window in manager.windows:
            self._place = manager.rect_of(self.window).topLeft(), self.window.content.size()
        self.window = None

    def close(self) -> None:
        """Close the window."""
        if self.window is not None:
            self._table.manager.close(self.window)

    def retranslate(self) -> None:
        """Rebuild the log in the current language if its window is open."""
        if self.window is not None:
            self.close()
            self.show()

    def steps(self, number: int) -> list[int]:
        """Return the decision counts of the log's lines in a round, sorted."""
        lines = self.window.rows.lines if self.window is not None else ()
        return sorted({line.about.step for line in lines if line.about.round == number})

    # Lines

    def update(self) -> None:
        """Add the latest decisions and remove those taken back, once the table has shown them."""
        if self.window is None:
            return
        self.window.show_ways(self.ways())
        if self._table.busy:
            return
        if self.source.viewer_key != self._whose:
            self._begin(self.window.rows)
        else:
            self._go_on(self.window.rows)

    def _begin(self, rows: LineList) -> None:
        """Rebuild the log: the latest rounds at once, the earlier ones later."""
        self._whose, self._earlier = self.source.viewer_key, self.source.rounds
        rows.change(0, len(rows.lines), self._latest_lines())
        self._note()
        if self._earlier:
            QTimer.singleShot(0, self, lambda: self._tell_earlier(self._whose, []))

    def _latest_lines(self) -> list[ListLine]:
        """Return the lines of the latest missing rounds, for about `AT_ONCE` decisions."""
        lines: list[ListLine] = []
        entries = 0
        while self._earlier and entries < AT_ONCE:
            self._earlier -= 1
            lines[:0] = self._lines(self._earlier, 0)
            entries += 1 + len(self.source.moves(self._earlier))
        return lines

    def _tell_earlier(self, whose: object, lines: list[ListLine]) -> None:
        """Collect the lines of earlier rounds step by step, then insert them all above the others."""
        if self.window is None or whose is not self._whose:
            return
        lines[:0] = self._latest_lines()
        if self._earlier:
            QTimer.singleShot(0, self, lambda: self._tell_earlier(whose, lines))
        else:
            self.window.rows.change(0, 0, lines)

    def _go_on(self, rows: LineList) -> None:
        """Add new decisions and remove those of the latest round that were taken back."""
        if self._round < 0:
            return
        moves = self.source.moves(self._round)
        same = 0
        while same < min(len(moves), len(self._last)) and moves[same] is self._last[same]:
            same += 1
        stay, since = len(rows.lines), LogPosition(self._round, same)
        while stay and rows.lines[stay - 1].about > since:
            stay -= 1
        new = self._lines(self._round, same) if same < len(moves) else []
        for number in range(self._round + 1, self.source.rounds):
            new += self._lines(number, 0)
        rows.change(stay, len(rows.lines) - stay, new)
        self._note()

    def _note(self) -> None:
        self._round = self.source.rounds - 1
        self._last = list(self.source.moves(self._round)) if self._round >= 0 else []

    def _lines(self, number: int, since: int) -> list[ListLine]:
        """Return the lines of a round after `since` decisions; with 0 this includes the deal's lines."""
        sentences = log_lines_of(self._table, self.source.past_events(number, since))
        return [
            ListLine(text, not (step or at), LogPosition(number, step))
            for step, texts in enumerate(sentences, since)
            for at, text in enumerate(texts)
        ]
