"""Words that games of flower cards share: what is played, points, and what is asked and shown of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.acts import Action, Play, Take

translate = QCoreApplication.translate


def cards_of(action: Action, ids: Sequence[str]) -> tuple[str, str]:
    """Return the card that an action plays or takes, and which of two that takes; empty for none."""
    if isinstance(action, Take):
        return ids[action.card], ""
    if not isinstance(action, Play):
        return "", ""
    return ids[action.card], ids[action.take] if action.take >= 0 else ""


def play_words(action: Play | Take, ids: Sequence[str], named: Callable[[str], str]) -> str:
    """Return what an action is called: the card that it plays, and which of two it takes."""
    card, take = cards_of(action, ids)
    if isinstance(action, Take):
        return translate("review", "taking {card}").format(card=named(card))
    if take:
        return translate("review", "{card} on {taken}").format(card=named(card), taken=named(take))
    return named(card)


def points_words(points: int) -> str:
    """Return a number of points."""
    return translate("table", "1 point") if points == 1 else translate("table", "{n} points").format(n=points)


def choice_words(choice: Sequence[str], spoken: Callable[[str], str]) -> str:
    """Return the question which of two cards is taken."""
    two = translate("spoken", " or ").join(map(spoken, choice))
    return translate("spoken", "Which do you take: {cards}?").format(cards=two)


def hand_words(hidden: int) -> list[str]:
    """Return how many cards of a hand are not seen, if there are any."""
    return [translate("spoken", "{n} cards in hand").format(n=hidden)] if hidden else []


def turn_words(began: bool, acting: bool) -> list[str]:
    """Return what the marks at a player's place tell of the turn."""
    words = []
    if began:
        words.append(translate("spoken", "began this game"))
    if acting:
        words.append(translate("spoken", "to play now"))
    return words
