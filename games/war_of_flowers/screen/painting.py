"""Drawing the table: faces, plates of text, cards and marks, at the depth in force."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.pictures import picture, small_card

from . import layout
from .layout import CARD_H, CARD_W, FACE, SMALL_H, SMALL_W, Place
from .words import kind_letter

BLACK = QColor(Qt.GlobalColor.black)
MARK = QSize(15, 21)
"""The size of the plate that a marked card bears."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A face and what stands beside it: `corner` is the face's, `words` the first plate's."""

    corner: QPoint
    words: QPoint
    name: str
    face: str
    mood: str
    money: int
    points: str
    gos: int
    turn: bool
    first: bool


def card_image(card: str, place: Place, back: str) -> QImage:
    """Return the picture of a card as it lies: its face or its back, large or small."""
    if place.small:
        return small_card(card) if place.face else picture("art", f"{back}-small")
    return picture("cards", card) if place.face else picture("art", back)


def card_rect(place: Place) -> QRect:
    """Return the pixels that a card covers."""
    if place.small:
        return QRect(place.x, place.y, SMALL_W, SMALL_H)
    return QRect(place.x, place.y, CARD_W, CARD_H)


def draw_cards(
    painter: QPainter, places: Mapping[str, Place], area: QRect, back: str, marked: bool = False
) -> None:
    """Draw all cards that touch an area, those beneath first; `marked` ones with month and kind on them.

    `back` names the picture of their backs.
    """
    for card, place in sorted(places.items(), key=lambda item: item[1].z):
        rect = card_rect(place)
        if rect.intersects(area):
            painter.drawImage(rect.topLeft(), card_image(card, place, back))
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


def draw_stack(painter: QPainter, count: int, back: str) -> None:
    """Draw the stack, the thicker the more cards are in it, and how many they are."""
    x, y = layout.STACK
    colours = look.current()
    if not count:
        painter.setPen(colours.white if colours.depth > 1 else BLACK)
        painter.drawRect(x + 4, y + 4, CARD_W - 9, CARD_H - 9)
        return
    image = picture("art", back)
    for lift in range((count + 5) // 6):
        painter.drawImage(x - lift, y - lift, image)
    plate(painter, QPoint(x + CARD_W // 2, y + CARD_H - 16), str(count), centred=True)


def plate_rect(at: QPoint, text: str, centred: bool = False) -> QRect:
    """Return the pixels of a plate with a line of text; `at` is its corner, or the middle of its top."""
    width = fonts.advance(text, fonts.SMALL) + 7
    return QRect(at.x() - (width // 2 if centred else 0), at.y(), width, 13)


def plate(painter: QPainter, at: QPoint, text: str, centred: bool = False, inverted: bool = False) -> QRect:
    """Draw a line of small text on a white plate with a black outline; return the plate."""
    colours = look.current()
    painter.setFont(fonts.small())
    rect = plate_rect(at, text, centred)
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), BLACK if inverted else colours.white)
    painter.setPen(colours.white if inverted else BLACK)
    painter.drawText(rect.x() + 4, rect.y() + 10, text)
    return rect


def draw_face(painter: QPainter, seat: Seat) -> None:
    """Draw a player's face; whoever's turn it is has a heavy frame."""
    x, y = seat.corner.x(), seat.corner.y()
    painter.drawImage(x, y, picture("art", f"face-{seat.face}-{seat.mood}"))
    if seat.turn:
        colours = look.current()
        for inset, colour in ((-3, BLACK), (-2, colours.white), (-1, BLACK)):
            painter.setPen(colour)
            painter.drawRect(QRect(x, y, FACE, FACE).adjusted(inset, inset, -inset - 1, -inset - 1))


def seat_rects(seat: Seat) -> dict[str, QRect]:
    """Return where the parts of a player's place are: face, name, money and points, and if there, gos and
    first, the mark of who began."""
    rects = {
        "face": QRect(seat.corner, QSize(FACE, FACE)),
        "name": plate_rect(seat.words, seat.name),
        "points": plate_rect(seat.words + QPoint(0, 14), seat.points),
    }
    rects["money"] = plate_rect(QPoint(rects["name"].right() + 3, seat.words.y()), f"${seat.money}")
    last = rects["points"]
    if seat.gos:
        last = rects["gos"] = plate_rect(QPoint(last.right() + 3, last.y()), f"GO {seat.gos}")
    if seat.first:
        corner = QPoint(last.right() + 3, last.y() - 2)
        rects["first"] = QRect(corner, picture("art", "first").size())
    return rects


def draw_words(painter: QPainter, seat: Seat) -> None:
    """Draw the plates beside a face: name and money, points and GO calls."""
    rects = seat_rects(seat)
    plate(painter, rects["name"].topLeft(), seat.name, inverted=seat.turn)
    plate(painter, rects["money"].topLeft(), f"${seat.money}")
    plate(painter, rects["points"].topLeft(), seat.points)
    if seat.gos:
        plate(painter, rects["gos"].topLeft(), f"GO {seat.gos}", inverted=True)
    if seat.first:
        painter.drawImage(rects["first"].topLeft(), picture("art", "first"))


def triplet_rect(month: int) -> QRect:
    """Return the pixels of the 3 on a month's place."""
    x, y = layout.slot(month)
    size = picture("art", "triplet-0").size()
    return QRect(QPoint(x + 5 + (CARD_W - size.width()) // 2, y + 34), size)


def draw_triplet(painter: QPainter, month: int, phase: int) -> None:
    """Draw the flashing 3 on a month's place."""
    painter.drawImage(triplet_rect(month).topLeft(), picture("art", f"triplet-{phase}"))


def hint_rect(place: Place) -> QRect:
    """Return the pixels of a hint's mark on a card."""
    size = picture("art", "hint").size()
    return QRect(QPoint(place.x + (CARD_W - size.width()) // 2, place.y + 20), size)


def hand_mark_rects(
    index: int, count: int, matches: bool, numbers: bool
) -> tuple[QRect | None, QRect | None]:
    """Return where the number of the key and the mark of a match stand over a card of the hand."""
    place = layout.hand_place(index, count)
    middle = place.x + CARD_W // 2
    number = mark = None
    if numbers:
        number = plate_rect(QPoint(middle - (7 if matches else 0), place.y - 15), str(index + 1), True)
    if matches:
        size = picture("art", "match-mark").size()
        mark = QRect(QPoint(middle + (3 if numbers else -size.width() // 2), place.y - 11), size)
    return number, mark


def draw_hand_marks(
    painter: QPainter, count: int, matching: frozenset[int], chosen: int | None, numbers: bool
) -> None:
    """Draw what stands over the hand: the keys, the marks of cards that match, the card under the keys."""
    for index in range(count):
        number, mark = hand_mark_rects(index, count, index in matching, numbers)
        if number is not None:
            plate(painter, number.topLeft(), str(index + 1), inverted=index == chosen)
        if mark is not None:
            painter.drawImage(mark.topLeft(), picture("art", "match-mark"))
        if index == chosen:
            frame(painter, card_rect(layout.hand_place(index, count)))


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
