"""Draws lines of text in QuickDraw's styles, pixel for pixel, where a QFont has no such style.

Qt draws plain and bold text with the fonts of ``fonts``. This module is for titles and labels that are
outlined, shadowed, slanted or underlined as on the Macintosh (``styles``).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPainter, QRegion

from macclassic.quickdraw import fonts
from macclassic.quickdraw.ovals import fill_region
from tools.fonts.styles import PLAIN, Ink, Style, set_line


def width(text: str, face: str = fonts.SYSTEM, style: Style = PLAIN) -> int:
    """Return the advance of a line of text in pixels. Raises KeyError for an unknown face."""
    return set_line(text, face, style).advance


def draw(
    painter: QPainter,
    pen: QPoint,
    text: str,
    style: Style,
    ink: QColor,
    paper: QColor | None = None,
    face: str = fonts.SYSTEM,
) -> int:
    """Draw a line of text and return its advance in pixels.

    ``pen`` is the start of the line on the baseline: letters stand on the row above it. The inside of
    outlined and shadowed letters is filled with ``paper``, or left unchanged if that is None. Nothing is
    antialiased. Raises KeyError for an unknown face.
    """
    inked, inside, advance = _regions(text, face, style)
    if paper is not None:
        fill_region(painter, inside.translated(pen), paper)
    fill_region(painter, inked.translated(pen), ink)
    return advance


@lru_cache(maxsize=64)
def _regions(text: str, face: str, style: Style) -> tuple[QRegion, QRegion, int]:
    line = set_line(text, face, style)
    return _region(line.ink), _region(line.paper), line.advance


def _region(pixels: Ink) -> QRegion:
    """Return the region of a set of pixels, built from its horizontal runs."""
    region = QRegion()
    in_rows = sorted((y, x) for x, y in pixels)
    # Within a run x minus the count is constant.
    for (y, _), run in groupby(enumerate(in_rows), lambda each: (each[1][0], each[1][1] - each[0])):
        cells = [x for _, (_, x) in run]
        region += QRect(cells[0], y, len(cells), 1)
    return region
