"""Achievements of War of Flowers."""

from __future__ import annotations

from macclassic.engine.progress.achievements import Achievement, RoundAccount

from .cards import BIRDS, SUNS
from .events import SMACK, SWEEP, Bonus

COMEBACK_MONEY = 5
"""Most dollars at the start of a game that the achievement `from-five` allows."""


def _bonuses(account: RoundAccount, kind: str, whole: bool = False) -> int:
    """Count the bonuses of a kind that the person made in the round, or in the `whole` war."""
    happened = [*account.earlier, *account.events] if whole else account.events
    return happened.count(Bonus(kind, account.seat))


def _holds(account: RoundAccount, cards: int) -> bool:
    return not cards & ~account.end.collections[account.seat]


def _gos(account: RoundAccount, least: int) -> bool:
    return account.won and bool(account.result.gos[account.seat] >= least)


ACHIEVEMENTS = (
    Achievement("finish-a-war", "Finish a War", "Play a war to its end.", lambda account: account.over),
    Achievement(
        "clean-cloth",
        "Clean Cloth",
        "Sweep: take all that lies on the table.",
        lambda account: _bonuses(account, SWEEP) > 0,
    ),
    Achievement(
        "three-smacks",
        "Three Smacks",
        "Smack three times in one war.",
        lambda account: _bonuses(account, SMACK, whole=True) >= 3,
    ),
    Achievement(
        "wire-full",
        "Birds on a Wire",
        "Have all three birds in a game.",
        lambda account: _holds(account, BIRDS),
    ),
    Achievement(
        "five-suns", "Five Suns", "Have all five suns in a game.", lambda account: _holds(account, SUNS)
    ),
    Achievement(
        "go-and-get-it", "GO and Get It", "Call GO, and win the game.", lambda account: _gos(account, 1)
    ),
    Achievement(
        "thrice", "Thrice", "Call GO three times, and win the game.", lambda account: _gos(account, 3)
    ),
    Achievement(
        "from-five",
        "From Five",
        "Win a game that you began with $5 or less.",
        lambda account: account.won and account.result.brought[account.seat] <= COMEBACK_MONEY,
    ),
)
