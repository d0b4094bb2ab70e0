"""Menu items at every physical row and scale: the item visible at a position is highlighted there."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.toolbox.menus import pull_down as pulldown
from macclassic.toolbox.menus.menu_bar import MenuBar
from macclassic.toolbox.menus.pull_down import PullDown
from macclassic.toolbox.screen.emulated_screen import Screen
from tests.support.match.program import opened, settle
from tests.support.screen.menu_bar_stage import Bar

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
slow = partial(pytest.param, marks=pytest.mark.slow)


def physical(screen: Screen, x: int, y: int, row: int) -> QPoint:
    """Return the viewport position of one physical row of an emulated pixel."""
    return screen.on_display(QRect(x, y, 1, 1)).topLeft() + QPoint(0, row)


def place_of(pull_down: PullDown, action: QAction) -> QRect:
    """Return the rectangle of an item on the emulated screen."""
    proxy = pull_down.graphicsProxyWidget()
    return pull_down.actionGeometry(action).translated(proxy.scenePos().toPoint())


def pulled(bar: MenuBar) -> list[PullDown]:
    return [each for each in bar.findChildren(PullDown) if each.isVisible()]


def title_of(bar: MenuBar, index: int) -> QPoint:
    return bar.actionGeometry([each for each in bar.actions() if not each.isSeparator()][index]).center()


@pytest.mark.parametrize(
    ("scale", "game"), [(2, ""), (1, "soi"), (2, "war-of-flowers"), (3, "sorry"), (4, "soi")]
)
def test_every_row_highlights_the_item_shown_there(
    qapp: object, tmp_path: Path, scale: int, game: str
) -> None:
    program = opened(tmp_path / "data", game)
    program.screen.set_scale(scale)
    settle()
    rows(program, scale)


@pytest.mark.parametrize("scale", [1, 2])
def test_rows_match_within_black_borders_too(qapp: object, tmp_path: Path, scale: int) -> None:
    """Check a window larger than the picture by odd numbers, which cannot be halved."""
    program = opened(tmp_path / "data", "soi")
    program.screen.resize(QSize(640, 480) * scale + QSize(121, 75))
    settle()
    assert program.screen.pixel_scale == scale
    rows(program, scale)


def rows(program: Program, scale: int) -> None:
    """Assert that at every physical row of every menu the visible item is highlighted."""
    screen, bar = program.screen, program.bar
    for index in range(len(bar.menus)):
        QTest.mousePress(screen.viewport(), LEFT, pos=physical(screen, *title_of(bar, index).toTuple(), 0))
        settle()
        (down,) = pulled(bar)
        for action in down.actions():
            place = place_of(down, action)
            x = place.center().x()
            for y in range(place.top(), place.bottom() + 1):
                for row in range(scale):
                    QTest.mouseMove(screen.viewport(), physical(screen, x, y, row))
                    assert pulled(bar) == [down], (down.title(), action.text(), y, row)
                    wanted = None if action.isSeparator() or not action.isEnabled() else action
                    lit = down.activeAction()
                    lit = None if lit is not None and not lit.isEnabled() else lit
                    assert lit is wanted, (down.title(), action.text(), y, row)
        QTest.mouseMove(screen.viewport(), physical(screen, 320, 470, 0))
        QTest.mouseRelease(screen.viewport(), LEFT, pos=physical(screen, 320, 470, 0))
        settle()
        assert pulled(bar) == []


@pytest.mark.parametrize("scale", [1, slow(2), slow(3), slow(4)])
def test_every_row_chooses_the_item_shown_there(
    qtbot: QtBot, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulldown, "BLINKS", 0)
    bar = Bar(qtbot)
    screen = bar.stage.screen
    screen.set_scale(scale)
    bar.stage.settle()
    for index, menu in enumerate(bar.bar.menus):
        for which, item in enumerate(menu.items):
            for y in range(16):
                for row in range(scale):
                    at = physical(screen, *title_of(bar.bar, index).toTuple(), 0)
                    QTest.mousePress(screen.viewport(), LEFT, pos=at)
                    bar.stage.settle()
                    (down,) = pulled(bar.bar)
                    place = place_of(down, down.actions()[which])
                    there = physical(screen, place.center().x(), place.top() + y, row)
                    QTest.mouseMove(screen.viewport(), there)
                    QTest.mouseRelease(screen.viewport(), LEFT, pos=there)
                    bar.stage.settle()
                    chosen = item.title != "-" and item.enabled and menu.enabled
                    assert bar.done == ([item.title] if chosen else []), (item.title, y, row)
                    assert pulled(bar.bar) == []
                    bar.done.clear()


FRACTIONAL = """
import sys
from tests.support.match.program import opened, settle
from PySide6.QtCore import QPoint, QPointF, QEvent, Qt, QRect
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from macclassic.toolbox.screen import native_window
from tests.toolbox.menus.test_menu_rows import place_of, pulled, title_of
# The offscreen display is too small for scale 2.
native_window.available = lambda _display: QRect(-4000, -4000, 9000, 8000)

def send(screen, kind, at, held):
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, at, at, at, button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(screen.viewport(), event)

program = opened(None, "sorry")
screen, bar = program.screen, program.bar
ratio = screen.devicePixelRatioF()
assert ratio == float(sys.argv[1])
for scale in (1, 2):
    screen.set_scale(scale)
    settle()
    assert screen.pixel_scale == scale
    left = (round(screen.viewport().width() * ratio) - 640 * scale) // 2
    top = (round(screen.viewport().height() * ratio) - 480 * scale) // 2
    def physical(x, y, row):
        return QPointF((left + x * scale + 0.5) / ratio, (top + y * scale + row + 0.5) / ratio)
    for index in range(len(bar.menus)):
        send(screen, QEvent.Type.MouseButtonPress, physical(*title_of(bar, index).toTuple(), 0), True)
        settle()
        (down,) = pulled(bar)
        for action in down.actions():
            place = place_of(down, action)
            for y in range(place.top(), place.bottom() + 1):
                for row in range(scale):
                    send(screen, QEvent.Type.MouseMove, physical(place.center().x(), y, row), True)
                    assert pulled(bar) == [down], (down.title(), action.text(), y, row)
                    lit = down.activeAction()
                    assert (lit is action) == (action.isEnabled() and not action.isSeparator()), (
                        scale, down.title(), action.text(), y, row)
        send(screen, QEvent.Type.MouseMove, physical(320, 470, 0), True)
        send(screen, QEvent.Type.MouseButtonRelease, physical(320, 470, 0), False)
        settle()
"""


@pytest.mark.slow
@pytest.mark.parametrize("ratio", ["1.25", "1.5", "1.75"])
def test_rows_match_at_any_desktop_scaling(ratio: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FRACTIONAL, ratio],
        env={**os.environ, "QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[3],
    )
    assert done.returncode == 0, done.stderr
