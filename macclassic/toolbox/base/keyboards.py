"""Meaning of keys on the keyboards of other countries, where the program asks for a letter or a digit.

A key of the row of digits means its digit, although a French or Czech keyboard types it with Shift only. A
key of a Greek, Cyrillic or Korean keyboard means the Latin letter that is on it too.
"""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from macclassic.toolbox.base.hangul_keys import KEYS as HANGUL

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")
_X11 = (10, 24, 38, 52)
"""Code of the first key of each row, under X11 and Wayland; the others follow."""
_WINDOWS = (2, 16, 30, 44)
_MAC = (
    (18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
    (0, 1, 2, 3, 5, 4, 38, 40, 37),
    (6, 7, 8, 9, 11, 45, 46),
)
_DOTLESS = {"ı": "i", "İ": "I"}
"""Letters of the Turkish key of I and of its key of i with Shift."""
_SHIFTED = Qt.KeyboardModifier.ShiftModifier
_HELD = Qt.KeyboardModifier.KeyboardModifierMask & ~(
    _SHIFTED | Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
)


def _places() -> dict[int, str]:
    """Return the digit or letter on each key of an American keyboard, by the code of the key."""
    if sys.platform == "darwin":
        codes = _MAC
    else:
        starts = _WINDOWS if sys.platform == "win32" else _X11
        codes = tuple(tuple(range(start, start + len(row))) for start, row in zip(starts, _ROWS, strict=True))
    return {
        code: sign
        for row, found in zip(_ROWS, codes, strict=True)
        for sign, code in zip(row, found, strict=True)
    }


_PLACES = _places()


def key_place(event: QKeyEvent) -> str:
    """Return the digit or small letter on the same key of an American keyboard; empty for other keys.

    The code of a key is known only if a keyboard made the event.
    """
    keypad = Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & keypad:
        return ""
    if sys.platform == "darwin":
        # The code of A is 0, as is the code of an event that no keyboard made.
        made = event.nativeScanCode() or event.nativeVirtualKey()
        return _PLACES.get(event.nativeVirtualKey(), "") if made else ""
    return _PLACES.get(event.nativeScanCode(), "")


def key_digit(event: QKeyEvent) -> str:
    """Return the digit that a key without Shift means: 1 for & on a French keyboard; empty for other keys."""
    text = event.text()
    if text.isascii() and text.isdigit():
        return text
    found = key_place(event)
    return found if found.isdigit() and not event.modifiers() & (_SHIFTED | _HELD) else ""


def in_digits(event: QKeyEvent) -> QKeyEvent:
    """Return a key event as it would be in a field for numbers."""
    digit = key_digit(event)
    return event if digit in ("", event.text()) else _typing(event, digit)


def in_latin(event: QKeyEvent) -> QKeyEvent:
    """Return a key event as it would be with a Latin keyboard."""
    code = event.key()
    said = event.text() or (chr(code) if code <= 0xFFFF else "")
    if said in _DOTLESS:
        return _typing(event, _DOTLESS[said])
    if said in HANGUL:
        return _typing(event, HANGUL[said])
    # Vowel signs of Asian scripts are marks, no letters.
    foreign = len(said) == 1 and said >= "\u0370" and not "\u1e00" <= said < "\u1f00"
    foreign = foreign and unicodedata.category(said).startswith(("L", "M"))
    letter = key_place(event) if foreign else ""
    return _typing(event, letter.upper() if said.isupper() else letter) if letter.isalpha() else event


def _typing(event: QKeyEvent, sign: str) -> QKeyEvent:
    """Return a key event as if the key typed a letter or digit."""
    return QKeyEvent(
        event.type(),
        Qt.Key(ord(sign.upper())),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        sign if event.text() else "",
        event.isAutoRepeat(),
    )
