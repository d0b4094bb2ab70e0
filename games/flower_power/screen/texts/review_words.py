"""What a review says of moves: in a narrow list in the fewest words, beside it at more length."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QSize

from macclassic.engine.match.review import Moment
from macclassic.quickdraw import fonts
from macclassic.table.game_words import winning_words
from macclassic.table.table_parts import ReviewPlacement
from macclassic.table.table_state import TableState

from ... import actions
from ...actions import NOBODY, Action
from ...cards import HIDDEN
from ..layout import LINE, beside_hand
from ..model import Model
from .card_words import drawn
from .words import Company, action_words

translate = QCoreApplication.translate

HIGH = 131
"""The height of a review's window, where a line of it has `LINE` rows."""
WIDTH, TOLD, LINES = 140, 248, 4
"""How broad its list is and what is told beside it, in so many lines."""
SCROLLED = 26
"""So much of the list has no room for words."""


def short_words(model: Model, who: Company, action: Action, seat: int) -> str:
    """Return what an action of a seat is in few words, cards by their signs: "A new flower: 10♥ 6♦ 4♣.";
    what is not too long is broken after the colon alone."""
    match action:
        case actions.Draw():
            text = translate("flower-power", "Draw.")
        case actions.Build():
            text = " ".join(map(str, action.sizes))
        case actions.Spy() if action.flower == NOBODY:
            text = translate("flower-power", "Spy: {card} on {player}.")
            text = text.format(card=drawn(action.card), player=who.name(action.seat))
        case actions.Create() if HIDDEN not in action.cards:
            text = translate("flower-power", "A new flower: {cards}.")
            if action.power:
                text = translate("flower-power", "A new POWER FLOWER: {cards}.")
            text = text.format(cards=" ".join(map(drawn, action.cards)))
        case _:
            text = action_words(model, who, action, seat, drawn)
    kind, colon, rest = text.partition(": ")
    if fonts.small_width(rest) < WIDTH - SCROLLED:
        rest = rest.replace(" ", "\u00a0")
    return kind + colon + rest


def moment_words(moment: Moment, now: TableState) -> tuple[str, str]:
    """Return what a review says of a move, in its list and beside it: cards by their names where there is
    room."""
    seat, moves = moment.decision.seat, (moment.decision.action, moment.better)
    row, brief = winning_words(moment, *(short_words(now.model, now.company, each, seat) for each in moves))
    _, whole = winning_words(moment, *(action_words(now.model, now.company, each, seat) for each in moves))
    return row, whole if len(fonts.wrapped(whole, TOLD)) <= LINES else brief


def place(size: QSize) -> ReviewPlacement:
    """Return where a review stands: beside the hand, where the buttons are at other times."""
    # Lines of Hangul are higher.
    high = HIGH + LINES * (fonts.small_line() - LINE)
    return ReviewPlacement(
        QPoint(beside_hand(size).x(), size.height() - high), width=WIDTH, rows=3, told=TOLD, lines=LINES
    )
