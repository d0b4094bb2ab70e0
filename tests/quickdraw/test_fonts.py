"""Bitmap faces: glyph files, the font files built from them, and Qt's rendering of both."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetrics,
    QGuiApplication,
    QImage,
    QPainter,
)

from macclassic.quickdraw import fonts, resources
from macclassic.quickdraw.font_files import glyph_files
from macclassic.quickdraw.font_files.glyph_files import Glyph
from macclassic.quickdraw.resources import resources_dir
from macclassic.toolbox.base import pictures
from macclassic.toolbox.help import balloon_shape

ROOT = Path(__file__).resolve().parents[2]
FACES = tuple(glyph_files.FILES)
ASCII = "".join(map(chr, range(32, 127)))

# look §3.2: advances of the 95 ASCII characters, from the space to the tilde.
ADVANCES = {
    "Harbour": (
        "4 6 7 10 7 11 10 3 5 5 7 7 4 7 4 7  8 8 8 8 8 8 8 8 8 8 4 4 6 8 6 8 "
        "11 8 8 8 8 7 7 8 8 6 7 9 7 12 9 8  8 8 8 7 6 8 8 12 8 8 8 5 7 5 8 8 "
        "6 8 8 7 8 8 6 8 8 4 6 8 4 12 8 8  8 8 6 7 6 8 8 12 8 8 8 5 5 5 8"
    ),
    "Ferry Small": (
        "3 3 5 7 6 9 8 3 4 4 7 6 4 5 3 6  6 6 6 6 6 6 6 6 6 6 4 4 5 6 5 6 "
        "8 7 6 6 6 5 5 6 6 3 6 6 5 8 6 6  6 6 6 6 6 6 6 8 6 6 5 4 6 4 4 6 "
        "3 5 5 5 5 5 4 5 5 3 4 5 3 8 5 5  5 5 5 5 4 5 6 8 6 6 5 4 2 4 6"
    ),
    "Ferry": (
        "4 3 5 9 7 9 9 3 5 5 8 7 4 7 3 7  8 8 8 8 8 8 8 8 8 8 3 4 6 7 6 8 "
        "10 9 8 8 8 7 7 8 8 5 7 8 7 9 8 8  8 8 8 8 8 8 9 11 7 7 7 4 7 4 4 8 "
        "4 7 7 7 7 7 6 7 7 5 6 7 5 11 7 7  7 7 6 7 6 7 7 11 7 7 7 5 3 5 8"
    ),
}
# §3.2 gives the advances of the fourth small face; every character of the fifth is six pixels wide.
ADVANCES_OF_TEN = (
    "A6 B7 C6 D7 E6 F6 G6 H7 I4 J6 K7 L6 M9 N7 O6 P7 Q7 R7 S6 T6 U7 V6 W10 X6 Y6 Z6 "
    "a5 b6 c5 d5 e5 f4 g5 h6 i4 j5 k6 l4 m9 n6 o5 p6 q5 r6 s5 t4 u6 v6 w8 x6 y6 z5 "
    "07 17 27 37 47 57 67 77 87 97 .3 ,4 :3 !4 ?7 -7 (6 )6 …9"
)
# §3.2, the characters beyond ASCII that the look notes give.
ADVANCES_BEYOND = {
    "Harbour": {
        "⌘": 11, "✓": 11, "◆": 9, "\uf8ff": 11, "•": 7, "…": 14, "\u00a0": 8, "–": 6, "—": 10,
        "“": 7, "”": 7, "‘": 4, "’": 4, "©": 10, "◊": 9,
    },
    "Ferry Small": {"…": 8, "•": 6, "\u00a0": 6, "–": 5, "—": 7, "“": 7, "”": 7, "‘": 4, "’": 4, "©": 9},
}  # fmt: skip

# §3.3: characters, then left edge, width and top of the ink and the row below its lowest (up is positive).
BOXES = {
    "Harbour": """
        ! 2 2 9 0; " 2 3 9 6; # 1 8 10 2; $ 1 5 10 -1; % 1 9 10 0; & 1 8 9 0; ' 1 1 9 6; () 1 3 10 -1;
        * 1 5 9 4; + 1 5 7 2; , 1 2 2 -2; - 1 5 5 4; . 1 2 2 0; / 1 5 10 0; 02356789 1 6 9 0; 1 2 3 9 0;
        4 1 7 9 0; : 1 2 7 0; < 0 5 8 1; = 1 6 6 3; > 0 5 8 1; ? 1 6 9 0; @ 1 9 8 0;
        ABCDGHOPRUVXYZ 1 6 9 0; EFLS 1 5 9 0; I 2 2 9 0; J 0 6 9 0; KN 1 7 9 0; MW 1 10 9 0; Q 1 6 9 -1;
        T 0 6 9 0; [] 1 3 10 -1; \\ 1 5 10 0; ^ 2 5 9 6; _ 0 8 1 0; ` 1 3 10 7; aenouvxz 1 6 7 0;
        csr 1 5 7 0; bdhk 1 6 9 0; f 1 5 9 0; t 1 4 9 0; il 1 2 9 0; j 0 5 9 -3; gy 1 6 7 -3; pq 1 6 7 -2;
        mw 1 10 7 0; {} 1 3 10 -1; | 2 1 10 -1; ~ 1 6 7 5;
        ⌘ 1 9 8 0; ✓ 1 9 8 0; ◆ 1 7 8 1; \uf8ff 1 9 10 -1""",
    "Ferry Small": """
        ! 1 1 7 0; " 1 3 7 5; # 1 5 8 3; $ 0 5 8 -1; % 0 8 7 0; & 0 7 8 0; ' 1 1 7 5; () 0 3 8 -1;
        * 1 5 7 2; + 0 5 6 1; , 1 2 1 -2; - 0 4 4 3; . 1 1 1 0; / 1 4 8 0; 023456789 0 5 7 0; 1 1 2 7 0;
        : 2 1 5 0; < 1 3 6 1; = 0 5 5 2; > 1 3 6 1; ? 1 4 7 0; @ 0 7 7 -1; BCDGHJKNOPRSTUVXY 0 5 7 0;
        A 1 5 7 0; EFLZ 0 4 7 0; I 1 1 7 0; MW 0 7 7 0; Q 0 5 7 -1; acenorsuz 0 4 5 0; vx 0 5 5 0;
        bdhk 0 4 7 0; f 0 4 7 0; t 0 3 7 0; j 0 3 7 -2; il 0 2 7 0; mw 0 7 5 0; gpqy 0 4 5 -2;
        [] 1 2 8 -1; \\ 1 4 8 0; ^ 0 3 7 5; _ 0 6 1 0; {} 0 3 8 -1; | 0 1 8 -1; ~ 0 5 7 5""",
    "Quay": """
        ABCDEFGHJKLMNOPQRSTUVWXYZ02456789 0 5 7 0; 3 0 5 7 0; I 2 1 7 0; 1 2 2 7 0; acenorsuvxz 0 5 5 0;
        bdhk 0 5 7 0; il 2 1 7 0; ft 1 4 7 0; gpqy 0 5 5 -2; mw 0 5 5 0""",
}  # fmt: skip

Ink = frozenset[tuple[int, int]]


@pytest.fixture(scope="module", autouse=True)
def _loaded(qapp: QGuiApplication) -> Iterator[None]:
    fonts.load()
    yield


def _qfont(face: str, bold: bool) -> QFont:
    made = {
        "Harbour": fonts.system,
        "Ferry Small": fonts.small,
        "Ferry Ten": fonts.medium,
        "Ferry": fonts.application,
        "Quay": fonts.listing,
    }
    font = made[face]()
    font.setBold(bold)
    return font


def _painted(text: str, font: QFont, left: int = 6, width: int = 40) -> Ink:
    """Return the pixels that Qt blackens, relative to the pen on the baseline; any grey is an error."""
    image = QImage(width, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(left, 20, text)
    painter.end()
    white, black = QColor("white").rgb(), QColor("black").rgb()
    cells = {(x - left, y - 20): image.pixel(x, y) for y in range(40) for x in range(width)}
    assert set(cells.values()) <= {white, black}
    return frozenset(place for place, colour in cells.items() if colour == black)


def _line(text: str, face: str, bold: bool) -> Ink:
    """Return the same pixels from the glyph files."""
    ink: set[tuple[int, int]] = set()
    pen = 0
    for character in text:
        glyph = _glyph(face, ord(character), bold)
        ink |= {(pen + x, y) for x, y in glyph.ink}
        pen += glyph.advance
    return frozenset(ink)


def _glyph(face: str, code_point: int, bold: bool) -> Glyph:
    glyph = glyph_files.face(face).glyphs[code_point]
    return glyph.bold() if bold else glyph


@pytest.mark.parametrize("face", ADVANCES)
def test_advances_agree_with_the_look_notes(face: str) -> None:
    wanted = dict(zip(ASCII, map(int, ADVANCES[face].split()), strict=True)) | ADVANCES_BEYOND.get(face, {})
    assert {character: fonts.advance(character, face) for character in wanted} == wanted


def test_advances_of_ferry_10_agree_with_the_look_notes() -> None:
    wanted = {" ": 3} | {entry[0]: int(entry[1:]) for entry in ADVANCES_OF_TEN.split()}
    assert len(wanted) == 1 + 26 + 26 + 10 + 9
    assert {character: fonts.advance(character, "Ferry Ten") for character in wanted} == wanted


def test_every_character_of_quay_is_six_pixels_wide() -> None:
    assert {glyph.advance for glyph in glyph_files.face("Quay").glyphs.values()} == {6}
    QFontDatabase.addApplicationFontFromData((resources_dir() / "fonts" / "quay-9.ttf").read_bytes())
    made = QFont(fonts.LISTING)  # with Hangul, which is wider, the family has another name
    made.setPixelSize(9)
    assert QFontInfo(made).family() == fonts.LISTING and QFontInfo(made).fixedPitch()


@pytest.mark.parametrize("face", BOXES)
def test_ink_lies_within_the_boxes_of_the_look_notes(face: str) -> None:
    for entry in BOXES[face].replace("\n", " ").split("; "):
        characters, *numbers = entry.split()
        left, width, top, bottom = map(int, numbers)
        for character in characters:
            box = glyph_files.face(face).glyphs[ord(character)].box()
            assert (character, *box) == (character, left, -top, left + width, -bottom)


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("File", 23),
        ("Edit", 25),
        ("View", 32),
        ("Terminal", 56),
        ("Page Setup…", 87),
        ("OK", 17),
        ("Cancel", 43),
    ],
)
def test_widths_of_known_texts_equal_the_originals(text: str, width: int) -> None:
    assert fonts.advance(text) == width
    assert QFontMetrics(fonts.system()).horizontalAdvance(text) == width


def test_titles_in_the_menu_bar_begin_as_in_the_original() -> None:
    face = glyph_files.face("Harbour")
    # §2.2: the start of the list, 8 pixels to the pen, 13 more than the width to the next
    left, starts = 10, []
    for title in ("\uf8ff", "File", "Edit", "View", "Label"):
        starts.append(left + 8 + face.glyphs[ord(title[0])].box()[0])
        left += face.advance(title) + 13
    assert starts[1:] == [43, 79, 117, 162]


def test_columns_of_a_menu_are_those_of_the_original() -> None:
    assert 14 + fonts.advance("Page Setup…") + 9 == 110  # §2.3: the width of a menu without keys
    assert fonts.advance("⌘") + fonts.advance("M") + 1 == 24  # and the column of keys
    assert (400 - fonts.advance("Terminal")) // 2 == 172  # §2.4: the pen of a window's title


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_the_french_letters_and_signs(face: str) -> None:
    latin = set(range(0x20, 0x7F)) | set(range(0xA0, 0x100))
    assert latin | set(map(ord, "œŒŸ‘’“”–—…•⌘✓◆\uf8ff♠♥♦♣←→↑↓◊\u202f")) <= set(glyph_files.face(face).glyphs)


EUROPEAN = "".join(map(chr, range(0x100, 0x180))) + "ȘșȚț€Əə"


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_the_letters_of_central_europe(face: str) -> None:
    glyphs = glyph_files.face(face).glyphs
    assert not [each for each in EUROPEAN if ord(each) not in glyphs]
    seen: dict[Ink, str] = {}
    shared = set()
    for character in EUROPEAN + "".join(map(chr, range(0xC0, 0x100))):
        left = glyphs[ord(character)].box()[0]
        shape = frozenset((x - left, y) for x, y in glyphs[ord(character)].ink)
        shared |= {seen[shape] + character} if shape in seen else set()
        seen[shape] = character
    assert shared <= {"ĐÐ", "ĺÍ"}


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_marks_of_central_europe_do_not_touch_their_letters(face: str, bold: bool) -> None:
    above = "ĀāĂăĆćĈĉĊċČčĎĒēĔĕĖėĚěĜĝĞğĠġģĤĥĨĩĪīĬĭİĴĵĹĺŃńŇňŌōŎŏŐőŔŕŘřŚśŜŝŠšŤŨũŪūŬŭŰűŴŵŶŷŹźŻżŽž"
    for letter in above:
        rows = {y for _, y in _glyph(face, ord(letter), bold).ink if y < 0}
        assert any(y not in rows for y in range(min(rows), 0)), letter
    for letter in "ĶķĻļŅņŖŗȘșȚț":
        ink = _glyph(face, ord(letter), bold).ink
        assert 0 not in {y for _, y in ink} and 1 in {y for _, y in ink}, letter


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("Nguyễn", "Nguyên"),  # a letter has room for one mark
        ("Ǎ", "A"),
        ("ƀơƑ", "boF"),
        ("Ɔɔ", "Oo"),
        ("x\u030c", "x"),
        ("Ａｂ１", "Ab1"),
        ("„a‚", '"a,'),
        ("Юрий Щукин, Игорь Ћирић", "Ûrij Ŝukin, Igor' Ćirić"),
        ("Θωμάς Ξύδη", "Þomás Xýdi"),
        ("א", "?"),
    ],
)
def test_a_letter_that_quay_lacks_is_written_by_its_base_letter(written: str, seen: str) -> None:
    face, font = "Quay", _qfont("Quay", False)
    width = fonts.advance(seen, face)
    assert fonts.advance(written, face) == width == QFontMetrics(font).horizontalAdvance(written)
    assert _painted(written, font, width=width + 20) == _line(seen, face, False)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_qt_paints_the_substitutes_of_a_face(face: str, bold: bool) -> None:
    drawing, font = glyph_files.face(face), _qfont(face, bold)
    for letter in "ǎǧǫḍḤạặểộựỹẞǾƙȺ":
        glyph = drawing.glyph(letter)
        wanted = glyph.bold() if bold else glyph
        assert glyph is not drawing.glyphs[ord("?")], letter
        assert _painted(letter, font) == wanted.ink, letter
        assert QFontMetrics(font).horizontalAdvance(letter) == wanted.advance, letter


def test_a_letter_that_a_face_lacks_is_composed_of_its_parts() -> None:
    face = glyph_files.face("Harbour")
    for letter, parts in (("ǎ", "ač"), ("ạ", "aİ")):
        ink, plain = face.glyph(letter).ink, face.glyph("a").ink
        mark = face.glyph(parts[1]).ink - face.glyph(parts[1].translate({ord("č"): "c", 0x130: "I"})).ink
        assert plain < ink and len(ink) - len(plain) == len(mark), letter


# As in the originals: the tables of §3.3 allow one drawing only.
SHARED = {"Harbour": {"Il"}, "Ferry Small": {"0O"}, "Ferry Ten": {"0O"}, "Quay": {"Il"}}


@pytest.mark.parametrize("face", FACES)
def test_no_two_letters_have_the_same_glyph(face: str) -> None:
    seen: dict[Ink, str] = {}
    shared = set()
    wanted = "".join(map(chr, (*range(0x21, 0x7F), *range(0xA1, 0x100)))) + "œŒŸ‘’“”–—…•⌘✓◆◊\uf8ff♠♥♦♣←→↑↓"
    for character in wanted.replace("\u00ad", ""):
        glyph = glyph_files.face(face).glyphs[ord(character)]
        left = glyph.box()[0]
        shape = frozenset((x - left, y) for x, y in glyph.ink)
        if shape in seen:
            shared.add(seen[shape] + character)
        seen[shape] = character
    assert shared == SHARED.get(face, set())


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_accents_do_not_touch_their_letters(face: str, bold: bool) -> None:
    for letter in "ÀÁÂÃÄÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåèéêëìíîïñòóôõöùúûüýÿ":
        rows = {y for _, y in _glyph(face, ord(letter), bold).ink if y < 0}
        assert any(y not in rows for y in range(min(rows), 0)), letter


@pytest.mark.parametrize("face", FACES)
def test_a_diaeresis_keeps_two_dots_in_bold(face: str) -> None:
    for letter in "ÄËÖÜŸäëöüÿ":  # above an i there is room for three pixels only
        ink = _glyph(face, ord(letter), True).ink
        dots = sorted(x for x, y in ink if y == min(row for _, row in ink))
        assert dots[-1] - dots[0] >= len(dots), letter


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_a_tilde_is_a_wave_not_a_bar(face: str, bold: bool) -> None:
    """Check that both rows of a tilde contain paper, and that the rows differ."""
    for letter in "~ãñõÃÑÕ":
        ink = _glyph(face, ord(letter), bold).ink
        top = min(row for _, row in ink)
        upper, lower = ({x for x, y in ink if y == row} for row in (top, top + 1))
        for row in (upper, lower):
            assert set(range(min(row), max(row) + 1)) - row, letter
        assert min(lower) < min(upper) and max(lower) < max(upper), letter


@pytest.mark.parametrize("face", FACES)
def test_glyphs_stay_within_their_line(face: str) -> None:
    drawing = glyph_files.face(face)
    for code_point, glyph in drawing.glyphs.items():
        _, top, _, bottom = glyph.box()
        assert -drawing.ascent <= top and bottom <= drawing.descent, chr(code_point)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_qt_paints_exactly_the_glyphs(face: str, bold: bool) -> None:
    font = _qfont(face, bold)
    for code_point in glyph_files.face(face).glyphs:
        if code_point == 0xAD:  # Qt hides a soft hyphen
            continue
        assert _painted(chr(code_point), font) == _glyph(face, code_point, bold).ink, hex(code_point)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_qt_sets_a_line_like_the_glyph_files(face: str, bold: bool) -> None:
    text = "AVATAR Page fjord, dîne à l’aÿ: 12 – “GO”…"
    font = _qfont(face, bold)
    width = fonts.advance(text, face, bold)
    assert QFontMetrics(font).horizontalAdvance(text) == width
    assert _painted(text, font, width=width + 20) == _line(text, face, bold)


# §3.1: ascent, descent, leading, height of the capitals and of the x.
LINES = {
    "Harbour": (12, 3, 1, 9, 7),
    "Ferry Small": (10, 2, 0, 7, 5),
    "Ferry Ten": (10, 2, 1, 7, 5),
    "Ferry": (12, 3, 1, 9, 7),
    "Quay": (9, 2, 0, 7, 5),
}


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_qt_reads_the_line_metrics(face: str, bold: bool) -> None:
    ascent, descent, leading, capital, xheight = LINES[face]
    metrics = QFontMetrics(_qfont(face, bold))
    assert (metrics.capHeight(), metrics.xHeight()) == (capital, xheight)
    for letter, height in (("H", capital), ("x", xheight)):
        assert -_glyph(face, ord(letter), bold).box()[1] == height
    found = (metrics.ascent(), metrics.descent(), metrics.leading(), metrics.lineSpacing())
    assert found == (ascent, descent, leading, ascent + descent + leading)
    for code_point in glyph_files.face(face).glyphs:
        if code_point != 0xAD:
            advance = _glyph(face, code_point, bold).advance
            assert metrics.horizontalAdvance(chr(code_point)) == advance, hex(code_point)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_qt_uses_only_our_font_files(face: str, bold: bool) -> None:
    info = QFontInfo(_qfont(face, bold))
    made = fonts.drawing(face).family
    assert made.startswith(face) and (info.family(), info.bold()) == (made, bold)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    ("written", "seen"), [("花鬪", "??"), ("cafe\u0301", "café"), ("soft\u00adhyphen", "softhyphen")]
)
def test_missing_glyphs_look_the_same_on_every_machine(face: str, written: str, seen: str) -> None:
    font = _qfont(face, False)
    width = fonts.advance(seen, face)
    assert fonts.advance(written, face) == width == QFontMetrics(font).horizontalAdvance(written)
    assert _painted(written, font, width=width + 20) == _line(seen, face, False)


def _contents(path: Path) -> dict[str, object]:
    font = TTFont(path)
    outlines = font["glyf"]
    shapes = {
        name: [list(part) for part in outlines[name].getCoordinates(outlines)]
        for name in font.getGlyphOrder()
    }
    line = font["hhea"]
    return {
        "shapes": shapes,
        "advances": font["hmtx"].metrics,
        "characters": font.getBestCmap(),
        "names": {record.nameID: record.toUnicode() for record in font["name"].names},
        "line": (line.ascent, line.descent, line.lineGap, font["head"].unitsPerEm, font["head"].macStyle),
    }


def test_the_font_files_are_built_from_the_glyph_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.spec_from_file_location("build_fonts", ROOT / "tools" / "fonts" / "build_fonts.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "path", [*sys.path])  # the tool adds the checkout to it
    spec.loader.exec_module(tool)
    once, again = tmp_path / "once", tmp_path / "again"
    once.mkdir()
    again.mkdir()
    for built in tool.build(once):
        assert _contents(built) == _contents(resources_dir() / "fonts" / built.name), built.name
    # Building all of them again would take half a minute.
    for rebuilt in tool.build(again, only=("quay-9", "ferry-9-hangul")):
        assert rebuilt.read_bytes() == (once / rebuilt.name).read_bytes()


def test_fonts_are_loaded_once() -> None:
    fonts.load()
    assert fonts.system() == fonts.system()


def test_a_missing_file_is_reported_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "resources_dir", lambda: tmp_path / "resources")
    with pytest.raises(fonts.MissingFont, match=r"^The font file is missing: .*harbour-12\.ttf$"):
        fonts.load()


def test_a_broken_file_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "resources" / "fonts"
    folder.mkdir(parents=True)
    for path in (resources_dir() / "fonts").glob("*.ttf"):
        (folder / path.name).write_bytes(b"")
    monkeypatch.setattr(fonts, "_read", fonts._read.__wrapped__)
    monkeypatch.setattr(fonts, "resources_dir", lambda: tmp_path / "resources")
    with pytest.raises(fonts.MissingFont, match=r"^The font file cannot be read: "):
        fonts.load()


def test_resources_are_found_in_a_checkout_a_bundle_and_an_installation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert resources_dir() == ROOT / "resources"
    package = tmp_path / "macclassic"
    monkeypatch.setattr(resources, "__file__", str(package / "quickdraw" / "resources.py"))
    assert resources_dir() == tmp_path / "resources"
    (package / "resources").mkdir(parents=True)
    assert resources_dir() == package / "resources"


HEAD = "family Test\nsize 4\nascent 4\ndescent 1\nleading 0\ncapital 3\nxheight 2\n\n"


def test_a_glyph_file_is_read() -> None:
    face = glyph_files.parse(
        HEAD + "char U+006F o advance 4 lsb 1 top 2\n##\n##\n\nmark dot\n#\n\nmark tail below\n#\n\n"
        "accent U+00F3 ó = o + dot shift 1\naccent U+00E7 ç = o + tail\nsame U+0030 0 as U+006F\n"
    )
    block = frozenset({(1, -2), (2, -2), (1, -1), (2, -1)})
    assert face.glyphs[0x6F] == face.glyphs[0x30]
    drawn = [face.glyphs[0x6F], face.glyphs[0xF3], face.glyphs[0xE7], face.glyphs[0x6F].bold()]
    assert [(each.advance, each.ink) for each in drawn] == [
        (4, block),
        (4, block | {(2, -4)}),
        (4, block | {(1, 0)}),
        (5, block | {(3, -2), (3, -1)}),
    ]


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("##\n", "belongs to no entry"),
        ("char U+0041 A advance 4 lsb 0 top 2\n##\n#\n\n", "not of one length"),
        ("char U+0041 A advance 4 lsb 0 top 1\n#\n\nsame U+0041 A as U+0041\n", "drawn twice"),
        ("char U+0041 A advance 4 lsb 0 top 1\n#\n\nchat U+0042\n", "no known kind"),
        ("= 8 1 6 ##\n", "no known kind"),
    ],
)
def test_a_broken_glyph_file_is_refused_with_its_line(entry: str, reason: str) -> None:
    with pytest.raises(ValueError, match=rf"^line \d+ of the drawing, .*{reason}"):
        glyph_files.parse(HEAD + entry)


@pytest.fixture
def high() -> Iterator[None]:
    """Select a language whose small text uses the face of running text."""
    fonts.use_language(fonts.HIGH_LANGUAGES[0])
    yield
    fonts.use_language("en")


def test_controls_with_small_text_have_the_height_of_its_face(high: None) -> None:
    assert (fonts.small().family(), fonts.small_line()) == ("Ferry Hangul", 15)
    assert fonts.small_width("Wg") == fonts.advance("Wg", fonts.APPLICATION)
    image = QImage(100, 40, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    box = pictures.plate(painter, QPoint(5, 5), "Ég")
    painter.end()
    ink = [(x, y) for y in range(40) for x in range(100) if image.pixelColor(x, y).value() < 128]
    assert min(x for x, _ in ink) == box.left() and max(y for _, y in ink) == box.bottom()
    inner = box.adjusted(2, 1, -2, -1)
    letters = [(x, y) for x, y in ink if inner.contains(x, y)]
    # No letter touches the plate's outline or is outside it.
    assert letters and max(y for _, y in letters) - min(y for _, y in letters) >= fonts.small_ascent()
    shape = balloon_shape.place(
        "one two three four five " * 8, QRect(0, 0, 9, 9), QPoint(4, 4), QSize(512, 342)
    )
    assert shape.paper.height() == 15 * len(shape.lines) + 2 * balloon_shape.INSET


@pytest.mark.parametrize("face", FACES)
def test_a_narrow_space_is_two_pixels_wide(face: str) -> None:
    assert fonts.advance("\u202f", face) == (6 if face == "Quay" else 2)
