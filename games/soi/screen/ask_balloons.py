"""What stands in a balloon at a seat while an ask is told: the question, at who is asked but with the face of
whoever asks and a tail that way, and a *No*.

Like the strip it is made of the last ask alone (`Told`). There is none at rest, nor for a question of one's
own: nobody needs to be told what he asks.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.quickdraw import fonts
from macclassic.table.speech_bubbles import PART
from macclassic.table.table_state import TableState
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_shape import BalloonShape, Tail

from .drawing import suit_image
from .last_ask import ASKED
from .layout import BUBBLE, FOOT, HEAD, Model
from .texts import words

translate = QCoreApplication.translate

TIMES = 2
"""How many times as large as the system's face it is set: it is read from the corner of the eye."""
HIGH = 38
SIDE = 10
"""Between its edge and what stands in it."""
MARK = 24
"""The room of a suit."""
ROOMY = 560
"""In a narrower window there is no room for the face of whoever asks."""
REACH = 7
"""How far the tip of its tail is from its paper."""


@dataclass(frozen=True, slots=True)
class AskBalloonText:
    """A balloon's words: what stands before the mark of a suit (-1: there is none), and after it; `by`: who
    says it, if it is not who sits there."""

    before: str
    one: int = -1
    after: str = ""
    by: int = -1

    @property
    def width(self) -> int:
        """How broad it is."""
        letters = fonts.advance(self.before) + fonts.advance(self.after)
        return self.indent + TIMES * letters + (MARK if self.one >= 0 else 0)

    @property
    def indent(self) -> int:
        """The room of a face before it."""
        return PART.width() if self.by >= 0 else 0


def said(now: TableState) -> tuple[int, AskBalloonText] | None:
    """Return at whose seat a balloon stands now, and what it says; None while there is none."""
    told = now.model.told
    if told is None or not now.busy or not now.options.questions:
        return None
    if told.beat == ASKED:
        if told.asker in now.company.people:
            return None
        by = told.asker if now.size.width() >= ROOMY else -1
        return told.asked, AskBalloonText(words.kind_letters(told.card >> 2), told.card & 3, "?", by)
    return (
        None
        if told.hit
        else (told.asked, AskBalloonText(translate("soi-table", "No", "who is asked has it not")))
    )


def shape(now: TableState) -> BalloonShape | None:
    """Return the balloon that stands there now: at the foot above the face, else below it, at the head beside
    it, where only backs lie."""
    found = said(now)
    if found is None:
        return None
    seat, text = found
    model: Model = now.model
    place = model.place(seat)
    face = model.size.face(place)
    paper = QRect(QPoint(0, 0), QSize(text.width + 2 * SIDE, HIGH))
    if place == FOOT:
        tip, tail = QPoint(face.left() + 22, face.top() - 2), Tail("bottom", False)
        paper.moveBottomLeft(QPoint(face.left() + 8, tip.y() - REACH))
    elif place == HEAD:
        tip, tail = QPoint(model.size.beside_head - 2, face.top() + 16), Tail("left", False)
        paper.moveTopLeft(QPoint(tip.x() + REACH, face.top() + 5))
    else:
        tip, tail = QPoint(face.left() + 22, face.bottom() + 2), Tail("top", False)
        paper.moveTopLeft(QPoint(face.left() + 8, tip.y() + REACH))
    if text.by >= 0:
        left = paper.left() if place in (FOOT, HEAD) else face.left()
        paper.moveLeft(min(left, model.size.width - paper.width() - 2))
        there = _towards(paper, model.size.face(model.place(text.by)).center())
        if there.tail.side != tail.side and not there.bounds.intersects(model.size.strip):
            return there
        # It would point at who is asked, or into the strip: better nowhere.
        tip, tail = paper.bottomLeft(), Tail("bottom", False)
    return BalloonShape(paper, tip, tail, ())


def _towards(paper: QRect, face: QPoint) -> BalloonShape:
    """Return a balloon with a short tail towards a face that is somewhere else."""
    away = face - paper.center()
    right, low = away.x() > 0, away.y() > 0
    if abs(away.x()) > abs(away.y()):
        x = paper.right() + REACH if right else paper.left() - REACH
        tip = QPoint(x, max(paper.top(), min(face.y(), paper.bottom())))
        return BalloonShape(paper, tip, Tail("right" if right else "left", low), ())
    y = paper.bottom() + REACH if low else paper.top() - REACH
    tip = QPoint(max(paper.left(), min(face.x(), paper.right())), y)
    return BalloonShape(paper, tip, Tail("bottom" if low else "top", right), ())


def paint(painter: QPainter, area: QRect, now: TableState) -> None:
    """Draw the balloon that stands there now."""
    found, text = shape(now), said(now)
    if found is None or text is None or not found.bounds.intersects(area):
        return
    balloon_shape.paper(painter, found)
    at = QPoint(found.paper.left() + SIDE + text[1].indent, found.paper.top() + 28)
    if text[1].by >= 0:
        face = picture("art", f"face-{now.company.face(text[1].by)}-calm")
        painter.drawImage(found.paper.topLeft() + QPoint(5, (HIGH - PART.height()) // 2), face, PART)
    painter.setPen(BLACK)
    font = fonts.system()
    font.setPixelSize(TIMES * font.pixelSize())
    painter.setFont(font)
    painter.drawText(at, text[1].before)
    if text[1].one >= 0:
        left = at.x() + TIMES * fonts.advance(text[1].before)
        mark = suit_image(text[1].one)
        mark = mark.scaled(mark.size() * TIMES)
        painter.drawImage(left + (MARK - mark.width()) // 2, at.y() - mark.height() + 1, mark)
        painter.drawText(left + MARK, at.y(), text[1].after)


def room(now: TableState, seat: int) -> tuple[QRect, QRect] | None:
    """Return where what somebody says at a seat has room, where a question would stand too, and the face;
    None while one does."""
    found, model = said(now), now.model
    if found is not None and found[0] == seat:
        return None
    place = model.place(seat)
    face: QRect = model.size.face(place)
    if place == FOOT:
        return QRect(QPoint(face.left() + 8, face.top() - REACH - BUBBLE.height()), BUBBLE), face
    if place == HEAD:
        face.setRight(model.size.beside_head - 3)
        return QRect(QPoint(face.right() + REACH, face.top() + 5), BUBBLE), face
    return QRect(QPoint(face.left() + 4, face.bottom() + REACH), BUBBLE), face
