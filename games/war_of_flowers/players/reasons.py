"""Why a computer player would decide so, in a sentence for a person."""

from __future__ import annotations

from macclassic.engine.players import LOTS as LOTS
from macclassic.engine.players import Reason as Reason
from macclassic.engine.players import because as because

from ..acts import Action, Go, Play, Take
from ..card_names import card_name
from ..cards import IDS, names
from ..result import preview
from ..scoring import score
from ..view import View
from .worth import worths

GO = "Call GO: your hand is strong enough to score again, and the others are far from three points."
STOP = "Call STOP: ${amount} is safe now, and another player may stop before your next turn."
COMPLETES = "{card}: it takes {taken} and brings {points} points at once."
SET = "{card}: it takes {taken}, which is worth most to you here."
TRIPLET = "{card}: it collects the whole triplet, and both others must pass you a plain."
DENIES = "{card}: it takes {taken} before another player does."
MATCHES = "{card}: it takes {taken}, the best of your pairs."
NOTHING = "{card}: no pair would bring you more, and this gives the least away."
TAKES = "Take {card}: it is the better of the two."

TEMPLATES = (GO, STOP, COMPLETES, SET, TRIPLET, DENIES, MATCHES, NOTHING, TAKES, LOTS)
"""All sentences, with fields: `card` and `taken` are names of cards, `points` and `amount` numbers."""


def captured(view: View, action: Action) -> int:
    """Return the cards that an action is sure to take, its own card among them; 0 for none."""
    if isinstance(action, Take):
        return 1 << action.card | 1 << view.turned
    if not isinstance(action, Play):
        return 0  # a call
    card: int = action.card
    there = view.table & 15 << (card & ~3)
    if not there:
        return 0
    if action.take >= 0:
        there = 1 << action.take
    elif there.bit_count() == 2:
        there &= -there
    return there | 1 << card


def why(view: View, action: Action) -> Reason:
    """Return the reason for an action, in a sentence for a person."""
    if not isinstance(action, Play | Take):
        if isinstance(action, Go):
            return because(GO)
        amount = sum(payment.amount for payment in preview(view).payments)
        return because(STOP, amount=amount)
    played: int = action.card
    card = card_name(IDS[played])
    if isinstance(action, Take):
        return because(TAKES, card=card)
    taken = captured(view, action)
    if not taken:
        return because(NOTHING, card=card)
    if taken.bit_count() == 4:
        return because(TRIPLET, card=card)
    target = card_name(names(taken & ~(1 << played))[0])
    points = score(view.collections[view.seat] | taken, view.cup_plain) - view.points[view.seat]
    if points > 0:
        return because(COMPLETES, card=card, taken=target, points=points)
    table = taken & ~(1 << played)
    number = table.bit_length() - 1
    own = worths(view, view.seat)
    theirs = max(worths(view, (view.seat + 1) % 3)[number], worths(view, (view.seat + 2) % 3)[number])
    if theirs > own[number] + 0.5:
        return because(DENIES, card=card, taken=target)
    if own[number] + own[played] >= 2.0:
        return because(SET, card=card, taken=target)
    return because(MATCHES, card=card, taken=target)
