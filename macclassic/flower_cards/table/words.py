"""Words that games of flower cards share: what is played, points, and what is asked and shown of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Played(Protocol):
    """A card played or taken, and which one on the table it takes, by number; -1 for none."""

    @property
    def type(self) -> str: ...

    @property
    def card(self) -> int: ...

    @property
    def take(self) -> int: ...


def spelled(action: Played, ids: Sequence[str]) -> dict[str, str]:
    """Return an action's cards by their ids, with its type, as the public format has them."""
    said = {"type": action.type}
    if action.card >= 0:
        said["card"] = ids[action.card]
    if action.take >= 0:
        said["take"] = ids[action.take]
    return said


def play_words(said: Mapping[str, str], named: Callable[[str], str]) -> str:
    """Return what an action as `spelled` is called: the card that it plays, and which of two it takes."""
    card = named(said["card"])
    if said["type"] == "take":
        return translate("review", "taking {card}").format(card=card)
    if "take" in said:
        return translate("review", "{card} on {taken}").format(card=card, taken=named(said["take"]))
    return card


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
