"""Texts: those that came from outside, and how a sentence begins."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

_HALF = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
_LONE = re.compile(r"[\ud800-\udfff]")
_HANGUL = re.compile("[ㄱ-ㅣ가-힣]")


NAME = 24
"""Characters of a name from outside that are shown."""
MARKS = 2
"""Accents that may stand over one letter."""
_OURS = "\n\xa0\u202f\u200b"
"""What can't be printed by itself and stands in our own words: ends of lines, and spaces of some kinds."""
_met = False
_waiting: list[Callable[[], object]] = []


def when_hangul(do: Callable[[], object]) -> None:
    """Have something done when the first text from outside with Hangul comes, at once if one has come: what
    draws it is read at first need, whatever language is spoken."""
    if _met:
        do()
    else:
        _waiting.append(do)


def in_hangul(text: str) -> bool:
    """Return whether any letter of a text, its letters whole, is Hangul."""
    return not text.isascii() and _HANGUL.search(text) is not None


def meet(text: str) -> None:
    """Look at a text from outside, its letters whole, for Hangul."""
    global _met
    if not _met and in_hangul(text):
        _met = True
        while _waiting:
            _waiting.pop()()


def harmless(text: str, most: int, middle: bool = False) -> str:
    """Return a text from outside as one short line that can be shown anywhere, on a screen and in a terminal.

    White space becomes a single space; what can't be printed (control characters and so terminal escapes,
    what turns the direction of writing, half characters, bytes of a file name that are no text) a question
    mark; accents piled on one letter are left out after the second. Of more than `most` characters the end
    is left out, or with `middle` the middle.
    """
    return _cut(_without_piles(" ".join(_enough(text, most).split()), ""), most, middle)


def plain(text: str, most: int) -> str:
    """Return words of our own, with texts from outside in them, as they may stand on the screen: lines stay
    lines, and what is in them is `harmless`. Of more than `most` characters the middle is left out."""
    return _cut(_without_piles(_enough(text, most), _OURS), most, True)


def _enough(text: str, most: int) -> str:
    """Return all of a text that can matter where so many characters of it are shown."""
    return text if len(text) <= 8 * most else text[: 4 * most] + text[-4 * most :]


def _without_piles(text: str, allowed: str) -> str:
    """Return what can be printed of a text, its letters whole: some disks give the names of files in parts, a
    letter and its accent, a syllable of Hangul and its jamo."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFD", text):
        if not character.isprintable() and character not in allowed:
            character = "?"
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(character)
    whole = unicodedata.normalize("NFC", "".join(kept))
    meet(whole)
    return whole


def _cut(text: str, most: int, middle: bool) -> str:
    if len(text) <= most:
        return text
    tail = (most - 1) // 2 if middle else 0
    return text[: most - 1 - tail] + "…" + text[len(text) - tail :]


def lowered(text: str) -> str:
    """Return words that stand alone elsewhere as they stand within a sentence."""
    return text[:1].lower() + text[1:]


def capital(text: str) -> str:
    """Return a text as it stands at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def _may_hold_half(text: str) -> bool:
    """Whether looking for half characters can find any, asked in a thirtieth of the time that it takes."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return "\\u" in text


def is_whole(text: str, data: Any) -> bool:
    """Whether nothing in `data`, which `text` is the JSON of, holds half a character: JSON can say one, which
    can be neither written nor kept in a database."""
    if not _may_hold_half(text) or not _HALF.search(text):
        return True
    waiting = [data]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            waiting += each
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
        elif isinstance(each, str) and not each.isascii() and _LONE.search(each):
            return False
    return True
