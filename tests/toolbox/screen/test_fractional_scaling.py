"""Tests of the setting Fill: the screen at the largest scale, whole or fractional.

Each pixel of the display shows mostly the emulated pixel that is reported for it, and a part is enlarged as
within the whole.
"""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, qGreen

from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.screen.fractional_scaling import axes, enlarged, source_of
from tests.support.match.program import settle

SIZE = QSize(64, 48)


@cache
def picture(seed: int = 1) -> QImage:
    """Return noise of pure colours; adjacent rows and columns differ."""
    rng = random.Random(seed)
    made = QImage(SIZE, QImage.Format.Format_RGB32)
    for y in range(SIZE.height()):
        for x in range(SIZE.width()):
            made.setPixel(x, y, 0xFF000000 | rng.choice((0, 0xFFFFFF, 0xFF0000, 0xFF00, 0xFF, 0xBBBBBB)))
    return made


def part_of(shown: QSize, part: QRect) -> QImage:
    across, down = axes(SIZE, shown)
    source = source_of(part, across, down)
    return enlarged(picture().copy(source), source.topLeft(), part, across, down)


@cache
def whole_at(width: int, height: int) -> QImage:
    return part_of(QSize(width, height), QRect(0, 0, width, height))


SHOWN = st.integers(64, 330).flatmap(
    lambda width: st.tuples(st.just(width), st.sampled_from([width * 48 // 64, -(-width * 48 // 64)]))
)


@given(SHOWN, st.data())
def test_a_part_equals_the_whole_byte_for_byte(shown: tuple[int, int], data: st.DataObject) -> None:
    width, height = shown
    x, y = data.draw(st.integers(0, width - 1)), data.draw(st.integers(0, height - 1))
    part = QRect(x, y, data.draw(st.integers(1, width - x)), data.draw(st.integers(1, height - y)))
    assert part_of(QSize(*shown), part) == whole_at(*shown).copy(part)


@given(SHOWN)
def test_a_display_pixel_shows_the_screen_pixel_that_covers_most_of_it(shown: tuple[int, int]) -> None:
    """Check that a single white row or column is reported for display pixels more than half white."""
    lines = across, down = axes(SIZE, QSize(*shown))
    for lit in (0, 1, 23, 47):
        picture = QImage(SIZE, QImage.Format.Format_RGB32)
        picture.fill(0xFF000000)
        for at in range(64):
            picture.setPixel(at, lit, 0xFFFFFFFF)
            picture.setPixel(lit, min(at, 47), 0xFFFFFFFF)
        made = enlarged(picture, QPoint(0, 0), QRect(QPoint(0, 0), QSize(*shown)), *lines)
        clear = shown[1] * (lit + 9) // 48 % shown[1]  # a row in which only one pixel is white
        for x in range(shown[0]):
            white = qGreen(made.pixel(x, clear))
            assert white >= 112 if across.pixel(x) == lit else white <= 143, (shown, lit, x, white)
        clear = shown[0] * (lit + 9) // 64
        for y in range(shown[1]):
            white = qGreen(made.pixel(clear, y))
            assert white >= 112 if down.pixel(y) == lit else white <= 143, (shown, lit, y, white)


@given(SHOWN)
def test_every_screen_pixel_is_shown_with_nearly_equal_size(shown: tuple[int, int]) -> None:
    for axis, length, size in zip(axes(SIZE, QSize(*shown)), shown, (64, 48), strict=True):
        found = [axis.pixel(at) for at in range(length)]
        assert sorted(set(found)) == list(range(size)) and found == sorted(found)
        times = [found.count(each) for each in range(size)]
        assert max(times) - min(times) <= 1


def test_a_whole_scale_in_one_direction_stays_sharp() -> None:
    across, down = axes(SIZE, QSize(129, 96))
    made = enlarged(picture(), QPoint(0, 0), QRect(0, 0, 129, 96), across, down)
    for y in range(0, 96, 2):
        assert [made.pixel(x, y) for x in range(129)] == [made.pixel(x, y + 1) for x in range(129)]


DISPLAYS = [(1366, 768), (1280, 800), (1920, 1080), (1366, 741), (900, 700), (800, 610), (641, 481)]


@pytest.mark.parametrize("size", [QSize(640, 480), QSize(832, 624)])
@pytest.mark.parametrize("room", DISPLAYS)
def test_fill_uses_all_the_space(qapp: object, size: QSize, room: tuple[int, int]) -> None:
    screen = Screen(size, 8, 1)
    screen.set_scale(1, fill=True)
    screen.setWindowState(Qt.WindowState.WindowNoState)
    screen.resize(*room)
    settle()
    width, height = (round(each * screen.pixel_scale) for each in (size.width(), size.height()))
    if room[0] < size.width() or room[1] < size.height():
        assert screen.pixel_scale == 1
    else:
        assert width <= room[0] and height <= room[1]
        # One direction is used completely, or the scale is whole with almost no space beside it.
        assert room[0] - width <= 1 or room[1] - height <= 1 or screen.pixel_scale.is_integer()
    screen.deleteLater()


@pytest.mark.parametrize("depth", [1, 4, 8])
@pytest.mark.parametrize("room", DISPLAYS)
def test_painting_in_parts_equals_painting_at_once(qapp: object, depth: int, room: tuple[int, int]) -> None:
    screen = Screen(QSize(640, 480), depth, 1)
    screen.set_scale(1, fill=True)
    screen.setWindowState(Qt.WindowState.WindowNoState)
    screen.resize(*room)
    screen.show()
    settle()
    rng = random.Random(depth)
    noise = QImage(640, 480, QImage.Format.Format_RGB32)
    noise.fill(0xFFFFFFFF)
    for _ in range(4000):
        noise.setPixel(rng.randrange(640), rng.randrange(480), rng.choice((0xFF000000, 0xFFFFFFFF)))
    screen.pointer.move(None)
    seen = screen.viewport().grab().toImage()
    for _ in range(12):
        x, y = rng.randrange(630), rng.randrange(470)
        area = QRect(x, y, rng.randrange(1, 640 - x), rng.randrange(1, 480 - y)) & QRect(x, y, 90, 90)
        changed = screen.buffer.take(noise, area)
        screen.pointer.move(area.center())
        # The parts repainted by Qt, over the former picture.
        for part in (screen.on_display(changed, 1), screen.on_display(screen.pointer.rect, 1)):
            _lay(seen, screen, part & screen.viewport().rect())
        before, _ = screen.pointer.rect, screen.pointer.move(None)
        _lay(seen, screen, screen.on_display(before, 1) & screen.viewport().rect())
        assert seen == screen.viewport().grab().toImage()
    screen.deleteLater()


def _lay(seen: QImage, screen: Screen, part: QRect) -> None:
    painter = QPainter(seen)
    painter.drawPixmap(part.topLeft(), screen.viewport().grab(part))
    painter.end()


@pytest.mark.parametrize("room", DISPLAYS)
def test_the_pixel_under_the_mouse_is_the_one_shown_there(qapp: object, room: tuple[int, int]) -> None:
    screen = Screen(QSize(640, 480), 8, 1)
    screen.set_scale(1, fill=True)
    screen.setWindowState(Qt.WindowState.WindowNoState)
    screen.resize(*room)
    screen.show()
    settle()
    screen.pointer.move(None)
    rng = random.Random(7)
    for _ in range(12):
        lit = QPoint(rng.randrange(640), rng.randrange(480))
        screen.buffer.shown.fill(0xFF000000)
        for x, y in [(x, lit.y()) for x in range(640)] + [(lit.x(), y) for y in range(480)]:
            screen.buffer.shown.setPixel(x, y, 0xFFFFFFFF)
        grabbed = screen.viewport().grab().toImage()
        there = screen.to_viewport(lit)
        for dx, dy in [(d, 40) for d in range(-9, 10)] + [(40, d) for d in range(-9, 10)]:
            at = there + QPoint(dx, dy)
            pixel = screen.to_screen(at)
            if grabbed.rect().contains(at) and QRect(0, 0, 640, 480).contains(pixel):
                under = pixel.x() == lit.x() or pixel.y() == lit.y()
                assert (qGreen(grabbed.pixel(at)) >= 112) if under else (qGreen(grabbed.pixel(at)) <= 143)
    screen.deleteLater()


def test_viewport_coordinates_convert_back(qapp: object) -> None:
    screen = Screen(QSize(640, 480), 8, 1)
    screen.set_scale(1, fill=True)
    for width, height in DISPLAYS:
        screen.resize(width, height)
        settle()
        for x in range(640):
            assert screen.to_screen(screen.to_viewport(QPoint(x, x % 480))) == QPoint(x, x % 480)
    screen.deleteLater()
