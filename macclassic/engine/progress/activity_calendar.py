"""Calendar of the days on which rounds were finished that count; a day is never removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from datetime import date

from macclassic.engine.progress.statistics import PLAIN, FinishedRound

Month = tuple[int, int]
"""Year and month."""


def days_played(rounds: Iterable[FinishedRound]) -> dict[date, Counter[str]]:
    """Return how many rounds by plain rules, without practice, were finished on each day, by game."""
    found: dict[date, Counter[str]] = {}
    for each in rounds:
        if each.rules == PLAIN and not each.practice:
            with suppress(ValueError):
                found.setdefault(date.fromisoformat(each.when[:10]), Counter())[each.game] += 1
    return found


def month_of(day: date) -> Month:
    """Return the month of a day."""
    return day.year, day.month


def best_month(days: Iterable[date]) -> tuple[Month, int] | None:
    """Return the month with most of the given days, the later of equals, and their number; else None."""
    counts = Counter(map(month_of, days))
    return max(counts.items(), key=lambda each: (each[1], each[0]), default=None)
