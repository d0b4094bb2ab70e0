"""Composes Hangul syllables from jamo (``resources/fonts/hangul-12.txt``) for four faces; knows no Qt.

The faces are Harbour 12, Ferry 12, Ferry 9 and Quay 9. A syllable is drawn in a frame 11 pixels wide and 14
high, from sets of jamo drawings whose forms depend on the syllable's shape. Ferry and Quay use it as drawn.
Harbour uses it in bold. Names in small type use a low form, without rows that repeat the row above. The faces
contain the syllables that the file lists and the 51 single jamo, which are visible during input.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, partial
from itertools import groupby

from macclassic.quickdraw.font_files import glyph_files
from macclassic.quickdraw.font_files.glyph_files import Face, Glyph, MissingFont, Pixel
from macclassic.quickdraw.resources import resources_dir

HEAVIER = {"Harbour": 1, "Ferry": 0, "Ferry Small": 0, "Quay": 0}
"""Name of a face with Hangul -> how many times the drawing is made bold for its plain weight."""

INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
MEDIALS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
JAMO = tuple(map(chr, range(0x3131, 0x3164)))
FIRST_SYLLABLE = 0xAC00

STANDING, LYING = "ㅏㅐㅑㅒㅓㅔㅕㅖㅣ", "ㅗㅛㅜㅠㅡ"
DOUBLED = "ㄲㄸㅃㅆㅉ"
WIDE = "ㅅㅈㅊㅍㅎ"
"""Initials whose usual drawing leaves no room for a long tick."""
HIGH = "ㄹㅌ"
"""Initials of five rows over a lying or bent vowel and a final; the others have four."""
STEM = {"ㅏ": 8, "ㅑ": 8, "ㅘ": 8} | dict.fromkeys("ㅓㅕㅣㅚㅝㅟㅢ", 9) | dict.fromkeys("ㅐㅒㅔㅖㅙㅞ", 10)
"""Column of the last stem of a standing or bent vowel; a final consonant ends there."""

WIDTH, HEIGHT, ADVANCE, LEFT, TOP = 11, 14, 12, 1, 12
"""The frame, the advance, and how far right of the pen and above the baseline the frame begins.

The pixel at the left keeps a syllable clear of the figure before it.
"""
MAX_LOW_ROWS = 10
"""Maximum rows of a low syllable: one less than a line of Quay, two less than a line of Ferry 9."""
MIDDLE = frozenset((3, 4, 5, 6, 7))
"""Columns of the stems of ㅗ, ㅛ, ㅜ and ㅠ."""


@dataclass
class JamoSet:
    """Drawings of one set of jamo, and their origin in the frame."""

    left: int
    top: int
    drawings: dict[str, frozenset[Pixel]] = field(default_factory=dict)


@dataclass
class HangulDrawings:
    """All sets by name, and the syllables that the faces contain."""

    sets: dict[str, JamoSet] = field(default_factory=dict)
    syllables: str = ""

    @cached_property
    def code_points(self) -> frozenset[int]:
        """Code points of all Hangul characters that the faces contain."""
        return frozenset(map(ord, (*JAMO, *self.syllables)))

    def syllable(self, character: str) -> frozenset[Pixel]:
        """Return the ink of a syllable in its frame; any of the 11,172 is possible."""
        return frozenset().union(*self._parts(character))

    def crowded(self, character: str) -> frozenset[Pixel]:
        """Return the ink of a doubled initial, which bold does not make heavier; empty without one."""
        if not FIRST_SYLLABLE <= ord(character) < FIRST_SYLLABLE + 11_172:
            return frozenset()
        initial = INITIALS[(ord(character) - FIRST_SYLLABLE) // 588]
        return self._parts(character)[0] if initial in DOUBLED else frozenset()

    def _parts(self, character: str) -> tuple[frozenset[Pixel], ...]:
        """Return the ink of the initial, the medial and the final, if there is one."""
        index = ord(character) - FIRST_SYLLABLE
        initial, medial = INITIALS[index // 588], MEDIALS[index % 588 // 28]
        final = FINALS[index % 28].strip()
        right = int(initial in DOUBLED and medial in "ㅓㅕ")
        above = self._above(initial, medial, final, right)
        if final in self.sets["final-low"].drawings and medial in "ㅗㅛㅜㅠ":
            return *above, self._put("final-low", final)
        if not final:
            return above
        edge = max(x for x, _ in self._put("final", final))
        below = self._put("final", final, dx=0 if medial in LYING else STEM[medial] + right - edge)
        tip = {min(below, key=lambda at: at[1])} if final == "ㅊ" else set()
        return *above, below | _grown(tip, 0, -1, above[0] | above[1])

    def _above(
        self, initial: str, medial: str, final: str, right: int
    ) -> tuple[frozenset[Pixel], frozenset[Pixel]]:
        """Return the ink of the initial and the medial; the medial is moved ``right`` pixels to the right."""
        narrow = "-narrow" if initial in DOUBLED and medial in "ㅔㅖㅞ" else ""
        if medial in STANDING:
            slim = initial not in DOUBLED and medial in ("ㅓㅔㅕㅖ" if initial in WIDE else "ㅔㅖ")
            name = ("short" if final else "tall") + ("-slim" if slim else narrow)
            away = medial == "ㅣ" and initial not in DOUBLED
            left = self._put(name, initial, dx=int(away))
            stand = self._put("stand-short" if final else "stand", medial, dx=right)
            first = min(x for x, _ in stand)
            ticks = {(x, y) for x, y in stand if x == first} if medial in "ㅓㅔㅕㅖ" else set()
            return left, stand | _grown(ticks, -1, 0, left)
        # A high initial takes the row that lies free over ㅜ, or that the stem of ㅗ begins in.
        up = 0 if initial in HIGH else -1
        down = int(initial in HIGH and medial in "ㅜㅠㅝㅞㅟ")
        if medial not in LYING:
            if final:
                corner = self._put("corner", initial, dy=0 if medial == "ㅢ" else up)
                bent = self._put("bent-short", medial, dy=down)
                if initial in HIGH:
                    bent = _joined(frozenset((x, y) for x, y in bent if y < 9))
                return corner, bent
            # ㅢ has no stem to make room for; the bar of ㅝ, ㅞ and ㅟ must stay clear of a foot.
            above = self._put("short" + narrow, initial, dy=int(medial == "ㅢ"))
            if medial in "ㅝㅞㅟ" and max(y for _, y in above) == 7:
                above = self._put("corner", initial, dy=1)
            return above, self._put("bent", medial)
        if not final:
            return self._put("wide", initial, dy=0 if medial in "ㅜㅠ" else 1), self._put("lie", medial)
        if medial != "ㅡ" and final in self.sets["final-low"].drawings:
            flat = self._put("flat", initial, dy=up if medial in "ㅜㅠ" else 0)
            lying = self._put("lie-low", medial, dy=down)
            return flat, _joined(lying) if down else lying
        flat = self._put("flat", initial, dy=0 if medial == "ㅡ" else up)
        lying = self._put("lie-short", medial, dy=down)
        return flat, _joined(lying) if initial in HIGH else lying

    def jamo(self, character: str) -> frozenset[Pixel]:
        """Return the ink of a single jamo, in the middle of the frame."""
        if character in STANDING:
            return self._put("stand", character, dx=-3)
        if character in LYING:
            return self._put("lie", character, dy=-3)
        if character in MEDIALS:
            return self._put("bent", character)
        if character in INITIALS:
            return self._put("wide", character, dy=2)
        return self._put("final", character, dy=-4)

    def _put(self, name: str, jamo: str, dx: int = 0, dy: int = 0) -> frozenset[Pixel]:
        drawn = self.sets[name]
        return frozenset((x + drawn.left + dx, y + drawn.top + dy) for x, y in drawn.drawings[jamo])


def _joined(medial: frozenset[Pixel]) -> frozenset[Pixel]:
    """Return the ink of a lying vowel whose stem, too short between two letters, is two pixels wide."""
    stems = {(x, y) for x, y in medial if x < 8 and not {(x - 1, y), (x + 1, y)} & medial}
    return medial | {(x + 1, y) for x, y in stems}


def _grown(tips: set[Pixel], dx: int, dy: int, others: frozenset[Pixel]) -> set[Pixel]:
    """Return the pixels that lengthen the tips of strokes: one each, where only paper surrounds it."""
    longer = {(x + dx, y + dy) for x, y in tips}
    return {
        (x, y) for x, y in longer if not others & {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
    }


def bold(ink: frozenset[Pixel], light: frozenset[Pixel] = frozenset()) -> frozenset[Pixel]:
    """Return the ink over itself moved one pixel right, except where that would close a gap of one pixel.

    What is `light` stays as it is.
    """
    return ink | {(x + 1, y) for x, y in ink - light if (x + 2, y) not in ink}


def low(ink: frozenset[Pixel]) -> frozenset[Pixel]:
    """Return the ink on at most ``MAX_LOW_ROWS`` rows, its lowest row unchanged.

    Rows equal to the row above are removed, from the longest run first, but not from stems of ㅗ and ㅜ. Then
    a row of paper is removed if the ink over it and under it stays apart. The syllables for which that is
    not enough stay higher.
    """
    foot = max(y for _, y in ink)
    rows = [frozenset(x for x, y in ink if y == row) for row in range(min(y for _, y in ink), foot + 1)]
    while len(rows) > MAX_LOW_ROWS and (spare := _spare_row(rows)) is not None:
        del rows[spare]
    top = foot - len(rows) + 1
    return frozenset((x, top + number) for number, row in enumerate(rows) for x in row)


def _spare_row(rows: Sequence[frozenset[int]]) -> int | None:
    """Return the index of the row that a low syllable needs least; None if it needs all."""
    runs = [list(same) for _, same in groupby(range(len(rows)), key=lambda number: rows[number])]
    repeated = [run for run in runs if len(run) > 1]
    others = [run for run in repeated if len(run) > 2 or not (rows[run[0]] and rows[run[0]] <= MIDDLE)]
    if others:
        return max(others, key=lambda run: (len(run), run[0]))[0]
    for number in range(1, len(rows) - 1):
        around = {x + dx for x in rows[number - 1] for dx in (-1, 0, 1)}
        if not rows[number] and not around & rows[number + 1]:
            return number
    return None


@dataclass(frozen=True)
class _Composed(Mapping[int, Glyph]):
    """Glyphs of a face with its Hangul, which is composed at first access.

    A screen shows about a hundred syllables; all of them would take megabytes.
    """

    base: Mapping[int, Glyph]
    composed: frozenset[int]
    compose: Callable[[int], Glyph]
    _known: dict[int, Glyph] = field(default_factory=dict)

    def __getitem__(self, code_point: int) -> Glyph:
        if code_point not in self.composed:
            return self.base[code_point]
        if code_point not in self._known:
            self._known[code_point] = self.compose(code_point)
        return self._known[code_point]

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self.composed.union(self.base)))  # a set, because Harbour itself has 한국어

    def __len__(self) -> int:
        return len(self.composed.union(self.base))


@cache
def face(name: str, lower: bool = False) -> Face:
    """Return a face of ``HEAVIER`` with its Hangul; ``lower`` selects the low syllables.

    Raises KeyError for another name and MissingFont if a file cannot be read.
    """
    heavier = HEAVIER[name]
    base, drawing = glyph_files.face(name), _drawing()

    def glyph(code_point: int) -> Glyph:
        inks = [partial(_ink, drawing, chr(code_point), weight, lower) for weight in range(3)]
        return Glyph(ADVANCE + heavier, inks[heavier], inks[heavier + 1])

    return replace(
        base,
        family=f"{name} Low Hangul" if lower else f"{name} Hangul",
        # Quay has fewer rows than a syllable that is not low.
        ascent=base.ascent if lower else max(base.ascent, TOP),
        descent=base.descent if lower else max(base.descent, HEIGHT - TOP + 1),
        glyphs=_Composed(base.glyphs, drawing.code_points, glyph),
    )


def _ink(drawing: HangulDrawings, character: str, weight: int, lower: bool) -> frozenset[Pixel]:
    """Return a character's ink relative to the pen on the baseline, made bold `weight` times."""
    ink = drawing.jamo(character) if character in JAMO else drawing.syllable(character)
    light = drawing.crowded(character)
    for _ in range(weight):
        ink = bold(ink, light)
    if lower:
        ink = low(ink)
    return frozenset((x + LEFT, y - TOP) for x, y in ink)


@cache
def _drawing() -> HangulDrawings:
    path = resources_dir() / "fonts" / "hangul-12.txt"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise MissingFont(f"The drawing of Hangul is missing: {path}") from error
    return parse(text)


def parse(text: str) -> HangulDrawings:
    """Return the drawings that a Hangul file describes; its head explains the format.

    Raises ValueError with the line number if the text breaks the format.
    """
    drawing, current = HangulDrawings(), JamoSet(0, 0)
    heads: list[str] = []
    sizes: list[int] = []
    listing, y = False, 0
    once: dict[Pixel, Pixel] = {}  # shares one tuple among the hundreds of drawings that contain a pixel
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or line == "#" or line.startswith("# "):
            heads = []
        elif listing or words == ["syllables"]:
            drawing.syllables += line if listing else ""
            listing = True
        elif words[0] == "set":
            current = drawing.sets[words[1]] = JamoSet(int(words[3]), int(words[5]))
        elif not heads:
            heads, sizes, y = words, [], 0
            current.drawings |= dict.fromkeys(heads, frozenset())
        elif len(words) != len(heads) or sizes not in ([], [len(each) for each in words]):
            raise ValueError(
                f"line {number} of the drawing, {line!r}: not one row for each of {' '.join(heads)}"
            )
        else:
            sizes = [len(each) for each in words]
            for jamo, row in zip(heads, words, strict=True):
                ink = ((x, y) for x, dot in enumerate(row) if dot == "#")
                current.drawings[jamo] |= {once.setdefault(at, at) for at in ink}
            y += 1
    return drawing
