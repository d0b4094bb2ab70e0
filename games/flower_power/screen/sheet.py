"""Sheets: how a game ended, all of the GraveRyard, and what is known of others' hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.toolbox import look
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import Spot, tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.labels import columns, figures, small
from macclassic.toolbox.sound import Sound

from ..cards import PACK, STRENGTH
from ..result import Result
from . import card_words, painting, words
from .words import Company

translate = QCoreApplication.translate

W, H = 15, 23
COLUMNS = 26
SUITS = 4
WIDTH = 380


def in_order(cards: Sequence[int]) -> list[int]:
    """Return cards by suit, and within a suit from the strongest; jokers last."""
    return sorted(cards, key=lambda card: (min(card % PACK // 13, SUITS), -STRENGTH[card], card % PACK))


class CardList(Guarded, QWidget):
    """Cards by their indices, a line for each suit and for the jokers."""

    def __init__(self, cards: Sequence[int]) -> None:
        super().__init__()
        self._places: list[tuple[int, QRect]] = []
        x = y = 0
        last = -1
        for card in in_order(cards):
            suit = min(card % PACK // 13, SUITS)
            if self._places and (suit != last or x // (W + 1) >= COLUMNS):
                x, y = 0, y + H + (4 if suit != last else 1)
            last = suit
            self._places.append((card, QRect(x, y, W, H)))
            x += W + 1
        right = max((rect.right() + 1 for _, rect in self._places), default=W)
        self.setFixedSize(right, y + H)
        self.setAccessibleName(words.capital(card_words.listed(in_order(cards))))

    def spots(self) -> Sequence[Spot]:
        named = [(card, rect, words.capital(card_words.named(card))) for card, rect in self._places]
        return [Spot(str(card), rect, name, f"{name}.") for card, rect, name in named]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for card, rect in self._places:
            painter.fillRect(rect, painting.BLACK)
            painter.fillRect(rect.adjusted(1, 1, -1, -1), look.current().white)
            image = painting.art(painting.index_name(card))
            painter.drawImage(rect.topLeft() + QPoint((W - image.width()) // 2, 3), image)


class GraveRyard(Dialog):
    """All cards of the GraveRyard, sorted (flower-power §1)."""

    def __init__(self, cards: Sequence[int]) -> None:
        super().__init__(translate("flower-power", "GraveRyard"))
        if cards:
            text = translate("flower-power", "Cards in the GraveRyard: {n}. The last one is {card}.")
            self.add_text(text.format(n=len(cards), card=card_words.the(cards[-1])), width=320)
            self.body.addWidget(CardList(cards), 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            self.add_text(translate("flower-power", "The GraveRyard is empty."), width=320)
        _close(self)


class KnownHands(Dialog):
    """What somebody knows of the others' hands: what a spy has seen and is still there."""

    def __init__(self, hands: Mapping[str, tuple[Sequence[int], int]]) -> None:
        """Show, by the names of players, the cards that are known and how many there are."""
        super().__init__(translate("flower-power", "Known Hands"))
        self.add_text(translate("flower-power", "What your spies have seen and is still there:"), width=320)
        for name, (cards, count) in hands.items():
            text = translate("flower-power", "{player}: {n} of {cards}")
            said = text.format(player=name, n=len(cards), cards=words.card_count(count))
            self.add_text(said, small=True, width=320)
            self.body.addWidget(CardList(cards))
        _close(self)


def _close(dialog: Dialog) -> None:
    dialog.add_buttons((("ok", translate("dialog", "OK")),), "ok", "ok")
    tell(dialog.button("ok"), translate("balloon", "To put this away, click this button."))
    dialog.fit()


class GameSheet(Dialog):
    """How a game ended."""

    def __init__(self, result: Result, who: Company) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.addWidget(paragraph(words.wins(who, result.winner), width=WIDTH))
        if result.last_will:
            text = translate("flower-power", "It was won by a last will: no flower was left.")
            self.body.addWidget(paragraph(text, True, WIDTH))
        grid = columns(3, 0)
        heads = (
            translate("flower-power", "Flowers"),
            translate("flower-power", "POWER FLOWERs"),
            translate("flower-power", "Petals"),
            translate("flower-power", "Hand"),
            translate("flower-power", "Turns"),
        )
        figures(grid, 0, 1, heads)
        for row, each in enumerate(result.standings, 1):
            won = each.seat == result.winner
            name = words.who_acts(who, each.seat)
            grid.addWidget(small(f"{each.place}. {name}", won), row, 0)
            counted = (each.flowers, each.power_flowers, each.petals, each.hand, each.turns)
            figures(grid, row, 1, counted, won)
        self.body.addLayout(grid)
        self.add_buttons((("ok", translate("flower-power", "New Game")),), default="ok", cancel="ok")
        tell(self.button("ok"), translate("balloon", "To set up another game, click this button."))
        self.fit()


def ending(result: Result, who: Company) -> Sound | None:
    """Return how the end of a game sounds: a fanfare if a person has won or nobody plays, else a groan."""
    if who.people and result.winner not in who.people:
        return Sound.LOSE
    return Sound.WIN
