"""Document windows, pixel by pixel, against look §1.5 and §2.4, in all three depths.

Columns and rows are those of the specification: (0, 0) is the content's corner.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from pytestqt.qtbot import QtBot

from macclassic.app.game.game_controller import GameController
from macclassic.quickdraw import fonts
from macclassic.quickdraw.colours import parse
from macclassic.toolbox.base import look
from macclassic.toolbox.windows.window import Frame, WindowPart
from tests.support.match.program import make_program, settle
from tests.support.screen.control_pictures import BLACK, WHITE
from tests.support.screen.control_pictures import classic as classic
from tests.support.screen.window_pictures import (
    DEPTHS,
    DESK,
    PLAIN,
    Probe,
    hexed,
    probe,
    stripe_colours,
    window,
)

LEFT = Qt.MouseButton.LeftButton


# §2.4, the whole window


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_4_the_golden_window_has_its_pixels(qtbot: QtBot, depth: int) -> None:
    """§2.4 and golden test 3: 403 x 261, two corners unpainted, outline and shadow black."""
    look.use(depth)
    seen = probe(qtbot)
    assert seen.image.size() == QSize(403, 261)
    w, h = 400, 240
    assert seen.at(w + 1, -19) == DESK and seen.at(-1, h + 1) == DESK
    assert seen.row(-19, -1, w) == [BLACK] * 402
    assert seen.row(-1, -1, w) == [BLACK] * 402
    assert seen.row(h, -1, w) == [BLACK] * 402
    assert seen.column(-1, -19, h) == [BLACK] * 260
    assert seen.column(w, -19, h) == [BLACK] * 260
    assert seen.column(w + 1, -18, h + 1) == [BLACK] * 260
    assert seen.row(h + 1, 0, w + 1) == [BLACK] * 402


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_4_title_and_its_background(qtbot: QtBot, depth: int) -> None:
    """§2.4: the pen at floor((400 - 56) / 2) = 172, baseline -5, paper of 6 pixels: 166 to 233."""
    look.use(depth)
    assert fonts.advance("Terminal") == 56
    seen = probe(qtbot)
    ink, paper = stripe_colours(depth)
    for y in (-15, -13, -11, -9, -7, -5):
        assert seen.at(165, y) == seen.at(234, y) == ink
        assert seen.at(166, y) == seen.at(233, y) == paper
    # T: ink from the pen's own column, 9 rows above the baseline (§3.3: T 0,6,9).
    assert seen.row(-14, 172, 177) == [BLACK] * 6
    assert seen.at(171, -14) == paper
    assert BLACK not in seen.row(-15, 166, 233)
    # T, m and the others rest on the baseline: their last row is -6, above y = -5.
    assert BLACK in seen.row(-6, 172, 178) and BLACK not in seen.row(-5, 166, 233)


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_4_six_stripes_of_the_title_bar(qtbot: QtBot, depth: int) -> None:
    """§2.4: y = -15, -13 … -5, from x = 1 to w - 2."""
    look.use(depth)
    ink, paper = stripe_colours(depth)
    seen = probe(qtbot, title="", zoomable=False, closable=False)
    for y in range(-17, -2):
        striped = y in (-15, -13, -11, -9, -7, -5)
        assert seen.row(y, 1, 398) == [ink if striped else paper] * 398, y
        if depth != 8:
            assert seen.at(0, y) == seen.at(399, y) == WHITE


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_4_stripes_are_unbroken_without_a_title(qtbot: QtBot, depth: int) -> None:
    look.use(depth)
    ink, _ = stripe_colours(depth)
    assert probe(qtbot, title="").row(-9, 20, 379) == [ink] * 360


@pytest.mark.parametrize("depth", PLAIN)
def test_2_4_boxes_of_the_title_bar(qtbot: QtBot, depth: int) -> None:
    """§2.4: close box x = 8..18, zoom box w - 19..w - 9, rows -15..-5, a white column on each side."""
    look.use(depth)
    seen = probe(qtbot)
    for left in (8, 400 - 19):
        assert seen.row(-15, left, left + 10) == [BLACK] * 11
        assert seen.row(-5, left, left + 10) == [BLACK] * 11
        assert seen.column(left, -15, -5) == seen.column(left + 10, -15, -5) == [BLACK] * 11
        assert seen.column(left - 1, -15, -5) == seen.column(left + 11, -15, -5) == [WHITE] * 11
        assert seen.at(left - 2, -15) == seen.at(left + 12, -15) == BLACK
    assert seen.row(-9, 9, 17) == [WHITE] * 9
    # The zoom box: a line at box + 6 both ways, 7 pixels long.
    box = 400 - 19
    assert seen.column(box + 6, -15, -9) == [BLACK] * 7
    assert seen.row(-9, box, box + 6) == [BLACK] * 7
    assert seen.column(box + 6, -8, -6) == [WHITE] * 3
    assert seen.row(-9, box + 7, box + 9) == [WHITE] * 3


def test_2_4_boxes_of_the_title_bar_in_colour(qtbot: QtBot) -> None:
    """§1.5, §2.4: 333366 outside at top and left, CCCCFF at right and bottom; inside the other way."""
    seen = probe(qtbot)
    dark, light, fill = hexed("333366", "CCCCFF", "AAAAAA")
    for left in (8, 400 - 19):
        assert seen.row(-15, left, left + 9) == [dark] * 10
        assert seen.column(left, -15, -6) == [dark] * 10
        assert seen.column(left + 10, -14, -5) == [light] * 10
        assert seen.row(-5, left + 1, left + 10) == [light] * 10
        assert seen.row(-14, left + 1, left + 5) == [light] * 5
        assert seen.column(left + 1, -14, -10) == [light] * 5
        assert seen.row(-6, left + 2, left + 9) == [dark] * 8
        assert seen.column(left + 9, -13, -6) == [dark] * 8
        assert seen.column(left - 1, -15, -5) == seen.column(left + 11, -15, -5) == hexed("EEEEEE") * 11
    assert [seen.row(y, 10, 16) for y in range(-13, -6)] == [[fill] * 7] * 7
    box = 400 - 19
    assert seen.column(box + 6, -13, -9) == [dark] * 5
    assert seen.row(-9, box + 2, box + 6) == [dark] * 5
    assert seen.at(box + 3, -12) == seen.at(box + 8, -8) == fill


PRESSED = [
    "###########",
    "#....#....#",
    "#.#..#..#.#",
    "#..#.#.#..#",
    "#.........#",
    "####...####",
    "#.........#",
    "#..#.#.#..#",
    "#.#..#..#.#",
    "#....#....#",
    "###########",
]


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("left", [8, 400 - 19])
def test_2_4_a_pressed_box(qtbot: QtBot, depth: int, left: int) -> None:
    """§2.4, golden test 4: the same mask for both boxes, while the pointer is inside."""
    look.use(depth)
    pressed = window(qtbot)
    corner = pressed.content.pos()
    qtbot.mousePress(pressed, LEFT, pos=QPoint(left + 5, -10) + corner)
    seen = Probe(pressed)
    mask = ["".join("#" if seen.at(left + x, y) == BLACK else "." for x in range(11)) for y in range(-15, -4)]
    # Not in the box, so it has no effect; a button left down would stay down in later tests.
    qtbot.mouseRelease(pressed, LEFT, pos=QPoint(100, 100) + corner)
    assert mask == PRESSED


@pytest.mark.parametrize(
    ("title", "first", "last"), [("A" * 60, 26, 372), ("A" * 42, 26, 372), ("A" * 41, 36 - 6, 36 + 328 + 5)]
)
def test_2_4_long_titles_are_cut_at_the_pixel(qtbot: QtBot, title: str, first: int, last: int) -> None:
    """§2.4: at most w - 64 = 336 pixels (42 letters of 8), no ellipsis; the zoom box keeps its surround."""
    look.use(1)
    seen = probe(qtbot, title=title)
    striped = [x for x in range(21, 379) if seen.at(x, -15) == BLACK]
    assert striped == [x for x in range(21, 379) if not first <= x <= last]
    ink = [x for x in range(21, 379) if BLACK in seen.column(x, -14, -6) and x not in striped]
    assert min(ink) >= 32 and max(ink) <= 32 + 336 - 1
    if len(title) == 60:
        # The last letter is cut at the limit: every letter is an A, so all 42 are whole.
        assert [BLACK in seen.column(x, -14, -6) for x in range(32, 40)] == [
            BLACK in seen.column(x, -14, -6) for x in range(360, 368)
        ]


def test_2_4_a_title_may_be_cut_within_a_letter(qtbot: QtBot) -> None:
    look.use(1)
    whole, cut = probe(qtbot, title="M" * 40), probe(qtbot, title="M" * 40, size=(405, 240))
    assert whole.row(-10, 32, 367) == cut.row(-10, 32, 367)
    # 341 pixels hold 28 letters of 12 and 5 columns of the next.
    assert cut.row(-10, 368, 372) == cut.row(-10, 32, 36)


def test_2_4_a_narrow_window_has_no_title(qtbot: QtBot) -> None:
    look.use(1)
    assert probe(qtbot, size=(64, 40), zoomable=False, title="T").row(-9, 21, 62) == [BLACK] * 42


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_4_a_window_behind_has_no_stripes_and_boxes(qtbot: QtBot, depth: int) -> None:
    """§2.4: no stripes, no boxes, white; the text grey and the outline 555555 in colour only."""
    look.use(depth)
    seen = probe(qtbot, active=False)
    outline, ink = hexed("555555", "888888") if depth == 8 else (BLACK, BLACK)
    for y in range(-18, -1):
        assert seen.row(y, 0, 171) == [WHITE] * 172
        assert seen.row(y, 229, 399) == [WHITE] * 171
    assert seen.row(-14, 172, 177) == [ink] * 6
    for line in (seen.row(-19, -1, 400), seen.row(-1, -1, 400), seen.row(240, -1, 400)):
        assert line == [outline] * 402
    assert seen.column(-1, -19, 240) == seen.column(400, -19, 240) == [outline] * 260
    assert seen.column(401, -18, 241) == [BLACK] * 260
    assert seen.at(401, -19) == seen.at(-1, 241) == DESK


def test_2_4_tinted_lines_of_the_title_bar(qtbot: QtBot) -> None:
    """§2.4: CCCCFF along y = -18 and x = 0 (rows -18..-3), 9999CC along y = -2 and x = w - 1."""
    seen = probe(qtbot)
    light, dark = hexed("CCCCFF", "9999CC")
    assert seen.row(-18, 0, 398) == [light] * 399
    assert seen.column(0, -18, -3) == [light] * 16
    assert seen.row(-2, 0, 399) == [dark] * 400
    assert seen.column(399, -17, -2) == [dark] * 16


# §2.4, the size box


@pytest.mark.parametrize("depth", PLAIN)
def test_2_4_size_box_of_the_front_window(qtbot: QtBot, depth: int) -> None:
    """§2.4: lines at w - 15 and h - 15; a 7 x 7 square at (w - 12, h - 12) before one of 9 x 8."""
    look.use(depth)
    seen = probe(qtbot, growable=True)
    w, h = 400, 240
    assert seen.column(w - 15, 0, h - 1) == [BLACK] * h
    assert seen.row(h - 15, 0, w - 1) == [BLACK] * w
    glyph = [
        "".join("#" if seen.at(x, y) == BLACK else "." for x in range(w - 14, w)) for y in range(h - 14, h)
    ]
    assert glyph == [
        "..............",
        "..............",
        "..#######.....",
        "..#.....#.....",
        "..#.....#.....",
        "..#.....#####.",
        "..#.....#...#.",
        "..#.....#...#.",
        "..#######...#.",
        "....#.......#.",
        "....#.......#.",
        "....#.......#.",
        "....#########.",
        "..............",
    ]


def test_2_4_size_box_in_colour(qtbot: QtBot) -> None:
    """§1.5: tile EEEEEE, outlines 333366, highlights CCCCFF, fills AAAAAA and BBBBBB."""
    seen = probe(qtbot, growable=True)
    w, h = 400, 240
    tile, line, light, front, back = hexed("EEEEEE", "333366", "CCCCFF", "AAAAAA", "BBBBBB")
    assert seen.at(w - 14, h - 14) == seen.at(w - 1, h - 1) == tile
    assert seen.row(h - 12, w - 12, w - 6) == [line] * 7
    assert seen.row(h - 2, w - 10, w - 2) == [line] * 9
    assert seen.row(h - 11, w - 11, w - 7) == [light] * 5
    assert seen.row(h - 9, w - 10, w - 7) == [front] * 4
    assert seen.row(h - 4, w - 8, w - 3) == [back] * 6


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_4_size_box_of_a_window_behind(qtbot: QtBot, depth: int) -> None:
    """§2.4: only the lines remain."""
    look.use(depth)
    seen = probe(qtbot, growable=True, active=False)
    line = parse("555555") if depth == 8 else BLACK
    assert seen.column(385, 0, 239) == [line] * 240
    assert seen.row(225, 0, 399) == [line] * 400
    assert {seen.at(x, y) for x in range(386, 400) for y in range(226, 240)} == {WHITE}


# §2.4, the controller accessory


@pytest.mark.parametrize("depth", PLAIN)
def test_2_4_frame_of_a_desk_accessory(qtbot: QtBot, depth: int) -> None:
    """§2.4 rDocProc: corners of an oval of 16, a black title with white text and a white box."""
    look.use(depth)
    seen = probe(qtbot, frame=Frame.ROUND, size=(200, 80), title="Note")
    for row, inset in enumerate((5, 3, 2, 1, 1, 0)):
        y = -19 + row
        line = seen.row(y, -1, 200)
        assert [each == DESK for each in line[:8]] == [True] * inset + [False] * (8 - inset)
        assert line[::-1][:8] == line[:8] or DESK not in line[:8]
        bottom = seen.row(80 - row, -1, 200)
        assert [each == DESK for each in bottom[:8]] == [True] * inset + [False] * (8 - inset)
    assert seen.row(-17, 20, 60) == [BLACK] * 41
    assert seen.row(-15, 8, 18) == seen.row(-5, 8, 18) == [WHITE] * 11
    assert seen.row(-9, 9, 17) == [BLACK] * 9
    assert WHITE in seen.row(-10, 60, 140)


# Parts of a window


def test_2_4_parts_of_a_window_are_found_by_position(qtbot: QtBot) -> None:
    made = window(qtbot, growable=True)
    corner = made.content.pos()

    def part(x: int, y: int) -> WindowPart:
        return made.part_at(QPoint(x, y) + corner)

    assert [part(x, -10) for x in (7, 8, 18, 19)] == [
        WindowPart.TITLE,
        WindowPart.CLOSE,
        WindowPart.CLOSE,
        WindowPart.TITLE,
    ]
    assert [part(x, -10) for x in (380, 381, 391, 392)] == [
        WindowPart.TITLE,
        WindowPart.ZOOM,
        WindowPart.ZOOM,
        WindowPart.TITLE,
    ]
    assert part(8, -16) is WindowPart.TITLE and part(8, -4) is WindowPart.TITLE
    assert part(384, 239) is WindowPart.CONTENT and part(385, 225) is part(399, 239) is WindowPart.GROW
    assert part(401, -19) is part(-1, 241) is WindowPart.NONE
    made.set_active(False)
    assert part(8, -10) is part(381, -10) is WindowPart.TITLE
    assert part(399, 239) is WindowPart.CONTENT


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_2_4_a_scroll_bar_shares_the_lines_of_the_frame(qtbot: QtBot, depth: int) -> None:
    """§2.4: the bar is 16 wide, from x = w - 15 and y = -1: its outer lines are the window's."""
    program = make_program(None, depth=depth)
    program.open_game("war-of-flowers", zoom=False, enter=False)
    assert isinstance(program.game, GameController)
    program.game.show_help()
    settle()
    front = program.manager.front
    assert front is not None
    seen = Probe(front)
    w = front.content.width()
    assert seen.column(w - 15, 0, 14) == [BLACK] * 15
    assert BLACK not in seen.column(w - 1, 0, 13) and BLACK not in seen.row(0, w - 14, w - 1)
    assert seen.row(-1, w - 15, w) == seen.row(14, w - 15, w) == [BLACK] * 16
    # It ends at h - 14 at the size box, and no other line of the size box is visible.
    h = front.content.height()
    assert seen.row(h - 15, w - 15, w) == [BLACK] * 16
    assert BLACK not in seen.row(h - 15, w - 22, w - 16)
    # The arrow's tip is at (7, 2) of its tile, whose corner is (w - 15, -1).
    tip = seen.row(1, w - 15, w)
    assert tip[7] != WHITE and tip[6] == tip[8] != tip[7]
    # Zoomed, it is as high as the screen, with the same width and place.
    before = program.manager.rect_of(front)
    program.manager.toggle_zoom(front)
    after = program.manager.rect_of(front)
    assert (after.left(), after.width()) == (before.left(), before.width())
    assert (after.top(), after.bottom()) == (22, 478)
    settle()
    seen, h = Probe(front), front.content.height()
    assert h == 436 and seen.row(h - 15, w - 15, w) == [BLACK] * 16
