"""The cards of Soi in all their sizes, and suits and bold figures as they stand on strips and in grids."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.pictures import BLACK, picture, small_card

from ..cards import KINDS
from . import words
from .layout import MINI, SMALL

CARDS = "cards/french"
SUITS = ("spade", "club", "heart", "diamond")
"""In the order of card numbers."""
BACK_EDGE = 3


def face_image(card: str, size: QSize) -> QImage:
    """Return a card's face in one of its sizes; courts have French letters where those are wanted."""
    name = lettered(card)
    if size == MINI:
        return small_card(name, CARDS)
    return picture(CARDS, f"small/{name}" if size == SMALL else name)


def lettered(name: str) -> str:
    """Return the name of a card's picture, with French letters where it has some and they are wanted."""
    court = name.removeprefix("set-")[0] in "JQK"
    return f"{name}-fr" if court and words.french_cards() else name


def back_image(back: str, size: QSize) -> QImage:
    """Return a card's back in one of its sizes."""
    if size == MINI:
        return picture("art", f"{back}-small")
    return _back(back, size.width(), size.height(), look.current().depth)


@cache
def _back(back: str, width: int, height: int, depth: int) -> QImage:
    """Cut a back of our cards down to the size of the French ones: its edge, and of the inside the middle."""
    whole = picture("art", back)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    wide, high = width // 2, height // 2
    for x, left in ((0, 0), (wide, whole.width() - wide)):
        for y, top in ((0, 0), (high, whole.height() - high)):
            painter.drawImage(QPoint(x, y), whole, QRect(left, top, wide, high))
    inside = QRect(0, 0, width - 2 * BACK_EDGE, height - 2 * BACK_EDGE)
    inside.moveCenter(QPoint(whole.width() // 2, whole.height() // 2))
    painter.drawImage(QPoint(BACK_EDGE, BACK_EDGE), whole, inside)
    painter.end()
    return image


def set_image(kind: int) -> QImage:
    """Return the one small card that stands for the four of a kind."""
    return small_card(lettered(f"set-{KINDS[kind]}"), CARDS)


def suit(painter: QPainter, rect: QRect, one: int) -> None:
    """Draw a suit in the middle of a box."""
    mark = picture("art", f"mark-{SUITS[one]}")
    at = rect.topLeft() + QPoint((rect.width() - mark.width()) // 2, (rect.height() - mark.height()) // 2)
    painter.drawImage(at, mark)


def bold(painter: QPainter, at: QPoint, text: str) -> None:
    """Write small bold text, its baseline at a point."""
    font = fonts.small()
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(BLACK)
    painter.drawText(at, text)
