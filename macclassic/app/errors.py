"""Errors of the command line, and how they are reported: one line on stderr, exit status 2."""

from __future__ import annotations

import sys

from macclassic.engine.core.safe_text import harmless

LINE = 600
"""Characters of a line on stderr."""
FILL = "fill"
"""The scale that fills the display, as a settings file and the command line name it."""


class UsageError(Exception):
    """Something on the command line can't be done; the text is one line for a person."""


def refuse(sentence: str) -> int:
    """Say in one harmless line why something can't be done; return the exit status for that."""
    if sys.stderr is not None:
        print("macclassic: " + harmless(sentence, LINE, middle=True), file=sys.stderr)
    return 2
