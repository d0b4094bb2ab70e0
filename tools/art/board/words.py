"""Printed instructions of the cards in English, French and Korean, set in our small faces."""

from __future__ import annotations

from collections.abc import Mapping

from macclassic.engine.core.safe_text import in_hangul
from macclassic.quickdraw.font_files import hangul_composer
from macclassic.quickdraw.font_files.glyph_files import face
from tools.art.flowers.shapes import Shape, moved

FACE = "Ferry Small"
TONGUES = ("", "-fr", "-ko")
"""Suffixes of pictures' names in each language."""
LINES = ((10, 9), (10, 9), (14, 12))
"""Distance of two baselines, and from the top of a line to its baseline, for each language."""

TEXTS: Mapping[str, tuple[str, str, str]] = {
    "1": (
        "Start a pawn,\nor go one\nforward.",
        "Sortez un pion\nou avancez\nd’un.",
        "출발하거나\n1칸 앞으로",
    ),
    "2": (
        "Start a pawn,\nor go two.\nDraw again.",
        "Sortez un pion\nou avancez de\n2. Rejouez.",
        "출발하거나\n2칸 앞으로,\n한 장 더",
    ),
    "3": ("Three\nforward.", "Avancez\nde trois.", "3칸 앞으로"),
    "4": ("Four back.", "Reculez\nde quatre.", "4칸 뒤로"),
    "5": ("Five\nforward.", "Avancez\nde cinq.", "5칸 앞으로"),
    "7": (
        "Seven\nforward; two\npawns may\nshare them.",
        "Avancez de\nsept, même\nà deux pions.",
        "7칸 앞으로,\n말 둘이\n나눠도 됨",
    ),
    "8": ("Eight\nforward.", "Avancez\nde huit.", "8칸 앞으로"),
    "10": ("Ten forward,\nor one back.", "Avancez de\ndix ou\nreculez d’un.", "10칸 앞\n또는\n1칸 뒤"),
    "11": (
        "Eleven\nforward, or\nswap with\na rival.",
        "Avancez\nde onze ou\néchangez\navec un rival.",
        "11칸 앞,\n또는 상대와\n자리 바꿈",
    ),
    "12": ("Twelve\nforward.", "Avancez\nde douze.", "12칸\n앞으로"),
    "sorry": (
        "From start,\ntake a rival’s\nsquare.",
        "Du départ,\nprenez la case\nd’un rival.",
        "출발 칸에서\n상대의 칸\n빼앗기",
    ),
}
"""Instructions by card, in each of `TONGUES`, with line breaks (at most four lines, three in Hangul)."""

TITLE = ("Sorry", "Pardon", "쏘리")
"""Text on the last card in place of a numeral."""


def written(text: str, bold: bool = False, name: str = FACE) -> tuple[Shape, int]:
    """Return the cells of one line that starts at (0, 0) on the baseline, and its width."""
    x = 0
    ink: Shape = frozenset()
    letters = hangul_composer.face("Ferry" if name == FACE else "Harbour") if in_hangul(text) else face(name)
    for letter in letters.letters(text):
        glyph = letter.bold() if bold else letter
        ink |= moved(glyph.ink, x, 0)
        x += glyph.advance
    return ink, x
