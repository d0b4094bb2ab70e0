"""Reasons of computer players for their asks, in sentences that are true of the position."""

from __future__ import annotations

from collections.abc import Mapping

from macclassic.engine.players.base import LOTS, Reason, because

from ..actions import Ask
from ..card_names import SEATS, ago, card_name, kind_plural
from ..cards import KIND_CARDS, numbers
from ..events import Asked
from ..memory import EVERYTHING, Memory, RememberedAsks, Span, recalled
from ..view import View

TOOK = "{seat} took {card} from {giver} {ago}."
TOOK_YOURS = "{seat} took {card} from you {ago}."
NEITHER = "Only {seat} can have {card}: {first} and {second} asked for it or said No to it."
ONE_OUT = (
    "Only {seat} can have {card}: {first} asked for it or said No to it, and {second} has no cards left."
)
BOTH_OUT = "Only {seat} can have {card}: nobody else has cards left."
HAS_ONE = "{seat} asked for {other} {ago} and so has one of the {kind}: it can only be {card}."
ONLY = "Only {seat} can have {card}: that follows from all that was asked, and from how many cards all have."
HOLDS = (
    "{seat} asked for {other} {ago} and so held one of the {kind}: perhaps {card}. About {percent} in 100."
)
LIKELY = "{seat} is the most likely to have {card}: about {percent} in 100."
AS_LIKELY = "No player is more likely to have {card} than {seat}: about {percent} in 100."
RISK = (
    "{seat} has {card} in about {percent} of 100 cases; {rival} has it more often, but that would risk more."
)
STALL = "{seat} does not have {card}, but every ask that may succeed would risk more."

TEMPLATES = (
    *(TOOK, TOOK_YOURS, NEITHER, ONE_OUT, BOTH_OUT, HAS_ONE, ONLY, HOLDS, LIKELY, AS_LIKELY, RISK, STALL),
    LOTS,
)
"""All sentences.

Fields: `seat`, `giver`, `first`, `second` and `rival` name seats, `card` and `other` cards, `kind` a kind and
`ago` a moment, all as in `card_names`; `percent` is a number.
"""
CLOSE = 1e-9
"""Difference up to which two chances are equal."""

Odds = Mapping[int, float]
"""The chance of each other seat with cards to hold a card, by a player's knowledge."""


def why(view: View, ask: Ask, odds: Odds, span: Span = EVERYTHING) -> Reason:
    """Return the reason for an ask of a seat, from what it remembers and the odds of the card."""
    seat, card = SEATS[ask.of], card_name(ask.card)
    past = span.heard(view)
    back, last = next(((back, each) for back, each in reversed(past) if _moved(each, ask.card)), (0, None))
    if last is not None and last.asker == ask.of:
        if last.asked == view.seat:
            return because(TOOK_YOURS, seat=seat, card=card, ago=ago(back))
        return because(TOOK, seat=seat, card=card, giver=SEATS[last.asked], ago=ago(back))
    chance = odds[ask.of]
    if chance >= 1 - CLOSE:
        return _certain(view, ask, past)
    if not chance:
        return because(STALL, seat=seat, card=card)
    percent = min(99, max(1, round(100 * chance)))
    if (claim := _claim(past, ask)) is not None:
        back, other = claim
        return because(
            HOLDS,
            seat=seat,
            card=card,
            other=card_name(other),
            kind=kind_plural(ask.card >> 2),
            ago=ago(back),
            percent=percent,
        )
    rival = max((each for each in odds if each != ask.of), key=odds.__getitem__, default=ask.of)
    if odds[rival] > chance + CLOSE:
        return because(RISK, seat=seat, card=card, percent=percent, rival=SEATS[rival])
    alone = rival == ask.of or odds[rival] < chance - CLOSE
    return because(LIKELY if alone else AS_LIKELY, seat=seat, card=card, percent=percent)


def _moved(asked: Asked, card: int) -> bool:
    return bool(asked.hit) and asked.card == card


def _certain(view: View, ask: Ask, past: RememberedAsks) -> Reason:
    """Return why only one seat can have a card that did not come to it in the open."""
    memory = recalled(view, past)
    seat, card = SEATS[ask.of], card_name(ask.card)
    others = [each for each in range(4) if each not in (view.seat, ask.of)]
    out = [each for each in others if not view.hand_sizes[each]]
    heard = [each for each in others if each not in out and memory.lacks.get(ask.card, 0) >> each & 1]
    if len(out) == len(others):
        return because(BOTH_OUT, seat=seat, card=card)
    if len(out) + len(heard) == len(others):
        first, second = (SEATS[each] for each in (*heard, *out))
        return because(ONE_OUT if out else NEITHER, seat=seat, card=card, first=first, second=second)
    claim = _claim(past, ask)
    if claim is not None:
        back, other = claim
        rest = numbers(KIND_CARDS[ask.card >> 2] & ~view.hand & ~(1 << ask.card) & ~(1 << other))
        if all(_elsewhere(memory, each, ask.of) for each in rest):
            kind = kind_plural(ask.card >> 2)
            return because(HAS_ONE, seat=seat, card=card, other=card_name(other), kind=kind, ago=ago(back))
    return because(ONLY, seat=seat, card=card)


def _elsewhere(memory: Memory, card: int, seat: int) -> bool:
    """True if all have heard that a seat does not hold a card."""
    return memory.at.get(card, seat) != seat or bool(memory.lacks.get(card, 0) >> seat & 1)


def _claim(past: RememberedAsks, ask: Ask) -> tuple[int, int] | None:
    """Return the last ask by which a seat showed that it holds a further card of a kind; None without one.

    The result is how many asks ago it was, and the card it asked for. What it showed may have been the card
    that is to be asked for: it was no card that all knew to be there, and it has given none away since.
    """
    kind = ask.card >> 2
    shown: set[int] = set()
    found = None
    for back, asked in past:
        if asked.card >> 2 != kind:
            continue
        if asked.asker == ask.of and asked.card != ask.card and not shown - {asked.card}:
            found = back, asked.card
        if asked.hit and asked.asked == ask.of:
            found = None
            shown.discard(asked.card)
        elif asked.hit and asked.asker == ask.of:
            shown.add(asked.card)
    return found
