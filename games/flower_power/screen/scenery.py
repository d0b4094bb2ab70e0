"""The whole table as it is drawn at one moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPolygon

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.pictures import picture

from ..cards import HIDDEN
from . import layout, painting, shapes, signs
from .building import Cuts
from .layout import Garden, Place
from .model import Flower, Model
from .painting import BLACK
from .rows import Row, draw_gap, draw_row
from .stage import Flight

INDENT = 5
PITCH = 11
"""How far lines of small text lie apart."""


@dataclass(frozen=True)
class Scene:
    """What is drawn.

    `places`: of flowers by id, those that fight in the middle. `rings`: petals that have one, by flower, and
    `outlined`: flowers that have one; `ringed`: other places that a click may mean. `frames`: round what is
    chosen or where the keys are. `plates`: what stands on them and whether that player has the turn, by seat.
    `cards`: the hand. `will`: the seat that plays its last will.
    """

    model: Model
    lay: layout.Table
    french: bool
    places: Mapping[int, Place]
    rings: Mapping[int, Sequence[int]]
    outlined: frozenset[int]
    frames: Sequence[QRect]
    plates: Mapping[int, tuple[str, bool]]
    cards: Sequence[tuple[int, QRect]]
    ringed: Sequence[QRect] = ()
    head: str = ""
    news: Sequence[str] = ()
    line: str = ""
    flight: Flight | None = None
    dragged: Flight | None = None
    banner: Sequence[str] = ()
    signs: Mapping[int, str] = field(default_factory=dict)
    practice: QRect | None = None
    practice_words: str = ""
    hinted: Sequence[int] = ()
    hinted_cards: Sequence[int] = ()
    will: int | None = None
    cuts: Cuts | None = None
    row: Row | None = None


def draw_empty(painter: QPainter, rect: QRect) -> None:
    """Draw the table before anything lies on it."""
    painter.fillRect(rect, QBrush(painting.art("lawn")))


def draw(painter: QPainter, scene: Scene, area: QRect) -> None:
    """Draw what of a scene touches an area."""
    lay = scene.lay
    painting.draw_ground(painter, lay, area)
    for garden in lay.gardens:
        if garden.rect.intersects(area.adjusted(-20, -20, 20, 20)):
            _draw_garden(painter, scene, garden)
    _draw_middle(painter, scene, area)
    for seat, (text, turn) in scene.plates.items():
        plate = painting.plate(painter, lay.garden(seat).plate, text, inverted=turn)
        if seat in scene.model.known_hands and not scene.model.opened:
            painter.drawImage(plate.topRight() + QPoint(3, 1), painting.art("mark-seen"))
        if seat == scene.will:
            painter.drawImage(plate.topRight() + QPoint(3, -3), painting.art("mark-will"))
    for card, rect in scene.cards:
        painter.drawImage(rect.topLeft(), painting.card_image(card, lay.small_hand, scene.french))
    for rect in scene.ringed:
        painting.frame(painter, rect.adjusted(-2, -2, 2, 2))
    for rect in scene.frames:
        painting.frame(painter, rect.adjusted(-3, -3, 3, 3))
    for number in scene.hinted:
        if number in scene.places:
            painter.drawImage(scene.places[number].middle - QPoint(8, 8), picture("art", "hint"))
    for card, rect in scene.cards:
        if card in scene.hinted_cards:
            painter.drawImage(rect.center() - QPoint(8, 8), picture("art", "hint"))
    if scene.practice is not None:
        painting.plate(painter, scene.practice.topLeft(), scene.practice_words, inverted=True)
    _draw_line(painter, scene)
    for seat, sign in scene.signs.items():
        signs.draw(painter, sign, lay.garden(seat).front.center())
    for flight in (scene.flight, scene.dragged):
        if flight is not None:
            _draw_flight(painter, flight, scene)
    if scene.banner:
        _draw_banner(painter, scene)


def _draw_garden(painter: QPainter, scene: Scene, garden: Garden) -> None:
    player = scene.model.player(garden.seat)
    if player.out:
        painting.draw_bed(painter, garden.room, False)
        return
    painting.draw_beds(painter, garden)
    painter.save()
    painter.setClipRect(garden.rect, Qt.ClipOperation.IntersectClip)
    battle = scene.model.battle
    away = () if battle is None else (battle.attacker, battle.target)
    for number, flower in enumerate(player.flowers, 1):
        if flower.id in away:
            place = garden.places[flower.id]
            mark = painting.art("mark-fight")
            painter.drawImage(place.middle - QPoint(mark.width() // 2, mark.height() // 2), mark)
            painting.flower_tag(painter, place, str(number))
            continue
        _draw_flower(painter, scene, flower, number)
    painter.restore()
    for way, rect in zip((-1, 1), garden.arrows, strict=True):
        if garden.leads(way):
            _draw_arrow(painter, rect, way)


def _draw_flower(painter: QPainter, scene: Scene, flower: Flower, number: int) -> None:
    place = scene.places[flower.id]
    rings = scene.rings.get(flower.id, ())
    outlined = flower.id in scene.outlined
    painting.draw_flower(painter, flower, place.middle, place.small, scene.french, rings, outlined)
    spied = flower.spied and not scene.model.opened
    painting.draw_marks(painter, place, number, spied, scene.model.tired(flower.id), outlined)


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


def _draw_middle(painter: QPainter, scene: Scene, area: QRect) -> None:
    lay, model = scene.lay, scene.model
    if lay.strip.adjusted(0, -20, 0, 20).intersects(area):
        if scene.row is not None and scene.cuts is not None:
            _draw_row(painter, scene, scene.row, scene.cuts)
        else:
            painting.draw_piles(painter, lay, model.pile, model.graveyard, scene.french)
            _draw_battle(painter, scene)
        _draw_board(painter, scene)


def _draw_row(painter: QPainter, scene: Scene, row: Row, cuts: Cuts) -> None:
    """Draw the petals that are still to be laid, and where the row is cut."""
    first = scene.model.players[0].flowers[0].id if scene.model.players[0].flowers else 0
    petals = [petal for flower in scene.model.players[0].flowers for petal in flower.petals]

    def colour(petal: int) -> str:
        return painting.HIDDEN_PETALS[(first + cuts.flower_of(petal)) % 3]

    draw_row(painter, row, petals, colour, scene.french)
    for gap in range(1, cuts.count):
        draw_gap(painter, row, gap, gap in cuts.places, gap == cuts.at)


def _draw_battle(painter: QPainter, scene: Scene) -> None:
    battle, model = scene.model.battle, scene.model
    if battle is None:
        return
    for side, number in enumerate((battle.attacker, battle.target)):
        flower, place = model.flower(number), scene.places[number]
        petal = battle.petals[side]
        rings = list(scene.rings.get(number, ()))
        if petal is not None and petal < len(flower.petals):
            rings.append(petal)
        outlined = number in scene.outlined
        painting.draw_flower(painter, flower, place.middle, place.small, scene.french, rings, outlined)
        if flower.spied and not model.opened:
            mark = painting.art("mark-seen")
            painter.drawImage(place.middle - QPoint(mark.width() // 2, mark.height() // 2), mark)
        owner = model.owner(number)
        text = f"{scene.plates[owner.seat][0].split(' ')[0]}.{model.number(number)}"
        painting.flower_tag(painter, place, text, outlined)
    mark = painting.art("mark-fight")
    middle = scene.lay.arena.center()
    painter.drawImage(middle - QPoint(mark.width() // 2, mark.height() // 2), mark)


def _draw_board(painter: QPainter, scene: Scene) -> None:
    """Draw the board: what is to be done, and below it what has happened."""
    rect = scene.lay.board
    colours = look.current()
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), colours.white)
    painter.setFont(fonts.small())
    width = rect.width() - 2 * INDENT
    y = rect.y() + 1
    head = fonts.wrapped(scene.head, width)[:2] if scene.head else ()
    if head:
        painter.fillRect(QRect(rect.x(), y - 1, rect.width(), PITCH * len(head) + 4), BLACK)
        painter.setPen(colours.white)
        for line in head:
            painter.drawText(rect.x() + INDENT, y + 10, line)
            y += PITCH
        y += 3
    painter.setPen(BLACK)
    room = max(0, (rect.bottom() - y) // PITCH)
    lines: list[str] = []
    for text in scene.news:
        lines += fonts.wrapped(text, width)
    for line in lines[-room:] if room else ():
        painter.drawText(rect.x() + INDENT, y + 9, line)
        y += PITCH


def _draw_line(painter: QPainter, scene: Scene) -> None:
    """Draw the line at the foot; the size box lies over its right end."""
    rect = scene.lay.line
    colours = look.current()
    painter.fillRect(rect, colours.white)
    painter.setPen(BLACK)
    painter.drawLine(rect.x(), rect.y(), rect.right(), rect.y())
    painter.setFont(fonts.small())
    painter.drawText(rect.x() + 6, rect.y() + 12, scene.line)


# What lies over everything


def flight_rect(flight: Flight | None) -> QRect:
    """Return the pixels of something on its way."""
    if flight is None:
        return QRect()
    if flight.flower is not None:
        flower = flight.flower
        box = shapes.bounds(len(flower.petals), flight.small, flower.power)
        return box.translated(flight.at).adjusted(-1, -1, 1, 1)
    w, h = (layout.CARD_W, layout.CARD_H) if flight.card != HIDDEN else (41, 41)
    return QRect(flight.at - QPoint(w // 2, h // 2), QSize(w, h)).adjusted(-1, -1, 1, 1)


def _draw_flight(painter: QPainter, flight: Flight, scene: Scene) -> None:
    if flight.flower is not None:
        painting.draw_flower(painter, flight.flower, flight.at, flight.small, scene.french)
        return
    if flight.card == HIDDEN:
        image = shapes.petal_picture("rose", False, 0, look.current().depth)
    else:
        image = painting.card_image(flight.card, True, scene.french)
    painter.drawImage(flight.at - QPoint(image.width() // 2, image.height() // 2), image)


def _draw_banner(painter: QPainter, scene: Scene) -> None:
    """Draw a banner across the viewer's garden: in the middle there may be a battle."""
    garden = scene.lay.gardens[0].rect
    rect = QRect(60, garden.center().y() - 30, garden.width() - 120, 60)
    painting.draw_bed(painter, rect, True)
    inner = rect.adjusted(10, 10, -10, -10)
    painter.fillRect(inner, look.current().white)
    font = fonts.system()
    painter.setFont(font)
    painter.setPen(BLACK)
    y = inner.center().y() - 8 * len(scene.banner) + 13
    for line in scene.banner:
        x = inner.center().x() - fonts.advance(line) // 2
        painter.drawText(x, y, line)
        y += 16
