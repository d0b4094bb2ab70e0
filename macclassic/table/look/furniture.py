"""Furniture of all tables: trays, prompts, buttons, portraits, and the marks of focus and hints.

Everything is drawn over the cloth, at the current colour depth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygon

from macclassic.quickdraw import fonts, patterns
from macclassic.table.look import cloths
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, drawn, frame, picture, rings, write
from macclassic.toolbox.style import text as style_text
from macclassic.toolbox.style.controls import triangle

FACE = 48
"""Width and height of a player's portrait in pixels."""
HEAD = 11
"""Length of an arrow's head in pixels."""
OUTLINE = 5
"""Breadth of the white line below an arrow in pixels."""
RAIL = 16
"""Width of a tray's rail in pixels."""
FIGURE, FOOT = 10, 12
"""Baseline of a figure in its box, and height of the foot of a rail, in pixels."""


def lay_mat(painter: QPainter, rect: QRect, cloth: str) -> None:
    """Draw a mat, its edges dark at the top and left, lit at the bottom and right."""
    patterns.fill(painter, rect, cloths.mat(cloth))
    painter.setPen(BLACK)
    painter.drawLine(rect.topLeft(), rect.topRight())
    painter.drawLine(rect.topLeft(), rect.bottomLeft())
    painter.setPen(cloths.lit(cloth))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    painter.drawLine(rect.topRight(), rect.bottomRight())


def _centred(painter: QPainter, rect: QRect, base: int, text: str) -> None:
    """Draw centred text in the painter's font, with its baseline `base` pixels below the top of the box."""
    left = rect.left() + (rect.width() - painter.fontMetrics().horizontalAdvance(text) + 1) // 2
    painter.drawText(QPoint(left, rect.top() + base), text)


def box(painter: QPainter, rect: QRect) -> None:
    """Draw a white box with a black outline."""
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), look.current().white)


# Trays


@dataclass(frozen=True)
class Tray:
    """Mat with a white rail.

    The rail shows the `mark` of the tray's content (a picture of `resources/art`), the count and, at its
    foot, the points.
    """

    key: str
    rect: QRect
    mark: str
    count: str
    points: str = ""

    @property
    def rail(self) -> QRect:
        """Rectangle of the rail."""
        return QRect(self.rect.topLeft(), QSize(RAIL, self.rect.height()))

    @property
    def inside(self) -> QRect:
        """Rectangle for the content."""
        return self.rect.adjusted(RAIL + 1, 1, -1, -1)

    def draw(self, painter: QPainter, cloth: str) -> None:
        """Draw the empty tray with its rail."""
        white = look.current().white
        lay_mat(painter, self.rect, cloth)
        rail = self.rail
        box(painter, rail)
        mark = picture("art", self.mark)
        painter.drawImage(rail.left() + (RAIL - mark.width() + 1) // 2, rail.top() + 3, mark)
        painter.setPen(BLACK)
        painter.setFont(fonts.figures(bold=True))
        _centred(painter, rail, 3 + mark.height() + 2 + FIGURE, self.count)
        if self.points:
            foot = QRect(rail.left(), rail.bottom() + 1 - FOOT, RAIL, FOOT)
            painter.fillRect(foot, BLACK)
            painter.setPen(white)
            _centred(painter, foot, FIGURE, self.points)


def shade(painter: QPainter, rect: QRect, cloth: str) -> None:
    """Draw the hard shadow of something lifted two pixels: a line at its right and below.

    `rect` is the lifted rectangle itself.
    """
    painter.setPen(cloths.shadow(cloth))
    painter.drawLine(rect.left() + 1, rect.bottom() + 1, rect.right() + 1, rect.bottom() + 1)
    painter.drawLine(rect.right() + 1, rect.top() + 1, rect.right() + 1, rect.bottom() + 1)


# Prompts and news


def prompt_height(lines: int) -> int:
    """Return the height of a prompt with this number of lines, in pixels."""
    return fonts.small_line() * (lines + 1) + (9 if lines else 5)


def pointing_triangle(painter: QPainter, base: QPoint) -> None:
    """Draw a triangle that points at a line of small text.

    `base` is on the baseline, 7 pixels left of the text.
    """
    triangle(painter, base - QPoint(0, 7), BLACK, Qt.ArrowType.RightArrow, 4)


def prompt(painter: QPainter, rect: QRect, title: str, lines: Sequence[str]) -> None:
    """Draw a prompt: a heavy outline, a bold title with a triangle before it, and lines below a rule.

    It is not inverted, since a chosen menu item looks like that.
    """
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(2, 2, -2, -2), look.current().white)
    x, y = rect.left() + 6, rect.top() + 2
    ascent, line = fonts.small_ascent(), fonts.small_line()
    painter.setPen(BLACK)
    pointing_triangle(painter, QPoint(x, y + ascent))
    painter.setFont(fonts.small(bold=True))
    title = fonts.small_fitted(title, rect.right() - 5 - x - 7, bold=True)
    painter.drawText(x + 7, y + ascent + 1, title)
    if lines:
        painter.drawLine(rect.left() + 2, y + line + 1, rect.right() - 2, y + line + 1)
    write(painter, x, y + 3 + line, lines)


QUESTION = 18
"""Height in pixels of the bar of a question above lines."""
QUESTION_EDGE = 5
"""Pixels at both ends of the bar of a question."""
SYSTEM_ASCENT = 11
"""Rows of the system font above the baseline."""


def question_bar(painter: QPainter, rect: QRect, title: str, centred: bool = False) -> None:
    """Draw a question that decides the game, white on black, in the largest face that has room.

    A triangle is before it, unless it is centred.
    """
    white = look.current().white
    painter.fillRect(rect, BLACK)
    painter.setPen(white)
    room, left = rect.width() - 2 * QUESTION_EDGE - 7, rect.x() + QUESTION_EDGE + 7
    width, font, ascent = fonts.advance(title), fonts.system(), SYSTEM_ASCENT
    if width > room:
        bold = fonts.small_width(title, bold=True) <= room
        font, ascent = fonts.small(bold=bold), fonts.small_ascent()
        title = fonts.small_fitted(title, room, bold=bold)
        width = fonts.small_width(title, bold=bold)
    if centred:
        left = rect.center().x() - width // 2
    base = QPoint(left, rect.y() + (rect.height() + ascent) // 2 - 1)
    painter.setFont(font)
    painter.drawText(base, title)
    if not centred:
        triangle(painter, base - QPoint(7, (ascent + 7) // 2 - 1), white, Qt.ArrowType.RightArrow, 4)


def question(painter: QPainter, rect: QRect, title: str, lines: Sequence[str]) -> None:
    """Draw a question that decides the game, in a bar, with lines in a white box below it."""
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(2, QUESTION, -2, -2), look.current().white)
    question_bar(painter, QRect(rect.topLeft(), QSize(rect.width(), QUESTION)), title)
    painter.setPen(BLACK)
    write(painter, rect.left() + 6, rect.top() + QUESTION + 1, lines)


def news_rows(rect: QRect, sentences: Sequence[str]) -> list[str]:
    """Return the rows of the last sentences that fit whole into a box of news, at least of the latest one."""
    most, found = (rect.height() - 4) // fonts.small_line(), list[str]()
    for text in reversed(sentences):
        rows = fonts.wrapped(text, rect.width() - 10)
        if found and len(found) + len(rows) > most:
            break
        found = [*rows, *found]
    return found[:most]


def news_height(rows: int) -> int:
    """Return the height of a box of news with this number of rows, in pixels."""
    return fonts.small_line() * rows + 4


def news(
    painter: QPainter, rect: QRect, sentences: Sequence[str], cloth: str = "", low: bool = False
) -> None:
    """Draw the last sentences that fit whole in a white box, the latest at the end.

    With `cloth`, they are white on a mat of it, which draws the eye less. With `low`, the latest is always at
    the bottom.
    """
    white = look.current().white
    dark = bool(cloth) and not look.current().dithered
    if dark:
        lay_mat(painter, rect, cloth)
    else:
        box(painter, rect)
    line = fonts.small_line()
    most, rows = (rect.height() - 4) // line, news_rows(rect, sentences)
    painter.setPen(white if dark else BLACK)
    painter.setFont(fonts.small())
    first = max(0, most - len(rows)) if low else 0
    for number, text in enumerate(rows, first):
        # A single word, such as a name, may be wider than the line.
        text = fonts.small_fitted(text, rect.width() - 8)
        painter.drawText(rect.left() + 5, rect.top() + 2 + line * number + fonts.small_ascent(), text)


# Buttons


@dataclass(frozen=True)
class TableButton:
    """Button of the table, always at the same place.

    At the left is the letter that presses it, in an inverted square. `below` is a second line, or a text to
    the right on a button too low for two. A button that cannot be pressed (`can`) has only a dotted outline
    and a dimmed text, which is thin. Return presses the `default` one. `current`: it has the focus.
    """

    key: str
    rect: QRect
    text: str
    letter: str = ""
    below: str = ""
    can: bool = True
    default: bool = False
    current: bool = False

    def draw(self, painter: QPainter) -> None:
        """Draw the button."""
        colours, rect = look.current(), self.rect
        if self.can:
            box(painter, rect)
            if self.default:
                rings(painter, rect.adjusted(1, 1, -1, -1), [BLACK])
        else:
            # Without a ground of its own the text is illegible on a patterned cloth.
            painter.fillRect(rect, colours.white)
            # The outline has a white rim: dots do not beat with the dots of a cloth.
            patterns.dotted_frame(painter, rect.adjusted(1, 1, -1, -1), BLACK)
        line, ascent = fonts.small_line(), fonts.small_ascent()
        two = bool(self.below) and rect.height() >= 2 * line
        rows = line * (2 if two else 1)
        top = rect.top() + (rect.height() - rows) // 2
        left = rect.left() + 5
        if self.letter:
            key = QRect(left - 1, top, fonts.small_width(self.letter, bold=True) + 6, line)
            if self.can:
                painter.fillRect(key, BLACK)
                painter.setPen(colours.white)
                painter.setFont(fonts.small(bold=True))
                _centred(painter, key, ascent, self.letter)
            left = key.right() + 5
        painter.setPen(BLACK if self.can or colours.dithered else colours.dimmed)
        painter.setFont(fonts.small(bold=self.can))
        room = rect.right() - 1 - left
        text = fonts.small_fitted(self.text, room, bold=self.can)
        painter.drawText(left, top + ascent, text)
        if self.below:
            painter.setFont(fonts.small())
            offset = 0 if two else fonts.small_width(text, bold=True) + 7
            below = fonts.small_fitted(self.below, max(0, room - offset))
            painter.drawText(left + offset, top + (line if two else 0) + ascent, below)
        if not self.can and colours.dithered:
            wide = room if self.below else fonts.small_width(text)
            style_text.dim(painter, QRect(left, top, wide, rows + 1), colours.white, text)
        if self.current:
            ring(painter, rect)


# Portraits and focus


def portrait(painter: QPainter, at: QPoint, art: str, turn: bool) -> None:
    """Draw a portrait with a frame, which has three lines during the player's turn."""
    painter.drawImage(at, picture("art", art))
    white = look.current().white
    rings(painter, QRect(at, QSize(FACE, FACE)), (BLACK, white, BLACK, white) if turn else (BLACK,))


def ring(painter: QPainter, rect: QRect) -> None:
    """Draw the ring of the focus, visible on any ground: black, white, black, outward."""
    frame(painter, rect.adjusted(-3, -3, 3, 3))


# Hints


def corners(painter: QPainter, rect: QRect) -> None:
    """Draw corners around a target of a hint; they differ from the ring of the focus."""
    white, rect = look.current().white, rect.adjusted(-3, -3, 3, 3)
    for left, top in ((0, 0), (1, 0), (0, 1), (1, 1)):
        for inset, colour in ((0, BLACK), (1, white)):
            for size in (QSize(14, 5), QSize(5, 14)):
                at = QRect(rect.topLeft(), size)
                if left:
                    at.moveRight(rect.right())
                if top:
                    at.moveBottom(rect.bottom())
                painter.fillRect(at.adjusted(inset, inset, -inset, -inset), colour)


def arrow(painter: QPainter, start: QPoint, goal: QRect) -> None:
    """Draw an arrow from a point to a rectangle's edge, black with a white rim."""
    way = goal.center() - start
    far = hypot(way.x(), way.y())
    # Share of the way inside the goal, including its corners.
    inside = min(
        (goal.width() / 2 + 5) / abs(way.x()) if way.x() else 1.0,
        (goal.height() / 2 + 5) / abs(way.y()) if way.y() else 1.0,
    )
    if inside >= 1 or far * (1 - inside) < HEAD + 4:
        return
    tip = start + way * (1 - inside)
    along = way.x() / far, way.y() / far

    def at(back: float, aside: float) -> QPoint:
        x, y = tip.x() - back * along[0] - aside * along[1], tip.y() - back * along[1] + aside * along[0]
        return QPoint(round(x), round(y))

    head = QPolygon([at(0, 0), at(HEAD, HEAD * 0.6), at(HEAD, -HEAD * 0.6)])

    def draw(painter: QPainter) -> None:
        for colour, breadth, rim in ((look.current().white, OUTLINE, 3), (BLACK, 3, 1)):
            painter.setPen(QPen(colour, breadth))
            painter.drawLine(start, at(HEAD, 0))
            painter.setPen(QPen(colour, rim))
            painter.setBrush(colour)
            painter.drawPolygon(head)

    # Qt draws slanted lines differently where the edge of the screen cuts them; this picture is not cut.
    box = head.boundingRect().united(QRect(start, start)).adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)
    painter.drawImage(box.topLeft(), drawn(box, draw))
