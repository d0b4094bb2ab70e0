"""Maps Hangul letters to the Latin letters on the same keys: ㅎ is on the key of G.

Korean keyboards have both alphabets and usually type Hangul. Shortcuts and typed card names therefore work
without a change of alphabet (KS X 5002, two-set layout).
"""

from __future__ import annotations

KEYS = {
    **dict(zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop", strict=True)),
    **dict(zip("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl", strict=True)),
    **dict(zip("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm", strict=True)),
    **dict(zip("ㅃㅉㄸㄲㅆㅒㅖ", "qwertop".upper(), strict=True)),
}
"""Hangul letter of a key -> the Latin letter there; the last row needs Shift."""

TWO_KEYS = {
    **dict(zip("ㅘㅙㅚㅝㅞㅟㅢ", ("ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅡㅣ"), strict=True)),
    **dict(zip("ㄳㄵㄶㄺㄻㄼㄽ", ("ㄱㅅ", "ㄴㅈ", "ㄴㅎ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ"), strict=True)),
    **dict(zip("ㄾㄿㅀㅄ", ("ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅂㅅ"), strict=True)),
}
"""Jamo that are typed with two keys."""


def latin_letters(text: str) -> str:
    """Return the Latin letters on the keys of a text: ``"ks"`` for ``"ㅏㄴ"``.

    Letters are small, except those typed with Shift. Other characters are unchanged.
    """
    return "".join("".join(KEYS.get(part, part) for part in _parts(each)) for each in text)


def _parts(character: str) -> str:
    if "가" <= character <= "힣":
        # Imported at first need, because most users have no Hangul.
        from macclassic.quickdraw.font_files.hangul_composer import FINALS, FIRST_SYLLABLE, INITIALS, MEDIALS

        index = ord(character) - FIRST_SYLLABLE
        jamo = INITIALS[index // 588] + MEDIALS[index % 588 // 28] + FINALS[index % 28].strip()
    else:
        jamo = character
    return "".join(TWO_KEYS.get(each, each) for each in jamo)
