"""Drawing of the table: faces, plates, trays, cards, the strip, and the grid of asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.table.look import furniture
from macclassic.table.look.furniture import Tray
from macclassic.table.motion.moving_pieces import CardPlace, draw_card
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, picture, plate, plate_rect, plate_rows
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..cards import NUMBER
from . import ask_balloons, drawing, last_ask_strip, prompts
from .layout import FULL, Z_MOVING, Model, Size, is_back, set_name
from .texts import words

if TYPE_CHECKING:
    from .layout import State


MARK = "mark-quartet"


def paint(painter: QPainter, area: QRect, now: State) -> None:
    """Draw the table."""
    size = prompts.size_now(now)
    for seat in range(4):
        _draw_player(painter, area, now, seat)
    _draw_cards(painter, area, now, above=False)
    if area.intersects(size.strip):
        last_ask_strip.paint(painter, now)
    last_ask_strip.paint_earlier(painter, now)
    if area.intersects(size.asking):
        prompts.paint(painter, now)
    if now.position.practice:
        plate(painter, practice_rect(size).topLeft(), _practice(), inverted=True)
    _draw_cards(painter, area, now, above=True)
    _draw_hint(painter, now)
    ask_balloons.paint(painter, area, now)


def tray(model: Model, seat: int) -> Tray:
    """Return the tray of a seat's sets, with their number."""
    rect = model.size.tray(model.place(seat))
    return Tray(f"tray-{seat}", rect, MARK, str(len(model.sets[seat])))


def plates(now: State, seat: int) -> list[tuple[QRect, str]]:
    """Return the plates of a player: name, number of cards, points in the match and the round."""
    model: Model = now.model
    at = model.size.face(model.place(seat)).topRight() + QPoint(3, 0)
    texts = [now.company.short(seat)]
    if any(model.rows):
        texts.append(words.held(len(model.rows[seat])))
    before, points = model.before[seat], model.points[seat]
    texts.append(words.standing(before, points, model.target, model.size.plate, max(model.before)))
    step = QPoint(0, max(14, plate_rows()))  # one row apart if plates are low
    return [(plate_rect(at + step * number, text), text) for number, text in enumerate(texts)]


def _draw_player(painter: QPainter, area: QRect, now: State, seat: int) -> None:
    """Draw a player's face, plates and tray. The name of the seat to ask is white on black."""
    model: Model = now.model
    if not area.intersects(model.size.block(model.place(seat)).adjusted(-3, -3, 3, 3)):
        return
    stand = tray(model, seat)
    if area.intersects(stand.rect):
        stand.draw(painter, now.options.cloth)
    for number, (rect, text) in enumerate(plates(now, seat)):
        if not area.intersects(rect):
            continue
        plate(painter, rect.topLeft(), text, inverted=number == 0 and model.turn == seat)
    face = model.size.face(model.place(seat))
    if not area.intersects(face.adjusted(-3, -3, 3, 3)):
        return
    furniture.portrait(painter, face.topLeft(), f"face-{now.company.face(seat)}-calm", model.turn == seat)
    if any(ask.of == seat for ask in now.open_actions):
        _draw_letter(painter, face, words.seat_letter(seat))
        if prompts.chosen(now).seat == seat:
            _draw_ask(painter, face)
    if now.current == prompts.player(seat):
        furniture.ring(painter, face)


def _draw_hint(painter: QPainter, now: State) -> None:
    """Draw a hint as marks on the player and on the card to ask for. An arrow would cover the strip."""
    found = prompts.grid(now) if now.hint is not None else None
    if found is None or now.hint is None:
        return
    cell, face = found.cells[now.hint.card], now.model.size.face(now.model.place(now.hint.of))
    for rect in (cell, face):
        furniture.corners(painter, rect.adjusted(1, 1, -1, -1))
    for rect in (prompts.hint_rect(cell), hint_rect(now.model, now.hint.of)):
        painter.drawImage(rect.topLeft(), picture("art", "hint"))


def _draw_ask(painter: QPainter, face: QRect) -> None:
    """Mark a face at its foot as the chosen player."""
    text = translate("soi-table", "ask", "on the face of the player who is to be asked")
    foot = QRect(face.left(), face.bottom() - fonts.small_line(), face.width(), fonts.small_line() + 1)
    painter.fillRect(foot, BLACK)
    painter.setPen(look.current().white)
    painter.setFont(fonts.small())
    broad = fonts.small_width(text)
    painter.drawText(foot.left() + (foot.width() - broad) // 2, foot.top() + fonts.small_ascent(), text)


def _draw_letter(painter: QPainter, face: QRect, letter: str) -> None:
    """Draw the letter that selects the player at the corner of the face, as on a button."""
    rect = QRect(face.left() + 1, face.top() + 1, fonts.small_width(letter, True) + 5, fonts.small_line())
    painter.fillRect(rect, BLACK)
    painter.setFont(fonts.small(bold=True))
    painter.setPen(look.current().white)
    painter.drawText(rect.left() + 3, rect.top() + fonts.small_ascent(), letter)


def hint_rect(model: Model, seat: int) -> QRect:
    """Return the rectangle of a hint's mark at the corner of a player's face."""
    rect = picture("art", "hint").rect()
    rect.moveTopRight(model.size.face(model.place(seat)).topRight() + QPoint(2, -2))
    return rect


def practice_rect(size: Size) -> QRect:
    """Return the rectangle of the plate that marks a match as practice."""
    rect = plate_rect(QPoint(0, 0), _practice())
    rect.moveBottomRight(QPoint(size.width - 4, size.tray(0).bottom()))
    return rect


def _practice() -> str:
    return translate("table", "Practice")


def _draw_cards(painter: QPainter, area: QRect, now: State, above: bool) -> None:
    """Draw the cards that touch an area, in z-order: the moving ones if `above`, else the others."""
    places: dict[str, CardPlace] = now.model.places
    back = now.options.back
    kinds = {set_name(kind): kind for sets in now.model.sets for kind in sets}
    for name, place in sorted(places.items(), key=lambda item: item[1].z):
        if (place.z >= Z_MOVING) != above or not place.painted.intersects(area):
            continue
        if name in kinds and place.face:
            image = drawing.set_image(kinds[name])
        elif place.face and not is_back(name):
            image = drawing.face_image(name, place.size)
        else:
            image = drawing.back_image(back)
        draw_card(painter, place, image, now.options.cloth)


UNEXPLAINED = {"prompt", "bar", "hint", "practice"}
"""First words of the keys of spots without a picture of their own."""


def has_picture(_now: State, spot: Spot) -> bool:
    """Return True for a card or set, a player, a tray and the strip of asks."""
    return spot.key in NUMBER or spot.key.partition("-")[0] not in UNEXPLAINED


def closer(_now: State, spot: Spot, covered: bool) -> QImage | None:
    """Return the full picture of an open card that is small or covered; None for any other spot."""
    small = spot.rect.width() < FULL.width()
    return drawing.face_image(spot.key, FULL) if spot.key in NUMBER and (small or covered) else None
