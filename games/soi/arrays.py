"""Soi as numbers, for learning programs.

Cards are numbered 4 × kind + suit; a set of cards has 52 places.
"""

from __future__ import annotations

from itertools import chain, islice

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.observation_arrays import ENDLESS, FixedActions, ObservationArray, ObservationSpec

from .actions import ASKS, four
from .cards import KIND_CARDS
from .memory import remember
from .position import Position
from .view import View, view

MAX_ASKS = 128
"""Number of the latest asks that an observation contains."""
MOST_CARDS = 39
"""Most cards of a hand: three of each kind."""
MOST_POINTS = 130
"""Points of all sets by the house rule that all are worth the same."""
SWAPS = 200
"""Attempts to swap two cards when another world is drawn."""


def _another(position: Position, seat: int, dice: FastRandom) -> None:
    """Swap hidden cards of the other players, as far as all asks and answers of the round allow it."""
    memory = remember(view(position, seat))
    hands, rows = list(position.hands), [list(row) for row in position.rows]
    others = [each for each in range(4) if each != seat and hands[each]]
    if len(others) < 2:
        return

    def allowed(who: int, now: int, gone: int, came: int) -> bool:
        return (
            gone not in memory.at
            and not memory.lacks.get(came, 0) >> who & 1
            and all(now & cards for holder, cards in memory.has if holder == who and cards >> gone & 1)
        )

    for _ in range(SWAPS):
        one, two = others[dice.below(len(others))], others[dice.below(len(others))]
        if one == two:
            continue
        here, there = dice.below(len(rows[one])), dice.below(len(rows[two]))
        mine, yours = rows[one][here], rows[two][there]
        both = 1 << mine | 1 << yours
        first, second = hands[one] ^ both, hands[two] ^ both
        if any(
            hand & kind == kind
            for hand in (first, second)
            for kind in (KIND_CARDS[mine >> 2], KIND_CARDS[yours >> 2])
        ):
            continue  # Four of a kind would have been deposited.
        if allowed(one, first, mine, yours) and allowed(two, second, yours, mine):
            rows[one][here], rows[two][there] = yours, mine
            hands[one], hands[two] = first, second
    position.hands = four(hands)
    position.rows = four(tuple(sorted(row)) if position.sort else tuple(row) for row in rows)


def _log(view: View) -> list[int]:
    """Return the six numbers of each of the latest asks, the oldest first."""
    latest = list(islice(reversed(view.log), MAX_ASKS))
    return list(chain.from_iterable(reversed(latest)))


_ARRAYS = ObservationSpec(
    {
        "seat": ObservationArray("the observing seat", 0, 3),
        "hand": ObservationArray("its cards", cards=52),
        "row": ObservationArray("its cards in the order in which they lie, from the left", -1, 51, (52,)),
        "hand_sizes": ObservationArray("number of cards of each seat", 0, MOST_CARDS, (4,)),
        "owners": ObservationArray("seat that has deposited each kind, else -1", -1, 3, (13,)),
        "turn": ObservationArray("seat that asks", 0, 3),
        "first": ObservationArray("seat that asked first in this round", 0, 3),
        "log": ObservationArray(
            f"the latest {MAX_ASKS} asks of this round, the oldest first: the seat that asked, "
            "the seat asked, "
            "the card, 1 if it was given, its place in the giver's row and in the taker's row",
            -1,
            51,
            (MAX_ASKS, 6),
            of=_log,
        ),
        "totals": ObservationArray(
            "points of each seat before this round; with it once it is over", 0, ENDLESS, (4,)
        ),
        "points": ObservationArray("points of each seat in this round", 0, MOST_POINTS, (4,)),
        "round": ObservationArray("number of this round, from 1", 1, ENDLESS),
        "target": ObservationArray("option: points that end the match", 100, 1000),
        "sort": ObservationArray("option: 1 if the cards of the computers lie in order"),
        "even": ObservationArray("house rule: 1 if every set is worth the same"),
        "around": ObservationArray("house rule: 1 if the next seat asks after a miss"),
    },
    actions=FixedActions(each for asks in ASKS for each in asks),
    another=_another,
    notes="Card 4 × kind + suit: kinds from the ace to the king, suits S, C, H, D.",
)


def arrays() -> ObservationSpec:
    """Return the arrays and action numbers of Soi."""
    return _ARRAYS
