"""Touch input by Qt's own events: a tap is a click, a drag is a drag, a rest shows a balloon."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from macclassic.app.game.title_dialog import TitleDialog
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from tests.support.match.program import opened, settle


@pytest.fixture(params=[1, 2])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    found = opened(tmp_path / "data", settings=Settings(scale=request.param, sound=False, attitude="off"))
    # The offscreen display has 800 x 800 pixels; the touched place must be on it.
    found.screen.move(*((0, 0) if request.param == 1 else (-480, -100)))
    return found


@pytest.fixture(scope="module")
def glass(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice()


class Finger(QObject):
    """One finger on a program's screen, and the mouse events that result."""

    def __init__(self, program: Program, glass: QPointingDevice) -> None:
        super().__init__()
        self._program, self._glass = program, glass
        self.came: list[QEvent.Type] = []
        program.screen.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self.came.append(event.type())
        return False

    def down(self, x: int, y: int) -> None:
        self._do("press", x, y)

    def move(self, x: int, y: int) -> None:
        self._do("move", x, y)

    def up(self, x: int, y: int) -> None:
        self._do("release", x, y)

    def _do(self, what: str, x: int, y: int, settled: bool = True) -> None:
        viewport = self._program.screen.viewport()
        touches = QTest.touchEvent(viewport, self._glass, False)
        getattr(touches, what)(0, self._program.screen.to_viewport(QPoint(x, y)), viewport)
        touches.commit(settled)
        if settled:
            settle()

    def tap(self, x: int, y: int) -> None:
        """Press and release at once: on a slow machine a finger that waits for the screen would rest."""
        self._do("press", x, y, settled=False)
        self.up(x, y)


def middle(program: Program, control: QPushButton) -> tuple[int, int]:
    front = program.manager.front
    assert front is not None
    at = program.manager.rect_of(front).topLeft() + control.mapTo(front, control.rect().center())
    return at.x(), at.y()


def test_a_tap_is_one_click_and_two_are_a_double_click(program: Program, glass: QPointingDevice) -> None:
    finger = Finger(program, glass)
    icon = program.desktop.icon_rect("sorry").center()
    finger.tap(icon.x(), icon.y())
    kinds = QEvent.Type
    pressed = [each for each in finger.came if each != kinds.MouseMove]
    assert pressed == [kinds.MouseButtonPress, kinds.MouseButtonRelease]
    assert program.desktop.selected == "sorry" and program.game is None
    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(60_000)  # A slow machine may need long for the second tap.
    finger.tap(icon.x(), icon.y())
    QApplication.setDoubleClickInterval(interval)
    pressed = [each for each in finger.came[len(pressed) :] if each != kinds.MouseMove]
    assert pressed[-2:] == [kinds.MouseButtonDblClick, kinds.MouseButtonRelease]
    assert isinstance(program.manager.front, TitleDialog)


def test_a_finger_presses_a_button_once(program: Program, glass: QPointingDevice) -> None:
    finger = Finger(program, glass)
    program.show_monitors()
    settle()
    front = program.manager.front
    clicked: list[str] = []
    front.finished.connect(clicked.append)  # type: ignore[union-attr]
    finger.tap(*middle(program, front.button("cancel")))  # type: ignore[union-attr]
    assert clicked == ["cancel"] and program.manager.front is None


def test_a_finger_drags_a_window(program: Program, glass: QPointingDevice) -> None:
    finger = Finger(program, glass)
    program.show_patterns()
    settle()
    front = program.manager.front
    assert front is not None
    before = program.manager.rect_of(front)
    x, y = before.center().x(), before.top() + 8
    finger.down(x, y)
    finger.move(x - 20, y + 10)
    finger.move(x - 60, y + 30)
    finger.up(x - 60, y + 30)
    assert program.manager.rect_of(front).topLeft() == before.topLeft() + QPoint(-60, 30)


def test_a_menu_is_pulled_down_by_a_tap_and_chosen_from_by_another(
    program: Program, glass: QPointingDevice, qtbot: QtBot
) -> None:
    finger = Finger(program, glass)
    program.screen.move(0, 0)
    finger.tap(15, 8)
    about = program.bar.menus[0].items[0]
    assert about.title.startswith("About")
    finger.tap(40, 28)
    qtbot.waitUntil(lambda: program.manager.front is not None)


def test_a_long_touch_shows_a_balloon_and_presses_nothing(
    program: Program, glass: QPointingDevice, qtbot: QtBot
) -> None:
    finger = Finger(program, glass)
    program.show_monitors()
    settle()
    front = program.manager.front
    cancel = front.button("cancel")  # type: ignore[union-attr]
    at = middle(program, cancel)
    finger.down(*at)
    qtbot.waitUntil(lambda: program.balloons.shown is not None)
    finger.up(*at)
    assert program.manager.front is front and not cancel.isDown(), "it was asked about, not pressed"
    assert program.balloons.shown is not None, "it can be read now"
    assert not program.balloons.on
    finger.tap(*at)
    assert program.manager.front is None and program.balloons.shown is None


def test_a_long_touch_does_not_move_a_window(program: Program, glass: QPointingDevice, qtbot: QtBot) -> None:
    finger = Finger(program, glass)
    program.show_patterns()
    settle()
    front = program.manager.front
    assert front is not None
    before = program.manager.rect_of(front)
    x, y = before.center().x(), before.top() + 8
    finger.down(x, y)
    qtbot.waitUntil(lambda: program.balloons.shown is not None)
    finger.up(x, y)
    assert program.manager.rect_of(front) == before
    # Further movement is a drag after all.
    finger.down(x, y)
    qtbot.waitUntil(lambda: program.balloons.shown is not None)
    finger.move(x - 40, y + 20)
    assert program.balloons.shown is None
    finger.up(x - 40, y + 20)
    assert program.manager.rect_of(front).topLeft() == before.topLeft() + QPoint(-40, 20)
