"""Achievements on screen: records those earned in a counted round, names them, and shows the album."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea

from macclassic.app.play.session import Session
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage.statistics_queue import StatisticsQueue, unusable
from macclassic.engine.core.options import PERSON, Json
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.progress.achievements import NAMESPACE, Achievement, declared, earned
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.engine.progress.statistics import PLAIN, BadStatistics, FinishedRound
from macclassic.quickdraw import fonts, ovals, patterns, sprites
from macclassic.table.game_words import name_and_detail
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.dialogs.choice_widget import ChoiceWidget
from macclassic.toolbox.dialogs.dialogs import Dialog, scrolling
from macclassic.toolbox.dialogs.labels import small
from macclassic.toolbox.grammar.dates import date_in_figures
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot
from macclassic.toolbox.style.scroll_bars import THICK as SCROLL_BAR
from macclassic.toolbox.windows.window_frames import Frame

STAMP, GAP = 24, 7
COLUMN, BETWEEN = 288, 14
COLUMNS = 2
MAX_ALBUM_HEIGHT = 357
"""Maximum height in pixels of an album without a scroll bar; a taller one has narrower columns."""


def stamp(key: str, there: bool) -> str:
    """Return the picture name of an achievement: a pressed object if it is earned, else its outline.

    An achievement without a picture has a medal.
    """
    ending = "" if there else "-open"
    return f"feat-{key}{ending}" if sprites.exists("art", f"feat-{key}{ending}") else f"feat-medal{ending}"


class AchievementKeeper:
    """Stores the achievements of a session's person when first earned, with the day and the match."""

    def __init__(self, services: ProgramServices, session: Session) -> None:
        self._ledger = StatisticsQueue.of(services.folder) if services.folder is not None else None
        self._store = session.store
        self._store.counted.connect(self._counted)
        session.presenter.honours = self.of

    def _counted(self, match: Match, finished: FinishedRound) -> None:
        """Store the achievements of a counted round that are not stored yet.

        If the program is killed before this, the round is counted again when the match is resumed.
        """
        if self._ledger is not None and (finished.kind, finished.rules) == (PLAIN, PLAIN):
            where = json.dumps({"when": finished.when, "match": finished.match, "round": finished.round})
            found = earned(match, match.players.index(PERSON))
            self._ledger.put(*(KeyValue(NAMESPACE, each.key, where, once=True) for each in found))

    def of(self, match: Match) -> tuple[str, Sequence[str]]:
        """Return a sentence and the pictures of the achievements that the match's last round has earned.

        A match from a file is practice; what its round earned before is not new again.
        """
        if match.practice:
            return "", ()
        kept: Mapping[str, object] = {}
        with suppress(BadStatistics):
            kept = self._ledger.kept(NAMESPACE) if self._ledger is not None else {}
        here = (match.key, match.round_count)
        new = [
            each
            for each in declared(match.spec)
            if (where := _stored(kept, each)) and (where["match"], where["round"]) == here
        ]
        titles = ", ".join(translate("achievement", each.title) for each in new)
        text = translate("achievement", "New in your album: {titles}.").format(titles=titles)
        return text if new else "", [stamp(each.key, True) for each in new]


def _stored(kept: Mapping[str, object], each: Achievement) -> Json:
    """Return the stored data of an achievement; empty if it is not earned."""
    found = kept.get(each.key)
    if isinstance(found, dict) and {"when", "match", "round"} <= found.keys():
        return found
    return {}


class AlbumPages(ChoiceWidget):
    """All achievements by game: a picture with the day if earned, or an outline."""

    went_to = Signal(QRect)
    """Emitted when the keyboard moves to another achievement, with its rectangle."""

    def __init__(self, kept: Mapping[str, object]) -> None:
        self._days: dict[str, str] = {}
        self._all: list[tuple[str, Achievement]] = []
        self._heads: list[tuple[str, QPoint]] = []
        lists = [(spec.title, declared(spec)) for spec in games().values() if declared(spec)]
        most = -(-sum(len(found) for _, found in lists) // COLUMNS)
        row, head = 2 * fonts.small_line() + 1 + fonts.small_lead(), fonts.small_line() + 7
        self.column = COLUMN if most * row + 3 * head <= MAX_ALBUM_HEIGHT else COLUMN - SCROLL_BAR // 2 - 1
        x = y = lowest = count = 0
        places: list[QRect] = []
        for title, found in lists:
            if count >= most:
                x, y, count = x + self.column + BETWEEN, 0, 0
            self._heads.append((title, QPoint(x, y + 3 + fonts.small_ascent())))
            y += head
            for each in found:
                if _stored(kept, each):
                    self._days[each.key] = date_in_figures(str(_stored(kept, each)["when"]))
                self._all.append((title, each))
                places.append(QRect(x, y, self.column, row))
                y, count = y + row, count + 1
            lowest = max(lowest, y)
        half = sum(rect.x() == 0 for rect in places)
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -half, Qt.Key.Key_Right: half}
        super().__init__(places, QSize(x + self.column, lowest), 0, steps)
        self.setAccessibleName(translate("achievement", "Achievements"))

    def key(self, index: int) -> str:
        return self._all[index][1].key

    def spot(self, index: int) -> Spot:
        game, each = self._all[index]
        title, asks = translate("achievement", each.title), translate("achievement", each.asks)
        day = self._days.get(each.key)
        not_yet, then = translate("achievement", "Not yet."), translate("achievement", "Earned on {day}.")
        balloon = f"{asks} {not_yet if day is None else then.format(day=day)}"
        name = name_and_detail(f"{title}, {game}", balloon)
        return Spot(each.key, self.rect_of(index), name, balloon, current=index == self.at)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # The scene does not clip a widget within a scroll area.
        painter.setClipRect(event.rect())
        painter.setPen(BLACK)
        painter.setFont(fonts.small(bold=True))
        for title, at in self._heads:
            painter.drawText(at, title)
            low = at.y() + 2 + fonts.small_lead()
            ovals.frame_rect(painter, QRect(at.x(), low, self.column, 1), BLACK)
        for index, (_, each) in enumerate(self._all):
            self._paint_one(painter, each, self.rect_of(index))
        if self.hasFocus():
            patterns.dotted_frame(painter, self.rect_of(self.at), BLACK)

    def _paint_one(self, painter: QPainter, each: Achievement, rect: QRect) -> None:
        day = self._days.get(each.key)
        painter.drawImage(rect.left() + 1, rect.top() + 1, picture("art", stamp(each.key, day is not None)))
        left = rect.left() + STAMP + GAP
        line = rect.top() + 1 + fonts.small_ascent()
        painter.setPen(BLACK)
        painter.setFont(fonts.small(bold=True))
        painter.drawText(left, line, translate("achievement", each.title))
        painter.setFont(fonts.small())
        asks = fonts.small_fitted(translate("achievement", each.asks), rect.right() - left)
        painter.drawText(left, line + fonts.small_line(), asks)
        if day:
            painter.drawText(rect.right() - 1 - fonts.small_width(day), line, day)

    def choose(self, index: int) -> None:
        super().choose(index)
        self.went_to.emit(self.rect_of(index))


def _scrolled(album: AlbumPages) -> QScrollArea:
    """Return a scroll area with the album; it follows the keyboard."""
    area = scrolling(album)
    # Where small type is higher, the note below the album is too.
    higher = fonts.small_line() - fonts.drawing(fonts.SMALL).ascent - fonts.drawing(fonts.SMALL).descent
    area.setFixedSize(album.width() + SCROLL_BAR, MAX_ALBUM_HEIGHT - higher)
    album.went_to.connect(
        lambda rect: area.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height())
    )
    return area


class AlbumDialog(Dialog):
    """Window with all achievements."""

    def __init__(self, kept: Mapping[str, object]) -> None:
        super().__init__(translate("achievement", "Achievements"), Frame.MOVABLE)
        self.album = AlbumPages(kept)
        self.body.setSpacing(8)
        self.body.addWidget(self.album if self.album.height() <= MAX_ALBUM_HEIGHT else _scrolled(self.album))
        text = translate(
            "achievement",
            "Earned in games by the standard rules. Practice doesn’t count; hints are fine.",
        )
        self.body.addWidget(small(fonts.small_fitted(text, self.album.width())))
        self.only_button(translate("balloon", "To close the album, click this button."))
        self.first_focus = self.album


def show_album(services: ProgramServices) -> None:
    """Open the album; statistics that cannot be read are reported."""
    folder = services.folder
    try:
        kept = StatisticsQueue.kept_in(folder, NAMESPACE) if folder is not None else {}
    except BadStatistics as error:
        assert folder is not None
        services.show_alert(unusable(folder, error))
        return
    services.manager.open(AlbumDialog(kept))
