"""Draw for the first player of a match: each picks a card face down, and the later coin begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table.picture_model import CARD_H, CARD_W
from macclassic.quickdraw import fonts
from macclassic.table.game_words import name_and_detail
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.base.pictures import BLACK, frame, picture, plate
from macclassic.toolbox.dialogs.choice_widget import PickRow
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

from ..cards import IDS, coin_of
from .layout import BOARD
from .texts.words import named, spoken

COUNT, PITCH, TOP, UNDER = 8, 52, 15, 17
"""Number of cards, their distance, and the space above (for numbers) and below (for names), in pixels."""


def drawn_words(draw: Sequence[int], who: Sequence[SeatedPerson]) -> str:
    """Return a sentence with the last two cards of a draw and its outcome."""
    mine, theirs = draw[-2:]
    text = translate("draw", "{first} picked {mine} ({one}), {name} {theirs} ({other}).")
    if who[0].you:
        text = translate("draw", "You picked {mine} ({one}), {name} {theirs} ({other}).")
    text = text.format(
        first=who[0].name,
        mine=named(IDS[mine]),
        one=coin_of(mine) + 1,
        name=who[1].name,
        theirs=named(IDS[theirs]),
        other=coin_of(theirs) + 1,
    )
    begins = who[0 if coin_of(mine) > coin_of(theirs) else 1]
    end = begins.told(translate("draw", "You begin."), translate("draw", "{name} begins."))
    if coin_of(mine) == coin_of(theirs):
        end = translate("draw", "The coin is the same: pick again.")
    return f"{text} {end}"


class FirstPlayer(Dialog):
    """Dialog in which the players pick cards in turn until the coins differ; the computer does so by itself.

    Whichever cards are picked, those of the deal appear.
    """

    def __init__(self, draw: Sequence[int], who: Sequence[SeatedPerson], back: str) -> None:
        super().__init__(translate("draw", "Who begins?"), Frame.MOVABLE)
        self._draw, self._who = draw, who
        self._alone = any(person.you for person in who)
        """True if the computer picks the second card."""
        self._picked = 0
        width = PITCH * COUNT
        head = translate("draw", "Each of you picks a card. The coin with the higher number begins.")
        self.body.addWidget(paragraph(head, width=width))
        self._cards = _Cards([person.name for person in who], back)
        self._cards.picked.connect(self._pick)
        self.body.addWidget(self._cards)
        self._message = paragraph(self._asked() + "\n", True, width)
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
        return self._picked == len(self._draw)

    def _asked(self) -> str:
        """Return the request to pick a card, with the name of the person to pick if there are two."""
        text = translate("draw", "Click a card, or press 1 to 8.")
        return text if self._alone else name_and_detail(self._who[self._picked % 2].name, text)

    def _pick(self, index: int) -> None:
        if self.settled:
            return
        if not self._picked % 2:
            self._cards.begin_again()
        if index not in self._cards.left:
            return
        self._turn(index)
        if self._alone:
            left = self._cards.left
            self._turn(left[(3 * index + self._picked // 2) % len(left)])
        words = self._asked() if self._picked % 2 else drawn_words(self._draw[: self._picked], self._who)
        if not self._alone and not self._picked % 2 and not self.settled:
            words += f" {self._asked()}"
        self.button("ok").setEnabled(self.settled)
        self._message.setText(words)

    def _turn(self, index: int) -> None:
        """Turn a card over for the player whose turn it is."""
        self._cards.turn(index, IDS[self._draw[self._picked]], self._picked % 2)
        self._picked += 1

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
