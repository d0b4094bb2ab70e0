"""Hangul in our faces: composition, differences between similar syllables, and Qt's rendering."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, groupby

import pytest
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.quickdraw.font_files import glyph_files, hangul_composer
from macclassic.quickdraw.resources import resources_dir

KSX1001 = "".join(
    bytes([row, cell]).decode("euc-kr") for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF)
)
JAMO = "".join(map(chr, range(0x3131, 0x3164)))
both_faces = pytest.mark.parametrize("face", fonts.HANGUL_FILES)
both_weights = pytest.mark.parametrize("bold", [False, True])

Ink = frozenset[tuple[int, int]]


@pytest.fixture(scope="module")
def korean(qapp: QGuiApplication) -> Iterator[None]:
    fonts.load()
    fonts.use_language("ko")
    yield
    fonts.use_language("en")


def _inks(face: str, bold: bool, characters: str = KSX1001) -> dict[str, Ink]:
    drawn = ((character, hangul_composer.face(face).glyphs[ord(character)]) for character in characters)
    return {character: (glyph.bold() if bold else glyph).ink for character, glyph in drawn}


def test_every_syllable_stays_in_its_frame() -> None:
    drawing = hangul_composer.parse((resources_dir() / "fonts" / "hangul-12.txt").read_text(encoding="utf-8"))
    frame = {(x, y) for x in range(hangul_composer.WIDTH) for y in range(hangul_composer.HEIGHT)}
    for code in range(0xAC00, 0xD7A4):
        assert drawing.syllable(chr(code)) <= frame, chr(code)
    assert len({drawing.syllable(chr(code)) for code in range(0xAC00, 0xD7A4)}) == 11_172
    assert all(drawing.jamo(each) and drawing.jamo(each) <= frame for each in JAMO)


@both_faces
def test_a_face_has_the_characters_of_ks_x_1001(face: str) -> None:
    plain, full = glyph_files.face(face).glyphs, hangul_composer.face(face).glyphs
    before = set(map(ord, "한국어초벌")) & plain.keys()  # visible where Korean is offered
    assert full.keys() - plain.keys() == set(map(ord, KSX1001 + JAMO)) - before
    assert len(before) == (5 if face == "Harbour" else 0)
    assert all(full[code] == glyph for code, glyph in plain.items() if code not in before)
    assert all(full[code].ink == plain[code].ink for code in before)
    assert all(full[code].bold().ink == plain[code].bold().ink for code in before)
    for character in KSX1001 + JAMO:
        for glyph in (full[ord(character)], full[ord(character)].bold()):
            left, top, right, bottom = glyph.box()
            assert 1 <= left < right <= glyph.advance and -11 <= top < bottom <= 2, character


@both_faces
@both_weights
def test_any_two_syllables_differ_by_two_pixels(face: str, bold: bool) -> None:
    rows = [sum(1 << 16 * (y + 12) + x for x, y in ink) for ink in _inks(face, bold).values()]
    rows += [sum(1 << 16 * (y + 12) + x for x, y in ink) for ink in _inks(face, bold, JAMO).values()]
    for place, one in enumerate(rows):
        assert min(((one ^ other).bit_count() for other in rows[:place]), default=2) >= 2, place


@both_faces
def test_bold_keeps_all_gaps_open(face: str) -> None:
    plain, heavy = _inks(face, False, KSX1001 + JAMO), _inks(face, True, KSX1001 + JAMO)
    for character, ink in plain.items():
        gaps = {(x + 1, y) for x, y in ink if (x + 1, y) not in ink and (x + 2, y) in ink}
        assert ink < heavy[character] and not gaps & heavy[character], character


CONFUSED = (
    *("점짐", "전진", "적직", "선신", "절질", "설실", "접집", "험힘", "천친", "철칠", "석식", "섭십"),
    *("광강", "계게", "예에", "셰세", "폐페", "혜헤"),
)
"""Pairs that readers confused; a long tick, a stem of ㅗ and two ticks of ㅖ tell them apart."""
STEMMED = ("곱급", "솔슬", "공긍", "논는", "돌들", "몰믈", "볼블", "올을", "곳긋")


@both_faces
@both_weights
def test_syllables_that_readers_confused_differ_clearly(face: str, bold: bool) -> None:
    inks = _inks(face, bold)
    for one, other in CONFUSED:
        assert len(inks[one] ^ inks[other]) >= 6, (one, other)
    for one, other in STEMMED:
        middle = {(x, y) for x, y in inks[one] - inks[other] if 5 <= x <= 8}
        assert len({y for _, y in middle}) >= 2, (one, other)


def test_similar_syllables_differ_by_more() -> None:
    """Check that ticks are lengthened where possible, and that the initial of ㅢ is lower than that of ㅚ."""
    inks = _inks("Ferry", False)
    for pair in ("내네", "대데", "새세", "재제", "채체", "태테", "너니", "더디", "서시", "저지"):
        assert len(inks[pair[0]] ^ inks[pair[1]]) >= 3, pair
    for pair in ("괴긔", "외의", "뇌늬", "되듸", "회희", "빚빛", "낮낯"):
        assert len(inks[pair[0]] ^ inks[pair[1]]) >= 6, pair


@both_faces
@both_weights
def test_qt_paints_exactly_the_composed_syllables(korean: None, face: str, bold: bool) -> None:
    font = (fonts.system if face == fonts.SYSTEM else fonts.application)()
    font.setBold(bold)
    white, black = QColor("white").rgb(), QColor("black").rgb()
    text = KSX1001 + JAMO
    for start in range(0, len(text), 50):
        line = text[start : start + 50]
        width = fonts.advance(line, face, bold)
        assert QFontMetrics(font).horizontalAdvance(line) == width
        wanted, pen = set(), 0
        for ink in _inks(face, bold, line).values():
            wanted |= {(pen + x, y) for x, y in ink}
            pen += width // len(line)
        image = QImage(width, 15, QImage.Format.Format_RGB32)
        image.fill(white)
        painter = QPainter(image)
        painter.setFont(font)
        painter.drawText(0, 12, line)
        painter.end()
        cells = {(x, y - 12): image.pixel(x, y) for y in range(15) for x in range(width)}
        assert set(cells.values()) == {white, black}
        assert {place for place, colour in cells.items() if colour == black} == wanted, line


@both_weights
def test_latin_letters_are_unchanged(korean: None, bold: bool) -> None:
    text = "AVATAR Page fjord, dîne à l’aÿ: 12 – “GO”…"
    for face, made in ((fonts.SYSTEM, fonts.system), (fonts.APPLICATION, fonts.application)):
        font = made()
        font.setBold(bold)
        letters = glyph_files.face(face).letters(text)
        assert QFontMetrics(font).horizontalAdvance(text) == sum(each.advance + bold for each in letters)


def test_no_syllable_stands_two_rows_over_the_others() -> None:
    tops = {character: -min(y for _, y in ink) for character, ink in _inks("Ferry", False).items()}
    assert max(tops.values()) == tops["출"] == tops["률"] == tops["줄"] == 11


@both_faces
@both_weights
def test_a_figure_is_clear_of_the_syllable_after_it(face: str, bold: bool) -> None:
    figures = hangul_composer.face(face)
    begins = min(x for ink in _inks(face, bold).values() for x, _ in ink)
    for figure in "0123456789":
        glyph = figures.glyphs[ord(figure)]
        drawn = glyph.bold() if bold else glyph
        wide = figure == "4" and face == "Harbour"
        assert drawn.advance - drawn.box()[2] + begins >= (1 if wide or face == "Quay" else 2), figure


@both_faces
def test_bold_makes_no_doubled_initial_heavier(face: str) -> None:
    plain, heavy = _inks("Ferry", False), _inks(face, True)
    for character in "째뻑쌍찌뿐":
        initial = {(x, y) for x, y in plain[character] if x <= 6 and y < -6}
        added = heavy[character] - plain[character]
        assert not {(x, y) for x, y in added if x <= 6 and (x, y) not in initial and (x - 1, y) in initial}


# Low form, for names in small type: Ferry 9, and Quay unless the language is Korean

every_low_face = pytest.mark.parametrize("face", fonts.LOW_HANGUL_FILES)
ALIKE = [{"꿇", "끓"}, {"될", "묄"}, {"됩", "묍"}, {"됫", "묏"}, {"뒬", "뮐"}, {"딜", "밀"}, {"딧", "밋"}]
"""Pairs whose low forms differ by one pixel; in most of them one syllable is very rare."""


@pytest.fixture
def named(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """The language is English, and a name contains Hangul."""
    fonts.load()
    monkeypatch.setattr(fonts, "_hangul", True)
    monkeypatch.setattr(fonts, "_small", fonts.SMALL)


def _kinds(ink: Ink) -> list[Ink]:
    """Return the rows of ink from the first to the last, without repetitions of the row before."""
    tops = [y for _, y in ink]
    rows = [frozenset((x, 0) for x, y in ink if y == row) for row in range(min(tops), max(tops) + 1)]
    return [row for row, _ in groupby(row for row in rows if row)]


def test_low_syllables_omit_only_repeated_rows_and_paper() -> None:
    higher: dict[int, str] = {0: "", 1: "", 2: ""}
    for character, ink in _inks("Ferry", False, KSX1001 + JAMO).items():
        low = hangul_composer.face("Ferry Small", lower=True).glyphs[ord(character)].ink
        assert _kinds(low) == _kinds(ink), character
        assert max(y for _, y in low) == max(y for _, y in ink), character
        above = -min(y for _, y in low) - glyph_files.face("Ferry Small").ascent
        higher[max(above, 0)] += character
    assert (len(higher[0]), len(higher[1]), higher[2]) == (2301, 100, "")


@pytest.mark.parametrize("face", fonts.LOW_HANGUL_FILES)
@pytest.mark.parametrize("pair", ["은운", "군근", "순슨", "눈는", "문믄", "둔든"])
def test_a_low_syllable_keeps_its_stem(face: str, pair: str) -> None:
    """Check that the stem of ㅜ is two rows in its syllable."""
    one, other = (hangul_composer.face(face, lower=True).glyphs[ord(each)].ink for each in pair)
    assert len(one ^ other) >= 3
    stemmed = one if pair[0] not in "은" else other
    rows = [y for y in range(-9, 2) if {x for x, at in stemmed if at == y} in ({6}, {2, 6})]
    assert len(rows) >= 2


@both_weights
def test_low_syllables_stay_distinct(bold: bool) -> None:
    drawn = {
        character: hangul_composer.face("Quay", lower=True).glyphs[ord(character)] for character in KSX1001
    }
    inks = {character: (each.bold() if bold else each).ink for character, each in drawn.items()}
    rows = {character: sum(1 << 16 * (y + 12) + x for x, y in ink) for character, ink in inks.items()}
    near = [{a, b} for a, b in combinations(rows, 2) if (rows[a] ^ rows[b]).bit_count() < 2]
    assert near == ([] if bold else ALIKE)


@every_low_face
@both_weights
def test_qt_paints_names_in_small_type_as_composed(named: None, face: str, bold: bool) -> None:
    font = (fonts.small if face == fonts.SMALL else fonts.listing)()
    font.setBold(bold)
    before, metrics = glyph_files.face(face), QFontMetrics(font)
    assert (metrics.ascent(), metrics.descent(), metrics.leading()) == (before.ascent, before.descent, 0)
    white, black = QColor("white").rgb(), QColor("black").rgb()
    for start in range(0, len(KSX1001), 50):
        line = f"{KSX1001[start : start + 50]} Ég"
        width = fonts.advance(line, face, bold)
        assert metrics.horizontalAdvance(line) == width
        wanted, pen = set(), 0
        for letter in hangul_composer.face(face, lower=True).letters(line):
            drawn = letter.bold() if bold else letter
            wanted |= {(pen + x, y) for x, y in drawn.ink}
            pen += drawn.advance
        image = QImage(width, 15, QImage.Format.Format_RGB32)
        image.fill(white)
        painter = QPainter(image)
        painter.setFont(font)
        painter.drawText(0, 12, line)
        painter.end()
        cells = {(x, y - 12): image.pixel(x, y) for y in range(15) for x in range(width)}
        assert set(cells.values()) == {white, black}
        assert {place for place, colour in cells.items() if colour == black} == wanted, line


FIRST_NEED = """
import sys
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton
from macclassic.quickdraw import fonts
from macclassic.toolbox.style import application
app = QApplication([])
fonts.use_language("fr")
application.dress(app)
button = QPushButton("화투")
button.grab()  # what has been painted is held by Qt
made = [fonts.system(), fonts.small(), fonts.medium(), fonts.application(), fonts.listing()]
before = QFontMetrics(made[0]).horizontalAdvance("화투")
assert before == fonts.advance("화투") == 2 * fonts.advance("?")
read = lambda: [path for path in opened if "hangul-" in path]
assert not read(), read()
application.use_language("ko")
assert read()
assert QFontMetrics(fonts.small()).horizontalAdvance("화투") == 24
for language in ("ko", "en"):  # names are still Korean in another language
    application.use_language(language)
    app.processEvents()
    made = ((fonts.system(), 26), (fonts.application(), 24), (app.font(), 26), (button.font(), 26))
    for font, width in made:
        assert QFontMetrics(font).horizontalAdvance("화투") == width, (language, font.family())
    assert fonts.advance("화투") == 26
"""
NAMED = """
import sys
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from macclassic.engine.core.safe_text import harmless
from macclassic.quickdraw import fonts
from macclassic.toolbox.style import application
app = QApplication([])
fonts.use_language("fr")
application.dress(app)
plain, small, lines = QPushButton("Zoë"), QLabel("Zoë"), QLabel("Zoë")
small.setFont(fonts.small(bold=True))
lines.setFont(fonts.listing())
for each in (plain, small, lines):
    each.grab()
read = lambda: [path for path in opened if "hangul-" in path]
harmless("Zoë, 花鬪", 24)
assert not read(), read()
{come}
app.processEvents()
assert read()
for each, width in ((plain, 26), (small, 26), (lines, 24)):
    assert QFontMetrics(each.font()).horizontalAdvance("화투") == width, each.font().family()
assert small.font().bold() and QFontMetrics(small.font()).height() == 12 == fonts.small_line()
assert QFontMetrics(lines.font()).height() == 11
assert fonts.small_width("화투") == 24 == QFontMetrics(fonts.small()).horizontalAdvance("화투")
assert fonts.columns("화투") == 4
"""
COMING = {
    "a name": 'harmless("화투", 24)',
    "a file's name in parts": 'harmless("\\u1112\\u116a\\u1110\\u116e", 24)',
    "typed": 'QLineEdit("").grab(); field = QLineEdit(""); field.grab(); field.insert("ㅎ")',
    "there before": 'field = QLineEdit("화투"); field.grab()',
    "an engine's words": """
import threading
thread = threading.Thread(target=lambda: harmless("화투", 24))
thread.start()
thread.join()
app.processEvents()  # in the thread of the widgets
""",
}


@pytest.mark.parametrize("come", COMING.values(), ids=COMING)
def test_hangul_in_a_text_from_outside_is_loaded_and_drawn(come: str) -> None:
    """Check that widgets of an English program show Hangul, loaded only when a text needs it."""
    code = NAMED.format(come=come)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_hangul_fonts_are_loaded_with_the_first_korean_text() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_NEED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("text", "line"),
    [("set tall left 0 top 3\n\nㄱ ㄴ\n## #\n## ##\n", 5), ("set tall left 0 top 3\n\nㄱ ㄴ\n##\n", 4)],
)
def test_a_broken_glyph_file_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(ValueError, match=rf"^line {line} of the drawing"):
        hangul_composer.parse(text)
