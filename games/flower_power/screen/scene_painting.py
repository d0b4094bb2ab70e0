"""Drawing of the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter

from macclassic.quickdraw import fonts
from macclassic.table.look import furniture
from macclassic.table.look.cloths import LAWN
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import label, picture, rings
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.style.controls import triangle
from macclassic.toolbox.style.text import end_cut

from ..actions import NO_INDEX
from ..opening import signs as names_of
from . import flower_heads, painting
from .input import buttons, choices
from .input.choices import parse_key
from .input.lay_petals import draw_gap, draw_row
from .layout import RAIL, card_rects, layout_of, log_rect, place_of, question_rect, row_of, scene_of
from .model import Dragged, Garden, Model, PaintedFlower, title_rows
from .painting import BLACK
from .spots import on_table, practice_rect, rect_of, tag_of

if TYPE_CHECKING:
    from .model import State


INDENT = 5
TIE_OFFSET = 20
"""Pixels from the swords in the arena down to the sign of a tie."""


def paint(painter: QPainter, area: QRect, now: State) -> None:
    """Draw the parts of the table that touch an area."""
    model: Model = now.model
    lay, chosen = layout_of(now), choices.current_choice(now)
    if now.options.cloth == LAWN:
        _draw_path(painter, area, lay.hand.united(lay.buttons).top())
    for garden in lay.gardens:
        if garden.bed.intersects(area.adjusted(-20, -20, 20, 20)):
            _draw_garden(painter, now, garden)
        if garden.head.intersects(area):
            flower_heads.draw(painter, now, garden.seat)
    _draw_middle(painter, now)
    for card, rect in card_rects(now).items():
        painter.drawImage(rect.topLeft(), painting.card_image(card, lay.small_hand))
    for button in buttons.buttons(now):
        button.draw(painter)
    _draw_prompt(painter, now)
    for key in choices.places(now):
        if key.startswith("hand"):
            painting.frame(painter, lay.garden(parse_key(key)[1]).head)
    frames = [place_of(now, chosen.attacker).rect] if now.open_actions and chosen.attacker != NO_INDEX else []
    frames += [rect_of(now, now.current)] if now.current and not now.current.startswith("button") else []
    for rect in frames:
        furniture.ring(painter, rect)
    _draw_hint(painter, now)
    if now.position.practice:
        rect = practice_rect(now)
        text = translate("table", "Practice")
        label(painter, rect, QPoint(4, fonts.small_ascent() + fonts.small_lead()), text, True)
    names = names_of(len(model.players))
    for seat, sign in enumerate(model.thrown):
        painting.draw_sign(painter, names[sign], lay.garden(seat).front.center())
    if model.dragged is not None:
        _draw_dragged(painter, model.dragged)


def _draw_path(painter: QPainter, area: QRect, lawn: int) -> None:
    """Draw the path around the gardens, down to the row of pixels `lawn` where the grass begins."""
    painter.setBrushOrigin(0, 0)
    painter.fillRect(area & QRect(area.left(), 0, area.width(), lawn), QBrush(painting.art("path")))


def _draw_hint(painter: QPainter, now: State) -> None:
    """Draw a hint.

    Marks show what the player takes, and corners with an arrow show the target. For an action of a button, a
    mark is on the button.
    """
    action = now.hint
    if action is None or now.model.closed:
        return
    there = {spot.key: spot.rect for spot in on_table(now)}
    taken = choices.sources(action) or [buttons.of_action(action)]
    starts, goal = [there[key] for key in taken if key in there], there.get(choices.goal(now, action))
    if goal is not None:
        furniture.corners(painter, goal)
        for rect in starts:
            furniture.arrow(painter, rect.center(), goal)
    points = [rect.center() for rect in starts]
    if not points and goal is not None:
        points = [goal.topRight()]  # beside a petal, so that its card stays visible
    for point in points:
        painter.drawImage(point - QPoint(8, 8), picture("art", "hint"))


def _draw_garden(painter: QPainter, now: State, garden: Garden) -> None:
    model, player = now.model, now.model.player(garden.seat)
    painting.draw_bed(painter, garden.bed, True)
    painting.draw_bed(painter, garden.front, False, RAIL)
    dragged = model.dragged.flower if model.dragged is not None else None
    moving = model.away | ({dragged.id} if dragged is not None else set())
    for flower in player.flowers:
        painter.save()
        painter.setClipRect(garden.soils[flower.power].adjusted(-2, -2, 2, 2), Qt.ClipOperation.IntersectClip)
        if flower.id not in moving and flower.id not in model.battle:
            _draw_flower(painter, now, flower)
            painter.restore()
            continue
        middle = garden.places[flower.id].rect.center()
        rect = QRect(middle - QPoint(13, 13), QSize(27, 27))
        rings(painter, rect, [look.current().white])
        if flower.id not in moving:
            painting.centred(painter, painting.art("mark-fight"), middle)
        painter.restore()
    for way, rect in zip((-1, 1), garden.arrows, strict=True):
        if garden.can_scroll(way):
            _draw_arrow(painter, rect, way)


def _draw_flower(painter: QPainter, now: State, flower: PaintedFlower, fighting: int | None = None) -> None:
    """Draw a flower with its tag, eye and drop.

    The petal `fighting`, and petals that a click may choose, have rings.
    """
    model = now.model
    place, outlined = place_of(now, flower.id), choices.key("flower", flower.id) in now.targets
    ringed = [parse_key(key)[2] for key in now.targets if key.startswith(f"petal-{flower.id}-")]
    if fighting is not None:
        ringed.append(fighting)
    bare = [petal for number, petal in model.bare if number == flower.id]
    painting.draw_flower(painter, flower, place.middle, place.small, ringed, outlined, bare)
    rect, text, tired = tag_of(now, flower)
    # A ring is hard to see in black and white.
    painting.tag(painter, rect.topLeft(), text, outlined and look.current().depth == 1, tired)
    if flower.spied and not model.opened:
        painting.centred(painter, painting.art("mark-seen"), place.middle)


def _draw_arrow(painter: QPainter, rect: QRect, way: int) -> None:
    """Draw an arrow that scrolls a garden."""
    furniture.box(painter, rect)
    corner = rect.center() - QPoint(2 if way > 0 else 3, 5)
    direction = Qt.ArrowType.RightArrow if way > 0 else Qt.ArrowType.LeftArrow
    triangle(painter, corner, BLACK, direction, 6)


# The middle


def _draw_middle(painter: QPainter, now: State) -> None:
    """Draw the piles and the news, and in the arena a battle or the row of petals to lay."""
    model: Model = now.model
    lay, row, cuts = layout_of(now), row_of(now), choices.cuts(now)
    painting.draw_piles(painter, lay, model.pile, model.graveyard)
    rings(painter, lay.arena, [BLACK])
    if row is not None and cuts is not None:
        flowers = model.players[0].flowers
        draw_row(painter, row, [(petal, flower.id) for flower in flowers for petal in flower.petals])
        for gap in range(1, cuts.count):
            draw_gap(painter, row, gap, gap in cuts.places, gap == cuts.at)
    elif model.battle:
        for number, petal in model.battle.items():
            if number not in model.away:
                _draw_flower(painter, now, model.flower(number), fighting=petal)
        painting.centred(painter, painting.art("mark-fight"), scene_of(now).center())
        if model.tied:
            painting.draw_equal(painter, scene_of(now).center() + QPoint(0, TIE_OFFSET))
    _draw_heading(painter, now)
    furniture.news(painter, log_rect(now), now.lines, low=True)


def _draw_heading(painter: QPainter, now: State) -> None:
    """Draw the arena's title, and the question about the flowers that fight."""
    arena, asked, below = layout_of(now).arena, choices.fight_question(now), question_rect(now)
    title = QRect(arena.topLeft(), QSize(arena.width(), title_rows()))
    painter.fillRect(title, BLACK)
    painter.setFont(fonts.small(bold=True))
    painter.setPen(look.current().white)
    room = title.width() - 6
    heading = asked if asked and below.isEmpty() else choices.title(now, room)
    text = end_cut(heading, room, painter.font())
    left = title.center().x() - fonts.small_width(text, bold=True) // 2
    painter.drawText(left, title.y() + fonts.small_ascent() + 1, text)
    if asked and not below.isEmpty():
        furniture.question_bar(painter, below, asked, centred=True)


def _draw_prompt(painter: QPainter, now: State) -> None:
    """Draw the text above the hand: a question if the player is asked there."""
    rect = layout_of(now).prompt
    room = rect.width() - 2 * INDENT - 7
    text = choices.below(now, room)
    if now.open_actions and text and not choices.fight_question(now):
        furniture.question_bar(painter, rect, text)
        return
    furniture.box(painter, rect)
    painter.setPen(BLACK)
    painter.setFont(fonts.small())
    base = rect.topLeft() + QPoint(INDENT + 7, (rect.height() + fonts.small_ascent()) // 2 - 1)
    painter.drawText(base, end_cut(text, room, fonts.small()))


# Above everything else


def _draw_dragged(painter: QPainter, dragged: Dragged) -> None:
    if dragged.flower is not None:
        painting.draw_flower(painter, dragged.flower, dragged.at, dragged.small)
    else:
        painting.centred(painter, painting.card_image(dragged.card, True), dragged.at)
