"""Achievements of War of Coins."""

from __future__ import annotations

from macclassic.engine.progress.achievements import Achievement, RoundAccount

from .actions import Transact
from .cards import BLOCKS, CHUNKS, HASHES, NONCES
from .events import Bonus

MIN_PAYMENT = 88
"""Least payment in points for the achievement `eighty-eight`."""


def _proof(account: RoundAccount) -> bool:
    captured = account.end.sides()[account.seat].captured
    return all(captured & kind for kind in (CHUNKS, NONCES, HASHES, BLOCKS))


def _dear(account: RoundAccount) -> bool:
    paid = account.result.payment
    return account.won and paid is not None and paid.amount >= MIN_PAYMENT


ACHIEVEMENTS = (
    Achievement("proof-of-work", "Proof-of-work", "Have all four kinds of ribbon cards in a game.", _proof),
    Achievement(
        "complete-transaction",
        "Complete Transaction",
        "Lay three of a coin on the fourth at once.",
        lambda account: any(isinstance(each.action, Transact) for each in account.own),
    ),
    Achievement(
        "key-match",
        "Key Match",
        "Capture a pair with the other two cards of its coin.",
        lambda account: Bonus("key-match", account.seat) in account.events,
    ),
    Achievement("eighty-eight", "88", "Win a game that pays 88 points or more.", _dear),
)
