"""The dialog in which one asks for a card: typed, or picked from those that may be asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from macclassic.quickdraw import patterns
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import Spot, tell
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.labels import Label
from macclassic.toolbox.moment import ARROWS
from macclassic.toolbox.pictures import BLACK, frame

from ..acts import Ask
from ..cards import IDS
from ..view import View
from . import painting, words
from .layout import SMALL_H, SMALL_W

translate = QCoreApplication.translate

PITCH_X, PITCH_Y = SMALL_W + 2, SMALL_H + 2
EDGE = 5
"""Room round the cards for the frame of the chosen one, and for that of the keyboard."""


class Picker(Guarded, QWidget):
    """The cards that may be asked for, a column for each kind; one of them may be chosen."""

    chosen = Signal(int)
    """Another card is chosen now: its number."""
    taken = Signal(int)
    """A card was clicked twice: it is to be asked for at once."""
    current_changed = Signal(str)

    def __init__(self, cards: Sequence[int], french: bool) -> None:
        super().__init__()
        self._french = french
        kinds = sorted({card >> 2 for card in cards})
        self._places: dict[int, QRect] = {}
        for column, kind in enumerate(kinds):
            for line, card in enumerate(card for card in sorted(cards) if card >> 2 == kind):
                corner = QPoint(EDGE + column * PITCH_X, EDGE + line * PITCH_Y)
                self._places[card] = QRect(corner.x(), corner.y(), SMALL_W, SMALL_H)
        lines = max(rect.y() for rect in self._places.values()) // PITCH_Y + 1
        self.setFixedSize(
            len(kinds) * PITCH_X - 2 + 2 * EDGE,
            lines * PITCH_Y - 2 + 2 * EDGE,
        )
        self.card: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("soi-table", "Cards that you may ask for"))

    def choose(self, card: int | None) -> None:
        """Put the frame round a card, or round none."""
        if card not in self._places:
            card = None
        if card != self.card:
            self.card = card
            self.update()
            if card is not None:
                self.current_changed.emit(IDS[card])

    def _at(self, point: QPoint) -> int | None:
        return next((card for card, rect in self._places.items() if rect.contains(point)), None)

    def spots(self) -> Sequence[Spot]:
        text = translate("balloon", "To choose {card}, click it. To ask for it at once, click it twice.")
        named = [(card, rect, words.named(card)) for card, rect in self._places.items()]
        return [
            Spot(IDS[card], rect, words.capital(name), text.format(card=name), current=card == self.card)
            for card, rect, name in named
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for card, rect in self._places.items():
            painter.drawImage(rect.topLeft(), painting.face_image(IDS[card], True, self._french))
        if self.card is not None:
            frame(painter, self._places[self.card].adjusted(-2, -2, 2, 2))
        if self.hasFocus():
            patterns.dotted_frame(painter, self.rect(), BLACK)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        card = self._at(event.position().toPoint())
        if card is not None:
            self.choose(card)
            self.chosen.emit(card)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        card = self._at(event.position().toPoint())
        if card is not None and card == self.card:
            self.taken.emit(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = ARROWS.get(Qt.Key(event.key()))
        if way is None:
            event.ignore()
            return
        card = self._beside(way.x(), way.y())
        self.choose(card)
        self.chosen.emit(card)

    def _beside(self, right: int, down: int) -> int:
        """Return the card in some direction of the chosen one; the first if none is chosen."""
        if self.card is None:
            return min(self._places)
        now = self._places[self.card].center()
        goal = now + QPoint(right * PITCH_X, down * PITCH_Y)
        if down:
            return next((card for card, rect in self._places.items() if rect.contains(goal)), self.card)
        columns = sorted({rect.center().x() for rect in self._places.values()})
        column = columns[(columns.index(now.x()) + right) % len(columns)]
        beside = [card for card, rect in self._places.items() if rect.center().x() == column]
        return min(beside, key=lambda card: abs(self._places[card].center().y() - now.y()))


class AskFor(Dialog):
    """Asks which card is wanted of a player. What is typed wrongly costs nothing: a sentence tells why."""

    def __init__(self, view: View, of: int, wanted: Sequence[int], french: bool) -> None:
        title = translate("soi-table", "Ask {seat}").format(seat=words.seat_name(of))
        super().__init__(title)
        self.ask: Ask | None = None
        self._view, self._of = view, of
        question = translate("soi-table", "Which card do you ask {seat} for?")
        row = QHBoxLayout()
        row.setSpacing(8)
        label = Label(question.format(seat=words.seat_name(of)))
        row.addWidget(label)
        self._field = QLineEdit()
        self._field.setMaxLength(12)
        self._field.setFixedWidth(60)
        self._field.setAccessibleName(label.text())
        example = words.written(wanted[0])
        tell(
            self._field,
            translate(
                "balloon",
                "Type the card in this box: its kind and the first letter of its suit, such as {card}.",
            ).format(card=example),
        )
        row.addWidget(self._field)
        row.addStretch(1)
        self.body.addLayout(row)
        self._picker = Picker(wanted, french)
        self.body.addWidget(self._picker)
        width = max(320, self._picker.width())
        self._word = paragraph(_usual(example), True, width)
        self._word.setMinimumHeight(self._word.fontMetrics().lineSpacing() * 2)
        self.body.addWidget(self._word)
        self._usual = self._word.text()
        self.add_buttons(
            (("cancel", translate("dialog", "Cancel")), ("ok", translate("soi-table", "Ask"))), "ok", "cancel"
        )
        tell(
            self.button("ok"),
            translate("balloon", "To ask for the card that stands in the box, click this button."),
        )
        tell(self.button("cancel"), translate("balloon", "To ask somebody else, click this button."))
        self.checks.append(self._may_go)
        self._picker.chosen.connect(self._picked)
        self._picker.taken.connect(lambda _card: self.choose("ok"))
        self._field.textEdited.connect(self._edited)
        self.fit()
        self.first_focus = self._field

    def _picked(self, card: int) -> None:
        self._field.setText(words.written(card))
        self._word.setText(self._usual)

    def _edited(self, text: str) -> None:
        ask, _ = words.objection(self._view, self._of, text)
        self._picker.choose(ask.card if ask is not None else None)
        self._word.setText(self._usual)

    def _may_go(self, name: str) -> bool:
        if name != "ok":
            return True
        self.ask, why = words.objection(self._view, self._of, self._field.text())
        if self.ask is None:
            self._word.setText(why)
            self._field.setFocus()
            self._field.selectAll()
        return self.ask is not None

    @property
    def word(self) -> str:
        """The sentence that stands in the dialog now."""
        return self._word.text()


def _usual(example: str) -> str:
    return translate(
        "soi-table", "Type a kind and the first letter of a suit, such as {card}, or click a card."
    ).format(card=example)
