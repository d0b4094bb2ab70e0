"""The fifteen days of a shareware program of 1993, and its registration, which costs nothing here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from hashlib import sha256

DAYS = 15
"""Days of the trial."""


@dataclass(frozen=True, slots=True)
class TrialPeriod:
    """The first day the program was started, and the latest day it has ever seen."""

    first: date
    latest: date

    @classmethod
    def begin(cls, today: date) -> TrialPeriod:
        """Return a trial that begins today."""
        return cls(today, today)

    def seen(self, today: date) -> TrialPeriod:
        """Return the trial after a start today. A clock set back gains no days."""
        return TrialPeriod(self.first, max(self.latest, today))

    @property
    def day(self) -> int:
        """The day of the trial, counted from 1, by the latest day seen."""
        return (self.latest - self.first).days + 1

    @property
    def over(self) -> bool:
        """Whether the fifteen days are past."""
        return self.day > DAYS

    def to_json(self) -> dict[str, object]:
        """Return the trial as it stands on disk."""
        return {"schema": 1, "first": self.first.isoformat(), "latest": self.latest.isoformat()}

    @classmethod
    def from_json(cls, data: object) -> TrialPeriod:
        """Return a trial from disk.

        Raises ValueError when it is not one.
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


def tidy(name: str) -> str:
    """Return a name as it is registered: no spaces round it, one between words."""
    return " ".join(name.split())


def number_for(name: str) -> str:
    """Return the registration number of a name: ten digits made from it, the same for ever."""
    digest = sha256(f"macclassic registration/{tidy(name).casefold()}".encode("utf-8", "replace")).digest()
    digits = f"{int.from_bytes(digest[:8], 'big') % 10**10:010d}"
    return f"{digits[:3]}-{digits[3:6]}-{digits[6:]}"


def is_registered(name: str, number: str) -> bool:
    """Whether the number was made from the name."""
    return bool(tidy(name)) and number == number_for(name)
