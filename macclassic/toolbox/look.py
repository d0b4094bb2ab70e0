"""The look in force: the screen's depth and the colours of System 7 at it (look §1.5).

Every colour is already one of the colour table in force. At 1 and 4 bits windows and scroll bars are drawn
in black and white (§1.5, the fall-back rule: in 16 colours the light tints would become white), and where
that is the same drawing in other colours, the colours here are those. Where it is another drawing (boxes,
bevels, thumbs), ask `Look.tinted`.
"""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QApplication

from macclassic.quickdraw import desktop_patterns, patterns
from macclassic.quickdraw.colour import clut, nearest, parse


class Look:
    """The colours of everything the toolbox draws, at a depth of 1, 4 or 8 bits.

    Raises ValueError for another depth.
    """

    depth: int
    tinted: bool
    """Whether windows and scroll bars are drawn with tints: at 8 bits."""

    white: QColor
    black: QColor
    dimmed: QColor
    """Disabled text; at 1 bit black, to be dithered (`dithered`)."""
    separator: QColor
    """The line in a menu; at 1 bit black, to be dotted."""

    title_bar: QColor
    stripe: QColor
    inactive_frame: QColor
    inactive_title: QColor
    tinge_light: QColor
    tinge_middle: QColor
    tinge_dark: QColor
    box_fill: QColor
    box_fill_light: QColor
    dialog_light: QColor
    dialog_middle: QColor
    dialog_dark: QColor

    tile: QColor
    tile_dark: QColor
    track_dot: QColor
    arrow_outline: QColor
    arrow_fill: QColor
    thumb: QColor
    thumb_edge: QColor
    progress_done: QColor
    progress_rest: QColor

    def __init__(self, depth: int) -> None:
        clut(depth)  # raises for a depth that is none
        self.depth = depth
        self.tinted = depth == 8
        for name, (tint, plain) in _COLOURS.items():
            setattr(self, name, self.colour(tint if self.tinted else plain))
        if depth == 4:
            # True grey for what is dimmed; the title of a window behind is part of its frame, and black.
            self.dimmed = self.separator = self.colour("808080")
            self.progress_done, self.progress_rest = self.colour("444444"), self.colour("CCCCFF")

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


_COLOURS: dict[str, tuple[str, str]] = {
    # name: (with tints, in black and white)
    "white": ("FFFFFF", "FFFFFF"),
    "black": ("000000", "000000"),
    "dimmed": ("888888", "000000"),
    "separator": ("888888", "000000"),
    "title_bar": ("EEEEEE", "FFFFFF"),
    "stripe": ("777777", "000000"),
    "inactive_frame": ("555555", "000000"),
    "inactive_title": ("888888", "000000"),
    "tinge_light": ("CCCCFF", "FFFFFF"),
    "tinge_middle": ("9999CC", "FFFFFF"),
    "tinge_dark": ("333366", "000000"),
    "box_fill": ("AAAAAA", "FFFFFF"),
    "box_fill_light": ("BBBBBB", "FFFFFF"),
    "dialog_light": ("CCCCFF", "FFFFFF"),
    "dialog_middle": ("BBBBBB", "FFFFFF"),
    "dialog_dark": ("666699", "000000"),
    "tile": ("DDDDDD", "FFFFFF"),
    "tile_dark": ("777777", "000000"),
    "track_dot": ("777777", "000000"),
    "arrow_outline": ("333366", "000000"),
    "arrow_fill": ("9999CC", "FFFFFF"),
    "thumb": ("AAAAAA", "FFFFFF"),
    "thumb_edge": ("555555", "000000"),
    "progress_done": ("444444", "000000"),
    "progress_rest": ("CCCCFF", "FFFFFF"),
}

_current = Look(8)
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


def use_pattern(name: str) -> None:
    """Choose the desktop's pattern by its name; one that is not known means the standard one.

    What is on screen is not repainted by this.
    """
    global _pattern
    _pattern = name
