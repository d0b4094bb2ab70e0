"""Tests of the desktop, its menus and dialogs, by mouse and by keyboard."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.control_panels import LanguagePanel, MonitorsPanel
from macclassic.app.dialogs.shareware_notice import NoticeDialog, RegistrationDialog
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings, loads
from macclassic.quickdraw.colours import clut
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, Kind, ask
from macclassic.toolbox.windows.window import Window
from tests.support.match.program import click, drag, key, make_program, opened, press, release, settle
from tests.support.screen.dialog_parts import mark

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


def titles(program: Program, menu: int) -> list[str]:
    return [item.title for item in program.bar.menus[menu].items]


def wait_for_window(qtbot: QtBot, program: Program, kind: type) -> Window:
    qtbot.waitUntil(lambda: isinstance(program.manager.front, kind))
    front = program.manager.front
    assert front is not None
    return front


# Menus


def test_the_bar_belongs_to_the_desktop(program: Program) -> None:
    assert [menu.title for menu in program.bar.menus] == [
        "\uf8ff",
        "Game",
        "Options",
        "Help",
        "Balloons",
        "Applications",
    ]
    assert titles(program, 0) == [
        "About macclassic…",
        "-",
        "Achievements…",
        "Calendar…",
        "Desktop Patterns…",
        "Language…",
        "Monitors…",
        "Players…",
        "Sound…",
    ]


def test_a_menu_item_is_chosen_by_press_drag_and_release(program: Program, qtbot: QtBot) -> None:
    press(program, 22, 9)
    drag(program, 40, 30)
    drag(program, 40, 126)
    release(program, 40, 126)
    wait_for_window(qtbot, program, MonitorsPanel)


def test_releasing_outside_a_menu_does_nothing(program: Program, qtbot: QtBot) -> None:
    press(program, 22, 9)
    drag(program, 40, 60)
    drag(program, 400, 300)
    release(program, 400, 300)
    qtbot.wait(400)  # Longer than the blinks would take.
    assert program.manager.front is None


def test_a_menu_item_is_chosen_by_the_keyboard(program: Program, qtbot: QtBot) -> None:
    key(program, Key.Key_F10)
    key(program, Key.Key_Down)
    for _ in range(8):
        if any(
            a.text().startswith("Sound") and a is m.activeAction()
            for m in pulls(program)
            for a in m.actions()
        ):
            break
        key(program, Key.Key_Down)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is not None)
    assert program.manager.front.windowTitle() == "Sound"  # type: ignore[union-attr]


def pulls(program: Program) -> list[object]:
    return [action.menu() for action in program.bar.actions() if action.menu() is not None]


def test_command_keys_flash_the_title(program: Program, qtbot: QtBot) -> None:
    program.desktop.select("war-of-flowers")
    settle()
    with qtbot.waitSignal(program.bar.flashed) as flashed:
        key(program, "o", command=True)
    assert flashed.args == ["Game"]
    assert program.game is not None


# The desktop


def test_return_opens_the_selected_game(program: Program) -> None:
    key(program, Key.Key_Down)
    assert program.desktop.selected == "war-of-flowers"
    key(program, Key.Key_Return)
    assert program.game is not None and program.game.window in program.manager.windows


def test_a_letter_selects_the_next_game_of_that_letter(program: Program) -> None:
    seen = []
    for _ in range(3):
        key(program, "w")
        seen.append(program.desktop.selected)
    assert seen == ["war-of-flowers", "war-of-coins", "war-of-flowers"]
    key(program, "x")
    assert program.desktop.selected == "war-of-flowers"


def test_a_double_click_opens_a_game(program: Program) -> None:
    icon = program.desktop.icon_rect("war-of-flowers").center()
    click(program, icon.x(), icon.y(), double=True)
    assert program.game is not None


def test_a_click_outside_the_icons_selects_nothing(program: Program) -> None:
    program.desktop.select("war-of-flowers")
    click(program, 100, 300)
    assert program.desktop.selected is None


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_a_selected_icon_is_painted_in_colours_of_the_table(program: Program, depth: int) -> None:
    """At half brightness, other colours would be looked up at every repaint near the icon."""
    program.screen.set_depth(depth)
    program.desktop.select("war-of-coins")
    settle()
    painted, table = program.screen.picture, set(clut(depth))
    icon = program.desktop.icon_rect("war-of-coins")
    assert icon is not None
    for y in range(icon.top(), icon.bottom() + 1):
        for x in range(icon.left(), icon.right() + 1):
            colour = painted.pixelColor(x, y)
            assert (colour.red(), colour.green(), colour.blue()) in table, (x, y)


def test_opening_draws_the_zoom_rectangles(program: Program, qtbot: QtBot) -> None:
    program.manager.zooming = True
    program.open_game("war-of-flowers")
    settle()
    window = program.manager.windows[-1]
    qtbot.waitUntil(window.isVisible)
    qtbot.waitUntil(lambda: program.manager.modal is not None)  # The title picture follows the window.


def test_the_callback_runs_when_the_window_is_open(program: Program, qtbot: QtBot) -> None:
    program.manager.zooming = True
    heard: list[str] = []
    kept, gone = (Window(name, QWidget()) for name in ("kept", "gone"))
    for window in (gone, kept):
        then = partial(heard.append, window.windowTitle())
        program.manager.open(window, zoom_from=QRect(580, 30, 32, 32), then=then)
    gone.dismiss()
    assert not heard
    qtbot.waitUntil(kept.isVisible)
    assert heard == ["kept"]


@pytest.mark.parametrize("struck", [Key.Key_Return, Key.Key_N])
def test_a_key_pressed_as_the_window_opens_starts_one_match(
    program: Program, qtbot: QtBot, struck: Qt.Key
) -> None:
    program.manager.zooming = True
    program.open_game("war-of-flowers")
    qtbot.waitUntil(lambda: program.manager.windows[-1].isVisible())
    held = Qt.KeyboardModifier.ControlModifier if struck is Key.Key_N else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(program.screen, struck, held)
    qtbot.waitUntil(lambda: program.manager.modal is not None)
    qtbot.keyClick(program.screen, Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.modal is None)
    qtbot.wait(500)  # The time at which it would have begun by itself.
    assert program.manager.modal is None


# Windows


def open_two(program: Program) -> tuple[Window, Window]:
    windows = []
    for number in range(2):
        content = QWidget()
        content.setFixedSize(200, 120)
        window = Window(f"Window {number}", content)
        program.manager.open(window, QPoint(60 + 120 * number, 60 + 60 * number))
        windows.append(window)
    settle()
    return windows[0], windows[1]


def test_the_first_click_only_activates_a_window(program: Program) -> None:
    back, front = open_two(program)
    pressed: list[object] = []
    back.content.mousePressEvent = pressed.append  # type: ignore[method-assign, assignment]
    click(program, 70, 120)
    assert program.manager.front is back and back.active and not front.active
    assert not pressed
    click(program, 70, 120)
    assert len(pressed) == 1


def test_a_window_moves_when_its_outline_is_let_go(program: Program) -> None:
    _, front = open_two(program)
    before = program.manager.rect_of(front)
    grip = before.topLeft() + QPoint(60, 8)
    press(program, grip.x(), grip.y())
    drag(program, grip.x() + 40, grip.y() + 30)
    assert program.manager.rect_of(front) == before
    release(program, grip.x() + 40, grip.y() + 30)
    assert program.manager.rect_of(front) == before.translated(40, 30)


def test_a_window_stays_within_reach(program: Program) -> None:
    _, front = open_two(program)
    for to in (QPoint(-5000, -5000), QPoint(5000, 5000)):
        program.manager.move(front, to)
        visible = program.manager.rect_of(front) & QRect(0, 20, 640, 460)
        assert visible.width() >= 20 and visible.height() >= 10


def test_the_close_box_closes_on_release_inside(program: Program) -> None:
    _, front = open_two(program)
    box = program.manager.rect_of(front).topLeft() + QPoint(14, 9)
    press(program, box.x(), box.y())
    release(program, box.x() + 50, box.y() + 50)
    assert front in program.manager.windows
    click(program, box.x(), box.y())
    assert front not in program.manager.windows


# Dialogs


def ask_something(program: Program) -> tuple[Alert, list[str]]:
    answers: list[str] = []
    box = ask(
        program.manager, Kind.NOTE, "Which?", (("no", "No"), ("yes", "Yes")), "yes", "no", answers.append
    )
    settle()
    return box, answers


@pytest.mark.parametrize(
    ("which", "command", "answer"),
    [
        (Key.Key_Return, False, "yes"),
        (Key.Key_Enter, False, "yes"),
        (Key.Key_Escape, False, "no"),
        (".", True, "no"),
    ],
)
def test_keys_press_the_buttons(
    program: Program, qtbot: QtBot, which: Key | str, command: bool, answer: str
) -> None:
    box, answers = ask_something(program)
    key(program, which, command)
    assert answers == []  # The button flashes first.
    qtbot.waitUntil(lambda: answers == [answer])
    assert box not in program.manager.windows


def test_tab_goes_round_the_buttons(program: Program, qtbot: QtBot) -> None:
    _, answers = ask_something(program)
    for _ in range(3):
        key(program, Key.Key_Tab)
    key(program, Key.Key_Space)  # Return would be the default button.
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["no"]


def test_a_click_outside_a_dialog_beeps_and_does_nothing(program: Program, qtbot: QtBot) -> None:
    box, answers = ask_something(program)
    with qtbot.waitSignal(program.manager.beeped):
        click(program, 20, 460)
    with qtbot.waitSignal(program.manager.beeped):
        press(program, 50, 9)
    release(program, 50, 9)
    assert answers == [] and program.manager.front is box


def test_command_keys_wait_while_a_dialog_is_open(program: Program) -> None:
    program.desktop.select("war-of-flowers")
    box, _ = ask_something(program)
    key(program, "o", command=True)
    assert program.game is None and program.manager.front is box


def test_sizes_of_the_screen_that_do_not_fit_the_display_are_grey(program: Program) -> None:
    display = program.screen.screen()
    room = display.size() * display.devicePixelRatio()
    program.show_monitors()
    panel = program.manager.front
    assert isinstance(panel, MonitorsPanel)
    menus = [each for each in panel.findChildren(QComboBox) if each.findData("832x624") >= 0]
    model = menus[0].model()
    assert isinstance(model, QStandardItemModel)
    fits = room.width() >= 832 and room.height() >= 624
    assert model.item(menus[0].findData("832x624")).isEnabled() == fits
    assert model.item(menus[0].findData("640x480")).isEnabled()


def test_monitors_change_at_once_and_cancel_takes_it_back(program: Program, qtbot: QtBot) -> None:
    program.show_monitors()
    panel = program.manager.front
    assert isinstance(panel, MonitorsPanel)
    mark(panel, "Black & white").click()
    assert program.screen.bits == 1
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: program.manager.front is None)
    assert program.screen.bits == 8


# The notice


def with_clock(tmp_path: Path, days: list[int]) -> list[str]:
    """Start once on each of these days, and return the headings of the notice."""
    heads = []
    for day in days:
        program = make_program(
            tmp_path / "data",
            registered=False,
            today=lambda day=day: date(1993, 9, 1) + timedelta(days=day),  # type: ignore[misc]
        )
        program.start()
        settle()
        notice = program.manager.front
        assert isinstance(notice, NoticeDialog)
        heads.append(head_of(notice))
        program.quit()
        program.screen.close()
        settle()
    return heads


def head_of(notice: Dialog) -> str:
    from PySide6.QtWidgets import QLabel

    return next(label.text() for label in notice.findChildren(QLabel) if label.text())


def test_the_notice_shows_the_trial_days(qapp: object, tmp_path: Path) -> None:
    assert with_clock(tmp_path, [0, 0, 3, 14, 15, 2]) == [
        "Day 1 of 15",
        "Day 1 of 15",
        "Day 4 of 15",
        "Day 15 of 15",
        "The 15 days are over",
        "The 15 days are over",
    ]


def test_the_game_plays_after_the_notice(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program = make_program(tmp_path / "data", registered=False)
    done: list[bool] = []
    program.screen.show()
    program.shareware.show_notice(lambda: done.append(True), patience_ms=0)
    settle()
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: done == [True])


def test_registering_closes_the_notice(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program = make_program(tmp_path / "data", registered=False)
    program.screen.show()
    program.shareware.show_notice(lambda: None, patience_ms=0)
    settle()
    program.manager.front.choose("register")  # type: ignore[union-attr]
    dialog = wait_for_window(qtbot, program, RegistrationDialog)
    dialog.findChild(QLineEdit).setText("  Ada   Lovelace ")  # type: ignore[union-attr]
    key(program, Key.Key_Return)
    thanks = wait_for_window(qtbot, program, Alert)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is not thanks)
    # The lesson is offered after the registration too.
    lesson = program.manager.front
    assert isinstance(lesson, Alert) and lesson.button("show").isDefault()
    lesson.choose("later")
    qtbot.waitUntil(lambda: program.manager.front is None)
    program.quit()
    program.screen.close()
    settle()
    from macclassic.app.program.startup import load_settings
    from macclassic.app.storage.data_folder import Folder

    settings, complaints = load_settings(Folder(tmp_path / "data"))
    assert settings.name == "Ada Lovelace" and not complaints
    again = make_program(tmp_path / "data", registered=False, settings=settings)
    assert again.registered
    again.start()
    settle()
    assert again.manager.front is None
    again.show_about()
    assert any("Ada Lovelace" in label for label in labels(again))


def labels(program: Program) -> list[str]:
    from PySide6.QtWidgets import QLabel

    front = program.manager.front
    assert front is not None
    return [label.text() for label in front.findChildren(QLabel)]


def test_a_broken_trial_file_is_set_aside_and_reported(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "trial.json").write_text("{")
    program = make_program(folder, registered=False)
    program.start()
    settle(20)
    alert = program.manager.front
    assert isinstance(alert, Alert) and any("kept as" in label.text() for label in alert.findChildren(QLabel))
    alert.choose("ok")
    settle(20)
    notice = program.manager.front
    assert isinstance(notice, NoticeDialog) and head_of(notice) == "Day 1 of 15"
    assert any(path.read_text() == "{" for path in folder.iterdir() if path.name.startswith("trial"))


# Settings from the command line


def given(tmp_path: Path) -> Program:
    """Return a program started with depth, scale and language from the command line."""
    settings = Settings(depth=8, scale=None, sound=False, language="")
    settings.for_this_run(depth=4, scale=1, language="en")
    return opened(tmp_path / "data", settings=settings)


def kept(program: Program) -> tuple[object, ...]:
    assert program.folder is not None
    settings = loads(program.folder.settings.read_text())
    return settings.depth, settings.scale, settings.language


def test_a_dialog_saves_only_the_settings_changed_in_it(qapp: object, tmp_path: Path) -> None:
    program = given(tmp_path)
    program.balloons.on = True
    assert kept(program) == (8, None, "")
    for press_first, answer, then in (
        (None, "ok", (8, None, "")),
        ("Black & white", "cancel", (8, None, "")),
        ("256 colours", "ok", (8, None, "")),
        ("16 colours", "ok", (4, None, "")),
    ):
        program.show_monitors()
        settle()
        panel = program.manager.front
        assert isinstance(panel, MonitorsPanel)
        if press_first is not None:
            mark(panel, press_first).click()
        panel.choose(answer)
        settle()
        program.save_settings()
        assert kept(program) == then


def test_a_cancelled_language_is_not_saved(qapp: object, tmp_path: Path) -> None:
    program = given(tmp_path)
    program.show_language()
    settle()
    panel = program.manager.front
    assert isinstance(panel, LanguagePanel)
    panel.choose("ok")
    settle()
    assert kept(program) == (8, None, "") and program.language == "en"
    program.choose_language("fr")
    assert kept(program) == (8, None, "fr")
