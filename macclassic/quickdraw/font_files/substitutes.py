"""Substitutes for characters that a face lacks: a letter under a mark, or another character."""

from __future__ import annotations

import unicodedata

RANGES = (
    range(0x0180, 0x02B0),  # Latin Extended-B and phonetic letters
    range(0x0300, 0x0370),  # marks that combine with the letter before
    range(0x0370, 0x0460),  # Greek and Cyrillic
    range(0x1E00, 0x1F00),  # Latin Extended Additional, with the letters of Vietnamese
    range(0x2010, 0x203B),  # quotation marks and dashes
    range(0xFF01, 0xFF5F),  # full width, as a Korean keyboard may type
)
"""Code points for which the font files have substitutes."""

_MARKS = {
    "\u0300": "grave",
    "\u0301": "acute",
    "\u0302": "circumflex",
    "\u0303": "tilde",
    "\u0304": "macron",
    "\u0306": "breve",
    "\u0307": "dot",
    "\u0308": "diaeresis",
    "\u030a": "ring",
    "\u030c": "caron",
    "\u0323": "dot-below",
    "\u0326": "comma-below",
    "\u0327": "cedilla",
    "\u0328": "ogonek",
}
"""Combining mark -> its name in the glyph files."""
_LATIN = dict(
    zip(
        "абвгдежзийклмнопрстуфхцчшщъыьэюяєіґђјљњћџѕ" + "αβγδεζηθικλμνξοπρςστυφχψω",
        "abvgdežzijklmnoprstufhcčšŝ\"y'èûâêigđjlnćdz" + "avgdeziþiklmnxoprsstyfhpo",
        strict=True,
    )
)
"""Letter of Cyrillic (after ISO 9) or Greek -> the Latin letter that names are read by."""
_UNDOTTED = {"i": "ı", "j": "ȷ"}
_SIGNS = dict(zip("‐‒―‚‛„‟′″‹›", '-–—,‘"“\'"<>', strict=True))


def letter_and_mark(character: str) -> tuple[str, str]:
    """Return the character that stands for another one, and the name of its mark; empty without either."""
    if character in _SIGNS:
        return _SIGNS[character], ""
    if (latin := _in_latin(character)) != character:
        return latin, ""
    parts = unicodedata.decomposition(character).split()
    if len(parts) == 2 and parts[0].startswith("<"):  # another form of one character, as in full width
        return chr(int(parts[1], 16)), ""
    if len(parts) == 2:
        letter, mark = (chr(int(part, 16)) for part in parts)
        above = unicodedata.combining(mark) == 230
        return _UNDOTTED.get(letter, letter) if above else letter, _MARKS.get(mark, "")
    return _named_letter(character), ""


def _in_latin(character: str) -> str:
    """Return the Latin letter for one of Greek or Cyrillic, with its mark if there is such a character."""
    parts = character if character.lower() in _LATIN else unicodedata.normalize("NFD", character)
    latin = _LATIN.get(parts[0].lower(), "")
    made = unicodedata.normalize("NFC", (latin if parts[0].islower() else latin.upper()) + parts[1:])
    return made if latin and len(made) == 1 else character


def _named_letter(character: str) -> str:
    """Return the letter that a Latin letter's name mentions, as b for *b with hook* and o for *open o*."""
    name = unicodedata.name(character, "")
    words = name.partition(" WITH ")[0].split()
    if words[:1] != ["LATIN"] or len(words) < 4 or len(words[-1]) > 1:
        return ""
    letter = words[-1] if "CAPITAL" in words else words[-1].lower()
    return letter if letter != character else ""
