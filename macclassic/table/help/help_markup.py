"""Parser of help pages: plain text, a file per page, a folder per language (docs/help-format.md)."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from macclassic.quickdraw.resources import FIRST_LANGUAGE

_FILE = re.compile(r"(\d\d)-[a-z0-9-]+\.txt")
_CARD = re.compile(r"([a-z]+/)?[A-Za-z0-9][A-Za-z0-9-]*")
_PICTURE = re.compile(r"([a-z0-9-]+/)+[A-Za-z0-9-]+")
_INLINE = re.compile(r"\*([^*{}]+)\*|\{page (\d+)\}")
_HEADING, _BULLET, _CELLS, _ABOUT = "## ", "- ", "|", "about:"

KEYS, PLAY, CARDS, HOUSE = "keys", "play", "cards", "house"
ABOUT = (KEYS, PLAY, CARDS, HOUSE)
"""Topics of pages that a menu item may open: the keys, how to play, the cards, the house rules."""


class HelpError(ValueError):
    """Error in a help text; names the file and the line, counted from 1 (0: the whole file)."""

    def __init__(self, path: Path, line: int, what: str) -> None:
        super().__init__(f"{path}:{line}: {what}" if line else f"{path}: {what}")
        self.path = path
        self.line = line


@dataclass(frozen=True, slots=True)
class TextSpan:
    """Run of text: plain, bold, or a link to page `page`, which has no text."""

    text: str
    bold: bool = False
    page: int | None = None


Spans = tuple[TextSpan, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """Heading."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text, to be wrapped."""

    spans: Spans


@dataclass(frozen=True, slots=True)
class Bullet:
    """Item of a list; consecutive bullets form one list."""

    spans: Spans


@dataclass(frozen=True, slots=True)
class HelpCard:
    """Card by its id, with its name and kind in the page's language; either may be empty.

    An id may have a folder before it, below that of the cards, such as ``coins/01-chunk``.
    """

    id: str
    name: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """Row of cards with name and kind under each; `small`: with small pictures."""

    cards: tuple[HelpCard, ...]
    small: bool = False


@dataclass(frozen=True, slots=True)
class Pictures:
    """Row of pictures, each as (folder, name) under ``resources``, such as ``("art", "coin")``."""

    pictures: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class HelpTable:
    """Table of two or three columns; all rows have the same number of cells."""

    rows: tuple[tuple[Spans, ...], ...]


Block = Heading | Paragraph | Bullet | Cards | Pictures | HelpTable


@dataclass(frozen=True, slots=True)
class Page:
    """One page of help; numbers run from 1 without a gap."""

    number: int
    title: str
    blocks: tuple[Block, ...]
    about: str = ""
    """Topic by which a menu item opens the page, one of `ABOUT`; empty if none does."""


def page_about(topic: str, pages: Sequence[Page]) -> int | None:
    """Return the number of the page about a topic, or None if there is none."""
    return next((page.number for page in pages if page.about == topic), None)


def load(folder: Path, language: str) -> tuple[Page, ...]:
    """Return all pages of a help folder in order, each in a language or else in English.

    `folder` holds one folder per language, named by its two letters. A language may have further pages of its
    own after the others. Raises HelpError if a page is malformed, a number is missing or used twice, or a
    link has no target.
    """
    first = _files(folder / FIRST_LANGUAGE)
    if not first:
        raise HelpError(folder / FIRST_LANGUAGE, 0, "there are no help pages")
    pages = first | _files(folder / language)
    for found, where in ((first, FIRST_LANGUAGE), (pages, language)):
        for number in range(1, len(found) + 1):
            if number not in found:
                raise HelpError(folder / where, 0, f"page {number} is missing")
    return tuple(_read(pages[number], number, pages) for number in sorted(pages))


def parse(text: str, number: int, path: Path, pages: Container[int]) -> Page:
    """Return one page from its text; `path` is used in errors, `pages` are valid link targets.

    Raises HelpError if the text is malformed.
    """
    return _PageReader(text, path, pages).page(number)


def _files(folder: Path) -> dict[int, Path]:
    found: dict[int, Path] = {}
    for path in sorted(folder.glob("*.txt")):
        match = _FILE.fullmatch(path.name)
        if match is None:
            raise HelpError(path, 0, "a page is named like 07-money.txt")
        number = int(match[1])
        if number in found:
            raise HelpError(path, 0, f"page {number} is also {found[number].name}")
        found[number] = path
    return found


def _read(path: Path, number: int, pages: Container[int]) -> Page:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise HelpError(path, 0, "this is no UTF-8 text") from error
    return parse(text, number, path, pages)


class _PageReader:
    """Parser of one page, line by line; `_line` is the number of the current line."""

    def __init__(self, text: str, path: Path, pages: Container[int]) -> None:
        self._lines = text.splitlines()
        self._path = path
        self._pages = pages
        self._line = 0

    def page(self, number: int) -> Page:
        mark, _, title = (self._next() or "").partition(":")
        if mark != "title" or not title.strip():
            raise self._error("the first line must be “title: …”")
        about = ""
        if self._line < len(self._lines) and self._lines[self._line].startswith(_ABOUT):
            about = (self._next() or "").removeprefix(_ABOUT).strip()
            if about not in ABOUT:
                raise self._error(f"a page is about {' or '.join(ABOUT)}, or says nothing of it")
        blocks = tuple(self._blocks())
        if not blocks:
            raise self._error("the page is empty")
        return Page(number, title.strip(), blocks, about)

    def _blocks(self) -> Iterator[Block]:
        while (line := self._next()) is not None:
            if not line:
                continue
            if line.startswith("["):
                yield self._bracket(line)
            elif line.startswith("#"):
                if not line.startswith(_HEADING):
                    raise self._error("a heading begins with “## ”")
                yield Heading(line.removeprefix(_HEADING).strip())
            elif line.startswith(_BULLET):
                yield Bullet(self._spans(self._joined(line.removeprefix(_BULLET))))
            else:
                yield Paragraph(self._spans(self._joined(line)))

    def _joined(self, line: str) -> str:
        """Return a line joined with the following lines of the same paragraph or bullet."""
        parts = [line.strip()]
        while self._line < len(self._lines):
            following = self._lines[self._line].rstrip()
            if not following or following.startswith(("[", "#", _BULLET)):
                break
            self._line += 1
            parts.append(following.strip())
        return " ".join(parts)

    def _bracket(self, line: str) -> Block:
        if not line.endswith("]"):
            raise self._error("“[” without “]” at the end of the line")
        word, _, rest = line[1:-1].partition(" ")
        if word == "pictures":
            return Pictures(tuple(self._picture(name) for name in self._words(rest)))
        if word == "cards" and rest:
            return Cards(tuple(self._card([card]) for card in self._words(rest)))
        if word == "small-cards":
            return Cards(tuple(self._card([card]) for card in self._words(rest)), small=True)
        if word == "cards":
            return Cards(tuple(self._card(cells) for cells in self._rows("cards")))
        if word == "table" and not rest:
            return HelpTable(self._table())
        raise self._error(f"“[{word}]” is none of cards, small-cards, pictures and table")

    def _words(self, rest: str) -> list[str]:
        words = rest.split()
        if not words:
            raise self._error("nothing is named between the brackets")
        return words

    def _picture(self, name: str) -> tuple[str, str]:
        if not _PICTURE.fullmatch(name):
            raise self._error(f"“{name}” is no picture; one is named like art/coin")
        folder, _, rest = name.rpartition("/")
        return folder, rest

    def _card(self, cells: list[str]) -> HelpCard:
        if len(cells) not in (1, 3):
            raise self._error("a card is “id” or “id | name | kind”")
        if not _CARD.fullmatch(cells[0]):
            raise self._error(f"“{cells[0]}” is no card")
        return HelpCard(*cells)

    def _table(self) -> tuple[tuple[Spans, ...], ...]:
        rows: list[tuple[Spans, ...]] = []
        for cells in self._rows("table"):
            if len(cells) not in (2, 3) or (rows and len(cells) != len(rows[0])):
                raise self._error("a table has two or three columns, the same in every row")
            rows.append(tuple(self._spans(cell) for cell in cells))
        return tuple(rows)

    def _rows(self, word: str) -> Iterator[list[str]]:
        """Yield the cells of each row up to ``[/word]``; raises HelpError if there is no row or no end."""
        opened, empty = self._line, True
        while (line := self._next()) is not None:
            if line == f"[/{word}]":
                if empty:
                    raise self._error(f"[{word}] holds nothing")
                return
            if line:
                empty = False
                yield [cell.strip() for cell in line.split(_CELLS)]
        self._line = opened
        raise self._error(f"[{word}] is never closed with [/{word}]")

    def _spans(self, text: str) -> Spans:
        spans: list[TextSpan] = []
        at = 0
        for match in _INLINE.finditer(text):
            spans.extend(self._plain(text[at : match.start()]))
            spans.append(self._link(int(match[2])) if match[2] else TextSpan(match[1], bold=True))
            at = match.end()
        spans.extend(self._plain(text[at:]))
        return tuple(spans)

    def _plain(self, text: str) -> Spans:
        for mark in "*{}":
            if mark in text:
                raise self._error(f"a “{mark}” stands alone; write *bold* or {{page 7}}")
        return (TextSpan(text),) if text else ()

    def _link(self, page: int) -> TextSpan:
        if page not in self._pages:
            raise self._error(f"there is no page {page}")
        return TextSpan("", page=page)

    def _next(self) -> str | None:
        if self._line >= len(self._lines):
            return None
        self._line += 1
        return self._lines[self._line - 1].strip()

    def _error(self, what: str) -> HelpError:
        return HelpError(self._path, self._line, what)
