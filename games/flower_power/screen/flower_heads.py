"""Heads of the seats: portrait, place, name, hand, and marks for turn and decision.

A hand is shown as card backs; cards that the viewer knows are shown as tabs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.quickdraw import fonts
from macclassic.table.game_words import card_count
from macclassic.table.look.furniture import FACE, box, portrait
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.style.text import end_cut

from ..board import LAST_WILL
from ..cards import HIDDEN
from . import painting
from .layout import layout_of
from .texts import words

if TYPE_CHECKING:
    from .model import State

PART = QRect(11, 6, 26, 26)
"""Part of the portrait that a low head shows."""
TAB = QSize(11, 15)
BACK = QSize(8, 11)
SAID = QSize(112, 2 * 13)
"""Size of a remark: two lines of sixteen letters."""


def _whole(head: QRect) -> bool:
    """True if the head shows the whole portrait."""
    return head.height() > FACE


def _text(head: QRect) -> QRect:
    """Return the pixels to the right of the portrait."""
    return head.adjusted(FACE + 5 if _whole(head) else PART.width() + 3, 1, -1, -1)


def _known(now: State, seat: int) -> tuple[int, ...]:
    return () if seat == now.model.viewer else now.model.known_hands.get(seat, ())


def hand(now: State, seat: int) -> Iterator[tuple[QRect, int]]:
    """Yield the rectangle and card of each hand card drawn in the head of a seat.

    Cards that the viewer knows come first, as tabs. The others are backs with the card HIDDEN.
    """
    model, head = now.model, layout_of(now).garden(seat).head
    text = _text(head)
    known, count = _known(now, seat), model.player(seat).hand_size
    hidden, y = count - len(known), text.y() + fonts.small_line()
    room = text.width() - 4 - TAB.width() - (0 if known or _whole(head) else _counted(count))
    pitches = TAB.width() + 1, BACK.width() + 1
    share = min(1.0, room / max(1, len(known) * pitches[0] + hidden * pitches[1] - BACK.width()))
    x = float(text.x() + 2)
    for number in range(count):
        tab = number < len(known)
        yield QRect(QPoint(int(x), y), TAB if tab else BACK), known[number] if tab else HIDDEN
        x += pitches[not tab] * share


def _counted(count: int) -> int:
    return fonts.small_width(card_count(count)) + 6


def draw(painter: QPainter, now: State, seat: int) -> None:
    """Draw the head of a seat."""
    model, head = now.model, layout_of(now).garden(seat).head
    player, text, white = model.player(seat), _text(head), look.current().white
    turn, decides = model.turn == seat and not model.closed, model.actor == seat and not model.closed
    art = f"face-{now.company.face(seat)}-calm"
    box(painter, head)
    if _whole(head):
        portrait(painter, head.topLeft() + QPoint(2, 2), art, turn)
    else:
        seen = PART.adjusted(0, 0, 0, head.height() - 2 - PART.height())
        painter.drawImage(head.topLeft() + QPoint(1, 1), picture("art", art), seen)
        painter.fillRect(QRect(text.x() - 1, head.y(), 1, head.height()), BLACK)
    line = QRect(text.topLeft(), QSize(text.width(), fonts.small_line()))
    if decides:
        painter.fillRect(line, BLACK)
    marks = text.adjusted(0, line.height(), 0, 0) if _whole(head) else line
    x = line.right() + 1
    for mark, shown in (("mark-will", turn and now.position.view.phase == LAST_WILL), ("mark-turn", turn)):
        if shown:
            image = painting.art(mark)
            x -= image.width() + 1
            painter.fillRect(QRect(x, marks.y(), image.width(), line.height()), white)
            painter.drawImage(x, marks.y() + (line.height() - image.height()) // 2, image)
    painter.setFont(fonts.small(bold=True))
    painter.setPen(white if decides else BLACK)
    room = (line.right() if marks is not line else x) - line.x() - 4
    name = end_cut(words.at_place(model, now.company, seat), room, fonts.small(bold=True))
    painter.drawText(line.x() + 3, line.y() + fonts.small_ascent(), name)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    if player.out:
        low = line.bottom() + 1 + fonts.small_ascent() - 2 * fonts.small_lead()
        painter.drawText(line.x() + 3, low, words.out())
        return
    for rect, card in hand(now, seat):
        back = card == HIDDEN
        image = picture("backs", f"{now.options.back}-tiny") if back else painting.art(painting.tab(card))
        painter.drawImage(rect.topLeft(), image)
    if model.closed:
        return
    count = card_count(player.hand_size)
    if _whole(head):
        low = line.bottom() + 3 + TAB.height() + fonts.small_ascent()
        painter.drawText(line.x() + 3, low, count)
    elif not _known(now, seat):
        at = text.right() - 2 - fonts.small_width(count)
        painter.drawText(at, line.bottom() + 2 + fonts.small_ascent() - 2 * fonts.small_lead(), count)


def bubble(now: State, seat: int) -> tuple[QRect, QRect]:
    """Return the rectangles of a remark of two lines and of the speaker's portrait.

    The remark is as near to the head as possible without covering the latest news.
    """
    lay = layout_of(now)
    news, head = lay.news, lay.garden(seat).head
    low = news.bottom() - 2 - fonts.small_line()
    top = max(news.y(), min(news.y() + 2, low - SAID.height()))
    found = QRect(0, top, min(news.width(), SAID.width()), SAID.height())
    found.moveLeft(
        max(news.x(), min(head.center().x() - found.width() // 2, news.right() + 1 - found.width()))
    )
    face = QRect(head.topLeft() + QPoint(2, 2), QSize(FACE, FACE))
    return found, face if _whole(head) else QRect(head.topLeft() + QPoint(1, 1), PART.size())
