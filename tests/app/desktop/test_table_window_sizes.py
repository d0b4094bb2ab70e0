"""Tests of the size of table windows on both screens, and after a change of the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.app.storage.settings import Settings
from macclassic.engine.core.registry import games
from macclassic.toolbox.windows.window_manager import CORNER
from tests.support.match.program import opened, settle

SMALL, LARGE = QSize(640, 480), QSize(832, 624)
FULL = {640: QSize(637, 438), 832: QSize(829, 582)}
ONE = "flower-power"


def settings_for(width: int) -> Settings:
    size = {640: "640x480", 832: "832x624"}[width]
    return Settings(depth=1, scale=1, sound=False, language="en", screen=size)


@pytest.mark.parametrize("width", FULL)
@pytest.mark.parametrize("key", [key for key, spec in games().items() if spec.screen])
def test_a_table_opens_as_large_as_the_screen_allows(key: str, width: int, tmp_path: Path) -> None:
    program = opened(tmp_path, key, settings=settings_for(width))
    table = program.game.table
    window = program.manager.front
    parts = table.parts
    goal = parts.drawing.size if parts.drawing.smallest_size is None else FULL[width]
    assert window is not None and window.content is table and table.size() == goal == table.state.size
    assert window.growable == window.zoomable == (parts.drawing.smallest_size is not None)
    frame = program.manager.rect_of(window)
    assert frame.topLeft() == CORNER and QRect(QPoint(0, 0), program.screen.screen_size).contains(frame)


def test_a_table_that_fills_a_screen_fills_another(tmp_path: Path) -> None:
    program = opened(tmp_path, ONE, settings=settings_for(640))
    manager, table = program.manager, program.game.table
    window = manager.front
    assert window is not None
    program.screen.set_screen_size(LARGE)
    settle()
    assert table.size() == FULL[832] == table.state.size
    assert manager.rect_of(window).topLeft() == CORNER
    program.screen.set_screen_size(SMALL)
    settle()
    assert table.size() == FULL[640] == table.state.size


def test_a_smaller_window_keeps_its_size_and_stays_on_the_screen(tmp_path: Path) -> None:
    program = opened(tmp_path, ONE, settings=settings_for(832))
    manager, table = program.manager, program.game.table
    window = manager.front
    assert window is not None
    window.resize_content(QSize(600, 500))
    manager.move(window, QPoint(200, 60))
    program.screen.set_screen_size(SMALL)
    settle()
    assert table.size() == QSize(600, 438)
    assert QRect(QPoint(0, 0), SMALL).contains(manager.rect_of(window))
    program.screen.set_screen_size(LARGE)
    settle()
    assert table.size() == QSize(600, 438)


def test_the_zoom_box_toggles_between_full_and_small(tmp_path: Path) -> None:
    program = opened(tmp_path, ONE, settings=settings_for(640))
    manager, table = program.manager, program.game.table
    window = manager.front
    assert window is not None
    manager.toggle_zoom(window)
    settle()
    assert table.size() == table.parts.drawing.smallest_size
    manager.toggle_zoom(window)
    settle()
    assert abs(table.width() - 637) < 7 and abs(table.height() - 438) < 7


def test_a_demo_opens_as_large_as_a_table(tmp_path: Path) -> None:
    program = opened(tmp_path, think=True, settings=settings_for(832))
    program.demo.start(ONE)
    settle()
    front = program.manager.front
    assert front is not None and front.content.size() == FULL[832]
    assert not (front.closable or front.zoomable or front.growable)
    program.demo.end()


def test_resizing_a_table_may_close_its_prompt(tmp_path: Path) -> None:
    program = opened(tmp_path, "war-of-coins", settings=settings_for(640))
    program.game.begin(3)
    settle()
    manager, table = program.manager, program.game.table
    assert table.state.opening and len(manager.windows) == 2
    program.screen.set_screen_size(LARGE)
    settle()
    assert table.size() == FULL[832] and all(window.graphicsProxyWidget() for window in manager.windows)
