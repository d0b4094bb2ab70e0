"""Checks that text in a widget is legible, by comparing calls of `QPainter.drawText` with the picture.

A text is *cut* if pixels of its letters are missing: outside the widget or its rectangle, or covered. It
*touches* something if a pixel next to its letters has their colour but belongs to another text or a frame. It
*runs out* of its box if there is more than one ground next to its letters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

Pixels = frozenset[tuple[int, int]]

RARE = 0.08
"""Least share of the pixels around the letters for a colour to count as ground."""
FEW = 5
"""Number of pixels that may touch something, such as a letter's tail or a dot of a frame."""
SPACE = 3
"""Least pixels between two texts on one line that are not one phrase."""
HIGHEST, BROADEST = 60, 26
"""Bounds for the height and width of a letter in pixels, also of the largest type."""

_draw: Any = QPainter.drawText


@dataclass(frozen=True)
class Letters:
    """Letters of a text: their pixels, the adjacent pixels, their bounding rectangle."""

    pixels: Pixels
    around: Pixels
    box: QRect


@dataclass(frozen=True)
class Written:
    """Drawn text with its letters, their position in the widget and their colour."""

    text: str
    letters: Letters
    at: QPoint
    ink: int
    base: int | None
    """Row below which there are only descenders of Latin letters.

    None for Hangul, which is lower, and if unknown.
    """

    @property
    def hangul(self) -> bool:
        """True if the text contains Hangul, whose letters may reach up to the line above."""
        return any("가" <= each <= "힣" for each in self.text)

    @property
    def box(self) -> QRect:
        """Bounding rectangle of the letters in the widget."""
        return self.letters.box.translated(self.at)

    def fault(self, seen: Any, size: QSize) -> str:
        """Return the reason why the text is illegible in a picture; empty if it is legible or hidden."""
        wide, left, top = size.width(), self.at.x(), self.at.y()
        if QRect(QPoint(0, 0), size).contains(self.box.adjusted(-1, -1, 1, 1)):
            first = top * wide + left

            def at(x: int, y: int) -> int | None:
                return int(seen[first + y * wide + x]) & 0xFFFFFF
        else:

            def at(x: int, y: int) -> int | None:
                x, y = x + left, y + top
                within = 0 <= x < wide and 0 <= y < size.height()
                return int(seen[y * wide + x]) & 0xFFFFFF if within else None

        pixels, ink = self.letters.pixels, self.ink
        lost = [pixel for pixel in pixels if at(*pixel) != ink]
        if lost:
            # Every other pixel of dimmed text has the colour of the ground.
            whole = len(lost) < len(pixels) and len({(x + y) % 2 for x, y in lost}) == 2
            return f"is cut: {len(lost)} of {len(pixels)} pixels" if whole else ""
        ground = Counter([at(*pixel) for pixel in self.letters.around])
        if ground[ink]:
            above = self.letters.box.top() if self.hangul else -HIGHEST
            below = HIGHEST * HIGHEST if self.base is None else self.base - top
            close = sum(above <= y <= below and at(x, y) == ink for x, y in self.letters.around)
            if close > FEW:
                return f"touches something at {close} pixels"
            del ground[ink]
        least = RARE * (len(pixels) + len(self.letters.around))
        rare = sum(count for count in ground.values() if count < least)
        return f"runs out of its box: {ground}" if rare > FEW else ""


@dataclass
class Page:
    """Picture of a widget and the texts drawn in it."""

    image: QImage
    texts: list[Written] = field(default_factory=list)

    def faults(self, lets: Callable[[Written], bool] = lambda _: False) -> list[str]:
        """Return the illegible texts with the reasons; texts for which `lets` is true are skipped."""
        image = self.image.convertToFormat(QImage.Format.Format_RGB32)
        seen = memoryview(image.constBits()).cast("I")
        found = [(each, each.fault(seen, image.size())) for each in self.texts if not lets(each)]
        return [f"“{each.text}” {each.box.getRect()} {why}" for each, why in found if why]

    def crowded(self) -> list[str]:
        """Return the texts that read as one phrase with the next text on their line."""
        rows: dict[int, list[Written]] = {}
        for each in self.texts:
            rows.setdefault(each.at.y(), []).append(each)
        found = []
        for row in rows.values():
            row.sort(key=lambda each: each.box.left())
            for left, right in pairwise(row):
                if 0 <= right.box.left() - left.box.right() - 1 < SPACE:
                    found.append(f"“{left.text}” {left.box.getRect()} runs into “{right.text}”")
        return found


@contextmanager
def recording(found: list[Written], root: QWidget | None = None) -> Iterator[None]:
    """Record the texts drawn in a widget, except those scrolled out of view."""

    def noting(painter: QPainter, *given: Any) -> Any:
        text, at, within = _read(given)
        letters = _letters(painter.font().toString(), text, within)
        if letters.pixels:
            move = painter.deviceTransform()
            there = at + QPoint(round(move.dx()), round(move.dy()))
            latin = within is None and not any("가" <= each <= "힣" for each in text)
            ink = painter.pen().color().rgb() & 0xFFFFFF
            new = Written(text, letters, there, ink, there.y() - 1 if latin else None)
            part = _scrolled(painter.device(), root)
            if part is None or part.contains(new.box):
                found.append(new)
        return _draw(painter, *given)

    QPainter.drawText = noting  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        QPainter.drawText = _draw  # type: ignore[method-assign]


def _read(given: tuple[Any, ...]) -> tuple[str, QPoint, tuple[int, int, int] | None]:
    """Return the text of a call, its position, and its size and Qt flags if it has a rectangle."""
    match given:
        case (QPoint() | QPointF() as at, str(text)):
            return text, QPoint(int(at.x()), int(at.y())), None
        case (int(x), int(y), str(text)):
            return text, QPoint(x, y), None
        case (QRect() | QRectF() as rect, flags, str(text)):
            whole = rect.toRect() if isinstance(rect, QRectF) else rect
            number = flags if isinstance(flags, int) else flags.value
            return text, whole.topLeft(), (whole.width(), whole.height(), number)
    raise TypeError(f"no known way to write: {given}")


@lru_cache(maxsize=4096)
def _letters(font: str, text: str, within: tuple[int, int, int] | None) -> Letters:
    """Return the letters of a text, drawn from a point or in a rectangle without clipping."""
    face = QFont()
    face.fromString(font)
    wide, high, flags = within or (0, 0, 0)
    margin = QPoint(BROADEST * len(text) if within else HIGHEST, HIGHEST)
    size = QSize(wide + BROADEST * len(text), high + HIGHEST * (1 + len(text) // 20))
    image = QImage(QSize(margin.x(), margin.y()) + size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(face)
    painter.setPen(Qt.GlobalColor.black)
    if within is None:
        _draw(painter, margin, text)
    else:
        room = QRect(margin, QSize(wide, high))
        _draw(painter, room, flags | Qt.TextFlag.TextDontClip.value, text)
    painter.end()
    row, bits = image.width(), bytes(image.constBits())
    black = (each.start() for each in re.finditer(b"\0", bits[::4]))
    pixels = frozenset((at % row - margin.x(), at // row - margin.y()) for at in black)
    around = {(x + dx, y + dy) for x, y in pixels for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    xs, ys = sorted(x for x, _ in pixels), sorted(y for _, y in pixels)
    box = QRect(QPoint(xs[0], ys[0]), QPoint(xs[-1], ys[-1])) if pixels else QRect()
    return Letters(pixels, frozenset(around - pixels), box)


def written(widget: QWidget) -> Page:
    """Draw a widget with its children and return the texts."""
    texts: list[Written] = []
    with recording(texts, widget):
        image = widget.grab().toImage()
    return Page(image, texts)


def drawn(room: QRect, draw: Callable[[QPainter], object]) -> Page:
    """Draw the part of something inside a rectangle on grey, and return the texts."""
    image = QImage(room.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.gray)
    texts: list[Written] = []
    with recording(texts):
        painter = QPainter(image)
        painter.translate(-room.topLeft())
        draw(painter)
        painter.end()
    return Page(image, texts)


def _scrolled(device: Any, root: QWidget | None) -> QRect | None:
    """Return the visible area if the widget is inside a scroll area, else None."""
    while isinstance(device, QWidget) and device is not root:
        above = device.parentWidget()
        if root is not None and isinstance(above, QAbstractScrollArea) and device is above.viewport():
            return QRect(device.mapTo(root, QPoint(0, 0)), device.size())
        device = above
    return None
