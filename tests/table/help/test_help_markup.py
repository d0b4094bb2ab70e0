"""Tests of the help format, and of the pages of War of Flowers in English and French."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import games.war_of_flowers.cards as words
from macclassic.table.help.help_markup import (
    Bullet,
    Cards,
    Heading,
    HelpCard,
    HelpError,
    HelpTable,
    Page,
    Paragraph,
    Pictures,
    TextSpan,
    load,
    parse,
)
from tests.support.match.help_pages import (
    rows_of_cards,
)

HELP = Path(words.__file__).parent / "help"
LANGUAGES = ("en", "fr")
SOMEWHERE = Path("07-some.txt")


def read(body: str, title: str = "title: Some page") -> Page:
    return parse(f"{title}\n{body}", 7, SOMEWHERE, range(1, 20))


# Format


def test_paragraphs_join_lines_and_support_bold_and_links() -> None:
    page = read("\nOne *bold\nword*, and\nsee {page 10}.\n\nTwo.\n")
    assert page == Page(
        7,
        "Some page",
        (
            Paragraph(
                (
                    TextSpan("One "),
                    TextSpan("bold word", bold=True),
                    TextSpan(", and see "),
                    TextSpan("", page=10),
                    TextSpan("."),
                )
            ),
            Paragraph((TextSpan("Two."),)),
        ),
    )


def test_headings_bullets_and_rows_need_no_blank_line() -> None:
    page = read("Text\n## Head\n- one,\nstill one\n- two\n[pictures art/coin art/face-you-calm]\nMore")
    assert page.blocks == (
        Paragraph((TextSpan("Text"),)),
        Heading("Head"),
        Bullet((TextSpan("one, still one"),)),
        Bullet((TextSpan("two"),)),
        Pictures((("art", "coin"), ("art", "face-you-calm"))),
        Paragraph((TextSpan("More"),)),
    )


def test_cards_are_set_in_a_line_or_beside_text() -> None:
    page = read("[cards 01-sun 02-plain-1]\n[cards]\n01-sun | Full crane | sun\n\n12-double\n[/cards]")
    first, second = page.blocks
    assert isinstance(first, Cards)
    assert [card.id for card in first.cards] == ["01-sun", "02-plain-1"]
    assert second == Cards((HelpCard("01-sun", "Full crane", "sun"), HelpCard("12-double")))


def test_table_cells_hold_spans() -> None:
    page = read("[table]\n*Set* | *Points*\nBirds, {page 10} | 5\n[/table]")
    assert page.blocks == (
        HelpTable(
            (
                ((TextSpan("Set", bold=True),), (TextSpan("Points", bold=True),)),
                ((TextSpan("Birds, "), TextSpan("", page=10)), (TextSpan("5"),)),
            )
        ),
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Some page\ntext", 1),
        ("title:\ntext", 1),
        ("title: T\n\n", 2),
        ("title: T\n\ntext with a * star", 3),
        ("title: T\ntext with {page x}", 2),
        ("title: T\na {page 20}", 2),
        ("title: T\nfirst\n\nsecond\nthird } here", 5),
        ("title: T\n#Head", 2),
        ("title: T\n[cards 01-sun", 2),
        ("title: T\n[rows a b]", 2),
        ("title: T\n[pictures]", 2),
        ("title: T\n[pictures coin]", 2),
        ("title: T\n[cards 01_sun]", 2),
        ("title: T\n[cards]\n01-sun | Crane\n[/cards]", 3),
        ("title: T\n[cards]\n[/cards]", 3),
        ("title: T\n\n[cards]\n01-sun\n", 3),
        ("title: T\n[table]\na | b\nc | d | e\n[/table]", 4),
        ("title: T\n[table]\nalone\n[/table]", 3),
        ("title: T\n[table]\na | *b\n[/table]", 3),
        ("title: T\nabout: cats\ntext", 2),
    ],
)
def test_malformed_text_is_reported_with_its_line(text: str, line: int) -> None:
    with pytest.raises(HelpError) as caught:
        parse(text, 7, SOMEWHERE, range(1, 20))
    assert (caught.value.path, caught.value.line) == (SOMEWHERE, line)
    assert str(caught.value).startswith(f"07-some.txt:{line}: ")


# Folder of pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("en/01-one", "en/02-two", "fr/02-deux"):
        path = tmp_path / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"title: {name}\n\nSee {{page 2}}.\n", encoding="utf-8")
    return tmp_path


def test_an_untranslated_page_is_shown_in_english(folder: Path) -> None:
    assert [(page.number, page.title) for page in load(folder, "fr")] == [(1, "en/01-one"), (2, "fr/02-deux")]
    assert [page.title for page in load(folder, "en")] == ["en/01-one", "en/02-two"]
    assert load(folder, "xx") == load(folder, "en")


def test_a_language_may_have_an_additional_last_page(folder: Path) -> None:
    (folder / "fr/03-trois.txt").write_text("title: three\n\nAnd {page 1}.\n", encoding="utf-8")
    assert [page.title for page in load(folder, "fr")] == ["en/01-one", "fr/02-deux", "three"]
    assert len(load(folder, "en")) == 2


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda at: (at / "en/01-one.txt").unlink(), "page 1 is missing"),
        (lambda at: (at / "fr/04-quatre.txt").write_text("title: x\ny"), "page 3 is missing"),
        (lambda at: (at / "en/02-again.txt").write_text("title: x\ny"), "page 2 is also"),
        (lambda at: (at / "en/three.txt").write_text("title: x\ny"), "named like"),
        (lambda at: (at / "fr/02-deux.txt").write_bytes(b"title: \xe9\nx"), "UTF-8"),
        (lambda at: (at / "fr/02-deux.txt").write_text("title: x\n{page 3}"), "no page 3"),
    ],
)
def test_an_inconsistent_folder_is_refused(folder: Path, spoil: Callable[[Path], object], says: str) -> None:
    spoil(folder)
    with pytest.raises(HelpError, match=says):
        load(folder, "fr")


def test_a_folder_without_pages_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HelpError, match="no help pages"):
        load(tmp_path, "en")


# Pages of War of Flowers

CARD_PAGES = (8, 9, 11)
FRENCH_KINDS = {
    "sun": "soleil",
    "animal": "animal",
    "bird": "oiseau",
    "ribbon": "ruban",
    "red ribbon": "rub. rouge",
    "blue ribbon": "rub. bleu",
    "orchid ribbon": "rub. violet",
    "plain": "simple",
    "double": "double",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_pages_show_each_card_once_by_kind(language: str) -> None:
    pages = load(HELP, language)
    cards = [card for number in CARD_PAGES for row in rows_of_cards(pages[number - 1]) for card in row.cards]
    suits = {1: "sun", 3: "sun", 11: "sun"} | dict.fromkeys((2, 4, 5, 6, 7, 9, 10), "animal")
    deck = {f"{month:02}-{suit}" for month, suit in suits.items()} | {"08-sun", "08-animal"}
    deck |= {f"{month:02}-ribbon" for month in range(1, 11) if month != 8} | {"11-double"}
    deck |= {f"{month:02}-plain-{copy}" for month in range(1, 12) for copy in (1, 2)}
    deck |= {"12-sun", "12-animal", "12-ribbon", "12-double"}
    assert len(deck) == 48
    assert sorted(card.id for card in cards) == sorted(deck)
    for card in cards:
        kind = words.kind_name(card.id)
        expected = FRENCH_KINDS[kind] if language == "fr" else kind.replace("orchid ribbon", "orchid rib.")
        assert card.kind == expected
        assert card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_ten_shows_the_sets(language: str) -> None:
    ribbons, others = rows_of_cards(load(HELP, language)[9])
    kinds = [words.kind_name(card.id) for card in (*ribbons.cards, *others.cards)]
    assert kinds == [
        *(["red ribbon"] * 3 + ["blue ribbon"] * 3 + ["orchid ribbon"] * 3),
        *(["bird"] * 3 + ["sun"] * 5),
    ]
