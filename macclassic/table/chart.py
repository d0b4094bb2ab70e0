"""Small charts like those of spreadsheets of 1993: black lines with a pattern below them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import fonts, patterns
from macclassic.table.game_words import name_and_detail, whole
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import rings
from macclassic.toolbox.base.qt_guard import Guarded

LEFT, RIGHT, TOP, BOTTOM = 42, 10, 8, 6
"""Margins around the plot in pixels, for the figures; the bottom margin also holds a line of text."""
TICK = 3
LINE = 2
"""Thickness of the line in pixels."""
COLUMN = 4
"""Smallest distance of two columns in pixels; if more columns exist than fit, the first are left out."""


class Chart(Guarded, QWidget):
    """Chart of whole numbers in order: a line of sums, or columns of single values.

    It does not rely on colour: the line is black, the zero line dotted, the area between them a pattern (a
    tint at 4 and 8 bits, with a pattern over it).
    """

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.setFixedSize(width, height)
        self._values: tuple[int, ...] = ()
        self._range = (0, 0)
        """Lowest and highest of the values shown and zero."""
        self._columns = False
        self.figure: Callable[[int], str] = whole
        """Formats a value for the axis."""
        self._nothing = ""
        self.picture: Callable[[], QImage] | None = None
        """Creates the picture for the empty chart, shown at twice its size."""

    def show_values(
        self,
        values: Sequence[int],
        columns: bool = False,
        words: Callable[[int], str] = whole,
        nothing: str = "",
    ) -> None:
        """Draw these values; `words` formats one, `nothing` is the text of an empty chart."""
        self._values, self._columns, self.figure, self._nothing = tuple(values), columns, words, nothing
        self._range = min(0, min(self.shown, default=0)), max(0, max(self.shown, default=0))
        self.update()

    @property
    def plot(self) -> QRect:
        """Rectangle of the plot, inside the margins."""
        below = BOTTOM + fonts.small_line()
        return QRect(LEFT, TOP, self.width() - LEFT - RIGHT, self.height() - TOP - below)

    @property
    def shown(self) -> tuple[int, ...]:
        """Values that fit: all of them as a line, only the last ones as columns."""
        most = self.plot.width() // COLUMN
        return self._values[-most:] if self._columns else self._values

    def place(self, number: int) -> tuple[int, int]:
        """Return the pixel (x, y) of a value by its index in `shown`."""
        plot, shown = self.plot, self.shown
        low, high = self._range
        steps = len(shown) if self._columns else max(1, len(shown) - 1)
        x = plot.left() + number * (plot.width() - 1) // steps
        y = plot.bottom() - (shown[number] - low) * (plot.height() - 1) // max(1, high - low)
        return x, y

    def _zero(self) -> int:
        low, high = self._range
        return self.plot.bottom() + low * (self.plot.height() - 1) // max(1, high - low)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = look.current()
        painter.fillRect(self.rect(), now.white)
        plot = self.plot
        painter.setFont(fonts.small())
        painter.setPen(now.black)
        if not self._values and self.picture is not None:
            image = self.picture()
            image = image.scaled(image.size() * 2, mode=Qt.TransformationMode.FastTransformation)
            corner = self.rect().center() - image.rect().center()
            painter.drawImage(corner.x(), corner.y() - fonts.small_line(), image)
            nothing = fonts.small_fitted(self._nothing, self.width() - 4)
            middle = (self.width() - fonts.small_width(nothing)) // 2
            painter.drawText(middle, corner.y() + image.height() + fonts.small_line(), nothing)
            return
        if not self._values:
            nothing = fonts.small_fitted(self._nothing, plot.width() - 4)
            middle = plot.left() + (plot.width() - fonts.small_width(nothing)) // 2
            painter.drawText(middle, plot.center().y(), nothing)
        else:
            if self._columns:
                self._draw_columns(painter)
            else:
                self._draw_line(painter)
            self._draw_figures(painter)
        # The axes come last, over what is drawn at the edge.
        painter.fillRect(QRect(plot.left() - 1, plot.top(), 1, plot.height() + 1), now.black)
        painter.fillRect(QRect(plot.left() - 1, plot.bottom() + 1, plot.width() + 1, 1), now.black)

    def _draw_figures(self, painter: QPainter) -> None:
        now, plot = look.current(), self.plot
        low, high = self._range
        taken: list[int] = []
        for value, y in {high: plot.top(), low: plot.bottom(), 0: self._zero()}.items():
            if any(abs(y - other) < fonts.small_line() - 1 for other in taken):
                continue
            taken.append(y)
            text = self.figure(value)
            painter.drawText(plot.left() - TICK - 3 - fonts.small_width(text), y + 4, text)
            painter.fillRect(QRect(plot.left() - 1 - TICK, y, TICK, 1), now.black)
        first = str(len(self._values) - len(self.shown) + 1)
        last = str(len(self._values))
        y = plot.bottom() + fonts.small_ascent() + 3
        painter.drawText(plot.left(), y, first)
        if len(self.shown) > 1:
            painter.drawText(plot.right() + 1 - fonts.small_width(last), y, last)
        zero = self._zero()
        if zero < plot.bottom():
            for x in range(plot.left(), plot.right() + 1, 2):
                painter.fillRect(QRect(x, zero, 1, 1), now.black)

    def _draw_line(self, painter: QPainter) -> None:
        now, zero = look.current(), self._zero()
        heights = self._heights()
        for x, y in heights.items():
            _shade(painter, QRect(x, min(y, zero), 1, abs(zero - y) + 1))
        before = zero
        for x, y in heights.items():
            top, bottom = min(y, before), max(y, before)
            if x == self.plot.left():
                top = bottom = y
            painter.fillRect(QRect(x, top, 1, bottom - top + LINE), now.black)
            before = y
        last = max(heights)
        painter.fillRect(QRect(last - 2, heights[last] - 2, 5, 5), now.black)

    def _heights(self) -> dict[int, int]:
        """Return the line's y for each x, interpolated linearly between the values."""
        steps, across = len(self._values) - 1, self.plot.width() - 1
        numbers: Sequence[int] = range(steps + 1)
        if steps > across:
            # The last value of each column of pixels; the others would be drawn over.
            numbers = [((x + 1) * steps - 1) // across for x in range(across)] + [steps]
        points = [self.place(number) for number in numbers]
        found = dict([points[0]])
        for (x0, y0), (x1, y1) in pairwise(points):
            for x in range(x0 + 1, x1):
                found[x] = y0 + (y1 - y0) * (x - x0) // (x1 - x0)
            found[x1] = y1
        return found

    def _draw_columns(self, painter: QPainter) -> None:
        now, zero = look.current(), self._zero()
        wide = max(COLUMN - 1, min(24, self.plot.width() // len(self.shown) - 1))
        for number in range(len(self.shown)):
            x, y = self.place(number)
            top, bottom = min(y, zero), max(y, zero)
            _shade(painter, QRect(x, top, wide, bottom - top + 1))
            painter.fillRect(QRect(x, y, wide, 1), now.black)
            for side in (x, x + wide - 1):
                painter.fillRect(QRect(side, top, 1, bottom - top + 1), now.black)


class Curves(Guarded, QWidget):
    """Plot of several named lines, which differ by dash pattern only.

    The first line is solid, the others are dashed. A square marks one value of one line.
    """

    STROKES = ((1,), (6, 3), (1, 2), (6, 2, 1, 2), (3, 3), (9, 2))

    def __init__(self, width: int, height: int, names: int) -> None:
        """`names`: width in pixels of the column for the lines' names, at the right."""
        super().__init__()
        self.setFixedSize(width, height)
        self._names = names
        self._lines: Sequence[tuple[str, Sequence[int]]] = ()
        self._mark: tuple[int, int] | None = None

    def show_lines(
        self, lines: Sequence[tuple[str, Sequence[int]]], mark: tuple[int, int] | None = None
    ) -> None:
        """Draw lines with their names, all of the same length.

        `mark`: index of a line, and index of a value in it.
        """
        self._lines, self._mark = lines, mark
        self.update()

    def _point_of(self, number: int, value: int) -> tuple[int, int]:
        plot = self.rect().adjusted(1, 3, -self._names, -4)
        values = [each for _, line in self._lines for each in line]
        low, high = min(values), max(values)
        x = plot.left() + number * (plot.width() - 1) // max(1, len(self._lines[0][1]) - 1)
        return x, plot.bottom() - (value - low) * (plot.height() - 1) // max(1, high - low)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, now = QPainter(self), look.current()
        painter.fillRect(self.rect(), now.white)
        painter.setFont(fonts.small())
        painter.setPen(now.black)
        painter.fillRect(0, 0, 1, self.height(), now.black)
        painter.fillRect(0, self.height() - 1, self.width() - self._names, 1, now.black)
        taken: list[int] = []
        for place, (name, line) in enumerate(self._lines):
            points = [self._point_of(number, value) for number, value in enumerate(line)]
            self._stroke(painter, points, self.STROKES[place % len(self.STROKES)], thick=place == 0)
            # Names do not overlap; each is as near to the end of its line as possible.
            rows = range(fonts.small_ascent(), self.height() - 2)
            free = [row for row in rows if all(abs(row - other) >= fonts.small_line() for other in taken)]
            base = min(free or rows, key=lambda row: abs(row - points[-1][1] - 4))
            taken.append(base)
            painter.drawText(self.width() - self._names + 5, base, name)
        if self._mark is not None:
            place, number = self._mark
            x, y = self._point_of(number, self._lines[place][1][number])
            painter.fillRect(QRect(x - 3, y - 3, 7, 7), now.black)
            painter.fillRect(QRect(x - 1, y - 1, 3, 3), now.white)

    @staticmethod
    def _stroke(
        painter: QPainter, points: Sequence[tuple[int, int]], dashes: Sequence[int], thick: bool
    ) -> None:
        """Draw a line pixel by pixel; `dashes` are the lengths of dashes and gaps in turn."""
        black, spent = look.current().black, 0
        drawn = [number % 2 == 0 for number, length in enumerate(dashes) for _ in range(length)]
        for (x0, y0), (x1, y1) in pairwise(points):
            steps = max(abs(x1 - x0), abs(y1 - y0), 1)
            for step in range(steps):
                if drawn[spent % len(drawn)]:
                    x, y = x0 + (x1 - x0) * step // steps, y0 + (y1 - y0) * step // steps
                    painter.fillRect(x, y, 1, 2 if thick else 1, black)
                spent += 1


def _shade(painter: QPainter, area: QRect) -> None:
    """Fill an area of a chart: a tint if the screen has it, with a pattern of dots on it."""
    now = look.current()
    tint = now.white if now.dithered else now.colour("CCCCFF")
    patterns.fill(painter, area, patterns.brush(patterns.LIGHT_GRAY, now.black, tint))


class Bars(Guarded, QWidget):
    """Horizontal bars under a caption, each with a label, a length from 0 to 1 and a figure."""

    def __init__(self, width: int, most: int, caption: str) -> None:
        super().__init__()
        self.setFixedSize(width, (most + 1) * fonts.small_line() + 2)
        self._caption = caption
        self._rows: tuple[tuple[str, float, str], ...] = ()
        self._nothing = ""

    def show_rows(self, rows: Sequence[tuple[str, float, str]], nothing: str = "") -> None:
        """Draw the first rows that fit; `nothing` is the text if there are none."""
        self._rows = tuple(rows)[: self.height() // fonts.small_line() - 1]
        self._nothing = "" if self._rows else nothing
        said = ", ".join(f"{label} {figure}" for label, _, figure in self._rows) or nothing
        self.setAccessibleName(name_and_detail(self._caption, said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, now, line = QPainter(self), look.current(), fonts.small_line()
        painter.fillRect(self.rect(), now.white)
        painter.setFont(fonts.small())
        painter.setPen(now.black)
        painter.drawText(0, fonts.small_ascent(), self._caption)
        painter.drawText(0, fonts.small_line() + 2 + fonts.small_ascent(), self._nothing)
        left = 6 + max((fonts.small_width(label) for label, _, _ in self._rows), default=0)
        room = self.width() - left - 6 - max((fonts.small_width(said) for *_, said in self._rows), default=0)
        for number, (label, share, figure) in enumerate(self._rows, 1):
            base = number * line + 2
            painter.drawText(0, base + fonts.small_ascent(), label)
            bar = QRect(left, base + 2, round(room * share), line - 4)
            if not bar.isEmpty():  # a bar of one pixel would read as the digit 1
                bar.setWidth(max(3, bar.width()))
                _shade(painter, bar)
                rings(painter, bar, [now.black])
            painter.drawText(bar.right() + 5, base + fonts.small_ascent(), figure)
