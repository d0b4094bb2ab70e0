"""Drawing cards, plates of text, faces and marks, at the depth in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look, plates
from macclassic.toolbox.pictures import picture, small_card
from macclassic.toolbox.plates import BLACK as BLACK
from macclassic.toolbox.plates import plate as plate
from macclassic.toolbox.plates import plate_rect as plate_rect

from .places import CARD_H, CARD_W, FACE, Place

MARK = QSize(15, 21)
"""The size of the plate that a marked card bears."""

Marks = Callable[[str], Sequence[str]]
"""Returns the two lines that a marked card bears, such as its month and the letter of its kind."""

# Cards


def card_image(card: str, place: Place, back: str, folder: str) -> QImage:
    """Return the picture of a card as it lies: its face or its back, large or small."""
    if place.small:
        return small_card(card, folder) if place.face else picture("art", f"{back}-small")
    return picture(folder, card) if place.face else picture("art", back)


def draw_cards(
    painter: QPainter,
    places: Mapping[str, Place],
    area: QRect,
    back: str,
    folder: str = "cards",
    marks: Marks | None = None,
) -> None:
    """Draw all cards that touch an area, those beneath first; with `marks` on those whose faces are seen.

    `back` names the picture of their backs, `folder` where their faces are in the resources.
    """
    for card, place in sorted(places.items(), key=lambda item: item[1].z):
        rect = place.rect
        if rect.intersects(area):
            painter.drawImage(rect.topLeft(), card_image(card, place, back, folder))
            if marks is not None and place.face:
                draw_card_mark(painter, rect.topLeft() + QPoint(2, 2), marks(card))


def draw_card_mark(painter: QPainter, at: QPoint, lines: Iterable[str]) -> None:
    """Draw what a marked card bears, one line above the other, so that overlaps leave them."""
    colours = look.current()
    rect = QRect(at, MARK)
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), colours.white)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    metrics = painter.fontMetrics()
    for line, text in enumerate(lines):
        left = (MARK.width() - metrics.horizontalAdvance(text) + 1) // 2
        painter.drawText(at + QPoint(left, 9 + 9 * line), text)


def draw_stack(painter: QPainter, corner: QPoint, count: int, back: str) -> None:
    """Draw the stack, the thicker the more cards are in it, and how many they are."""
    x, y = corner.x(), corner.y()
    colours = look.current()
    if not count:
        painter.setPen(colours.white if colours.depth > 1 else BLACK)
        painter.drawRect(x + 4, y + 4, CARD_W - 9, CARD_H - 9)
        return
    image = picture("art", back)
    for lift in range((count + 5) // 6):
        painter.drawImage(x - lift, y - lift, image)
    plate(painter, QPoint(x + CARD_W // 2, y + CARD_H - 16), str(count), centred=True)


def stack_rect(corner: QPoint) -> QRect:
    """Return all pixels that a stack may cover."""
    return QRect(corner, QSize(CARD_W, CARD_H)).adjusted(-6, -6, 1, 1)


# Plates, faces and marks


def draw_face(painter: QPainter, corner: QPoint, face: str, mood: str, turn: bool) -> None:
    """Draw a player's face; whoever's turn it is has a heavy frame."""
    x, y = corner.x(), corner.y()
    painter.drawImage(x, y, picture("art", f"face-{face}-{mood}"))
    if turn:
        plates.frame(painter, QRect(x, y, FACE, FACE).adjusted(-3, -3, 3, 3))


def frame(painter: QPainter, rect: QRect) -> None:
    """Draw a heavy frame round something that is chosen."""
    plates.frame(painter, rect.adjusted(-2, -2, 2, 2))


def hint_rect(place: Place) -> QRect:
    """Return the pixels of a hint's mark on a card."""
    size = picture("art", "hint").size()
    return QRect(QPoint(place.x + (CARD_W - size.width()) // 2, place.y + 20), size)


def key_rects(place: Place, key: str, matches: bool, numbers: bool) -> tuple[QRect | None, QRect | None]:
    """Return where its key and the mark of a match stand over a card of the hand."""
    middle = place.x + CARD_W // 2
    number = mark = None
    if numbers:
        number = plate_rect(QPoint(middle - (7 if matches else 0), place.y - 15), key, True)
    if matches:
        size = picture("art", "match-mark").size()
        mark = QRect(QPoint(middle + (2 if numbers else -size.width() // 2), place.y - 12), size)
    return number, mark


def draw_keys(painter: QPainter, place: Place, key: str, matches: bool, numbers: bool, chosen: bool) -> None:
    """Draw what stands over a card of the hand: its key, the mark of a match; a frame round a chosen one."""
    number, mark = key_rects(place, key, matches, numbers)
    if number is not None:
        plate(painter, number.topLeft(), key, inverted=chosen)
    if mark is not None:
        painter.drawImage(mark.topLeft(), picture("art", "match-mark"))
    if chosen:
        frame(painter, place.rect)


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
