"""Drawing a table of flower cards, at the depth in force: cards, plates of text, faces and marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import cloth, look, pictures
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK, picture, plate, plate_rect, small_card

from .choosing import key, marked, written
from .places import CARD_H, CARD_W, FACE, Layout, Place

translate = QCoreApplication.translate

MARK = QSize(15, 21)
"""The size of the plate that a marked card bears."""
PRACTICE = QPoint(560, 420)

Marks = Callable[[str], Sequence[str]]
"""Returns the two lines that a marked card bears, such as its month and the letter of its kind."""


def frame(painter: QPainter, rect: QRect) -> None:
    """Draw a heavy frame round something that is chosen."""
    pictures.frame(painter, rect.adjusted(-2, -2, 2, 2))


# Players


@dataclass(frozen=True)
class Figure:
    """A player's face and the plates beside it, as they are drawn now. `plates`: by the part that each tells
    of, with its text, whether it stands out, and its corner; `began`: the corner of the mark of who began."""

    corner: QPoint
    face: str
    turn: bool
    plates: Mapping[str, tuple[str, bool, QPoint]]
    began: QPoint | None

    def rects(self) -> dict[str, QRect]:
        """Return where the parts are: the face, each plate, and ``first``, the mark of who began."""
        found = {"face": QRect(self.corner, QSize(FACE, FACE))}
        found |= {part: plate_rect(at, text) for part, (text, _, at) in self.plates.items()}
        if self.began is not None:
            found["first"] = QRect(self.began, picture("art", "first").size())
        return found


def in_rows(
    corner: QPoint, gap: int, rows: Sequence[Sequence[tuple[str, str, bool]]]
) -> tuple[dict[str, tuple[str, bool, QPoint]], list[int]]:
    """Return plates set in rows from a corner on, each given by its part, its text and whether it stands
    out; and the right edge of each row."""
    found: dict[str, tuple[str, bool, QPoint]] = {}
    edges = []
    for row, line in enumerate(rows):
        right = corner.x() - gap
        for part, text, loud in line:
            at = QPoint(right + gap, corner.y() + 14 * row)
            found[part] = text, loud, at
            right = plate_rect(at, text).right()
        edges.append(right)
    return found, edges


def _draw_figure(painter: QPainter, figure: Figure) -> None:
    """Draw a player's face and plates; whoever's turn it is has a heavy frame."""
    painter.drawImage(figure.corner, picture("art", figure.face))
    if figure.turn:
        pictures.frame(painter, QRect(figure.corner, QSize(FACE, FACE)).adjusted(-3, -3, 3, 3))
    for text, loud, at in figure.plates.values():
        plate(painter, at, text, inverted=loud)
    if figure.began is not None:
        painter.drawImage(figure.began, picture("art", "first"))


# Cards


def _card_image(card: str, place: Place, back: str, folder: str) -> QImage:
    """Return the picture of a card as it lies: its face or its back, large or small."""
    if place.small:
        return small_card(card, folder) if place.face else picture("art", f"{back}-small")
    return picture(folder, card) if place.face else picture("art", back)


def _draw_card_mark(painter: QPainter, at: QPoint, lines: Iterable[str]) -> None:
    """Draw what a marked card bears, one line above the other, so that overlaps leave them."""
    rect = QRect(at, MARK)
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), look.current().white)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    metrics = painter.fontMetrics()
    for line, text in enumerate(lines):
        left = (MARK.width() - metrics.horizontalAdvance(text) + 1) // 2
        painter.drawText(at + QPoint(left, 9 + 9 * line), text)


def _draw_stack(painter: QPainter, corner: QPoint, count: int, back: str) -> None:
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


# Marks


def hint_rect(place: Place) -> QRect:
    """Return the pixels of a hint's mark on a card."""
    size = picture("art", "hint").size()
    return QRect(QPoint(place.x + (CARD_W - size.width()) // 2, place.y + 20), size)


def practice_rect() -> QRect:
    """Return where it stands that a match is for practice."""
    return plate_rect(PRACTICE, translate("table", "Practice"))


def shown_rect(place: Place) -> QRect:
    """Return the pixels of the mark on a hand card that others have seen."""
    return plate_rect(QPoint(place.x + CARD_W // 2, place.y + CARD_H - 15), "×2", True)


def three_rect(layout: Layout, month: int) -> QRect:
    """Return the pixels of the 3 on a month's place."""
    x, y = layout.slot(month)
    size = picture("art", "triplet-0").size()
    return QRect(QPoint(x + layout.three + (CARD_W - size.width()) // 2, y + 34), size)


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


def draw_hand(painter: QPainter, now: Now, layout: Layout, playing: bool) -> None:
    """Draw what stands over the hand: while a card of it is to be played keys and marks of matches, and the
    frame round the one under the keys; a mark on those that others have seen."""
    hand, matching = now.model.hand, marked(now, playing)
    for index, card in enumerate(hand):
        place = layout.hand(index, len(hand))
        chosen = playing and card == now.current
        number, mark = key_rects(place, key(index), card in matching, playing)
        if number is not None:
            plate(painter, number.topLeft(), key(index), inverted=chosen)
        if mark is not None:
            painter.drawImage(mark.topLeft(), picture("art", "match-mark"))
        if chosen:
            frame(painter, place.rect)
        if card in now.model.shown:
            plate(painter, shown_rect(place).topLeft(), "×2", inverted=True)


def draw_threes(painter: QPainter, now: Now, layout: Layout) -> None:
    """Draw the marks of three cards that only the fourth takes."""
    for month in now.model.threes:
        painter.drawImage(three_rect(layout, month).topLeft(), picture("art", f"triplet-{now.model.phase}"))


# The table


def draw_below(
    painter: QPainter, area: QRect, now: Now, layout: Layout, figures: Sequence[Figure], marks: Marks
) -> None:
    """Draw what touches an area of the table: what has happened, players, the stack, and all cards, those
    beneath first; with `marks` on those whose faces are seen, if that is wanted."""
    if area.intersects(layout.message):
        _draw_message(painter, layout.message, written(now))
    for rect, figure in zip(layout.seats, figures, strict=True):
        if area.intersects(rect):
            _draw_figure(painter, figure)
    back = cloth.back_picture(now.options.back)
    if area.intersects(stack_rect(layout.stack)):
        _draw_stack(painter, layout.stack, now.model.stack, back)
    for card, place in sorted(now.model.places.items(), key=lambda item: item[1].z):
        rect = place.rect
        if rect.intersects(area):
            painter.drawImage(rect.topLeft(), _card_image(card, place, back, layout.folder))
            if now.options.marked_cards and place.face:
                _draw_card_mark(painter, rect.topLeft() + QPoint(2, 2), marks(card))


def draw_above(painter: QPainter, now: Now, hint: str | None) -> None:
    """Draw what lies over all cards: frames round those of which one is to be chosen, a hint's mark, and that
    the match is for practice."""
    places = now.model.places
    for card in now.model.choice:
        frame(painter, places[card].rect)
    if hint is not None:
        painter.drawImage(hint_rect(places[hint]).topLeft(), picture("art", "hint"))
    if now.position.practice:
        plate(painter, PRACTICE, translate("table", "Practice"), inverted=True)


def _draw_message(painter: QPainter, rect: QRect, lines: Sequence[str]) -> None:
    """Draw what has just happened, in small type on white, the newest line last."""
    if not lines:
        return
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), look.current().white)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    room = rect.adjusted(5, 3, -4, -2)
    wrap = Qt.TextFlag.TextWordWrap
    while len(lines) > 1 and (painter.boundingRect(room, wrap, "\n".join(lines)).height() > room.height()):
        lines = lines[1:]
    painter.drawText(room, wrap, "\n".join(lines))
