"""Balloons that show an ask: the question, then the answer *No*.

The question appears at the asked player with the asker's face and a tail towards the asker. Like the strip, a
balloon is made from the last ask alone (`LastAsk`). There is none at rest, nor for the person's own question.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.quickdraw import fonts
from macclassic.table.speech_bubbles import PART
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_shape import BalloonShape, Tail

from .drawing import suit_image
from .last_ask import ASKED
from .layout import BUBBLE, FOOT, HEAD, Model
from .texts import words

if TYPE_CHECKING:
    from .layout import State


FONT_SCALE = 2
"""Enlargement of the system font, so that the text can be read at the edge of the field of view."""
HIGH = 38
SIDE = 10
"""Pixels between an edge of the balloon and its contents."""
MARK = 24
"""Columns for a suit."""
MIN_WIDTH_FOR_FACE = 560
"""In a narrower window the balloon has no room for the asker's face."""
TAIL_LENGTH = 7
"""Distance in pixels of the tip of the tail from the paper."""


@dataclass(frozen=True, slots=True)
class AskBalloonText:
    """Contents of a balloon.

    `before`: the words before the mark of a suit. `one`: the suit, -1 for none. `after`: the words after it.
    `by`: the seat whose face is shown; -1 for no face, if the seat at the balloon speaks.
    """

    before: str
    one: int = -1
    after: str = ""
    by: int = -1

    @property
    def width(self) -> int:
        """Width of the contents in pixels."""
        letters = fonts.advance(self.before) + fonts.advance(self.after)
        return self.indent + FONT_SCALE * letters + (MARK if self.one >= 0 else 0)

    @property
    def indent(self) -> int:
        """Width of the face before the text."""
        return PART.width() if self.by >= 0 else 0


def ask_balloon(now: State) -> tuple[int, AskBalloonText] | None:
    """Return the seat and the contents of the present balloon; None if there is none."""
    ask = now.model.last_ask
    if ask is None or not now.busy or not now.options.questions:
        return None
    if ask.beat == ASKED:
        if ask.asker in now.company.people:
            return None
        by = ask.asker if now.size.width() >= MIN_WIDTH_FOR_FACE else -1
        return ask.asked, AskBalloonText(words.kind_letters(ask.card >> 2), ask.card & 3, "?", by)
    return (
        None
        if ask.hit
        else (ask.asked, AskBalloonText(translate("soi-table", "No", "who is asked has it not")))
    )


def shape(now: State) -> BalloonShape | None:
    """Return the present balloon, None if there is none.

    It lies at the foot above the face, at the head beside it, where only backs lie, and elsewhere below it.
    """
    found = ask_balloon(now)
    if found is None:
        return None
    seat, text = found
    model: Model = now.model
    place = model.place(seat)
    face = model.size.face(place)
    paper = QRect(QPoint(0, 0), QSize(text.width + 2 * SIDE, HIGH))
    if place == FOOT:
        tip, tail = QPoint(face.left() + 22, face.top() - 2), Tail("bottom", False)
        paper.moveBottomLeft(QPoint(face.left() + 8, tip.y() - TAIL_LENGTH))
    elif place == HEAD:
        tip, tail = QPoint(model.size.beside_head - 2, face.top() + 16), Tail("left", False)
        paper.moveTopLeft(QPoint(tip.x() + TAIL_LENGTH, face.top() + 5))
    else:
        tip, tail = QPoint(face.left() + 22, face.bottom() + 2), Tail("top", False)
        paper.moveTopLeft(QPoint(face.left() + 8, tip.y() + TAIL_LENGTH))
    if text.by >= 0:
        left = paper.left() if place in (FOOT, HEAD) else face.left()
        paper.moveLeft(min(left, model.size.width - paper.width() - 2))
        there = _towards(paper, model.size.face(model.place(text.by)).center())
        if there.tail.side != tail.side and not there.bounds.intersects(model.size.strip):
            return there
        # A tail towards the asker would point at the asked player or into the strip, so it is left out.
        tip, tail = paper.bottomLeft(), Tail("bottom", False)
    return BalloonShape(paper, tip, tail, ())


def _towards(paper: QRect, face: QPoint) -> BalloonShape:
    """Return a balloon with a short tail towards a face elsewhere on the table."""
    away = face - paper.center()
    right, low = away.x() > 0, away.y() > 0
    if abs(away.x()) > abs(away.y()):
        x = paper.right() + TAIL_LENGTH if right else paper.left() - TAIL_LENGTH
        tip = QPoint(x, max(paper.top(), min(face.y(), paper.bottom())))
        return BalloonShape(paper, tip, Tail("right" if right else "left", low), ())
    y = paper.bottom() + TAIL_LENGTH if low else paper.top() - TAIL_LENGTH
    tip = QPoint(max(paper.left(), min(face.x(), paper.right())), y)
    return BalloonShape(paper, tip, Tail("bottom" if low else "top", right), ())


def paint(painter: QPainter, area: QRect, now: State) -> None:
    """Draw the present balloon."""
    found, text = shape(now), ask_balloon(now)
    if found is None or text is None or not found.bounds.intersects(area):
        return
    balloon_shape.paper(painter, found)
    at = QPoint(found.paper.left() + SIDE + text[1].indent, found.paper.top() + 28)
    if text[1].by >= 0:
        face = picture("art", f"face-{now.company.face(text[1].by)}-calm")
        painter.drawImage(found.paper.topLeft() + QPoint(5, (HIGH - PART.height()) // 2), face, PART)
    painter.setPen(BLACK)
    font = fonts.system()
    font.setPixelSize(FONT_SCALE * font.pixelSize())
    painter.setFont(font)
    painter.drawText(at, text[1].before)
    if text[1].one >= 0:
        left = at.x() + FONT_SCALE * fonts.advance(text[1].before)
        mark = suit_image(text[1].one)
        mark = mark.scaled(mark.size() * FONT_SCALE)
        painter.drawImage(left + (MARK - mark.width()) // 2, at.y() - mark.height() + 1, mark)
        painter.drawText(left + MARK, at.y(), text[1].after)


def room(now: State, seat: int) -> tuple[QRect, QRect] | None:
    """Return the room for a companion's remark at a seat, and the face; None while a question is there.

    A remark takes the same place as a question.
    """
    found, model = ask_balloon(now), now.model
    if found is not None and found[0] == seat:
        return None
    place = model.place(seat)
    face: QRect = model.size.face(place)
    if place == FOOT:
        return QRect(QPoint(face.left() + 8, face.top() - TAIL_LENGTH - BUBBLE.height()), BUBBLE), face
    if place == HEAD:
        face.setRight(model.size.beside_head - 3)
        return QRect(QPoint(face.right() + TAIL_LENGTH, face.top() + 5), BUBBLE), face
    return QRect(QPoint(face.left() + 4, face.bottom() + TAIL_LENGTH), BUBBLE), face
