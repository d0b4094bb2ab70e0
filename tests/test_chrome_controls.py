"""Controls probed at single pixels against classic-mac-look §1.5 to §1.7, §2.1 and §2.7."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from drawn import BLACK, WHITE, at, body, button, colours, column, picture, row, sized
from drawn import classic as classic
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSpinBox,
    QStyleOptionSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from macclassic.quickdraw import fonts
from macclassic.quickdraw.colour import DEPTHS, RGB, index_of
from macclassic.toolbox import look, style_scroll

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

UPRIGHT, ACROSS = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
LEFT = Qt.MouseButton.LeftButton


def rgb(text: str) -> RGB:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def ink(image: QImage) -> set[tuple[int, int]]:
    """The pixels of a picture that are not white."""
    return {(x, y) for y in range(image.height()) for x in range(image.width()) if at(image, x, y) != WHITE}


def scroll_bar(way: Qt.Orientation, value: int = 50, length: int = 200) -> QScrollBar:
    bar = QScrollBar(way)
    bar.setRange(0, 100)
    bar.setValue(value)
    bar.resize(16, length) if way == UPRIGHT else bar.resize(length, 16)
    return bar


# §2.7 Push button


@pytest.mark.parametrize(("depth", "dim"), [(8, "888888"), (4, "808080"), (1, "000000")])
def test_the_ring_of_a_disabled_default_is_dimmed_too(depth: int, dim: str) -> None:
    look.use(depth)
    made = button(default=True)
    solid = ink(picture(made))
    made.setEnabled(False)
    image = picture(made)
    assert colours(image) == {WHITE, rgb(dim)}
    frame = body(made).adjusted(3, 3, -3, -3)
    ring = {(x, y) for x, y in solid if not frame.contains(QPoint(x, y))}
    left = ink(image)
    if depth > 1:
        assert left == solid
    else:
        assert {(x, y) for x, y in left if not frame.contains(QPoint(x, y))} == {
            (x, y) for x, y in ring if (x + y) % 2 == 0
        }


def test_the_corner_of_a_default_button() -> None:
    # Ring insets 5, 3, 2, 1, 1, three thick; one white; button insets 3, 1, 1.
    image = picture(button(default=True))
    assert [row(image, y)[:14] for y in range(10)] == [
        ".....#########",
        "...###########",
        "..############",
        ".#####........",
        ".###...#######",
        "####.##.......",
        "###..#........",
        "###.#.........",
        "###.#.........",
        "###.#.........",
    ]


@pytest.mark.parametrize("depth", DEPTHS)
def test_buttons_and_boxes_stay_black_on_white(depth: int) -> None:
    # §1.5: only windows, scroll bars and size boxes are tinted.
    look.use(depth)
    box, radio, edit = QCheckBox("Hints"), QRadioButton("Fast"), QLineEdit("Plum")
    combo, group = QComboBox(), QGroupBox("Pace")
    combo.addItems(["Slow", "Fast"])
    box.setChecked(True)
    radio.setChecked(True)
    group.resize(80, 40)
    for control in (button(default=True), sized(box), sized(radio), sized(edit), sized(combo), group):
        assert colours(picture(control)) == {BLACK, WHITE}


# §2.7 Check box, radio


def test_the_cross_of_a_check_box_is_two_diagonals() -> None:
    box = QCheckBox("")
    box.setChecked(True)
    sized(box)
    cross = {(3 + i, 3 + i) for i in range(10)} | {(3 + i, 12 - i) for i in range(10)}
    inner = {(x, y) for x, y in ink(picture(box)) if 3 <= x <= 12 and 3 <= y <= 12}
    assert inner == cross
    box.setDown(True)
    inner = {(x, y) for x, y in ink(picture(box)) if 4 <= x <= 11 and 4 <= y <= 11}
    assert inner == {(x, y) for x, y in cross if 4 <= x <= 11 and 4 <= y <= 11}


def test_a_pressed_radio_button_has_a_ring_of_two() -> None:
    radio = QRadioButton("")
    radio.setChecked(True)
    sized(radio)
    assert [row(picture(radio), y)[2:14] for y in range(2, 8)] == [
        "....####....", "..##....##..", ".#........#.", ".#..####..#.", "#..######..#", "#..######..#",
    ]  # fmt: skip
    radio.setDown(True)
    assert [row(picture(radio), y)[2:14] for y in range(2, 8)] == [
        "....####....", "..########..", ".###....###.", ".##.####.##.", "##.######.##", "##.######.##",
    ]  # fmt: skip


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("place", [(0, 0), (1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize(
    "make",
    [
        lambda: button(),
        lambda: QCheckBox("Sounds"),
        lambda: QRadioButton("Fast"),
        lambda: QLineEdit("Plum"),
        lambda: QSpinBox(),
        lambda: QLabel("Say"),
        lambda: QComboBox(),
        lambda: QPushButton("//////"),
        lambda: QLabel("//////"),
    ],
)
def test_what_is_dimmed_never_vanishes(
    depth: int, place: tuple[int, int], make: Callable[[], QWidget]
) -> None:
    """Whatever row and column it stands at, between a quarter and three quarters of its ink is left."""
    look.use(depth)
    page = QWidget()
    page.resize(200, 60)
    control = make()
    if isinstance(control, QCheckBox | QRadioButton):
        control.setChecked(True)
    if isinstance(control, QComboBox):
        control.addItem("Slow")
    control.setParent(page)
    sized(control)
    control.move(10 + place[0], 10 + place[1])
    whole = ink(picture(page))
    control.setEnabled(False)
    image = picture(page)
    left = ink(image)
    assert len(whole) > 8 and left <= whole
    if depth == 1:
        assert 0.25 <= len(left) / len(whole) <= 0.75
        return
    assert len(left) == len(whole)
    dim = (0x88,) * 3 if depth == 8 else (0x80,) * 3
    assert colours(image) <= {WHITE, BLACK, dim} and dim in colours(image)


# §2.7 Scroll bar

UP = (
    "################",
    "#..............#",
    "#......#.......#",
    "#.....#.#......#",
    "#....#...#.....#",
    "#...#.....#....#",
    "#..#.......#...#",
    "#.#.........#..#",
    "#####.....####.#",
    "#...#.....#....#",
    "#...#.....#....#",
    "#...#.....#....#",
    "#...#######....#",
    "#..............#",
    "#..............#",
    "################",
)


def tile(image: QImage, start: int, way: Qt.Orientation) -> list[str]:
    if way == UPRIGHT:
        return [row(image, start + y) for y in range(16)]
    return [row(image, y)[start : start + 16] for y in range(16)]


@pytest.mark.parametrize("depth", [1, 4])
def test_the_four_arrows_pixel_by_pixel(depth: int) -> None:
    look.use(depth)
    up = {(x, y) for x in range(1, 15) for y in range(1, 15) if UP[y][x] == "#"}
    # Down is mirrored, its stem on rows 3 to 7; left has its tail on columns 7 to 11; right mirrors left.
    ways = {
        (UPRIGHT, 0): up,
        (UPRIGHT, 184): {(x, 15 - y) for x, y in up},
        (ACROSS, 0): {(y - 1, x) for x, y in up},
        (ACROSS, 184): {(16 - y, x) for x, y in up},
    }
    tips = {(UPRIGHT, 0): (7, 2), (UPRIGHT, 184): (7, 13), (ACROSS, 0): (1, 7), (ACROSS, 184): (14, 7)}
    for (way, start), wanted in ways.items():
        rows = tile(picture(scroll_bar(way)), start, way)
        seen = {(x, y) for x in range(1, 15) for y in range(1, 15) if rows[y][x] == "#"}
        assert seen == wanted and tips[way, start] in seen
        assert rows[0] == rows[15] == "#" * 16


def test_pressed_arrows_are_solid(qtbot: QtBot) -> None:
    for depth, solid in ((1, BLACK), (4, BLACK), (8, rgb("333366"))):
        look.use(depth)
        for way in (UPRIGHT, ACROSS):
            for start in (0, 184):
                bar = scroll_bar(way)
                qtbot.addWidget(bar)
                bar.show()
                at_middle = start + 8
                point = QPoint(8, at_middle) if way == UPRIGHT else QPoint(at_middle, 8)
                before = picture(bar)
                qtbot.mousePress(bar, LEFT, pos=point)
                image = picture(bar)
                middle = (7, at_middle) if way == UPRIGHT else (at_middle, 7)
                assert at(image, *middle) == solid != at(before, *middle)
                qtbot.mouseRelease(bar, LEFT, pos=point)
                bar.setValue(50)
                assert picture(bar) == before


def test_the_thumb_in_colour_row_by_row() -> None:
    image = picture(scroll_bar(UPRIGHT, 0))
    light, middle, dark = rgb("CCCCFF"), rgb("9999CC"), rgb("333366")
    body_, ridge = rgb("AAAAAA"), rgb("666699")
    assert colours(image.copy(1, 16, 14, 1)) == {rgb("555555")}
    assert [at(image, x, 17) for x in (1, 7, 13, 14)] == [light, light, light, dark]
    for y in range(18, 31):
        assert (at(image, 1, y), at(image, 14, y), at(image, 2, y), at(image, 13, y)) == (
            light, dark, body_, body_,
        )  # fmt: skip
    assert colours(image.copy(1, 31, 14, 1)) == {dark}
    ridges = [middle, light, ridge, light, ridge, light, ridge, light, ridge, light]
    for step, wanted in enumerate(ridges):
        y = 16 + 4 + step
        assert [at(image, x, y) for x in (4, 5, 10, 11)] == [body_, wanted, wanted, body_]


def test_a_level_thumb_is_the_upright_one_turned() -> None:
    upright, level = picture(scroll_bar(UPRIGHT, 0)), picture(scroll_bar(ACROSS, 0))
    for x in range(16):
        for y in range(16, 32):
            assert at(level, y, x) == at(upright, x, y)


@pytest.mark.parametrize(("depth", "dot", "paper"), [(8, "777777", "DDDDDD"), (1, "000000", "FFFFFF")])
def test_the_track_is_a_quarter_grey(depth: int, dot: str, paper: str) -> None:
    look.use(depth)
    image = picture(scroll_bar(UPRIGHT, 0))
    for y in range(40, 48):
        # 88 22: columns 0 and 4 of even rows, 2 and 6 of odd ones.
        dots = {x for x in range(1, 15) if x % 4 == (0 if y % 2 == 0 else 2)}
        assert {x for x in range(1, 15) if at(image, x, y) == rgb(dot)} == dots
        assert {at(image, x, y) for x in set(range(1, 15)) - dots} == {rgb(paper)}


@pytest.mark.parametrize("length", [48, 49, 100, 200, 333])
@pytest.mark.parametrize(("least", "most"), [(0, 100), (-7, 3), (0, 1)])
def test_the_thumb_follows_the_formula_and_back(length: int, least: int, most: int) -> None:
    for value in range(least, most + 1):
        offset = style_scroll.thumb_offset(value, least, most, length)
        assert offset == 16 + (value - least) * (length - 48) // (most - least)
        assert 16 <= offset <= length - 32
        option = QStyleOptionSlider()
        bar = scroll_bar(UPRIGHT, 0, length)
        bar.setRange(least, most)
        bar.initStyleOption(option)
        if length - 48 >= most - least:
            assert style_scroll.value_at(option, offset) == value


def test_16_colours_fall_back_to_black_and_white() -> None:
    # §1.5: EEEEEE would be white, so bars and frames are drawn as in 1 bit; dimmed text is true grey.
    one_bit = {}
    for depth in (1, 4):
        look.use(depth)
        one_bit[depth] = [picture(scroll_bar(way, value)) for way in (UPRIGHT, ACROSS) for value in (0, 50)]
    assert one_bit[1] == one_bit[4]


# §2.7 Edit text


def edit_with(qtbot: QtBot, text: str) -> QLineEdit:
    edit = QLineEdit(text)
    qtbot.addWidget(edit)
    edit.resize(80, 22)
    edit.show()
    edit.activateWindow()
    edit.setFocus()
    qtbot.waitUntil(edit.hasFocus)
    return edit


def test_the_caret_turns_over_one_pixel_of_the_whole_line(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "Plum")
    edit.end(False)
    without = QLineEdit("Plum")
    without.resize(80, 22)
    for place in range(5):
        edit.setCursorPosition(place)
        image, plain = picture(edit), picture(sized_to(without))
        turned = {(x, y) for x in range(80) for y in range(22) if at(image, x, y) != at(plain, x, y)}
        caret = 3 + fonts.advance("Plum"[:place])
        assert turned == {(caret, y) for y in range(3, 19)}


def sized_to(edit: QLineEdit) -> QLineEdit:
    edit.ensurePolished()
    edit.resize(80, 22)
    return edit


def test_a_selection_is_inverted_over_the_whole_line(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "Plum")
    edit.setSelection(1, 2)
    without = sized_to(QLineEdit("Plum"))
    image, plain = picture(edit), picture(without)
    first, last = 3 + fonts.advance("P"), 3 + fonts.advance("Plu")
    for x in range(80):
        for y in range(22):
            inside = first <= x < last and 3 <= y < 19
            assert (at(image, x, y) != at(plain, x, y)) is inside, (x, y)


def test_scrolled_text_ends_three_pixels_from_the_frame(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "A name that is much too long")
    edit.end(False)
    edit.clearFocus()
    image = picture(edit)
    for x in (1, 2, 77, 78):
        assert column(image, x) == "#" + "." * 20 + "#"
    assert "#" in column(image, 3)[1:21] + column(image, 4)[1:21]


def test_a_caret_that_is_not_lit_leaves_no_trace(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "")
    blank = picture(sized_to(QLineEdit("")))
    seen = set()
    for _ in range(60):
        seen.add(picture(edit) == blank)
        qtbot.wait(25)
        if seen == {True, False}:
            break
    assert seen == {True, False}


# §2.7 List box


def page_with_a_list(qtbot: QtBot, field: bool) -> tuple[QWidget, QListWidget]:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(200, 140)
    rows = QListWidget(page)
    rows.addItems([f"Row {number}" for number in range(20)])
    rows.setGeometry(20, 20, 120, 66)
    if field:
        QLineEdit(page).setGeometry(20, 100, 100, 22)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page, rows


def test_a_list_with_the_keyboard_has_a_border_beside_a_field(qtbot: QtBot) -> None:
    page, rows = page_with_a_list(qtbot, field=True)
    rows.clearFocus()
    plain = picture(page)
    rows.setFocus()
    rows.setCurrentRow(0)
    image = picture(page)
    for y in (40, 60):
        assert row(image, y)[16:22] == ".##.#" + "."
        assert row(image, y)[139:145] == "#.##.."
    assert column(image, 80)[16:21] == ".##.#" and column(image, 80)[85:91] == "#.##.."
    rows.clearFocus()
    rows.setCurrentRow(-1)
    assert picture(page) == plain
    rows.setFocus()
    rows.resize(100, 66)
    assert row(picture(page), 60)[119:125] == "#.##.."


def test_the_only_list_needs_no_border_unless_tab_looks_for_it(qtbot: QtBot) -> None:
    page, rows = page_with_a_list(qtbot, field=False)
    rows.setFocus(Qt.FocusReason.OtherFocusReason)
    assert row(picture(page), 60)[16:21] == "....#"
    rows.clearFocus()
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    assert row(picture(page), 60)[16:21] == ".##.#"


def test_a_list_and_its_scroll_bar_share_their_frame(qtbot: QtBot) -> None:
    look.use(1)
    page, rows = page_with_a_list(qtbot, field=False)
    rows.clearFocus()
    image = picture(page)
    assert row(image, 20)[20:140] == "#" * 120 and row(image, 85)[20:140] == "#" * 120
    # The bar is the right 16 columns, its left line the list's right one.
    for y in (22, 80):
        assert row(image, y)[122:125] == "..#" and row(image, y)[139:141] == "#."


# §2.7 Pop-up menu, group, progress


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_pop_up_menus_box_shadow_and_triangle(depth: int) -> None:
    look.use(depth)
    combo = QComboBox()
    combo.addItems(["Slow", "Fast"])
    sized(combo)
    image = picture(combo)
    wide = combo.width()
    assert combo.height() == 19
    assert row(image, 0) == "#" * (wide - 1) + "."
    assert row(image, 17) == "#" * wide and row(image, 18) == "..." + "#" * (wide - 3)
    assert column(image, wide - 1) == "..." + "#" * 16
    # The triangle: 11, 9, 7, 5, 3, 1, five pixels from the inner right edge.
    for step in range(6):
        pixels = [x for x in range(wide - 20, wide - 2) if at(image, x, 6 + step) == BLACK]
        assert pixels == list(range(wide - 18 + step, wide - 7 - step))
    assert min(x for x, y in ink(image) if 1 <= y <= 16 and 1 <= x < wide - 30) == 9 + 1


def test_a_group_is_dotted_every_other_pixel() -> None:
    group = QGroupBox("")
    group.resize(60, 40)
    frame = {(x, y) for x in range(60) for y in range(40) if x in (0, 59) or y in (0, 39)}
    for depth in DEPTHS:
        look.use(depth)
        assert ink(picture(group)) == {(x, y) for x, y in frame if (x + y) % 2 == 0}


@pytest.mark.parametrize(
    ("depth", "done", "rest"),
    [(8, "444444", "CCCCFF"), (4, "404040", "C0C0C0"), (1, "000000", "FFFFFF")],
)
def test_a_progress_bars_colours(depth: int, done: str, rest: str) -> None:
    look.use(depth)
    bar = QProgressBar()
    bar.setRange(0, 200)
    bar.resize(102, 30)
    for value, pixels in ((0, 0), (1, 0), (2, 1), (199, 99), (200, 100)):
        bar.setValue(value)
        image = picture(bar)
        assert colours(image.copy(0, 9, 102, 1)) == {BLACK} == colours(image.copy(0, 20, 102, 1))
        for y in (10, 19):
            line = [at(image, x, y) for x in range(1, 101)]
            assert line == [rgb(done)] * pixels + [rgb(rest)] * (100 - pixels)


def test_the_title_of_a_pop_up_menu_is_inverted_while_it_is_open(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    combo, title, other = QComboBox(page), QLabel("Pace:", page), QLabel("Else", page)
    combo.addItems(["Slow", "Fast"])
    title.setBuddy(combo)
    combo.setGeometry(60, 0, 100, 19)
    other.move(0, 40)
    page.show()
    plain, elsewhere = picture(title), picture(other)
    combo.showPopup()
    opened = picture(title)
    assert {at(opened, 0, y) for y in range(title.height())} == {BLACK}
    for x in range(title.width()):
        for y in range(title.height()):
            assert {at(plain, x, y), at(opened, x, y)} == {BLACK, WHITE}
    assert picture(other) == elsewhere
    combo.hidePopup()
    assert picture(title) == plain


@pytest.mark.parametrize("depth", DEPTHS)
def test_tints_are_used_where_no_mix_falls_on_one_of_its_ends(depth: int) -> None:
    """§1.5, the fall-back rule, for the mixes that its table gives."""
    mixes = {
        ("FFFFFF", "000000"): ("EEEEEE", "DDDDDD", "BBBBBB", "AAAAAA", "777777", "555555"),
        ("CCCCFF", "000000"): ("9999CC", "666699"),
    }
    fall = any(
        index_of(rgb(mix), depth) in [index_of(rgb(end), depth) for end in ends]
        for ends, found in mixes.items()
        for mix in found
    )
    assert look.Look(depth).tinted is not fall
    look.use(depth)
    assert (colours(picture(scroll_bar(UPRIGHT))) <= {BLACK, WHITE}) is fall
