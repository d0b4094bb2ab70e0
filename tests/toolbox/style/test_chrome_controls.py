"""Buttons, boxes and pop-up menus at single pixels, against look §1.5, §2.1 and §2.7."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from macclassic.quickdraw.colours import DEPTHS, parse
from macclassic.toolbox.base import look
from tests.support.screen.control_pictures import (
    BLACK,
    WHITE,
    at,
    body,
    button,
    colours,
    column,
    ink,
    picture,
    row,
    sized,
)
from tests.support.screen.control_pictures import classic as classic

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

# §2.7 Push button


@pytest.mark.parametrize(("depth", "dim"), [(8, "888888"), (4, "808080"), (1, "000000")])
def test_the_ring_of_a_disabled_default_button_is_dimmed(depth: int, dim: str) -> None:
    look.use(depth)
    made = button(default=True)
    solid = ink(picture(made))
    made.setEnabled(False)
    image = picture(made)
    assert colours(image) == {WHITE, parse(dim)}
    frame = body(made).adjusted(3, 3, -3, -3)
    ring = {(x, y) for x, y in solid if not frame.contains(QPoint(x, y))}
    left = ink(image)
    if depth > 1:
        assert left == solid
    else:
        assert {(x, y) for x, y in left if not frame.contains(QPoint(x, y))} == {
            (x, y) for x, y in ring if (x + y) % 2 == 0
        }


def test_the_corner_of_a_default_button_has_its_pixels() -> None:
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
def test_dimmed_controls_stay_visible(
    depth: int, place: tuple[int, int], make: Callable[[], QWidget]
) -> None:
    """Check that a quarter to three quarters of the ink remains, at any row and column."""
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


# §2.7 Pop-up menu, group, progress


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_pop_up_menus_box_has_shadow_and_triangle(depth: int) -> None:
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


def test_a_group_box_is_dotted_every_other_pixel() -> None:
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
def test_a_progress_bar_has_its_colours(depth: int, done: str, rest: str) -> None:
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
            assert line == [parse(done)] * pixels + [parse(rest)] * (100 - pixels)


def test_the_title_of_an_open_pop_up_menu_is_inverted(qtbot: QtBot) -> None:
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
