"""Our bitmap faces as Qt fonts: Harbour 12 (system), Ferry 9, 10 and 12, and Quay 9 (fixed pitch).

Text in these fonts at whole positions has exactly the pixels of the glyph files (see ``glyph_files``). Bold
is a separate font file, in which every glyph lies over itself moved one pixel, as in QuickDraw.
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
"""Additional letters of a face, as the suffix of its Qt family."""
HANGUL: Literal["Hangul"] = "Hangul"
LOW_HANGUL: Literal["Low Hangul"] = "Low Hangul"

HIGH_LANGUAGES = ("ko",)
"""Languages whose letters need more rows than Ferry 9 has: their small text is set in Ferry 12."""

HANGUL_FILES = {SYSTEM: "harbour-12-hangul", APPLICATION: "ferry-12-hangul", LISTING: "quay-9-hangul"}
"""Faces with Hangul -> their files, loaded when Korean is selected or a name contains Hangul.

Qt knows these as separate families, because a font made before keeps its glyphs.
"""
LOW_HANGUL_FILES = {SMALL: "ferry-9-hangul", LISTING: "quay-9-low-hangul"}
"""Faces of 9 pixels -> their files with low Hangul, which fits their line height.

It is used for names among texts of another language. In Korean, Quay uses the high form, and its lines grow.
"""

_small = SMALL
_hangul = False


def load() -> None:
    """Register the system face with Qt; other faces are registered at first use.

    Needs a QGuiApplication. Raises MissingFont if any font file is missing or Qt rejects the system face.
    """
    for file in (*glyph_files.FILES.values(), *HANGUL_FILES.values(), *LOW_HANGUL_FILES.values()):
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
    """Register a face with Qt, with or without Hangul, and return its Qt family."""
    kept = {"": glyph_files.FILES, HANGUL: HANGUL_FILES, LOW_HANGUL: LOW_HANGUL_FILES}[letters]
    for path in _files(kept[family]):
        if _known_to_qt(path) < 0:
            raise MissingFont(f"The font file cannot be read: {path}")
    return f"{family} {letters}".rstrip()


def _known_to_qt(path: Path) -> int:
    """Register a font file with Qt; return its number, negative if Qt rejects it.

    If Qt opens the file itself, only the pages in use are in memory: a third of a megabyte less for each face
    with Hangul. But Qt then needs a name in the system's encoding, which is not reliable on Windows.
    """
    number = -1 if sys.platform == "win32" else QFontDatabase.addApplicationFont(str(path))
    return number if number >= 0 else QFontDatabase.addApplicationFontFromData(path.read_bytes())


def have_hangul() -> None:
    """Add Hangul to the faces from now on."""
    global _hangul
    _hangul = True


def has_hangul() -> bool:
    """Return True if the faces have Hangul: Korean was selected or a name contained it."""
    return _hangul


def renewed(font: QFont) -> QFont:
    """Return a font of ours in its current form, with its bold and underline.

    A font made before Hangul was needed has no Hangul. Other fonts are returned unchanged.
    """
    family = font.family().removesuffix(f" {HANGUL}").removesuffix(" Low")
    if family not in glyph_files.FILES:
        return font
    made = _font(family)
    made.setBold(font.bold())
    made.setUnderline(font.underline())
    return made


def drawing(family: str = SYSTEM) -> glyph_files.Face:
    """Return the glyphs of a face as Qt has them, with Hangul once it is needed.

    Raises KeyError for a face that is not ours.
    """
    letters = _letters(family)
    return _hangul_face(family, letters == LOW_HANGUL) if letters else glyph_files.face(family)


@cache  # every text asks for its face, and an import takes longer than that
def _hangul_face(family: str, low: bool) -> glyph_files.Face:
    from macclassic.quickdraw.font_files import hangul_composer  # imported only for Hangul

    return hangul_composer.face(family, low)


def system() -> QFont:
    """Return Harbour 12, the face of menus, titles, buttons and dialogs."""
    return _font(SYSTEM)


def use_language(language: str) -> None:
    """Select the face of small text for a language, and load its letters."""
    global _small
    if language == "ko":
        have_hangul()
    _small = APPLICATION if language in HIGH_LANGUAGES else SMALL


def small(bold: bool = False) -> QFont:
    """Return the face of small text: Ferry 9, or Ferry 12 for `HIGH_LANGUAGES`.

    Icon names, balloons and small notes are set in it.
    """
    font = _font(_small)
    font.setBold(bold)
    return font


def small_ascent() -> int:
    """Return the number of rows above the baseline of a line of small text."""
    return drawing(_small).ascent


def small_line() -> int:
    """Return the line height of small text in rows."""
    return drawing(_small).ascent + drawing(_small).descent


def small_lead() -> int:
    """Return the free rows needed above a line of small text in a box.

    Some Hangul letters reach the first row of the line and would touch the outline.
    """
    return int(_small != SMALL)


def small_width(text: str, bold: bool = False) -> int:
    """Return the width in pixels of one line of small text, without Qt."""
    return advance(text, _small, bold)


def small_fitted(text: str, width: int, bold: bool = False) -> str:
    """Return a text cut to fit one line of small text of `width` pixels; dots mark the cut."""
    fitted = text
    while small_width(fitted, bold) > width and text:
        text = text[:-1]
        fitted = text.rstrip() + "…"
    return fitted


def figures(bold: bool = False) -> QFont:
    """Return Ferry 9 in any language: the face of digits in the smallest places."""
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
    """Return Quay 9, the fixed-pitch face of listings and columns of figures.

    Every character is six pixels wide; a Hangul syllable takes two columns.
    """
    return _font(LISTING)


def columns(text: str) -> int:
    """Return the width of a text in columns of a listing."""
    return advance(text, LISTING) // advance(" ", LISTING)


def in_columns(text: str, count: int) -> str:
    """Return a text for `count` columns of a listing, cut with dots or padded with spaces."""
    cut = text
    while columns(cut) > count:
        text = text[:-1]
        cut = text + "…"
    return cut + " " * (count - columns(cut))


def advance(text: str, face: str = SYSTEM, bold: bool = False) -> int:
    """Return the width in pixels of one line of text in a face, without Qt.

    Raises KeyError for a face that is not ours.
    """
    return drawing(face).advance(text, bold)


def wrapped(text: str, width: int) -> tuple[str, ...]:
    """Return a text in lines of small text at most `width` pixels wide, broken between words.

    A single word that is wider gets a line of its own and exceeds the width.
    """
    return _wrapped(text, width, _small, _hangul)


def broken(text: str, width: int) -> tuple[str, ...]:
    """Return a text in lines as `wrapped` does, but break words that are too wide."""
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
    # Cached because a balloon tries many widths with the same words.
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
    """Return a new font of a face, which the caller may modify."""
    return QFont(_plain(family, _letters(family)))


def _letters(family: str) -> Letters:
    """Return the form of Hangul that a face has now."""
    if not _hangul:
        return ""
    if family in LOW_HANGUL_FILES and (_small == SMALL or family not in HANGUL_FILES):
        return LOW_HANGUL
    return HANGUL if family in HANGUL_FILES else ""


@cache
def _plain(family: str, letters: Letters) -> QFont:
    font = QFont(_read(family, letters))
    font.setPixelSize(drawing(family).size)
    font.setKerning(False)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # A character without a glyph is shown as our "?", not in a font of the machine.
    font.setStyleStrategy(QFont.StyleStrategy.NoAntialias | QFont.StyleStrategy.NoFontMerging)
    return font
