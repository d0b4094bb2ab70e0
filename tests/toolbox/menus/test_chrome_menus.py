"""Menu bar and menus on a screen, by mouse and pixel, against look §2.2, §2.3 and §4."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionMenuItem
from pytestqt.qtbot import QtBot

from macclassic.quickdraw import fonts
from macclassic.quickdraw.colours import parse
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.menus.menu_bar import Menu
from tests.support.match.program import key, opened, rest, settle
from tests.support.screen.control_pictures import BLACK, WHITE, at
from tests.support.screen.control_pictures import classic as classic
from tests.support.screen.menu_bar_stage import Bar
from tests.support.screen.window_stage import rect

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

DEPTHS = [1, 4, 8]
DIMMED = {4: parse("808080"), 8: parse("888888")}


@pytest.fixture(params=DEPTHS)
def deep(request: pytest.FixtureRequest, qtbot: QtBot) -> Bar:
    return Bar(qtbot, request.param)


# §2.2, the bar


def test_2_2_rows_of_the_menu_bar(deep: Bar) -> None:
    """§2.2: rows 0..18 white, row 19 black over the whole width."""
    assert deep.row(19, 0, 639) == [BLACK] * 640
    assert deep.row(18, 0, 639) == [WHITE] * 640
    assert deep.row(0, 5, 634) == [WHITE] * 630


def test_2_2_ink_columns_of_the_titles(deep: Bar) -> None:
    """§2.2, golden test 2: the emblem in 18..29, File's ink begins at 43, Edit's at 79, View's at 117."""
    emblem = deep.ink(8, 40)
    assert emblem and (emblem[0], emblem[-1]) == ((19, 27) if look.current().depth == 1 else (18, 29))
    for first, left in ((43, 34), (79, 70), (117, 108)):
        assert deep.ink(left, left + 20)[0] == first
    # Baseline 14: the F's last row is 13.
    assert deep.stage.at(43, 13) == BLACK and deep.stage.at(43, 14) == WHITE


def test_2_2_icons_are_at_the_right(deep: Bar) -> None:
    """§2.2: icons of 16 x 16 at W - 31 and W - 60, y = 2..17; the last 15 pixels are empty."""
    help_, application = deep.ink(570, 600), deep.ink(601, 632)
    assert set(help_) <= set(range(580, 596)) and set(application) <= set(range(609, 625))
    assert len(help_) > 10 and len(application) > 10
    assert deep.ink(625, 632) == []
    rows = [y for y in range(1, 19) if any(deep.stage.at(x, y) != WHITE for x in range(575, 630))]
    assert min(rows) >= 2 and max(rows) <= 17


@pytest.mark.parametrize(
    ("index", "left", "right"),
    [(0, 9, 9 + 28), (1, 33, 33 + 40), (3, 107, 107 + 49), (4, 580 - 9, 580 + 24), (5, 609 - 9, 609 + 24)],
)
def test_2_2_highlight_of_an_open_title(qtbot: QtBot, index: int, left: int, right: int) -> None:
    """§2.2: columns left - 1 .. left - 1 + width + 18, rows 1..18, while a menu is open."""
    bar = Bar(qtbot)
    x = (left + right) // 2
    bar.stage.press(x, 9)
    assert [x for x in bar.inverted() if left <= x <= right] == list(range(left, right + 1))
    assert {bar.stage.at(x, 0) for x in range(left, right + 1)} == {WHITE}
    assert not [x for x in bar.inverted() if not left <= x <= right]
    bar.stage.release(x, 30)


def test_2_2_a_disabled_menu_is_dimmed_and_can_be_opened(deep: Bar) -> None:
    """§2.2: the title of a disabled menu is dimmed, but the menu opens; all its items are dimmed."""
    depth = look.current().depth
    title = {deep.stage.at(x, y) for x in range(79, 79 + fonts.advance("Edit")) for y in range(2, 17)}
    assert title == ({WHITE, DIMMED[depth]} if depth > 1 else {WHITE, BLACK})
    deep.stage.press(90, 9)
    assert [each.title() for each in deep.open_menus] == ["Edit"]
    assert not any(each.isEnabled() for each in deep.open_menus[0].actions())
    deep.stage.drag(90, 28)
    assert BLACK not in deep.row(21, 71, 100)  # nothing is highlighted
    deep.stage.release(90, 28)
    assert deep.done == []


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_2_all_titles_dim_behind_a_modal_dialog(qtbot: QtBot, depth: int) -> None:
    bar = Bar(qtbot, depth)
    bar.bar.set_dimmed(True)
    bar.stage.settle()
    file = [bar.stage.at(x, y) for x in range(43, 66) for y in range(2, 17)]
    if depth == 1:
        # Every other pixel of the letters is gone; some remain.
        assert 0 < file.count(BLACK) < 60
    else:
        assert set(file) == {WHITE, DIMMED[depth]}
    bar.stage.press(50, 9)
    assert bar.open_menus == []
    bar.stage.release(50, 9)


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_titles_stay_dimmed_when_the_depth_or_the_menus_change(qapp: object, depth: int) -> None:
    program = opened(None)
    program.screen.set_depth(8 if depth == 1 else 1)
    program.show_monitors()
    settle()

    def alive() -> list[str]:
        return [each.text() for each in program.bar.actions() if not each.isSeparator() and each.isEnabled()]

    assert alive() == ["Balloons"]
    program.screen.set_depth(depth)
    settle()
    assert alive() == ["Balloons"]
    program.bar.set_menus([*program.bar.menus, Menu("More")])
    assert alive() == ["Balloons"]
    key(program, Qt.Key.Key_Escape)
    rest(program)
    program.update_menus()
    assert {"Game", "Options", "Help", "Balloons"} <= {*alive()}


# §2.3, menus


def test_2_3_frame_shadow_and_rows_of_a_menu(deep: Bar) -> None:
    """§2.3: left = the title's, top 20; frame outside, shadow begins late; rows of 16; width 110."""
    depth = look.current().depth
    deep.stage.press(50, 9)
    left, width, rows = 34, 14 + fonts.advance("Page Setup\u2026") + 9, 5
    right, bottom = left + width, 20 + 16 * rows
    assert width == 110
    # The frame's upper row is the bar's lowest.
    assert deep.row(bottom, left - 1, right) == [BLACK] * (width + 2)
    assert [deep.stage.at(left - 1, y) for y in range(19, bottom)] == [BLACK] * (bottom - 19)
    assert [deep.stage.at(right, y) for y in range(19, bottom + 2)] == [BLACK] * (bottom - 17)
    controller = {deep.stage.at(x, y) for x in range(300, 308) for y in range(100, 108)}
    shadow = [deep.stage.at(right + 1, y) for y in range(22, bottom + 2)]
    assert shadow == [BLACK] * len(shadow)
    assert deep.row(bottom + 1, left + 2, right + 1) == [BLACK] * (width)
    assert {deep.stage.at(right + 1, 20), deep.stage.at(right + 1, 21)} <= controller
    assert deep.stage.at(right + 2, 60) in controller and deep.stage.at(left + 20, bottom + 2) in controller
    # Text: pen at left + 14, baseline row top + 12; N begins 1 pixel after the pen.
    columns = [x for x in range(left, left + 30) if BLACK in [deep.stage.at(x, y) for y in range(20, 36)]]
    assert columns[0] == left + 15
    assert deep.stage.at(left + 15, 31) == BLACK and deep.stage.at(left + 15, 32) == WHITE
    # Command keys: pen at right - 24.
    keys = [x for x in range(left + 60, right) if BLACK in [deep.stage.at(x, y) for y in range(20, 36)]]
    assert keys[0] == right - 24 + 1
    # The line of a separator: row top + 8 over the whole width; grey or dotted.
    line = deep.row(20 + 32 + 8, left, right - 1)
    if depth == 1:
        assert line in ([BLACK, WHITE] * 55, [WHITE, BLACK] * 55)
    else:
        assert line == [DIMMED[depth]] * 110
    for y in (*range(20 + 32, 20 + 40), *range(20 + 41, 20 + 48)):
        assert set(deep.row(y, left, right - 1)) == {WHITE}
    # A dimmed item.
    cells = [deep.stage.at(x, y) for y in range(20 + 48, 20 + 64) for x in range(left, right)]
    if depth == 1:
        assert 10 < cells.count(BLACK) < 80
    else:
        assert set(cells) == {WHITE, DIMMED[depth]}
    deep.stage.release(300, 300)


def test_2_3_marks_of_items(qtbot: QtBot) -> None:
    """§2.3: the mark's pen is at left + 2, and the check begins 1 pixel after it."""
    bar = Bar(qtbot, 8)
    bar.bar.set_menus([Menu("Edit", (bar.item("Undo"), bar.item("Marked", checked=True)))])
    bar.stage.settle()
    bar.stage.press(20, 9)
    left = 10
    columns = [x for x in range(left, left + 14) if BLACK in [bar.stage.at(x, y) for y in range(36, 52)]]
    assert columns[0] == left + 2 + 1 and columns[-1] == left + 2 + 9
    bar.stage.release(300, 300)


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_3_small_icons_of_items(qtbot: QtBot, depth: int) -> None:
    """§2.3: 16 x 16 where the text would begin, and 6 pixels to the text."""
    bar = Bar(qtbot, depth)
    bar.bar.set_menus([Menu("Go", (bar.item("Plain"), bar.item("Here", icon="small-folder")))])
    bar.stage.settle()
    bar.stage.press(20, 9)
    left, top = 10, 36
    icon = picture("art", "small-folder")
    for y in range(16):
        for x in range(16):
            colour = icon.pixelColor(x, y)
            wanted = (colour.red(), colour.green(), colour.blue()) if colour.alpha() else WHITE
            assert bar.stage.at(left + 14 + x, top + y) == wanted
    # H: ink begins 1 pixel after the pen.
    text = [x for x in range(left + 30, left + 60) if bar.stage.at(x, top + 5) == BLACK]
    assert text[0] == left + 14 + 16 + 6 + 1
    width = 14 + 16 + 6 + fonts.advance("Here") + 9
    assert bar.stage.at(left + width, top + 8) == BLACK
    bar.stage.release(300, 300)


def test_2_3_a_menu_keeps_off_the_right_edge(deep: Bar) -> None:
    """§2.3: clamped so that right <= W - 8."""
    deep.stage.press(588, 9)
    text = "About Balloon Help and everything else\u2026"
    width = 14 + fonts.advance(text) + 9
    right = 640 - 8
    assert [deep.stage.at(right, y) for y in range(20, 37)] == [BLACK] * 17
    assert [deep.stage.at(right - width - 1, y) for y in range(20, 37)] == [BLACK] * 17
    assert deep.row(36, right - width - 1, right) == [BLACK] * (width + 2)
    deep.stage.release(300, 300)


def test_2_3_the_row_under_the_pointer_is_inverted(deep: Bar) -> None:
    """§2.3: the row under the pointer inverts over the menu's width; a dimmed one never does."""
    deep.stage.press(50, 9)
    deep.stage.drag(60, 44)
    assert set(deep.row(36, 34, 143)) == set(deep.row(51, 34, 143)) == {BLACK}
    assert WHITE in deep.row(44, 34, 143)
    assert set(deep.row(35, 34, 143)) == {WHITE}
    deep.stage.drag(60, 75)
    for y in (68, 83):
        assert BLACK not in deep.row(y, 34, 143)
    assert set(deep.row(36, 34, 143)) == {WHITE}
    deep.stage.drag(60, 60)
    assert set(deep.row(53, 34, 143)) == {WHITE}
    deep.stage.release(300, 300)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("down", [True, False])
def test_2_3_scroll_indicators_of_a_menu(qapp: QApplication, depth: int, down: bool) -> None:
    """§2.3: a solid triangle of 11 x 6 at left + 12, row + 5."""
    look.use(depth)
    image = QImage(60, 18, QImage.Format.Format_RGB32)
    image.fill(QColor(0, 102, 51))
    option = QStyleOptionMenuItem()
    option.rect = rect(0, 1, 60, 16)
    option.state = QStyle.StateFlag.State_DownArrow if down else QStyle.StateFlag.State_UpArrow
    painter = QPainter(image)
    qapp.style().drawControl(QStyle.ControlElement.CE_MenuScroller, option, painter)
    painter.end()
    # Qt's row is 1 pixel too low at the lower edge of a menu, because Qt does not know of the shadow.
    top = 0 if down else 1
    for y in range(16):
        wide = (11 - 2 * (y - 5) if down else 1 + 2 * (y - 5)) if 5 <= y < 11 else 0
        side = (11 - wide) // 2
        line = [at(image, x, top + y) for x in range(12, 23)]
        assert line == [WHITE] * side + [BLACK] * wide + [WHITE] * (11 - wide - side)


def test_the_bar_has_the_width_of_another_screen(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.stage.screen.set_screen_size(QSize(832, 624))
    bar.stage.settle()
    assert bar.row(19, 0, 831) == [BLACK] * 832
    assert set(bar.ink(760, 820)) <= set(range(832 - 60, 832 - 44)) | set(range(832 - 31, 832 - 15))


def test_menus_built_anew_leave_no_items_behind(deep: Bar) -> None:
    def items() -> int:
        deep.bar.set_menus([replace(each, enabled=not each.enabled) for each in deep.bar.menus])
        settle()
        return len(deep.bar.findChildren(QAction))

    before = items()
    assert items() == items() == before
