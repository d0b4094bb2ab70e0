"""Shareware trial of fifteen days, and the registration, which is free."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from hashlib import sha256

DAYS = 15
"""Length of the trial in days."""
LONGEST_GAP = 366
"""Days between two starts after which the clock is taken to have been wrong at one of them."""
EARLIEST = date(1993, 1, 1)
"""An earlier date means that the computer's clock is wrong, as in `daily_deal`."""


@dataclass(frozen=True, slots=True)
class TrialPeriod:
    """State of the trial: the day of the first start, and the latest day seen."""

    first: date
    latest: date

    @classmethod
    def begin(cls, today: date) -> TrialPeriod:
        """Return a trial that begins today."""
        return cls(today, today)

    def seen(self, today: date) -> TrialPeriod:
        """Return the trial after a start today; setting the clock back gains no days.

        If a date shows that the clock was wrong, its day does not count; the trial begins anew if that was
        the first day or if that is too far away as well.
        """
        if _far(today, self.latest) or self.first < EARLIEST <= today:
            anew = _far(today, self.first) or self.first < EARLIEST
            return TrialPeriod(today if anew else min(self.first, today), today)
        return TrialPeriod(self.first, max(self.latest, today))

    @property
    def day(self) -> int:
        """Day of the trial, from 1, by the latest day seen."""
        return (self.latest - self.first).days + 1

    @property
    def over(self) -> bool:
        """True if the fifteen days are past."""
        return self.day > DAYS

    def to_json(self) -> dict[str, object]:
        """Return the trial as JSON data."""
        return {"schema": 1, "first": self.first.isoformat(), "latest": self.latest.isoformat()}

    @classmethod
    def from_json(cls, data: object) -> TrialPeriod:
        """Return a trial from JSON data.

        Raises ValueError if they are invalid.
        """
        if not isinstance(data, dict) or data.get("schema") != 1:
            raise ValueError("not a trial")
        first, latest = data.get("first"), data.get("latest")
        if not isinstance(first, str) or not isinstance(latest, str):
            raise ValueError("not a trial")
        trial = cls(date.fromisoformat(first), date.fromisoformat(latest))
        if trial.latest < trial.first:
            raise ValueError("the latest day lies before the first")
        return trial


def _far(one: date, other: date) -> bool:
    return abs((one - other).days) > LONGEST_GAP


def tidy(name: str) -> str:
    """Return a name as it is registered: no spaces around it, single spaces between words."""
    return " ".join(name.split())


def number_for(name: str) -> str:
    """Return the registration number of a name: ten digits computed from it, the same in all versions."""
    digest = sha256(f"macclassic registration/{tidy(name).casefold()}".encode("utf-8", "replace")).digest()
    digits = f"{int.from_bytes(digest[:8], 'big') % 10**10:010d}"
    return f"{digits[:3]}-{digits[3:6]}-{digits[6:]}"


def is_registered(name: str, number: str) -> bool:
    """True if the number is that of the name."""
    return bool(tidy(name)) and number == number_for(name)
