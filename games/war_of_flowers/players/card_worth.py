"""What a card is worth to a seat: by its kind, by the sets it helps, and by what others can still do.

Also as the tables by which `greedy_policy` plays quickly.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

from macclassic.flower_cards.weights import load

from ..scoring import tally_of
from ..view import View
from .greedy_policy import PolicyWeights, holding
from .learned_policy import (
    BIRD,
    DOUBLE,
    HAVE_BITS,
    HOLDING,
    LAST_SUN,
    OTHERS_BITS,
    RIBBON,
    SET_BITS,
    SHAPES,
)


@dataclass(frozen=True, slots=True)
class Weights:
    """What a greedy player goes by, in points or so; made by ``macclassic tune``, kept in `weights.json`.

    By how many of the kind or set a seat has already: `suns` (0 to 4), `animals` and `ribbons` (0 to 4 and
    more), `ribbon_set` and `bird_set` (0 to 2), what one more is worth. `plain`: a plain while the tenth is
    far, more for each that is there, and once nine are there. `december`: the share of a sun's worth that it
    keeps among the first three; `suns_gone`: the share left when others hold three. `denial`, `caution`: the
    share of a card's worth to others that counts when it is taken, or left. `coming`: by how many cards of
    its month are unseen, how much of that. `keeping`: what is lost with a card that is laid down. `rise`: a
    point made at once; `four`: all four of a month, for which others pass a plain. `go_points`: GO is called
    only below so many points.
    """

    suns: tuple[float, ...]
    animals: tuple[float, ...]
    ribbons: tuple[float, ...]
    ribbon_set: tuple[float, ...]
    bird_set: tuple[float, ...]
    plain: tuple[float, ...]
    december: float
    suns_gone: float
    denial: float
    caution: float
    coming: tuple[float, ...]
    keeping: float
    rise: float
    four: float
    go_points: float


WEIGHTS = load(Weights, __package__)


def worths(view: View, seat: int, weights: Weights = WEIGHTS) -> list[float]:
    """Return, by card, what it would be worth to a seat to collect it now, in points or so."""
    table = _table(weights)
    tallies = [tally_of(cards, view.cup_plain) for cards in view.collections]
    mine, one, two = (tallies[(seat + step) % 3] for step in range(3))
    return [table[holding(shape, mine, one, two)] for shape in SHAPES[view.cup_plain]]


@cache
def senses(weights: Weights = WEIGHTS) -> PolicyWeights:
    """Return weights for quick play, in thousandths."""
    return PolicyWeights(
        [_thousandths(worth) for worth in _table(weights)],
        [_thousandths(share) for share in weights.coming],
        denial=_thousandths(weights.denial),
        caution=_thousandths(weights.caution),
        keeping=_thousandths(weights.keeping),
        rise=_thousandths(weights.rise),
        four=_thousandths(weights.four),
        go_points=ceil(weights.go_points),
    )


@lru_cache(maxsize=2)
def _table(weights: Weights) -> list[float]:
    """Return what cards are worth by what that depends on, at places as `holding` has them."""
    table = [0.0] * (len(HAVE_BITS) << HOLDING)
    for kind in range(len(HAVE_BITS)):
        for have in range(HAVE_BITS[kind] + 1):
            for of_set in range(SET_BITS[kind] + 1):
                for others in range(OTHERS_BITS[kind] + 1):
                    place = kind << HOLDING | have << 5 | of_set << 3 | others
                    table[place] = _worth(weights, kind, have, of_set, others)
    return table


def _thousandths(points: float) -> int:
    return round(1000 * points)


def _worth(weights: Weights, kind: int, have: int, of_set: int, others: int) -> float:
    """Return what a card of a kind is worth to whoever has so many of the kind and of its set, while others
    have so many suns or any of the set."""
    if kind <= DOUBLE:
        # The tenth plain is the first point, and each after it one more.
        base, slope, ready = weights.plain
        return (ready if have >= 8 else base + slope * min(have, 7)) * (1 + kind)
    if kind <= LAST_SUN:
        worth = weights.suns[have] if have < 5 else 0.0
        if kind == LAST_SUN and have <= 2:
            worth *= weights.december
        # Suns that others hold make three less likely.
        return worth * weights.suns_gone if others >= 3 else worth
    worth = (weights.animals if kind <= BIRD else weights.ribbons)[min(have, 4)]
    if kind == BIRD or kind > RIBBON:
        table = weights.bird_set if kind == BIRD else weights.ribbon_set
        if not others and of_set < 3:
            worth += table[of_set]
    return worth
