"""The help of every game, in both languages: the same pages, all letters drawn, and room for all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from macclassic.quickdraw import glyphs
from macclassic.quickdraw.resources import resources_dir
from macclassic.toolbox.helppage import HelpPage
from macclassic.toolbox.helptext import KEYS, load
from tests.support.help_pages import (
    HEIGHT,
    WIDTH,
    alike,
    french_spaces_stay,
    tables_fit,
    words_under_cards_fit,
)

PAGES = {"flower_power": 14, "soi": 9, "sorry": 12, "war_of_coins": 17, "war_of_flowers": 22}
LANGUAGES = ("en", "fr")
PITCH = {"war_of_coins": 96}
"""How far apart cards of a row lie at most, where it is less than the page has room for."""

every_game = pytest.mark.parametrize("game", PAGES)
every_help = pytest.mark.parametrize(("game", "language"), [(g, each) for g in PAGES for each in LANGUAGES])


def folder(game: str) -> Path:
    return Path(games.__path__[0]) / game / "help"


@every_game
def test_both_languages_have_the_same_pages(game: str) -> None:
    names = [{path.name[:2] for path in (folder(game) / each).glob("*.txt")} for each in LANGUAGES]
    assert names[0] == names[1] and len(names[0]) == PAGES[game]
    english, french = (load(folder(game), language) for language in LANGUAGES)
    assert [page.number for page in english] == list(range(1, PAGES[game] + 1))
    alike(english, french)
    same = {one.title for one, other in zip(english, french, strict=True) if one.title == other.title}
    assert same <= {"Options"}


@every_help
def test_one_page_tells_of_the_keys(game: str, language: str) -> None:
    assert len([page for page in load(folder(game), language) if page.about == KEYS]) == 1


def test_what_is_the_same_everywhere_has_pages_too(qapp: object) -> None:
    everywhere = resources_dir() / "help"
    english, french = (load(everywhere, language) for language in LANGUAGES)
    alike(english, french)
    seen = HelpPage(WIDTH)
    for pages in (english, french):
        assert [page.about for page in pages] == [KEYS, *[""] * (len(pages) - 1)]
    for page in (*english, *french):
        tables_fit(page)
        seen.show_page(page)
        assert seen.height() <= HEIGHT, f"{page.number} {page.title}"
    for path in (everywhere / "fr").glob("*.txt"):
        french_spaces_stay(path.read_text(encoding="utf-8"), path.name)


@every_help
def test_every_page_fits_the_window(game: str, language: str, qapp: object) -> None:
    seen = HelpPage(WIDTH)
    for page in load(folder(game), language):
        seen.show_page(page)
        assert seen.height() <= HEIGHT, f"{page.number} {page.title}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in PAGES if game != "flower_power"])
def test_columns_of_tables_stand_side_by_side(game: str, language: str) -> None:
    """Even if all were bold; Flower Power has tables that would be too wide then, and share the room."""
    for page in load(folder(game), language):
        tables_fit(page)


@every_help
def test_words_under_cards_leave_their_neighbours_room(game: str, language: str) -> None:
    for page in load(folder(game), language):
        words_under_cards_fit(page, PITCH.get(game, WIDTH))


@every_game
def test_every_letter_is_drawn_in_the_small_face(game: str) -> None:
    drawn = {chr(code) for code in glyphs.face("Ferry Small").glyphs}
    for path in folder(game).glob("*/*.txt"):
        assert not set(path.read_text(encoding="utf-8")) - drawn - {"\n"}, path.name


@every_game
def test_french_keeps_its_spaces_unbroken(game: str) -> None:
    for path in (folder(game) / "fr").glob("*.txt"):
        french_spaces_stay(path.read_text(encoding="utf-8"), path.name)
