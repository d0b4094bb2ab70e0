"""Pictures for painting: at the depth in force, and never in the way when a file is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from macclassic.quickdraw import sprites
from macclassic.toolbox import look

_SIZES = {"cards": (48, 78), "cards/coins": (48, 78)}
_reported: set[str] = set()
report: list[Callable[[str], None]] = []
"""Each is told, in a sentence, of a picture that is missing; once for each picture."""


def picture(folder: str, name: str) -> QImage:
    """Return a picture of `resources` at the depth in force.

    Painting must not fail: in the place of a picture that is missing stands a crossed box.
    """
    return _or_box(lambda: sprites.load(folder, name, look.current().depth), _SIZES.get(folder, (32, 32)))


def small_card(card: str, folder: str = "cards") -> QImage:
    """Return a card at half its size, at the depth in force."""
    return _or_box(lambda: sprites.small(card, look.current().depth, folder), (24, 39))


def outline(folder: str, name: str) -> QRegion:
    """Return the pixels that a picture covers."""
    try:
        return sprites.outline(folder, name, look.current().depth)
    except sprites.MissingPicture:
        image = picture(folder, name)
        return QRegion(image.rect())


def _or_box(load: Callable[[], QImage], size: tuple[int, int]) -> QImage:
    try:
        return load()
    except sprites.MissingPicture as error:
        sentence = str(error)
        if sentence not in _reported:
            _reported.add(sentence)
            for tell in report:
                tell(sentence)
        return _crossed_box(*size)


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
