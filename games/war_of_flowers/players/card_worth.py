"""Worth of a card to a seat: by its kind, by the sets it helps, and by what others can still do.

Also builds the tables with which `greedy_policy` plays fast.
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
    """Weights of a greedy player, roughly in points; made by ``macclassic tune``, kept in `weights.json`.

    Worth of one more card, by how many of the kind or set a seat already has: `suns` (0 to 4), `animals` and
    `ribbons` (0 to 4 and more), `ribbon_set` and `bird_set` (0 to 2). `plain`: worth of a plain without any,
    its growth for each plain held, and its worth once eight are held. `december`: share of a sun's worth that
    December's keeps among the first three. `suns_gone`: share left when others hold three. `denial`,
    `caution`: share of a card's worth to others that counts when it is taken, or left. `coming`: factor on
    `caution`, by the number of unseen cards of the month. `keeping`: loss for a card that is laid down.
    `rise`: worth of a point made at once. `four`: worth of all four of a month, for which others pass a
    plain. `go_points`: points below which GO is called.
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
    """Return, by card, its worth to a seat that collects it now, roughly in points."""
    table = _table(weights)
    tallies = [tally_of(cards, view.cup_plain) for cards in view.collections]
    mine, one, two = (tallies[(seat + step) % 3] for step in range(3))
    return [table[holding(shape, mine, one, two)] for shape in SHAPES[view.cup_plain]]


@cache
def policy_weights(weights: Weights = WEIGHTS) -> PolicyWeights:
    """Return the weights for fast play, in thousandths."""
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
    """Return the worths of cards at the indices that `holding` computes."""
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
    """Return the worth of a card of a kind to a seat.

    `have`: cards of this kind that the seat has. `of_set`: its cards of the same set. `others`: suns of the
    others, or their cards of the set.
    """
    if kind <= DOUBLE:
        # The tenth plain is the first point, and each plain after it is one more.
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
