"""What stands on a table beside cards and pawns, drawn alike for all games: trays with rails, boxes that ask
and tell, buttons that never change places, faces, and the ring round what the keys are at.

Values that know where they stand and draw themselves over the cloth, at the depth in force.
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
from macclassic.toolbox.base.pictures import BLACK, frame, picture, rings, write
from macclassic.toolbox.style.controls import triangle

FACE = 48
"""The breadth and height of a player's face."""
HEAD = 11
"""How long the head of an arrow is."""
RAIL = 16
"""The breadth of a tray's rail."""
FIGURE, FOOT = 10, 12
"""How far down its box a figure on a rail stands, and how high the foot of a rail is."""


def lay_mat(painter: QPainter, rect: QRect, cloth: str) -> None:
    """Draw a mat, its edges dark above and at the left, lit below and at the right."""
    patterns.fill(painter, rect, cloths.mat(cloth))
    painter.setPen(BLACK)
    painter.drawLine(rect.topLeft(), rect.topRight())
    painter.drawLine(rect.topLeft(), rect.bottomLeft())
    painter.setPen(cloths.lit(cloth))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    painter.drawLine(rect.topRight(), rect.bottomRight())


def _centred(painter: QPainter, rect: QRect, base: int, text: str) -> None:
    """Write in the painter's font between the sides of a box, the baseline so many rows below its top."""
    left = rect.left() + (rect.width() - painter.fontMetrics().horizontalAdvance(text) + 1) // 2
    painter.drawText(QPoint(left, rect.top() + base), text)


def box(painter: QPainter, rect: QRect) -> None:
    """Draw a white box with a black outline."""
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), look.current().white)


# Where things are collected


@dataclass(frozen=True)
class Tray:
    """A mat with a white rail, on which stand the mark of what lies there (a picture of `resources/art`), how
    much it is, and at its foot what it brings."""

    key: str
    rect: QRect
    mark: str
    count: str
    points: str = ""

    @property
    def rail(self) -> QRect:
        """The pixels of the rail."""
        return QRect(self.rect.topLeft(), QSize(RAIL, self.rect.height()))

    @property
    def inside(self) -> QRect:
        """The pixels on which things may lie."""
        return self.rect.adjusted(RAIL + 1, 1, -1, -1)

    def draw(self, painter: QPainter, cloth: str) -> None:
        """Draw the tray with what stands on its rail, and nothing in it."""
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
    """Draw the hard shadow that something lifted two pixels casts on a cloth: a line at its right and below;
    `rect`: of what casts it, as it is lifted."""
    painter.setPen(cloths.shadow(cloth))
    painter.drawLine(rect.left() + 1, rect.bottom() + 1, rect.right() + 1, rect.bottom() + 1)
    painter.drawLine(rect.right() + 1, rect.top() + 1, rect.right() + 1, rect.bottom() + 1)


# What is asked and told


def prompt_rows(lines: int) -> int:
    """Return how high a box is that asks something in so many lines."""
    return fonts.small_line() * (lines + 1) + (9 if lines else 5)


def points(painter: QPainter, base: QPoint) -> None:
    """Draw the triangle that points at a line of small text, seven pixels before it on its baseline."""
    triangle(painter, base - QPoint(0, 7), BLACK, Qt.ArrowType.RightArrow, 4)


def prompt(painter: QPainter, rect: QRect, title: str, lines: Sequence[str]) -> None:
    """Draw what is asked of the person: a box with a heavy outline, a bold title that a triangle points at,
    and lines below a rule. It is not inverted: that is what a chosen item of a menu looks like."""
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(2, 2, -2, -2), look.current().white)
    x, y = rect.left() + 6, rect.top() + 2
    ascent, line = fonts.small_ascent(), fonts.small_line()
    painter.setPen(BLACK)
    points(painter, QPoint(x, y + ascent))
    painter.setFont(fonts.small(bold=True))
    painter.drawText(x + 7, y + ascent + 1, title)
    if lines:
        painter.drawLine(rect.left() + 2, y + line + 1, rect.right() - 2, y + line + 1)
    write(painter, x, y + 3 + line, lines)


def news(painter: QPainter, rect: QRect, lines: Sequence[str], low: bool = False) -> None:
    """Draw what has happened, the latest last, in a white box: as many of the last lines as there is room
    for; `low`: the latest always at the foot."""
    box(painter, rect)
    line = fonts.small_line()
    most = (rect.height() - 4) // line
    painter.setPen(BLACK)
    painter.setFont(fonts.small())
    first = max(0, most - len(lines)) if low else 0
    for number, text in enumerate(lines[-most:], first):
        # A word may be broader than a line: somebody's name.
        text = fonts.small_fitted(text, rect.width() - 8)
        painter.drawText(rect.left() + 5, rect.top() + 2 + line * number + fonts.small_ascent(), text)


# What is pressed


@dataclass(frozen=True)
class TableButton:
    """A button of the table, always in one place: its text and, at the left in an inverted square, the letter
    that presses it; `below`: a second line, beside the text on a button that is too low for two. If it can't
    be pressed (`can`) only a dotted outline and a dimmed text are left, at 1 bit a thin one: so small a text
    can't be read through a pattern. `default`: Return presses it. `current`: the keys are at it."""

    key: str
    rect: QRect
    text: str
    letter: str = ""
    below: str = ""
    can: bool = True
    default: bool = False
    current: bool = False

    def draw(self, painter: QPainter) -> None:
        """Draw the button as it is now."""
        colours, rect = look.current(), self.rect
        if self.can:
            box(painter, rect)
            if self.default:
                painter.setPen(BLACK)
                painter.drawRect(rect.adjusted(1, 1, -2, -2))
        else:
            # A ground of its own, or the text could not be read on a patterned cloth.
            painter.fillRect(rect, colours.white)
            # On a cloth of dots the outline needs a white rim, or it is lost among them.
            rim = 1 if colours.dithered else 0
            patterns.dotted_frame(painter, rect.adjusted(rim, rim, -rim, -rim), BLACK)
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
        painter.drawText(left, top + ascent, self.text)
        if self.below:
            painter.setFont(fonts.small())
            beside = 0 if two else fonts.small_width(self.text, bold=True) + 7
            painter.drawText(left + beside, top + (line if two else 0) + ascent, self.below)
        if self.current:
            ring(painter, rect)


# Who sits there, and where the keys are


def portrait(painter: QPainter, at: QPoint, art: str, turn: bool) -> None:
    """Draw a face with a frame, of three lines inside while it is its turn."""
    painter.drawImage(at, picture("art", art))
    white = look.current().white
    rings(painter, QRect(at, QSize(FACE, FACE)), (BLACK, white, BLACK, white) if turn else (BLACK,))


def ring(painter: QPainter, rect: QRect) -> None:
    """Draw a ring round what the keys are at, seen on any ground: black, white, black, outward from it."""
    frame(painter, rect.adjusted(-3, -3, 3, 3))


# What a hint means


def corners(painter: QPainter, rect: QRect) -> None:
    """Draw corners round something, otherwise than the ring of the keys: what would be taken, or aimed at."""
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
    """Draw an arrow from a point to the edge of something, seen on any ground: black with a white rim."""
    way = goal.center() - start
    far = hypot(way.x(), way.y())
    # So much of the way lies within the goal, where the corners are.
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
    for colour, breadth, rim in ((look.current().white, 5, 3), (BLACK, 3, 1)):
        painter.setPen(QPen(colour, breadth))
        painter.drawLine(start, at(HEAD, 0))
        painter.setPen(QPen(colour, rim))
        painter.setBrush(colour)
        painter.drawPolygon(head)
    painter.setBrush(Qt.BrushStyle.NoBrush)
