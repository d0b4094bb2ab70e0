"""What a card is worth to a seat: by its kind, by the sets it helps, and by what the other can still do.

The weights of all that are kept in `weights.json`, which ``macclassic tune`` makes again.
"""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.flower_cards import weights

from ..scoring import tally_of
from ..view import View
from .evaluation import Greedy


@dataclass(frozen=True, slots=True)
class Weights:
    """What a greedy player goes by, in points or so; made by ``macclassic tune``, kept in `weights.json`.

    By how many of the kind or set a seat has already: `exchanges` (0 to 4), `merchants` and `ribbons` (0 to
    4 and more), `gateway_set` and `ribbon_set` (0 to 2), `proof` (by how many of the four kinds of
    Proof-of-work, 0 to 3), what one more is worth. `mining`: one Mining while the tenth is far, more for
    each that is there, and once eight are there. `exchanges_gone`: the share left when the other holds
    three. `denial`, `caution`: the share of a card's worth to the other that counts when it is taken, or
    left. `coming`: by how many cards of its coin are unseen, how much of that. `keeping`: what is lost with
    a card that is laid down. `rise`: a point made at once. `special`: a special capture, for its Mining
    card. `doubling`: a payment doubled, should it be won. *Keep going* is said with `turns` left to oneself,
    while the other lacks so many points (`lacks`), and `stake` more for each time that what ending pays now
    is doubled beyond seven.
    """

    exchanges: tuple[float, ...]
    merchants: tuple[float, ...]
    gateway_set: tuple[float, ...]
    ribbons: tuple[float, ...]
    ribbon_set: tuple[float, ...]
    proof: tuple[float, ...]
    mining: tuple[float, ...]
    exchanges_gone: float
    denial: float
    caution: float
    coming: tuple[float, ...]
    keeping: float
    rise: float
    special: float
    doubling: float
    turns: float
    lacks: float
    stake: float


WEIGHTS = weights.load(Weights, __package__)


def thousandths(given: Weights = WEIGHTS) -> list[int]:
    """Return weights as `Greedy` takes them."""
    return [round(1000 * number) for number in weights.numbers(given)]


def worths(view: View, seat: int) -> list[int]:
    """Return, by card, what it would be worth to a seat to capture it now, in thousandths of a point."""
    mine, theirs = (tally_of(view.captured[each]) for each in (seat, 1 - seat))
    return GREEDY.worths(mine, theirs)


GREEDY = Greedy(thousandths())
"""The eye with the weights of the data file."""
