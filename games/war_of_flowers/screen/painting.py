"""Drawing the table: felt, faces, plates of text, cards and marks, at the depth in force."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from games.war_of_flowers.screen import layout
from games.war_of_flowers.screen.layout import CARD_H, CARD_W, FACE, SMALL_H, SMALL_W, Place
from games.war_of_flowers.screen.words import kind_letter
from macclassic.quickdraw import fonts, patterns
from macclassic.toolbox import look
from macclassic.toolbox.pictures import picture, small_card

BLACK = QColor(Qt.GlobalColor.black)
MARK = QSize(15, 21)
"""The size of the plate that a marked card bears."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What stands beside a face."""

    name: str
    face: str
    mood: str
    money: int
    points: int
    gos: int
    turn: bool
    first: bool


def felt() -> QBrush:
    """Return the cloth of the table: solid green, or a light pattern in black and white."""
    colours = look.current()
    if colours.depth == 1:
        return patterns.brush(patterns.LIGHT_GRAY, colours.black, colours.white)
    return QBrush(colours.colour("006633"))


def card_image(card: str, place: Place) -> QImage:
    """Return the picture of a card as it lies: its face or its back, large or small."""
    if place.small:
        return small_card(card) if place.face else picture("art", "back-small")
    return picture("cards", card) if place.face else picture("art", "back")


def card_rect(place: Place) -> QRect:
    """Return the pixels that a card covers."""
    if place.small:
        return QRect(place.x, place.y, SMALL_W, SMALL_H)
    return QRect(place.x, place.y, CARD_W, CARD_H)


def draw_cards(painter: QPainter, places: Mapping[str, Place], area: QRect, marked: bool = False) -> None:
    """Draw all cards that touch an area, those beneath first; `marked` ones with month and kind on them."""
    for card, place in sorted(places.items(), key=lambda item: item[1].z):
        rect = card_rect(place)
        if rect.intersects(area):
            painter.drawImage(rect.topLeft(), card_image(card, place))
            if marked and place.face:
                draw_card_mark(painter, rect.topLeft() + QPoint(2, 2), card)


def draw_card_mark(painter: QPainter, at: QPoint, card: str) -> None:
    """Draw a card's month and the letter of its kind, one above the other, so that overlaps leave them."""
    colours = look.current()
    rect = QRect(at, MARK)
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), colours.white)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    metrics = painter.fontMetrics()
    for line, text in enumerate((str(layout.month(card)), kind_letter(card))):
        left = (MARK.width() - metrics.horizontalAdvance(text) + 1) // 2
        painter.drawText(at + QPoint(left, 9 + 9 * line), text)


def draw_stack(painter: QPainter, count: int) -> None:
    """Draw the stack, the thicker the more cards are in it, and how many they are."""
    x, y = layout.STACK
    colours = look.current()
    if not count:
        painter.setPen(colours.white if colours.depth > 1 else BLACK)
        painter.drawRect(x + 4, y + 4, CARD_W - 9, CARD_H - 9)
        return
    back = picture("art", "back")
    for lift in range((count + 5) // 6):
        painter.drawImage(x - lift, y - lift, back)
    plate(painter, QPoint(x + CARD_W // 2, y + CARD_H - 16), str(count), centred=True)


def plate(painter: QPainter, at: QPoint, text: str, centred: bool = False, inverted: bool = False) -> QRect:
    """Draw a line of small text on a white plate with a black outline; return the plate."""
    colours = look.current()
    painter.setFont(fonts.small())
    width = painter.fontMetrics().horizontalAdvance(text) + 7
    rect = QRect(at.x() - (width // 2 if centred else 0), at.y(), width, 13)
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), BLACK if inverted else colours.white)
    painter.setPen(colours.white if inverted else BLACK)
    painter.drawText(rect.x() + 4, rect.y() + 10, text)
    return rect


def draw_face(painter: QPainter, corner: tuple[int, int], seat: Seat) -> None:
    """Draw a player's face; whoever's turn it is has a heavy frame."""
    x, y = corner
    painter.drawImage(x, y, picture("art", f"face-{seat.face}-{seat.mood}"))
    if seat.turn:
        colours = look.current()
        for inset, colour in ((-3, BLACK), (-2, colours.white), (-1, BLACK)):
            painter.setPen(colour)
            painter.drawRect(QRect(x, y, FACE, FACE).adjusted(inset, inset, -inset - 1, -inset - 1))


def draw_words(painter: QPainter, at: QPoint, seat: Seat, points: str) -> None:
    """Draw the plates beside a face: name and money, points and GO calls."""
    name = plate(painter, at, seat.name, inverted=seat.turn)
    plate(painter, QPoint(name.right() + 3, at.y()), f"${seat.money}")
    second = plate(painter, at + QPoint(0, 14), points)
    if seat.gos:
        second = plate(painter, QPoint(second.right() + 3, at.y() + 14), f"GO {seat.gos}", inverted=True)
    if seat.first:
        painter.drawImage(second.right() + 3, at.y() + 12, picture("art", "first"))


def draw_triplet(painter: QPainter, month: int, phase: int) -> QRect:
    """Draw the flashing 3 on a month's place; return the pixels it covers."""
    x, y = layout.slot(month)
    image = picture("art", f"triplet-{phase}")
    at = QPoint(x + 5 + (CARD_W - image.width()) // 2, y + 34)
    painter.drawImage(at, image)
    return QRect(at, image.size())


def draw_hand_marks(
    painter: QPainter, count: int, matching: frozenset[int], chosen: int | None, numbers: bool
) -> None:
    """Draw what stands over the hand: the keys, the marks of cards that match, the card under the keys."""
    for index in range(count):
        place = layout.hand_place(index, count)
        top = QPoint(place.x + CARD_W // 2, place.y - 15)
        if numbers:
            plate(
                painter,
                top - QPoint(7 if index in matching else 0, 0),
                str(index + 1),
                centred=True,
                inverted=index == chosen,
            )
        if index in matching:
            mark = picture("art", "match-mark")
            painter.drawImage(top.x() + (3 if numbers else -mark.width() // 2), place.y - 11, mark)
        if index == chosen:
            frame(painter, card_rect(place))


def frame(painter: QPainter, rect: QRect) -> None:
    """Draw a heavy frame round something that is chosen: black, white, black, plain on any ground."""
    for inset, colour in ((-2, BLACK), (-1, look.current().white), (0, BLACK)):
        painter.setPen(colour)
        painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))


def draw_message(painter: QPainter, rect: QRect, lines: list[str]) -> None:
    """Draw what has just happened, in small type on white, the newest line last."""
    if not lines:
        return
    colours = look.current()
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), colours.white)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    room = rect.adjusted(5, 3, -4, -2)
    wrap = Qt.TextFlag.TextWordWrap
    while len(lines) > 1 and (painter.boundingRect(room, wrap, "\n".join(lines)).height() > room.height()):
        lines = lines[1:]
    painter.drawText(room, wrap, "\n".join(lines))
