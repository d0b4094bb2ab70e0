"""Texts of the screen in its language, whose fields may say which grammatical form their words take.

A translation writes the form after the colon of a field: ``{name:de}`` is "de Rosa" or "d’Oskar",
``{card:을}`` is "국화를" or "솔을", and ``{n:carte|cartes}`` is "1 carte" or "2 cartes". English sources need
forms for amounts only: ``{n:card|cards}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from string import Formatter

from PySide6.QtCore import QCoreApplication

from . import french, korean

FORMS: Mapping[str, Callable[[str], str]] = french.FORMS | korean.FORMS
_FORM = re.compile(r"\{\w*:[^}\d.<>+]")


class _Inflector(Formatter):
    def format_field(self, value: object, form: str) -> str:
        if "|" in form:
            one, more = form.split("|")
            return f"{value} {one if is_singular(value) else more}"
        if inflect := FORMS.get(form.lower()):
            words = inflect(str(value))
            return words[:1].upper() + words[1:] if form[0].isupper() else words
        return str(super().format_field(value, form))


_INFLECTOR = _Inflector()


def is_singular(number: object) -> bool:
    """True if the language of the screen uses its singular for a number: 1, and in French 0."""
    return str(number) in translate("words", "1", "the numbers told of as one is: 0 1 in French").split()


class Sentence(str):
    """A text with fields that have forms; `format` inflects what fills them."""

    __slots__ = ()

    def format(self, *args: object, **fields: object) -> str:
        return _INFLECTOR.format(self, *args, **fields)

    def __add__(self, after: str) -> Sentence:
        return Sentence(str(self) + str(after))

    def __radd__(self, before: str) -> Sentence:
        return Sentence(str(before) + str(self))


def translate(context: str, text: str, comment: str | None = None) -> str:
    """Return a text in the language of the screen; `format` of the result gives its fields their forms."""
    found = QCoreApplication.translate(context, text, comment)
    return Sentence(found) if _FORM.search(found) else found
