"""Alerts and modal dialogs on a screen, against look §2.6, §2.8, §2.9 and §4."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program, application
from macclassic.app.storage.settings import Settings
from macclassic.quickdraw import fonts
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, Kind, Picture, alert
from macclassic.toolbox.windows.window_manager import WindowManager
from tests.support.match.program import click, make_program, settle, wake
from tests.support.screen.control_pictures import BLACK, WHITE
from tests.support.screen.control_pictures import classic as classic
from tests.support.screen.window_stage import Stage, rect

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

Key = Qt.Key
DEPTHS = [1, 4, 8]
SENTENCE = "The war could not be saved, since the disk is full. Nothing that was played so far is lost."


def shown(stage: Stage, kind: Kind = Kind.CAUTION, text: str = SENTENCE) -> Alert:
    """Open an alert with Cancel, OK and a button at the left."""
    box = Alert(
        kind,
        text,
        (("never", "Don\u2019t Save"), ("cancel", "Cancel"), ("ok", "OK")),
        default="ok",
        cancel="cancel",
        left=("never",),
    )
    stage.manager.open(box)
    stage.settle()
    return box


def in_content(box: Alert, name: str) -> QRect:
    """Return the visible button in the alert's content: its widget is 4 pixels larger for the ring."""
    button = box.button(name)
    return QRect(button.mapTo(box.content, QPoint(4, 4)), button.size()).adjusted(0, 0, -8, -8)


# §2.6


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("kind", Kind)
def test_2_6_icon_of_an_alert(qtbot: QtBot, depth: int, kind: Kind) -> None:
    """§2.6, golden test 8: 32 x 32 at content (20, 10)."""
    stage = Stage(qtbot, depth)
    box = shown(stage, kind)
    corner = box.content.mapTo(box, QPoint(0, 0)) + QPoint(*stage.where(box))
    wanted = picture("art", kind.value)
    assert (wanted.width(), wanted.height()) == (32, 32)
    for y in range(32):
        for x in range(32):
            colour = wanted.pixelColor(x, y)
            cell = (colour.red(), colour.green(), colour.blue()) if colour.alpha() else WHITE
            assert stage.at(corner.x() + 20 + x, corner.y() + 10 + y) == cell
    for y in range(10, 42):
        assert {stage.at(corner.x() + x, corner.y() + y) for x in (*range(20), *range(52, 75))} == {WHITE}


def test_2_6_text_and_buttons_of_an_alert(qtbot: QtBot) -> None:
    """§2.6: text from 75 to w - 10; buttons end at w - 10 and h - 10, 13 apart; OK and Cancel 59 x 20."""
    stage = Stage(qtbot)
    box = shown(stage)
    w, h = box.content.width(), box.content.height()
    label = next(each for each in box.content.findChildren(QLabel) if each.text() == SENTENCE)
    text = QRect(label.mapTo(box.content, QPoint(0, 0)), label.size())
    assert text.left() == 75 and text.right() + 1 == w - 10 and text.top() == 10
    ok, cancel, never = (in_content(box, name) for name in ("ok", "cancel", "never"))
    assert ok == rect(w - 10 - 59, h - 10 - 20, 59, 20)
    assert cancel == rect(w - 10 - 59 - 13 - 59, h - 10 - 20, 59, 20)
    # Don't Save is below the text, and wider than its words by 8 on both sides.
    assert never.left() == 75 and never.top() == ok.top()
    assert never.width() == fonts.advance("Don\u2019t Save") + 16
    assert ok.top() - (text.bottom() + 1) == 13


def test_2_6_lines_of_the_text(qtbot: QtBot) -> None:
    """§2.6, §3.1: Chicago 12's lines of 16, the first baseline 12 below the icon's top."""
    stage = Stage(qtbot)
    box = shown(stage, text="HHHH\nHHHH")
    x, y = stage.where(box)
    left, top = x + 8 + 75, y + 8 + 10
    # H: ink 1,6,9.
    rows = [row for row in range(40) if stage.at(left + 1, top + row) == BLACK]
    assert rows == [*range(3, 12), *range(19, 28)]
    assert stage.at(left, top + 5) == WHITE


def test_2_6_place_of_an_alert(qtbot: QtBot) -> None:
    """§2.6: centred, with a fifth of the desktop's free part above (System 7)."""
    stage = Stage(qtbot)
    box = shown(stage)
    x, y = stage.where(box)
    assert x == (640 - box.width()) // 2
    assert y == 20 + (460 - box.height()) // 5


def test_2_6_a_short_alert_has_the_height_of_one_line(qtbot: QtBot) -> None:
    """§2.6: the buttons keep 13 pixels from the icon when the text is short."""
    stage = Stage(qtbot)
    box = shown(stage, text="No.")
    assert in_content(box, "ok").top() == 10 + 32 + 13


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_6_an_icon_follows_the_depth(qtbot: QtBot, depth: int) -> None:
    stage = Stage(qtbot, 8)
    box = shown(stage)
    stage.screen.set_depth(depth)
    stage.settle()
    icon = box.content.findChild(Picture)
    assert icon is not None
    assert icon.pixmap().toImage().pixelColor(16, 5) == picture("art", Kind.CAUTION.value).pixelColor(16, 5)
    assert look.current().depth == depth


# §2.9, keys


@pytest.mark.parametrize(
    ("key", "modifier", "answer"),
    [
        (Key.Key_Return, Qt.KeyboardModifier.NoModifier, "ok"),
        (Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "ok"),
        (Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "cancel"),
        (Key.Key_Period, Qt.KeyboardModifier.ControlModifier, "cancel"),
    ],
)
def test_2_9_keys_press_default_and_cancel(
    qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, answer: str
) -> None:
    """§2.9: Return and Enter press the default button, Esc and Command-period Cancel; it inverts first."""
    stage = Stage(qtbot)
    box = shown(stage)
    answers: list[str] = []
    box.finished.connect(answers.append)
    at = in_content(box, answer).translated(QPoint(*stage.where(box)) + QPoint(8, 8))
    assert stage.at(at.left() + 5, at.top() + 2) == WHITE
    QTest.keyClick(stage.screen, key, modifier)
    stage.settle()
    assert stage.at(at.left() + 5, at.top() + 2) == BLACK and answers == []
    # Another key within the 8 ticks has no effect.
    QTest.keyClick(stage.screen, Key.Key_Escape if answer == "ok" else Key.Key_Return)
    qtbot.waitUntil(lambda: bool(answers))
    qtbot.wait(200)
    assert answers == [answer]
    assert stage.manager.windows == ()


def test_2_9_keys_press_default_and_cancel_from_a_field(qtbot: QtBot) -> None:
    """§2.9: Return is the default's also while a field has the focus, and Esc is Cancel's."""
    stage = Stage(qtbot)
    for key, answer in ((Key.Key_Return, "ok"), (Key.Key_Escape, "cancel")):
        dialog = Dialog("Name")
        field = QLineEdit("Susan")
        dialog.body.addWidget(field)
        dialog.add_buttons((("cancel", "Cancel"), ("ok", "OK")), "ok", "cancel")
        dialog.fit()
        dialog.first_focus = field
        answers: list[str] = []
        dialog.finished.connect(answers.append)
        stage.manager.open(dialog)
        stage.settle()
        QTest.keyClick(stage.screen, key)
        qtbot.waitUntil(lambda: bool(answers))  # noqa: B023
        assert answers == [answer]


def test_2_9_times_of_caret_and_double_click(qapp: QApplication) -> None:
    """§2.9: the caret is on for 32 ticks and off for 32; a double click has 32 ticks."""
    app = application()
    assert app.cursorFlashTime() == pytest.approx(2 * 32 * 1000 / 60, abs=2)
    assert app.doubleClickInterval() == pytest.approx(32 * 1000 / 60, abs=1)


# §4, modality


def test_4_a_click_outside_only_beeps(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    behind = stage.window((50, 300))
    box = shown(stage)
    beeps: list[bool] = []
    stage.manager.beeped.connect(lambda: beeps.append(True))
    for x, y in ((100, 308), (100, 350), (600, 400), (300, 9)):
        stage.click(x, y)
    assert len(beeps) == 4
    assert stage.manager.windows == (behind, box) and stage.where(behind) == (50, 300)
    inside = QPoint(*stage.where(box)) + QPoint(20, 20)
    stage.click(inside.x(), inside.y())
    assert len(beeps) == 4


@pytest.mark.parametrize("depth", DEPTHS)
def test_4_a_second_dialog_dims_the_first(qtbot: QtBot, depth: int) -> None:
    """§4: a second modal dialog may stack; the first is dimmed until the second has closed."""
    stage = Stage(qtbot, depth)
    first = shown(stage)
    manager: WindowManager = stage.manager
    field_before = stage.screen.buffer.shown.copy()
    second = Dialog("Second")
    second.add_text("Really?", width=100)
    second.add_buttons((("ok", "OK"),), "ok", "ok")
    second.fit()
    manager.open(second, QPoint(400, 300))
    stage.settle()
    at = in_content(first, "cancel").translated(QPoint(*stage.where(first)) + QPoint(8, 8))
    inside = at.adjusted(6, 3, -5, -2)
    columns, rows = range(inside.left(), inside.right() + 1), range(inside.top(), inside.bottom() + 1)
    label = [stage.at(x, y) for y in rows for x in columns]
    if depth == 1:
        assert 0 < label.count(BLACK) < 90
    else:
        assert BLACK not in label and len(set(label)) == 2
    assert manager.front is second
    second.choose("ok")
    stage.settle()
    assert manager.front is first and first.active
    assert stage.screen.buffer.shown == field_before
    QTest.keyClick(stage.screen, Key.Key_Return)
    qtbot.waitUntil(lambda: not manager.windows)


@pytest.mark.parametrize(("sound", "volume"), [(False, 0), (True, 0)])
def test_4_without_sound_the_bar_flashes_instead_of_a_beep(qtbot: QtBot, sound: bool, volume: int) -> None:
    """§4: with the volume at 0 the menu bar inverts briefly, whether or not game sounds are on."""
    program = make_program(None, settings=Settings(scale=1, sound=sound, volume=volume, language="en"))
    program.start()
    wake(program)
    box = alert(program.manager, Kind.NOTE, "Answer me.")
    settle()
    assert pixel(program, 300, 5) == WHITE
    click(program, 50, 400)
    assert pixel(program, 300, 5) == BLACK and pixel(program, 300, 19) == WHITE
    qtbot.waitUntil(lambda: pixel(program, 300, 5) == WHITE)
    assert pixel(program, 300, 19) == BLACK and program.manager.front is box


def pixel(program: Program, x: int, y: int) -> tuple[int, int, int]:
    colour = program.screen.buffer.shown.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue()
