"""The cards of Soi in all their sizes, and suits and bold figures as they stand on strips and in grids."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox.base.pictures import BLACK, picture, small_card

from ..cards import KINDS
from .layout import MINI, SMALL
from .texts import words

CARDS = "cards/french"
SUITS = ("spade", "club", "heart", "diamond")
"""In the order of card numbers."""


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


def back_image(back: str) -> QImage:
    """Return a card's back; what is not seen lies there small."""
    return picture("backs", f"{back}-small")


def set_image(kind: int) -> QImage:
    """Return the one small card that stands for the four of a kind."""
    return small_card(lettered(f"set-{KINDS[kind]}"), CARDS)


def suit_image(one: int) -> QImage:
    """Return the mark of a suit."""
    return picture("art", f"mark-{SUITS[one]}")


def suit(painter: QPainter, rect: QRect, one: int) -> None:
    """Draw a suit in the middle of a box."""
    mark = suit_image(one)
    at = rect.topLeft() + QPoint((rect.width() - mark.width()) // 2, (rect.height() - mark.height()) // 2)
    painter.drawImage(at, mark)


def bold(painter: QPainter, at: QPoint, text: str) -> None:
    """Write small bold text, its baseline at a point."""
    painter.setFont(fonts.small(bold=True))
    painter.setPen(BLACK)
    painter.drawText(at, text)
