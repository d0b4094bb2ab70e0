"""Drawing what stands beside the board: the open card with its rule, how all colours stand, what is asked,
the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QBrush, QFont, QPainter

from macclassic.quickdraw import fonts, patterns
from macclassic.toolbox import furniture, look
from macclassic.toolbox.furniture import box
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK, picture, plate

from ..acts import NONE
from ..board import COLOUR_OF, COLOURS, HOME, MODES, START, WAY, steps_done
from ..view import standing
from . import layout, words
from .buttons import Button, decides, fixed, head, lit
from .layout import Model, Panel
from .motions import Line

translate = QCoreApplication.translate

FACES = (
    ("DD0000", patterns.BLACK),
    ("0033CC", bytes.fromhex("8844221188442211")),
    ("FFCC00", bytes.fromhex("8000080080000800")),
    ("009933", bytes.fromhex("FF00FF00FF00FF00")),
)
"""What the colours look like on the board: where there are colours, and at 1 bit."""


def bold() -> QFont:
    """Return the small face in bold."""
    font = fonts.small()
    font.setBold(True)
    return font


def paint(painter: QPainter, now: Now, offered: Sequence[Button]) -> None:
    """Draw all that stands beside the board."""
    panel = layout.panel(now.size)
    _cards(painter, panel, now.model)
    for seat in range(len(now.model.colours)):
        _row(painter, panel, now, seat)
    title = head(now)
    if now.open:
        furniture.prompt(painter, panel.prompt, title, told(now, offered, panel))
    else:
        furniture.prompt(painter, panel.prompt, title, ())
        furniture.news(painter, panel.choices, _news(now, panel))
    on = lit(now, offered)
    for number, button in enumerate(offered):
        current = button.key == now.current
        furniture.Button(
            button.key, button.rect, button.text, button.letter, button.below, True, number in on, current
        ).draw(painter)
        if button.pawn >= 0:
            image = picture(layout.FOLDER, f"pawn-{COLOURS[button.pawn // 4]}-{button.pawn % 4 + 1}")
            painter.drawImage(button.rect.right() - 21, button.rect.top() + 2, image)
    for key, rect, letter, text, can in fixed(now):
        furniture.Button(key, rect, text, letter, can=can, current=key == now.current).draw(painter)


def told(now: Now, offered: Sequence[Button], panel: Panel) -> list[str]:
    """Return what the next click decides, in the lines of the prompt."""
    return list(fonts.wrapped(decides(now, offered), panel.prompt.width() - 12))[:2]


def _news(now: Now, panel: Panel) -> list[str]:
    """Return what has happened of late, in lines."""
    return [each for line in now.lines[-4:] for each in fonts.wrapped(line, panel.choices.width() - 10)]


# The open card


def _cards(painter: QPainter, panel: Panel, model: Model) -> None:
    box(painter, panel.cards)
    card, face = panel.card, model.card != NONE and model.turned > 0.5
    if face or model.pile or model.card != NONE:
        image = picture(layout.FOLDER, words.card_picture(model.card) if face else "card-back")
        # A card that is turned over is seen from its edge in between.
        inset = 0 if model.card == NONE else round(card.width() * min(model.turned, 1 - model.turned))
        painter.drawImage(card.adjusted(inset, 0, -inset, 0), image)
    else:
        painter.setPen(BLACK)
        painter.drawRoundedRect(card.adjusted(4, 4, -5, -5), 3, 3)
    painter.setPen(BLACK)
    at = panel.rule.topLeft() + QPoint(0, fonts.small_ascent())
    if face:
        painter.setFont(bold())
        painter.drawText(at, words.card_name(model.card))
        painter.setFont(fonts.small())
        for number, line in enumerate(fonts.wrapped(words.card_text(model.card), panel.rule.width()), 1):
            painter.drawText(at + QPoint(0, number * fonts.small_line()), line)
    _pile(painter, panel.pile, model.pile)


def _pile(painter: QPainter, rect: QRect, left: int) -> None:
    """Draw the pile, as high as it is, and how many cards are left in it: whole cards where there is room."""
    text, small = translate("sorry", "{n} left").format(n=left), rect.height() < layout.CARD.height()
    for lift in range((left + 14) // 15, 0, -1):
        card = QRect(rect.topLeft() + QPoint(2 * lift - 2, 8 - 2 * lift), QSize(19, 26))
        if not small:
            painter.drawImage(
                rect.topLeft() + QPoint(lift - 1, lift - 1), picture(layout.FOLDER, "card-back")
            )
            continue
        box(painter, card)
        ground = look.current().colour("660000") if look.current().depth > 1 else look.current().white
        painter.fillRect(card.adjusted(2, 2, -2, -2), ground)
    if not small:
        plate(painter, QPoint(rect.center().x(), rect.bottom() - 17), text, centred=True)
        return
    painter.setPen(BLACK)
    painter.setFont(bold())
    painter.drawText(rect.left() + 32, rect.center().y() + fonts.small_ascent() // 2, text)


# How the colours stand


def _ink(colour: int) -> QBrush:
    colours = look.current()
    ink, pattern = FACES[colour]
    if colours.depth == 1:
        return patterns.brush(pattern, BLACK, colours.white)
    return QBrush(colours.colour(ink))


def _swatch(painter: QPainter, rect: QRect, colour: int) -> None:
    """Draw a field of a colour with a black outline, which is seen on black as well."""
    painter.fillRect(rect.adjusted(-1, -1, 1, 1), look.current().white)
    painter.fillRect(rect, BLACK)
    patterns.fill(painter, rect.adjusted(1, 1, -1, -1), _ink(colour))


def row_words(now: Now, seat: int) -> tuple[str, str]:
    """Return what stands at the top of a colour's row: who it is, and how many of its pawns are at home."""
    model: Model = now.model
    colour = model.colours[seat]
    people = [player for player in now.company.values() if not words.level_name(player)]
    name = words.turn_words(colour, now.company.get(colour, ""), len(people) == 1)
    return name, words.home_words(standing(seat, colour, model.places).home)


def last_moves(now: Now, seat: int) -> list[Line]:
    """Return what a seat's turns came to of late, the last one first."""
    return [line for line in reversed(now.lines) if isinstance(line, Line) and line.seat == seat]


def _row(painter: QPainter, panel: Panel, now: Now, seat: int) -> None:
    model: Model = now.model
    colours, line, ascent = look.current(), fonts.small_line(), fonts.small_ascent()
    rect = panel.row(seat, len(model.colours))
    turn = seat == model.turn or seat in model.winners
    box(painter, rect)
    bar = QRect(rect.left(), rect.top(), rect.width(), line + 1)
    if turn:
        painter.fillRect(bar, BLACK)
    partners = [model.colours[each] for each in MODES[now.position.view.mode].partners(seat)]
    x = rect.left() + 5
    for colour in sorted(partners, key=lambda each: each != model.colours[seat]):
        _swatch(painter, QRect(x, bar.top() + 2, 9 if colour == model.colours[seat] else 6, 9), colour)
        x += 13 if colour == model.colours[seat] else 10
    name, home = row_words(now, seat)
    painter.setPen(colours.white if turn else BLACK)
    painter.setFont(bold())
    painter.drawText(x, bar.top() + ascent, name)
    painter.setFont(fonts.small())
    painter.drawText(rect.right() - 4 - fonts.small_width(home), bar.top() + ascent, home)
    painter.setPen(BLACK)
    foot = panel.bar(rect, 0).top() - 3
    room = (foot - bar.bottom()) // line
    for number, told in enumerate(last_moves(now, seat)[:room]):
        _move(
            painter,
            QPoint(rect.left() + 5, bar.bottom() + 1 + number * line + ascent),
            rect.width() - 10,
            told,
        )
    for number in range(4):
        _progress(painter, panel.bar(rect, number), 4 * model.colours[seat] + number, model.places)


def _move(painter: QPainter, at: QPoint, width: int, told: Line) -> None:
    """Write what a turn came to: the card, and the move in as many words as there is room for."""
    name = words.card_name(told.card)
    painter.setFont(bold())
    painter.drawText(at, name)
    left = fonts.small_width(name, bold=True) + 5
    painter.setFont(fonts.small())
    painter.drawText(at + QPoint(left, 0), words.first_fitting(told.shorter, width - left))


def _progress(painter: QPainter, rect: QRect, pawn: int, places: Sequence[int]) -> None:
    """Draw how far a pawn is on its way: a bar, dotted while it waits in its start, black when it is home."""
    place = places[pawn]
    painter.setFont(bold())
    painter.setPen(BLACK)
    painter.drawText(rect.left() - 8, rect.bottom(), str(pawn % 4 + 1))
    painter.setFont(fonts.small())
    word = ""
    if place == START:
        patterns.dotted_frame(painter, rect, BLACK)
        word = translate("sorry", "start")
    else:
        box(painter, rect)
        if place == HOME:
            painter.fillRect(rect, BLACK)
            painter.setPen(look.current().white)
            word = translate("sorry", "home", "on a bar")
        else:
            inside = rect.adjusted(1, 1, -1, -1)
            done = steps_done(pawn, place) * inside.width() // WAY
            patterns.fill(painter, inside.adjusted(0, 0, done - inside.width(), 0), _ink(COLOUR_OF[pawn]))
            painter.drawLine(inside.left() + done, inside.top(), inside.left() + done, inside.bottom())
    left = rect.left() + (rect.width() - fonts.small_width(word) + 1) // 2
    painter.drawText(left, rect.bottom() - 1, word)
