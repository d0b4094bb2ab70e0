"""Statistics window of a game: totals, a chart, bars, and buttons for export and reset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import accumulate
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout

from macclassic.app.desktop.save_as import save_under
from macclassic.app.program_services import ProgramServices
from macclassic.app.progress.hall_of_fame import WHOLE, WORDS, HallOfFame, level_words
from macclassic.app.storage import data_folder
from macclassic.app.storage.statistics_queue import StatisticsQueue, unusable, unwritable
from macclassic.engine.core.game_spec import GameSpec, lazily
from macclassic.engine.core.safe_text import MAX_NAME_LENGTH, harmless
from macclassic.engine.progress import rankings
from macclassic.engine.progress.statistics import (
    DAILY,
    PLAIN,
    BadStatistics,
    FinishedRound,
    Statistics,
    Summary,
    sum_up,
)
from macclassic.quickdraw import fonts
from macclassic.table.chart import Bars, Chart
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import whole
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.dialogs.dialogs import Dialog, confirm, paragraph
from macclassic.toolbox.dialogs.labels import Label, small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import balloon_text, tell
from macclassic.toolbox.style import text as style_text

show_album = lazily("macclassic.app.progress.achievements:show_album")
show_evenings = lazily("macclassic.app.progress.activity_calendar:show_evenings")

CHART = (270, 150)
HEADING = 330
"""Width in pixels of the heading, to the left of the pop-up menu for the sort of rounds."""
BARS, LEVELS = 250, 5
"""Width in pixels of the bars, and maximum number of levels with a bar."""
CHOICE, LABEL = 130, 256
"""Maximum widths in pixels of a text in a pop-up menu, as a name of forty letters, and before a figure."""


class StatisticsDialog(Dialog):
    """Shows the statistics of rounds, of all players or of one, against all levels or one."""

    def __init__(
        self, title: str, table: GameTable, rounds: Sequence[FinishedRound], player: str = ""
    ) -> None:
        super().__init__(translate("statistics", "Statistics"))
        self._table = table
        self._rounds = rounds
        self._all_sorts, self._all_levels = rankings.categories(rounds), rankings.levels(rounds)
        heading = QHBoxLayout()
        heading.addWidget(
            paragraph(translate("statistics", "Statistics of {name}").format(name=title), width=HEADING)
        )
        heading.addStretch(1)
        top = QHBoxLayout()
        self._players = _pop_up(
            top,
            translate("statistics", "Player:"),
            translate("balloon", "To see the results of one player, choose a name from this pop-up menu."),
        )
        self._levels = _pop_up(
            top,
            translate("statistics", "Against:"),
            translate("balloon", "To see the results against one level, choose it from this pop-up menu."),
        )
        self._sorts = _pop_up(
            heading,
            translate("statistics", "Kind:"),
            translate("balloon", "To see results by other rules or of other kinds, choose them here."),
            shown=len(self._all_sorts) > 1,  # With plain rounds only there is no choice.
        )
        self._add_choices(player)
        top.addStretch(1)
        days = translate("balloon", "To see on which days you have played, click this button.")
        top.addWidget(self._make_button("days", translate("statistics", "Calendar…"), days))
        self.body.addLayout(top)
        self.body.insertLayout(0, heading)
        row = QHBoxLayout()
        row.setSpacing(16)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._values: list[Label] = []
        row.addLayout(self._grid)
        right = QVBoxLayout()
        right.setSpacing(2)
        self._caption = small("")
        self.chart = Chart(*CHART)
        tell(self.chart, translate("balloon", "This chart shows the results from the first to the last."))
        right.addWidget(self._caption)
        right.addWidget(self.chart)
        right.addStretch(1)
        row.addLayout(right)
        self.body.addLayout(row)
        self._bars_below()
        self._buttons_below()
        self._show()
        for box in (self._sorts, self._players, self._levels):
            box.currentIndexChanged.connect(lambda _row, box=box: _tell_whole(box))
            box.activated.connect(self._show)
            _tell_whole(box)
        self.fit()

    def limit_height(self, height: int) -> None:
        """Move the lines closer together if the dialog is taller than `height`."""
        if self.height() > height:
            self._grid.setVerticalSpacing(0)
            self._grid.update()
            self.body.activate()
            self.fit()

    def _add_choices(self, player: str) -> None:
        for sort in self._all_sorts:
            _add_cut(self._sorts, _sort_words(sort), sort)
        if self._sorts.count() > 1:
            self._sorts.addItem(translate("statistics", "All together"), None)
        self._players.addItem(translate("statistics", "Everybody"), None)
        names = rankings.players(self._rounds)
        for name in names if player in ("", *names) or not names else (player, *names):
            _add_cut(self._players, name or translate("statistics", "Unregistered"), name)
        self._players.setCurrentIndex(max(0, self._players.findData(player)) if player else 0)
        self._levels.addItem(translate("statistics", "Any level"), None)
        for level in self._all_levels:
            _add_cut(self._levels, level_words(self._table, level), level)

    def _bars_below(self) -> None:
        """Add bars for the places in matches and for the levels, as many as all rounds need."""
        self._places = Bars(BARS, max([2, *(place for place, _ in _places(self._rounds))]), _captions()[0])
        self._against = Bars(BARS, min(LEVELS, len(self._all_levels)), _captions()[1])
        tell(self._places, translate("balloon", "These bars show how often you came in at each place."))
        tell(
            self._against,
            translate("balloon", "These bars show how often each opponent was beaten."),
        )
        if self._rounds:
            line = QHBoxLayout()
            line.addWidget(self._places, 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(self._against, 0, Qt.AlignmentFlag.AlignTop)
            self.body.addLayout(line)

    def _show_bars(self, rounds: Sequence[FinishedRound]) -> None:
        places = _places(rounds)
        most = max([1, *(count for _, count in places)])
        self._places.show_rows(
            [(f"{place}.", count / most, str(count)) for place, count in places],
            translate("statistics", "None finished yet"),
        )
        against = []
        played: Counter[tuple[str, ...]] = Counter()
        won: Counter[tuple[str, ...]] = Counter()
        for (opponents, victory), count in Counter(map(attrgetter("opponents", "won"), rounds)).items():
            played[rankings.level(opponents)] += count
            won[rankings.level(opponents)] += count if victory else 0
        for level in sorted(rankings.levels(rounds), key=lambda each: -played[each]):
            words = style_text.middle_cut(level_words(self._table, level), BARS * 3 // 4)
            figure = translate("statistics", "{won} of {played}")
            figure = figure.format(won=won[level], played=played[level])
            against.append((words, won[level] / played[level], figure))
        self._against.show_rows(against)

    def _buttons_below(self) -> None:
        nothing = translate("balloon", "Nothing has been counted yet.")
        forget = translate("balloon", "To begin counting from nothing again, click this button.")
        export = translate("balloon", "To write all results to a table of figures, click this button.")
        best = translate("balloon", "To see the best results of all, click this button.")
        away = translate("balloon", "To close the statistics, click this button.")
        album = translate("balloon", "To see all achievements, click this button.")
        left = ("clear", "export", "fame", "album")
        self.add_buttons(
            (
                ("clear", translate("statistics", "Erase…"), forget, nothing),
                ("export", translate("statistics", "Export…"), export, nothing),
                ("fame", translate("statistics", "Hall of Fame…"), best, nothing),
                ("album", translate("statistics", "Achievements…"), album),
                ("ok", translate("dialog", "OK"), away),
            ),
            default="ok",
            cancel="ok",
            left=left,
        )
        for name in left[:-1]:
            self.button(name).setEnabled(bool(self._rounds))

    @property
    def chosen(self) -> tuple[FinishedRound, ...]:
        """The rounds selected by the pop-up menus."""
        level = self._levels.currentData()
        player, sort = self._players.currentData(), self._sorts.currentData()
        return rankings.filter_rounds(self._rounds, player, None if level is None else tuple(level), sort)

    def _show(self) -> None:
        rounds = self.chosen
        summary = sum_up(rounds)
        lines = [*self._table.parts.texts.statistics(summary), *_more_lines(self._table, summary)]
        if not self._values:
            for row, (label, _) in enumerate(lines):
                value = Label()
                value.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(Label(style_text.end_cut(label, LABEL, fonts.system())), row, 0)
                self._grid.addWidget(value, row, 1)
                self._values.append(value)
            self._grid.setRowStretch(len(lines), 1)
        for value, (_, text) in zip(self._values, lines, strict=True):
            value.setText(text)
        self._show_bars(rounds)
        sums = self._table.parts.extras.gains_add_up
        if sums:
            caption = translate("statistics", "Running total, game by game")
            values = list(accumulate(each.change for each in rounds))
        else:
            caption = translate("statistics", "{points}, from first to last").format(
                points=self._table.parts.texts.counted_heading()
            )
            values = [each.points for each in rounds]
        self._caption.setText(caption)
        self.chart.show_values(
            values,
            columns=not sums,
            words=self._table.parts.texts.gain if sums else whole,
            nothing=translate("statistics", "Your first result begins the chart"),
        )
        sentence = translate(
            "statistics", "{caption}: results: {count}, lowest {low}, highest {high}, last {last}"
        )
        self.chart.setAccessibleName(
            sentence.format(
                caption=caption,
                count=len(values),
                low=self.chart.figure(min(values, default=0)),
                high=self.chart.figure(max(values, default=0)),
                last=self.chart.figure(values[-1] if values else 0),
            )
        )


def _sort_words(sort: str) -> str:
    """Return the title of a sort of rounds (`rankings.category`)."""
    return {
        PLAIN: translate("statistics", "Plain rules"),
        "house": translate("statistics", "House rules"),
        DAILY: translate("daily", "Today’s Deal"),
        "ladder": translate("statistics", "The ladder"),
    }.get(sort, harmless(sort, MAX_NAME_LENGTH))


def _captions() -> tuple[str, str]:
    return translate("statistics", "Final places"), translate("statistics", "Won against")


def _places(rounds: Sequence[FinishedRound]) -> list[tuple[int, int]]:
    """Return how often a match ended at each place, as (place, count), from the first to the last place.

    Empty if no match has ended.
    """
    ended = Counter((each.place, each.opponents) for each in rounds if each.last and each.place > 0)
    last = max((max(place, opponents.count(",") + 2) for place, opponents in ended), default=0)
    counts: Counter[int] = Counter()
    for (place, _), count in ended.items():
        counts[place] += count
    return [(place, counts[place]) for place in range(1, last + 1)]


def _pop_up(line: QHBoxLayout, text: str, balloon: str, shown: bool = True) -> QComboBox:
    """Add a labelled pop-up menu to a line, and return it."""
    box = tell(PopUp(), balloon)
    for each in (Label(text, names=box), box):
        line.addWidget(each)
        if not shown:
            each.hide()
    line.addSpacing(12)
    return box


def _add_cut(box: QComboBox, text: str, data: object) -> None:
    """Add a choice; a text too long for the menu is cut in its middle."""
    text = harmless(text, WORDS, middle=True)
    box.addItem(style_text.middle_cut(text, CHOICE), data)
    if box.itemText(box.count() - 1) != text:
        box.setItemData(box.count() - 1, text, WHOLE)


def _tell_whole(box: QComboBox) -> None:
    """Set the whole text of a cut choice in the balloon and for assistive technology."""
    whole_text = str(box.currentData(WHOLE) or "")
    balloon = balloon_text(box, True).partition("\n")[0]
    tell(box, f"{balloon}\n{whole_text}" if whole_text else balloon)
    box.setAccessibleDescription(whole_text)


def _more_lines(table: GameTable, summary: Summary) -> list[tuple[str, str]]:
    """Return the lines of statistics that all games share."""
    lines = [
        (translate("statistics", "Current winning streak"), str(summary.streak)),
        (translate("statistics", "Longest losing streak"), str(summary.longest_lost)),
    ]
    if table.parts.extras.gains_add_up:
        for label, value in (
            (translate("statistics", "Most won in a game"), max(0, summary.gain)),
            (translate("statistics", "Most lost in a game"), max(0, -summary.loss)),
        ):
            lines.append((label, table.parts.texts.gain(value)))
    return [
        *lines,
        (translate("statistics", "Played with hints"), str(summary.hinted)),
        (translate("statistics", "Played with a stand-in"), str(summary.marked)),
    ]


class StatisticsController:
    """Opens the statistics of one game and handles their buttons."""

    def __init__(self, services: ProgramServices, spec: GameSpec, table: GameTable) -> None:
        self._services, self._key, self._title, self._table = services, spec.key, spec.title, table

    def open(self) -> None:
        """Open the statistics; a damaged database is set aside and reported."""
        folder = self._services.folder
        if folder is None:
            self._services.show_alert(translate("session", "There is no folder with statistics."))
            return
        try:
            rounds = StatisticsQueue.of(folder).rounds(self._key)
        except BadStatistics as error:
            self._services.show_alert(unusable(folder, error))
            return
        others = [*self._of_others()]
        dialog = self.dialog(sorted((*others, *rounds), key=lambda each: each.when) if others else rounds)
        dialog.others = {
            "clear": lambda: self._clear(folder, dialog),
            "export": lambda: self._export(folder, rounds),
            "fame": lambda: self._services.manager.open(HallOfFame(self._title, self._table, dialog.chosen)),
            "album": lambda: show_album(self._services),
            "days": lambda: show_evenings(self._services),
        }
        self._services.manager.open(dialog)

    def _of_others(self) -> Iterator[FinishedRound]:
        """Yield the rounds that the other profiles have finished."""
        profiles = self._services.profiles
        for each in profiles.everybody:
            folder = profiles.folder_of(each) if each.number != profiles.now.number else None
            if folder is not None and folder.statistics.exists():
                with suppress(BadStatistics):
                    yield from Statistics(folder.statistics).finished(self._key)

    def dialog(self, rounds: Sequence[FinishedRound]) -> StatisticsDialog:
        """Return the window with the statistics of these rounds."""
        who = self._services.profiles.now.name or self._services.settings.name
        found = StatisticsDialog(self._title, self._table, rounds, who)
        found.chart.picture = lambda: picture("art", f"icon-{self._key}")
        return found

    def _export(self, folder: data_folder.Folder, rounds: Sequence[FinishedRound]) -> None:
        name = translate("statistics", "Statistics of {name}").format(name=self._title)
        label = translate("statistics", "Export all results as:")

        def write(path: Path) -> None:
            try:
                practice = StatisticsQueue.of(folder).rounds(self._key, True)
            except BadStatistics as error:
                raise data_folder.DiskError(unusable(folder, error)) from None
            data_folder.write_table(path, rankings.to_csv((*rounds, *practice)))

        save_under(self._services, folder.saved_games(), name, write, ".csv", label)

    def _clear(self, folder: data_folder.Folder, dialog: StatisticsDialog) -> None:
        """Ask for confirmation, then delete all rounds and close the window."""

        def clear() -> None:
            try:
                StatisticsQueue.of(folder).clear(self._key)
                dialog.choose("ok")
            except BadStatistics as error:
                self._services.show_alert(unusable(folder, error) if error.busy else unwritable(error))

        erase = translate("balloon", "To erase all results that were counted, click this button.")
        confirm(
            self._services.manager,
            translate("session", "Erase the statistics of this game? You can’t undo this."),
            ("clear", translate("dialog", "Erase"), erase),
            clear,
        )
