"""Tests of the fields of texts, which say the form of their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from macclassic.app.desktop.apply_settings import Translation
from macclassic.toolbox.grammar.sentences import FORMS, Sentence
from tests.tools.i18n.test_translations import messages
from tools.i18n.translations import ROOT, translated

FIELD = re.compile(r"{(\w*):([^}]*)}")


def test_fields_take_their_forms() -> None:
    text = Sentence("{card:Le} {who:de} ; {n:carte|cartes} {day:er} {n}")
    fields = {"card": "oiseau du pin", "who": "Oskar", "day": 1, "n": 3}
    assert text.format(**fields) == "L’oiseau du pin d’Oskar ; 3 cartes 1er 3"
    assert Sentence("{card:을} {0:02}").format(7, card="솔 {피}") == "솔 {피}를 07"


def test_joined_texts_keep_their_fields() -> None:
    text = "a " + Sentence("{who:de}") + " b"
    text += " " + Sentence("{who:que}")
    assert text.format(who="Anne") == "a d’Anne b qu’Anne"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["0 cards", "1 card", "2 cards"]), ("fr", ["0 carte", "1 carte", "2 cartes"])],
)
def test_amounts_have_the_number_of_their_language(
    qapp: QCoreApplication, language: str, said: list[str]
) -> None:
    one, more = {"en": ("card", "cards"), "fr": ("carte", "cartes")}[language]
    used = Translation()
    used.use_language(language)
    try:
        text = Sentence(f"{{n:{one}|{more}}}")
        assert [text.format(n=n) for n in range(3)] == said
        assert {text.format(n=n) for n in range(2, 121)} == {f"{n} {more}" for n in range(2, 121)}
    finally:
        used.remove()


@pytest.mark.parametrize("language", translated())
def test_forms_of_translations_exist(language: str) -> None:
    for text in messages(translated()[language]).values():
        for _, form in FIELD.findall(text):
            assert "|" in form or form.lower() in FORMS or form.isdecimal(), text


def test_all_texts_are_translated_by_one_function() -> None:
    """Only texts of `grammar.translate` have forms: Qt's own function would leave them to `str.format`."""
    for folder in ("macclassic", "games"):
        for path in Path(ROOT / folder).rglob("*.py"):
            if path.parent.name != "grammar":
                assert "QCoreApplication.translate" not in path.read_text(encoding="utf-8"), path
