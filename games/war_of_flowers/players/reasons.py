"""Reasons for a computer player's decision, as sentences for the player."""

from __future__ import annotations

from macclassic.engine.players.base import LOTS, Reason, because
from macclassic.flower_cards.reasons import NOTHING, PLAYS, TAKES, explained, why_taken

from ..actions import WIN as WIN_NOW
from ..actions import Action, Bomb, FlipOnly, Four, Go, Play, Shake, Take
from ..cards import IDS, card_name, names
from ..house.payments import BY_FOUR, FIXED
from ..outcome.result import preview
from ..scoring import score
from ..view import View
from .card_worth import worths

GO = "Call GO: your hand is strong enough to score again, and the others are far from three points."
STOP = "Call STOP: ${amount} is safe now, and another player may stop before your next turn."
TRIPLET = "{card}: it collects the whole triplet, and both others must pass you a plain."
DENIES = "{card}: it takes {taken} before another player does."

WIN = "Win with the four cards of one month: ${amount} from each is safe."
PLAY_ON = "Play on with the four cards of one month: a win would pay double."
SHAKE = "Shake: showing three of a month costs no turn, and a win pays double."
BOMB = "Bomb: it takes all four cards of a month, and both others must pass you a plain."
FLIP = "Turn the stack card alone, and keep your cards for later."

TEMPLATES = (GO, STOP, TRIPLET, DENIES, WIN, PLAY_ON, SHAKE, BOMB, FLIP, *PLAYS, LOTS)
"""All sentences, with fields: `card` and `taken` are card names, `points` and `amount` numbers."""


def captured(view: View, action: Action) -> int:
    """Return the cards that an action certainly takes, its own card included; 0 if it takes none."""
    if isinstance(action, Take):
        return 1 << action.card | 1 << view.turned
    if not isinstance(action, Play):
        return 0  # GO or STOP
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
    if not isinstance(action, Play | Take):
        if isinstance(action, Go):
            return because(GO)
        if isinstance(action, Four):
            return because(WIN, amount=FIXED[BY_FOUR]) if action == WIN_NOW else because(PLAY_ON)
        for kind, said in ((Shake, SHAKE), (Bomb, BOMB), (FlipOnly, FLIP)):
            if isinstance(action, kind):
                return because(said)
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
    there = taken & ~(1 << played)
    points = score(view.collections[view.seat] | taken, view.cup_plain) - view.points[view.seat]
    number = there.bit_length() - 1
    mine, one, two = (worths(view, (view.seat + step) % 3) for step in range(3))
    worth = mine[played], mine[number], max(one[number], two[number])
    return why_taken(card, card_name(names(there)[0]), points, worth, 1.0, DENIES)


explain = explained(why)
