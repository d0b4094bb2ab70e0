"""QuickDraw's styles, computed on the pixels of our drawings (look §3.3). Knows no Qt.

Bold draws a letter again one pixel to the right. Italic shifts it right by a pixel every two rows. Underline
leaves one row clear below the letters and breaks around descenders. Outline keeps only the pixels next to the
letters; shadow adds a second pixel to the right and below. Condensed and extended text is a pixel a letter
closer and wider. Styles combine, in this order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Flag, auto

from macclassic.quickdraw.font_files import glyph_files
from macclassic.quickdraw.font_files.glyph_files import Glyph, Pixel

Ink = frozenset[Pixel]

UNDERLINE_ROW = 1
"""y of the underline: the second row below the baseline, so one row is left white."""


class Style(Flag):
    """Set of styles, in QuickDraw's order; the empty set, ``Style(0)``, is plain text."""

    BOLD = auto()
    ITALIC = auto()
    UNDERLINE = auto()
    OUTLINE = auto()
    SHADOW = auto()
    CONDENSE = auto()
    EXTEND = auto()


PLAIN = Style(0)

_WIDER = {Style.BOLD: 1, Style.OUTLINE: 1, Style.SHADOW: 2, Style.CONDENSE: -1, Style.EXTEND: 1}
"""Pixels that a style adds to the advance of every letter; with shadow, outline adds none."""


@dataclass(frozen=True)
class Setting:
    """Line of text set in a style, relative to the start of the line on the baseline.

    It holds the advance in pixels, the inked pixels, and the pixels inside hollow letters (``paper``; empty
    unless outlined or shadowed).
    """

    advance: int
    ink: Ink
    paper: Ink


def bold(ink: Ink) -> Ink:
    """Return the drawing combined with itself moved one pixel to the right."""
    return ink | {(x + 1, y) for x, y in ink}


def italic(ink: Ink) -> Ink:
    """Return the slanted drawing: a pixel further right every two rows up, to the left below the baseline."""
    return frozenset((x + (-1 - y) // 2, y) for x, y in ink)


def underline(ink: Ink, advance: int) -> Ink:
    """Return the pixels of the rule under a line of text: none on or next to a descender."""
    rows = (UNDERLINE_ROW - 1, UNDERLINE_ROW, UNDERLINE_ROW + 1)
    hanging = {x for x, y in ink if y in rows}
    return frozenset((x, UNDERLINE_ROW) for x in range(advance) if not {x - 1, x, x + 1} & hanging)


def outline(ink: Ink) -> Ink:
    """Return the pixels that touch a drawing, corners included, without the drawing itself."""
    return _smear(ink, 1) - ink


def shadow(ink: Ink) -> Ink:
    """Return the halo of a drawing: one pixel wide to the left and above, two to the right and below."""
    return _smear(ink, 2) - ink


def _smear(ink: Ink, far: int) -> Ink:
    steps = range(-1, far + 1)
    return frozenset((x + across, y + down) for x, y in ink for across in steps for down in steps)


def widening(style: Style) -> int:
    """Return the number of pixels that a style adds to the advance of every letter."""
    if Style.SHADOW in style:
        style &= ~Style.OUTLINE
    return sum(more for one, more in _WIDER.items() if one in style)


def set_line(text: str, face: str, style: Style = PLAIN) -> Setting:
    """Set one line of text in a face, one of ``glyph_files.FILES``, and a style.

    Raises KeyError for an unknown face.
    """
    letters = glyph_files.face(face).letters(text)
    ink, advance = _pen(letters, widening(style))
    if Style.BOLD in style:
        ink = bold(ink)
    if Style.ITALIC in style:
        ink = italic(ink)
    if Style.UNDERLINE in style:
        ink |= underline(ink, advance)
    if Style.SHADOW in style:
        return Setting(advance, shadow(ink), ink)
    if Style.OUTLINE in style:
        return Setting(advance, outline(ink), ink)
    return Setting(advance, ink, frozenset())


def _pen(letters: Iterable[Glyph], wider: int) -> tuple[Ink, int]:
    ink: set[Pixel] = set()
    pen = 0
    for letter in letters:
        ink |= {(pen + x, y) for x, y in letter.ink}
        pen += letter.advance + wider
    return frozenset(ink), pen
