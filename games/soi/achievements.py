"""Achievements of Soi."""

from __future__ import annotations

from itertools import groupby

from macclassic.engine.core.companions import level_alone
from macclassic.engine.match.participation import MEMORY
from macclassic.engine.progress.achievements import Achievement, RoundAccount

ACES = 0
"""Number of the kind of the aces."""
HITS_IN_A_ROW = 5
"""Hits in a row that the achievement needs."""
STRONGEST = "impossible"


def _five_in_a_row(account: RoundAccount) -> bool:
    runs = groupby(account.end.asked, lambda asked: (asked.asker, asked.hit))
    return any(by == (account.seat, 1) and len(list(run)) >= HITS_IN_A_ROW for by, run in runs)


def _elephant(account: RoundAccount) -> bool:
    return {level_alone(player) for player in account.beaten} == {STRONGEST}


ACHIEVEMENTS = (
    Achievement(
        "aces", "Aces", "Lay down the four Aces.", lambda account: account.end.owners[ACES] == account.seat
    ),
    Achievement("five-in-a-row", "Five in a Row", "Get five cards in a row.", _five_in_a_row),
    Achievement(
        "no-memory",
        "No Memory",
        "Win a round without the Memory window.",
        lambda account: account.won and MEMORY not in account.aids,
    ),
    Achievement("elephant", "Elephant", "Beat three Impossible players without a hint.", _elephant),
)
