"""Hangul in Harbour 12 and Ferry 12: what is composed, how unlike it stays, and what Qt makes of it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QImage, QPainter

from macclassic.quickdraw import fonts, glyphs, hangul
from macclassic.quickdraw.resources import resources_dir

KSX1001 = "".join(
    bytes([row, cell]).decode("euc-kr") for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF)
)
JAMO = "".join(map(chr, range(0x3131, 0x3164)))
both_faces = pytest.mark.parametrize("face", fonts.WITH_HANGUL)
both_weights = pytest.mark.parametrize("bold", [False, True])

Ink = frozenset[tuple[int, int]]


@pytest.fixture(scope="module")
def korean(qapp: QGuiApplication) -> Iterator[None]:
    fonts.load()
    fonts.speak("ko")
    yield
    fonts.speak("en")


def _inks(face: str, bold: bool, characters: str = KSX1001) -> dict[str, Ink]:
    drawn = ((character, hangul.face(face).glyphs[ord(character)]) for character in characters)
    return {character: (glyph.bold() if bold else glyph).ink for character, glyph in drawn}


def test_every_syllable_stays_in_its_frame() -> None:
    drawing = hangul.parse((resources_dir() / "fonts" / "hangul-12.txt").read_text(encoding="utf-8"))
    frame = {(x, y) for x in range(hangul.WIDTH) for y in range(hangul.HEIGHT)}
    for code in range(0xAC00, 0xD7A4):
        assert drawing.syllable(chr(code)) <= frame, chr(code)
    assert len({drawing.syllable(chr(code)) for code in range(0xAC00, 0xD7A4)}) == 11_172
    assert all(drawing.jamo(each) and drawing.jamo(each) <= frame for each in JAMO)


@both_faces
def test_a_face_has_what_a_korean_computer_of_its_year_had(face: str) -> None:
    plain, full = glyphs.face(face).glyphs, hangul.face(face).glyphs
    before = set(map(ord, "한국어초벌")) & plain.keys()  # seen where Korean is offered
    assert full.keys() - plain.keys() == set(map(ord, KSX1001 + JAMO)) - before
    assert len(before) == (5 if face == "Harbour" else 0)
    assert all(full[code] == glyph for code, glyph in plain.items() if code not in before)
    assert all(full[code].ink == plain[code].ink for code in before)
    assert all(full[code].bold().ink == plain[code].bold().ink for code in before)
    for character in KSX1001 + JAMO:
        for glyph in (full[ord(character)], full[ord(character)].bold()):
            left, top, right, bottom = glyph.box()
            assert 0 <= left < right < glyph.advance and -12 <= top < bottom <= 2, character


@both_faces
@both_weights
def test_no_two_are_less_than_two_pixels_apart(face: str, bold: bool) -> None:
    rows = [sum(1 << 16 * (y + 12) + x for x, y in ink) for ink in _inks(face, bold).values()]
    rows += [sum(1 << 16 * (y + 12) + x for x, y in ink) for ink in _inks(face, bold, JAMO).values()]
    for place, one in enumerate(rows):
        assert min(((one ^ other).bit_count() for other in rows[:place]), default=2) >= 2, place


@both_faces
def test_bold_closes_no_gap(face: str) -> None:
    plain, heavy = _inks(face, False, KSX1001 + JAMO), _inks(face, True, KSX1001 + JAMO)
    for character, ink in plain.items():
        gaps = {(x + 1, y) for x, y in ink if (x + 1, y) not in ink and (x + 2, y) in ink}
        assert ink < heavy[character] and not gaps & heavy[character], character


def test_what_is_easily_taken_for_another_is_farther_apart() -> None:
    """A tick is longer where there is room for it, and the initial of ㅢ is lower than that of ㅚ."""
    inks = _inks("Ferry", False)
    for pair in ("내네", "대데", "새세", "재제", "채체", "태테", "너니", "더디", "서시", "저지"):
        assert len(inks[pair[0]] ^ inks[pair[1]]) >= 3, pair
    for pair in ("괴긔", "외의", "뇌늬", "되듸", "회희", "빚빛", "낮낯"):
        assert len(inks[pair[0]] ^ inks[pair[1]]) >= 6, pair


@both_faces
@both_weights
def test_qt_paints_exactly_what_is_composed(korean: None, face: str, bold: bool) -> None:
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
def test_latin_is_as_it_was(korean: None, bold: bool) -> None:
    text = "AVATAR Page fjord, dîne à l’aÿ: 12 – “GO”…"
    for face, made in ((fonts.SYSTEM, fonts.system), (fonts.APPLICATION, fonts.application)):
        font = made()
        font.setBold(bold)
        letters = glyphs.face(face).letters(text)
        assert QFontMetrics(font).horizontalAdvance(text) == sum(each.advance + bold for each in letters)


FIRST_NEED = """
import sys
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton
from macclassic.quickdraw import fonts
from macclassic.toolbox import dressing
app = QApplication([])
fonts.speak("fr")
dressing.dress(app)
button = QPushButton("화투")
button.grab()  # what has been painted is held by Qt
made = [fonts.system(), fonts.small(), fonts.medium(), fonts.application(), fonts.listing()]
before = QFontMetrics(made[0]).horizontalAdvance("화투")
assert before == fonts.advance("화투") == 2 * fonts.advance("?")
read = lambda: [path for path in opened if "hangul" in path]
assert not read(), read()
dressing.speak("ko")
assert read()
assert QFontMetrics(fonts.small()).horizontalAdvance("화투") == 24
for language in ("ko", "en"):  # names are still Korean in another language
    dressing.speak(language)
    app.processEvents()
    made = ((fonts.system(), 26), (fonts.application(), 24), (app.font(), 26), (button.font(), 26))
    for font, width in made:
        assert QFontMetrics(font).horizontalAdvance("화투") == width, (language, font.family())
    assert fonts.advance("화투") == 26
"""


def test_the_files_with_hangul_are_read_when_korean_is_first_spoken() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_NEED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("text", "line"),
    [("set tall left 0 top 3\n\nㄱ ㄴ\n## #\n## ##\n", 5), ("set tall left 0 top 3\n\nㄱ ㄴ\n##\n", 4)],
)
def test_a_broken_drawing_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(ValueError, match=rf"^line {line} of the drawing"):
        hangul.parse(text)
