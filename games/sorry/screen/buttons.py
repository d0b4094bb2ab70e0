"""The buttons of the button box: what each offers, and how it is drawn, with a letter and an icon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look

from ..acts import Move
from ..board import COLOUR_OF, COLOURS
from . import layout, painting
from .choices import Choice

LETTERS = "ABCDEFGHIJKLMNO"


@dataclass(frozen=True, slots=True)
class Button:
    """One button. `name`: what it does: ``draw``, ``move``, ``confirm`` or ``back``; `choice`: the moves that
    it stands for; `line`: its words in the message window, `text` those on it where it has no icon."""

    name: str
    letter: str
    rect: QRect
    line: str
    text: str = ""
    choice: Choice = ()

    @property
    def move(self) -> Move | None:
        """The only move that it stands for, None where there are several or none."""
        return self.choice[0] if len(self.choice) == 1 else None


def draw(painter: QPainter, button: Button, lit: bool) -> None:
    """Draw a button; a lit one, which is pointed at or under the keys, has a heavy frame."""
    colours = look.current()
    rect = button.rect
    _outline(painter, rect, painting.BLACK)
    inside = rect.adjusted(1, 1, -1, -1)
    _outline(painter, inside, _glow() if lit else colours.white)
    if lit:
        painter.setPen(painting.BLACK)
        painter.drawRect(rect.adjusted(1, 1, -2, -2))
    painter.setPen(painting.BLACK)
    painter.setFont(painting.bold())
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
    painter.setFont(painting.bold())
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
    painter.drawImage(corner + QPoint(0, 1), painting.art(name))


def _sign(painter: QPainter, corner: QPoint, how: str, steps: int) -> None:
    x, y = corner.x(), corner.y()
    if how in ("forward", "backward"):
        text = str(steps) if steps else ""
        width = fonts.advance(text, fonts.SMALL, True)
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
    painter.fillRect(QRect(left, y, right - left + 1, 1), painting.BLACK)
    for inset in range(4):
        x = left + inset if back else right - inset
        painter.fillRect(QRect(x, y - inset, 1, 2 * inset + 1), painting.BLACK)


def wide_rect(row: int) -> QRect:
    """Return the pixels of a button as wide as the box."""
    return layout.button_rect(3 * row).united(layout.button_rect(3 * row + 2))
