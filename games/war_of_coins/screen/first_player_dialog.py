"""Draw for the first player of a match: each picks a card face down, and the later coin begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table.picture_model import CARD_H, CARD_W
from macclassic.quickdraw import fonts
from macclassic.toolbox.base.pictures import BLACK, frame, picture, plate
from macclassic.toolbox.dialogs.choice_widget import PickRow
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

from ..cards import IDS, coin_of
from .layout import BOARD
from .texts.words import named, spoken

translate = QCoreApplication.translate

COUNT, PITCH, TOP, UNDER = 8, 52, 15, 17
"""Number of cards, their distance, and the space above (for numbers) and below (for names), in pixels."""


def drawn_words(draw: Sequence[int], names: Sequence[str]) -> str:
    """Return a sentence with the last two cards of a draw and its outcome."""
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
    """Dialog in which the player, then the other player, picks a card until the coins differ.

    Whichever cards are picked, those of the deal appear.
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
        self._message = paragraph(translate("draw", "Click a card, or press 1 to 8.") + "\n", True, width)
        self.body.addWidget(self._message)
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
        """True if the first player is decided."""
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
        self._message.setText(drawn_words(self._draw[: 2 * self._pairs], self._names))

    def letter(self, text: str) -> bool:
        return self._cards.letter(text)


class _Cards(PickRow):
    """Row of cards to pick from; `left` are those that are still face down."""

    def __init__(self, names: Sequence[str], back: str) -> None:
        super().__init__(COUNT, PITCH, QSize(CARD_W, CARD_H), TOP, UNDER)
        self._names, self._back = names, back
        self._open: dict[int, tuple[str, int]] = {}
        self.setAccessibleName(translate("draw", "Cards to pick from"))

    @property
    def left(self) -> list[int]:
        return [index for index in range(COUNT) if index not in self._open]

    def begin_again(self) -> None:
        self._open = {}

    def turn(self, index: int, card: str, seat: int) -> None:
        self._open[index] = card, seat
        self.update()

    def called(self, index: int) -> str:
        if index in self._open:
            card, seat = self._open[index]
            text = translate("draw", "{card}, picked by {name}")
            return text.format(card=spoken(card), name=self._names[seat])
        return translate("draw", "Card {n}, face down").format(n=index + 1)

    def balloon(self, index: int) -> str:
        if index in self._open:
            card, seat = self._open[index]
            text = translate("balloon", "{name} picked this card: {card}.")
            return text.format(name=self._names[seat], card=spoken(card))
        return translate("balloon", "To pick this card, click it or press {n}.").format(n=index + 1)

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        if index in self._open:
            card, seat = self._open[index]
            painter.drawImage(rect.topLeft(), picture(BOARD.folder, card))
            painter.setFont(fonts.small())
            painter.setPen(BLACK)
            name = self._names[seat]
            left = rect.center().x() - fonts.small_width(name) // 2
            painter.drawText(left, rect.bottom() + 14, name)
        else:
            painter.drawImage(rect.topLeft(), picture("backs", self._back))
            plate(painter, QPoint(rect.center().x(), 0), str(index + 1), True)

    def mark(self, painter: QPainter, rect: QRect) -> None:
        frame(painter, rect.adjusted(-2, -2, 2, 2))
