"""Buttons of the table; each has a fixed place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from macclassic.table.look.furniture import TableButton
from macclassic.toolbox.grammar.sentences import translate

from ...actions import DRAW, END, PASS, Action, Build, Create
from ..layout import layout_of
from ..model import TableLayout
from ..texts.refusals import objection
from . import choices

if TYPE_CHECKING:
    from ..model import State


DRAWING, MAKING, PASSING, ENDING, LAYING, PAIRS, THREES, FOURS = range(8)
ACTIONS: Mapping[Action, int] = {DRAW: DRAWING, PASS: PASSING, END: ENDING}
WIDE, THIRD = 100, 65


def rects(table: TableLayout) -> Mapping[int, QRect]:
    """Return the rectangle of each button.

    The buttons for laying flowers and the button pressed next have different places. So do Pass and End Turn:
    an impatient click must not end a turn.
    """
    area, high = table.buttons, (table.buttons.height() - 12) // 2
    left, top, low = area.x(), area.y() + 4, area.y() + 8 + high
    found = {
        number: QRect(left + (WIDE + 3) * (number % 2), (top, low)[number // 2], WIDE, high)
        for number in (DRAWING, MAKING, PASSING, ENDING)
    }
    found[LAYING] = found[MAKING]
    for place, number in enumerate((PAIRS, THREES, FOURS)):
        found[number] = QRect(left + (THIRD + 4) * place, low, THIRD, high)
    return found


def buttons(now: State) -> list[TableButton]:
    """Return the current buttons; empty if the player is only watching."""
    if now.position.watching:
        return []
    cuts, lay = choices.cuts(now), rects(layout_of(now))
    if cuts is None:
        can = {
            DRAWING: DRAW in now.open_actions,
            MAKING: choices.can_make(now),
            PASSING: PASS in now.open_actions,
            ENDING: END in now.open_actions,
        }
    else:
        can = {LAYING: cuts.good, PAIRS: True, THREES: True, FOURS: True}
    named = _named()
    return [
        TableButton(
            key := choices.key("button", number),
            lay[number],
            named[number][0],
            can=possible,
            default=possible and number in (PASSING, LAYING),
            current=now.current == key,
        )
        for number, possible in can.items()
    ]


def of_action(action: Action) -> str:
    """Return the key of the button that stands for an action; empty if there is none."""
    number = ACTIONS.get(action)
    return "" if number is None else choices.key("button", number)


def why_refused(now: State, key: str) -> str:
    """Return why a click on a spot or a dimmed button has no meaning now; empty if no reason is known."""
    kind, number, _ = choices.parse_key(key)
    if kind != "button":
        return choices.refused(now, key)
    action: Action
    if number == LAYING:
        cuts = choices.cuts(now)
        action = Build(cuts.sizes if cuts is not None else ())
    elif number == MAKING:
        hand = tuple(now.model.hand or ())
        action = Create(hand, False)
    else:
        action = next(action for action, button in ACTIONS.items() if button == number)
    return objection(now.model, now.company, now.position.view, action)


def default(now: State) -> str:
    """Return the key of the button that Return presses, never one that ends a turn; empty if none."""
    return next((button.key for button in buttons(now) if button.default), "")


def balloon(number: int, can: bool) -> str:
    """Return the balloon text of a button."""
    _, does, dimmed = _named()[number]
    return does if can else dimmed


def _named() -> tuple[tuple[str, str, str], ...]:
    """Return for each button its text, its balloon, and its balloon while dimmed."""
    cut = translate("balloon", "To lay flowers of {n} petals, click this button.")
    return (
        (
            translate("flower-power", "Draw"),
            translate("balloon", "To draw a card instead of everything else, click this button."),
            translate("balloon", "You can draw only as a turn’s first act, not on your first turn or twice."),
        ),
        (
            translate("flower-power", "Make a Flower…"),
            translate("balloon", "To make a flower of cards from your hand, click this button."),
            translate("balloon", "You can make a flower when you may play and hold three cards."),
        ),
        (
            translate("flower-power", "Pass"),
            translate("balloon", "To play no card now, click this button."),
            translate("balloon", "You can pass in a battle, at a tie and after your last will."),
        ),
        (
            translate("flower-power", "End Turn"),
            translate("balloon", "To let the next player have the turn, click this button."),
            translate("balloon", "You can end your turn when it is yours and no flower fights."),
        ),
        (
            translate("flower-power", "Lay"),
            translate("balloon", "To plant your flowers as the row is cut, click this button."),
            translate("balloon", "Every flower needs two petals at least: cut the row elsewhere."),
        ),
        (translate("flower-power", "Pairs"), cut.format(n=2), ""),
        (translate("flower-power", "Threes"), cut.format(n=3), ""),
        (translate("flower-power", "Fours"), cut.format(n=4), ""),
    )
