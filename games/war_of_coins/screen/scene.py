"""The table as it is seen at one moment, at rest: for those who explain it or say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from . import painting
from .model import Model
from .reading import Reading


@dataclass(frozen=True)
class Scene:
    """What lies on the table, and what may be done with it."""

    model: Model
    reading: Reading
    playable: Sequence[str]
    """The cards and offers that a click chooses now, in the order of the keys."""
    offers: Sequence[painting.Offer]
    marked: frozenset[int]
    """The places in the hand of cards with the mark of a match."""
    figures: Sequence[painting.Seat]
    """What stands at each player's place, by seat."""
    counts: Sequence[Sequence[int]]
    """What each group of captured cards counts, by seat."""
    keys: bool
    """Whether the numbers of the keys stand over the hand."""
    watching: bool
    message: QRect | None
    """Where it stands what has happened, if anything stands there."""
    hint: str | None
    """The card that a hint points at."""
    practice: QRect | None

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called."""
        return self.reading.names
