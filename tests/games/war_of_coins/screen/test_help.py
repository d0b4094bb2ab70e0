"""Help of War of Coins in English and French: the same pages, all fifty cards, every kind's mark."""

from __future__ import annotations

from pathlib import Path

import pytest

import games.war_of_coins.cards as words
from games.war_of_coins.cards import IDS
from macclassic.table.help.help_markup import Page, Pictures, load
from tests.support.match.help_pages import rows_of_cards
from tools.art.marks.coin_kinds import MARKS

HELP = Path(words.__file__).parent / "help"
LANGUAGES = ("en", "fr")
PAGES = 17


def ids(pages: list[Page]) -> list[str]:
    rows = [row for page in pages for row in rows_of_cards(page)]
    return [card.id.rpartition("/")[2] for row in rows for card in row.cards]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_shows_the_cards_of_all_coins_and_three_in_full_size(language: str) -> None:
    pages = load(HELP, language)
    assert sorted(ids([pages[8]])) == sorted(IDS[:48])
    assert sorted(ids(list(pages[9:12]))) == sorted(IDS[:48])
    assert {"joker-1", "joker-2"} <= set(ids([pages[3]]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_coins_shows_the_marks_of_all_kinds(language: str) -> None:
    page = load(HELP, language)[8]
    shown = [name for block in page.blocks if isinstance(block, Pictures) for _, name in block.pictures]
    assert shown == [f"ear-{mark}" for mark in MARKS]


def test_the_worked_example_agrees_with_the_rules() -> None:
    for language in LANGUAGES:
        text = (next((HELP / language).glob("08-*.txt"))).read_text(encoding="utf-8")
        assert all(number in text for number in ("9 + 2 = 11", "22", "44", "88"))
