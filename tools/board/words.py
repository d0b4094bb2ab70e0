"""The printed instructions of the cards, in English and French, and setting them in our small face."""

from __future__ import annotations

from collections.abc import Mapping

from macclassic.quickdraw.glyphs import face
from tools.art.shapes import Shape, moved

FACE = "Ferry Small"
LINE = 10
"""From one baseline to the next."""

TEXTS: Mapping[str, tuple[str, str]] = {
    "1": ("Start a pawn, or go one forward.", "Sortez un pion ou avancez d’un."),
    "2": ("Start a pawn, or go two. Draw again.", "Sortez un pion ou avancez de 2. Rejouez."),
    "3": ("Three forward.", "Avancez de trois."),
    "4": ("Four back.", "Reculez de quatre."),
    "5": ("Five forward.", "Avancez de cinq."),
    "7": ("Seven forward; two pawns may share them.", "Avancez de sept, même à deux pions."),
    "8": ("Eight forward.", "Avancez de huit."),
    "10": ("Ten forward, or one back.", "Avancez de dix ou reculez d’un."),
    "11": ("Eleven forward, or swap with a rival.", "Avancez de onze ou échangez avec un rival."),
    "12": ("Twelve forward.", "Avancez de douze."),
    "sorry": ("From start, take a rival’s square.", "Du départ, prenez la case d’un rival."),
}
"""By card: English and French."""

TITLE = ("Sorry!", "Pardon !")
"""What stands on the last card in place of a numeral."""


def broken(text: str, width: int) -> list[str]:
    """Return a text in lines at most `width` pixels wide, broken between words, the last ones no shorter
    than they must be. Raises ValueError if a word is too wide.
    """
    words = text.split(" ")
    letters = face(FACE)
    if any(letters.advance(word) > width for word in words):
        raise ValueError(f"a word of {text!r} is wider than {width} pixels")
    for narrow in range(max(letters.advance(word) for word in words), width + 1):
        lines = _filled(words, narrow)
        if len(lines) == len(_filled(words, width)):
            return lines
    raise AssertionError("the full width always fits")


def _filled(words: list[str], width: int) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and face(FACE).advance(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def written(text: str, bold: bool = False, name: str = FACE) -> tuple[Shape, int]:
    """Return the cells of one line whose pen starts at (0, 0) on the baseline, and its width."""
    x = 0
    ink: Shape = frozenset()
    for letter in face(name).letters(text):
        glyph = letter.bold() if bold else letter
        ink |= moved(glyph.ink, x, 0)
        x += glyph.advance
    return ink, x
