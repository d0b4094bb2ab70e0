"""What a match may be played as."""

from __future__ import annotations

PLAIN, DAILY = "plain", "daily"
KINDS = (PLAIN, DAILY, "ladder", "lesson")
"""For itself, as the deal of a day, in a room of the ladder, as a lesson."""
