"""Great moments at a table of flower cards, and completed sets."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.safe_text import lowered
from macclassic.table.game_words import point_count
from macclassic.toolbox.base.sound import Sound


@dataclass(frozen=True)
class GreatMoment:
    """Great moment: picture, caption, sound, and how often the cloth inverts."""

    picture: str
    caption: str
    sound: Sound | None = None
    inverts: int = 0


@dataclass(frozen=True)
class CompletedSet:
    """Completed set: its great moment, its words as a line of their own, and its points."""

    great: GreatMoment
    line: str
    points: int

    @property
    def name(self) -> str:
        """The name of the set within a sentence."""
        return lowered(self.line)

    @property
    def words(self) -> str:
        """The name of the set with its points."""
        return f"{self.name}, {point_count(self.points)}"
