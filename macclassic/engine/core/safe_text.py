"""Sanitising of foreign text for display, and the first letter of sentences."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

_HALF = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
_LONE = re.compile(r"[\ud800-\udfff]")
_HANGUL = re.compile("[ㄱ-ㅣ가-힣]")


MAX_NAME_LENGTH = 24
"""Maximum number of displayed characters of a foreign name."""
MAX_DEPTH = 30
"""Maximum nesting depth of parsed JSON that is kept as it was read."""
MAX_ACCENTS = 2
"""Maximum number of combining marks on one letter."""
_OURS = "\n\xa0\u202f\u200b"
"""Unprintable characters that our own texts may contain: line ends and some kinds of space."""
_met = False
_waiting: list[Callable[[], object]] = []


def when_hangul(do: Callable[[], object]) -> None:
    """Call a function when the first foreign text with Hangul appears, at once if one has appeared.

    The font that draws Hangul is loaded on first need, whatever the language.
    """
    if _met:
        do()
    else:
        _waiting.append(do)


def in_hangul(text: str) -> bool:
    """Return True if a text in composed form (NFC) contains Hangul."""
    return not text.isascii() and _HANGUL.search(text) is not None


def meet(text: str) -> None:
    """Search a foreign text in composed form (NFC) for Hangul."""
    global _met
    if not _met and in_hangul(text):
        _met = True
        while _waiting:
            _waiting.pop()()


def harmless(text: str, most: int, middle: bool = False) -> str:
    """Return a foreign text as one short line that is safe on a screen and in a terminal.

    White space becomes a single space. Each unprintable character (control characters and so terminal
    escapes, marks that turn the direction of writing, surrogates, undecodable bytes of a file name) becomes a
    question mark. More than two combining marks on one letter are left out. A text of more than `most`
    characters loses its end, or with `middle` its middle.
    """
    return _cut(_without_piles(" ".join(_enough(text, most).split()), ""), most, middle)


def plain(text: str, most: int) -> str:
    """Return our own text with foreign text in it as it may be displayed: sanitised, but with its lines.

    A text of more than `most` characters loses its middle.
    """
    return _cut(_without_piles(_enough(text, most), _OURS), most, True)


def _enough(text: str, most: int) -> str:
    """Return the part of a text that can matter if `most` characters of it are shown."""
    return text if len(text) <= 8 * most else text[: 4 * most] + text[-4 * most :]


def _without_piles(text: str, allowed: str) -> str:
    """Return the printable part of a text in composed form (NFC).

    Some file systems give names in decomposed form: a letter and its accent, a syllable of Hangul and its
    jamo.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFD", text):
        if not character.isprintable() and character not in allowed:
            character = "?"
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MAX_ACCENTS:
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
    """Return a text with a lower-case first letter, for the middle of a sentence."""
    return text[:1].lower() + text[1:]


def capital(text: str) -> str:
    """Return a text with a capital first letter, for the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def _may_hold_half(text: str) -> bool:
    """True if a text may contain surrogates; takes a thirtieth of the time of the full search."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return "\\u" in text


def is_whole(text: str, data: object) -> bool:
    """True if no text in `data`, parsed from the JSON `text`, contains a lone surrogate.

    JSON can express lone surrogates, but they can be neither encoded nor stored in a database.
    """
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


def is_deep(data: object) -> bool:
    """True if lists and objects in parsed JSON are nested more than `MAX_DEPTH` deep."""
    level, depth = [data], 0
    while level and depth <= MAX_DEPTH:
        depth += 1
        level = [
            each
            for within in level
            if isinstance(within, list | dict)
            for each in (within.values() if isinstance(within, dict) else within)
        ]
    return depth > MAX_DEPTH
