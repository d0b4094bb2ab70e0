"""Kinds of matches, as records and statistics name them."""

from __future__ import annotations

from enum import StrEnum


class MatchKind(StrEnum):
    """Kind of a match, which records and statistics store as its value."""

    PLAIN = "plain"
    """A match of its own."""
    DAILY = "daily"
    """The deal of a day."""
    LADDER = "ladder"
    """A match in a room of the ladder."""
    LESSON = "lesson"
    """A lesson."""

    @property
    def fixed(self) -> bool:
        """True if deal, rules and company stay as they are, and no move makes it practice."""
        return self is not MatchKind.PLAIN

    @property
    def one_deal(self) -> bool:
        """True if the match is a single deal without an opening, and its result is shown."""
        return self is MatchKind.DAILY

    @property
    def is_left(self) -> bool:
        """True if to concede is to leave the room of the ladder, which a dialog asks about."""
        return self is MatchKind.LADDER

    @property
    def counts(self) -> bool:
        """True if its rounds count in the statistics."""
        return self is not MatchKind.LESSON


PLAIN, DAILY = MatchKind.PLAIN, MatchKind.DAILY
