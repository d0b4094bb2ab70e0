"""What a card is worth to a seat: by its kind, by the sets it helps, and by what the other can still do."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.flower_cards.weights import load

from ..cards import (
    BLOCKS,
    CHUNKS,
    DOUBLES,
    EXCHANGES,
    GATEWAYS,
    HASHES,
    MERCHANTS,
    NONCES,
    RIBBONS,
    numbers,
)
from ..scoring import merchant_count, mining_value
from ..state import View

_PROOF = (CHUNKS, NONCES, HASHES, BLOCKS)


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


WEIGHTS = load(Weights, __package__)


def worths(view: View, seat: int, weights: Weights = WEIGHTS) -> list[float]:
    """Return, by card, what it would be worth to a seat to capture it now, in points or so."""
    mine, theirs = view.captured[seat], view.captured[1 - seat]
    # The tenth Mining is the first point, and each after it one more.
    base, slope, ready = weights.mining
    value = mining_value(mine)
    mining = ready if value >= 8 else base + slope * value
    found = [mining] * 50
    for card in numbers(DOUBLES):
        found[card] = mining * 2
    held = (mine & EXCHANGES).bit_count()
    exchange = weights.exchanges[min(held, 4)]
    if (theirs & EXCHANGES).bit_count() >= 3:
        exchange *= weights.exchanges_gone
    merchant = weights.merchants[min(merchant_count(mine), 4)]
    ribbon = weights.ribbons[min((mine & RIBBONS).bit_count(), 4)]
    for cards, worth in ((EXCHANGES, exchange), (MERCHANTS, merchant), (RIBBONS, ribbon)):
        for card in numbers(cards):
            found[card] = worth
    for cards, table in (
        (GATEWAYS, weights.gateway_set),
        (CHUNKS, weights.ribbon_set),
        (NONCES, weights.ribbon_set),
        (HASHES, weights.ribbon_set),
    ):
        if not theirs & cards:
            for card in numbers(cards & ~mine):
                found[card] += table[min((mine & cards).bit_count(), 2)]
    if not theirs & BLOCKS:
        kinds = [kind for kind in _PROOF if mine & kind]
        more = weights.proof[min(len(kinds), 3)]
        for kind in _PROOF:
            if kind not in kinds:
                for card in numbers(kind):
                    found[card] += more
    return found
