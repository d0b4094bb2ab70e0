"""Reasons for a move, as sentences computed from the view and the judge's estimates."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.players.base import LOTS, Reason, because
from macclassic.flower_cards.reasons import (
    PLAYS,
    Capture,
    best_of,
    explained,
    leads,
    of_100,
    why_laid,
    why_one_of_two,
    why_taken,
    with_margin,
)
from macclassic.flower_cards.weighing import Weighed

from ..actions import KEEP_GOING as GO_ON
from ..actions import PLAY_ON as PLAY_ON_NOW
from ..actions import Action, End, FlipOnly, KeepGoing, Perfect, Play, Show, Take, Transact
from ..cards import (
    DOUBLES,
    FOUR,
    IDS,
    JOKER,
    SINGLES,
    card_name,
    coin_name,
    coin_of,
    names,
    numbers,
    whole_coin,
)
from ..outcome.result import preview
from ..position import SUBSTITUTE, TAKE
from ..scoring import TARGET, score
from ..view import View
from .card_worth import WEIGHTS, worths

KEEP_GOING = (
    "Keep going: you win {won} of 100 games like this, {gain} points on average, against {amount} now. "
    "The other player, {lacks} short of an end, wins {lost}; that costs you {cost}."
)
KEEP_SAFE = (
    "Keep going: you win {won} of 100 games like this, {gain} points on average, against {amount} now. "
    "The other player, {lacks} short of an end, wins none."
)
KEEP_ALONE = "Keep going: the other player is {lacks} points short of an end."
END = (
    "End the game: {amount} points are safe. If you keep going, you win {won} of 100 games like this, "
    "{gain} on average; the other player wins {lost}, and that costs you {cost}."
)
END_SAFE = (
    "End the game: {amount} points are safe. If you keep going, you win {won} of 100 games like this, "
    "{gain} on average."
)
END_NEVER = "End the game: {amount} points are safe. If you keep going, you win none of 100 games like this."
END_ALONE = "End the game: {amount} points are safe now."
END_LAST = "End the game: {amount} points are yours now, and no card is left to bring more."
END_MATCH = "End the game: {amount} points win you the match."
WIN = (
    "Win at once: {amount} points are safe. If you play on, you win {won} of 100 games like this, "
    "{gain} on average; the other player wins {lost}, and that costs you {cost}."
)
WIN_ALONE = "Win at once: {amount} points are safe."
PLAY_ON = (
    "Play on: you win {won} of 100 games like this, {gain} points on average, against {amount} at "
    "once. The other player wins {lost}; that costs you {cost}."
)
PLAY_ON_ALONE = "Play on: if you win, each Perfect Hand doubles what you are paid."
SHOW = "Show your three cards of {coin}: it doubles your payment if you win."
TRANSACT = "Make a Complete Transaction with {coin}: it captures all four at once and doubles your payment."
TRANSACT_ALONE = "Make a Complete Transaction with {coin}: it captures all four at once."
JOKER_PLAYED = (
    "Joker: it counts as two Mining, takes one from the other player, and turns a card in its place."
)
JOKER_ALONE = "Joker: it counts as two Mining, and turns a card in its place."
FLIP_ONLY = "Turn a stock card only, and keep your cards for later."
STACK = "{card}: it captures the whole stack, and the other player must give you a Mining card."
STACK_ALONE = "{card}: it captures the whole stack."
DENIES = "{card}: it takes {taken} before the other player does."

MORE_WANTED = 500
"""Least difference in thousandths of a point for the reason that the other wants the card more."""

TEMPLATES = (
    KEEP_GOING,
    KEEP_SAFE,
    KEEP_ALONE,
    END,
    END_SAFE,
    END_NEVER,
    END_ALONE,
    END_LAST,
    END_MATCH,
    WIN,
    WIN_ALONE,
    PLAY_ON,
    PLAY_ON_ALONE,
    SHOW,
    TRANSACT,
    TRANSACT_ALONE,
    JOKER_PLAYED,
    JOKER_ALONE,
    FLIP_ONLY,
    STACK,
    STACK_ALONE,
    DENIES,
    *PLAYS,
    LOTS,
)
"""All sentences, with fields.

`card` and `taken` are card names, `coin` is a coin's name, the others are numbers: `won` and `lost` of 100
games, the rest points.
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


def why(view: View, legal: Sequence[Action], action: Action, found: Sequence[Weighed] = ()) -> Reason:
    """Return the reason for an action. `found`: the judge's estimate of each legal action, or empty."""
    if isinstance(action, Perfect):
        return _why_perfect(action, found[legal.index(PLAY_ON_NOW)] if found and len(legal) > 1 else None)
    if isinstance(action, KeepGoing | End):
        return _why_called(view, action, found[legal.index(GO_ON)] if found and GO_ON in legal else None)
    if isinstance(action, FlipOnly):
        return because(FLIP_ONLY)
    if isinstance(action, Show):
        return because(SHOW, coin=coin_name(action.coin + 1))
    if isinstance(action, Transact):
        seat = view.seat
        doubled = (view.shown[seat] | view.perfect[seat] | view.transacted[seat]) >> action.coin & 1
        return because(TRANSACT_ALONE if doubled else TRANSACT, coin=coin_name(action.coin + 1))
    if not isinstance(action, Play | Take):
        return because(LOTS)
    card = card_name(IDS[action.card])
    if isinstance(action, Take) or view.phase in (TAKE, SUBSTITUTE):
        return why_one_of_two(card, found)
    given = view.captured[1 - view.seat] & (SINGLES | DOUBLES)
    if action.card >= JOKER:
        return because(JOKER_PLAYED if given else JOKER_ALONE)
    taken = captured(view, action)
    pairs = [each for each in legal if isinstance(each, Play) and each.card < JOKER and captured(view, each)]
    if not taken:
        safe = not view.unseen & whole_coin(coin_of(action.card))
        return why_laid(card, bool(pairs), safe, _least(view, legal, action))
    if taken.bit_count() == 4:
        return because(STACK if given else STACK_ALONE, card=card)
    return why_taken(_capture(view, pairs, action), DENIES)


explain = explained(why)


def advice(view: View, legal: Sequence[Action], found: Sequence[Weighed]) -> Reason:
    """Return the reason for the judge's best action, with the amount by which it leads."""
    return with_margin(why(view, legal, legal[best_of(found)], found), found)


def _why_perfect(action: Perfect, on: Weighed | None) -> Reason:
    """Return the reason for winning with a Perfect Hand or playing on. `on`: the estimate of playing on."""
    if on is None:
        return because(WIN_ALONE, amount=TARGET) if action.wins else because(PLAY_ON_ALONE)
    return because(WIN if action.wins else PLAY_ON, amount=TARGET, **_odds(on))


def _odds(on: Weighed) -> dict[str, int]:
    """Return the fields about games that go on."""
    return {
        "won": of_100(on.won),
        "gain": round(on.gain),
        "lost": of_100(on.lost),
        "cost": round(on.cost),
    }


def _why_called(view: View, action: Action, on: Weighed | None) -> Reason:
    """Return the reason for *Keep going* or *End the game*. `on`: the estimate of *Keep going*."""
    ending = preview(view)
    amount, lacks = ending.now.amount, lacking(view, 1 - view.seat)
    if isinstance(action, End):
        if wins_match(view):
            return because(END_MATCH, amount=amount)
        if ending.last:
            return because(END_LAST, amount=amount)
        if on is None:
            return because(END_ALONE, amount=amount)
        odds = _odds(on)
        if not odds["won"]:
            return because(END_NEVER, amount=amount)
        return because(END if odds["lost"] else END_SAFE, amount=amount, **odds)
    if on is None:
        return because(KEEP_ALONE, lacks=lacks)
    odds = _odds(on)
    return because(KEEP_GOING if odds["lost"] else KEEP_SAFE, amount=amount, lacks=lacks, **odds)


def lacking(view: View, seat: int) -> int:
    """Return how many points a seat lacks to end the game."""
    return max(TARGET, view.keep_score[seat] + 1) - view.points[seat]


def _capture(view: View, pairs: Sequence[Play], action: Play) -> Capture:
    """Return the facts about a capture; `pairs`: all plays that take something."""
    before, taken = view.captured[view.seat], captured(view, action)
    card = next(iter(numbers(taken & view.layout)))
    mine, theirs = worths(view, view.seat), worths(view, 1 - view.seat)
    values = {
        _pair_names(view, each): sum(mine[one] for one in numbers(captured(view, each))) for each in pairs
    }
    able = view.unseen & whole_coin(coin_of(card))
    return Capture(
        *_pair_names(view, action),
        points=score(before | taken) - score(before),
        pairs=len(values),
        most=leads(values, _pair_names(view, action)),
        wanted=bool(able) and theirs[card] > mine[card] + MORE_WANTED,
    )


def _pair_names(view: View, action: Play) -> tuple[str, str]:
    """Return the names of a card and of the card that it takes."""
    there = captured(view, action) & view.layout
    return card_name(IDS[action.card]), card_name(names(there)[0])


def _least(view: View, legal: Sequence[Action], action: Play) -> bool:
    """True if no other card that takes nothing gives the other player less."""
    theirs = worths(view, 1 - view.seat)
    given = {}
    for each in legal:
        if isinstance(each, Play) and not captured(view, each):
            coming = (view.unseen & whole_coin(coin_of(each.card))).bit_count()
            given[each] = theirs[each.card] * WEIGHTS.coming[min(coming, 3)]
    return given[action] == min(given.values())
