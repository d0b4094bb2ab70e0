"""Reads the glyphs of our bitmap faces from ``resources/fonts/*.txt``; knows no Qt.

A glyph file is text; lines that start with ``# `` are comments. Its head gives ``family``, ``size`` (pixels
of the em), ``ascent``, ``descent``, ``leading``, ``capital`` and ``xheight`` (heights), one a line. The
entries follow, each with its rows of ``.`` (paper) and ``#`` (ink):
``char U+0041 A advance 8 lsb 1 top 9``
    A character: how far the pen moves, how far right of the pen its rows begin, and how many pixels above
    the baseline the upper edge of its first row is (so a row that rests on the baseline is number 1).
``mark acute``
    A part that occurs only on letters. It is one pixel above its letter; with ``below`` its first row is
    the one under the baseline.
``accent U+00E9 é = e + acute shift 1 lift -1``
    A letter with a mark, which is centred over the letter's ink (rounded to the left) and then moved
    ``shift`` pixels to the right and ``lift`` pixels up. The advance is the letter's, or ``advance`` pixels.
``bold tilde`` or ``bold U+007E ~ lsb 0 top 7``
    The bold drawing of an earlier mark or character, for which the general rule for bold would close a
    gap. Such a mark is centred over the bold letter.
``same U+00AD - as U+002D``
    A character that looks like another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, partial
from unicodedata import combining, normalize

from macclassic.quickdraw.font_files.substitutes import letter_and_mark
from macclassic.quickdraw.resources import resources_dir

Pixel = tuple[int, int]
"""(x right of the pen, y below the baseline): the row that rests on the baseline is y = -1."""

SOFT_HYPHEN = "\u00ad"

FILES = {
    "Harbour": "harbour-12",
    "Ferry Small": "ferry-9",
    "Ferry Ten": "ferry-10",
    "Ferry": "ferry-12",
    "Quay": "quay-9",
}
"""Name of a face -> its file in ``resources/fonts``, without extension."""


class MissingFont(RuntimeError):  # noqa: N818 - a sentence for the player, not a mistake in the code
    """The glyph file or font file of a face is missing or unusable."""


@dataclass(frozen=True)
class Glyph:
    """Glyph of one character: its advance in pixels and its black pixels.

    The pixels are computed at first access, because measuring a line of text does not need them.
    """

    advance: int
    drawn: Callable[[], frozenset[Pixel]]
    drawn_heavy: Callable[[], frozenset[Pixel]] | None = None

    @cached_property
    def ink(self) -> frozenset[Pixel]:
        """Black pixels of the glyph."""
        return self.drawn()

    @cached_property
    def heavy(self) -> frozenset[Pixel] | None:
        """Black pixels of the bold glyph, if the file draws it separately."""
        return None if self.drawn_heavy is None else self.drawn_heavy()

    def box(self) -> tuple[int, int, int, int]:
        """Return left, top, right, bottom of the ink (right and bottom just outside); zeros without ink."""
        if not self.ink:
            return 0, 0, 0, 0
        across = [x for x, _ in self.ink]
        down = [y for _, y in self.ink]
        return min(across), min(down), max(across) + 1, max(down) + 1

    def bold(self) -> Glyph:
        """Return QuickDraw's bold: the glyph over itself moved one pixel right, one pixel wider (§3.3)."""
        twice = self.ink | {(x + 1, y) for x, y in self.ink}
        heavy = twice if self.heavy is None else self.heavy
        return Glyph(self.advance + 1, lambda: heavy)


@dataclass(frozen=True)
class Mark:
    """Mark of an accented letter: its rows, its position and its rows in bold.

    `below` is true if the mark hangs below the baseline instead of standing above its letter. `heavy` is
    empty if the bold mark is not drawn separately.
    """

    rows: tuple[str, ...]
    below: bool
    heavy: tuple[str, ...] = ()

    def over(self, letter: Glyph, move: Mapping[str, int]) -> Glyph:
        """Return a letter with this mark, which is moved by the options of an ``accent`` line."""

        def ink() -> frozenset[Pixel]:
            return letter.ink | self._placed(letter, self.rows, move)

        def heavy() -> frozenset[Pixel]:
            bold = letter.bold()
            return bold.ink | self._placed(bold, self.heavy, move)

        return Glyph(move.get("advance", letter.advance), ink, heavy if self.heavy else None)

    def _placed(self, letter: Glyph, rows: tuple[str, ...], move: Mapping[str, int]) -> frozenset[Pixel]:
        left, top, right, _ = letter.box()
        x = left + (right - left - len(rows[0])) // 2 + move.get("shift", 0)
        y = (0 if self.below else top - 1 - len(rows)) - move.get("lift", 0)
        return _ink(rows, x, y)


@dataclass(frozen=True)
class Face:
    """A face: line metrics in pixels, and a glyph for each code point it supports."""

    family: str
    size: int
    ascent: int
    descent: int
    leading: int
    capital: int
    xheight: int
    glyphs: Mapping[int, Glyph]
    marks: Mapping[str, Mark] = field(default_factory=dict)
    _substitutes: dict[str, Glyph] = field(default_factory=dict, init=False, compare=False)

    def letters(self, text: str) -> list[Glyph]:
        """Return the glyphs of one line of text, in order.

        As on the screen, a letter and a combining accent are one glyph, and soft hyphens are omitted, because
        they are invisible within a line.
        """
        return [self.glyph(character) for character in normalize("NFC", text).replace(SOFT_HYPHEN, "")]

    def glyph(self, character: str) -> Glyph:
        """Return the glyph of a character, or the best substitute if the face lacks it.

        That is its letter under its mark, if both are drawn and fit the line; the letter alone; or ``?``.
        """
        found = self.glyphs.get(ord(character)) or self._substitutes.get(character)
        if found is None:
            found = self._substitutes[character] = self._substitute(character)
        return found

    def _substitute(self, character: str) -> Glyph:
        if combining(character):
            return Glyph(0, frozenset)  # a mark that no letter has taken
        stranger = self.glyphs[ord("?")]
        letter, mark = letter_and_mark(character)
        base = self.glyph(letter) if letter else stranger
        if base is stranger or mark not in self.marks:
            return base
        made = self.marks[mark].over(base, {})
        _, top, _, bottom = made.box()
        return made if -self.ascent <= top and bottom <= self.descent else base

    def advance(self, text: str, bold: bool = False) -> int:
        """Return the width of one line of text in pixels."""
        letters = self.letters(text)
        plain = sum(letter.advance for letter in letters)
        return plain + len(letters) if bold else plain


@cache
def face(name: str) -> Face:
    """Return the face of that name, one of ``FILES``.

    Raises KeyError for another name and MissingFont if its file cannot be read.
    """
    path = resources_dir() / "fonts" / f"{FILES[name]}.txt"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise MissingFont(f"The drawing of the font {name} is missing: {path}") from error
    return parse(text)


def parse(text: str) -> Face:
    """Return the face that the text of a glyph file describes.

    Raises ValueError with the line number if the text breaks the format.
    """
    return _GlyphReader().read(text)


_HEAD = ("family", "size", "ascent", "descent", "leading", "capital", "xheight")


@dataclass
class _DrawnEntry:
    """Entry with rows: its heading, split into words, and the rows read so far."""

    heading: list[str]
    line: int
    rows: list[str] = field(default_factory=list)


class _GlyphReader:
    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.glyphs: dict[int, Glyph] = {}
        self.parts: dict[str, Mark] = {}
        self.entry: _DrawnEntry | None = None

    def read(self, text: str) -> Face:
        for number, line in enumerate(text.splitlines(), start=1):
            try:
                self._line(line, number)
            except (ValueError, KeyError, IndexError) as error:
                raise ValueError(f"line {number} of the drawing, {line!r}: {error}") from error
        self._close()
        missing = [key for key in _HEAD if key not in self.head]
        if missing:
            raise ValueError(f"the head of the drawing lacks {', '.join(missing)}")
        numbers = {key: int(self.head[key]) for key in _HEAD[1:]}
        return Face(family=self.head["family"], glyphs=self.glyphs, marks=self.parts, **numbers)

    def _line(self, line: str, number: int) -> None:
        if not line or line.startswith("# "):
            self._close()
        elif set(line) <= {".", "#"}:
            if self.entry is None:
                raise ValueError("a row that belongs to no entry")
            self.entry.rows.append(line)
        else:
            self._close()
            self._heading(line.split(" "), number)

    def _heading(self, words: list[str], number: int) -> None:
        kind = words[0]
        if kind in ("char", "mark", "bold"):
            self.entry = _DrawnEntry(words, number)
        elif kind == "accent":
            self._add(words[1], self.parts[words[6]].over(self.glyphs[ord(words[4])], _options(words[7:])))
        elif kind == "same":
            self._add(words[1], self.glyphs[_code_point(words[4])])
        elif kind in _HEAD:
            self.head[kind] = " ".join(words[1:])
        else:
            raise ValueError("an entry of no known kind")

    def _close(self) -> None:
        """Store the entry whose rows have ended."""
        entry, self.entry = self.entry, None
        if entry is None:
            return
        words, rows = entry.heading, tuple(entry.rows)
        if len({len(row) for row in rows}) > 1:
            raise ValueError(f"the rows of the entry of line {entry.line} are not of one length")
        if words[0] == "mark":
            self.parts[words[1]] = Mark(rows, "below" in words[2:])
            return
        if words[0] == "bold":
            self._embolden(words, rows)
            return
        values = _options(words[3:])
        self._add(words[1], Glyph(values["advance"], partial(_ink, rows, values["lsb"], -values["top"])))

    def _embolden(self, words: list[str], rows: tuple[str, ...]) -> None:
        """Store the bold drawing of an earlier mark or character."""
        if words[1] in self.parts:
            self.parts[words[1]] = replace(self.parts[words[1]], heavy=rows)
            return
        values, code_point = _options(words[3:]), _code_point(words[1])
        heavy = partial(_ink, rows, values["lsb"], -values["top"])
        self.glyphs[code_point] = replace(self.glyphs[code_point], drawn_heavy=heavy)

    def _add(self, name: str, glyph: Glyph) -> None:
        code_point = _code_point(name)
        if code_point in self.glyphs:
            raise ValueError(f"{name} is drawn twice")
        self.glyphs[code_point] = glyph


def _ink(rows: tuple[str, ...], left: int, top: int) -> frozenset[Pixel]:
    return frozenset(
        (left + x, top + y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "#"
    )


def _options(words: list[str]) -> dict[str, int]:
    return {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}


def _code_point(name: str) -> int:
    if not name.startswith("U+"):
        raise ValueError(f"{name} is not a code point")
    return int(name[2:], 16)
