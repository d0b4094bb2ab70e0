"""Points and payments of War of Coins (war-of-coins §points, §ending).

Compiled (`tools.release.compiled`). A *tally* is the sum of the values of its cards: Exchanges, Gateways,
Merchants (Gateways too), ribbon cards by number and by kind, and Mining by value. All fields fit side by side
into 26 bits. Adding a tally captures cards, subtracting it gives them away, and a score needs four table
lookups.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macclassic.flower_cards.actions import added_up
from macclassic.flower_cards.deck import by_part
from macclassic.flower_cards.events import ScoreLine as ScoreLine

from .cards import BLOCKS, CHUNKS, DOUBLES, EXCHANGES, GATEWAYS, HASHES, MERCHANTS, NONCES, RIBBONS

if TYPE_CHECKING:
    from mypy_extensions import i64

TARGET: Final = 7
"""Points from which a game may be ended; also the payment of a Perfect Hand or a void deal."""

# Each field's set of cards and its lowest bit. The second and third fields share a lookup, and so do all
# fields of the ribbon cards.
_FIELDS: Final = (
    (EXCHANGES, 0),
    (GATEWAYS, 3),
    (MERCHANTS, 5),
    (RIBBONS, 9),
    (CHUNKS, 13),
    (NONCES, 15),
    (HASHES, 17),
    (BLOCKS, 19),
)
_MINING: Final = 20


def _card(card: int) -> int:
    bit = 1 << card
    tally = sum(1 << low for cards, low in _FIELDS if bit & cards)
    return tally or (2 if bit & DOUBLES else 1) << _MINING


TALLY: Final = by_part(_card, 50)
"""Tallies of the parts of a coin, at 16 * coin + the four bits of the part; the jokers are coin 12."""


def tally_of(cards: int) -> int:
    """Return the tally of all captured cards."""
    return added_up(cards, TALLY)


def exchanges(tally: i64) -> i64:
    return tally & 7


def merchants(tally: i64) -> i64:
    """Return the number of Merchants, Gateways included."""
    return tally >> 5 & 15


def mining(tally: i64) -> i64:
    """Return the Mining by value: doubles and jokers count two."""
    return tally >> 20


SET: Final = 3
ALL_GATEWAYS: Final = 5
PROOF: Final = 5
"""Points of three ribbon cards of a kind, of the three Gateways, and of all four ribbon kinds."""
FREE_MERCHANTS: Final = 4
FREE_RIBBONS: Final = 4
FREE_MINING: Final = 9
"""Cards of a kind that score nothing; each card above is a point."""


def _excess(count: int, free: int) -> int:
    return max(0, count - free)


def _ribbons(field: int) -> int:
    """Return the points of ribbon cards; `field` packs their number and the counts of the four kinds."""
    kinds = [field >> low & 3 for low in (4, 6, 8)]
    points = _excess(field & 15, FREE_RIBBONS) + SET * kinds.count(3)
    return points + PROOF if all(kinds) and field >> 10 else points


EXCHANGE_POINTS: Final = bytes(0 if count < 3 else 15 if count == 5 else count for count in range(8))
MERCHANT_POINTS: Final = bytes(
    _excess(field >> 2, FREE_MERCHANTS) + (ALL_GATEWAYS if field & 3 == 3 else 0) for field in range(64)
)
RIBBON_POINTS: Final = bytes(map(_ribbons, range(2048)))
MINING_POINTS: Final = bytes(_excess(value, FREE_MINING) for value in range(64))


def points(tally: i64) -> i64:
    """Return the points of captured cards, by their tally."""
    return (
        EXCHANGE_POINTS[tally & 7]
        + MERCHANT_POINTS[tally >> 3 & 63]
        + RIBBON_POINTS[tally >> 9 & 2047]
        + MINING_POINTS[tally >> 20]
    )


def score(cards: int) -> int:
    return points(tally_of(cards))


def score_lines(cards: int) -> tuple[ScoreLine, ...]:
    """Return every line of a score; the lines add up to `score`.

    The lines are `exchanges`, `gateways`, `merchants`, `ribbons`, `chunks`, `nonces`, `hashes`,
    `proof-of-work` and `mining` (by value).
    """
    tally = tally_of(cards)
    ribbons = (cards & RIBBONS).bit_count()
    lines = [
        ScoreLine("exchanges", exchanges(tally), EXCHANGE_POINTS[exchanges(tally)]),
        ScoreLine("merchants", merchants(tally), _excess(merchants(tally), FREE_MERCHANTS)),
        ScoreLine("ribbons", ribbons, _excess(ribbons, FREE_RIBBONS)),
        ScoreLine("mining", mining(tally), _excess(mining(tally), FREE_MINING)),
    ]
    for what, wanted, worth in (
        ("gateways", GATEWAYS, ALL_GATEWAYS),
        ("chunks", CHUNKS, SET),
        ("nonces", NONCES, SET),
        ("hashes", HASHES, SET),
    ):
        if cards & wanted == wanted:
            lines.append(ScoreLine(what, 3, worth))
    if all(cards & kind for kind in (CHUNKS, NONCES, HASHES, BLOCKS)):
        lines.append(ScoreLine("proof-of-work", 4, PROOF))
    return tuple([line for line in lines if line.points])


# Payments

KEPT_GOING: Final = "keep-going"
JIGGLE_WIGGLE: Final = "jiggle-wiggle"
TRANSACTION: Final = "complete-transaction"
PERFECT_HAND: Final = "perfect-hand"
NO_MARKET: Final = "no-market"
JUNK_COIN: Final = "junk-coin"
NO_HASHRATE: Final = "no-hashrate"
"""Names of the reasons that double a payment."""

FREE_KEEPS: Final = 2
"""Number of *Keep going* calls that are a point each; each further one doubles."""


@dataclass(frozen=True)
class Doubling:
    """One doubling of a payment: its name, and its coin (from 0), or -1."""

    name: str
    coin: int = -1


@dataclass(frozen=True)
class Payment:
    """Payment of a winner: (`score` + `kept`) doubled once for each of `doublings`.

    `kept`: points for the first two *Keep going*. `fixed`: if not 0, the whole amount instead (seven).
    """

    score: int
    kept: int
    doublings: tuple[Doubling, ...]
    fixed: int = 0

    @property
    def amount(self) -> int:
        """Amount of the payment in points."""
        return self.fixed or self.score + self.kept << len(self.doublings)


def doubled_by_cards(mine: i64, theirs: i64) -> i64:
    """Return the doublings by captured cards as a bit set, from the tallies of winner and loser.

    1: No Market. 2: Junk Coin. 4: No Hashrate.
    """
    found: i64 = 1 if merchants(mine) >= 7 else 0
    if exchanges(mine) >= 3 and not exchanges(theirs):
        found |= 2
    if mining(mine) >= 10 and mining(theirs) < 8:
        found |= 4
    return found


def doublings(
    mine: int, theirs: int, keeps: int, shown: int = 0, transacted: int = 0, perfect: int = 0
) -> tuple[Doubling, ...]:
    """Return all doublings of a winner's payment.

    `mine`, `theirs`: captured cards of the winner and the loser. `keeps`: the winner's *Keep going* calls.
    The others are coins of the winner as in `Side`; each coin doubles once.
    """
    found = [Doubling(KEPT_GOING)] * max(0, keeps - FREE_KEEPS)
    for coin in range((perfect | shown | transacted).bit_length()):
        if perfect >> coin & 1:
            found.append(Doubling(PERFECT_HAND, coin))
        elif shown >> coin & 1:
            found.append(Doubling(JIGGLE_WIGGLE, coin))
        elif transacted >> coin & 1:
            found.append(Doubling(TRANSACTION, coin))
    flags = doubled_by_cards(tally_of(mine), tally_of(theirs))
    for place, name in enumerate((NO_MARKET, JUNK_COIN, NO_HASHRATE)):
        if flags >> place & 1:
            found.append(Doubling(name))
    return tuple(found)


def payment(
    mine: int, theirs: int, keeps: int, shown: int = 0, transacted: int = 0, perfect: int = 0
) -> Payment:
    """Return the payment of a seat that ends the game now; parameters as in `doublings`."""
    found = doublings(mine, theirs, keeps, shown, transacted, perfect)
    return Payment(score(mine), min(keeps, FREE_KEEPS), found)
