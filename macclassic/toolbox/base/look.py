"""Current look: the screen's depth, and the colours of System 7 at that depth (look §1.5).

Every colour is an entry of the current colour table. At 1 and 4 bits windows and scroll bars are drawn in
black and white (§1.5, the fall-back rule: in 16 colours the light tints would become white). Where only the
colours differ, `Look` contains them. Where the drawing itself differs (boxes, bevels, thumbs), check
`Look.tinted`.
"""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor, QPainter
from PySide6.QtWidgets import QApplication

from macclassic.quickdraw import desktop_patterns, patterns
from macclassic.quickdraw.colours import clut, nearest, parse

INVERTING = QPainter.CompositionMode.RasterOp_SourceXorDestination
"""Painting mode in which white inverts the pixels below."""
FLASH_MS = 133
"""Duration of the inversion of a button or menu title triggered by keys: eight ticks."""


class _Tint:
    """Colour by six hexadecimal digits: with tints, in black and white, and at 4 bits if different."""

    def __init__(self, tinted: str, plain: str, sixteen: str = "") -> None:
        self._texts = {8: tinted, 4: sixteen or plain, 1: plain}

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, look: Look, _owner: type) -> QColor:
        # Cached under the same name, where Python looks first.
        found = look.__dict__[self._name] = look.colour(self._texts[look.depth])
        return found


class Look:
    """Colours of everything that the toolbox draws, at a depth of 1, 4 or 8 bits.

    Raises ValueError for another depth.
    """

    white = _Tint("FFFFFF", "FFFFFF")
    black = _Tint("000000", "000000")
    # At 4 bits dimmed things are true grey; the title of an inactive window is part of its frame, so black.
    dimmed = _Tint("888888", "000000", "808080")
    """Disabled text; at 1 bit black, to be dithered (`dithered`)."""
    separator = _Tint("888888", "000000", "808080")
    """Separator line in a menu; at 1 bit black, to be dotted."""

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
        clut(depth)  # raises ValueError for another depth
        self.depth = depth
        self.tinted = depth == 8
        """True if windows and scroll bars are drawn with tints."""

    @property
    def dithered(self) -> bool:
        """True if dimmed things are dithered because there is no grey: at 1 bit."""
        return self.depth == 1

    @property
    def desktop(self) -> QBrush:
        """Current desktop pattern at this depth."""
        return desktop_patterns.brush(_pattern, self.depth)

    @property
    def track(self) -> QBrush:
        """Pattern of a scroll bar's track."""
        return patterns.brush(patterns.LIGHT_GRAY, self.track_dot, self.tile)

    @property
    def gray(self) -> QBrush:
        """Every other pixel black, the others transparent: dotted frames and drag outlines."""
        return patterns.brush(patterns.GRAY, self.black)

    def colour(self, text: str) -> QColor:
        """Return the colour that the screen shows for six hexadecimal digits."""
        return QColor(*nearest(parse(text), self.depth))


SEASONS = ("winter", "spring", "summer", "autumn")
"""Seasons of table cloths; the first is December, January and February."""
_current = Look(8)
_season = SEASONS[0]
_pattern = desktop_patterns.STANDARD


def current() -> Look:
    """Return the current look; call it when painting, because the depth may change."""
    return _current


def use(depth: int) -> None:
    """Set the look of a depth of 1, 4 or 8 bits, and its palette for all widgets.

    Does not repaint the screen. Raises ValueError for another depth.
    """
    global _current
    if depth == _current.depth:
        return
    _current = Look(depth)
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.setPalette(app.style().standardPalette())


def season() -> str:
    """Return the current season of seasonal cloths."""
    return _season


def use_season(month: int) -> bool:
    """Set the season by month, 1 to 12; return True if it changed. Does not repaint the screen."""
    global _season
    before, _season = _season, SEASONS[month % 12 // 3]
    return before != _season


def use_pattern(name: str) -> None:
    """Set the desktop pattern by name; an unknown name means the standard one.

    Does not repaint the screen.
    """
    global _pattern
    _pattern = name
