"""Tests that a repeated press is refused after a new question, and nothing else is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from macclassic.toolbox.dialogs.dialogs import Kind, alert
from macclassic.toolbox.windows.repeated_presses import QUIET_MS, SKIP_MS
from macclassic.toolbox.windows.window import Frame
from tests.support.screen.window_stage import NONE, Stage

Key = Qt.Key


class Recorder(QWidget):
    """Widget that lists the presses that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.got: list[object] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.got.append(Qt.Key(event.key()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.got.append(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


class Watched(Stage):
    """Stage with a window that records presses, and a clock that the test moves."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self.now = 10_000
        self.manager.repeats.clock = lambda: self.now
        self.manager.repeats.quiet_ms = QUIET_MS
        self.content = Recorder()
        self.window((100, 100), (200, 100), Frame.DIALOG, self.content)
        self.content.setFocus()
        self.now += 10 * QUIET_MS

    @property
    def got(self) -> list[object]:
        found, self.content.got = self.content.got, []
        return found

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.screen, key)
        self.settle()

    def ask(self) -> None:
        self.manager.repeats.question_appeared()


@pytest.fixture
def stage(qtbot: QtBot) -> Watched:
    return Watched(qtbot)


def test_a_repeated_key_is_refused_shortly_after_a_new_question(stage: Watched) -> None:
    stage.key(Key.Key_Return)
    stage.key(Key.Key_Return)
    assert stage.got == [Key.Key_Return, Key.Key_Return], "nothing was asked in between"
    stage.ask()
    stage.now += QUIET_MS - 1
    stage.key(Key.Key_Return)
    assert not stage.got
    stage.key(Key.Key_Space)
    assert stage.got == [Key.Key_Space], "another key is no repetition"
    stage.ask()
    stage.now += QUIET_MS
    stage.key(Key.Key_Space)
    assert stage.got == [Key.Key_Space]


def test_drumming_never_answers_a_question_but_may_end_motion_after_motion(stage: Watched) -> None:
    stage.key(Key.Key_Space)
    stage.ask()
    assert stage.got
    for _ in range(10):
        stage.now += QUIET_MS - 1
        stage.key(Key.Key_Space)
    assert not stage.got
    stage.now += QUIET_MS
    stage.key(Key.Key_Space)
    assert stage.got == [Key.Key_Space], "after a pause"
    stage.manager.repeats.press_used()
    for _ in range(4):
        stage.now += QUIET_MS // 4
        stage.key(Key.Key_Space)
    assert stage.got == [Key.Key_Space]


def test_a_double_press_ends_one_motion_and_drumming_ends_motion_after_motion(stage: Watched) -> None:
    stage.key(Key.Key_Space)
    for _ in range(3):
        stage.manager.repeats.motion_skipped()
        stage.now += SKIP_MS - 1
        stage.key(Key.Key_Space)
        stage.now += 1
        stage.key(Key.Key_Space)
    assert stage.got == [Key.Key_Space] * 4
    stage.manager.repeats.motion_skipped()
    stage.ask()
    stage.now += QUIET_MS - 1
    stage.key(Key.Key_Space)
    assert not stage.got, "a question has appeared since"


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_Down, Key.Key_Backspace])
def test_keys_that_are_no_answers_are_never_refused(stage: Watched, key: Qt.Key) -> None:
    for _ in range(2):
        stage.key(key)
        stage.ask()
    assert stage.got == [key, key]


def test_a_held_key_does_not_answer_a_new_question(stage: Watched) -> None:
    stage.key(Key.Key_Return)
    stage.ask()
    stage.now += 5 * QUIET_MS
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, NONE, "\r", True)
    QApplication.sendEvent(stage.screen, held)
    assert stage.got == [Key.Key_Return]
    stage.key(Key.Key_Return)
    assert stage.got == [Key.Key_Return]


def test_a_repeated_click_at_the_same_place_is_refused(stage: Watched) -> None:
    here, there = QPoint(150, 150), QPoint(250, 150)
    stage.click(here.x(), here.y())
    stage.ask()
    stage.click(here.x() + 1, here.y())
    assert len(stage.got) == 1
    stage.click(there.x(), there.y())
    assert len(stage.got) == 1
    stage.ask()
    stage.now += QUIET_MS
    stage.click(there.x(), there.y())
    assert len(stage.got) == 1


def test_opening_or_closing_a_dialog_counts_as_a_new_question(stage: Watched) -> None:
    stage.key(Key.Key_Return)
    answered: list[bool] = []
    box = alert(stage.manager, Kind.NOTE, "Read me.", lambda: answered.append(True))
    stage.now += QUIET_MS // 2
    stage.key(Key.Key_Return)
    QTest.qWait(200)
    assert not answered and box in stage.manager.windows
    stage.now += QUIET_MS
    box.choose("ok")
    stage.settle()
    stage.key(Key.Key_Return)
    assert stage.got == [Key.Key_Return], "only the first"


def test_drumming_answers_a_dialog_when_it_was_on_the_screen_long_enough(
    stage: Watched, qtbot: QtBot
) -> None:
    stage.key(Key.Key_Return)
    answered: list[bool] = []
    alert(stage.manager, Kind.NOTE, "Read me.", lambda: answered.append(True))
    for _ in range(3):
        stage.now += QUIET_MS // 4
        stage.key(Key.Key_Return)
        QTest.qWait(200)
    assert not answered
    stage.now += QUIET_MS // 4
    stage.key(Key.Key_Return)
    qtbot.waitUntil(lambda: bool(answered))
    assert stage.got == [Key.Key_Return]


def test_a_text_can_be_typed_at_any_speed(stage: Watched) -> None:
    field = QLineEdit(stage.content)
    field.show()
    field.setFocus()
    stage.settle()
    for _ in range(3):
        stage.key(Key.Key_L)
        stage.ask()
    assert field.text() == "lll"


def test_return_after_typed_text_is_no_repetition_of_an_earlier_return(stage: Watched) -> None:
    stage.key(Key.Key_Return)
    stage.ask()
    field = QLineEdit(stage.content)
    confirmed: list[str] = []
    field.returnPressed.connect(lambda: confirmed.append(field.text()))
    field.show()
    field.setFocus()
    stage.settle()
    stage.key(Key.Key_Return)
    assert not confirmed, "nothing was typed"
    stage.key(Key.Key_L)
    stage.key(Key.Key_Return)
    assert confirmed == ["l"]
    stage.ask()
    stage.key(Key.Key_Return)
    assert confirmed == ["l"], "pressed twice"
