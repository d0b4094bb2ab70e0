"""The help of War of Coins in both languages: the same pages, all fifty cards, and all of it fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from help_pages import (
    HEIGHT,
    alike,
    french_spaces_stay,
    height,
    rows_of_cards,
    tables_fit,
    words_under_cards_fit,
)

import games.war_of_coins.card_names as words
from games.war_of_coins.cards import IDS
from macclassic.quickdraw import glyphs
from macclassic.toolbox.helptext import Page, load

HELP = Path(words.__file__).parent / "help"
LANGUAGES = ("en", "fr")
PAGES = 17


def ids(pages: list[Page]) -> list[str]:
    return [card.rpartition("/")[2] for page in pages for row in rows_of_cards(page) for card in row.ids]


def test_both_languages_have_the_same_pages() -> None:
    english, french = (load(HELP, language) for language in LANGUAGES)
    assert len(list((HELP / "fr").glob("*.txt"))) == len(english) == PAGES
    alike(english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_shows_all_fifty_cards_and_three_in_full_size(language: str) -> None:
    pages = load(HELP, language)
    assert sorted(ids([pages[8]])) == sorted(IDS)
    assert sorted(ids(list(pages[9:12]))) == sorted(IDS[:48])
    assert {"joker-1", "joker-2"} <= set(ids([pages[3]]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_and_table_fits_the_window(language: str) -> None:
    for page in load(HELP, language):
        assert height(page) <= HEIGHT, f"{page.number} {page.title}: {height(page)}"
        tables_fit(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_under_cards_leave_their_neighbours_room(language: str) -> None:
    for page in load(HELP, language):
        words_under_cards_fit(page, 96)


def test_the_worked_example_is_the_rules_own() -> None:
    for language in LANGUAGES:
        text = (next((HELP / language).glob("08-*.txt"))).read_text(encoding="utf-8")
        assert all(number in text for number in ("9 + 2 = 11", "22", "44", "88"))


def test_letters_and_spaces() -> None:
    drawn = {chr(code) for code in glyphs.face("Ferry Small").glyphs}
    for path in HELP.glob("*/*.txt"):
        text = path.read_text(encoding="utf-8")
        assert not set(text) - drawn - {"\n"}, path.name
        if path.parent.name == "fr":
            french_spaces_stay(text, path.name)
