"""Errors of the command line, reported in one line on stderr with exit status 2."""

from __future__ import annotations

import sys

from macclassic.engine.core.safe_text import harmless

LINE = 600
"""Maximum number of characters of a line on stderr."""
FILL = "fill"
"""Name of the scale that fills the display, in a settings file and on the command line."""


class UsageError(Exception):
    """A request on the command line cannot be fulfilled; the text is one line for the user."""


def refuse(sentence: str) -> int:
    """Print one line on stderr that tells why a request fails; return exit status 2."""
    if sys.stderr is not None:
        print("macclassic: " + harmless(sentence, LINE, middle=True), file=sys.stderr)
    return 2
