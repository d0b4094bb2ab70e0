"""Tests of the native window's geometry: saved, and restored if it fits the displays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from macclassic.app.desktop.window_placement import first_size, standing
from macclassic.app.dialogs.control_panels import MonitorsPanel
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import SavedWindowPlace, Settings, loads
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.screen import native_window
from tests.support.match.program import click, key, make_program, opened, rest, settle, wake

LEFT = ("left", QRect(0, 0, 1366, 768), QRect(0, 27, 1366, 741))
RIGHT = ("right", QRect(1366, 0, 1920, 1080), QRect(1366, 0, 1920, 1040))


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


@pytest.mark.parametrize(
    ("place", "displays", "there"),
    [
        (SavedWindowPlace("right", 100, 50, 1280, 960), [LEFT, RIGHT], QRect(1466, 50, 1280, 960)),
        # The displays are exchanged: the window stays on its own.
        (SavedWindowPlace("left", 20, 60, 640, 480), [RIGHT, LEFT], QRect(20, 60, 640, 480)),
        # Its display is missing, and the other one is smaller.
        (SavedWindowPlace("right", 1000, 500, 640, 480), [LEFT], QRect(726, 288, 640, 480)),
        (SavedWindowPlace("right", 100, 50, 1280, 960), [LEFT], None),
        # A position out of sight.
        (SavedWindowPlace("left", -600, -470, 640, 480), [LEFT], QRect(0, 59, 640, 480)),
        (SavedWindowPlace("left", 5000, 5000, 640, 480), [LEFT, RIGHT], QRect(726, 288, 640, 480)),
        (SavedWindowPlace(), [LEFT], None),
        (SavedWindowPlace("left", 1, 40, 640, 480), [], None),
    ],
)
def test_the_window_is_restored_at_or_near_its_place(
    place: SavedWindowPlace, displays: list[tuple[str, QRect, QRect]], there: QRect | None
) -> None:
    assert standing(place, displays) == there


@pytest.mark.parametrize(
    ("room", "size"),
    [
        (QSize(640, 480), "640x480"),
        (QSize(800, 600), "640x480"),
        (QSize(1024, 736), "832x624"),
        (QSize(1366, 709), "832x624"),
        (QSize(1920, 1048), "640x480"),  # twice as large, as 832 × 624 could not be
        (QSize(2560, 1408), "832x624"),
        (QSize(600, 400), "640x480"),
    ],
)
def test_the_first_start_has_the_largest_screen_of_the_same_scale(room: QSize, size: str) -> None:
    assert first_size(room) == size


FAR = st.integers(-6000, 6000)


@given(FAR, FAR, st.integers(1, 2000), st.integers(1, 1200), st.sampled_from(["left", "right", "gone"]))
def test_the_window_is_never_restored_out_of_sight(x: int, y: int, w: int, h: int, name: str) -> None:
    there = standing(SavedWindowPlace(name, x, y, w, h), [LEFT, RIGHT])
    free = (RIGHT if name == "right" else LEFT)[2]
    assert (there is None) == (w > free.width() or h > free.height())
    assert there is None or (free.contains(there) and (there.width(), there.height()) == (w, h))


@pytest.mark.parametrize(
    "kept",
    [
        *(None, 7, "here", [], {}, {"x": 3}, {"x": 1.5, "width": 640, "height": 480}),
        {"display": 4, "x": 1, "y": 1, "width": 640, "height": 480},
        {"x": 1 << 40, "y": 1, "width": 640, "height": 480},
        {"x": True, "y": 1, "width": 640, "height": 480},
        {"x": 1, "y": 1, "width": -640, "height": 480},
        {"x": 1, "y": 1, "width": 640, "height": 480, "maximized": 1},
        {"x": 1, "y": 1, "width": 640, "height": 480, "colour": "red"},
    ],
)
def test_a_damaged_geometry_is_ignored(kept: object, tmp_path: Path) -> None:
    settings = loads(json.dumps({"schema": 1, "depth": 4, "window": kept}))
    assert not settings.window and settings.depth == 4
    program = opened(tmp_path / "data", settings=settings)
    assert program.screen.isVisible()


def test_position_and_size_are_restored_at_the_next_start(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    assert program.folder is not None
    file = program.folder.settings
    program.screen.setGeometry(60, 90, 700, 500)
    qtbot.waitUntil(lambda: file.exists() and loads(file.read_text()).window.width == 700)
    program.screen.setGeometry(40, 80, 660, 490)
    settle()
    program.quit()
    kept = loads(file.read_text())
    assert (kept.window.x, kept.window.y, kept.window.width, kept.window.height) == (40, 80, 660, 490)
    again = opened(tmp_path / "again", settings=kept)
    assert again.screen.geometry() == QRect(40, 80, 660, 490)
    # The command line takes precedence.
    kept.for_this_run(scale=1)
    third = opened(tmp_path / "third", settings=kept)
    assert third.screen.geometry() == QRect(40, 80, 640, 480)


def test_unchanged_geometry_is_not_saved(program: Program, qtbot: QtBot) -> None:
    assert program.folder is not None
    qtbot.waitUntil(program.folder.settings.exists)
    written = program.folder.settings.stat().st_mtime_ns
    program.screen.hide()
    program.screen.show()
    settle()
    program.keeper.rest()
    assert program.folder.settings.stat().st_mtime_ns == written


def test_a_maximized_window_is_restored_maximized(program: Program, tmp_path: Path) -> None:
    program.screen.setGeometry(60, 90, 700, 500)
    settle()
    program.keeper.rest()
    program.screen.showMaximized()
    settle()
    program.keeper.rest()
    kept = program.settings.window
    assert kept.maximized and (kept.x, kept.width) == (60, 700)
    again = opened(tmp_path / "again", settings=Settings(sound=False, window=kept))
    assert again.screen.isMaximized()
    again.screen.showNormal()
    settle()
    assert again.screen.geometry() == QRect(60, 90, 700, 500)


def shrink(program: Program, monkeypatch: pytest.MonkeyPatch, room: QRect) -> None:
    """Give windows another room on the display, as when its resolution changes.

    Windows of the offscreen display have a frame of 2 pixels.
    """
    monkeypatch.setattr(native_window, "available", lambda _display: room)
    display = program.screen.screen()
    display.availableGeometryChanged.emit(room)


@pytest.mark.parametrize(
    ("before", "room", "scale", "after"),
    [
        # It fits, and is moved.
        (QRect(700, 400, 640, 480), QRect(0, 27, 1024, 741), 1, QRect(382, 286, 640, 480)),
        (QRect(-900, 400, 640, 480), QRect(0, 27, 1024, 741), 1, QRect(2, 286, 640, 480)),
        # It is too large: the largest whole scale that fits.
        (QRect(10, 40, 1280, 960), QRect(0, 27, 1024, 741), 2, QRect(10, 40, 640, 480)),
        (QRect(100, 60, 1920, 1440), QRect(0, 0, 1400, 1000), 3, QRect(100, 38, 1280, 960)),
        # The display is smaller than the screen: a part is shown.
        (QRect(10, 40, 640, 480), QRect(0, 20, 600, 400), 1, QRect(2, 22, 596, 396)),
        # It is on the display, and stays.
        (QRect(10, 40, 700, 500), QRect(0, 27, 1024, 741), 1, QRect(10, 40, 700, 500)),
    ],
)
def test_a_window_refits_when_its_display_shrinks(
    program: Program,
    before: QRect,
    room: QRect,
    scale: int,
    after: QRect,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program.screen.set_scale(scale)
    program.screen.setGeometry(before)
    settle()
    shrink(program, monkeypatch, room)
    qtbot.waitUntil(lambda: program.screen.geometry() == after)


@pytest.mark.parametrize(
    ("room", "size"),
    [
        (QRect(0, 0, 1400, 1000), QSize(1280, 960)),
        (QRect(0, 0, 1300, 700), QSize(640, 480)),
        (QRect(0, 0, 600, 400), QSize(640, 480)),
        (QRect(0, 0, 3000, 2000), QSize(2560, 1920)),
    ],
)
def test_a_scale_that_is_too_large_falls_back(
    room: QRect, size: QSize, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native_window, "available", lambda _display: room)
    program = make_program(tmp_path / "data", settings=Settings(scale=4, sound=False, language="en"))
    assert program.screen.size() == size and program.settings.scale == 4


def test_the_border_above_the_menu_bar_is_the_menu_bar(program: Program) -> None:
    screen = program.screen
    title = program.bar.actionGeometry(program.bar.actions()[1]).center()
    at = screen.to_viewport(title)
    assert screen.to_screen(QPoint(at.x(), -5)).y() < 0, "in a window nothing is above it"
    QTest.keyClick(screen, Qt.Key.Key_F11)
    settle()
    screen.resize(800, 800)
    settle()
    corner = screen.to_viewport(QPoint(0, 0))
    assert corner.y() > 20, "there is a border"
    at = screen.to_viewport(title)
    QTest.mousePress(screen.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at.x(), 0))
    settle()
    assert program.bar.activeAction() is program.bar.actions()[1]
    QTest.mouseRelease(screen.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at.x(), 0))
    rest(program)


KEYS = (
    (Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier),
    (Qt.Key.Key_Enter, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.KeypadModifier),
)


@pytest.mark.parametrize(("pressed", "held"), KEYS)
def test_keys_switch_full_screen_on_and_off(
    program: Program, pressed: Qt.Key, held: Qt.KeyboardModifier, tmp_path: Path
) -> None:
    screen, before = program.screen, program.screen.geometry()
    assert program.folder is not None
    program.show_about()  # Also in a dialog, which takes the keyboard.
    settle()
    front = program.manager.front
    wake(program)
    QTest.keyClick(screen, pressed, held)
    settle()
    assert screen.isFullScreen() and program.manager.front is front
    program.keeper.rest()
    assert loads(program.folder.settings.read_text()).full_screen
    key(program, Qt.Key.Key_Escape)  # Closes the dialog.
    rest(program)
    assert program.manager.front is None
    for _ in range(3):
        key(program, Qt.Key.Key_Escape)
    assert screen.isFullScreen()
    kept = loads(program.folder.settings.read_text())
    again = make_program(tmp_path / "again", settings=kept)
    assert not again.screen.isVisible()
    again.start()
    settle()
    assert again.screen.isFullScreen()
    QTest.keyClick(screen, pressed, held)
    settle()
    program.keeper.rest()
    assert not screen.isFullScreen() and screen.geometry() == before
    assert not loads(program.folder.settings.read_text()).full_screen


def test_the_panel_follows_the_full_screen_key_and_cancel_reverts_it(program: Program) -> None:
    program.show_monitors()
    settle()
    panel = program.manager.front
    assert isinstance(panel, MonitorsPanel)
    box = next(each for each in panel.findChildren(QCheckBox) if each.text() == "Full screen")
    QTest.keyClick(program.screen, Qt.Key.Key_F11)
    settle()
    assert program.screen.isFullScreen() and box.isChecked()
    panel.choose("cancel")
    settle()
    assert not program.screen.isFullScreen() and not program.settings.full_screen


def test_a_key_held_down_toggles_full_screen_once(program: Program) -> None:
    QTest.keyPress(program.screen, Qt.Key.Key_F11)
    settle()
    assert program.screen.isFullScreen()
    for _ in range(3):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier, "", True)
        QCoreApplication.sendEvent(program.screen, held)
    settle()
    assert program.screen.isFullScreen()


def pop_up(program: Program) -> tuple[MonitorsPanel, PopUp]:
    program.show_monitors()
    settle()
    panel = program.manager.front
    assert isinstance(panel, MonitorsPanel)
    return panel, next(each for each in panel.findChildren(PopUp) if each.findText("Fill") >= 0)


def choose(box: PopUp, text: str) -> None:
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())
    settle()


def test_fill_is_chosen_in_the_panel_and_saved(program: Program, tmp_path: Path) -> None:
    screen, before = program.screen, program.screen.geometry()
    for answer in ("cancel", "ok"):
        panel, box = pop_up(program)
        assert box.currentText() == "1 ×"
        choose(box, "Fill")
        assert screen.isMaximized() and 1.2 < screen.pixel_scale == screen.width() / 640
        panel.choose(answer)
        settle()
        if answer == "cancel":
            assert screen.geometry() == before and screen.pixel_scale == 1 and not program.settings.fill
    assert program.folder is not None
    program.keeper.rest()
    kept = loads(program.folder.settings.read_text())
    assert kept.fill and kept.scale == 1 and kept.window.maximized
    again = opened(tmp_path / "again", settings=kept)
    assert again.screen.isMaximized() and again.screen.pixel_scale > 1.2
    panel, box = pop_up(again)
    assert box.currentText() == "Fill"
    choose(box, "1 ×")
    assert not again.screen.isMaximized() and again.screen.pixel_scale == 1
    panel.choose("ok")
    assert not again.settings.fill


def test_a_scale_chosen_in_full_screen_applies_to_the_window_afterwards(program: Program) -> None:
    screen = program.screen
    screen.resize(700, 600)
    settle()
    program.keeper.rest()
    QTest.keyClick(screen, Qt.Key.Key_F11)
    panel, box = pop_up(program)
    for text in ("2 ×", "1 ×"):
        choose(box, text)
    panel.choose("ok")
    QTest.keyClick(screen, Qt.Key.Key_F11)
    settle()
    assert screen.size() == QSize(640, 480)


def test_clicks_hit_their_targets_in_fill_mode(program: Program) -> None:
    """Menus, icons and a dialog's button are hit where they appear, at a fractional scale."""
    program.screen.set_scale(1, fill=True)
    program.screen.showNormal()
    for size in (QSize(1366, 768), QSize(1280, 800), QSize(1920, 1080), QSize(901, 677)):
        program.screen.resize(size)
        settle()
        assert not program.screen.pixel_scale.is_integer()
        for name in ("soi", "sorry"):
            click(program, *program.desktop.icon_rect(name).center().toTuple())
            assert program.desktop.selected == name
        program.show_about()
        settle()
        about = program.manager.front
        assert isinstance(about, Dialog)
        place = QRect(about.button("ok").mapTo(about, QPoint(0, 0)), about.button("ok").size())
        place.translate(program.manager.rect_of(about).topLeft())
        click(program, place.center().x(), place.top() - 3)
        rest(program)
        assert program.manager.front is about
        click(program, *place.center().toTuple())
        rest(program)
        assert program.manager.front is None
