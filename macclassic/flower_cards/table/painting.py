"""Drawing a table of flower cards, at the depth in force: cards, plates of text, faces and marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import cloth, look, pictures
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK, picture, plate, plate_rect, small_card

from .choosing import key, marked, written
from .places import CARD_H, CARD_W, Layout, Place

translate = QCoreApplication.translate

MARK = QSize(15, 21)
"""The size of the plate that a marked card bears."""
PRACTICE = QPoint(560, 420)

Marks = Callable[[str], Sequence[str]]
"""Returns the two lines that a marked card bears, such as its month and the letter of its kind."""


def frame(painter: QPainter, rect: QRect) -> None:
    """Draw a heavy frame round something that is chosen."""
    pictures.frame(painter, rect.adjusted(-2, -2, 2, 2))


# Signs


@dataclass(frozen=True)
class Sign:
    """Something small that tells of a card or a player: a plate with a text, black if it is `loud`, or a
    picture (`art`). `key`: what its spot is called, of what it is and of which, ``match-3``."""

    key: str
    rect: QRect
    text: str = ""
    art: str = ""
    loud: bool = False

    def draw(self, painter: QPainter) -> None:
        if self.art:
            painter.drawImage(self.rect.topLeft(), picture("art", self.art))
        else:
            plate(painter, self.rect.topLeft(), self.text, inverted=self.loud)


def lettered(key: str, at: QPoint, text: str, loud: bool = False, centred: bool = False) -> Sign:
    """Return a plate; `at`: its corner, or the middle of its top."""
    return Sign(key, plate_rect(at, text, centred), text, loud=loud)


def pictured(key: str, at: QPoint, art: str, centred: bool = False) -> Sign:
    """Return a picture; `at`: its corner, or the middle of its top."""
    size = picture("art", art).size()
    return Sign(key, QRect(at - QPoint((size.width() + 1) // 2 if centred else 0, 0), size), art=art)


# Players

Row = Sequence[tuple[str, str, bool]]
"""Plates side by side, each by what it tells of, its text, and whether it stands out."""


def figure(now: Now, layout: Layout, seat: int, mood: str, *rows: Row) -> list[Sign]:
    """Return what stands at a player's place: the face, the plates, the name before those of the first row,
    and the mark of who began."""
    person = now.company[seat]
    found = [pictured(f"face-{seat}", layout.faces[seat], f"face-{person.face}-{mood}")]
    name = "name", person.name, now.model.actor == seat
    behind, below = layout.began
    began = QPoint()
    for number, row in enumerate(([name, *rows[0]], *rows[1:])):
        at = layout.plates[seat] + QPoint(0, 14 * number)
        for part, text, loud in row:
            found.append(lettered(f"{part}-{seat}", at, text, loud))
            at.setX(found[-1].rect.right() + layout.gap)
        if number == behind:
            began = QPoint(found[-1].rect.right() + 3, at.y() + below)
    if now.model.first == seat:
        found.append(pictured(f"first-{seat}", began, "first"))
    return found


def _draw_figure(painter: QPainter, signs: Sequence[Sign], turn: bool) -> None:
    """Draw a player's face and plates; whoever's turn it is has a heavy frame."""
    face, *others = signs
    face.draw(painter)
    if turn:
        pictures.frame(painter, face.rect.adjusted(-3, -3, 3, 3))
    for sign in others:
        sign.draw(painter)


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


# Signs on cards


def signs(now: Now, layout: Layout, playing: bool) -> Iterator[Sign]:
    """Yield what stands on cards and places: over the hand, while a card of it is to be played, keys and
    marks of matches; ×2 on those that others have seen; on a month's place the mark of three that only the
    fourth takes."""
    hand, matching = now.model.hand, marked(now, playing)
    for index, card in enumerate(hand):
        place = layout.hand(index, len(hand))
        middle, matches = place.x + CARD_W // 2, card in matching
        if playing:
            at = QPoint(middle - (7 if matches else 0), place.y - 15)
            yield lettered(f"key-{index}", at, key(index), card == now.current, centred=True)
        if matches:
            yield pictured(f"match-{index}", QPoint(middle + 2, place.y - 12), "match-mark")
        if card in now.model.shown:
            at = QPoint(middle, place.y + CARD_H - 15)
            yield lettered(f"shown-{index}", at, "×2", loud=True, centred=True)
    for month in now.model.threes:
        yield three(now, layout, month)


def three(now: Now, layout: Layout, month: int) -> Sign:
    """Return the mark of three on a month's place."""
    x, y = layout.slot(month)
    at = QPoint(x + layout.three + CARD_W // 2, y + 34)
    return pictured(f"three-{month}", at, f"triplet-{now.model.phase}", centred=True)


def last_signs(now: Now, hint: str | None) -> Iterator[Sign]:
    """Yield what lies over everything: the mark of a hint, if there is one on a card, and that the match is
    for practice."""
    if hint is not None:
        place = now.model.places[hint]
        yield pictured("hint", QPoint(place.x + CARD_W // 2, place.y + 20), "hint", centred=True)
    if now.position.practice:
        yield lettered("practice", PRACTICE, translate("table", "Practice"), loud=True)


# The table


def draw_below(
    painter: QPainter, area: QRect, now: Now, layout: Layout, figures: Sequence[Sequence[Sign]], marks: Marks
) -> None:
    """Draw what touches an area of the table: what has happened, players, the stack, and all cards, those
    beneath first; with `marks` on those whose faces are seen, if that is wanted."""
    if area.intersects(layout.message):
        _draw_message(painter, layout.message, written(now))
    for seat, found in enumerate(figures):
        if area.intersects(layout.seats[seat]):
            _draw_figure(painter, found, now.model.actor == seat)
    back = cloth.back_picture(now.options.back)
    if area.intersects(stack_rect(layout.stack)):
        _draw_stack(painter, layout.stack, now.model.stack, back)
    for card, place in sorted(now.model.places.items(), key=lambda item: item[1].z):
        rect = place.rect
        if rect.intersects(area):
            painter.drawImage(rect.topLeft(), _card_image(card, place, back, layout.folder))
            if now.options.marked_cards and place.face:
                _draw_card_mark(painter, rect.topLeft() + QPoint(2, 2), marks(card))


def draw_signs(painter: QPainter, now: Now, layout: Layout, playing: bool) -> None:
    """Draw the signs on cards, and the frame round the card of the hand at which the keys are."""
    for sign in signs(now, layout, playing):
        sign.draw(painter)
    hand = now.model.hand
    if playing and now.current in hand:
        frame(painter, layout.hand(hand.index(now.current), len(hand)).rect)


def draw_above(painter: QPainter, now: Now, hint: str | None) -> None:
    """Draw what lies over all cards: frames round those of which one is to be chosen, and the last signs."""
    for card in now.model.choice:
        frame(painter, now.model.places[card].rect)
    for sign in last_signs(now, hint):
        sign.draw(painter)


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
