"""Korean: particles after any name, card or figure, by the last sound of what stands before them."""

from __future__ import annotations

import re
import unicodedata
from functools import partial

L = "ㄹ"
OTHER = "other"
"""A last sound that is a consonant, but not ㄹ."""
_DIGITS = {"1": L, "7": L, "8": L, "0": OTHER, "3": OTHER, "6": OTHER}
_SIGNS = dict.fromkeys("♠♥♦$€%", "") | {"♣": OTHER}
_NAMES_OF_LETTERS = {"l": L, "r": L, "m": OTHER, "n": OTHER}
_ENDS = (
    (re.compile(r"(l|le|л|ль|λ)$"), L),
    (re.compile(r"([mnмнμν]|ng|[mn]e|нь)$"), OTHER),
    (re.compile(r"(?<![aeiouy])[aeiouy](c?k|c|p|b|t)$"), OTHER),
)
"""Ends of foreign names as they are usually written in Hangul: 폴, 잭, 필립; any other end is a vowel."""


def last_sound(words: str) -> str | None:
    """Return the consonant that words end with, `L` or `OTHER`, or "" for a vowel; None if it is unknown.

    Quotation marks and what stands in brackets are not spoken.
    """
    spoken = re.sub(r"\([^()]*\)\W*$", "", words) or words
    whole = unicodedata.normalize("NFC", spoken)
    found = re.search(r"([♠♥♦♣$€%]|\w)[^\w♠♥♦♣$€%]*$", whole)
    if not found:
        return None
    last = found[1]
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return L if final == 8 else OTHER if final else ""
    if last in _SIGNS:
        return _SIGNS[last]
    if last.isdecimal():
        return _DIGITS.get(str(int(last)), "")
    if "ぁ" <= last <= "ヿ":
        return OTHER if last in "んン" else ""
    word = re.search(r"[^\W\d_]+$", whole[: found.start() + 1])
    return _sound_of_letters(word[0]) if word else None


def _sound_of_letters(word: str) -> str | None:
    """Return the last sound of a foreign word; capitals alone are read letter by letter."""
    if word.upper() == "STOP":
        return OTHER
    plain = "".join(each for each in unicodedata.normalize("NFD", word) if not unicodedata.combining(each))
    lower = plain.lower()
    if not re.search("[a-zßøæœłđıа-яα-ω]$", lower):
        return None
    if len(plain) == 1 or (plain.isupper() and len(plain) <= 3 and plain != "GO"):
        return _NAMES_OF_LETTERS.get(lower[-1], "")
    return next((sound for end, sound in _ENDS if end.search(lower)), "")


PARTICLES = {
    "은": "는",
    "이": "가",
    "을": "를",
    "과": "와",
    "으로": "로",
    "이나": "나",
    "이고": "고",
    "이며": "며",
    "이라": "라",
    "이라면": "라면",
    "이었": "였",
    "아": "야",
}
"""Particles after a vowel, by their form after a consonant."""


def with_particle(particle: str, words: str) -> str:
    """Return words with a particle, given by its form after a consonant: "국화" and "을" make "국화를"."""
    sound = last_sound(words)
    if sound is None:
        return f"{words}{particle}({PARTICLES[particle]})"
    if sound == "" or (sound == L and particle == "으로"):
        return words + PARTICLES[particle]
    return words + particle


FORMS = {particle: partial(with_particle, particle) for particle in PARTICLES}
"""Forms of a field, by the particle that a translation writes after its colon: ``{name:을}``."""
