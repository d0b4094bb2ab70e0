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

from ..actions import GO as GO_NOW
from ..actions import WIN as WIN_NOW
from ..actions import Action, Bomb, FlipOnly, Four, Go, Play, Shake, Stop, Take
from ..cards import IDS, card_name, names, numbers
from ..house.options import of_numbers
from ..house.payments import BY_FOUR, FIXED
from ..outcome.result import preview
from ..scoring import score
from ..view import View, seen_of
from .captures import captured, givers, passed_plains
from .card_worth import WEIGHTS, worths

GO = (
    "Call GO: you win {won} of 100 games like this, ${gain} on average, against ${amount} now. The "
    "others, {one} and {two} points short of a call, win {lost}; that costs you ${cost}."
)
GO_SAFE = (
    "Call GO: you win {won} of 100 games like this, ${gain} on average, against ${amount} now. The "
    "others, {one} and {two} points short of a call, win none."
)
GO_ALONE = "Call GO: the others are {one} and {two} points short of a call."
STOP = (
    "Call STOP: ${amount} is safe. After GO you win {won} of 100 games like this, ${gain} on average; "
    "another player wins {lost}, and that costs you ${cost}."
)
STOP_SAFE = "Call STOP: ${amount} is safe. After GO you win {won} of 100 games like this, ${gain} on average."
STOP_LAST = "Call STOP: ${amount} is safe, and after GO you win none of 100 games like this."
STOP_ALONE = "Call STOP: ${amount} is safe now."
GO_BEHIND = (
    "For the money STOP; but you are ${far} behind, so GO: it wins {chance} of 100 wars, STOP wins {less}."
)
GO_WAR = "For the money STOP; for the war GO: it wins {chance} of 100 wars, STOP wins {less}."
STOP_AHEAD = (
    "For the money GO; but you lead by ${far}, so STOP: it wins {chance} of 100 wars, GO wins {less}."
)
STOP_WAR = "For the money GO; for the war STOP: it wins {chance} of 100 wars, GO wins {less}."
TRIPLET = "{card}: it collects the whole triplet, and both others must pass you a plain."
TRIPLET_ONE = "{card}: it collects the whole triplet, and one of the others must pass you a plain."
TRIPLET_ALONE = "{card}: it collects the whole triplet."
DENIES = "{card}: it takes {taken} before another player does."

WIN = "Win with the four cards of one month: ${amount} is safe."
PLAY_ON = "Play on with the four cards of one month: a win would pay double."
SHAKE = "Shake: showing three of a month costs no turn, and a win pays double."
BOMB = "Bomb: it takes all four cards of a month, and both others must pass you a plain."
BOMB_ONE = "Bomb: it takes all four cards of a month, and one of the others must pass you a plain."
BOMB_ALONE = "Bomb: it takes all four cards of a month."
FLIP = "Turn the stack card alone, and keep your cards for later."

LEAST_SCORE = 3
"""Points for a call without house rules."""
MORE_WANTED = 0.5
"""Points by which a card must be worth more to another player for the reason that it is taken first."""

TEMPLATES = (
    GO,
    GO_SAFE,
    GO_ALONE,
    STOP,
    STOP_SAFE,
    STOP_LAST,
    STOP_ALONE,
    GO_BEHIND,
    GO_WAR,
    STOP_AHEAD,
    STOP_WAR,
    TRIPLET,
    TRIPLET_ONE,
    TRIPLET_ALONE,
    DENIES,
    WIN,
    PLAY_ON,
    SHAKE,
    BOMB,
    BOMB_ONE,
    BOMB_ALONE,
    FLIP,
    *PLAYS,
    LOTS,
)
"""All sentences, with fields.

`card` and `taken` are card names, the others numbers: `won` and `lost` are games of 100, `chance` and `less`
wars of 100, `one` and `two` points, the rest dollars.
"""


def why(view: View, legal: Sequence[Action], action: Action, found: Sequence[Weighed] = ()) -> Reason:
    """Return the reason for an action. `found`: the judge's estimate of each legal action, or empty."""
    if isinstance(action, Go | Stop):
        return _why_called(view, action, found[legal.index(GO_NOW)] if found and GO_NOW in legal else None)
    if isinstance(action, Four):
        return because(WIN, amount=_by_four(view)) if action == WIN_NOW else because(PLAY_ON)
    if isinstance(action, Shake):
        return because(SHAKE)
    if isinstance(action, Bomb):
        return because((BOMB_ALONE, BOMB_ONE, BOMB)[givers(view)])
    if isinstance(action, FlipOnly):
        return because(FLIP)
    if not isinstance(action, Play | Take):
        return because(LOTS)
    card = card_name(IDS[action.card])
    if isinstance(action, Take):
        return why_one_of_two(card, found)
    taken = captured(view, action)
    pairs = [each for each in legal if isinstance(each, Play) and captured(view, each)]
    if not taken:
        safe = not view.unseen >> (action.card & ~3) & 15
        return why_laid(card, bool(pairs), safe, _least(view, legal, action))
    if taken.bit_count() == 4:
        many = givers(view) if passed_plains(view, taken) else 0
        return because((TRIPLET_ALONE, TRIPLET_ONE, TRIPLET)[many], card=card)
    return why_taken(_capture(view, pairs, action), DENIES)


explain = explained(why)


def advice(view: View, legal: Sequence[Action], found: Sequence[Weighed]) -> Reason:
    """Return the reason for the judge's best action, with the amount by which it leads."""
    best = best_of(found)
    action, other = legal[best], max(range(len(found)), key=lambda place: found[place].mean)
    if not found[best].for_match or other == best:
        return with_margin(why(view, legal, action, found), found)
    return with_margin(_why_for_war(view, action, found[best], found[other]), found)


def _why_for_war(view: View, action: Action, best: Weighed, other: Weighed) -> Reason:
    chances = {"chance": of_100(best.chance), "less": of_100(other.chance)}
    richest = max(money for seat, money in enumerate(view.money) if seat != view.seat)
    lead = view.money[view.seat] - richest
    if isinstance(action, Go):
        return because(GO_BEHIND, far=-lead, **chances) if lead < 0 else because(GO_WAR, **chances)
    return because(STOP_AHEAD, far=lead, **chances) if lead > 0 else because(STOP_WAR, **chances)


def _why_called(view: View, action: Action, go: Weighed | None) -> Reason:
    """Return the reason for GO or STOP. `go`: the estimate of GO."""
    amount = sum(payment.amount for payment in preview(view).payments)
    one, two = (lacking(view, (view.seat + step) % 3) for step in (1, 2))
    if go is None:
        return (
            because(GO_ALONE, one=one, two=two)
            if isinstance(action, Go)
            else because(STOP_ALONE, amount=amount)
        )
    lost = of_100(go.lost)
    odds = {"amount": amount, "won": of_100(go.won), "gain": round(go.gain)}
    costs = {"lost": lost, "cost": round(go.cost)}
    if isinstance(action, Go):
        short = {"one": one, "two": two}
        return because(GO, **odds, **short, **costs) if lost else because(GO_SAFE, **odds, **short)
    if not odds["won"]:
        return because(STOP_LAST, amount=amount)
    return because(STOP, **odds, **costs) if lost else because(STOP_SAFE, **odds)


def lacking(view: View, seat: int) -> int:
    """Return how many points a seat lacks for a call."""
    seen = seen_of(view)
    least = LEAST_SCORE if seen is None else of_numbers(seen.rules).min
    return max(least, view.before[seat] + 1, view.go_score[seat] + 1) - view.points[seat]


def _by_four(view: View) -> int:
    """Return the dollars that a win with four of a month brings."""
    seen = seen_of(view)
    due = FIXED[BY_FOUR] << (seen.carry if seen is not None else 0)
    return sum(min(due, money) for seat, money in enumerate(view.money) if seat != view.seat)


def _capture(view: View, pairs: Sequence[Play], action: Play) -> Capture:
    """Return the facts about a capture; `pairs`: all plays that take something."""
    taken = captured(view, action)
    card = next(iter(numbers(taken & view.table)))
    mine, one, two = (worths(view, (view.seat + step) % 3) for step in range(3))
    values = {
        _pair_names(view, each): sum(mine[taking] for taking in numbers(captured(view, each)))
        for each in pairs
    }
    own, wanted = mine[card], max(one[card], two[card])
    able = view.unseen >> (card & ~3) & 15
    return Capture(
        *_pair_names(view, action),
        points=score(view.collections[view.seat] | taken, view.cup_plain) - view.points[view.seat],
        pairs=len(values),
        most=leads(values, _pair_names(view, action)),
        wanted=bool(able) and wanted > own + MORE_WANTED,
    )


def _pair_names(view: View, action: Play) -> tuple[str, str]:
    """Return the names of a card and of the card that it takes."""
    there = captured(view, action) & view.table
    return card_name(IDS[action.card]), card_name(names(there)[0])


def _least(view: View, legal: Sequence[Action], action: Play) -> bool:
    """True if no other card that takes nothing gives the opponents less."""
    one, two = (worths(view, (view.seat + step) % 3) for step in (1, 2))
    given = {}
    for each in legal:
        if isinstance(each, Play) and not captured(view, each):
            coming = bin(view.unseen >> (each.card & ~3) & 15).count("1")
            given[each] = max(one[each.card], two[each.card]) * WEIGHTS.coming[min(coming, 3)]
    return given[action] == min(given.values())
