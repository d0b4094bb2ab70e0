"""Drawing of the panel beside the board: pile, rows of the colours, question, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QBrush, QFont, QImage, QPainter

from macclassic.quickdraw import fonts, patterns
from macclassic.table.look import furniture
from macclassic.table.look.furniture import box
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, picture, plate, plate_rect
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.style.text import end_cut

from ..board import COLOUR_OF, COLOURS, HOME, START, STEPS_HOME, steps_done
from ..view import standing
from . import layout
from .buttons import MoveButton, fixed, hinted, lit
from .layout import Model, Panel
from .motion.motions import CardLine, TurnLine
from .prompts import decides, head
from .texts import words

if TYPE_CHECKING:
    from .layout import State


FACES = (
    ("DD0000", patterns.BLACK),
    ("0033CC", bytes.fromhex("8844221188442211")),
    ("FFCC00", bytes.fromhex("8000080080000800")),
    ("009933", bytes.fromhex("FF00FF00FF00FF00")),
)
"""Appearance of the player colours: in colour, and as a pattern at 1 bit."""


def paint(painter: QPainter, now: State, offered: Sequence[MoveButton]) -> None:
    """Draw the panel."""
    panel = layout.panel(now.size)
    _pile(painter, panel.pile, now.model.pile, now.options.back)
    for seat in range(len(now.model.colours)):
        _row(painter, panel, now, seat)
    lines = fonts.wrapped(decides(now, offered), panel.prompt.width() - 12)[:2]
    furniture.prompt(painter, panel.prompt, head(now), lines)
    if not offered and (told := news(now)):
        furniture.news(painter, panel.choices, told)
    on = [offered[number].key for number in lit(now, offered)]
    for each in (*offered, *fixed(now)):
        default, current = each.key in on, each.key == now.current
        furniture.TableButton(
            each.key, each.rect, each.text, each.letter, each.below, each.enabled, default, current
        ).draw(painter)
        if each.pawn >= 0:
            painter.drawImage(each.rect.right() - 21, each.rect.top() + 2, pawn_art(each.pawn))
    for at in hinted(now, offered):
        painter.drawImage(at, picture("art", "hint"))


def news(now: State) -> list[str]:
    """Return the latest lines that the table shows nowhere else.

    The open card is on the board, moves are in the rows, and the winners above.
    """
    lines = (line for line in now.lines[-4:] if not isinstance(line, TurnLine | CardLine))
    return [line for line in lines if line != head(now)]


def art(name: str) -> QImage:
    """Return one of the game's pictures."""
    return picture(layout.FOLDER, name)


def pawn_art(pawn: int) -> QImage:
    """Return the picture of a pawn."""
    return art(f"pawn-{COLOURS[COLOUR_OF[pawn]]}-{pawn % 4 + 1}")


# The pile


def _pile(painter: QPainter, rect: QRect, left: int, back: str) -> None:
    """Draw the pile in its height, with the number of cards left."""
    for lift in range((left + 14) // 15, 0, -1):
        painter.drawImage(
            rect.topLeft() + QPoint(2 * lift - 2, 8 - 2 * lift), picture("backs", f"{back}-small")
        )
    text = translate("sorry", "{n} left").format(n=left)
    size = plate_rect(QPoint(0, 0), text)
    plate(
        painter, QPoint(rect.left() + layout.PILE.width() + 12, rect.center().y() - size.height() // 2), text
    )


# The rows of the colours


def _ink(colour: int) -> QBrush:
    colours = look.current()
    ink, pattern = FACES[colour]
    if colours.depth == 1:
        return patterns.brush(pattern, BLACK, colours.white)
    return QBrush(colours.colour(ink))


def _swatch(painter: QPainter, rect: QRect, colour: int) -> None:
    """Draw a field of a colour with a black outline and a white rim, visible on black as well."""
    painter.fillRect(rect.adjusted(-1, -1, 1, 1), look.current().white)
    painter.fillRect(rect, BLACK)
    patterns.fill(painter, rect.adjusted(1, 1, -1, -1), _ink(colour))


def row_words(now: State, seat: int) -> tuple[str, str]:
    """Return the heading of a colour's row: the player, and the number of pawns at home."""
    model: Model = now.model
    colour, you = model.colours[seat], words.person_of(now.company)
    name = words.turn_words(colour, now.company.get(colour, ""), colour == you)
    home = standing(seat, colour, model.places).home
    return name, translate("sorry", "{n} of 4 home").format(n=home)


def partners(now: State, seat: int) -> list[int]:
    """Return the colours that win with a seat, its own first."""
    model: Model = now.model
    pair = [each for each, side in enumerate(model.sides) if side == model.sides[seat]]
    return [model.colours[each] for each in sorted(pair, key=lambda each: each != seat)]


def last_moves(now: State, seat: int) -> list[TurnLine]:
    """Return the outcomes of a seat's recent turns, the last one first."""
    return [line for line in reversed(now.lines) if isinstance(line, TurnLine) and line.seat == seat]


def _row(painter: QPainter, panel: Panel, now: State, seat: int) -> None:
    model: Model = now.model
    line, ascent = fonts.small_line(), fonts.small_ascent()
    rect = panel.row(seat, len(model.colours))
    box(painter, rect)
    deep = line + 1 + fonts.small_lead()
    bar, x = QRect(rect.left(), rect.top(), rect.width(), deep), rect.left() + 5
    turn = seat == model.turn or seat in model.winners
    if turn:
        painter.fillRect(bar, BLACK)
    for width, colour in zip((9, 6), partners(now, seat), strict=False):
        _swatch(painter, QRect(x, bar.top() + 2, width, 9), colour)
        x += width + 4
    name, home = row_words(now, seat)
    painter.setPen(look.current().white if turn else BLACK)
    ends = rect.right() - 4 - fonts.small_width(home)
    name = end_cut(name, ends - 6 - x, fonts.small(bold=True))
    base = bar.top() + ascent + fonts.small_lead()
    _text(painter, QPoint(x, base), name, fonts.small(bold=True))
    _text(painter, QPoint(ends, base), home)
    painter.setPen(BLACK)
    room = max(0, (panel.bar(rect, 0).top() - 3 - bar.bottom()) // line)
    for number, move in enumerate(last_moves(now, seat)[:room], 1):
        # The card, and the longest description of the move that fits.
        at = QPoint(rect.left() + 5, bar.bottom() + (number - 1) * line + 1 + ascent)
        card = words.card_name(move.card)
        _text(painter, at, card, fonts.small(bold=True))
        left = fonts.small_width(card, bold=True) + 5
        wide = rect.width() - 10 - left
        said = fonts.small_fitted(words.first_fitting(move.shorter, wide), wide)
        _text(painter, at + QPoint(left, 0), said)
    for number, pawn in enumerate(range(4 * model.colours[seat], 4 * model.colours[seat] + 4)):
        _progress(painter, panel.bar(rect, number), pawn, model.places[pawn])


def _text(painter: QPainter, at: QPoint, text: str, font: QFont | None = None) -> None:
    painter.setFont(font or fonts.small())
    painter.drawText(at, text)


def _progress(painter: QPainter, rect: QRect, pawn: int, place: int) -> None:
    """Draw a pawn's progress: a bar, dotted in the start, black at home."""
    _text(painter, rect.bottomLeft() - QPoint(8, 0), str(pawn % 4 + 1), fonts.figures(bold=True))
    inside, word = rect.adjusted(1, 1, -1, -1), ""
    if place == START:
        patterns.dotted_frame(painter, rect, BLACK)
        word = translate("sorry", "start")
    elif place == HOME:
        painter.fillRect(rect, BLACK)
        painter.setPen(look.current().white)
        word = translate("sorry", "home", "on a bar")
    else:
        box(painter, rect)
        done = steps_done(pawn, place) * inside.width() // STEPS_HOME
        patterns.fill(painter, inside.adjusted(0, 0, done - inside.width(), 0), _ink(COLOUR_OF[pawn]))
        painter.fillRect(QRect(inside.left() + done, inside.top(), 1, inside.height()), BLACK)
    word = fonts.small_fitted(word, rect.width() - 8)
    left = rect.left() + (rect.width() - fonts.small_width(word) + 1) // 2
    _text(painter, QPoint(left, rect.bottom() - 1 - 2 * fonts.small_lead()), word)
    painter.setPen(BLACK)
