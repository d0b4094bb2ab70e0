"""Pictures at the current depth, plates with a line of small text, and frames.

A missing picture file never stops the painting: a crossed box is shown instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from macclassic.quickdraw import fonts, ovals, sprites
from macclassic.quickdraw.colours import nearest
from macclassic.toolbox.base import look

BLACK = QColor(Qt.GlobalColor.black)

_SIZES = {
    **dict.fromkeys(("cards", "cards/coins"), (48, 78)),
    **dict.fromkeys(("cards/small", "cards/coins/small", "cards/french/small"), (24, 39)),
}
FACES = (
    *("pullover", "gardener", "baker", "painter", "teacher", "courier"),
    *("dancer", "professor", "pupil", "drummer", "weaver"),
)
"""Faces that people may choose; the first is the default."""
_own = FACES[0]
_others: dict[str, str] = {}
_reported: set[str] = set()
report: list[Callable[[str], None]] = []
"""Callbacks that get a sentence for each missing picture, once a picture."""


def picture(folder: str, name: str) -> QImage:
    """Return a picture of `resources` at the current depth.

    Faces named "you" are replaced by the face of the current player. Instead of a missing picture it returns
    a crossed box, because painting must not fail.
    """
    if name.startswith("face-"):
        _, who, mood = name.split("-")
        who = _own if who == "you" else who
        name = f"face-{'you' if who == FACES[0] else who}-{mood}"
    try:
        return sprites.load(folder, name, look.current().depth)
    except sprites.MissingPicture as error:
        sentence = str(error)
        if sentence not in _reported:
            _reported.add(sentence)
            for tell in report:
                tell(sentence)
        return _crossed_box(*_SIZES.get(folder, (32, 32)))


def as_selected(image: QImage) -> QImage:
    """Return a picture in its selected form: inverted at 1 bit, else half as bright.

    Its colours are mapped to the table. Other colours would be mapped pixel by pixel whenever something is
    painted beside them.
    """
    now = look.current()
    if now.dithered:
        image = image.convertToFormat(QImage.Format.Format_ARGB32)
        image.invertPixels()
        return image
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(image.rect(), QColor(0, 0, 0, 128))
    painter.end()
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            if colour.alpha():
                there = nearest((colour.red(), colour.green(), colour.blue()), now.depth)
                image.setPixelColor(x, y, QColor(*there))
    return image


def use_faces(own: str, others: Mapping[str, str] = MappingProxyType({})) -> None:
    """Set the face of "you", one of `FACES`, and the faces of `others` by their names."""
    global _own, _others
    _own, _others = own, dict(others)


def face_of(name: str) -> str:
    """Return the face of a person by name; empty if the name is unknown."""
    return _others.get(name, "")


def guest_face(number: int) -> str:
    """Return a face for one of several people without a name, by number; never that of "you"."""
    return [face for face in FACES if face != _own][number]


def small_card(card: str, folder: str = "cards") -> QImage:
    """Return a card of a folder in its small form of 24 × 39 pixels, at the current depth."""
    return picture(f"{folder}/small", card)


def squeezed(image: QImage, width: int) -> QImage:
    """Return a picture scaled to a width by dropping columns, for a card that is being turned over."""
    return image.scaled(width, image.height())


def outline(folder: str, name: str) -> QRegion:
    """Return the pixels that a picture covers."""
    try:
        return sprites.outline(folder, name, look.current().depth)
    except sprites.MissingPicture:
        return QRegion(picture(folder, name).rect())


def drawn(box: QRect, draw: Callable[[QPainter], object]) -> QImage:
    """Return what `draw` paints in a rectangle, on a transparent ground."""
    image = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-box.topLeft())
    draw(painter)
    painter.end()
    return image


@cache
def _crossed_box(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(255, 255, 255))
    painter = QPainter(image)
    painter.drawRect(0, 0, width - 1, height - 1)
    painter.drawLine(0, 0, width - 1, height - 1)
    painter.drawLine(width - 1, 0, 0, height - 1)
    painter.end()
    return image


def plate_rows() -> int:
    """Return the height of a plate in pixels."""
    return fonts.small_line() + 1 + fonts.small_lead()


def plate_rect(at: QPoint, text: str, centred: bool = False) -> QRect:
    """Return the rectangle of a plate with a line of text.

    `at` is its upper left corner, or the middle of its top if `centred`.
    """
    width = fonts.small_width(text) + 7
    return QRect(at.x() - (width // 2 if centred else 0), at.y(), width, plate_rows())


def plate(painter: QPainter, at: QPoint, text: str, centred: bool = False, inverted: bool = False) -> QRect:
    """Draw small text on a white plate with a black outline, or in white on black; return its rectangle."""
    pen = QPoint(4, fonts.small_ascent() + fonts.small_lead())
    return label(painter, plate_rect(at, text, centred), pen, text, inverted)


def label(painter: QPainter, rect: QRect, pen: QPoint, text: str, inverted: bool) -> QRect:
    """Draw small text in a box that looks like a plate; `pen` is the text's position in it."""
    white = look.current().white
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), BLACK if inverted else white)
    painter.setFont(fonts.small())
    painter.setPen(white if inverted else BLACK)
    painter.drawText(rect.topLeft() + pen, text)
    return rect


def write(painter: QPainter, left: int, top: int, lines: Sequence[str]) -> None:
    """Write lines of small text below one another, starting at the row `top`."""
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    for number, line in enumerate(lines):
        painter.drawText(left, top + fonts.small_ascent() + number * fonts.small_line(), line)


def frame(painter: QPainter, rect: QRect) -> None:
    """Draw a frame visible on any ground: black, white, black, inward."""
    rings(painter, rect, (BLACK, look.current().white, BLACK))


def rings(painter: QPainter, rect: QRect, colours: Sequence[QColor]) -> None:
    """Draw frames within one another, a pixel each, the outermost first.

    `QPainter.drawRect` would leave out corner pixels of a frame that the edge of the screen cuts.
    """
    for inset, colour in enumerate(colours):
        ring = rect.adjusted(inset, inset, -inset, -inset)
        for side in ovals.rects(QRegion(ring) - QRegion(ring.adjusted(1, 1, -1, -1))):
            painter.fillRect(side, colour)
