"""Which keys were struck when the keyboard stood in Hangul: ㅎ is on the key of G.

Korean keyboards carry both alphabets, and one writes Hangul most of the time: who strikes a letter that means
something here, or types a card, shall not have to change over first (KS X 5002, the arrangement in two sets).
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

KEYS = {
    **dict(zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop", strict=True)),
    **dict(zip("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl", strict=True)),
    **dict(zip("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm", strict=True)),
    **dict(zip("ㅃㅉㄸㄲㅆㅒㅖ", "qwertop".upper(), strict=True)),
}
"""What stands on the keys -> the Latin letter there; the last row is struck with Shift."""

TWO = {
    **dict(zip("ㅘㅙㅚㅝㅞㅟㅢ", ("ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅡㅣ"), strict=True)),
    **dict(zip("ㄳㄵㄶㄺㄻㄼㄽ", ("ㄱㅅ", "ㄴㅈ", "ㄴㅎ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ"), strict=True)),
    **dict(zip("ㄾㄿㅀㅄ", ("ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅂㅅ"), strict=True)),
}
"""Jamo that are typed by two keys."""


def struck(text: str) -> str:
    """Return a text as the keys would have typed it in Latin letters: ``"ks"`` of ``"ㅏㄴ"``, small ones
    but for those struck with Shift. What is no Hangul stays as it is."""
    return "".join("".join(KEYS.get(part, part) for part in _parts(each)) for each in text)


def _parts(character: str) -> str:
    if "가" <= character <= "힣":
        # Read at first need: who has no Hangul shall not wait for it.
        from macclassic.quickdraw.font_files.hangul_composer import FINALS, FIRST, INITIALS, MEDIALS

        index = ord(character) - FIRST
        jamo = INITIALS[index // 588] + MEDIALS[index % 588 // 28] + FINALS[index % 28].strip()
    else:
        jamo = character
    return "".join(TWO.get(each, each) for each in jamo)


def in_latin(event: QKeyEvent) -> QKeyEvent:
    """Return the striking of a key as it would be were the keyboard not in Hangul."""
    code = event.key()
    said = event.text() or (chr(code) if code <= 0xFFFF else "")
    if said not in KEYS:
        return event
    letter = KEYS[said]
    key = Qt.Key(ord(letter.upper()))
    return QKeyEvent(
        event.type(), key, event.modifiers(), letter if event.text() else "", event.isAutoRepeat()
    )
