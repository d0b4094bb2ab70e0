"""The emulated screen: every pixel an entry of the table, whole scales, no painting without a change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from desk import make_program, settle
from PIL import Image
from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.app.program import Program
from macclassic.quickdraw.colour import clut


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Iterator[Program]:
    program = make_program(tmp_path / "data")
    program.start()
    settle()
    yield program
    program.screen.close()
    settle()


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_every_pixel_is_an_entry_of_the_table(program: Program, depth: int, tmp_path: Path) -> None:
    program.screen.set_depth(depth)
    program.show_monitors()
    settle()
    assert max(program.screen.buffer.frame()) < len(clut(depth))
    program.screen.buffer.save(tmp_path / "frame.png")
    picture = Image.open(tmp_path / "frame.png")
    assert picture.mode in ("P", "1") and picture.size == (640, 480)
    colours = {colour for _, colour in picture.convert("RGB").getcolors(65536) or ()}
    assert colours <= set(clut(depth))


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_what_is_shown_is_what_was_painted(program: Program, depth: int) -> None:
    """The table's own colours pass through the mapping untouched."""
    program.screen.set_depth(depth)
    settle()
    shown = program.screen.buffer.shown
    table = clut(depth)
    frame = program.screen.buffer.frame()
    for y in range(0, 480, 7):
        for x in range(0, 640, 5):
            colour = shown.pixelColor(x, y)
            assert (colour.red(), colour.green(), colour.blue()) == table[frame[y * 640 + x]]


def test_the_corners_are_rounded_and_black(program: Program) -> None:
    frame = program.screen.buffer.frame()
    black = len(clut(8)) - 1
    for row, inset in enumerate((5, 3, 2, 1, 1)):
        line = frame[row * 640 : row * 640 + 640]
        assert set(line[:inset]) == {black} and line[inset] == 0
        assert set(line[640 - inset :]) == {black}


def test_nothing_is_painted_while_nothing_changes(program: Program, qtbot: object) -> None:
    settle(30)
    painted: list[QRect] = []
    program.screen.changed.connect(painted.append)
    settle(200)
    assert painted == []


def test_a_small_change_paints_a_small_part(program: Program) -> None:
    settle(30)
    painted: list[QRect] = []
    program.screen.changed.connect(painted.append)
    program.screen.invalidate(QRect(10, 30, 20, 20))
    program.screen.invalidate(QRect(300, 200, 48, 78))
    assert painted == []
    settle()
    assert sorted(painted, key=lambda rect: rect.x()) == [QRect(10, 30, 20, 20), QRect(300, 200, 48, 78)]


def test_screen_size_and_scale_change_while_running(program: Program) -> None:
    program.screen.set_scale(2)
    assert program.screen.pixel_scale == 2
    assert program.screen.size() == QSize(1280, 960)
    program.screen.set_screen_size(QSize(832, 624))
    settle()
    assert program.screen.buffer.frame().__len__() == 832 * 624
    assert program.bar.width() == 832
    program.screen.set_scale(1)
    assert program.screen.size() == QSize(832, 624)


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_pixels_and_the_display_agree(program: Program, scale: int) -> None:
    program.screen.set_scale(scale)
    settle()
    for pixel in (QPoint(0, 0), QPoint(639, 479), QPoint(123, 45)):
        assert program.screen.to_screen(program.screen.to_viewport(pixel)) == pixel
    grabbed = program.screen.viewport().grab().toImage()
    shown = program.screen.buffer.shown
    for x, y in ((0, 0), (30, 9), (600, 60), (320, 240), (639, 479)):
        for dx in range(scale):
            for dy in range(scale):
                seen = grabbed.pixelColor(x * scale + dx, y * scale + dy).rgb()
                assert seen == shown.pixelColor(x, y).rgb()


def test_a_larger_window_has_black_borders(program: Program) -> None:
    program.screen.resize(700, 500)
    settle()
    grabbed = program.screen.viewport().grab().toImage()
    assert grabbed.pixelColor(3, 3).name() == "#000000"
    assert program.screen.to_viewport(QPoint(0, 0)) == QPoint(30, 10)


def test_a_saved_frame_is_scaled_by_whole_pixels(program: Program, tmp_path: Path) -> None:
    program.screen.buffer.save(tmp_path / "two.png", 2)
    two = Image.open(tmp_path / "two.png")
    assert two.size == (1280, 960)
    one = two.resize((640, 480), Image.Resampling.NEAREST)
    assert one.tobytes() == program.screen.buffer.frame()
