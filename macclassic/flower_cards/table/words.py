"""The words that both games of flower cards have: names, what is played, points, hints, statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.engine.core.safe_text import harmless
from macclassic.flower_cards.actions import Play, Take
from macclassic.table.company.names import named
from macclassic.table.game_words import reason_words
from macclassic.table.table_state import TableState

from .card_choice import cards_of

translate = QCoreApplication.translate

LONGEST = 12
"""Letters of a name that there is room for."""
LEAST_STAKE = 0.1
"""What a hint has to win for it to say so: dollars or points."""

# Who sits there


def called(entry: Mapping[str, Any], otherwise: str) -> str:
    """Return what somebody is called by a match's entry for the seat: the record and the table say the same.

    `otherwise` is for entries that say no more than a letter, as records did before anybody had a name.
    """
    name = harmless(named(entry), LONGEST)
    return otherwise or name if len(name) < 2 else name


def names_of(now: TableState) -> tuple[str, ...]:
    """Return what those at the table are called, by seat."""
    return tuple(person.name for person in now.company)


# What is done


def play_words(action: Play | Take, ids: Sequence[str], named: Callable[[str], str]) -> str:
    """Return what an action is called: the card that it plays, and which of two it takes."""
    card, *taken = map(named, cards_of(action, ids))
    if isinstance(action, Take):
        return translate("review", "taking {card}").format(card=card)
    return translate("review", "{card} on {taken}").format(card=card, taken=taken[0]) if taken else card


def begins_words(names: Sequence[str], first: int, game: int) -> str:
    """Return which game is dealt, and who begins it."""
    you = translate("table", "Game {number}. You begin.")
    other = translate("table", "Game {number}. {name} begins.")
    return (other if first else you).format(name=names[first], number=game)


def wins_words(winner: int, points: int, names: Sequence[str]) -> str:
    """Return who wins a game with how many points."""
    you = translate("sheet", "You win this game with {points} points.")
    other = translate("sheet", "{name} wins this game with {points} points.")
    return (other if winner else you).format(name=names[winner], points=points)


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


# What is counted


def statistics(summary: Any, gain: tuple[str, str], matches: Sequence[str]) -> Sequence[tuple[str, str]]:
    """Return a person's statistics: what each is of, and how much; `gain`: what was won or lost, `matches`:
    what is said of those that were finished and won."""
    return (
        (translate("statistics", "Games finished"), str(summary.rounds)),
        (translate("statistics", "Games won"), str(summary.won)),
        (translate("statistics", "Games without a winner"), str(summary.drawn)),
        (translate("statistics", "Best score"), str(summary.best)),
        gain,
        (translate("statistics", "Longest run of games won"), str(summary.longest)),
        *zip(matches, (str(summary.matches), str(summary.matches_won)), strict=True),
    )
