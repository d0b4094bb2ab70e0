"""Our bitmap faces as Qt knows them: Harbour 12 (system), Ferry 9, 10 and 12, and Quay 9 (fixed pitch).

A font from here, drawn at whole positions, puts exactly the pixels of its drawing (see ``glyphs``); bold is a
file of its own in which every drawing lies over itself moved one pixel, as QuickDraw made it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

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

WITH_HANGUL = {SYSTEM: "harbour-12-hangul", APPLICATION: "ferry-12-hangul", LISTING: "quay-9-hangul"}
"""The faces that have Hangul -> their files with it, which are read when Korean is first spoken. Qt knows
these as families of their own, for a font made before keeps what it has."""

_small = SMALL
_hangul = False


def load() -> None:
    """Make the system's face known to Qt; each of the others is when it is first asked for. Needs a
    QGuiApplication.

    Raises MissingFont if the file of any is not there, or Qt refuses one.
    """
    for file in (*glyphs.FILES.values(), *WITH_HANGUL.values()):
        for path in _files(file):
            if not path.is_file():
                raise MissingFont(f"The font file is missing: {path}")
    _read(SYSTEM)


def _files(file: str) -> tuple[Path, Path]:
    """Return the files of a face, plain and bold."""
    folder = resources_dir() / "fonts"
    return folder / f"{file}.ttf", folder / f"{file}-bold.ttf"


@cache
def _read(family: str, hangul: bool = False) -> str:
    """Make a face known to Qt, with Hangul or without, and return the family that Qt knows it as."""
    for path in _files(WITH_HANGUL[family] if hangul else glyphs.FILES[family]):
        # On Windows Qt opens a file itself only by a name in the system's own encoding.
        if QFontDatabase.addApplicationFontFromData(path.read_bytes()) < 0:
            raise MissingFont(f"The font file cannot be read: {path}")
    return f"{family} Hangul" if hangul else family


def has_hangul() -> bool:
    """Return whether Korean has been spoken, so that the faces have its letters."""
    return _hangul


def drawing(family: str = SYSTEM) -> glyphs.Face:
    """Return a face's drawing as Qt has it: with Hangul once Korean has been spoken.

    Raises KeyError for a face that is not ours.
    """
    if _reads_hangul(family):
        from macclassic.quickdraw import hangul  # nobody else needs it

        return hangul.face(family)
    return glyphs.face(family)


def system() -> QFont:
    """Return Harbour 12, the face of menus, titles, buttons and dialogs."""
    return _font(SYSTEM)


def speak(language: str) -> None:
    """Set small text from now on in the face that a language needs for it, and have its letters."""
    global _small, _hangul
    _hangul = _hangul or language == "ko"
    _small = APPLICATION if language in HIGH else SMALL


def small(bold: bool = False) -> QFont:
    """Return the face of icon names, balloons and small notes: Ferry 9, but for `HIGH` languages."""
    font = _font(_small)
    font.setBold(bold)
    return font


def small_ascent() -> int:
    """Return how many rows a line of small text has above its baseline."""
    return drawing(_small).ascent


def small_line() -> int:
    """Return how many rows a line of small text has; lines stand that far apart."""
    return drawing(_small).ascent + drawing(_small).descent


def small_lead() -> int:
    """Return how many rows are left free above a line of small text in a box, so that its highest letters do
    not touch the outline: some of Hangul fill a line to its first row."""
    return int(_small != SMALL)


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


def figures(bold: bool = False) -> QFont:
    """Return the face of what is never more than figures, in the smallest places: Ferry 9 in any language."""
    font = _font(SMALL)
    font.setBold(bold)
    return font


def medium() -> QFont:
    """Return Ferry 10, the face of lists and of longer notes."""
    return _font(MEDIUM)


def application() -> QFont:
    """Return Ferry 12, the face of running text."""
    return _font(APPLICATION)


def listing() -> QFont:
    """Return Quay 9, in which every character is six pixels wide: listings and columns of figures. Hangul has
    two such columns a syllable."""
    return _font(LISTING)


def columns(text: str) -> int:
    """Return how many columns of a listing a text has."""
    return advance(text, LISTING) // advance(" ", LISTING)


def in_columns(text: str, count: int) -> str:
    """Return a text for so many columns of a listing, cut with dots or filled with spaces."""
    cut = text
    while columns(cut) > count:
        text = text[:-1]
        cut = text + "…"
    return cut + " " * (count - columns(cut))


def advance(text: str, face: str = SYSTEM, bold: bool = False) -> int:
    """Return the width in pixels of one line of text in a face, without asking Qt.

    Raises KeyError for a face that is not ours.
    """
    return drawing(face).advance(text, bold)


def wrapped(text: str, width: int) -> tuple[str, ...]:
    """Return a text in lines of small text, broken between words, that are at most so many pixels wide: only
    a word that is wider stands beyond."""
    return _wrapped(text, width, _small, _hangul)


@lru_cache(maxsize=512)
def _wrapped(text: str, width: int, face: str, hangul: bool) -> tuple[str, ...]:
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
    return QFont(_plain(family, _reads_hangul(family)))


def _reads_hangul(family: str) -> bool:
    """Whether a face has Hangul now. Quay's lines grow by it, so it has it only while Korean is spoken."""
    return _hangul and family in WITH_HANGUL and (family != LISTING or _small != SMALL)


@cache
def _plain(family: str, hangul: bool) -> QFont:
    font = QFont(_read(family, hangul))
    font.setPixelSize(drawing(family).size)
    font.setKerning(False)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # A character that we have not drawn shows as our "?", not in whatever font the machine happens to have.
    font.setStyleStrategy(QFont.StyleStrategy.NoAntialias | QFont.StyleStrategy.NoFontMerging)
    return font
