"""The menu bar and menus on a screen, by mouse and pixel, against classic-mac-look §2.2, §2.3 and §4."""

from __future__ import annotations

import pytest
from drawn import BLACK, WHITE, at
from drawn import classic as classic
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionMenuItem
from pytestqt.qtbot import QtBot
from stage import Stage, rect

from macclassic.quickdraw import fonts
from macclassic.quickdraw.colour import RGB, parse
from macclassic.toolbox import look
from macclassic.toolbox.menus import EMBLEM, HELP_ICON, SEPARATOR, Item, Menu, MenuBar
from macclassic.toolbox.pulldown import PullDown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

DEPTHS = [1, 4, 8]
DIMMED = {4: parse("808080"), 8: parse("888888")}


class Bar:
    """A bar with File, Edit and View on a screen, and what was chosen in it."""

    def __init__(self, qtbot: QtBot, depth: int = 1) -> None:
        self.stage = Stage(qtbot, depth)
        self.bar = MenuBar(self.stage.screen)
        self.done: list[str] = []
        self.bar.set_menus(self.menus())
        self.stage.settle()

    def item(self, title: str, key: str = "", **more: object) -> Item:
        return Item(title, lambda: self.done.append(title), key, **more)  # type: ignore[arg-type]

    def menus(self) -> list[Menu]:
        return [
            Menu(EMBLEM, (self.item("About This…"),)),
            Menu(
                "File",
                (
                    self.item("New", "N"),
                    self.item("Page Setup\u2026"),
                    SEPARATOR,
                    self.item("Print\u2026", enabled=False),
                    self.item("Quit", "Q"),
                ),
            ),
            Menu("Edit", (self.item("Undo", "Z"), self.item("Marked", checked=True)), enabled=False),
            Menu("View", (self.item("by Name"),)),
            Menu("Help", (self.item("About Balloon Help and everything else\u2026"),), icon=HELP_ICON),
            Menu("Applications", (self.item("Finder"),), icon="small-macclassic"),
        ]

    @property
    def open_menus(self) -> list[PullDown]:
        return [each for each in self.bar.findChildren(PullDown) if each.isVisible()]

    def ink(self, left: int, right: int, top: int = 0, bottom: int = 18) -> list[int]:
        """Return the columns that are not white."""
        at = self.stage.at
        return [x for x in range(left, right) if any(at(x, y) != WHITE for y in range(top, bottom + 1))]

    def row(self, y: int, left: int, right: int) -> list[RGB]:
        return [self.stage.at(x, y) for x in range(left, right + 1)]

    def inverted(self) -> list[int]:
        """Return the columns of the bar that are black in row 1 and row 18."""
        return [x for x in range(8, 634) if self.stage.at(x, 1) == self.stage.at(x, 18) == BLACK]


@pytest.fixture(params=DEPTHS)
def deep(request: pytest.FixtureRequest, qtbot: QtBot) -> Bar:
    return Bar(qtbot, request.param)


# §2.2, the bar


def test_2_2_rows(deep: Bar) -> None:
    """§2.2: rows 0..18 white, row 19 black over the whole width."""
    assert deep.row(19, 0, 639) == [BLACK] * 640
    assert deep.row(18, 0, 639) == [WHITE] * 640
    assert deep.row(0, 5, 634) == [WHITE] * 630


def test_2_2_ink_columns(deep: Bar) -> None:
    """§2.2, golden test 2: the emblem in 18..29, File's ink begins at 43, Edit's at 79, View's at 117."""
    emblem = deep.ink(8, 40)
    assert emblem and (emblem[0], emblem[-1]) == ((19, 27) if look.current().depth == 1 else (18, 29))
    for first, left in ((43, 34), (79, 70), (117, 108)):
        assert deep.ink(left, left + 20)[0] == first
    # Baseline 14: the F's last row is 13.
    assert deep.stage.at(43, 13) == BLACK and deep.stage.at(43, 14) == WHITE


def test_2_2_icons_at_the_right(deep: Bar) -> None:
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
def test_2_2_highlight(qtbot: QtBot, index: int, left: int, right: int) -> None:
    """§2.2: columns left - 1 .. left - 1 + width + 18, rows 1..18, while a menu is open."""
    bar = Bar(qtbot)
    x = (left + right) // 2
    bar.stage.press(x, 9)
    assert [x for x in bar.inverted() if left <= x <= right] == list(range(left, right + 1))
    assert {bar.stage.at(x, 0) for x in range(left, right + 1)} == {WHITE}
    assert not [x for x in bar.inverted() if not left <= x <= right]
    bar.stage.release(x, 30)


def test_2_2_a_menu_that_is_off_is_dimmed_and_can_be_pulled_down(deep: Bar) -> None:
    """§2.2: the title of a disabled menu is dimmed, still pullable; its items all are dimmed."""
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
        # Every other pixel of the letters is gone; some are left.
        assert 0 < file.count(BLACK) < 60
    else:
        assert set(file) == {WHITE, DIMMED[depth]}
    bar.stage.press(50, 9)
    assert bar.open_menus == []
    bar.stage.release(50, 9)


# §2.3, menus


def test_2_3_frame_shadow_and_rows(deep: Bar) -> None:
    """§2.3: left = the title's, top 20; frame outside, the shadow late; rows of 16; width 110."""
    depth = look.current().depth
    deep.stage.press(50, 9)
    left, width, rows = 34, 14 + fonts.advance("Page Setup\u2026") + 9, 5
    right, bottom = left + width, 20 + 16 * rows
    assert width == 110
    # The frame's upper row is the bar's lowest.
    assert deep.row(bottom, left - 1, right) == [BLACK] * (width + 2)
    assert [deep.stage.at(left - 1, y) for y in range(19, bottom)] == [BLACK] * (bottom - 19)
    assert [deep.stage.at(right, y) for y in range(19, bottom + 2)] == [BLACK] * (bottom - 17)
    desk = {deep.stage.at(x, y) for x in range(300, 308) for y in range(100, 108)}
    shadow = [deep.stage.at(right + 1, y) for y in range(22, bottom + 2)]
    assert shadow == [BLACK] * len(shadow)
    assert deep.row(bottom + 1, left + 2, right + 1) == [BLACK] * (width)
    assert {deep.stage.at(right + 1, 20), deep.stage.at(right + 1, 21)} <= desk
    assert deep.stage.at(right + 2, 60) in desk and deep.stage.at(left + 20, bottom + 2) in desk
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


def test_2_3_marks(qtbot: QtBot) -> None:
    """§2.3: the mark's pen is at left + 2, and the check begins 1 pixel after it."""
    bar = Bar(qtbot, 8)
    bar.bar.set_menus([Menu("Edit", (bar.item("Undo"), bar.item("Marked", checked=True)))])
    bar.stage.settle()
    bar.stage.press(20, 9)
    left = 10
    columns = [x for x in range(left, left + 14) if BLACK in [bar.stage.at(x, y) for y in range(36, 52)]]
    assert columns[0] == left + 2 + 1 and columns[-1] == left + 2 + 9
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


def test_2_3_hit_row(deep: Bar) -> None:
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


# §2.3, §4: how a menu is used


def test_4_press_drag_release_chooses(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    assert [each.title() for each in bar.open_menus] == ["File"]
    bar.stage.drag(60, 44)
    bar.stage.release(60, 44)
    assert bar.done == []  # it blinks first
    qtbot.waitUntil(lambda: bar.done == ["Page Setup\u2026"], timeout=2000)
    assert bar.open_menus == [] and bar.inverted() == []
    # The bar has forgotten that a menu was down: without a press nothing opens.
    bar.stage.drag(125, 9)
    assert bar.open_menus == []


def test_2_3_the_chosen_item_blinks_three_times(qtbot: QtBot) -> None:
    """§2.3: off and on, three times, before the command; the title stays inverted until it is done."""
    bar = Bar(qtbot)
    titles: list[list[int]] = []
    lit: list[bool] = []
    bar.bar.set_menus([Menu(EMBLEM), Menu("File", (Item("Look", lambda: titles.append(look_at_bar(bar))),))])
    bar.stage.settle()
    bar.stage.screen.changed.connect(lambda area: lit.append(bar.stage.at(36, 21) == BLACK))
    bar.stage.press(50, 9)
    bar.stage.drag(60, 28)
    lit.clear()
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: bool(titles), timeout=2000)
    turns = [now for before, now in zip([None, *lit], lit, strict=False) if now != before]
    # On as it was chosen, then off and on three times; the menu goes last.
    assert turns in ([False, True] * 3 + [False], [True] + [False, True] * 3 + [False])
    assert titles[0] == list(range(33, 74))
    bar.stage.settle()
    assert bar.inverted() == []


def look_at_bar(bar: Bar) -> list[int]:
    bar.stage.screen.refresh()
    return bar.inverted()


def test_4_sticky(qtbot: QtBot) -> None:
    """§4: a first release without movement keeps the menu open; then a click chooses."""
    bar = Bar(qtbot)
    bar.stage.click(50, 9)
    assert [each.title() for each in bar.open_menus] == ["File"]
    bar.stage.drag(60, 44)
    assert set(bar.row(36, 34, 143)) == {BLACK}
    bar.stage.click(60, 44)
    qtbot.waitUntil(lambda: bar.done == ["Page Setup\u2026"], timeout=2000)


def test_4_sticky_clicks_elsewhere_put_the_menu_away(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    for x, y in ((400, 300), (50, 9), (300, 9)):
        bar.stage.click(50, 9)
        assert len(bar.open_menus) == 1
        bar.stage.drag(x, y)
        bar.stage.click(x, y)
        assert bar.open_menus == [] and bar.inverted() == [], (x, y)
    assert bar.done == []


def test_4_letting_go_outside_chooses_nothing(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    for x, y in ((400, 300), (300, 9), (60, 75), (60, 60)):
        bar.stage.press(50, 9)
        bar.stage.drag(60, 44)
        bar.stage.drag(x, y)
        bar.stage.release(x, y)
        assert bar.open_menus == [] and bar.inverted() == [], (x, y)
    assert bar.done == []


def test_4_the_pointer_roams_and_another_title_switches(qtbot: QtBot) -> None:
    """§4: the menu stays wherever the pointer goes, but over another title."""
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    bar.stage.drag(60, 44)
    bar.stage.drag(400, 300)
    assert [each.title() for each in bar.open_menus] == ["File"]
    assert set(bar.row(36, 34, 143)) == {WHITE}
    bar.stage.drag(125, 9)
    assert [each.title() for each in bar.open_menus] == ["View"]
    bar.stage.drag(588, 9)
    assert [each.title() for each in bar.open_menus] == ["Help"]
    bar.stage.drag(616, 9)
    assert [each.title() for each in bar.open_menus] == ["Applications"]
    bar.stage.drag(50, 9)
    bar.stage.drag(60, 28)
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: bar.done == ["New"], timeout=2000)


def test_2_9_a_command_key_flashes_its_title(qtbot: QtBot) -> None:
    """§2.3, §4: key equivalents flash the title, whatever the case."""
    bar = Bar(qtbot)
    QTest.keyClick(bar.stage.screen, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    bar.stage.settle()
    assert bar.done == ["New"]
    assert bar.inverted() == list(range(33, 74))
    qtbot.waitUntil(lambda: bar.inverted() == [], timeout=2000)
    shifted = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(bar.stage.screen, Qt.Key.Key_N, shifted)
    assert bar.done == ["New", "New"]
    QTest.keyClick(bar.stage.screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bar.done == ["New", "New"]  # that menu is off


def test_4_the_bar_flashes_instead_of_a_beep(deep: Bar, qtbot: QtBot) -> None:
    """§4: with the sound at 0 the whole bar inverts briefly."""
    before = [deep.row(y, 8, 631) for y in range(20)]
    deep.bar.flash_all()
    deep.stage.settle()
    assert set(deep.row(1, 8, 631)) == {BLACK} and set(deep.row(19, 8, 631)) == {WHITE}
    assert deep.stage.at(43, 13) == WHITE
    qtbot.waitUntil(lambda: deep.stage.at(300, 5) == WHITE, timeout=2000)
    assert [deep.row(y, 8, 631) for y in range(20)] == before


def test_menus_that_change_while_one_is_pulled_down(qtbot: QtBot) -> None:
    """A menu stays under the pointer; what has changed shows when it is pulled down again."""
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    bar.bar.set_menus([Menu("File", (bar.item("Other"),))])
    bar.stage.settle()
    assert [each.title() for each in bar.open_menus] == ["File"]
    assert len(bar.bar.menus) == 6
    bar.stage.release(400, 300)
    qtbot.waitUntil(lambda: len(bar.bar.menus) == 1, timeout=2000)


def test_menus_that_look_the_same_do_what_they_say_now(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    later: list[str] = []
    menus = bar.menus()
    menus[1].items = tuple(
        Item(each.title, lambda: later.append("new"), each.key, each.enabled)
        if each.title != "-"
        else SEPARATOR
        for each in menus[1].items
    )
    bar.bar.set_menus(menus)
    bar.stage.press(50, 9)
    bar.stage.drag(60, 28)
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: later == ["new"], timeout=2000)
    assert bar.done == []


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("down", [True, False])
def test_2_3_scroll_indicators(qapp: QApplication, depth: int, down: bool) -> None:
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
    # Qt's row is 1 pixel too low at the foot of a menu, where it doesn't know of the shadow.
    top = 0 if down else 1
    for y in range(16):
        wide = (11 - 2 * (y - 5) if down else 1 + 2 * (y - 5)) if 5 <= y < 11 else 0
        side = (11 - wide) // 2
        line = [at(image, x, top + y) for x in range(12, 23)]
        assert line == [WHITE] * side + [BLACK] * wide + [WHITE] * (11 - wide - side)


def test_the_bar_is_as_wide_as_another_screen(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.stage.screen.set_screen_size(QSize(832, 624))
    bar.stage.settle()
    assert bar.row(19, 0, 831) == [BLACK] * 832
    assert set(bar.ink(760, 820)) <= set(range(832 - 60, 832 - 44)) | set(range(832 - 31, 832 - 15))
