"""Prompts for decisions of the house rules: four of a month, shake, bomb, a turn without a card.

They appear in the box for messages (war-of-flowers-house §actions).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from macclassic.flower_cards.table import card_choice
from macclassic.flower_cards.table.card_choice import CardQuestion
from macclassic.table.look.furniture import TableButton
from macclassic.toolbox.grammar.sentences import translate

from ..actions import FLIP_ONLY, FOUR, PLAY_ON, WIN, Action, Bomb, Shake
from ..cards import CONTEXT, IDS, month_name
from ..house.payments import BY_FOUR, FIXED
from ..house.rules import four_in
from ..view import View
from . import go_stop_prompt
from .model import playing
from .texts.words import dollars, named

if TYPE_CHECKING:
    from .model import State


OF_MONTH: Mapping[str, type[Shake | Bomb]] = {"shake": Shake, "bomb": Bomb}
"""Buttons of actions with the cards of a month."""
ALONE: Mapping[str, Action] = {"flip-only": FLIP_ONLY, "four-win": WIN, "four-on": PLAY_ON}
"""Buttons of actions without a month."""


def button_of(action: Action | None) -> str | None:
    """Return the button of an action, or None."""
    found = (key for key, kind in OF_MONTH.items() if isinstance(action, kind))
    return next(found, None) or next((key for key, each in ALONE.items() if each == action), None)


def spots_of_action(now: State, action: Action) -> tuple[str, ...]:
    """Return the spots that an action is about: its button, or its cards and their months' places."""
    key = go_stop_prompt.KEYS.get(action) or button_of(action)
    return card_choice.spots_of_action(now, action, IDS) if key is None else (key,)


def next_spots(now: State, action: Action) -> tuple[str, ...]:
    """Return the spots that may be selected next towards an action.

    A card, then one of two; or a button, then a card of the month if several months are possible.
    """
    if action in go_stop_prompt.KEYS:
        return () if now.selected else (go_stop_prompt.KEYS[action],)
    key, taken = button_of(action), now.selected
    if key is None:
        return card_choice.leads(now, action, IDS)
    if not taken:
        return (key,)
    if taken == (key,) and isinstance(action, Shake | Bomb) and len(now.open_actions) > 1:
        return tuple(card for card in now.model.hand if int(card[:2]) == action.month)
    return ()


def current_prompt(now: State, box: QRect) -> CardQuestion | None:
    """Return the prompt if house rules allow more than a card, else None."""
    view: View = now.position.view
    if now.selected and now.selected[0] in OF_MONTH:
        found = " ".join(
            (translate("house", "Click a card of it."), translate("house", "Esc takes it back."))
        )
        return CardQuestion(_month_question(now.selected[0]), (found,))
    if view.phase == FOUR and now.open_actions:
        text = translate("house", "All four cards of {month} are in your hand.")
        return CardQuestion(
            translate("house", "Four of a month"), (text.format(month=_month(four_in(view.hand))),)
        )
    if not buttons(now, box):
        return None
    if now.open_actions == (FLIP_ONLY,):
        return CardQuestion(
            translate("house", "Turn a stack card"), (translate("house", "This turn is owed to you."),)
        )
    plays = card_choice.asked(now, playing(now), named)
    title = plays.title if plays is not None else ""
    return CardQuestion(title, (translate("house", "You may also:"),)) if title else None


def spoken_prompt(now: State) -> str:
    """Return the prompt as text for screen readers."""
    found = current_prompt(now, QRect(0, 0, 190, 80))
    if found is None:
        return ""
    offers = translate("spoken", " or ").join(_texts(key)[0] for key in _open(now))
    return " ".join((found.title, *found.lines, f"{offers}." if offers else ""))


def _month_question(key: str) -> str:
    if key == "shake":
        return translate("house", "Shake which month?")
    return translate("house", "Bomb which month?")


def _open(now: State) -> list[str]:
    """Return the keys of the buttons shown now."""
    if now.selected:
        return []
    return list(dict.fromkeys(key for action in now.open_actions if (key := button_of(action)) is not None))


def buttons(now: State, box: QRect) -> tuple[TableButton, ...]:
    """Return the buttons of the possible decisions, at the bottom of a box."""
    keys = _open(now)
    edge, high = go_stop_prompt.EDGE, go_stop_prompt.button_height()
    breadth = (box.width() - (len(keys) + 1) * edge) // max(1, len(keys))
    found = []
    for place, key in enumerate(keys):
        at = QRect(
            box.left() + edge + place * (breadth + edge), box.bottom() + 1 - edge - high, breadth, high
        )
        text, letter, below = _texts(key)
        if key in OF_MONTH:
            months = [
                action.month
                for action in now.open_actions
                if isinstance(action, Shake | Bomb) and isinstance(action, OF_MONTH[key])
            ]
            below = _month(months[0] - 1) if len(months) == 1 else translate("house", "which?")
        found.append(TableButton(key, at, text, letter, below, current=key == now.current))
    return tuple(found)


def _texts(key: str) -> tuple[str, str, str]:
    """Return the texts of a button: its name, its letter, and its effect."""
    return {
        "four-win": (
            translate("house", "Win"),
            translate("house", "W", "the letter for Win"),
            translate("house", "{amount} from each").format(amount=dollars(FIXED[BY_FOUR])),
        ),
        "four-on": (
            translate("house", "Play on"),
            translate("house", "P", "the letter for Play on"),
            translate("house", "a win pays ×2"),
        ),
        "shake": (translate("house", "Shake"), translate("house", "S", "the letter for Shake"), ""),
        "bomb": (translate("house", "Bomb"), translate("house", "B", "the letter for Bomb"), ""),
        "flip-only": (
            translate("house", "Turn"),
            translate("house", "T", "the letter for Turn"),
            translate("house", "stack card only"),
        ),
    }[key]


def button_texts() -> Mapping[str, tuple[str, str]]:
    """Return the name and the balloon text of each button."""
    return {
        "four-win": (
            translate("house", "Win"),
            translate("balloon", "To show the four cards and win the game at once, click this button."),
        ),
        "four-on": (
            translate("house", "Play on"),
            translate("balloon", "To show the four cards and play, click this button. A win pays double."),
        ),
        "shake": (
            translate("house", "Shake"),
            translate(
                "balloon",
                "To show all your cards of a month, click this button. If you win, you are paid double.",
            ),
        ),
        "bomb": (
            translate("house", "Bomb"),
            translate(
                "balloon",
                "To take the fourth card of a month with your three, click this button. Others pass you a "
                "plain, and a win pays double.",
            ),
        ),
        "flip-only": (
            translate("house", "Turn a stack card"),
            translate("balloon", "To keep your cards and only turn one of the stack, click this button."),
        ),
    }


def page(now: State) -> int:
    """Return the help page about the current prompt of house rules, or 0."""
    return PAGE if any(button_of(action) for action in now.open_actions) else 0


PAGE = 19


def _month(month: int) -> str:
    """Return the name of a month, counted from 0."""
    return translate(CONTEXT, month_name(month + 1))
