"""Checks of help pages for all games: same structure as in English, and enough room."""

from __future__ import annotations

import re

from macclassic.quickdraw import fonts
from macclassic.table.help.help_markup import Bullet, Cards, HelpTable, Page, Paragraph, Pictures

WIDTH, HEIGHT, MARGIN = 460, 330, 10
"""Size of the visible page in the help window, and its margin, in pixels."""


def width(text: str, bold: bool = False) -> int:
    return fonts.small_width(text, bold)


def rows_of_cards(page: Page) -> list[Cards]:
    return [block for block in page.blocks if isinstance(block, Cards)]


def shape(page: Page) -> list[object]:
    """Return the structure that all languages share: cards, pictures, table sizes, links in order."""
    found: list[object] = []
    for block in page.blocks:
        if isinstance(block, Cards):
            found.append([card.id for card in block.cards])
        elif isinstance(block, Pictures):
            found.append(block)
        elif isinstance(block, HelpTable):
            found.append((len(block.rows), len(block.rows[0])))
        elif isinstance(block, Paragraph | Bullet):
            found.extend(span.page for span in block.spans if span.page is not None)
    return found


def alike(english: list[Page], french: list[Page]) -> None:
    """Assert that pages in another language have the structure of the English ones.

    The other language may have pages of its own at the end.
    """
    for one, other in zip(english, french[: len(english)], strict=True):
        assert shape(one) == shape(other), one.title


def tables_fit(page: Page) -> None:
    """Assert that the columns of all tables of a page fit into the window."""
    for block in page.blocks:
        if isinstance(block, HelpTable):
            columns = zip(*block.rows, strict=True)
            need = sum(max(width("".join(s.text for s in cell), True) for cell in col) for col in columns)
            assert need + 14 * len(block.rows[0]) <= WIDTH - 2 * MARGIN, f"{page.number} {page.title}"


def words_under_cards_fit(page: Page, most: int = WIDTH) -> None:
    """Assert that captions under cards do not overlap; cards are at most `most` pixels apart."""
    for row in rows_of_cards(page):
        pitch = min(most, (WIDTH - 2 * MARGIN) // len(row.cards))
        for one, other in zip(row.cards, row.cards[1:], strict=False):
            for left, right in ((one.name, other.name), (one.kind, other.kind)):
                assert (width(left) + width(right)) / 2 + 1 <= pitch, (page.number, left, right)


def french_spaces_stay(text: str, where: str) -> None:
    """Assert that no line of a French page can break before its punctuation, and that this is typographic."""
    body = text.partition(":")[2].replace("\nabout: ", "\n")
    why = f"{where}: write U+202F or U+00A0 before ; : ? ! » and after «, and ’ for the apostrophe"
    assert not re.search(r"[ \w][;:?!»](?!\S)", body), why
    assert "« " not in body and "'" not in body, why
