"""Tests of the translations: complete, up to date with the sources, and with the same fields."""

from __future__ import annotations

import ast
import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from macclassic.quickdraw.resources import FIRST_LANGUAGE, languages
from tools.i18n.translations import release, sources, translated, update

FIELDS = re.compile(r"{(\w+)(?::[^{}]*)?}")
"""Matches a field; after its colon stands the form of its words."""
TS = translated()["fr"]
each_language = pytest.mark.parametrize("language", translated())


def messages(ts: Path) -> dict[tuple[str, str, str], str]:
    """Return the translations by context, text and disambiguation."""
    found = {}
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            done = translation is not None and translation.get("type") is None
            text = translation.text or "" if translation is not None and done else ""
            key = message.findtext("source") or "", message.findtext("comment") or ""
            found[context.findtext("name") or "", *key] = text
    return found


def test_the_offered_languages_are_those_with_a_translation() -> None:
    assert languages() == (FIRST_LANGUAGE, *sorted(translated()))


@each_language
def test_every_text_of_the_sources_is_translated(language: str, tmp_path: Path) -> None:
    kept, fresh = translated()[language], tmp_path / "fresh.ts"
    shutil.copy(kept, fresh)
    update(fresh)
    assert messages(fresh) == messages(kept), (
        "run python -m tools.i18n.translations and translate what is new"
    )
    assert not [key for key, said in messages(kept).items() if not said]


def test_lupdate_sees_every_text_that_the_sources_name() -> None:
    """A text in parentheses of its own is one that lupdate passes over."""
    known = {(context, text) for context, text, _ in messages(TS)}
    named = {
        (context, text)
        for source in sources()
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        for context, text in translate_arguments(node)
    }
    assert len(named) > 1000
    assert not named - known


def translate_arguments(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield context and text of a call of `translate` with literal arguments."""
    match node:
        case ast.Call(ast.Name("translate"), [ast.Constant(str(context)), ast.Constant(str(text)), *_]):
            yield context, text


@each_language
def test_source_and_translation_have_the_same_fields(language: str) -> None:
    for (_, text, _), said in messages(translated()[language]).items():
        assert set(FIELDS.findall(text)) == set(FIELDS.findall(said)), text


def test_french_translations_follow_french_typography() -> None:
    for french in messages(TS).values():
        assert not set(french) & set("'\"“”") and "..." not in french
        assert "\u00a0" not in french, french  # as wide as a digit in our faces: it separates "20 $" too far
        plain = FIELDS.sub("", french.replace("SORRY!", ""))
        assert not re.search(r"[^\u202f(][:;!?»]|«[^\u202f]", plain), french


def test_no_word_that_would_need_elision_precedes_a_name() -> None:
    """A field takes the form “de” instead: ``{name:de}`` is "de Rosa" or "d’Oskar"."""
    for french in messages(TS).values():
        assert not re.search(
            r"([Dd]e|[Qq]ue|[Ll][ea]) {(name|player|seat|who|game|other|card)[:}]", french
        ), french


def test_commands_different_in_english_are_different_in_french() -> None:
    """Commands that open a dialog end in an ellipsis; two with the same name are indistinguishable."""
    commands: dict[str, set[str]] = {}
    for (_, text, _), french in messages(TS).items():
        if text.endswith("…"):
            commands.setdefault(french, set()).add(text)
    assert len(commands) > 10
    assert not {french: texts for french, texts in commands.items() if len(texts) > 1}


@each_language
def test_the_program_loads_the_translations(qapp: QCoreApplication, language: str, tmp_path: Path) -> None:
    kept = translated()[language]
    release(kept, tmp_path / "fresh.qm")
    translators = []
    for path in (kept.with_suffix(".qm"), tmp_path / "fresh.qm"):
        translator = QTranslator()
        assert translator.load(str(path))
        translators.append(translator)
    for (context, text, comment), said in messages(kept).items():
        for translator in translators:
            assert translator.translate(context, text, comment or None) == said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menus_are_translated(qapp: QCoreApplication, language: str) -> None:
    from tests.support.match.program import make_program

    titles = [menu.title for menu in make_program(None, language=language).bar.menus]
    assert (
        titles[1:]
        == {
            "en": ["Game", "Options", "Help", "Balloons", "Applications"],
            "fr": ["Jeu", "Options", "Aide", "Bulles", "Applications"],
        }[language]
    )


def test_the_sorry_card_has_one_name_in_french() -> None:
    """The card is printed Pardon; Sorry is the name of the game, in tribute to the original."""
    text = TS.read_text(encoding="utf-8")
    said = re.findall(r"<translation>([^<]*)</translation>", text)
    assert [each for each in said if re.search("sorry", each, re.I) and "SORRY! 1.5" not in each] == []
    assert any(each == "Pardon" for each in said)
    for page in (TS.parents[2] / "games" / "sorry" / "help" / "fr").glob("*.txt"):
        lines = page.read_text(encoding="utf-8").splitlines()
        named = [line for line in lines if re.search("sorry", line, re.I) and not line.startswith("[")]
        assert all("ce Sorry de 1987" in line or "Computer SORRY!" in line for line in named), page
