"""The whole table as it is drawn at one moment."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPolygon

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import picture

from ..acts import NOBODY, Attack, CardPlay, Create
from ..board import LAST_WILL
from ..cards import HIDDEN
from ..opening import signs as names_of
from . import choices, painting, shapes, words
from .choices import read
from .laying import draw_gap, draw_row
from .layout import (
    card_rects,
    fights,
    lay_of,
    place_of,
    plate_rect,
    plate_text,
    practice_rect,
    row_of,
)
from .model import Flight, Flower, Garden, Model
from .painting import BLACK
from .spots import rect_of

INDENT = 5


def empty(painter: QPainter, area: QRect, _size: QSize) -> None:
    """Draw the table before anything lies on it."""
    painter.fillRect(area, QBrush(painting.art("lawn")))


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    """Draw what of the table touches an area."""
    model: Model = now.model
    lay, chosen = lay_of(now), choices.own(now)
    painting.draw_ground(painter, lay, area)
    for garden in lay.gardens:
        if garden.rect.intersects(area.adjusted(-20, -20, 20, 20)):
            _draw_garden(painter, now, garden)
    _draw_middle(painter, now, area)
    _draw_plates(painter, now)
    cards = card_rects(now)
    for card, rect in cards.items():
        painter.drawImage(rect.topLeft(), painting.card_image(card, lay.small_hand))
    for key in choices.places(now):
        if key.startswith("hand"):
            painting.frame(painter, plate_rect(now, read(key)[1]).adjusted(-2, -2, 2, 2))
    frames = [place_of(now, chosen.attacker).rect] if now.open and chosen.attacker != NOBODY else []
    frames += [rect_of(now, now.current)] if now.current else []
    for rect in frames:
        painting.frame(painter, rect.adjusted(-3, -3, 3, 3))
    _draw_hint(painter, now)
    if now.position.practice:
        painting.plate(painter, practice_rect(now).topLeft(), words.practice(), inverted=True)
    _draw_line(painter, now)
    names = names_of(len(model.players))
    for seat, sign in enumerate(model.thrown):
        painting.draw_sign(painter, names[sign], lay.garden(seat).front.center())
    for flight in (model.flight, model.dragged):
        if flight is not None:
            _draw_flight(painter, flight)
    if model.banner:
        _draw_banner(painter, now)


def _draw_plates(painter: QPainter, now: Now) -> None:
    model: Model = now.model
    for player in model.players:
        seat = player.seat
        turn = model.turn == seat and not model.closed
        at = lay_of(now).garden(seat).plate
        plate = painting.plate(painter, at, plate_text(now, seat), inverted=turn)
        if seat in model.known_hands and not model.opened:
            painter.drawImage(plate.topRight() + QPoint(3, 1), painting.art("mark-seen"))
        if seat == model.turn and now.position.view.phase == LAST_WILL:
            painter.drawImage(plate.topRight() + QPoint(3, -3), painting.art("mark-will"))


def _draw_hint(painter: QPainter, now: Now) -> None:
    """Draw marks on the flowers and the cards that a hint points at."""
    action, points = now.hint, []
    flowers: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    if isinstance(action, Attack):
        flowers = action.flower, action.target
    elif isinstance(action, CardPlay):
        flowers, cards = (action.flower,), (action.card,)
    elif isinstance(action, Create):
        cards = action.cards
    there = {flower.id for player in now.model.players for flower in player.flowers}
    points += [place_of(now, number).middle for number in flowers if number in there]
    points += [rect.center() for card, rect in card_rects(now).items() if card in cards]
    for point in points:
        painter.drawImage(point - QPoint(8, 8), picture("art", "hint"))


def _draw_garden(painter: QPainter, now: Now, garden: Garden) -> None:
    player = now.model.player(garden.seat)
    if player.out:
        painting.draw_bed(painter, garden.room, False)
        return
    painting.draw_bed(painter, garden.rear, True)
    painting.draw_bed(painter, garden.front, False)
    painter.save()
    painter.setClipRect(garden.rect, Qt.ClipOperation.IntersectClip)
    for number, flower in enumerate(player.flowers, 1):
        if fights(now.model, flower.id):
            place = garden.places[flower.id]
            painting.centred(painter, painting.art("mark-fight"), place.middle)
            painting.flower_tag(painter, place, str(number))
        else:
            _draw_flower(painter, now, flower, str(number), now.model.tired(flower.id))
    painter.restore()
    for way, rect in zip((-1, 1), garden.arrows, strict=True):
        if garden.leads(way):
            _draw_arrow(painter, rect, way)


def _draw_flower(
    painter: QPainter, now: Now, flower: Flower, text: str, tired: bool = False, fighting: int | None = None
) -> None:
    """Draw a flower with what stands by it: a tag, an eye, a drop of sweat; a petal that is `fighting` and
    those that a click may mean have rings."""
    place, outlined = place_of(now, flower.id), choices.key("flower", flower.id) in now.targets
    rings = [read(key)[2] for key in now.targets if key.startswith(f"petal-{flower.id}-")]
    if fighting is not None:
        rings.append(fighting)
    painting.draw_flower(painter, flower, place.middle, place.small, rings, outlined)
    painting.flower_tag(painter, place, text, outlined)
    if flower.spied and not now.model.opened:
        painting.centred(painter, painting.art("mark-seen"), place.middle)
    if tired:
        image = painting.art("mark-tired")
        painter.drawImage(place.rect.topRight() - QPoint(image.width() - 3, 0), image)


def _draw_arrow(painter: QPainter, rect: QRect, way: int) -> None:
    """Draw an arrow that scrolls a garden."""
    colours = look.current()
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), colours.white)
    middle = rect.center()
    tip, back = middle.x() + 3 * way, middle.x() - 2 * way
    painter.setPen(BLACK)
    painter.setBrush(BLACK)
    painter.drawPolygon(
        QPolygon([QPoint(tip, middle.y()), QPoint(back, middle.y() - 5), QPoint(back, middle.y() + 5)])
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)


# The middle


def _draw_middle(painter: QPainter, now: Now, area: QRect) -> None:
    """Draw what lies between the gardens: the row of petals to be laid and where it is cut, or the piles and
    a battle; and the board."""
    model: Model = now.model
    lay, row, cuts, battle = lay_of(now), row_of(now), choices.cuts(now), model.battle
    if not lay.strip.adjusted(0, -20, 0, 20).intersects(area):
        return
    if row is not None and cuts is not None:
        flowers = model.players[0].flowers
        draw_row(painter, row, [(petal, flower.id) for flower in flowers for petal in flower.petals])
        for gap in range(1, cuts.count):
            draw_gap(painter, row, gap, gap in cuts.places, gap == cuts.at)
    else:
        painting.draw_piles(painter, lay, model.pile, model.graveyard)
        if battle is not None:
            for number, petal in zip((battle.attacker, battle.target), battle.petals, strict=True):
                name = words.flower_name(model, number)
                _draw_flower(painter, now, model.flower(number), name, fighting=petal)
            painting.centred(painter, painting.art("mark-fight"), lay.arena.center())
    _draw_board(painter, now)


def _draw_board(painter: QPainter, now: Now) -> None:
    """Draw the board: what is to be done, and below it what has happened."""
    rect = lay_of(now).board
    colours = look.current()
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), colours.white)
    painter.setFont(fonts.small())
    width, pitch = rect.width() - 2 * INDENT, fonts.small_line() - 1
    y = rect.y() + 1
    head = fonts.wrapped(choices.head(now), width)[:2] if choices.head(now) else ()
    if head:
        painter.fillRect(QRect(rect.x(), y - 1, rect.width(), pitch * len(head) + 4), BLACK)
        painter.setPen(colours.white)
        for line in head:
            painter.drawText(rect.x() + INDENT, y + fonts.small_ascent(), line)
            y += pitch
        y += 3
    painter.setPen(BLACK)
    room = max(0, (rect.bottom() - y) // pitch)
    lines: list[str] = []
    for text in now.lines:
        lines += fonts.wrapped(text, width)
    for line in lines[-room:] if room else ():
        painter.drawText(rect.x() + INDENT, y + fonts.small_ascent() - 1, line)
        y += pitch


def _draw_line(painter: QPainter, now: Now) -> None:
    """Draw the line at the foot; the size box lies over its right end."""
    rect = lay_of(now).line
    colours = look.current()
    painter.fillRect(rect, colours.white)
    painter.setPen(BLACK)
    painter.drawLine(rect.x(), rect.y(), rect.right(), rect.y())
    painter.setFont(fonts.small())
    painter.drawText(rect.x() + 6, rect.y() + fonts.small_ascent() + 2, choices.foot(now))


# What lies over everything


def _draw_flight(painter: QPainter, flight: Flight) -> None:
    if flight.flower is not None:
        painting.draw_flower(painter, flight.flower, flight.at, flight.small)
        return
    if flight.card == HIDDEN:
        image = shapes.petal_picture("rose", False, 0, look.current().depth)
    else:
        image = painting.card_image(flight.card, True)
    painting.centred(painter, image, flight.at)


def _draw_banner(painter: QPainter, now: Now) -> None:
    """Draw a banner across the viewer's garden: in the middle there may be a battle."""
    garden = lay_of(now).gardens[0].rect
    rect = QRect(60, garden.center().y() - 30, garden.width() - 120, 60)
    painting.draw_bed(painter, rect, True)
    inner = rect.adjusted(10, 10, -10, -10)
    painter.fillRect(inner, look.current().white)
    font = fonts.system()
    painter.setFont(font)
    painter.setPen(BLACK)
    y = inner.center().y() - 8 * len(now.model.banner) + 13
    for line in now.model.banner:
        x = inner.center().x() - fonts.advance(line) // 2
        painter.drawText(x, y, line)
        y += 16
