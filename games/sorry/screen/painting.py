"""Drawing of the board at the screen's depth: pawns, ways and letters. The rest is in `message_panel`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.table.look.furniture import portrait, ring
from macclassic.table.motion.moving_pieces import silhouette
from macclassic.toolbox.base import look
from macclassic.toolbox.base.motion_timing import turning
from macclassic.toolbox.base.pictures import BLACK, picture, plate, rings, squeezed
from macclassic.toolbox.grammar.sentences import translate

from ..actions import NONE
from ..board import COLOUR_OF, START, TRACK
from ..moves import Trail
from . import layout, message_panel
from .buttons import MoveButton, buttons, place_at, shown_trail, tags
from .layout import Model
from .message_panel import art, pawn_art
from .texts import words

if TYPE_CHECKING:
    from .layout import State


RIM = (QPoint(-1, 0), QPoint(1, 0), QPoint(0, -1), QPoint(0, 1))
"""Offsets of the white rim of a pawn on its own colour."""


def paint(painter: QPainter, area: QRect, now: State) -> None:
    """Draw the table without its cloth."""
    offered = buttons(now)
    if area.intersects(layout.BOARD):
        _paint_board(painter, now, offered)
    if not layout.BOARD.contains(area):
        message_panel.paint(painter, now, offered)


def _paint_board(painter: QPainter, now: State, offered: Sequence[MoveButton]) -> None:
    model: Model = now.model
    draw_board(painter)
    _draw_card(painter, model, now.options.back)
    _draw_faces(painter, now)
    found = shown_trail(now, offered)
    if found is not None:
        draw_trail(painter, found)
    draw_pawns(painter, model)
    # Corners mark the pawns that would be sent to their starts.
    for pawn in found.bumped if found is not None else ():
        if model.places[pawn] != START:
            stand(painter, art("danger"), model.points[pawn])
    for tag in tags(now, offered):
        _draw_tag(painter, tag)
    at = place_at(now, now.current or "")
    if at is not None:
        ring(painter, at[1].adjusted(2, 2, -2, -2))
    if now.position.practice:
        plate(painter, practice_rect().topLeft(), translate("table", "Practice"), inverted=True)


def practice_rect() -> QRect:
    """Return the rectangle of the plate that marks a game as practice."""
    middle = layout.BOARD.center()
    return QRect(middle.x() - 26, middle.y() + 84, 52, 13)


def stand(painter: QPainter, image: QImage, middle: QPoint) -> None:
    """Draw a picture with its centre at a point."""
    painter.drawImage(middle - QPoint(image.width() // 2, image.height() // 2), image)


def draw_board(painter: QPainter) -> None:
    """Draw the board without pawns."""
    painter.drawImage(layout.BOARD.topLeft(), art("board"))


def _draw_card(painter: QPainter, model: Model, back: str) -> None:
    """Draw the open card, as far as it is turned over, with a white rim on the pinwheel."""
    if model.card == NONE:
        return
    rect = layout.card_rect()
    wide, face = turning(rect.width(), model.turned)
    image = squeezed(art(words.card_picture(model.card)) if face else picture("backs", back), wide)
    left = rect.left() + (rect.width() - wide) // 2
    painter.fillRect(QRect(left - 2, rect.top() - 2, wide + 4, rect.height() + 4), look.current().white)
    painter.drawImage(left, rect.top(), image)


def draw_pawns(painter: QPainter, model: Model) -> None:
    """Draw all pawns that play, nearer ones over the others, pawns in the air over all."""

    def rank(pawn: int) -> tuple[bool, bool, int, int]:
        return pawn in model.lifted, pawn in (model.last, *model.sliding), model.points[pawn].y(), pawn

    for pawn in sorted(model.points, key=rank):
        point, image = model.points[pawn], pawn_art(pawn)
        if pawn in model.sliding:
            _draw_dashes(painter, point, model.sliding[pawn])
        if pawn in model.lifted:
            stand(painter, silhouette(image, BLACK), point + QPoint(1, 1))
        if model.places[pawn] >= TRACK:
            # A white rim tells a pawn from the ground of its own colour.
            rim = silhouette(image, look.current().white)
            for aside in RIM:
                stand(painter, rim, point + aside)
        stand(painter, image, point)


def _draw_dashes(painter: QPainter, point: QPoint, way: QPoint) -> None:
    """Draw three dashes behind a sliding pawn, visible on any background."""
    back = QPoint(-_sign(way.x()), -_sign(way.y()))
    aside = QPoint(abs(back.y()), abs(back.x()))
    for far in (-6, 0, 6):
        for shift, colour in ((0, BLACK), (1, look.current().white)):
            start = point + aside * (far + shift)
            painter.setPen(colour)
            painter.drawLine(start + back * layout.DASHES[0], start + back * layout.DASHES[1])


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _draw_faces(painter: QPainter, now: State) -> None:
    """Draw the faces of the players; a winner is pleased."""
    model: Model = now.model
    for seat, colour in enumerate(model.colours):
        face, mood = words.face(now.company, colour), "calm"
        if model.winners:
            mood = "pleased" if seat in model.winners else "dismayed"
        if face:
            at = layout.face(colour).topLeft()
            portrait(painter, at, f"face-{face}-{mood}", seat == model.turn)


def _draw_tag(painter: QPainter, tag: MoveButton) -> None:
    """Draw letters of buttons on the board, with a white rim."""
    white = look.current().white
    painter.fillRect(tag.rect, BLACK)
    rings(painter, tag.rect.adjusted(-1, -1, 1, 1), [white])
    painter.setPen(white)
    painter.setFont(fonts.figures(bold=True))
    painter.drawText(tag.rect.topLeft() + QPoint(2, 9), tag.letter)


def draw_trail(painter: QPainter, found: Trail) -> None:
    """Draw the preview of a move, under the pawns: footsteps on its way and a frame at its end."""
    for walk in found.walks:
        colour = COLOUR_OF[walk.pawn]
        points = [layout.spot_at(colour, place) for place in walk.places]
        if not walk.flies:
            for one, two in pairwise(points[1:]):
                stand(painter, art(f"path-steps-{_direction(one, two)}"), one)
        if walk.slide >= 0:
            for place in range(walk.places[-1] + 1, walk.slide):
                stand(painter, art("path-dot"), layout.pawn_at(walk.pawn, place))
            stand(painter, art("path-dot"), points[-1])
        stand(painter, art("chosen"), layout.spot_at(colour, walk.end))


def _direction(one: QPoint, two: QPoint) -> str:
    way = two - one
    if abs(way.x()) >= abs(way.y()):
        return "right" if way.x() > 0 else "left"
    return "down" if way.y() > 0 else "up"
