"""Words that games of flower cards share: who sits there, what is played, points, hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.engine.texts import harmless
from macclassic.flower_cards.acts import Action, Play, Take
from macclassic.toolbox.moment import Now
from macclassic.toolbox.words import reason_words

translate = QCoreApplication.translate

LONGEST = 12
"""Letters of a name that there is room for."""
LEAST_STAKE = 0.1
"""What a hint has to win for it to say so: dollars or points."""

# Who sits there


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table: the name said, the face shown, and what a balloon adds, if anything."""

    name: str
    face: str
    about: str = ""


def called(entry: Mapping[str, Any], otherwise: str) -> str:
    """Return what somebody is called by a match's entry for the seat: the record and the table say the same.

    `otherwise` is for entries that say no more than a letter, as records did before anybody had a name.
    """
    name = harmless(str(entry["name"]), LONGEST)
    return otherwise or name if len(name) < 2 else name


def names_of(now: Now) -> tuple[str, ...]:
    """Return what those at the table are called, by seat."""
    return tuple(person.name for person in now.company)


# What is done


def cards_of(action: Action, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the cards of an action in the order in which they are taken: the one that it plays or takes,
    and which of two that takes."""
    if not isinstance(action, Play | Take):
        return ()
    if isinstance(action, Take) or action.take < 0:
        return (ids[action.card],)
    return ids[action.card], ids[action.take]


def play_words(action: Play | Take, ids: Sequence[str], named: Callable[[str], str]) -> str:
    """Return what an action is called: the card that it plays, and which of two it takes."""
    card, *taken = map(named, cards_of(action, ids))
    if isinstance(action, Take):
        return translate("review", "taking {card}").format(card=card)
    return translate("review", "{card} on {taken}").format(card=card, taken=taken[0]) if taken else card


def points_words(points: int) -> str:
    return translate("table", "1 point") if points == 1 else translate("table", "{n} points").format(n=points)


def wins_words(winner: int, points: int, names: Sequence[str]) -> str:
    """Return who wins a game with how many points."""
    you = translate("sheet", "You win this game with {points} points.")
    other = translate("sheet", "{name} wins this game with {points} points.")
    return (other if winner else you).format(name=names[winner], points=points)


def which_words() -> str:
    """Return the question which of two cards on the table the card takes that somebody plays."""
    return translate("table", "Which of the two? Click it, or press 1 or 2.")


def hint_words(said: Mapping[str, Any], context: str, amount: Callable[[float], str]) -> str:
    """Return the reason of a hint that a thinking process gave.

    `context`: of the names of cards in the translation; `amount` returns what is at stake in words.
    """
    text = reason_words(said, lambda value: translate(context, value))
    stake = said.get("stake")
    if isinstance(stake, float) and stake >= LEAST_STAKE:
        more = translate("hint", "The next best would bring about {amount} less.")
        text += " " + more.format(amount=amount(stake))
    return text
