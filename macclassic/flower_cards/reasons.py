"""Reasons of computer players for playing a card, common to the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macclassic.engine.players.base import Reason, because

COMPLETES = "{card}: it takes {taken} and brings {points} points at once."
SET = "{card}: it takes {taken}, which is worth most to you here."
MATCHES = "{card}: it takes {taken}, the best of your pairs."
NOTHING = "{card}: no pair would bring you more, and this gives the least away."
TAKES = "Take {card}: it is the better of the two."

PLAYS = (COMPLETES, SET, MATCHES, NOTHING, TAKES)
"""All sentences. Fields: `card` and `taken` are names of cards, `points` a number."""


def why_taken(
    card: str, taken: str, points: int, worth: tuple[float, float, float], point: float, denies: str
) -> Reason:
    """Return the reason for playing a card that takes another and makes so many points at once.

    `worth`: of the card played, of the other, and of the other to the opponents, where one point is worth
    `point`. `denies`: the sentence for a card that the opponents want.
    """
    own, other, theirs = worth
    if points > 0:
        return because(COMPLETES, card=card, taken=taken, points=points)
    if theirs > other + point / 2:
        return because(denies, card=card, taken=taken)
    return because(SET if other + own >= 2 * point else MATCHES, card=card, taken=taken)


def explained(why: Callable[[Any, Any], Reason]) -> Callable[..., tuple[Any, str]]:
    """Return an `explain` method for players, with the reasons from `why(view, action)`."""

    def explain(self: Any, view: Any, legal: Any, stream: Any) -> tuple[Any, str]:
        action = self.choose(view, legal, stream)
        return action, why(view, action)

    return explain
