"""Guessing from remembered asks: for the two lower levels and the greedy player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from macclassic.engine.core.chance import Stream

from ..actions import Ask
from ..cards import KIND_CARDS
from ..memory import Memory, Span, remember
from ..view import View
from .tempers import Liking, favourites

CHANCE_SCALE = 1 << 20
"""Chances are multiplied by this and rounded down to whole numbers, so that draws are exact."""


def guess(
    view: View,
    legal: Sequence[Ask],
    stream: Stream,
    liking: Liking | None,
    span: Span,
    draws: bool = True,
) -> Ask:
    """Return an ask that is certain, else a guess from memory (soi §memory model).

    `liking`: preference among equal asks. `span`: the asks remembered. `draws`: True to draw
    guesses at random, likely ones more often; False to take the likeliest, and of those the one worth most.
    """
    memory = remember(view, span)
    chances = [chance(view, memory, ask) for ask in legal]
    sure = [ask for ask, found in zip(legal, chances, strict=True) if found == 1]
    if sure:
        equal = best(sure, [worth(view, ask) for ask in sure])
        return stream.choice(favourites(view, equal, liking))
    if not draws:
        # The likeliest, then the one worth most.
        merits = [(round(p, 9), worth(view, ask)) for p, ask in zip(chances, legal, strict=True)]
        return stream.choice(favourites(view, best(legal, merits), liking))
    weights = [int(CHANCE_SCALE * p * p * worth(view, ask)[0]) for p, ask in zip(chances, legal, strict=True)]
    if not any(weights):
        return stream.choice(legal)
    lot = stream.below(sum(weights))
    place = next(place for place, up_to in enumerate(accumulate(weights)) if lot < up_to)
    drawn = weights[place], chances[place]
    equal = [ask for ask, *found in zip(legal, weights, chances, strict=True) if tuple(found) == drawn]
    liked = favourites(view, equal, liking)
    return legal[place] if legal[place] in liked else liked[0]


def odds(view: View, card: int, span: Span) -> dict[int, float]:
    """Return the chance of each other seat with cards to hold a card, from memory."""
    memory = remember(view, span)
    seats = [seat for seat in range(4) if seat != view.seat and view.hand_sizes[seat]]
    return {seat: chance(view, memory, Ask(seat, card)) for seat in seats}


def worth(view: View, ask: Ask) -> tuple[int, int]:
    """Return how many cards of the kind the seat holds already, and the points for its set."""
    kind = ask.card >> 2
    return (view.hand & KIND_CARDS[kind]).bit_count(), view.worth[kind]


def best(items: Sequence[Ask], merits: Sequence[tuple[object, ...]]) -> list[Ask]:
    """Return the asks of the highest merit."""
    highest = max(merits)
    return [item for item, merit in zip(items, merits, strict=True) if merit == highest]


def chance(view: View, memory: Memory, ask: Ask) -> float:
    """Return how likely an ask is to succeed, from memory; 1 only if it is certain.

    Each seat that may hold the card weighs as much as its hand has cards, and twice as much if it is known to
    hold this card or one of some others.
    """
    known = memory.at.get(ask.card)
    if known is not None:
        return float(known == ask.of)
    lacks = memory.lacks.get(ask.card, 0) | 1 << view.seat
    mine = whole = 0
    for seat in range(4):
        if lacks >> seat & 1:
            continue
        weight = view.hand_sizes[seat]
        if any(holder == seat and cards >> ask.card & 1 for holder, cards in memory.has):
            weight *= 2
        whole += weight
        if seat == ask.of:
            mine = weight
    return mine / whole if whole else 0.0
