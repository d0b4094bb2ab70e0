"""Strip of the last ask: faces, card and arrows, the same in words, and a bar that runs out.

An arrow leads from the asker's face over the card to the face of the asked player, and back once the answer
is known. The words say what follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.quickdraw import fonts
from macclassic.table.look import furniture
from macclassic.table.look.furniture import FACE
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, plate
from macclassic.toolbox.grammar.sentences import translate

from ..cards import IDS
from .drawing import face_image
from .last_ask import ASKED
from .layout import SMALL, Model
from .prompts import size_now
from .texts import words

if TYPE_CHECKING:
    from .layout import State


INSET = 8
"""Distance in pixels of the faces from the ends of the strip."""


def sentences(now: State) -> tuple[str, list[str]]:
    """Return the words of the strip: the ask or the start of a round, and what follows."""
    model: Model = now.model
    if model.last_ask is not None:
        return words.asks(now.company, model.last_ask), words.follows(now.company, model.last_ask)
    view = now.position.view
    first = words.begins(now.company, model.round, view.first, ())
    laid = [words.lays_down(now.company, seat, kind) for seat in range(4) for kind in model.sets[seat]]
    return first, laid


def paint(painter: QPainter, now: State) -> None:
    """Draw the strip."""
    model: Model = now.model
    size = size_now(now)
    rect, ask = size.strip, model.last_ask
    furniture.box(painter, rect)
    first, more = sentences(now)
    room = rect.width() - 6
    base = rect.bottom() - (4 if size.folded else 6 if size.low else 8)
    line = "" if size.low else _fitting(more, room)
    if line:
        painter.setFont(fonts.small())
        _centred(painter, rect, base, line, fonts.small_width(line))
    if ask is not None and not size.folded:
        _draw_ask(painter, now, rect)
    elif not size.folded:
        _centred_face(painter, now, rect)
    _heading(painter, rect, base - (0 if size.low else fonts.small_line() + 1), first, room, size.low)
    if size.folded:
        return
    bar = size.bar
    painter.fillRect(bar.adjusted(0, 0, round(bar.width() * model.rest) - bar.width(), 0), BLACK)


def earlier(now: State) -> list[str]:
    """Return the asks before the last one in short form: "Bora > Nils  7♣ yes"."""
    if now.model.size.low:
        return []
    return [words.in_short(now.company, each) for each in now.model.earlier]


def paint_earlier(painter: QPainter, now: State) -> None:
    """Draw the two asks before the last one below the strip, the older at the left."""
    rect, texts = size_now(now).earlier, earlier(now)
    for place, text in enumerate(texts):
        left = rect.left() + rect.width() * place // len(texts)
        plate(painter, QPoint(left + rect.width() // len(texts) // 2, rect.top() + 1), text, centred=True)


def _heading(painter: QPainter, rect: QRect, base: int, text: str, room: int, low: bool) -> None:
    """Draw the sentence of the ask, in the system font if there is room."""
    painter.setPen(BLACK)
    width = fonts.advance(text)
    if width <= room and not low:
        painter.setFont(fonts.system())
        _centred(painter, rect, base, text, width)
        return
    painter.setFont(fonts.small())
    text = fonts.small_fitted(text, room)
    _centred(painter, rect, base, text, fonts.small_width(text))


def _centred(painter: QPainter, rect: QRect, base: int, text: str, width: int) -> None:
    painter.setPen(BLACK)
    painter.drawText(rect.left() + (rect.width() - width + 1) // 2, base, text)


def _fitting(sentences: list[str], room: int) -> str:
    """Return as many of the last sentences as fit."""
    while len(sentences) > 1 and fonts.small_width(" ".join(sentences)) > room:
        sentences = sentences[1:]
    return " ".join(sentences)


def _centred_face(painter: QPainter, now: State, rect: QRect) -> None:
    """Draw the face of the seat that asks first."""
    at = QPoint(rect.center().x() - FACE // 2, rect.top() + 4)
    art = f"face-{now.company.face(now.position.view.first)}-calm"
    furniture.portrait(painter, at, art, False)


def _draw_ask(painter: QPainter, now: State, rect: QRect) -> None:
    ask = now.model.last_ask
    assert ask is not None
    asker = QRect(rect.left() + INSET, rect.top() + 3, FACE, FACE)
    asked = asker.translated(rect.width() - 2 * INSET - FACE, 0)
    top = rect.top() + (1 if now.model.size.low else 3)
    card = QRect(QPoint(rect.center().x() - SMALL.width() // 2, top), SMALL)
    moods = ("calm", "calm")
    if ask.beat > ASKED:
        moods = ("pleased", "dismayed") if ask.hit else ("dismayed", "pleased")
    for seat, face, mood in zip((ask.asker, ask.asked), (asker, asked), moods, strict=True):
        art = f"face-{now.company.face(seat)}-{mood}"
        furniture.portrait(painter, face.topLeft(), art, False)
    painter.drawImage(card.topLeft(), face_image(IDS[ask.card], SMALL))
    gaps = (
        QRect(asker.right() + 4, rect.top(), card.left() - asker.right() - 8, 0),
        QRect(card.right() + 4, rect.top(), asked.left() - card.right() - 8, 0),
    )
    y, step = rect.top() + 18, 24
    _arrow(painter, gaps[0], y, translate("soi-table", "asks for"), 1)
    _arrow(painter, gaps[1], y, translate("soi-table", "from"), 1)
    if ask.beat == ASKED:
        return
    if ask.hit:
        _arrow(painter, gaps[0], y + step, translate("soi-table", "takes"), -1)
        _arrow(painter, gaps[1], y + step, translate("soi-table", "gives"), -1)
    else:
        _arrow(painter, gaps[1], y + step, translate("soi-table", "doesn’t have it"), 0)


def _arrow(painter: QPainter, gap: QRect, y: int, text: str, way: int) -> None:
    """Draw an arrow with a word over it: to the right (1) or left (-1), or a line struck through (0)."""
    left, right = gap.left(), gap.right()
    painter.setPen(BLACK)
    painter.setFont(fonts.small())
    text = fonts.small_fitted(text, right - left + 5)
    broad = fonts.small_width(text)
    above = 3 if way else 6 + 2 * fonts.small_lead()
    painter.drawText(left + (right - left - broad) // 2, y - above, text)
    painter.fillRect(QRect(left, y, right - left + 1, 2), BLACK)
    for step in range(5):
        if way > 0:
            painter.fillRect(QRect(right - step, y - step, 1, 2 * step + 2), BLACK)
        elif way < 0:
            painter.fillRect(QRect(left + step, y - step, 1, 2 * step + 2), BLACK)
    if not way:
        middle = (left + right) // 2
        painter.fillRect(QRect(middle - 6, y - 5, 13, 12), look.current().white)
        for step in range(9):
            for x in (middle - 4 + step, middle + 4 - step):
                painter.fillRect(QRect(QPoint(x, y - 4 + step), QSize(2, 1)), BLACK)
