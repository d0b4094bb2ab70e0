"""Drawing what only this table has: players' plates, counts of captured cards, offers, announcements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting
from macclassic.flower_cards.table.painting import BLACK, plate, plate_rect
from macclassic.flower_cards.table.places import CARD_H, CARD_W, FACE, Place
from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.pictures import picture

from . import layout
from .layout import OFFERS
from .model import Model

FOLDER = "cards/coins"
"""Where the faces of the cards are in the resources."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A face and what stands beside it: `lines` are the plates from above, each with its part's name
    (``name``, ``balance``, ``points``, ``factor``, ``keeps``, ``owed``)."""

    corner: QPoint
    words: QPoint
    face: str
    mood: str
    lines: tuple[tuple[tuple[str, str], ...], ...]
    turn: bool
    first: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to be done beside playing a card: `key` names it, `letter` stands for it on the keyboard."""

    key: str
    letter: str
    text: str


# Players


def seat_rects(seat: Seat) -> dict[str, QRect]:
    """Return where the parts of a player's place are: the face, each plate by its part, and if it is there
    ``first``, the mark of who began."""
    rects = {"face": QRect(seat.corner, QSize(FACE, FACE))}
    for row, line in enumerate(seat.lines):
        left = seat.words.x()
        for part, text in line:
            rects[part] = plate_rect(QPoint(left, seat.words.y() + 14 * row), text)
            left = rects[part].right() + 2
        if seat.first and not row:
            rects["first"] = QRect(QPoint(left + 1, seat.words.y() - 1), picture("art", "first").size())
    return rects


def draw_words(painter: QPainter, seat: Seat) -> None:
    """Draw the plates beside a face."""
    rects = seat_rects(seat)
    for part, text in (each for line in seat.lines for each in line):
        inverted = part in ("factor", "keeps", "owed") or (part == "name" and seat.turn)
        plate(painter, rects[part].topLeft(), text, inverted=inverted)
    if seat.first:
        painter.drawImage(rects["first"].topLeft(), picture("art", "first"))


# What is captured


def count_rects(model: Model, counts: Sequence[Sequence[int]]) -> list[tuple[int, str, QRect, str]]:
    """Return (seat, group, pixels, text) of the plate on each group of captured cards; `counts` are by seat
    and group."""
    found = []
    for seat in (0, 1):
        areas = layout.group_areas(seat, model.snapshot.captured[seat])
        for (name, area), count in zip(areas, counts[seat], strict=True):
            if count:
                corner = QPoint(area.x(), area.bottom() - 12)
                found.append((seat, name, plate_rect(corner, str(count)), str(count)))
    return found


def draw_counts(painter: QPainter, model: Model, counts: Sequence[Sequence[int]]) -> None:
    """Draw how much each group of captured cards counts."""
    for _, _, rect, text in count_rects(model, counts):
        plate(painter, rect.topLeft(), text)


# The layout and the hand


def stack_mark_rect(coin: int) -> QRect:
    """Return the pixels of the 3 on a stack of three."""
    x, y = layout.slot(coin)
    size = picture("art", "triplet-0").size()
    return QRect(QPoint(x + 10 + (CARD_W - size.width()) // 2, y + 34), size)


def draw_stack_mark(painter: QPainter, coin: int) -> None:
    """Draw the mark of three cards that only the fourth takes."""
    painter.drawImage(stack_mark_rect(coin).topLeft(), picture("art", "triplet-0"))


def shown_rect(place: Place) -> QRect:
    """Return the pixels of the mark on a hand card that the other player has seen."""
    return plate_rect(QPoint(place.x + CARD_W // 2, place.y + CARD_H - 15), "×2", True)


def key(index: int) -> str:
    """Return the key that stands for a card of the hand."""
    return str((index + 1) % 10)


def draw_hand(
    painter: QPainter, model: Model, matching: frozenset[int], chosen: int | None, numbers: bool
) -> None:
    """Draw what stands over the hand: keys, marks of matches, the card under the keys, shown ones."""
    hand = model.snapshot.hand
    for index, card in enumerate(hand):
        place = layout.hand_place(index, len(hand))
        painting.draw_keys(painter, place, key(index), index in matching, numbers, index == chosen)
        if card in model.shown:
            plate(painter, shown_rect(place).topLeft(), "×2", inverted=True)


# Offers and announcements


def offer_rect(index: int) -> QRect:
    """Return the pixels of an offer."""
    return OFFERS.translated(0, 16 * index)


def draw_offers(painter: QPainter, offers: Sequence[Offer], chosen: int | None) -> None:
    """Draw what may be done beside playing a card, each as a small button with its letter."""
    colours = look.current()
    painter.setFont(fonts.small())
    for index, offer in enumerate(offers):
        rect = offer_rect(index)
        for inset, colour in ((0, BLACK), (1, colours.white)):
            inside = rect.adjusted(inset, inset, -inset, -inset)
            painter.fillRect(inside.adjusted(1, 0, -1, 0), colour)
            painter.fillRect(inside.adjusted(0, 1, 0, -1), colour)
        letter = QRect(rect.x() + 2, rect.y() + 2, 12, rect.height() - 4)
        painter.fillRect(letter, BLACK)
        painter.setPen(colours.white)
        width = fonts.advance(offer.letter, fonts.SMALL)
        painter.drawText(letter.x() + (letter.width() - width + 1) // 2, rect.y() + 11, offer.letter)
        painter.setPen(BLACK)
        painter.drawText(rect.x() + 18, rect.y() + 11, offer.text)
        if index == chosen:
            painting.frame(painter, rect)


def banner_rect(text: str) -> QRect:
    """Return the pixels of an announcement over the layout."""
    width = fonts.advance(text) + 40
    middle = (layout.SIDE + layout.RIGHT) // 2
    return QRect(middle - width // 2, layout.SLOTS_Y + layout.ROW_PITCH - 20, width, 36)


def draw_banner(painter: QPainter, text: str) -> None:
    """Draw the name of what has just happened in large letters."""
    rect = banner_rect(text)
    painter.fillRect(rect, look.current().white)
    painter.setPen(BLACK)
    for inset in (0, 2, 3):
        painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
    painter.setFont(fonts.system())
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
