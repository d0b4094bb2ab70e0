"""The printed instructions of the cards, in English and French, and setting them in our small face."""

from __future__ import annotations

from collections.abc import Mapping

from macclassic.quickdraw.glyphs import face
from tools.art.flowers.shapes import Shape, moved

FACE = "Ferry Small"
LINE = 10
"""From one baseline to the next."""

TEXTS: Mapping[str, tuple[str, str]] = {
    "1": ("Start a pawn,\nor go one\nforward.", "Sortez un pion\nou avancez\nd’un."),
    "2": ("Start a pawn,\nor go two.\nDraw again.", "Sortez un pion\nou avancez de\n2. Rejouez."),
    "3": ("Three\nforward.", "Avancez\nde trois."),
    "4": ("Four back.", "Reculez\nde quatre."),
    "5": ("Five\nforward.", "Avancez\nde cinq."),
    "7": ("Seven\nforward; two\npawns may\nshare them.", "Avancez de\nsept, même\nà deux pions."),
    "8": ("Eight\nforward.", "Avancez\nde huit."),
    "10": ("Ten forward,\nor one back.", "Avancez de\ndix ou\nreculez d’un."),
    "11": ("Eleven\nforward, or\nswap with\na rival.", "Avancez\nde onze ou\néchangez\navec un rival."),
    "12": ("Twelve\nforward.", "Avancez\nde douze."),
    "sorry": ("From start,\ntake a rival’s\nsquare.", "Du départ,\nprenez la case\nd’un rival."),
}
"""By card: English and French, broken into lines by hand (four at most)."""

TITLE = ("Sorry", "Pardon")
"""What stands on the last card in place of a numeral."""


def written(text: str, bold: bool = False, name: str = FACE) -> tuple[Shape, int]:
    """Return the cells of one line whose pen starts at (0, 0) on the baseline, and its width."""
    x = 0
    ink: Shape = frozenset()
    for letter in face(name).letters(text):
        glyph = letter.bold() if bold else letter
        ink |= moved(glyph.ink, x, 0)
        x += glyph.advance
    return ink, x
