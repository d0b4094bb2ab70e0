"""Scroll bars, fields, lists and a page of all controls against look §2.7."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from macclassic.quickdraw.colours import DEPTHS, clut
from macclassic.toolbox.base import look
from macclassic.toolbox.style import scroll_bars, text
from macclassic.toolbox.style.classic_style import ClassicStyle
from tests.support.screen.control_pictures import BLACK, WHITE, at, colours, column, picture, row
from tests.support.screen.control_pictures import classic as classic

# The offscreen platform logs this for every window and menu.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


# Scroll bars


def scroll_bar(orientation: Qt.Orientation, value: int, length: int = 200) -> QScrollBar:
    bar = QScrollBar(orientation)
    bar.setRange(0, 100)
    bar.setValue(value)
    bar.resize(16, length) if orientation == Qt.Orientation.Vertical else bar.resize(length, 16)
    return bar


@pytest.mark.parametrize(("value", "offset"), [(0, 16), (50, 92), (100, 168)])
def test_the_thumb_lies_at_16_92_and_168(value: int, offset: int) -> None:
    assert scroll_bars.thumb_offset(value, 0, 100, 200) == offset
    for depth in DEPTHS:
        look.use(depth)
        upright = picture(scroll_bar(Qt.Orientation.Vertical, value))
        level = picture(scroll_bar(Qt.Orientation.Horizontal, value))
        if depth == 8:
            edge = (0x55, 0x55, 0x55)
            assert at(upright, 8, offset) == edge and at(level, offset, 8) == edge
        else:
            assert row(upright, offset) == "#" * 16 and column(level, offset) == "#" * 16
            assert row(upright, offset + 1) == "##" + "." * 12 + "##"


def test_arrows_have_their_pixels_in_black_and_white() -> None:
    look.use(1)
    image = picture(scroll_bar(Qt.Orientation.Vertical, 50))
    assert row(image, 2) == "#......#.......#"
    assert row(image, 7) == "#.#.........#..#"
    assert row(image, 8) == "#####.....####.#"
    assert row(image, 12) == "#...#######....#"
    assert row(image, 200 - 16 + 13) == "#......#.......#"
    level = picture(scroll_bar(Qt.Orientation.Horizontal, 50))
    assert column(level, 1) == "#......#.......#"
    assert column(level, 11) == "#...#######....#"
    assert column(level, 200 - 16 + 14) == "#......#.......#"


def test_arrows_and_tiles_have_their_colours() -> None:
    image = picture(scroll_bar(Qt.Orientation.Vertical, 50))
    assert at(image, 1, 1) == WHITE
    assert at(image, 14, 14) == (0x77, 0x77, 0x77)
    assert at(image, 7, 2) == (0x33, 0x33, 0x66)
    assert at(image, 7, 6) == (0x99, 0x99, 0xCC)
    assert at(image, 3, 13) == (0xDD, 0xDD, 0xDD)


def test_without_anything_to_scroll_there_is_no_thumb() -> None:
    bar = scroll_bar(Qt.Orientation.Vertical, 0)
    bar.setRange(0, 0)
    assert colours(picture(bar).copy(1, 17, 14, 160)) == {(0xDD, 0xDD, 0xDD)}
    look.use(1)
    assert colours(picture(bar).copy(1, 17, 14, 160)) == {WHITE}


def test_the_scroll_bar_of_a_window_behind_is_an_outline() -> None:
    bar = scroll_bar(Qt.Orientation.Vertical, 50)
    bar.active = False  # a Window has this attribute; here the bar is its own window
    for depth in DEPTHS:
        look.use(depth)
        image = picture(bar)
        edge = (0x55, 0x55, 0x55) if depth == 8 else BLACK
        assert colours(image.copy(0, 0, 16, 1)) == colours(image.copy(0, 0, 1, 200)) == {edge}
        assert colours(image.copy(1, 1, 14, 198)) == {WHITE}


def test_clicks_on_a_scroll_bar_scroll(qtbot: QtBot) -> None:
    bar = scroll_bar(Qt.Orientation.Vertical, 50)
    bar.setPageStep(10)
    qtbot.addWidget(bar)
    bar.show()
    # A page is one line less than the visible part.
    for y, value in ((5, 49), (195, 50), (30, 41), (180, 50)):
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(8, y))
        assert bar.value() == value


def test_a_dragged_thumb_is_an_outline_and_scrolls_on_release(qtbot: QtBot) -> None:
    look.use(1)
    bar = scroll_bar(Qt.Orientation.Vertical, 50)
    qtbot.addWidget(bar)
    bar.show()
    left = Qt.MouseButton.LeftButton
    still = picture(bar)
    qtbot.mousePress(bar, left, pos=QPoint(8, 100))  # 8 rows below the top of the thumb
    qtbot.mouseMove(bar, QPoint(8, 138))
    dragged = picture(bar)
    assert bar.value() == 50
    changed = {(x, y) for x in range(16) for y in range(200) if at(still, x, y) != at(dragged, x, y)}
    outline = {(x, y) for x in range(16) for y in range(130, 146) if x in (0, 15) or y in (130, 145)}
    assert changed == {(x, y) for x, y in outline if (x + y) % 2 == 0}
    qtbot.mouseMove(bar, QPoint(15 + 32, 138))
    assert picture(bar) == dragged
    qtbot.mouseMove(bar, QPoint(15 + 33, 138))
    assert picture(bar) == still
    qtbot.mouseRelease(bar, left, pos=QPoint(15 + 33, 138))
    assert bar.value() == 50
    for down, up, value in ((100, 138, 75), (138, 0, 0), (24, 199, 100)):
        qtbot.mousePress(bar, left, pos=QPoint(8, down))
        qtbot.mouseRelease(bar, left, pos=QPoint(8, up))
        assert bar.value() == value


def test_a_held_track_pages_until_the_thumb_is_under_the_pointer(qtbot: QtBot) -> None:
    bar = scroll_bar(Qt.Orientation.Horizontal, 0)
    bar.setPageStep(11)
    qtbot.addWidget(bar)
    bar.show()
    values: list[int] = []
    bar.valueChanged.connect(values.append)
    qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(100, 8))
    qtbot.waitUntil(lambda: bar.value() >= 50)
    qtbot.wait(200)
    qtbot.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=QPoint(100, 8))
    assert values == [10, 20, 30, 40, 50]


def test_a_held_arrow_is_solid_and_scrolls_only_under_the_pointer(qtbot: QtBot) -> None:
    look.use(1)
    bar = scroll_bar(Qt.Orientation.Vertical, 50)
    qtbot.addWidget(bar)
    bar.show()
    left = Qt.MouseButton.LeftButton
    qtbot.mousePress(bar, left, pos=QPoint(8, 190))
    assert bar.value() == 51
    image = picture(bar)
    assert row(image, 184 + 13) == "#......#.......#"
    assert row(image, 184 + 9) == "#..#########...#"
    qtbot.mouseMove(bar, QPoint(8, 150))
    assert row(picture(bar), 184 + 12) == "#.....#.#......#"
    held = bar.value()
    qtbot.wait(300)
    assert bar.value() == held
    qtbot.mouseMove(bar, QPoint(8, 190))
    qtbot.waitUntil(lambda: bar.value() > held)
    qtbot.mouseRelease(bar, left, pos=QPoint(8, 190))


# Fields, lists and the rest


def test_an_edit_field_frames_its_text_three_pixels_off(qtbot: QtBot) -> None:
    edit = QLineEdit("Hi")
    qtbot.addWidget(edit)
    assert edit.sizeHint().height() == 22
    edit.resize(80, 22)
    image = picture(edit)
    assert row(image, 0) == row(image, 21) == "#" * 80
    ink = [(x, y) for y in range(1, 21) for x in range(1, 79) if at(image, x, y) == BLACK]
    assert min(x for x, _ in ink) == 3 + 1
    assert (min(y for _, y in ink), max(y for _, y in ink)) == (3 + 3, 3 + 11)


def test_a_selected_row_is_inverted_over_its_full_width(qtbot: QtBot) -> None:
    rows = QListWidget()
    rows.addItems(["Plum", "Cherry"])
    qtbot.addWidget(rows)
    rows.resize(100, 60)
    rows.setCurrentRow(1)
    image = picture(rows)
    assert rows.visualItemRect(rows.item(0)) == QRect(0, 0, 98, 16)
    assert row(image, 0) == "#" * 100
    assert row(image, 1 + 16) == "#" * 100
    assert row(image, 1 + 15) == "#" + "." * 98 + "#"


def test_an_accent_on_a_capital_does_not_touch_a_lists_frame(qtbot: QtBot) -> None:
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.addItems(["Élan", "Elan"])
    rows.setFixedSize(120, 40)
    image = picture(rows)
    assert [y for y in range(1, 8) if "#" in row(image, y)[1:-1]] == [2, 3, 5, 6, 7]
    assert [y for y in range(17, 22) if "#" in row(image, y)[1:-1]] == [20, 21]


def test_long_names_are_shortened_in_the_middle() -> None:
    name = "a very long name of a card"
    cut = text.middle_cut(name, 100)
    assert text.width(cut) <= 100
    assert cut.startswith("a ") and cut.endswith("ard") and "\u2026" in cut
    assert text.middle_cut("short", 100) == "short"


def test_a_progress_bar_is_12_pixels_high() -> None:
    bar = QProgressBar()
    bar.setRange(0, 100)
    bar.setValue(50)
    bar.resize(102, 12)
    image = picture(bar)
    assert at(image, 50, 6) == (0x44, 0x44, 0x44)
    assert at(image, 51, 6) == (0xCC, 0xCC, 0xFF)
    look.use(4)
    image = picture(bar)
    assert (at(image, 50, 6), at(image, 51, 6)) == ((0x40,) * 3, (0xC0,) * 3)
    look.use(1)
    assert row(picture(bar), 6) == "#" + "#" * 50 + "." * 50 + "#"


def page_of_controls() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    combo, edit, spin = QComboBox(), QLineEdit("Plum"), QSpinBox()
    combo.addItems(["Slow", "Fast"])
    box = QCheckBox("Sounds")
    box.setChecked(True)
    group = QGroupBox("Pace")
    QVBoxLayout(group).addWidget(QRadioButton("Fast"))
    rows = QListWidget()
    rows.addItems(["January", "February", "March", "April"])
    rows.setFixedHeight(50)
    default = QPushButton("OK")
    default.setDefault(True)
    everything: tuple[QWidget, ...] = (
        default,
        combo,
        edit,
        spin,
        box,
        group,
        rows,
        QProgressBar(),
        QSlider(Qt.Orientation.Horizontal),
        QScrollBar(Qt.Orientation.Horizontal),
    )
    for each in everything:
        column.addWidget(each)
    return page


@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("depth", DEPTHS)
def test_every_pixel_of_a_page_of_controls_is_an_entry(qtbot: QtBot, depth: int, enabled: bool) -> None:
    look.use(depth)
    page = page_of_controls()
    qtbot.addWidget(page)
    page.setEnabled(enabled)
    page.show()
    page.resize(200, page.sizeHint().height())
    assert colours(picture(page)) <= set(clut(depth))


def test_no_control_is_animated(qapp: QApplication) -> None:
    style = qapp.style()
    assert isinstance(style, ClassicStyle)
    assert style.styleHint(QStyle.StyleHint.SH_Widget_Animate) == 0
    assert style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


# Lines of a dialog


@pytest.mark.parametrize("high", range(18, 33))
def test_controls_in_a_line_share_a_baseline(qtbot: QtBot, high: int) -> None:
    """Check a label, a pop-up menu, and a field if the line is high enough for one."""
    page = QWidget()
    qtbot.addWidget(page)
    line = QHBoxLayout(page)
    line.setContentsMargins(0, 0, 0, 0)
    label, menu, field = QLabel("H"), QComboBox(), QLineEdit("H")
    menu.addItem("H")
    line.addWidget(label)
    line.addWidget(menu)
    if high >= field.sizeHint().height():
        line.addWidget(field)
    page.setFixedSize(300, high)
    image = picture(page)
    for widget in (label, menu, field):
        if widget.parent() is page:
            # Without frames and shadow.
            inside = widget.geometry().adjusted(2, 2, -2, -3)
            rows = range(inside.top(), inside.bottom() + 1)
            letter = [y for y in rows if "#" in row(image, y)[inside.left() : inside.left() + 14]]
            assert letter[-1] + 1 == (high - 16) // 2 + 12
