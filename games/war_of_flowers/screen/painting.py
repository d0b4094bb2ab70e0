"""Drawing what only this table has: players' plates, the marks of triplets and what stands over the hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting
from macclassic.flower_cards.table.painting import plate, plate_rect
from macclassic.flower_cards.table.places import CARD_W, FACE, month
from macclassic.toolbox.pictures import picture

from . import layout
from .words import dollars, gos_words, kind_letter


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


def marks(card: str) -> tuple[str, str]:
    """Return what a marked card bears: its month and the letter of its kind."""
    return str(month(card)), kind_letter(card)


def seat_rects(seat: Seat) -> dict[str, QRect]:
    """Return where the parts of a player's place are: face, name, money and points, and if there, gos and
    first, the mark of who began."""
    rects = {
        "face": QRect(seat.corner, QSize(FACE, FACE)),
        "name": plate_rect(seat.words, seat.name),
        "points": plate_rect(seat.words + QPoint(0, 14), seat.points),
    }
    rects["money"] = plate_rect(QPoint(rects["name"].right() + 3, seat.words.y()), dollars(seat.money))
    last = rects["points"]
    if seat.gos:
        last = rects["gos"] = plate_rect(QPoint(last.right() + 3, last.y()), gos_words(seat.gos))
    if seat.first:
        corner = QPoint(last.right() + 3, last.y() - 2)
        rects["first"] = QRect(corner, picture("art", "first").size())
    return rects


def draw_words(painter: QPainter, seat: Seat) -> None:
    """Draw the plates beside a face: name and money, points and GO calls."""
    rects = seat_rects(seat)
    plate(painter, rects["name"].topLeft(), seat.name, inverted=seat.turn)
    plate(painter, rects["money"].topLeft(), dollars(seat.money))
    plate(painter, rects["points"].topLeft(), seat.points)
    if seat.gos:
        plate(painter, rects["gos"].topLeft(), gos_words(seat.gos), inverted=True)
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


def draw_hand_marks(
    painter: QPainter, count: int, matching: frozenset[int], chosen: int | None, numbers: bool
) -> None:
    """Draw what stands over the hand: the keys, the marks of cards that match, the card under the keys."""
    for index in range(count):
        place = layout.hand_place(index, count)
        painting.draw_keys(painter, place, str(index + 1), index in matching, numbers, index == chosen)
