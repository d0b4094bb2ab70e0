"""Magnifier of a table and name labels on its spots.

A game supplies the content: `Drawing.explains` says which spots answer when they are pointed at, with their
balloon text, `Drawing.magnified` gives the whole picture of a spot that is covered or small, and
`Drawing.name_labels` the names for a learner. The placement is computed here from the spots alone, so that
it works for a table of any layout and size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QRegion

from macclassic.quickdraw import fonts, ovals
from macclassic.table.look import furniture
from macclassic.table.placement.cover_costs import ASKED, LARGE, SPOKEN_OF, CoverCosts, spot_costs
from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import AnyState
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, write
from macclassic.toolbox.help.balloon_shape import lines_of
from macclassic.toolbox.screen.native_window import moved_into
from macclassic.toolbox.spots import Role, Spot
from macclassic.toolbox.windows.window_manager import WindowManager

REST_MS = 150
"""Milliseconds that the mouse rests before the magnifier opens."""
STILL = 3
"""Distance in pixels within which the mouse counts as resting."""
OPEN = 0.6
"""A spot counts as covered if less than this share of it is visible."""
PAD, GAP, WORDS, WORDS_ALONE = 5, 6, 116, 180
"""Measures of the magnifier in pixels.

They are the padding, the gap between picture and words, and the width of the words beside a picture and
without one.
"""
AWAY = 6
"""Distance of the magnifier from its spot in pixels."""
NAME_LABEL_KEYS = (Qt.Key.Key_Alt, Qt.Key.Key_F2)
"""Keys that show names while held: ⌥, and one that no window manager reserves."""
BROAD = 40
"""Least width in pixels for a legible name."""
PICTURE = 16
"""Height of the part of a picture that its label leaves visible, in pixels."""


class MagnifiedTable(Protocol):
    """Protocol of the table for the magnifier and the name labels."""

    parts: AnyParts
    manager: WindowManager

    @property
    def busy(self) -> bool: ...
    @property
    def state(self) -> AnyState: ...
    def spots_under(self, point: QPoint) -> list[Spot]: ...
    def all_spots(self) -> Sequence[Spot]: ...
    def touch(self, rect: QRect) -> None: ...
    def update(self) -> None: ...


def open_part(spot: Spot, spots: Sequence[Spot]) -> QRegion:
    """Return the part of a spot that no other spot covers."""
    left = QRegion(spot.rect)
    for other in spots:
        if other.over > spot.over and other.rect.intersects(spot.rect):
            left -= QRegion(other.rect)
    return left


def explained(table: MagnifiedTable, point: QPoint) -> Spot | None:
    """Return the uppermost spot at a point that answers the pointer, None if there is none.

    Dimmed buttons answer in all games: their balloon says why.
    """
    here = () if table.busy else table.spots_under(point)
    explains, now = table.parts.drawing.explains, table.state
    return next((spot for spot in here if _is_dimmed(spot) or explains(now, spot)), None)


def _is_dimmed(spot: Spot) -> bool:
    """True for a dimmed button that says why it is dimmed."""
    return spot.role == Role.Button and not spot.enabled and bool(spot.balloon)


def _area(region: QRegion) -> int:
    return sum(rect.width() * rect.height() for rect in ovals.rects(region))


class Magnifier:
    """Magnifier: describes the spot under the mouse and shows it whole.

    It disappears when the mouse leaves the spot or a key is pressed. While Balloon Help is on, the balloon of
    the spot takes its place.
    """

    def __init__(self, table: MagnifiedTable, timer: QTimer) -> None:
        self._table = table
        self._timer = timer
        timer.setSingleShot(True)
        timer.setInterval(REST_MS)
        timer.timeout.connect(self._rested)
        self._at = QPoint()
        self._spot = ""
        """Key of the spot that is shown."""
        self._shown: tuple[QRect, QImage, tuple[str, ...]] | None = None

    @property
    def rect(self) -> QRect:
        """Rectangle of the magnifier on the table; null while it is closed."""
        return QRect() if self._shown is None else self._shown[0]

    @property
    def text(self) -> str:
        """Words in the magnifier; empty while it is closed."""
        return "" if self._shown is None else " ".join(self._shown[2])

    def move(self, point: QPoint) -> None:
        """Start waiting for the mouse to rest, unless it is still at the spot that is shown."""
        if self._shown is not None and not self.rect.contains(point):
            spot = explained(self._table, point)
            if spot is not None and spot.key == self._spot:
                return
        if (point - self._at).manhattanLength() > STILL or self._shown is None:
            self.hide()
            self._at = point
            self._timer.start()

    def hide(self) -> None:
        """Close the magnifier and stop waiting."""
        self._timer.stop()
        shown, self._shown = self._shown, None
        if shown is not None:
            self._table.touch(shown[0])

    def _rested(self) -> None:
        table, closer = self._table, self._table.parts.drawing.magnified
        spot = explained(table, self._at)
        if spot is None or table.manager.balloon_help:
            return
        covered = _area(open_part(spot, table.all_spots())) < OPEN * spot.rect.width() * spot.rect.height()
        picture = closer(table.state, spot, covered) if closer is not None else None
        words = tuple(filter(None, lines_of(spot.balloon, WORDS_ALONE if picture is None else WORDS)))
        if picture is not None or words:
            picture = QImage() if picture is None else picture
            around = spot.rect
            if around.width() * around.height() > LARGE:
                around = QRect(self._at - QPoint(STILL, STILL), self._at + QPoint(STILL, STILL))
            rect = self._clear(around, self._beside(around, picture, words))
            self._spot, self._shown = spot.key, (rect, picture, words)
            table.touch(self.rect)

    def _beside(self, rect: QRect, picture: QImage, words: Sequence[str]) -> QRect:
        """Return the rectangle of the magnifier: on the roomier side of the spot, within the table.

        Words alone are above or below it, where they hide no card beside it.
        """
        high = max(picture.height(), len(words) * fonts.small_line()) + 2 * PAD
        wide = 2 * PAD + _words_left(picture) + max(map(fonts.small_width, words), default=-GAP)
        room = QRect(QPoint(0, 0), self._table.state.size)
        if picture.isNull():
            low = rect.center().y() > room.height() // 2
            y = rect.top() - AWAY - high if low else rect.bottom() + 1 + AWAY
            return moved_into(QRect(rect.center().x() - wide // 2, y, wide, high), room)
        right = rect.center().x() < room.width() // 2
        x = rect.right() + 1 + AWAY if right else rect.left() - AWAY - wide
        return moved_into(QRect(x, rect.center().y() - high // 2, wide, high), room)

    def _clear(self, around: QRect, home: QRect) -> QRect:
        """Return the rectangle at home, or near it where it hides neither a question nor a button."""
        table, spots = self._table, self._table.all_spots()
        kept = [each.rect for each in spots if each.key in ASKED or each.role == Role.Button]
        if not any(rect.intersects(home) for rect in kept):
            return home
        weighed = spot_costs(spots, (), table.state.targets)
        costs = CoverCosts(table.state.size, (*weighed, *((rect, SPOKEN_OF) for rect in (around, *kept))))
        places = costs.places(home.size(), home.topLeft())
        _, x, y = min((cost + off, x, y) for cost, off, x, y in places)
        return QRect(QPoint(x, y), home.size())

    def draw(self, painter: QPainter) -> None:
        """Draw the magnifier over the table."""
        if self._shown is None:
            return
        rect, picture, words = self._shown
        painter.fillRect(rect, BLACK)
        painter.fillRect(rect.adjusted(1, 1, -2, -2), look.current().white)
        painter.drawImage(rect.topLeft() + QPoint(PAD, (rect.height() - picture.height()) // 2), picture)
        write(painter, rect.left() + PAD + _words_left(picture), rect.top() + PAD, words)


def _words_left(picture: QImage) -> int:
    """Return where the words begin beside a picture, which may be null."""
    return 0 if picture.isNull() else picture.width() + GAP


# Name labels


class NameLabels:
    """Labels with names on the spots, while a key is held or if an option says so."""

    def __init__(self, table: MagnifiedTable) -> None:
        self._table = table
        self._held = False
        self._laid: tuple[object, list[tuple[QRect, tuple[str, ...]]]] = None, []
        """Spots of the last layout, and their labels."""

    def hold(self, held: bool) -> None:
        """Note that a key for name labels went down or came up."""
        if held != self._held and self._table.parts.drawing.name_labels is not None:
            self._held = held
            self._table.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the labels on a table at rest."""
        table, names = self._table, self._table.parts.drawing.name_labels
        if names is None or table.busy or not (self._held or table.state.options.show_names):
            return
        spots = table.all_spots()
        if self._laid[0] is not spots:
            self._laid = (
                spots,
                [label for spot in spots for label in _labels(spot, spots, names, table.state)],
            )
        for rect, lines in self._laid[1]:
            _draw_plate(painter, rect, lines)


def _lines(text: str, width: int) -> Iterator[str]:
    """Yield the lines of a text; a word that is too wide is broken with a hyphen."""
    while text:
        line = fonts.wrapped(text, width)[0]
        if fonts.small_width(line) <= width:
            text = text[len(line) :].lstrip()
        else:
            at = max(
                at for at in range(1, len(line)) if at == 1 or fonts.small_width(line[:at] + "-") <= width
            )
            line, text = text[:at] + "-", text[at:]
        yield line


def _draw_plate(painter: QPainter, rect: QRect, lines: Sequence[str]) -> None:
    """Draw lines of small text on a white plate, each centred."""
    furniture.box(painter, rect)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    for number, text in enumerate(lines):
        left = rect.left() + (rect.width() - fonts.small_width(text) + 1) // 2
        painter.drawText(left, rect.top() + fonts.small_line() * number + fonts.small_ascent(), text)


def _labels(
    spot: Spot, spots: Sequence[Spot], names: Callable[[AnyState, Spot], Sequence[str]], now: AnyState
) -> list[tuple[QRect, tuple[str, ...]]]:
    """Return the label of a spot, at the bottom of its visible part: its first name that fits.

    Empty if the part is too narrow for a word; there the magnifier shows the name.
    """
    words = names(now, spot)
    seen = ovals.rects(open_part(spot, spots)) if words else ()
    room = max(seen, key=lambda rect: rect.width() * rect.height(), default=QRect())
    if room.width() < BROAD:
        return []
    line = fonts.small_line()
    # Two lines may cover the outline of the next card.
    most = max(min(room.height() + 1, 2 * line + 1), room.height() - PICTURE)
    for text in words:
        lines = tuple(_lines(text, room.width() - 4))
        high = line * len(lines) + 1
        if high <= most:
            return [
                (QRect(room.left(), room.bottom() + 1 - min(high, room.height()), room.width(), high), lines)
            ]
    return []
