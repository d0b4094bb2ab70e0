"""Tests of the help of every game in every language: same pages, all letters drawn, enough room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import games
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages, resources_dir
from macclassic.table.help.help_markup import KEYS, PLAY, load
from macclassic.table.help.help_page import HelpPage
from macclassic.table.help.help_window import page_rows
from tests.support.match.help_pages import (
    WIDTH,
    alike,
    french_spaces_stay,
    tables_fit,
    words_under_cards_fit,
)

PAGES = {
    path.parent.name: len(list(path.glob("en/*.txt")))
    for path in sorted(Path(games.__path__[0]).glob("*/help"))
}
"""Number of English pages of each game, by package."""
LANGUAGES = languages()
OTHERS = LANGUAGES[1:]
OWN = {("war_of_flowers", "ko"): 1}
"""Number of extra pages at the end that only one language has."""
PITCH = {"war_of_coins": 96}
"""Greatest distance of cards in a row in pixels, if it is less than the page allows."""

KEYS_OF_GAMES = [game.replace("_", "-") for game in PAGES]
"""Names of the tests: `-k` finds a game by its key."""
every_game = pytest.mark.parametrize("game", PAGES, ids=KEYS_OF_GAMES)


def every_help(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test with the help of each game in each language."""
    return every_game(pytest.mark.parametrize("language", LANGUAGES)(test))


def folder(game: str) -> Path:
    return Path(games.__path__[0]) / game / "help"


@pytest.fixture(autouse=True)
def small_face(request: pytest.FixtureRequest, qapp: object) -> Iterator[None]:
    """Set the small text in the face of the test's language."""
    fonts.use_language(
        (getattr(request.node, "callspec", None) and request.node.callspec.params.get("language")) or "en"
    )
    yield
    fonts.use_language("en")


@pytest.mark.parametrize("language", OTHERS)
@every_game
def test_all_languages_have_the_same_pages(game: str, language: str) -> None:
    more = OWN.get((game, language), 0)
    names = {path.name[:2] for path in (folder(game) / language).glob("*.txt")}
    assert len(names) == PAGES[game] + more, f"help/{language} has other pages than help/en"
    english, other = (load(folder(game), each) for each in ("en", language))
    assert [page.number for page in english] == list(range(1, PAGES[game] + 1))
    assert len(other) == len(english) + more
    alike(english, other)
    same = {one.title for one, two in zip(english, other, strict=False) if one.title == two.title}
    assert same <= {"Options"}


@every_help
def test_one_page_explains_the_keys(game: str, language: str) -> None:
    assert len([page for page in load(folder(game), language) if page.about == KEYS]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_general_help_has_the_same_pages_in_every_language(language: str, qapp: object) -> None:
    everywhere = resources_dir() / "help"
    pages = load(everywhere, language)
    alike(load(everywhere, "en"), pages)
    assert [page.about for page in pages] == [KEYS, PLAY, *[""] * (len(pages) - 2)]
    seen = HelpPage(WIDTH)
    for page in pages:
        tables_fit(page)
        seen.show_page(page)
        assert seen.height() <= page_rows(), f"{page.number} {page.title}"


def test_the_general_help_uses_non_breaking_spaces_in_french() -> None:
    for path in (resources_dir() / "help" / "fr").glob("*.txt"):
        french_spaces_stay(path.read_text(encoding="utf-8"), path.name)


@every_help
def test_every_page_fits_the_window(game: str, language: str, qapp: object) -> None:
    seen = HelpPage(WIDTH)
    for page in load(folder(game), language):
        seen.show_page(page)
        assert seen.height() <= page_rows(), f"{page.number} {page.title}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in PAGES if game != "flower_power"])
def test_columns_of_tables_stand_side_by_side(game: str, language: str) -> None:
    """Holds even if all text were bold; Flower Power's wider tables share the width."""
    for page in load(folder(game), language):
        tables_fit(page)


@every_help
def test_captions_under_cards_do_not_touch_their_neighbours(game: str, language: str) -> None:
    for page in load(folder(game), language):
        words_under_cards_fit(page, PITCH.get(game, WIDTH))


@every_help
def test_the_small_face_has_every_letter(game: str, language: str) -> None:
    face = fonts.APPLICATION if language in fonts.HIGH_LANGUAGES else fonts.SMALL
    drawn = {chr(code) for code in fonts.drawing(face).glyphs}
    for path in (folder(game) / language).glob("*.txt"):
        assert not set(path.read_text(encoding="utf-8")) - drawn - {"\n"}, path.name


@every_game
def test_french_help_uses_non_breaking_spaces(game: str) -> None:
    for path in (folder(game) / "fr").glob("*.txt"):
        french_spaces_stay(path.read_text(encoding="utf-8"), path.name)
