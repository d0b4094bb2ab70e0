"""What a great moment at a table of flower cards is: what is shown of it, and of a set that somebody made."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.safe_text import lowered
from macclassic.table.game_words import point_count
from macclassic.toolbox.base.sound import Sound


@dataclass(frozen=True)
class GreatMoment:
    """A great moment: its picture, its caption, how it sounds, and how often the cloth inverts."""

    picture: str
    caption: str
    sound: Sound | None = None
    inverts: int = 0


@dataclass(frozen=True)
class CompletedSet:
    """A set that somebody has made: what is shown, the words for it as they stand alone, and its points."""

    great: GreatMoment
    line: str
    points: int

    @property
    def name(self) -> str:
        """What it is called within a sentence."""
        return lowered(self.line)

    @property
    def words(self) -> str:
        """How it is spoken of, with its points."""
        return f"{self.name}, {point_count(self.points)}"
