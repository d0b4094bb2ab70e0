"""Tests of bold, slanted, underlined, outlined and shadowed text, down to the pixel."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.quickdraw.font_files import glyph_files
from tools.fonts import lettering, styles
from tools.fonts.specimen import specimen
from tools.fonts.styles import PLAIN, Ink, Style


def _ink(rows: str, left: int = -2, top: int = -4) -> Ink:
    """Return the pixels of a picture whose first character is at (left, top)."""
    lines = rows.strip("\n").split("\n")
    return frozenset(
        (left + x, top + y) for y, row in enumerate(lines) for x, cell in enumerate(row) if cell == "#"
    )


STEM = _ink("#\n#\n#\n#", left=0)  # rows y = -4 to -1
DOT = frozenset({(0, -1)})


def test_bold_draws_a_letter_twice() -> None:
    assert styles.bold(STEM) == _ink("##\n##\n##\n##", left=0)


def test_italic_slants_by_a_pixel_every_two_rows() -> None:
    tall = frozenset((0, y) for y in range(-6, 2))
    leaned = {y: x for x, y in styles.italic(tall)}
    assert leaned == {-6: 2, -5: 2, -4: 1, -3: 1, -2: 0, -1: 0, 0: -1, 1: -1}


def test_an_outline_surrounds_the_ink_by_one_pixel() -> None:
    assert styles.outline(DOT) == _ink("###\n#.#\n###", left=-1, top=-2)
    assert styles.outline(STEM | {(1, -1)}) == _ink(
        """
        ###
        #.#
        #.#
        #.##
        #..#
        ####
        """.replace(" ", ""),
        left=-1,
        top=-5,
    )


def test_a_shadow_is_twice_as_wide_at_right_and_below() -> None:
    assert styles.shadow(DOT) == _ink("####\n#.##\n####\n####", left=-1, top=-2)


def test_an_underline_has_gaps_at_descenders() -> None:
    flat = frozenset({(0, -1), (5, -3)})
    assert styles.underline(flat, 7) == frozenset((x, 1) for x in range(7))
    tail = flat | {(3, 0), (3, 1)}
    assert styles.underline(tail, 7) == frozenset((x, 1) for x in (0, 1, 5, 6))


@pytest.mark.parametrize(
    ("style", "more"),
    [
        (PLAIN, 0),
        (Style.BOLD, 1),
        (Style.ITALIC, 0),
        (Style.UNDERLINE, 0),
        (Style.OUTLINE, 1),
        (Style.SHADOW, 2),
        (Style.OUTLINE | Style.SHADOW, 2),
        (Style.BOLD | Style.SHADOW, 3),
        (Style.CONDENSE, -1),
        (Style.EXTEND, 1),
    ],
)
@pytest.mark.parametrize("face", glyph_files.FILES)
def test_styles_widen_every_letter(face: str, style: Style, more: int) -> None:
    text = "File…"
    assert styles.set_line(text, face, style).advance == fonts.advance(text, face) + 5 * more


def test_a_line_consists_of_its_letters_side_by_side() -> None:
    face = glyph_files.face("Harbour")
    first, second = face.glyphs[ord("H")], face.glyphs[ord("i")]
    moved = frozenset((x + first.advance, y) for x, y in second.ink)
    line = styles.set_line("Hi", "Harbour")
    assert (line.ink, line.paper) == (first.ink | moved, frozenset())


@pytest.mark.parametrize("face", glyph_files.FILES)
def test_bold_equals_the_bold_fonts(face: str) -> None:
    pen, ink = 0, set()
    for letter in glyph_files.face(face).letters("Vœux, 12!"):
        ink |= {(pen + x, y) for x, y in letter.bold().ink}
        pen += letter.bold().advance
    line = styles.set_line("Vœux, 12!", face, Style.BOLD)
    assert (line.ink, line.advance) == (ink, pen)


@pytest.mark.parametrize("style", [Style.OUTLINE, Style.SHADOW])
@pytest.mark.parametrize("face", glyph_files.FILES)
def test_outlined_letters_contain_white_inside(face: str, style: Style) -> None:
    line = styles.set_line("Œuvre gagnée", face, style)
    spaced = styles.set_line("Œuvre gagnée", face, Style.EXTEND)
    assert not line.ink & line.paper
    if style is Style.OUTLINE:  # as wide as extended text, so the letters stand in the same places
        assert line.paper == spaced.ink
    for x, y in line.paper:  # no letter touches the background
        around = {(x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1)}
        assert around <= line.ink | line.paper


def test_styles_can_be_combined() -> None:
    both = styles.set_line("Go", "Harbour", Style.BOLD | Style.SHADOW)
    assert both.ink == styles.shadow(both.paper)
    ruled = styles.set_line("Go", "Harbour", Style.UNDERLINE | Style.OUTLINE)
    assert (0, styles.UNDERLINE_ROW) in ruled.paper
    leaned = styles.set_line("l", "Ferry", Style.BOLD | Style.ITALIC)
    assert leaned.ink == styles.italic(styles.bold(styles.set_line("l", "Ferry").ink))


@pytest.mark.parametrize(
    "style", [PLAIN, Style.BOLD, Style.ITALIC | Style.UNDERLINE, Style.OUTLINE, Style.SHADOW]
)
@pytest.mark.parametrize("face", glyph_files.FILES)
def test_a_line_is_painted_as_set(qapp: QGuiApplication, face: str, style: Style) -> None:
    ink, paper, ground = QColor("#dd0806"), QColor("#fcf305"), QColor("#006411")
    image = QImage(160, 40, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    moved = lettering.draw(painter, QPoint(10, 20), "Ça gagne ♠", style, ink, paper, face)
    painter.end()
    line = styles.set_line("Ça gagne ♠", face, style)
    assert moved == line.advance == lettering.width("Ça gagne ♠", face, style)
    for y in range(40):
        for x in range(160):
            place = (x - 10, y - 20)
            wanted = ink if place in line.ink else paper if place in line.paper else ground
            assert image.pixel(x, y) == wanted.rgb(), place


def test_without_a_paper_colour_the_inside_is_not_painted(qapp: QGuiApplication) -> None:
    images = []
    for paper in (None, QColor("blue")):
        image = QImage(40, 30, QImage.Format.Format_RGB32)
        image.fill(QColor("blue"))
        painter = QPainter(image)
        lettering.draw(painter, QPoint(5, 20), "Go", Style.OUTLINE, QColor("black"), paper)
        painter.end()
        images.append(image)
    assert images[0] == images[1]


def test_plain_and_bold_equal_qts_rendering(qapp: QGuiApplication) -> None:
    font = fonts.system()
    for style in (PLAIN, Style.BOLD):
        font.setBold(style == Style.BOLD)
        assert lettering.width("Chancelier", style=style) == QFontMetrics(font).horizontalAdvance(
            "Chancelier"
        )


def test_an_italic_line_slants_all_letters_equally() -> None:
    plain = styles.set_line("HI", "Ferry").ink
    leaned = styles.set_line("HI", "Ferry", Style.ITALIC).ink
    rows = sorted({y for _, y in plain})
    starts = [min(x for x, row in leaned if row == y) for y in rows]
    assert starts[0] - starts[-1] == 4  # nine rows
    assert all(upper - lower in (0, 1) for upper, lower in pairwise(starts))
    assert len(leaned) == len(plain)


def test_the_sheet_of_faces_in_the_docs_is_up_to_date() -> None:
    kept = Image.open(Path(__file__).resolve().parents[3] / "docs" / "pictures" / "faces.png").convert("1")
    drawn = specimen()
    assert (kept.size, kept.tobytes()) == (drawn.size, drawn.tobytes()), (
        "python -m tools.fonts.specimen docs/pictures/faces.png"
    )
