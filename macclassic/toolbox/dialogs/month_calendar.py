"""Month calendar: each day may have a short text or a picture, and one day is chosen."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from PySide6.QtCore import QLocale, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.engine.core.safe_text import capital
from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.dates import date_in_words
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot
from macclassic.toolbox.style.controls import triangle

WIDE, ROWS = 46, 6
HEAD = 20
"""Rows of the line with the month."""
WEEK = 7
TURN = "turn"
"""Prefix of the keys of the arrow spots; the keys of days are their dates."""


@dataclass(frozen=True, slots=True)
class DayMark:
    """Mark of a day: a short text, a picture by folder and name, and its spoken form."""

    text: str = ""
    image: tuple[str, str] | None = None
    spoken: str = ""


NOTHING = DayMark()


def _first_weekday(language: str) -> int:
    """Return the day that weeks begin with, from 1 for Monday: that of the system's country.

    It is that of the language's country if the system names none.
    """
    system = QLocale.system()
    named = system.language() != QLocale.Language.C
    return (system if named else QLocale(language)).firstDayOfWeek().value


class MonthCalendar(Guarded, QWidget):
    """Shows a month, its weeks starting on the language's first day.

    A click or the arrows choose a day; Page Up and Page Down turn the page.
    """

    chosen = Signal(object)
    """Another day was chosen."""
    struck = Signal()
    """A day was double-clicked."""
    current_changed = Signal(str)
    """The keys now act on this day, by its key."""

    def __init__(
        self, first: date, last: date, today: date, language: str, mark: Callable[[date], DayMark]
    ) -> None:
        """Days from `first` to `last` can be chosen; `today` is chosen at first and has a bold number."""
        super().__init__()
        self._first, self._last, self.today = first, max(first, last), today
        self._language, self._mark = language, mark
        self._monday = (8 - _first_weekday(language)) % WEEK
        """Column of Mondays."""
        self.day = min(max(today, self._first), self._last)
        """The chosen day."""
        self._names = fonts.small_line() + 2
        self._high = 2 * fonts.small_line() + 6
        self.setFixedSize(WEEK * WIDE + 1, HEAD + self._names + ROWS * self._high + 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("calendar", "Calendar"))

    def choose(self, day: date) -> None:
        """Choose the nearest possible day, and show its month."""
        day = min(max(day, self._first), self._last)
        if day != self.day:
            self.day = day
            self.update()
            self.chosen.emit(day)
            self.current_changed.emit(day.isoformat())

    def turn(self, months: int) -> None:
        """Turn a number of pages; the same day of the month is chosen, or the last."""
        count = self.day.year * 12 + self.day.month - 1 + months
        year, month = divmod(count, 12)
        if date.min.year <= year <= date.max.year:
            self.choose(date(year, month + 1, min(self.day.day, monthrange(year, month + 1)[1])))

    def _start(self) -> int:
        """Return the column in which this month begins."""
        return (self.day.replace(day=1).weekday() + self._monday) % WEEK

    def cell(self, day: date) -> QRect:
        """Return the rectangle of a day of this month."""
        row, column = divmod(self._start() + day.day - 1, WEEK)
        top = HEAD + self._names + row * self._high
        return QRect(column * WIDE, top, WIDE + 1, self._high + 1)

    def arrow(self, months: int) -> QRect:
        """Return the rectangle of the arrow that turns back (`months` < 0) or forward."""
        return QRect(0 if months < 0 else self.width() - WIDE, 0, WIDE, HEAD)

    def _turns(self, months: int) -> bool:
        """Return True if there is a month before this one, or after it."""
        end = self._first if months < 0 else self._last
        return (self.day.year, self.day.month) != (end.year, end.month)

    def _days(self) -> list[date]:
        first = self.day.replace(day=1)
        return [first.replace(day=each) for each in range(1, monthrange(first.year, first.month)[1] + 1)]

    def _is_offered(self, day: date) -> bool:
        return self._first <= day <= self._last

    def spots(self) -> Sequence[Spot]:
        """Return the arrows and the days."""
        names = {-1: translate("calendar", "The month before"), 1: translate("calendar", "The next month")}
        turn = translate("balloon", "{name}: click this arrow.")
        choose = translate("balloon", "To choose this day, click it.")
        found = [
            Spot(f"{TURN}{months}", self.arrow(months), name, turn.format(name=name))
            for months, name in names.items()
            if self._turns(months)
        ]
        for day in self._days():
            if self._is_offered(day):
                words = capital(date_in_words(day, self._language, translate("date", "dddd d MMMM yyyy")))
                spoken = ", ".join(filter(None, (words, self._mark(day).spoken)))
                balloon = f"{spoken}. {choose}"
                spot = Spot(day.isoformat(), self.cell(day), spoken, balloon, current=day == self.day)
                found.append(spot)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = look.current()
        painter.setPen(now.black)
        painter.setFont(fonts.system())
        heading = date_in_words(self.day, self._language, translate("date", "MMMM yyyy"))
        painter.drawText(QRect(0, 0, self.width(), HEAD), Qt.AlignmentFlag.AlignHCenter, capital(heading))
        for months in (-1, 1):
            if self._turns(months):
                way = Qt.ArrowType.LeftArrow if months < 0 else Qt.ArrowType.RightArrow
                triangle(painter, self.arrow(months).center() - QPoint(2, 4), now.black, way, 5)
        painter.setFont(fonts.small())
        monday = date(2024, 1, 1)
        for column in range(WEEK):
            day = monday + timedelta(column - self._monday)
            name = date_in_words(day, self._language, "ddd").rstrip(".")
            box = QRect(column * WIDE, HEAD, WIDE + 1, self._names)
            painter.drawText(
                box.x() + (WIDE - fonts.small_width(name)) // 2, box.y() + fonts.small_ascent(), name
            )
        for day in self._days():
            self._draw(painter, day)

    def _draw(self, painter: QPainter, day: date) -> None:
        now, cell, mark = look.current(), self.cell(day), self._mark(day)
        ovals.frame_rect(painter, cell, now.black)
        inner = cell.adjusted(1, 1, -1, -1)
        painter.fillRect(inner, now.white)
        bold = day == self.today
        painter.setFont(fonts.small(bold))
        painter.setPen(now.black)
        painter.drawText(inner.x() + 3, inner.y() + fonts.small_ascent() + 1, str(day.day))
        if bold:
            # A line below the number, because weight alone is not distinct enough.
            width = fonts.small_width(str(day.day), True)
            painter.fillRect(inner.x() + 3, inner.y() + fonts.small_ascent() + 2, width, 1, now.black)
        if mark.image is not None:
            image = picture(*mark.image)
            corner = inner.bottomRight() - QPoint(image.width() + 3, image.height() + 2)
            painter.drawImage(corner, image)
        if mark.text:
            painter.setFont(fonts.small())
            text = fonts.small_fitted(mark.text, inner.width() - 2)
            x = inner.x() + (inner.width() - fonts.small_width(text)) // 2
            painter.drawText(x, inner.bottom() - 5, text)
        if not self._is_offered(day):
            patterns.dim(painter, inner, now.white)
        if day == self.day:
            ovals.frame_rect(painter, inner, now.black, 2)
            if self.hasFocus():
                patterns.dotted_frame(painter, inner.adjusted(2, 2, -2, -2), now.black)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        point = event.position().toPoint()
        here = next((spot.key for spot in self.spots() if spot.rect.contains(point)), "")
        if here.startswith(TURN):
            self.turn(int(here.removeprefix(TURN)))
        elif here:
            self.choose(date.fromisoformat(here))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        if self.cell(self.day).contains(event.position().toPoint()):
            self.struck.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        days = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -WEEK, Qt.Key.Key_Down: WEEK}
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if key in days:
            step = timedelta(days[key])
            if self._first <= self.day + step <= self._last:
                self.choose(self.day + step)
        elif key in pages:
            if self._turns(pages[key]):
                self.turn(pages[key])
        elif key == Qt.Key.Key_Home:
            self.choose(self.today)
        else:
            event.ignore()
