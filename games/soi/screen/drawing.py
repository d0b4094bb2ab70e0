"""Drawing of Soi's cards in all sizes, of suits, and of bold text on strips and in grids."""

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
"""Suits in the order of card numbers."""


def face_image(card: str, size: QSize) -> QImage:
    """Return the face of a card in one of its sizes, with French court letters if the language uses them."""
    name = lettered(card)
    if size == MINI:
        return small_card(name, CARDS)
    return picture(CARDS, f"small/{name}" if size == SMALL else name)


def lettered(name: str) -> str:
    """Return the name of a card's picture, for courts with French letters if the language uses them."""
    court = name.removeprefix("set-")[0] in "JQK"
    return f"{name}-fr" if court and words.french_cards() else name


def back_image(back: str) -> QImage:
    """Return the back of a card. Face-down cards are always small."""
    return picture("backs", f"{back}-small")


def set_image(kind: int) -> QImage:
    """Return the small card that represents all four cards of a kind."""
    return small_card(lettered(f"set-{KINDS[kind]}"), CARDS)


def suit_image(one: int) -> QImage:
    """Return the mark of a suit."""
    return picture("art", f"mark-{SUITS[one]}")


def suit(painter: QPainter, rect: QRect, one: int) -> None:
    """Draw a suit in the centre of a rectangle."""
    mark = suit_image(one)
    at = rect.topLeft() + QPoint((rect.width() - mark.width()) // 2, (rect.height() - mark.height()) // 2)
    painter.drawImage(at, mark)


def bold(painter: QPainter, at: QPoint, text: str) -> None:
    """Draw small bold text with its baseline at a point."""
    painter.setFont(fonts.small(bold=True))
    painter.setPen(BLACK)
    painter.drawText(at, text)
