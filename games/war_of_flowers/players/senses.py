"""A greedy player's weights as the tables by which `fast.sense` plays quickly."""

from __future__ import annotations

from functools import cache
from math import ceil

from ..fast.habits import BIRD, DOUBLE, HAVE_BITS, HOLDING, LAST_SUN, OTHERS_BITS, RIBBON, SET_BITS
from ..fast.sense import Senses
from .worth import WEIGHTS, Weights

KINDS = len(HAVE_BITS)


@cache
def senses(weights: Weights = WEIGHTS) -> Senses:
    """Return weights for quick play, in thousandths."""
    table = [0] * (KINDS << HOLDING)
    for kind in range(KINDS):
        for have in range(HAVE_BITS[kind] + 1):
            for of_set in range(SET_BITS[kind] + 1):
                for others in range(OTHERS_BITS[kind] + 1):
                    place = kind << HOLDING | have << 5 | of_set << 3 | others
                    table[place] = _thousandths(_worth(weights, kind, have, of_set, others))
    return Senses(
        table,
        [_thousandths(share) for share in weights.coming],
        denial=_thousandths(weights.denial),
        caution=_thousandths(weights.caution),
        keeping=_thousandths(weights.keeping),
        rise=_thousandths(weights.rise),
        four=_thousandths(weights.four),
        go_points=ceil(weights.go_points),
    )


def _thousandths(points: float) -> int:
    return round(1000 * points)


def _worth(weights: Weights, kind: int, have: int, of_set: int, others: int) -> float:
    """Return what a card is worth, as `worth.worths` has it, by what that depends on."""
    if kind <= DOUBLE:
        base, slope, ready = weights.plain
        return (ready if have >= 8 else base + slope * min(have, 7)) * (1 + kind)
    if kind <= LAST_SUN:
        worth = weights.suns[have] if have < 5 else 0.0
        if kind == LAST_SUN and have <= 2:
            worth *= weights.december
        return worth * weights.suns_gone if others >= 3 else worth
    worth = (weights.animals if kind <= BIRD else weights.ribbons)[min(have, 4)]
    if kind == BIRD or kind > RIBBON:
        table = weights.bird_set if kind == BIRD else weights.ribbon_set
        if not others and of_set < 3:
            worth += table[of_set]
    return worth
