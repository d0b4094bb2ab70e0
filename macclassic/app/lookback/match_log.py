"""The log of a match, as one would tell it: a window of lines, one for each decision that is worth telling.
A line leads to its moment on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QSize, QTimer

from macclassic.app.play.stepping import tales
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import PlayedEvents
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.dialogs.line_list import LineList, ListLine
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window import ReaderWindow, Window
from macclassic.toolbox.windows.window_frames import GROW

translate = QCoreApplication.translate

SIZE, LEAST = QSize(470, 166), QSize(200, 80)
AT = QPoint(30, 60)
"""Where it opens at first, from the corner of the game's window."""
AT_ONCE = 150
"""Decisions that are told before the window opens, and then at a time: the latest rounds first."""


@dataclass(frozen=True, slots=True, order=True)
class LogPosition:
    """What a line is of: a round, from 0, and how many of its decisions had been made then."""

    round: int
    step: int


class LogSource(Protocol):
    """Where what has happened comes from: `showing.Showing` of a match, `replay.Recorded` of a record."""

    @property
    def viewer_key(self) -> Any: ...
    @property
    def rounds(self) -> int: ...
    def moves(self, number: int) -> Sequence[Any]: ...
    def past_events(self, number: int, since: int = 0) -> Sequence[PlayedEvents]: ...


class LogWindow(ReaderWindow):
    """The lines, and below them what a click does."""

    def __init__(self, title: str) -> None:
        super().__init__(title, SIZE, LEAST)
        self.rows = LineList(title)
        self.rows.setParent(self.content)
        tell(
            self.rows,
            translate("balloon", "This is what has happened. To see a moment on the table, click its line."),
        )
        self._note = Label(translate("log", "Click a line to see that moment."))
        self._note.setParent(self.content)
        self._note.setFont(fonts.small())
        self.rows.installEventFilter(self)
        self.lay_out()
        self.fit()
        self.first_focus = self.rows

    def lay_out(self) -> None:
        wide, high = self.content.width(), self.content.height()
        # The bar shares its outer lines with the frame and the size box: they lie outside what is seen.
        self.rows.setGeometry(0, -1, wide + 1, high - GROW + 2)
        foot = max(GROW - 1, fonts.small_line() + 1)
        self.rows.setViewportMargins(0, fonts.small_lead(), 0, foot + 1 - GROW)
        self._note.setGeometry(6, high - foot, wide - GROW - 6, foot)


class MatchLog(QObject):
    """The log of what is on a table, in its window while that is open."""

    def __init__(
        self, table: GameTable, source: LogSource, title: str, go_to: Callable[[LogPosition], object]
    ) -> None:
        """`title`: of the game; `go_to`: shows the moment of a line that was taken."""
        super().__init__()
        self.window: LogWindow | None = None
        self._table, self.source, self._title, self._go_to = table, source, title, go_to
        self._place: tuple[QPoint, QSize] | None = None
        self._whose: Any = None
        self._last: list[Any] = []
        """The decisions of the latest round that have been told."""
        self._round = -1
        """The latest round that has been told of."""
        self._earlier = 0
        """How many rounds from the first on have not been told yet."""
        table.motion_ended.connect(self.update)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        manager = self._table.manager
        if self.window is not None:
            manager.activate(self.window)
            return
        self._table.finish()
        title = translate("log", "{name} Log").format(name=self._title)
        window = self.window = LogWindow(title)
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
        """Put the window away."""
        if self.window is not None:
            self._table.manager.close(self.window)

    def retranslate(self) -> None:
        """Tell all in the language that is spoken now, if it is shown."""
        if self.window is not None:
            self.close()
            self.show()

    def steps(self, number: int) -> list[int]:
        """Return the moments of a round that it tells of, by how much had been decided then."""
        lines = self.window.rows.lines if self.window is not None else ()
        return sorted({line.about.step for line in lines if line.about.round == number})

    # What it tells

    def update(self) -> None:
        """Tell what has happened since, and no more of what was taken back; once it has been seen."""
        if self.window is None or self._table.busy:
            return
        if self.source.viewer_key != self._whose:
            self._begin(self.window.rows)
        else:
            self._go_on(self.window.rows)

    def _begin(self, rows: LineList) -> None:
        """Tell all anew: at once of the latest rounds."""
        self._whose, self._earlier = self.source.viewer_key, self.source.rounds
        rows.change(0, len(rows.lines), self._some())
        self._note()
        if self._earlier:
            QTimer.singleShot(0, self, lambda: self._tell_earlier(self._whose, []))

    def _some(self) -> list[ListLine]:
        """Return the lines of the latest rounds that have not been told yet, but not of too many at once."""
        lines: list[ListLine] = []
        told = 0
        while self._earlier and told < AT_ONCE:
            self._earlier -= 1
            lines[:0] = self._lines(self._earlier, 0)
            told += 1 + len(self.source.moves(self._earlier))
        return lines

    def _tell_earlier(self, whose: Any, lines: list[ListLine]) -> None:
        """Go on with the rounds before, bit by bit, and put them all before the others at last."""
        if self.window is None or whose is not self._whose:
            return
        lines[:0] = self._some()
        if self._earlier:
            QTimer.singleShot(0, self, lambda: self._tell_earlier(whose, lines))
        else:
            self.window.rows.change(0, 0, lines)

    def _go_on(self, rows: LineList) -> None:
        """Tell what is new since, and forget what was taken back, which is of the latest round."""
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
        """Return the lines of a round after so many decisions, its deal's among them after none."""
        told = tales(self._table, self.source.past_events(number, since))
        return [
            ListLine(text, not (step or at), LogPosition(number, step))
            for step, texts in enumerate(told, since)
            for at, text in enumerate(texts)
        ]
