"""Hall of fame: a list of a game's best rounds won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QListWidget, QVBoxLayout

from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import MAX_NAME_LENGTH, harmless, in_hangul
from macclassic.engine.match.participation import UNSEEN
from macclassic.engine.progress import rankings
from macclassic.engine.progress.statistics import FinishedRound
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.grammar.dates import date_in_figures
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Balloon, tell

FAME = (470, 12)
"""Size of the list: width in pixels, number of lines."""
NAME_LETTERS, LEVEL_LETTERS = 16, 27
"""Widths of columns of the listing, in half-width letters: name and level."""
WORDS, SEATS = 120, 6
"""Maximum number of characters of a name, and of players of a level, shown from the database."""
POINTS_LETTERS, DEAL_LETTERS = 7, 10
"""Widths of columns of the listing, in half-width letters: place with points, deal number."""
WHOLE = Qt.ItemDataRole.AccessibleTextRole
"""Item role that holds the whole text of a cut line, for assistive technology."""


class _FameLines(QListWidget):
    """Lines of the hall of fame; a balloon shows the whole text of a cut line."""

    def explain(self, position: QPoint) -> Balloon | None:
        """Return the balloon with the whole text of a cut line, or None."""
        item = self.itemAt(self.viewport().mapFrom(self, position))
        if item is None or not item.data(WHOLE):
            return None
        return Balloon(str(item.data(WHOLE)), self.visualItemRect(item).translated(self.viewport().pos()))


class HallOfFame(Dialog):
    """Dialog with the best rounds won."""

    def __init__(self, title: str, table: GameTable, rounds: Sequence[FinishedRound]) -> None:
        super().__init__(translate("statistics", "Hall of fame"))
        self.body.addWidget(
            paragraph(translate("statistics", "Hall of fame of {name}").format(name=title), width=FAME[0])
        )
        lines = _FameLines()
        lines.setFont(fonts.listing())
        lines.setFixedSize(FAME[0], FAME[1] * max(12, lines.fontMetrics().height()) + 2)
        lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lines.setAccessibleName(translate("statistics", "Best results"))
        tell(lines, translate("balloon", "These are the best results of all, with their deal numbers."))
        head = Label(self._headings(table))
        head.setFont(fonts.listing())
        head.setContentsMargins(6, 0, 0, 0)  # Aligned with the list's text.
        best = rankings.hall_of_fame(rounds)
        if not fonts.small_lead() and any(in_hangul(_named(each)) for each in best):
            lines.setSpacing(1)  # Lines sized for Latin letters are too low for Hangul.
        for place, each in enumerate(best, 1):
            level = level_words(table, rankings.level(each.opponents))
            helped = help_words(each)
            lines.addItem(self._line(place, each, _level_cell(level, helped)))
            level = ", ".join([level, *helped])
            if fonts.columns(each.player) > NAME_LETTERS or fonts.columns(level) > LEVEL_LETTERS:
                when = date_in_figures(each.when)
                whole_line = f"{place}. {each.points}, {_named(each)}, {level}, {_deal(each)}, {when}"
                lines.item(lines.count() - 1).setData(WHOLE, whole_line)
        if not best:
            lines.addItem(translate("statistics", "Nothing has been won yet."))
        column = QVBoxLayout()
        column.setSpacing(3)
        if best:
            column.addWidget(head)
        column.addWidget(lines)
        self.body.addLayout(column)
        self.add_text(
            translate("statistics", "4711/2: the second deal of the match that began with deal 4711."),
            small=True,
            width=FAME[0],
        )
        self.only_button(translate("balloon", "To close the hall of fame, click this button."))

    @staticmethod
    def _headings(table: GameTable) -> str:
        """Return the headings above the columns of `_line`."""
        counted = table.parts.texts.counted_heading().partition(" ")[0]
        points = fonts.in_columns(counted, POINTS_LETTERS).rstrip()
        names = fonts.in_columns(translate("statistics", "Name"), NAME_LETTERS)
        levels = fonts.in_columns(translate("statistics", "Against"), LEVEL_LETTERS)
        deal, day = translate("statistics", "Deal"), translate("statistics", "Day")
        return f"{_right(points, POINTS_LETTERS)}  {names} {levels} {_right(deal, DEAL_LETTERS)} {day}"

    @staticmethod
    def _line(place: int, each: FinishedRound, level: str) -> str:
        words = f"{fonts.in_columns(_named(each), NAME_LETTERS)} {level}"
        deal = _right(_deal(each), DEAL_LETTERS)
        return f"{place:2} {each.points:4}  {words} {deal} {date_in_figures(each.when)}"


def level_words(table: GameTable, level: Sequence[str]) -> str:
    """Return the name of a level: the opponents, in the game's words for them."""
    person = translate("statistics", "people")
    words = [
        person if name == PERSON else table.parts.texts.player(harmless(name, MAX_NAME_LENGTH))
        for name in level[:SEATS]
    ]
    return " + ".join(dict.fromkeys(words)) or translate("statistics", "nobody")


def help_words(each: FinishedRound) -> list[str]:
    """Return the aids used in a round, the shortest expression first."""
    found = []
    if each.hints:
        found.append(translate("statistics", "with hints"))
    if UNSEEN in each.aids.split(","):
        found.append(translate("statistics", "with unseen cards"))
    if each.marked:
        found.append(translate("statistics", "with a stand-in"))
    return found


def _right(text: str, count: int) -> str:
    """Return a text right-aligned in a number of columns of the listing."""
    return " " * (count - fonts.columns(text)) + text


def _level_cell(level: str, helped: Sequence[str]) -> str:
    """Return the cell for a level; the first aid of the round is never cut."""
    end = f", {helped[0]}" if helped else ""
    cut = fonts.in_columns(level, LEVEL_LETTERS - fonts.columns(end)).rstrip()
    return fonts.in_columns(cut + end, LEVEL_LETTERS)


def _named(each: FinishedRound) -> str:
    return harmless(each.player, WORDS, middle=True) or translate("statistics", "Unregistered")


def _deal(each: FinishedRound) -> str:
    return f"{'–' if each.deal is None else each.deal}/{each.round}"
