"""Our bitmap faces as Qt knows them: Harbour 12 (system), Ferry 9, 10 and 12, and Quay 9 (fixed pitch).

A font from here, drawn at whole positions, puts exactly the pixels of its drawing (see ``glyphs``); bold is a
file of its own in which every drawing lies over itself moved one pixel, as QuickDraw made it.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from macclassic.quickdraw import glyphs
from macclassic.quickdraw.glyphs import MissingFont as MissingFont
from macclassic.quickdraw.resources import resources_dir

SYSTEM = "Harbour"
SMALL = "Ferry Small"
MEDIUM = "Ferry Ten"
APPLICATION = "Ferry"
LISTING = "Quay"

HIGH = ("ko",)
"""Languages whose letters need more rows than Ferry 9 has: their small text is set in Ferry 12."""

_loaded = False
_small = SMALL


def load() -> None:
    """Make the faces known to Qt; a second call does nothing. Needs a QGuiApplication.

    Raises MissingFont if a file is not there or Qt refuses it.
    """
    global _loaded
    if _loaded:
        return
    for file in glyphs.FILES.values():
        for style in ("", "-bold"):
            path = resources_dir() / "fonts" / f"{file}{style}.ttf"
            if not path.is_file():
                raise MissingFont(f"The font file is missing: {path}")
            if QFontDatabase.addApplicationFont(str(path)) < 0:
                raise MissingFont(f"The font file cannot be read: {path}")
    _loaded = True


def system() -> QFont:
    """Return Harbour 12, the face of menus, titles, buttons and dialogs."""
    return _font(SYSTEM)


def speak(language: str) -> None:
    """Set small text from now on in the face that a language needs for it."""
    global _small
    _small = APPLICATION if language in HIGH else SMALL


def small(bold: bool = False) -> QFont:
    """Return the face of icon names, balloons and small notes: Ferry 9, but for `HIGH` languages."""
    font = _font(_small)
    font.setBold(bold)
    return font


def small_ascent() -> int:
    """Return how many rows a line of small text has above its baseline."""
    return glyphs.face(_small).ascent


def small_line() -> int:
    """Return how many rows a line of small text has; lines stand that far apart."""
    return glyphs.face(_small).ascent + glyphs.face(_small).descent


def small_width(text: str, bold: bool = False) -> int:
    """Return the width in pixels of one line of small text, without asking Qt."""
    return advance(text, _small, bold)


def small_fitted(text: str, width: int, bold: bool = False) -> str:
    """Return as much of a text as there is room for on one line of small text, with dots for the rest."""
    fitted = text
    while small_width(fitted, bold) > width and text:
        text = text[:-1]
        fitted = text.rstrip() + "…"
    return fitted


def medium() -> QFont:
    """Return Ferry 10, the face of lists and of longer notes."""
    return _font(MEDIUM)


def application() -> QFont:
    """Return Ferry 12, the face of running text."""
    return _font(APPLICATION)


def listing() -> QFont:
    """Return Quay 9, in which every character is six pixels wide: listings and columns of figures."""
    return _font(LISTING)


def advance(text: str, face: str = SYSTEM, bold: bool = False) -> int:
    """Return the width in pixels of one line of text in a face, without asking Qt.

    Raises KeyError for a face that is not ours.
    """
    return glyphs.face(face).advance(text, bold)


def wrapped(text: str, width: int) -> tuple[str, ...]:
    """Return a text in lines of small text, broken between words, that are at most so many pixels wide: only
    a word that is wider stands beyond."""
    return _wrapped(text, width, _small)


@lru_cache(maxsize=512)
def _wrapped(text: str, width: int, face: str) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and advance(longer, face) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _font(family: str) -> QFont:
    """Return a face's font, to be made bold and so on by whoever asked for it."""
    return QFont(_plain(family))


@cache
def _plain(family: str) -> QFont:
    load()
    font = QFont(family)
    font.setPixelSize(glyphs.face(family).size)
    font.setKerning(False)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # A character that we have not drawn shows as our "?", not in whatever font the machine happens to have.
    font.setStyleStrategy(QFont.StyleStrategy.NoAntialias | QFont.StyleStrategy.NoFontMerging)
    return font
