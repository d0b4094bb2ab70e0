"""Soi as arrays of numbers.

Cards are numbered 4 × kind + suit; a set of cards has 52 places.
"""

from __future__ import annotations

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.lab.observation_arrays import ObservationArray, ObservationSpec, grid

from .actions import ASKS as EVERY
from .actions import four
from .cards import KIND_CARDS
from .memory import remember
from .position import Position
from .view import View, view

MAX_ASKS = 128
"""Number of the latest asks that an observation contains."""
SWAPS = 200
"""Attempts to swap two cards when another world is drawn."""
_ONE = ObservationArray()
_EACH = ObservationArray((4,))


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


def _log(view: View) -> list[list[int]]:
    """Return one row an ask: asker, asked seat, card, 1 for a hit, and its places in both rows."""
    return grid(tuple(view.log)[-MAX_ASKS:], MAX_ASKS, 6)


_ARRAYS = ObservationSpec(
    {
        "seat": _ONE,
        "hand": ObservationArray(cards=52),
        "row": ObservationArray((52,)),
        "hand_sizes": _EACH,
        "owners": ObservationArray((13,)),
        "turn": _ONE,
        "first": _ONE,
        "log": ObservationArray((MAX_ASKS, 6), of=_log),
        "totals": _EACH,
        "points": _EACH,
        "round": _ONE,
        "target": _ONE,
        "sort": _ONE,
        "even": _ONE,
        "around": _ONE,
    },
    most=117,
    width=3,
    every=tuple(each for asks in EVERY for each in asks),
    another=_another,
)


def arrays() -> ObservationSpec:
    """Return the arrays of Soi."""
    return _ARRAYS
