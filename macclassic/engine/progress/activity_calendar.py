"""The calendar of evenings: on which days something that counts was played. Nothing in it is ever lost: a day
stays, whatever is not played after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from datetime import date

from macclassic.engine.progress.statistics import PLAIN, FinishedRound

Month = tuple[int, int]
"""A year and a month of it."""


def evenings(rounds: Iterable[FinishedRound]) -> dict[date, Counter[str]]:
    """Return the days on which rounds of some games were finished by plain rules, and how many of each."""
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
    """Return the month with most of some days, of equals the later, and how many; None without any."""
    counts = Counter(map(month_of, days))
    return max(counts.items(), key=lambda each: (each[1], each[0]), default=None)
