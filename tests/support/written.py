"""Whether all that is written in a widget can be read: what `QPainter.drawText` was asked for is compared
with what is seen of it in the end.

A text is *cut* where pixels of its letters are not there: beyond the widget, its rectangle, or under
something else. It *touches* where a pixel beside its letters has their colour and is none of theirs: another
text, the frame of a box. It *runs out* of its box where there is more than one ground beside its letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

Pixels = frozenset[tuple[int, int]]

RARE = 0.08
"""What share of the pixels beside its letters a colour has at least that is a text's ground."""
FEW = 5
"""So many pixels of a text may touch something: the tail of a letter its box, a dot of a frame."""
HIGHEST, BROADEST = 60, 26
"""More rows and columns than a letter has, that of the largest type too."""

_draw: Any = QPainter.drawText


@dataclass(frozen=True)
class Written:
    """A text as it was written: its letters' pixels in the widget, and their colour."""

    text: str
    pixels: Pixels
    ink: int
    base: int | None
    """The row below which it has nothing but what hangs down of Latin letters; None of Hangul, which stands
    lower, and where that is not known."""

    @property
    def hangul(self) -> bool:
        """Whether it has letters that may come up to what is above the line, though not into it."""
        return any("가" <= each <= "힣" for each in self.text)

    @property
    def box(self) -> QRect:
        """The rectangle round its letters."""
        xs, ys = [x for x, _ in self.pixels], [y for _, y in self.pixels]
        return QRect(QPoint(min(xs), min(ys)), QPoint(max(xs), max(ys)))

    def fault(self, seen: Any, size: QSize) -> str:
        """Return why it can't be read in a picture, nothing if it can or is hidden altogether."""
        wide, high = size.width(), size.height()

        def at(x: int, y: int) -> int | None:
            return seen[y * wide + x] & 0xFFFFFF if 0 <= x < wide and 0 <= y < high else None

        lost = {pixel for pixel in self.pixels if at(*pixel) != self.ink}
        if lost:
            # Of a dimmed one every other pixel is of the ground.
            whole = len(lost) < len(self.pixels) and len({(x + y) % 2 for x, y in lost}) == 2
            return f"is cut: {len(lost)} of {len(self.pixels)} pixels" if whole else ""
        beside = {(x + dx, y + dy) for x, y in self.pixels for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        ground = Counter({pixel: at(*pixel) for pixel in beside - self.pixels}.values())
        top = self.box.top() if self.hangul else -1
        low = high if self.base is None else self.base
        close = sum(at(x, y) == self.ink and top <= y <= low for x, y in beside - self.pixels)
        if close > FEW:
            return f"touches something at {close} pixels"
        del ground[self.ink]
        rare = sum(count for count in ground.values() if count < RARE * len(beside))
        return f"runs out of its box: {ground}" if rare > FEW else ""


@dataclass
class Page:
    """What has been written, and the picture of it."""

    image: QImage
    texts: list[Written] = field(default_factory=list)

    def faults(self, lets: Callable[[Written], bool] = lambda _: False) -> list[str]:
        """Return what can't be read, and why; `lets`: what need not be."""
        image = self.image.convertToFormat(QImage.Format.Format_RGB32)
        seen = memoryview(image.constBits()).cast("I")
        found = [(each, each.fault(seen, image.size())) for each in self.texts if not lets(each)]
        return [f"“{each.text}” {each.box.getRect()} {why}" for each, why in found if why]


@contextmanager
def recording(found: list[Written], root: QWidget | None = None) -> Iterator[None]:
    """Note all texts that are written meanwhile in a widget, but for those that are to be scrolled to."""

    def noting(painter: QPainter, *given: Any) -> Any:
        text, at, within = _read(given)
        pixels = _letters(painter.font().toString(), text, within)
        if pixels:
            move = painter.deviceTransform()
            x, y = round(move.dx()) + at.x(), round(move.dy()) + at.y()
            moved = frozenset((x + across, y + down) for across, down in pixels)
            base = y - 1 if within is None and not any("가" <= each <= "힣" for each in text) else None
            new = Written(text, moved, painter.pen().color().rgb() & 0xFFFFFF, base)
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
    """Return the text of a call, where it stands, and within what: a size, and flags of Qt's."""
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
def _letters(font: str, text: str, within: tuple[int, int, int] | None) -> Pixels:
    """Return the letters' pixels of a text, from its point on or in a rectangle that they may leave."""
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
    black = [at // 4 for at in range(0, len(bits), 4) if not bits[at]]
    return frozenset((at % row - margin.x(), at // row - margin.y()) for at in black)


def written(widget: QWidget) -> Page:
    """Draw a widget and all in it, and return what is written there."""
    texts: list[Written] = []
    with recording(texts, widget):
        image = widget.grab().toImage()
    return Page(image, texts)


def drawn(size: QSize, draw: Callable[[QPainter], object]) -> Page:
    """Draw something on grey, and return what is written there."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.gray)
    texts: list[Written] = []
    with recording(texts):
        painter = QPainter(image)
        draw(painter)
        painter.end()
    return Page(image, texts)


def _scrolled(device: Any, root: QWidget | None) -> QRect | None:
    """Return where what a widget has is seen within another, if it is in a part that can be scrolled."""
    while isinstance(device, QWidget) and device is not root:
        above = device.parentWidget()
        if root is not None and isinstance(above, QAbstractScrollArea) and device is above.viewport():
            return QRect(device.mapTo(root, QPoint(0, 0)), device.size())
        device = above
    return None
