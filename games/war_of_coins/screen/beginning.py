"""Who begins a match: each picks one of several cards that lie face down, and the later coin begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.flower_cards.table.painting import BLACK, frame, plate
from macclassic.flower_cards.table.places import CARD_H, CARD_W
from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import Topic, tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.pictures import picture
from macclassic.toolbox.things import Thing

from ..cards import IDS, coin_of
from .painting import FOLDER
from .words import named, spoken

translate = QCoreApplication.translate

COUNT, PITCH, TOP = 8, 52, 15
"""How many cards lie there, how far apart, and below the numbers of their keys."""


def drawn_words(draw: Sequence[int], names: Sequence[str]) -> str:
    """Return what the last two cards of a draw were, and who begins by them."""
    mine, theirs = draw[-2:]
    text = translate("draw", "You picked {mine} ({one}), {name} {theirs} ({other}).")
    if coin_of(mine) == coin_of(theirs):
        end = translate("draw", "The coin is the same: pick again.")
    elif coin_of(mine) > coin_of(theirs):
        end = translate("draw", "You begin.")
    else:
        end = translate("draw", "{name} begins.")
    return f"{text} {end}".format(
        mine=named(IDS[mine]),
        one=coin_of(mine) + 1,
        theirs=named(IDS[theirs]),
        other=coin_of(theirs) + 1,
        name=names[1],
    )


class FirstPlayer(Dialog):
    """Lets the person pick a card, and the other player after that, until the coins differ.

    Whatever is picked, the cards that come are those of the deal.
    """

    def __init__(self, draw: Sequence[int], names: Sequence[str], back: str) -> None:
        super().__init__(translate("draw", "Who begins?"), Frame.MOVABLE)
        self._draw, self._names = draw, names
        self._pairs = 0
        width = PITCH * COUNT
        head = translate("draw", "Each of you picks a card. The later of the twelve coins begins.")
        self.body.addWidget(paragraph(head, width=width))
        self._cards = _Cards(names, back)
        self._cards.picked.connect(self._pick)
        self.body.addWidget(self._cards)
        self._told = paragraph(translate("draw", "Click a card, or press 1 to 8.") + "\n", True, width)
        self.body.addWidget(self._told)
        self.add_buttons((("ok", translate("dialog", "OK")),), default="ok", cancel="ok")
        tell(
            self.button("ok"),
            translate("balloon", "To go on to the deal, click this button."),
            translate("balloon", "To go on, first pick a card."),
        )
        self.button("ok").setEnabled(False)
        self.checks.append(lambda _name: self.settled)
        self.fit()
        self.first_focus = self._cards

    @property
    def settled(self) -> bool:
        """Whether it is known who begins."""
        return self._pairs == len(self._draw) // 2

    def _pick(self, index: int) -> None:
        if self.settled:
            return
        mine, theirs = (IDS[card] for card in self._draw[2 * self._pairs : 2 * self._pairs + 2])
        if len(self._cards.left) < COUNT:
            self._cards.begin_again()
        self._cards.turn(index, mine, 0)
        left = self._cards.left
        self._cards.turn(left[(3 * index + self._pairs) % len(left)], theirs, 1)
        self._pairs += 1
        self.button("ok").setEnabled(self.settled)
        self._told.setText(drawn_words(self._draw[: 2 * self._pairs], self._names))

    def letter(self, text: str) -> bool:
        if len(text) == 1 and text in "12345678":
            self._cards.pick(int(text) - 1)
            return True
        return False


class _Cards(Guarded, QWidget):
    """The cards to pick from, in a row."""

    picked = Signal(int)

    def __init__(self, names: Sequence[str], back: str) -> None:
        super().__init__()
        self._names, self._back = names, back
        self._open: dict[int, tuple[str, int]] = {}
        self._at: int | None = None
        self.setFixedSize(PITCH * COUNT, TOP + CARD_H + 17)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("draw", "Cards to pick from"))

    @property
    def left(self) -> list[int]:
        """The cards that still lie face down."""
        return [index for index in range(COUNT) if index not in self._open]

    def begin_again(self) -> None:
        """Turn all cards face down."""
        self._open = {}

    def turn(self, index: int, card: str, seat: int) -> None:
        """Turn a card over for a seat."""
        self._open[index] = card, seat
        self.update()

    def pick(self, index: int) -> None:
        """Have a card picked, if it lies face down."""
        # After a tie all lie there again.
        self.picked.emit(index)

    def _rect(self, index: int) -> QRect:
        return QRect(index * PITCH + 2, TOP, CARD_W, CARD_H)

    def _index_at(self, point: QPoint) -> int | None:
        return next((index for index in range(COUNT) if self._rect(index).contains(point)), None)

    def things(self) -> Sequence[Thing]:
        """Return the cards with their names."""
        found = []
        for index in range(COUNT):
            name = translate("draw", "Card {n}, face down").format(n=index + 1)
            if index in self._open:
                card, seat = self._open[index]
                name = translate("draw", "{card}, picked by {name}").format(
                    card=spoken(card), name=self._names[seat]
                )
            found.append(
                Thing(
                    str(index),
                    name,
                    self._rect(index),
                    QAccessible.Role.ListItem,
                    description=translate("spoken", "Key {n}").format(n=index + 1),
                    current=index == self._at,
                )
            )
        return found

    def explain(self, position: QPoint) -> Topic | None:
        """Return what a balloon says of the card under a position."""
        index = self._index_at(position)
        if index is None:
            return None
        text = translate("balloon", "To pick this card, click it or press {n}.").format(n=index + 1)
        if index in self._open:
            card, seat = self._open[index]
            text = translate("balloon", "{name} picked this card: {card}.").format(
                name=self._names[seat], card=spoken(card)
            )
        return Topic(text, self._rect(index))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._index_at(event.position().toPoint())
        if index is not None:
            self.pick(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self._at = (-1 if self._at is None and step > 0 else self._at or 0) + step
            self._at %= COUNT
            self.update()
        elif event.key() == Qt.Key.Key_Space and self._at is not None:
            self.pick(self._at)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for index in range(COUNT):
            rect = self._rect(index)
            if index in self._open:
                card, seat = self._open[index]
                painter.drawImage(rect.topLeft(), picture(FOLDER, card))
                painter.setFont(fonts.small())
                painter.setPen(BLACK)
                name = self._names[seat]
                left = rect.center().x() - fonts.advance(name, fonts.SMALL) // 2
                painter.drawText(left, rect.bottom() + 14, name)
            else:
                painter.drawImage(rect.topLeft(), picture("art", self._back))
                plate(painter, QPoint(rect.center().x(), 0), str(index + 1), True)
            if index == self._at:
                frame(painter, rect)
