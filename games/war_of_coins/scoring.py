"""Points and payments, itemised so that a screen can explain them (war-of-coins §points, §ending)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.flower_cards.scores import ScoreLine as ScoreLine

from .cards import (
    BLOCKS,
    CHUNKS,
    DOUBLES,
    EXCHANGES,
    GATEWAYS,
    HASHES,
    MERCHANTS,
    MINING,
    NONCES,
    RIBBONS,
)

TARGET = 7
"""The points at which a game may be ended, and what a Perfect Hand or a void deal is worth."""

KEPT_GOING, JIGGLE_WIGGLE, TRANSACTION, PERFECT_HAND, NO_MARKET, JUNK_COIN, NO_HASHRATE = (
    "keep-going",
    "jiggle-wiggle",
    "complete-transaction",
    "perfect-hand",
    "no-market",
    "junk-coin",
    "no-hashrate",
)
"""The names of what doubles a payment; one doubling each time."""


@dataclass(frozen=True, slots=True)
class Doubling:
    """One doubling of a payment: its name, and the coin (from 0) it stands for, or -1."""

    name: str
    coin: int = -1


@dataclass(frozen=True, slots=True)
class Payment:
    """What a winner is paid: (`score` + `kept`) doubled once for each of `doublings`.

    `kept`: the points for the first two *Keep going*. `fixed`: set where the amount is plain seven instead.
    """

    score: int
    kept: int
    doublings: tuple[Doubling, ...]
    fixed: int = 0

    @property
    def amount(self) -> int:
        """What is paid, in points."""
        return self.fixed or self.score + self.kept << len(self.doublings)


def mining_value(cards: int) -> int:
    """Return the Mining of a set by value: doubles and jokers count two."""
    return (cards & MINING).bit_count() + (cards & DOUBLES).bit_count()


def merchant_count(cards: int) -> int:
    """Return the Merchants of a set, Gateways counted too."""
    return (cards & MERCHANTS).bit_count()


def score(cards: int) -> int:
    """Return the points of what is captured."""
    points = 0
    exchanges = (cards & EXCHANGES).bit_count()
    if exchanges > 2:
        points = 15 if exchanges == 5 else exchanges
    if cards & GATEWAYS == GATEWAYS:
        points += 5
    merchants = (cards & MERCHANTS).bit_count()
    if merchants > 4:
        points += merchants - 4
    ribbons = (cards & RIBBONS).bit_count()
    if ribbons > 2:
        if ribbons > 4:
            points += ribbons - 4
        if cards & CHUNKS == CHUNKS:
            points += 3
        if cards & NONCES == NONCES:
            points += 3
        if cards & HASHES == HASHES:
            points += 3
        if cards & BLOCKS and cards & CHUNKS and cards & NONCES and cards & HASHES:
            points += 5
    mining = mining_value(cards)
    return points + mining - 9 if mining > 9 else points


def score_lines(cards: int) -> tuple[ScoreLine, ...]:
    """Return every line of a score; together they are `score`.

    The lines are `exchanges`, `gateways`, `merchants`, `ribbons`, `chunks`, `nonces`, `hashes`,
    `proof-of-work` and `mining`, this one by value.
    """
    exchanges = (cards & EXCHANGES).bit_count()
    merchants, mining = merchant_count(cards), mining_value(cards)
    ribbons = (cards & RIBBONS).bit_count()
    lines = [
        ScoreLine("exchanges", exchanges, 0 if exchanges < 3 else 15 if exchanges == 5 else exchanges),
        ScoreLine("merchants", merchants, max(0, merchants - 4)),
        ScoreLine("ribbons", ribbons, max(0, ribbons - 4)),
        ScoreLine("mining", mining, max(0, mining - 9)),
    ]
    for what, wanted, points in (
        ("gateways", GATEWAYS, 5),
        ("chunks", CHUNKS, 3),
        ("nonces", NONCES, 3),
        ("hashes", HASHES, 3),
    ):
        if cards & wanted == wanted:
            lines.append(ScoreLine(what, 3, points))
    if all(cards & kind for kind in (CHUNKS, NONCES, HASHES, BLOCKS)):
        lines.append(ScoreLine("proof-of-work", 4, 5))
    return tuple(line for line in lines if line.points)


def doublings(
    mine: int, theirs: int, keeps: int, shown: int = 0, transacted: int = 0, perfect: int = 0
) -> tuple[Doubling, ...]:
    """Return all that doubles what a winner is paid.

    `mine`, `theirs`: what the winner and the loser captured. `keeps`: the winner's *Keep going*. The others
    are coins of the winner as in `State`; each coin doubles once.
    """
    found = [Doubling(KEPT_GOING)] * max(0, keeps - 2)
    coins = (perfect | shown | transacted).bit_length()
    for coin in range(coins):
        if perfect >> coin & 1:
            found.append(Doubling(PERFECT_HAND, coin))
        elif shown >> coin & 1:
            found.append(Doubling(JIGGLE_WIGGLE, coin))
        elif transacted >> coin & 1:
            found.append(Doubling(TRANSACTION, coin))
    if merchant_count(mine) >= 7:
        found.append(Doubling(NO_MARKET))
    if (mine & EXCHANGES).bit_count() >= 3 and not theirs & EXCHANGES:
        found.append(Doubling(JUNK_COIN))
    if mining_value(mine) >= 10 and mining_value(theirs) < 8:
        found.append(Doubling(NO_HASHRATE))
    return tuple(found)


def payment(
    winner: int,
    captured: Sequence[int],
    keeps: Sequence[int],
    shown: Sequence[int],
    transacted: Sequence[int],
    perfect: Sequence[int],
) -> Payment:
    """Return what a seat is paid that ends the game now; each sequence is by seat."""
    mine, theirs = captured[winner], captured[1 - winner]
    found = doublings(mine, theirs, keeps[winner], shown[winner], transacted[winner], perfect[winner])
    return Payment(score(mine), min(keeps[winner], 2), found)
