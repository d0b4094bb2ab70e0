"""Kinds of matches, as records and statistics name them."""

from __future__ import annotations

PLAIN, DAILY = "plain", "daily"
KINDS = (PLAIN, DAILY, "ladder", "lesson")
"""A plain match, the deal of a day, a match of the ladder, a lesson."""
