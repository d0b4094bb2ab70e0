"""The look in force: the screen's depth and the colours of System 7 at it (look §1.5).

Every colour is already one of the colour table in force. At 1 and 4 bits windows and scroll bars are drawn
in black and white (§1.5, the fall-back rule: in 16 colours the light tints would become white), and where
that is the same drawing in other colours, the colours here are those. Where it is another drawing (boxes,
bevels, thumbs), ask `Look.tinted`.
"""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor, QPainter
from PySide6.QtWidgets import QApplication

from macclassic.quickdraw import desktop_patterns, patterns
from macclassic.quickdraw.colours import clut, nearest, parse

INVERTING = QPainter.CompositionMode.RasterOp_SourceXorDestination
"""How white inverts what lies below it."""
FLASH_MS = 133
"""Eight ticks: how long a button, or the title of a menu, that is struck by keys is inverted."""


class _Tint:
    """A colour of six hexadecimal digits: with tints, in black and white, at 4 bits where that differs."""

    def __init__(self, tinted: str, plain: str, sixteen: str = "") -> None:
        self._texts = {8: tinted, 4: sixteen or plain, 1: plain}

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, look: Look, _owner: type) -> QColor:
        # Kept under the same name, where Python looks first.
        found = look.__dict__[self._name] = look.colour(self._texts[look.depth])
        return found


class Look:
    """The colours of everything the toolbox draws, at a depth of 1, 4 or 8 bits.

    Raises ValueError for another depth.
    """

    white = _Tint("FFFFFF", "FFFFFF")
    black = _Tint("000000", "000000")
    # True grey at 4 bits for what is dimmed; the title of a window behind is part of its frame, and black.
    dimmed = _Tint("888888", "000000", "808080")
    """Disabled text; at 1 bit black, to be dithered (`dithered`)."""
    separator = _Tint("888888", "000000", "808080")
    """The line in a menu; at 1 bit black, to be dotted."""

    title_bar = _Tint("EEEEEE", "FFFFFF")
    stripe = _Tint("777777", "000000")
    inactive_frame = _Tint("555555", "000000")
    inactive_title = _Tint("888888", "000000")
    tinge_light = _Tint("CCCCFF", "FFFFFF")
    tinge_middle = _Tint("9999CC", "FFFFFF")
    tinge_dark = _Tint("333366", "000000")
    box_fill = _Tint("AAAAAA", "FFFFFF")
    box_fill_light = _Tint("BBBBBB", "FFFFFF")
    dialog_light = _Tint("CCCCFF", "FFFFFF")
    dialog_middle = _Tint("BBBBBB", "FFFFFF")
    dialog_dark = _Tint("666699", "000000")

    tile = _Tint("DDDDDD", "FFFFFF")
    tile_dark = _Tint("777777", "000000")
    track_dot = _Tint("777777", "000000")
    arrow_outline = _Tint("333366", "000000")
    arrow_fill = _Tint("9999CC", "FFFFFF")
    thumb = _Tint("AAAAAA", "FFFFFF")
    thumb_edge = _Tint("555555", "000000")
    progress_done = _Tint("444444", "000000", "444444")
    progress_rest = _Tint("CCCCFF", "FFFFFF", "CCCCFF")

    def __init__(self, depth: int) -> None:
        clut(depth)  # raises for a depth that is none
        self.depth = depth
        self.tinted = depth == 8
        """Whether windows and scroll bars are drawn with tints."""

    @property
    def dithered(self) -> bool:
        """Whether dimmed things are dithered, for want of a grey: at 1 bit."""
        return self.depth == 1

    @property
    def desktop(self) -> QBrush:
        """The pattern chosen for the desktop, as it is at this depth."""
        return desktop_patterns.brush(_pattern, self.depth)

    @property
    def track(self) -> QBrush:
        """The pattern of a scroll bar's track."""
        return patterns.brush(patterns.LIGHT_GRAY, self.track_dot, self.tile)

    @property
    def gray(self) -> QBrush:
        """Every other pixel black, the others untouched: dotted frames and drag outlines."""
        return patterns.brush(patterns.GRAY, self.black)

    def colour(self, text: str) -> QColor:
        """Return what a colour of six hexadecimal digits becomes on this screen."""
        return QColor(*nearest(parse(text), self.depth))


SEASONS = ("winter", "spring", "summer", "autumn")
"""The first is that of December, January and February."""
_current = Look(8)
_season = SEASONS[0]
_pattern = desktop_patterns.STANDARD


def current() -> Look:
    """Return the look in force; ask at the moment of painting, since the depth may change."""
    return _current


def use(depth: int) -> None:
    """Put the look of a depth of 1, 4 or 8 bits in force, and its palette for all widgets.

    What is on screen is not repainted by this. Raises ValueError for another depth.
    """
    global _current
    if depth == _current.depth:
        return
    _current = Look(depth)
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.setPalette(app.style().standardPalette())


def season() -> str:
    """Return the season that it is for cloths which go with the year."""
    return _season


def use_season(month: int) -> bool:
    """Have it be the season of a month; return whether it was another. What is on screen is not repainted."""
    global _season
    before, _season = _season, SEASONS[month % 12 // 3]
    return before != _season


def use_pattern(name: str) -> None:
    """Choose the desktop's pattern by its name; one that is not known means the standard one.

    What is on screen is not repainted by this.
    """
    global _pattern
    _pattern = name
