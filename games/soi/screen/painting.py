"""Drawing the table: cards and backs in both sizes, plates, the mark of whose turn it is, the last line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPolygon

from macclassic.quickdraw import fonts
from macclassic.toolbox import cloth, look
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK, frame, picture, plate, plate_rect, plate_rows

from . import words
from .layout import CARD_H, CARD_W, EAST, EDGE, SMALL_H, SMALL_W, SOUTH, WEST, Model, Place, Size, is_back

translate = QCoreApplication.translate

CARDS = "cards/french"
BACK_EDGE = 3
ARROW = 11
"""Half the length of the mark's longest side."""


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    """Draw the table."""
    model: Model = now.model
    size = model.size
    for seat in range(4):
        _draw_player(painter, now, seat)
    if model.turn >= 0:
        draw_turn(painter, now)
    draw_cards(painter, model.places, area, cloth.back_picture(now.options.back), words.french_cards())
    if now.current is not None:
        seat = int(now.current[-1])
        # At the sides the frame clears plates and cards.
        grown = 3 if seat in (EAST, WEST) else -1
        frame(painter, size.area(seat).adjusted(1, -grown, -1, grown))
    if now.hint is not None:
        painter.drawImage(hint_rect(size, now.hint.of).topLeft(), picture("art", "hint"))
    if now.position.practice:
        plate(painter, practice_rect(size).topLeft(), _practice(), inverted=True)
    if area.intersects(size.line):
        draw_line(painter, size, now.lines[-1] if now.lines else "")


def _draw_player(painter: QPainter, now: Now, seat: int) -> None:
    """Draw a player's plates: the name, white on black for whoever is to ask, and what there is to say in
    figures, side by side or one above the other."""
    model: Model = now.model
    name, figures = now.company.name(seat), words.point_count(model.points[seat])
    if any(model.rows):
        cards = words.card_count(len(model.rows[seat]))
        figures = translate("soi-table", "{cards}, {points}").format(cards=cards, points=figures)
    corner = QPoint(*model.size.plates(seat))
    below = QPoint(0, plate_rows() + 1)
    step = below if seat in (EAST, WEST) else QPoint(plate_rect(corner, name).width() + 2, 0)
    # On a small table the plates of East are wider than its cards.
    over = plate_rect(corner + below, figures).right() + EDGE - model.size.width
    corner -= QPoint(max(0, over), 0)
    plate(painter, corner, name, inverted=model.turn == seat)
    plate(painter, corner + step, figures)


def practice_rect(size: Size) -> QRect:
    """Return where it stands that a match is for practice."""
    rect = plate_rect(QPoint(0, 0), _practice())
    rect.moveTopRight(QPoint(size.width - EDGE, size.plates(SOUTH)[1]))
    return rect


def _practice() -> str:
    return translate("table", "Practice")


def face_image(card: str, small: bool, french: bool) -> QImage:
    """Return a card's face; courts have French letters where those are wanted."""
    name = f"{card}-fr" if french and card[0] in "JQK" else card
    return picture(CARDS, f"small/{name}" if small else name)


def back_image(back: str, small: bool) -> QImage:
    """Return a card's back."""
    return _back(back, small, look.current().depth)


@cache
def _back(back: str, small: bool, depth: int) -> QImage:
    """Cut a back of our cards down to the size of the French ones: its edge, and of the inside the middle."""
    whole = picture("art", back)
    width, height = (SMALL_W, SMALL_H) if small else (CARD_W, CARD_H)
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


def draw_cards(painter: QPainter, places: Mapping[str, Place], area: QRect, back: str, french: bool) -> None:
    """Draw all cards that touch an area, those beneath first."""
    for name, place in sorted(places.items(), key=lambda item: item[1].z):
        rect = place.rect
        if rect.intersects(area):
            if place.face and not is_back(name):
                image = face_image(name, place.small, french)
            else:
                image = back_image(back, place.small)
            painter.drawImage(rect.topLeft(), image)


def _turn_rects(now: Now) -> tuple[QRect, QRect, tuple[str, ...]]:
    """Return where the words of whose turn it is stand, where the arrow beside them, and the lines."""
    seat, middle = now.model.turn, now.model.size.middle()
    text = words.turn_words(now.company, seat)
    lines = fonts.wrapped(text, min(middle.width() - 2 * ARROW - 20, fonts.small_width(text) + 2))
    wide = max(fonts.small_width(line) for line in lines) + 13
    plate = QRect(0, 0, wide, fonts.small_line() * len(lines) + 5)
    plate.moveCenter(middle.center())
    tall, thin = 2 * ARROW + 1, ARROW + 1
    centre = plate.center()
    if seat in (0, 2):
        y = plate.bottom() + 3 if seat == 0 else plate.y() - 2 - thin
        return plate, QRect(centre.x() - ARROW, y, tall, thin), lines
    x = plate.right() + 3 if seat == 1 else plate.x() - 2 - thin
    return plate, QRect(x, centre.y() - ARROW, thin, tall), lines


def turn_rect(now: Now) -> QRect:
    """Return the pixels of the words of whose turn it is, and of the arrow."""
    plate, arrow, _ = _turn_rects(now)
    return plate.united(arrow)


def draw_turn(painter: QPainter, now: Now) -> None:
    """Draw an arrow that points at whoever is to ask, and the words that say the same."""
    plate, arrow, lines = _turn_rects(now)
    colours = look.current()
    painter.fillRect(plate, BLACK)
    painter.fillRect(plate.adjusted(1, 1, -1, -1), colours.white)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    for number, line in enumerate(lines):
        left = plate.x() + (plate.width() - fonts.small_width(line)) // 2
        painter.drawText(left, plate.y() + fonts.small_line() * (number + 1), line)
    painter.setBrush(colours.white)
    painter.drawPolygon(_arrow(now.model.turn, arrow))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _arrow(seat: int, rect: QRect) -> QPolygon:
    """Return a triangle that points down, right, up or left, for South, East, North and West."""
    left, right, top, bottom = rect.x(), rect.right(), rect.y(), rect.bottom()
    corners = {
        0: ((left, top), (right, top), (rect.center().x(), bottom)),
        1: ((left, top), (right, rect.center().y()), (left, bottom)),
        2: ((left, bottom), (right, bottom), (rect.center().x(), top)),
        3: ((right, top), (left, rect.center().y()), (right, bottom)),
    }[seat]
    return QPolygon([QPoint(x, y) for x, y in corners])


def draw_line(painter: QPainter, size: Size, text: str) -> None:
    """Draw the line of the last move; the size box lies over its right end."""
    rect = size.line
    colours = look.current()
    painter.fillRect(rect, colours.white)
    painter.setPen(BLACK)
    painter.drawLine(rect.x(), rect.y(), rect.right(), rect.y())
    painter.setFont(fonts.small())
    painter.drawText(rect.x() + 6, rect.y() + fonts.small_ascent() + 2, text)


def hint_rect(size: Size, seat: int) -> QRect:
    """Return where a hint's mark stands: in the middle of a player's place."""
    rect = picture("art", "hint").rect()
    rect.moveCenter(size.area(seat).center())
    return rect
