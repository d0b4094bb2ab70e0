"""Achievements of Six Tricks."""

from __future__ import annotations

from macclassic.engine import Achievement, RoundAccount


def _all_six(account: RoundAccount) -> bool:
    return bool(account.end.tricks[account.seat] == 6)


def _without_trumps(account: RoundAccount) -> bool:
    """True for a round that was won with no spade in the hand."""
    return account.won and min(account.end.deal.hands[account.seat]) >= 6


ACHIEVEMENTS = (
    Achievement("all-six", "All Six", "Take all six tricks of a game.", _all_six),
    Achievement("no-spade", "No Spade", "Win a game without a spade in your hand.", _without_trumps),
)
