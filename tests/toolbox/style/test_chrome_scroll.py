"""Scroll bars at single pixels, against look §1.5, §1.7 and §2.7."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QScrollBar, QStyleOptionSlider
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from macclassic.quickdraw.colours import DEPTHS, index_of, parse
from macclassic.toolbox.base import look
from macclassic.toolbox.style import scroll_bars
from tests.support.screen.control_pictures import BLACK, WHITE, at, colours, picture, row
from tests.support.screen.control_pictures import classic as classic

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

UPRIGHT, ACROSS = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
LEFT = Qt.MouseButton.LeftButton


def scroll_bar(way: Qt.Orientation, value: int = 50, length: int = 200) -> QScrollBar:
    bar = QScrollBar(way)
    bar.setRange(0, 100)
    bar.setValue(value)
    bar.resize(16, length) if way == UPRIGHT else bar.resize(length, 16)
    return bar


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
def test_the_four_arrows_have_their_pixels(depth: int) -> None:
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
    for depth, solid in ((1, BLACK), (4, BLACK), (8, parse("333366"))):
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


def test_the_thumb_in_colour_has_its_rows() -> None:
    image = picture(scroll_bar(UPRIGHT, 0))
    light, middle, dark = parse("CCCCFF"), parse("9999CC"), parse("333366")
    body_, ridge = parse("AAAAAA"), parse("666699")
    assert colours(image.copy(1, 16, 14, 1)) == {parse("555555")}
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


def test_a_horizontal_thumb_is_the_vertical_one_rotated() -> None:
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
        assert {x for x in range(1, 15) if at(image, x, y) == parse(dot)} == dots
        assert {at(image, x, y) for x in set(range(1, 15)) - dots} == {parse(paper)}


@pytest.mark.parametrize("length", [48, 49, 100, 200, 333])
@pytest.mark.parametrize(("least", "most"), [(0, 100), (-7, 3), (0, 1)])
def test_the_thumb_position_follows_the_formula_both_ways(length: int, least: int, most: int) -> None:
    for value in range(least, most + 1):
        offset = scroll_bars.thumb_offset(value, least, most, length)
        assert offset == 16 + (value - least) * (length - 48) // (most - least)
        assert 16 <= offset <= length - 32
        option = QStyleOptionSlider()
        bar = scroll_bar(UPRIGHT, 0, length)
        bar.setRange(least, most)
        bar.initStyleOption(option)
        if length - 48 >= most - least:
            assert scroll_bars.value_at(option, offset) == value


def test_16_colours_fall_back_to_black_and_white() -> None:
    # §1.5: EEEEEE would be white, so bars and frames are drawn as at 1 bit; dimmed text is true grey.
    one_bit = {}
    for depth in (1, 4):
        look.use(depth)
        one_bit[depth] = [picture(scroll_bar(way, value)) for way in (UPRIGHT, ACROSS) for value in (0, 50)]
    assert one_bit[1] == one_bit[4]


@pytest.mark.parametrize("depth", DEPTHS)
def test_tints_are_used_if_every_mix_differs_from_its_ends(depth: int) -> None:
    """§1.5, the fall-back rule, for the mixes in its table."""
    mixes = {
        ("FFFFFF", "000000"): ("EEEEEE", "DDDDDD", "BBBBBB", "AAAAAA", "777777", "555555"),
        ("CCCCFF", "000000"): ("9999CC", "666699"),
    }
    fall = any(
        index_of(parse(mix), depth) in [index_of(parse(end), depth) for end in ends]
        for ends, found in mixes.items()
        for mix in found
    )
    assert look.Look(depth).tinted is not fall
    look.use(depth)
    assert (colours(picture(scroll_bar(UPRIGHT))) <= {BLACK, WHITE}) is fall


def test_a_held_bar_that_is_hidden_stops_scrolling(qtbot: QtBot) -> None:
    for point in (QPoint(8, 190), QPoint(8, 100)):
        bar = scroll_bar(UPRIGHT)
        qtbot.addWidget(bar)
        bar.show()
        still = picture(bar)
        qtbot.mousePress(bar, LEFT, pos=point)
        bar.hide()
        value = bar.value()
        qtbot.wait(300)
        assert bar.value() == value
        bar.setValue(50)
        bar.show()
        qtbot.mouseMove(bar, QPoint(8, 120))
        assert picture(bar) == still


def test_deleting_a_held_bar_does_not_affect_others(qtbot: QtBot) -> None:
    bar, other = scroll_bar(UPRIGHT), scroll_bar(UPRIGHT)
    qtbot.addWidget(other)
    bar.show()
    qtbot.mousePress(bar, LEFT, pos=QPoint(8, 190))
    delete(bar)
    qtbot.wait(400)  # longer than the repeat delay of an arrow; an exception there fails the test
    other.show()
    value = other.value()
    qtbot.mousePress(other, LEFT, pos=QPoint(8, 190))
    qtbot.mouseRelease(other, LEFT, pos=QPoint(8, 190))
    assert other.value() > value


def test_other_mouse_buttons_do_nothing(qtbot: QtBot) -> None:
    bar = scroll_bar(UPRIGHT)
    qtbot.addWidget(bar)
    bar.show()
    still = picture(bar)
    for other in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        for y in (8, 40, 100, 190):
            qtbot.mousePress(bar, other, pos=QPoint(8, y))
            assert picture(bar) == still
            qtbot.mouseRelease(bar, other, pos=QPoint(8, y))
    assert bar.value() == 50


@pytest.mark.parametrize("way", [UPRIGHT, ACROSS])
def test_an_inverted_bar_scrolls_backwards(qtbot: QtBot, way: Qt.Orientation) -> None:
    bar = scroll_bar(way, 20)
    bar.setInvertedAppearance(True)
    bar.setPageStep(11)
    qtbot.addWidget(bar)
    bar.show()

    def along(pixels: int) -> QPoint:
        return QPoint(8, pixels) if way == UPRIGHT else QPoint(pixels, 8)

    thumb = 16 + 80 * 152 // 100
    assert at(picture(bar), *((8, thumb) if way == UPRIGHT else (thumb, 8))) == parse("555555")
    # The bar is inverted: the arrow at its end scrolls to smaller values.
    for pixel, value in ((190, 19), (8, 20), (30, 30)):
        qtbot.mouseClick(bar, LEFT, pos=along(pixel))
        assert bar.value() == value
    qtbot.mousePress(bar, LEFT, pos=along(16 + 70 * 152 // 100 + 4))
    qtbot.mouseRelease(bar, LEFT, pos=along(16 + 4))
    assert bar.value() == 100
