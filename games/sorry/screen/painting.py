"""Drawing the table at the depth in force: the board, pawns and marks, the cards and the message window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.pictures import picture

from ..acts import NONE
from ..board import COLOUR_OF, COLOURS, START
from . import layout, words
from .model import Model
from .trails import Trail

BLACK = QColor(Qt.GlobalColor.black)


def art(name: str) -> QImage:
    """Return one of the game's pictures."""
    return picture(layout.FOLDER, name)


def stand(painter: QPainter, image: QImage, middle: QPoint) -> None:
    """Draw a picture upon its middle."""
    painter.drawImage(middle - QPoint(image.width() // 2, image.height() // 2), image)


def draw_board(painter: QPainter) -> None:
    """Draw the board without pawns."""
    painter.drawImage(layout.BOARD.topLeft(), art("board"))


def draw_pawns(painter: QPainter, model: Model) -> None:
    """Draw all pawns that play, those nearer to the viewer over the others, those in the air over all."""
    for pawn in sorted(model.points, key=lambda each: (each in model.lifted, model.points[each].y(), each)):
        colour, number = COLOURS[COLOUR_OF[pawn]], pawn % 4 + 1
        stand(painter, art(f"pawn-{colour}-{number}"), model.points[pawn])


def pointer_rect(middle: QPoint) -> QRect:
    """Return the pixels of the pointer over a pawn, within the table."""
    image = art("pointer")
    top = max(0, middle.y() - 11 - image.height())
    return QRect(QPoint(middle.x() - image.width() // 2, top), image.size())


def draw_pointers(painter: QPainter, model: Model, pawns: Sequence[int]) -> None:
    """Draw a pointer over each of some pawns, those that may move."""
    for pawn in pawns:
        painter.drawImage(pointer_rect(model.points[pawn]).topLeft(), art("pointer"))


def draw_trail(painter: QPainter, model: Model, found: Trail) -> None:
    """Draw what a move would do, under the pawns: its way in footsteps, where it ends in a frame."""
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
        stand(painter, art("chosen-0"), layout.spot_at(colour, walk.end))


def draw_dangers(painter: QPainter, model: Model, pawns: Sequence[int]) -> None:
    """Draw corners round pawns that a move would send to their starts."""
    for pawn in pawns:
        if model.places[pawn] != START:
            stand(painter, art("danger"), model.points[pawn])


def _direction(one: QPoint, two: QPoint) -> str:
    way = two - one
    if abs(way.x()) >= abs(way.y()):
        return "right" if way.x() > 0 else "left"
    return "down" if way.y() > 0 else "up"


def draw_frame(painter: QPainter, middle: QPoint, phase: int) -> None:
    """Draw the frame of a square: 0 for where something goes, 1 for where the keys are."""
    stand(painter, art(f"chosen-{phase}"), middle)


# The Select-o-Matic


def draw_cards(painter: QPainter, model: Model) -> None:
    """Draw the pile with the number of its cards, and the open card or one on its way."""
    sunken(painter, layout.CARD_BOX)
    if model.pile:
        for lift in range(min(2, model.pile // 15), -1, -1):
            painter.drawImage(layout.PILE + QPoint(lift, lift), art("card-back"))
    else:
        _empty(painter, layout.PILE)
    count = str(model.pile)
    width = fonts.advance(count, fonts.SMALL) + 7
    plate(painter, QPoint(layout.PILE.x() + 36 - width // 2, layout.PILE.y() + 82), count)
    if model.card == NONE:
        _empty(painter, layout.OPEN)
        return
    name = words.card_picture(model.card)
    if model.flying is None:
        painter.drawImage(layout.OPEN, art(name))
    else:
        corner, face = model.flying
        _empty(painter, layout.OPEN)
        painter.drawImage(corner, art(name if face else "card-back"))


def _empty(painter: QPainter, corner: QPoint) -> None:
    painter.setPen(BLACK)
    painter.drawRoundedRect(QRect(corner, layout.CARD).adjusted(4, 4, -5, -5), 3, 3)


def sunken(painter: QPainter, rect: QRect, fill: QColor | None = None) -> None:
    """Draw a white box with a black outline, as a field of the panel."""
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), fill or look.current().white)


def plate(painter: QPainter, at: QPoint, text: str, inverted: bool = False) -> QRect:
    """Draw a line of small text on a plate with a black outline; return the plate."""
    colours = look.current()
    painter.setFont(fonts.small())
    rect = QRect(at.x(), at.y(), fonts.advance(text, fonts.SMALL) + 7, 13)
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), BLACK if inverted else colours.white)
    painter.setPen(colours.white if inverted else BLACK)
    painter.drawText(rect.x() + 4, rect.y() + 10, text)
    return rect


def bold() -> QFont:
    """Return the small face in bold."""
    font = fonts.small()
    font.setBold(True)
    return font


def option_lines(count: int) -> list[QRect]:
    """Return where the lines of so many options stand, at the foot of the message window."""
    rect = layout.MESSAGE
    top = rect.bottom() - 2 - count * layout.LINE
    return [
        QRect(rect.x() + 1, top + number * layout.LINE, rect.width() - 2, layout.LINE)
        for number in range(count)
    ]


def draw_message(
    painter: QPainter,
    head: str,
    said: Sequence[str],
    options: Sequence[tuple[str, str]],
    lit: Sequence[int],
) -> None:
    """Draw the message window: whose turn it is, what has happened, and the options by letter and words."""
    rect, colours = layout.MESSAGE, look.current()
    sunken(painter, rect)
    bar = QRect(rect.x(), rect.y(), rect.width(), layout.HEAD)
    painter.fillRect(bar, BLACK)
    painter.setFont(bold())
    painter.setPen(colours.white)
    painter.drawText(bar.x() + layout.INSET, bar.y() + 10, head)
    painter.setPen(BLACK)
    places = option_lines(len(options))
    room = (places[0].top() if places else rect.bottom() - 1) - bar.bottom() - 3
    lines: list[str] = []
    for text in said:
        lines += fonts.wrapped(text, rect.width() - 2 * layout.INSET)
    lines = lines[-(room // layout.LINE) :] if room >= layout.LINE else []
    painter.setFont(fonts.small())
    for number, text in enumerate(lines):
        painter.drawText(rect.x() + layout.INSET, bar.bottom() + 11 + number * layout.LINE, text)
    for number, ((letter, text), place) in enumerate(zip(options, places, strict=True)):
        on = number in lit
        if on:
            painter.fillRect(place, BLACK)
        painter.setPen(colours.white if on else BLACK)
        painter.setFont(bold())
        painter.drawText(place.x() + layout.INSET - 1, place.y() + 9, letter)
        painter.setFont(fonts.small())
        painter.drawText(place.x() + layout.INSET + 11, place.y() + 9, text)
    painter.setPen(BLACK)
