"""Worth of a card to a seat: by its kind, by the sets it helps, and by what the other can still do.

The weights are in `weights.json`, which ``macclassic tune`` makes.
"""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.flower_cards import weights

from ..scoring import tally_of
from ..view import View
from .evaluation import Greedy


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of a greedy player, roughly in points; made by ``macclassic tune``, kept in `weights.json`.

    Worth of one more card, by how many of the kind or set a seat already has: `exchanges` (0 to 4),
    `merchants` and `ribbons` (0 to 4 and more), `gateway_set` and `ribbon_set` (0 to 2), `proof` (by how many
    of the four kinds of Proof-of-work, 0 to 3). `mining`: worth of a Mining card without any, its growth for
    each held, and its worth once eight are held. `exchanges_gone`: share left when the other holds three.
    `denial`, `caution`: share of a card's worth to the other that counts when it is taken, or left. `coming`:
    factor on `caution`, by the number of unseen cards of the coin. `keeping`: loss for a card that is laid
    down. `rise`: worth of a point made at once. `special`: worth of a special capture, for its Mining card.
    `doubling`: worth of a doubled payment if the game is won. *Keep going* needs at least `turns` own turns
    left, and the other must lack at least `lacks` points, plus `stake` for each doubling of the present
    payment beyond seven.
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
    """Return, by card, its worth to a seat that captures it now, in thousandths of a point."""
    mine, theirs = (tally_of(view.captured[each]) for each in (seat, 1 - seat))
    return GREEDY.worths(mine, theirs)


GREEDY = Greedy(thousandths())
"""Evaluation with the weights of the data file."""
