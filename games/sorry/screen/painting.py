"""Drawing the table at the depth in force: the board, pawns and marks, the cards and the message window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK, picture, plate, plate_rows

from ..acts import NONE, Move
from ..board import COLOUR_OF, COLOURS, START
from ..moves import Trail
from . import layout, words
from .choosing import Button, buttons, head, lit, movers, place_at, shown_trail
from .layout import Model

translate = QCoreApplication.translate


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    """Draw the table without its cloth."""
    model: Model = now.model
    offered = buttons(now)
    if area.left() <= layout.BOARD.right():
        _paint_board(painter, now, offered)
    if area.right() >= layout.PANEL_X:
        on = lit(now, offered)
        draw_cards(painter, model)
        draw_message(painter, head(now), now.lines, offered, on)
        for number, button in enumerate(offered):
            draw_button(painter, button, number in on)


def _paint_board(painter: QPainter, now: Now, offered: Sequence[Button]) -> None:
    model: Model = now.model
    draw_board(painter)
    found = shown_trail(now, offered)
    if found is not None:
        draw_trail(painter, model, found)
    draw_pawns(painter, model)
    if found is not None:
        draw_dangers(painter, model, found.bumped)
    draw_pointers(painter, model, movers(now))
    at = place_at(now, now.current or "")
    if at is not None:
        stand(painter, art("chosen-1"), at[1].center())
    if now.position.practice:
        plate(painter, practice_rect().topLeft(), translate("table", "Practice"), inverted=True)


def practice_rect() -> QRect:
    """Return the pixels of the plate that says that a game does not count."""
    middle = layout.BOARD.center()
    return QRect(middle.x() - 26, middle.y() + 84, 52, 13)


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


# The Select-o-Matic


def draw_cards(painter: QPainter, model: Model) -> None:
    """Draw the pile with the number of its cards, and the open card or one on its way."""
    sunken(painter, layout.CARD_BOX)
    if model.pile:
        for lift in range(min(2, model.pile // 15), -1, -1):
            painter.drawImage(layout.PILE + QPoint(lift, lift), art("card-back"))
    else:
        _empty(painter, layout.PILE)
    plate(painter, layout.PILE + QPoint(36, 82), str(model.pile), centred=True)
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


def sunken(painter: QPainter, rect: QRect) -> None:
    """Draw a white box with a black outline, as a field of the panel."""
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), look.current().white)


def bold() -> QFont:
    """Return the small face in bold."""
    font = fonts.small()
    font.setBold(True)
    return font


def line_rows() -> int:
    """Return how far lines of the message window lie apart: as close as may be."""
    return fonts.small_line() - 1


def option_lines(count: int) -> list[QRect]:
    """Return where the lines of so many options stand, at the foot of the message window."""
    rect = layout.MESSAGE
    top = rect.bottom() - 2 - count * line_rows()
    return [
        QRect(rect.x() + 1, top + number * line_rows(), rect.width() - 2, line_rows())
        for number in range(count)
    ]


def draw_message(
    painter: QPainter,
    head: str,
    said: Sequence[str],
    offered: Sequence[Button],
    on: Sequence[int],
) -> None:
    """Draw the message window: whose turn it is, what has happened, and the options by letter and words."""
    rect, colours = layout.MESSAGE, look.current()
    sunken(painter, rect)
    bar = QRect(rect.x(), rect.y(), rect.width(), plate_rows())
    painter.fillRect(bar, BLACK)
    painter.setFont(bold())
    painter.setPen(colours.white)
    painter.drawText(bar.x() + layout.INSET, bar.y() + fonts.small_ascent(), head)
    painter.setPen(BLACK)
    places = option_lines(len(offered))
    room = (places[0].top() if places else rect.bottom() - 1) - bar.bottom() - 3
    lines: list[str] = []
    for text in said:
        lines += fonts.wrapped(text, rect.width() - 2 * layout.INSET)
    lines = lines[-(room // line_rows()) :] if room >= line_rows() else []
    painter.setFont(fonts.small())
    for number, text in enumerate(lines):
        painter.drawText(rect.x() + layout.INSET, bar.bottom() + line_rows() + number * line_rows(), text)
    for number, (button, place) in enumerate(zip(offered, places, strict=True)):
        if number in on:
            painter.fillRect(place, BLACK)
        painter.setPen(colours.white if number in on else BLACK)
        painter.setFont(bold())
        painter.drawText(place.x() + layout.INSET - 1, place.y() + fonts.small_ascent() - 1, button.letter)
        painter.setFont(fonts.small())
        painter.drawText(place.x() + layout.INSET + 11, place.y() + fonts.small_ascent() - 1, button.line)
    painter.setPen(BLACK)


# The button box


def draw_button(painter: QPainter, button: Button, lit: bool) -> None:
    """Draw a button; a lit one, which is pointed at or under the keys, has a heavy frame."""
    colours = look.current()
    rect = button.rect
    _outline(painter, rect, BLACK)
    inside = rect.adjusted(1, 1, -1, -1)
    _outline(painter, inside, _glow() if lit else colours.white)
    if lit:
        painter.setPen(BLACK)
        painter.drawRect(rect.adjusted(1, 1, -2, -2))
    painter.setPen(BLACK)
    painter.setFont(bold())
    painter.drawText(rect.x() + 4, rect.y() + 16, button.letter)
    if button.text:
        width = fonts.advance(button.text)
        painter.setFont(fonts.system())
        painter.drawText(rect.x() + (rect.width() - width) // 2, rect.y() + 17, button.text)
    else:
        _icon(painter, rect.topLeft() + QPoint(12, 0), button.choice)


def _glow() -> QColor:
    """The ground of a lit button: a tint where there are colours, white where there are none."""
    colours = look.current()
    return {8: colours.colour("FFFF99"), 4: colours.colour("FCF305")}.get(colours.depth, colours.white)


def _outline(painter: QPainter, rect: QRect, colour: QColor) -> None:
    """Fill a rectangle whose corners lack a pixel each."""
    painter.fillRect(rect.adjusted(1, 0, -1, 0), colour)
    painter.fillRect(rect.adjusted(0, 1, 0, -1), colour)


def _icon(painter: QPainter, corner: QPoint, choice: Sequence[Move]) -> None:
    """Draw what a move is: the pawns in it, and a number, arrow or circle; three dots for several moves."""
    x, y = corner.x(), corner.y()
    painter.setFont(bold())
    if len(choice) > 1:
        painter.drawText(x + 42, y + 17, "…")
    if len(choice[0].parts) == 2:
        _split(painter, corner, choice)
        return
    one = choice[0].parts[0]
    if len({action.parts[0].pawn for action in choice}) == 1:
        _pawn(painter, corner, one.pawn)
    _sign(painter, QPoint(x + 19, y), one.how, one.steps if len(choice) == 1 else 0)
    if one.target >= 0 and len(choice) == 1:
        _pawn(painter, QPoint(x + 34, y), one.target)


def _split(painter: QPainter, corner: QPoint, choice: Sequence[Move]) -> None:
    """Draw the pawns that share a 7, as far as all these moves agree on them; of one move, in its order."""
    if len(choice) == 1:
        for number, part in enumerate(choice[0].parts):
            left = corner + QPoint(25 * number, 0)
            _pawn(painter, left, part.pawn)
            painter.drawText(left + QPoint(18, 17), str(part.steps))
        return
    pairs = [sorted(part.pawn for part in action.parts) for action in choice]
    for number in range(2):
        if len({pair[number] for pair in pairs}) == 1:
            _pawn(painter, corner + QPoint(20 * number, 0), pairs[0][number])


def _pawn(painter: QPainter, corner: QPoint, pawn: int) -> None:
    name = f"pawn-{COLOURS[COLOUR_OF[pawn]]}-{pawn % 4 + 1}"
    painter.drawImage(corner + QPoint(0, 1), art(name))


def _sign(painter: QPainter, corner: QPoint, how: str, steps: int) -> None:
    x, y = corner.x(), corner.y()
    if how in ("forward", "backward"):
        text = str(steps) if steps else ""
        width = fonts.small_width(text, True)
        painter.drawText(x + (30 - width) // 2, y + 10, text)
        _arrow(painter, x + 2, x + 27, y + 16, how == "backward")
    elif how == "enter":
        painter.drawEllipse(x + 18, y + 7, 9, 9)
        painter.drawPoint(x + 23, y + 12)
        painter.drawPoint(x + 22, y + 11)
        _arrow(painter, x + 1, x + 14, y + 12, False)
    elif how == "swap":
        _arrow(painter, x, x + 13, y + 8, False)
        _arrow(painter, x, x + 13, y + 15, True)
    else:
        _arrow(painter, x, x + 13, y + 12, False)


def _arrow(painter: QPainter, left: int, right: int, y: int, back: bool) -> None:
    """Draw an arrow of three pixels' height to the right, or back to the left."""
    painter.fillRect(QRect(left, y, right - left + 1, 1), BLACK)
    for inset in range(4):
        x = left + inset if back else right - inset
        painter.fillRect(QRect(x, y - inset, 1, 2 * inset + 1), BLACK)
