"""Use of windows: drags, growing, zooming and activation, against look §2.4 and §4."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from macclassic.toolbox.windows.window import Frame
from tests.support.screen.control_pictures import BLACK, WHITE
from tests.support.screen.control_pictures import classic as classic
from tests.support.screen.window_stage import COMMAND, Stage, rect

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_4_the_outline_follows_and_the_window_moves_on_release(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    window = stage.window((100, 100))
    stage.press(200, 108)
    stage.drag(230, 158)
    # The whole structure: (w + 3) x (h + 21).
    assert stage.bounds() == [rect(130, 150, 203, 121)]
    assert stage.where(window) == (100, 100)
    stage.release(231, 160)
    assert stage.bounds() == []
    assert stage.where(window) == (131, 152)


def test_4_the_outline_is_solid_black_on_the_grey_desktop(qtbot: QtBot) -> None:
    """§4: a 50 % pattern in notXor; on a desktop of the same pattern it is an unbroken line."""
    stage = Stage(qtbot, depth=1)
    stage.window((100, 100))
    stage.press(200, 108)
    stage.drag(200, 308)
    assert [stage.at(x, 300) for x in range(100, 302)] == [BLACK] * 202
    assert [stage.at(100, y) for y in range(300, 420)] == [BLACK] * 120
    # Beside the line the desktop is unchanged, and on white paper every other pixel is black.
    assert {stage.at(x, 299) for x in range(100, 300)} == {BLACK, WHITE}
    stage.drag(210, 148)
    line = [stage.at(x, 140) for x in range(111, 300)]
    assert line == [BLACK, WHITE] * 94 + [BLACK] or line == [WHITE, BLACK] * 94 + [WHITE]
    stage.release(200, 108)
    assert {stage.at(x, 140) for x in range(110, 300)} == {WHITE}


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_4_an_outline_leaves_nothing_behind(qtbot: QtBot, depth: int) -> None:
    stage = Stage(qtbot, depth)
    stage.window((100, 100), frame=Frame.ROUND)
    before = stage.screen.buffer.shown.copy()
    stage.press(200, 108)
    for to in ((240, 130), (150, 300), (200, 108)):
        stage.drag(*to)
        assert stage.screen.buffer.shown != before
    stage.release(200, 108)
    assert stage.screen.buffer.shown == before


def test_4_a_drag_has_limits_and_a_tolerance(qtbot: QtBot) -> None:
    """§4: it follows the pointer up to 4 pixels from the desktop's edges; over the bar it is off."""
    stage = Stage(qtbot)
    window = stage.window((100, 100))
    stage.press(200, 108)
    stage.drag(639, 479)
    assert stage.bounds() == [rect(100 + 635 - 200, 100 + 475 - 108, 203, 121)]
    stage.drag(200, 21)
    assert stage.bounds() == [rect(100, 100 + 24 - 108, 203, 121)]
    stage.drag(200, 19)
    assert stage.bounds() == []
    stage.drag(200, 200)
    assert len(stage.bounds()) == 1
    stage.drag(300, 10)
    stage.release(300, 10)
    assert stage.where(window) == (100, 100)


def test_4_a_window_stays_within_reach(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    window = stage.window((100, 100))
    for grip, to in (((110, 102), (639, 479)), ((0, 0), (0, 400)), ((0, 0), (0, 22))):
        x, y = stage.where(window)
        start = grip if grip != (0, 0) else (min(x + 195, 635), y + 2)
        stage.press(*start)
        stage.drag(*to)
        stage.release(*to)
        left, top = stage.where(window)
        title = rect(left, top, 203, 19).intersected(rect(0, 20, 640, 460))
        assert title.width() >= 4 and title.height() >= 4, (left, top)


def test_4_moving_a_window_behind_activates_it(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    behind = stage.window((100, 100))
    front = stage.window((150, 150))
    stage.press(120, 108)
    assert stage.manager.front is behind
    stage.drag(130, 118)
    stage.release(130, 118)
    assert stage.where(behind) == (110, 110) and stage.where(front) == (150, 150)


def test_4_command_drag_moves_a_window_without_activating_it(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    behind = stage.window((100, 100))
    front = stage.window((150, 150))
    stage.press(120, 108, COMMAND)
    stage.drag(130, 118)
    assert len(stage.bounds()) == 1
    stage.release(130, 118)
    assert stage.manager.front is front
    assert stage.where(behind) == (110, 110)


def test_4_the_activating_click_does_nothing_else(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    button = QPushButton("Here")
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    behind = stage.window((100, 100), content=button)
    stage.window((320, 150))
    stage.click(150, 160)
    assert stage.manager.front is behind and not pressed
    stage.click(150, 160)
    assert pressed == [True]


def test_2_4_boxes_follow_the_pointer(qtbot: QtBot) -> None:
    """§2.4, §4: a box is highlighted only while the pointer is inside, and acts on release inside."""
    stage = Stage(qtbot)
    window = stage.window((100, 100))
    # The close box is at content (8, -15), and the content at (101, 119).
    assert stage.at(114, 109) == WHITE
    stage.press(114, 109)
    assert stage.at(114, 105) == BLACK
    stage.drag(125, 109)
    assert stage.at(114, 105) == WHITE
    stage.release(125, 109)
    assert window in stage.manager.windows
    stage.press(114, 109)
    stage.drag(150, 109)
    stage.drag(114, 110)
    stage.release(114, 110)
    assert window not in stage.manager.windows


def test_2_4_the_zoom_box_toggles_between_two_states(qtbot: QtBot) -> None:
    """§2.4: the screen inset by 3 and top + 38; a difference of 7 pixels makes a user state."""
    stage = Stage(qtbot)
    window = stage.window((100, 100), growable=True)

    def zoom() -> None:
        frame = stage.manager.rect_of(window)
        # The box is at w - 19 of the content: 14 pixels left of the frame's last column but 2.
        stage.click(frame.right() - 2 - 13, frame.top() + 9)

    zoom()
    content = window.content.geometry().translated(QPoint(*stage.where(window)))
    assert content == rect(3, 41, 634, 436)
    zoom()
    assert stage.manager.rect_of(window) == rect(100, 100, 203, 121)
    zoom()
    stage.manager.move(window, QPoint(2 + 6, 22 + 6))
    zoom()
    assert stage.manager.rect_of(window) == rect(100, 100, 203, 121)
    zoom()
    stage.manager.move(window, QPoint(2, 22 + 7))
    zoom()
    assert stage.where(window) == (2, 22)
    zoom()
    assert stage.where(window) == (2, 29)
    window.largest = QSize(300, 200)
    stage.manager.move(window, QPoint(50, 50))
    zoom()
    assert window.content.size() == QSize(300, 200)


def test_2_4_growing_shows_an_outline(qtbot: QtBot) -> None:
    """§2.4, §4: an outline with the lines of title and scroll bars; the upper left corner stays."""
    stage = Stage(qtbot)
    window = stage.window((100, 100), growable=True)
    window.largest = QSize(300, 200)
    stage.press(295, 213)
    stage.drag(325, 253)
    whole, *lines = stage.bounds()
    assert whole == rect(100, 100, 233, 161)
    assert lines == [
        rect(101, 118, 230, 1),
        rect(101 + 230 - 15, 119, 1, 140),
        rect(101, 119 + 140 - 15, 230, 1),
    ]
    stage.release(325, 253)
    assert stage.manager.rect_of(window) == rect(100, 100, 233, 161)
    assert stage.bounds() == []
    # Its new corner has the size box, and the old one is gone.
    assert stage.at(101 + 230 - 15, 250) == BLACK
    assert stage.at(101 + 200 - 15, 200) == WHITE
    stage.press(328, 255)
    stage.drag(600, 460)
    stage.release(600, 460)
    assert window.content.size() == QSize(300, 200)
    stage.press(395, 312)
    stage.drag(20, 30)
    stage.release(20, 30)
    assert window.content.size() == QSize(80, 60)


def test_2_5_a_movable_dialog_can_be_moved_and_stays_modal(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    stage.window((100, 100))
    dialog = stage.window((200, 200), frame=Frame.MOVABLE)
    with qtbot.waitSignal(stage.manager.beeped):
        stage.click(120, 108)
    assert stage.manager.front is dialog
    stage.press(230, 210)
    stage.drag(250, 230)
    stage.release(250, 230)
    assert stage.where(dialog) == (220, 220)
    fixed = stage.window((50, 50), frame=Frame.DIALOG)
    stage.press(100, 54)
    stage.drag(150, 90)
    stage.release(150, 90)
    assert stage.where(fixed) == (50, 50)


def test_4_a_window_may_close_while_it_is_dragged(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    window = stage.window((100, 100))
    stage.press(200, 108)
    stage.drag(230, 158)
    window.dismiss()
    assert stage.bounds() == []
    stage.drag(240, 158)
    stage.release(240, 158)
    assert stage.manager.windows == ()
