"""Our bitmap faces as Qt knows them: Harbour 12 (system), Ferry 9, 10 and 12, and Quay 9 (fixed pitch).

A font from here, drawn at whole positions, puts exactly the pixels of its drawing (see ``glyphs``); bold is a
file of its own in which every drawing lies over itself moved one pixel, as QuickDraw made it.
"""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from PySide6.QtGui import QFont, QFontDatabase

from macclassic.quickdraw.font_files import glyph_files
from macclassic.quickdraw.font_files.glyph_files import MissingFont as MissingFont
from macclassic.quickdraw.resources import resources_dir

SYSTEM = "Harbour"
SMALL = "Ferry Small"
MEDIUM = "Ferry Ten"
APPLICATION = "Ferry"
LISTING = "Quay"

Letters = Literal["", "Hangul", "Low Hangul"]
"""What a face has beside its own letters, as the families are called that have it."""
HANGUL: Literal["Hangul"] = "Hangul"
LOW: Literal["Low Hangul"] = "Low Hangul"

HIGH = ("ko",)
"""Languages whose letters need more rows than Ferry 9 has: their small text is set in Ferry 12."""

WITH_HANGUL = {SYSTEM: "harbour-12-hangul", APPLICATION: "ferry-12-hangul", LISTING: "quay-9-hangul"}
"""The faces that have Hangul -> their files with it, which are read at first need: when Korean is spoken or a
name has it. Qt knows these as families of their own, for a font made before keeps what it has."""
WITH_LOW = {SMALL: "ferry-9-hangul", LISTING: "quay-9-low-hangul"}
"""Faces of 9 pixels -> their files with Hangul that is as low as their lines: there it is names alone, among
texts of another language. While Korean is spoken Quay has the high one, and its lines grow."""

_small = SMALL
_hangul = False


def load() -> None:
    """Make the system's face known to Qt; each of the others is when it is first asked for. Needs a
    QGuiApplication.

    Raises MissingFont if the file of any is not there, or Qt refuses one.
    """
    for file in (*glyph_files.FILES.values(), *WITH_HANGUL.values(), *WITH_LOW.values()):
        for path in _files(file):
            if not path.is_file():
                raise MissingFont(f"The font file is missing: {path}")
    _read(SYSTEM)


def _files(file: str) -> tuple[Path, Path]:
    """Return the files of a face, plain and bold."""
    folder = resources_dir() / "fonts"
    return folder / f"{file}.ttf", folder / f"{file}-bold.ttf"


@cache
def _read(family: str, letters: Letters = "") -> str:
    """Make a face known to Qt, with Hangul or without, and return the family that Qt knows it as."""
    kept = {"": glyph_files.FILES, HANGUL: WITH_HANGUL, LOW: WITH_LOW}[letters]
    for path in _files(kept[family]):
        if _known_to_qt(path) < 0:
            raise MissingFont(f"The font file cannot be read: {path}")
    return f"{family} {letters}".rstrip()


def _known_to_qt(path: Path) -> int:
    """Give a font file to Qt; return its number, negative where Qt refuses it.

    Of a file that Qt opens itself only those pages are in memory that hold what is drawn, a third of a
    megabyte less for each with Hangul; but it does so only by a name in the system's own encoding, so on
    Windows never surely.
    """
    number = -1 if sys.platform == "win32" else QFontDatabase.addApplicationFont(str(path))
    return number if number >= 0 else QFontDatabase.addApplicationFontFromData(path.read_bytes())


def have_hangul() -> None:
    """Have Hangul in the faces from now on."""
    global _hangul
    _hangul = True


def has_hangul() -> bool:
    """Return whether the faces have Hangul, since Korean has been spoken or a name has it."""
    return _hangul


def renewed(font: QFont) -> QFont:
    """Return a font of ours as it is made now, bold or underlined as it was: one that was made before Hangul
    was needed has none."""
    family = font.family().removesuffix(f" {HANGUL}").removesuffix(" Low")
    if family not in glyph_files.FILES:
        return font
    made = _font(family)
    made.setBold(font.bold())
    made.setUnderline(font.underline())
    return made


def drawing(family: str = SYSTEM) -> glyph_files.Face:
    """Return a face's drawing as Qt has it: with Hangul once that has been needed.

    Raises KeyError for a face that is not ours.
    """
    letters = _letters(family)
    if letters:
        from macclassic.quickdraw.font_files import hangul_composer as hangul  # nobody else needs it

        return hangul.face(family, letters == LOW)
    return glyph_files.face(family)


def system() -> QFont:
    """Return Harbour 12, the face of menus, titles, buttons and dialogs."""
    return _font(SYSTEM)


def speak(language: str) -> None:
    """Set small text from now on in the face that a language needs for it, and have its letters."""
    global _small
    if language == "ko":
        have_hangul()
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


def broken(text: str, width: int) -> tuple[str, ...]:
    """Return a text in lines as `wrapped` does, none of them wider: a word that is, is broken within."""
    found: list[str] = []
    for line in wrapped(text, width):
        start = 0
        for end in range(1, len(line) + 1):
            if end - start > 1 and small_width(line[start:end]) > width:
                found.append(line[start : end - 1])
                start = end - 1
        found.append(line[start:])
    return tuple(found)


@lru_cache(maxsize=4096)
def _word(text: str, face: str, hangul: bool) -> int:
    # A balloon tries many widths, and the same words in each.
    return advance(text, face)


@lru_cache(maxsize=512)
def _wrapped(text: str, width: int, face: str, hangul: bool) -> tuple[str, ...]:
    lines: list[str] = []
    space, at = _word(" ", face, hangul), 0
    for word in text.split(" "):
        broad = _word(word, face, hangul)
        if lines and at + space + broad <= width:
            lines[-1] += f" {word}"
            at += space + broad
        else:
            lines.append(word)
            at = broad
    return tuple(lines)


def _font(family: str) -> QFont:
    """Return a face's font, to be made bold and so on by whoever asked for it."""
    return QFont(_plain(family, _letters(family)))


def _letters(family: str) -> Letters:
    """Return which Hangul a face has now."""
    if not _hangul:
        return ""
    if family in WITH_LOW and (_small == SMALL or family not in WITH_HANGUL):
        return LOW
    return HANGUL if family in WITH_HANGUL else ""


@cache
def _plain(family: str, letters: Letters) -> QFont:
    font = QFont(_read(family, letters))
    font.setPixelSize(drawing(family).size)
    font.setKerning(False)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # A character that we have not drawn shows as our "?", not in whatever font the machine happens to have.
    font.setStyleStrategy(QFont.StyleStrategy.NoAntialias | QFont.StyleStrategy.NoFontMerging)
    return font
