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
            return counted(value, *form.split("|"))
        if inflect := FORMS.get(form.lower()):
            words = inflect(str(value))
            return words[:1].upper() + words[1:] if form[0].isupper() else words
        return str(super().format_field(value, form))


_INFLECTOR = _Inflector()


def counted(number: object, one: str, more: str) -> str:
    """Return an amount with its noun: `one` for one, and in French for none, else `more`."""
    few = translate("words", "1", "the numbers told of as one is: 0 1 in French").split()
    return f"{number} {one if str(number) in few else more}"


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
