"""*Unseen Cards…*: the cards of each month that are in the stack or in a hidden hand.

A player could derive this from what has been seen. The statistics record the use of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.engine.core.safe_text import capital
from macclassic.quickdraw import fonts, patterns
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TableRequest
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import small_card
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import Item, item
from macclassic.toolbox.spots import Spot

from .picture_model import SMALL_H, SMALL_W

COLUMNS, WIDE = 4, 124
"""Number of months side by side, and width of each in pixels."""
PITCH, GAP = SMALL_W + 2, 7


@dataclass(frozen=True)
class UnseenDeck:
    """A game's cards for this dialog.

    `ids`: in order, with the cards of a month together. `folder`: where their pictures are. `called`: returns
    the name of a month by one of its cards. `spoken`: returns the full description of a card. `stack`:
    returns the number of cards in the stack of a view.
    """

    ids: Sequence[str]
    folder: str
    called: Callable[[str], str]
    spoken: Callable[[str], str]
    stack: Callable[[Any], int]


class MonthsGrid(Guarded, QWidget):
    """All cards by month: the unseen ones, and an empty place for each that has been seen."""

    def __init__(self, deck: UnseenDeck, out: Sequence[str]) -> None:
        super().__init__()
        self._deck, self._out = deck, frozenset(out)
        self._months = [list(cards) for _, cards in groupby(deck.ids, lambda card: card[:2])]
        rows = -(-len(self._months) // COLUMNS)
        self.setFixedSize(COLUMNS * WIDE, rows * (self._high + GAP) - GAP)
        self.setAccessibleName(translate("unseen", "Unseen cards"))

    @property
    def _high(self) -> int:
        return fonts.small_line() + SMALL_H + 1

    def _places(self) -> list[tuple[QPoint, str, list[tuple[str, QRect]]]]:
        """Return the corner and the name of each month, and its cards with their rectangles."""
        found = []
        for number, cards in enumerate(self._months):
            row, column = divmod(number, COLUMNS)
            at = QPoint(column * WIDE, row * (self._high + GAP))
            first = at + QPoint(0, fonts.small_line() + 1)
            rects = [
                QRect(first.x() + each * PITCH, first.y(), SMALL_W, SMALL_H) for each in range(len(cards))
            ]
            found.append((at, self._deck.called(cards[0]), list(zip(cards, rects, strict=True))))
        return found

    def spots(self) -> Sequence[Spot]:
        """Return the spots of all cards, unseen or seen."""
        out, seen = translate("unseen", "It is still out."), translate("unseen", "It has been seen.")
        return [
            Spot(card, rect, f"{words} {state}", f"{words}\n{state}")
            for _, _, cards in self._places()
            for card, rect in cards
            for words in (capital(self._deck.spoken(card)) + ".",)
            for state in (out if card in self._out else seen,)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(fonts.small())
        painter.setPen(look.current().black)
        for at, name, cards in self._places():
            painter.drawText(at + QPoint(0, fonts.small_ascent()), fonts.small_fitted(name, WIDE - 4))
            for card, rect in cards:
                if card in self._out:
                    painter.drawImage(rect.topLeft(), small_card(card, self._deck.folder))
                else:
                    patterns.dotted_frame(painter, rect, look.current().black)


class UnseenCards(Dialog):
    """Dialog with the unseen cards."""

    def __init__(self, deck: UnseenDeck, out: Sequence[str], stack: int) -> None:
        super().__init__(translate("unseen", "Unseen Cards"))
        width = COLUMNS * WIDE
        text = translate("unseen", "{n} cards unseen: {stack} in the stack, {hands} in hands.")
        self.add_text(text.format(n=len(out), stack=stack, hands=len(out) - stack), width=width)
        self.body.addWidget(MonthsGrid(deck, out))
        self.add_text(
            translate("unseen", "The statistics will show that you looked."), small=True, width=width
        )
        self.only_button(translate("balloon", "To go on, click this button."))


def _can(table: GameTable) -> bool:
    position = table.state.position
    return not (table.model is None or position.watching or position.hidden or position.view.opened)


def show(table: GameTable, deck: UnseenDeck) -> None:
    """Show the unseen cards, and report the use to the controller."""
    table.finish()
    if not _can(table):
        return
    view: Any = table.state.position.view
    bits = view.unseen
    out = [card for number, card in enumerate(deck.ids) if bits >> number & 1]
    table.requested.emit(TableRequest.UNSEEN)
    table.open(UnseenCards(deck, out, deck.stack(view)))


def items(table: GameTable, deck: UnseenDeck) -> Sequence[Item]:
    """Return the dialog as a way to look back."""
    return (
        item(
            "Unseen Cards…",
            partial(show, table, deck),
            "To see which cards are still out, click this button. The statistics will show it.",
            "U",
            enabled=_can(table),
            dimmed="You can look while a game is played.",
        ),
    )


def dialogs(table: GameTable, deck: UnseenDeck) -> dict[str, Callable[[], object]]:
    """Return the dialog by name, if it can be opened."""
    return {"unseen": partial(show, table, deck)} if _can(table) else {}
