"""Reasons for a computer player's decision, as sentences for the player."""

from __future__ import annotations

from macclassic.engine.players.base import LOTS, Reason, because
from macclassic.flower_cards.reasons import NOTHING, PLAYS, TAKES, explained, why_taken

from ..actions import Action, End, FlipOnly, KeepGoing, Perfect, Play, Show, Take, Transact
from ..cards import FOUR, IDS, JOKER, card_name, coin_name, names, whole_coin
from ..outcome.result import preview
from ..position import SUBSTITUTE, TAKE
from ..scoring import score
from ..view import View
from .card_worth import worths

KEEP_GOING = "Keep going: with one point more, ending pays {more} instead of {amount}."
END = "End the game: {amount} points are safe now, and the other player may end it before your next turn."
END_LAST = "End the game: {amount} points are yours now, and no card is left to bring more."
END_MATCH = "End the game: {amount} points win you the match."
WIN = "Win at once: seven points in hand beat a larger payment that may not come."
PLAY_ON = "Play on: what you are paid if you win is doubled for each Perfect Hand, and this hand is strong."
SHOW = "Show your three cards of {coin}: it doubles your payment if you win, and costs you little."
TRANSACT = "Make a Complete Transaction with {coin}: it captures all four at once and doubles your payment."
JOKER_PLAYED = "Joker: it counts two Mining, takes one from the other player, and turns a card in its place."
FLIP_ONLY = "Turn a stock card only: no card of your hand does more now than it may do later."
STACK = "{card}: it captures the whole stack, and the other player must give you a Mining card."
DENIES = "{card}: it takes {taken} before the other player does."

TEMPLATES = (
    KEEP_GOING,
    END,
    END_LAST,
    END_MATCH,
    WIN,
    PLAY_ON,
    SHOW,
    TRANSACT,
    JOKER_PLAYED,
    FLIP_ONLY,
    STACK,
    DENIES,
    *PLAYS,
    LOTS,
)
"""All sentences, with fields.

`card` and `taken` are card names, `coin` is a coin's name, `points` and `amount` are numbers.
"""


def wins_match(view: View) -> bool:
    """True if ending the game now would end the match too."""
    return 0 < view.target <= view.balance[view.seat] + preview(view).now.amount


def captured(view: View, action: Action) -> int:
    """Return the cards that an action certainly captures at once, its own included; 0 if it captures none."""
    if isinstance(action, Take):
        return 1 << action.card | 1 << view.turned
    if isinstance(action, Transact):
        return whole_coin(action.coin)
    if not isinstance(action, Play):
        return 0
    own = 1 << action.card
    if action.card >= JOKER:
        return own
    there = view.layout & FOUR << (action.card & ~3) if action.take < 0 else 1 << action.take
    return there | own if there else 0


def why(view: View, action: Action) -> Reason:
    if isinstance(action, Perfect):
        return because(WIN if action.wins else PLAY_ON)
    if isinstance(action, FlipOnly):
        return because(FLIP_ONLY)
    if isinstance(action, KeepGoing):
        ending = preview(view)
        return because(KEEP_GOING, more=ending.more.amount, amount=ending.now.amount)
    if isinstance(action, End):
        template = END_MATCH if wins_match(view) else END_LAST if preview(view).last else END
        return because(template, amount=preview(view).now.amount)
    if isinstance(action, Show | Transact):
        template = SHOW if isinstance(action, Show) else TRANSACT
        return because(template, coin=coin_name(action.coin + 1))
    if not isinstance(action, Play | Take):
        return because(LOTS)
    own: int = action.card
    card = card_name(IDS[own])
    if view.phase in (TAKE, SUBSTITUTE):
        return because(TAKES, card=card)
    if own >= JOKER:
        return because(JOKER_PLAYED)
    taken = captured(view, action)
    if not taken:
        return because(NOTHING, card=card)
    if taken.bit_count() == 4:
        return because(STACK, card=card)
    before = view.captured[view.seat]
    points = score(before | taken) - score(before)
    number = (taken & view.layout).bit_length() - 1
    mine, theirs = worths(view, view.seat), worths(view, 1 - view.seat)
    target = card_name(names(taken & ~(1 << own))[0])
    return why_taken(card, target, points, (mine[own], mine[number], theirs[number]), 1000, DENIES)


explain = explained(why)
