"""Reads the desktop patterns of 8 × 8 pixels from ``resources/patterns/desktop.txt``.

The file is text; lines that start with ``# `` are comments. Each pattern has
``pattern NAME``
    its name, a word;
``black``
    followed by eight rows of ``#`` and ``.``, the pattern in black and white;
``colour KEY EIGHT FOUR``
    two to eight colours, each a letter with six hexadecimal digits for 256 colours and six for 16 colours;
    then eight rows of those letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QBrush, QColor, QImage

from macclassic.quickdraw.colours import DEPTHS, RGB, clut, parse
from macclassic.quickdraw.resources import resources_dir

STANDARD = "standard"
SIDE = 8
MAX_COLOURS = 8
"""Maximum number of colours of a pattern."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)

Rows = tuple[tuple[RGB, ...], ...]


class BadPatterns(ValueError):  # noqa: N818
    """The pattern file breaks the format; the message says where."""


@dataclass(frozen=True)
class DesktopPattern:
    """One pattern: for each depth, eight rows of eight colours."""

    name: str
    rows: dict[int, Rows]


def read(text: str) -> tuple[DesktopPattern, ...]:
    """Return the patterns that a text describes, in order.

    Raises BadPatterns if the text breaks the format or repeats a name.
    """
    found: list[DesktopPattern] = []
    for number, lines in _blocks(text):
        try:
            pattern = _pattern(lines)
        except ValueError as error:
            raise BadPatterns(f"the pattern of line {number}: {error}") from None
        if any(each.name == pattern.name for each in found):
            raise BadPatterns(f"the pattern of line {number}: there is another “{pattern.name}”")
        found.append(pattern)
    return tuple(found)


def _blocks(text: str) -> list[tuple[int, list[str]]]:
    """Return the lines of each pattern with the number of its first line.

    Raises BadPatterns if a line precedes the first pattern.
    """
    blocks: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("# "):
            continue
        if line.startswith("pattern "):
            blocks.append((number, []))
        elif not blocks:
            raise BadPatterns(f"line {number}: no pattern has begun")
        blocks[-1][1].append(line.strip())
    return blocks


def _pattern(lines: list[str]) -> DesktopPattern:
    name = lines[0].removeprefix("pattern ").strip()
    if not name.isidentifier():
        raise ValueError(f"“{name}” is no name")
    if lines[1:2] != ["black"]:
        raise ValueError("“black” must follow the name")
    black = _rows(lines[2 : 2 + SIDE], {".": WHITE, "#": BLACK})
    rest = lines[2 + SIDE :]
    colours = [line.split() for line in rest if line.startswith("colour ")]
    if not 2 <= len(colours) <= MAX_COLOURS:
        raise ValueError(f"it has {len(colours)} colours; there must be 2 to {MAX_COLOURS}")
    rows = {1: black}
    for place, depth in ((2, 8), (3, 4)):
        keys: dict[str, RGB] = {}
        for words in colours:
            if len(words) != 4 or len(words[1]) != 1 or words[1] in keys:
                raise ValueError(f"“{' '.join(words)}” is no colour")
            keys[words[1]] = parse(words[place])
            if keys[words[1]] not in clut(depth):
                raise ValueError(f"{words[place]} is not among the colours of {depth} bits")
        rows[depth] = _rows(rest[len(colours) :], keys)
    return DesktopPattern(name, rows)


def _rows(lines: list[str], keys: dict[str, RGB]) -> Rows:
    if len(lines) != SIDE or any(len(line) != SIDE or set(line) - set(keys) for line in lines):
        raise ValueError(f"{SIDE} rows of {SIDE} must be made of {' '.join(keys)}")
    return tuple(tuple(keys[cell] for cell in line) for line in lines)


@cache
def patterns() -> tuple[DesktopPattern, ...]:
    """Return all patterns, the standard one first.

    If the file cannot be used, the only pattern is a standard one of two greys in checks.
    """
    try:
        return read(_file())
    except (OSError, BadPatterns):
        return (_chequered(),)


def _file() -> str:
    return (resources_dir() / "patterns" / "desktop.txt").read_text(encoding="utf-8")


def _chequered() -> DesktopPattern:
    pairs = {1: ("FFFFFF", "000000"), 4: ("C0C0C0", "808080"), 8: ("AAAAAA", "777777")}
    rows = {}
    for depth in DEPTHS:
        light, dark = (parse(each) for each in pairs[depth])
        rows[depth] = tuple(tuple(light if (x + y) % 2 else dark for x in range(SIDE)) for y in range(SIDE))
    return DesktopPattern(STANDARD, rows)


def find(name: str) -> DesktopPattern:
    """Return the pattern of a name, or the standard one if the name is unknown."""
    try:
        blocks = [lines for _, lines in _blocks(_file())]
        # Only this pattern is parsed, because start-up waits for it.
        return _pattern(next((lines for lines in blocks if lines[0] == f"pattern {name}"), blocks[0]))
    except (OSError, ValueError, IndexError):
        return patterns()[0]


@cache
def brush(name: str, depth: int) -> QBrush:
    """Return the brush of a pattern at a depth of 1, 4 or 8 bits; it starts at the painter's brush origin.

    Raises KeyError for another depth.
    """
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    for y, row in enumerate(find(name).rows[depth]):
        for x, rgb in enumerate(row):
            image.setPixelColor(x, y, QColor(*rgb))
    made = QBrush()
    made.setTextureImage(image)
    return made
