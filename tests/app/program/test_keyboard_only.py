"""Tests with the keyboard alone: Tab and arrows, menus, pop-up menus, lists, help and its links."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from games.war_of_flowers.screen.options import WarForm
from macclassic.app.dialogs.control_panels import MonitorsPanel
from macclassic.app.dialogs.desktop_patterns_panel import DesktopPatternsPanel, pattern_title
from macclassic.app.program.program import Program
from macclassic.table.help.help_window import HelpWindow
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.file_dialogs import OpenDialog, SaveDialog
from tests.support.match.program import click, key, opened, settle
from tests.support.screen.dialog_parts import part

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


def open_game(program: Program) -> None:
    program.open_game("war-of-flowers", zoom=False, enter=False)
    settle()


def options(program: Program) -> WarForm:
    open_game(program)
    program.game.choose_options()  # type: ignore[union-attr]
    settle()
    front = program.manager.front
    assert isinstance(front, WarForm)
    return front


def tab(program: Program, times: int = 1, back: bool = False) -> list[QWidget | None]:
    """Press Tab so often; return the focused widget after each."""
    found = []
    for _ in range(times):
        if back:
            QTest.keyClick(program.screen, Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
            settle()
        else:
            key(program, Key.Key_Tab)
        front = program.manager.front
        found.append(front.focusWidget() if front is not None else None)
    return found


# Controls


def test_tab_stops_at_the_marked_radio_button_once_per_group(program: Program) -> None:
    dialog = options(program)
    money, right, right_iq, left, left_iq, more, *table, cancel, ok = tab(program, 13)
    there = dialog.controls
    assert money is there["money"][0] and isinstance(more, QPushButton) and more.text() == "More…"
    assert [right, left] == there["who"] and [right_iq, left_iq] == there["iq"]
    assert (cancel, ok) == (dialog.button("cancel"), dialog.button("ok"))
    pace, labels, *program_settings = table
    assert pace is there["pace"][0] and labels is there["marked_cards"][0] and len(program_settings) == 3
    assert tab(program) == [money]
    assert tab(program, 3, back=True) == [ok, cancel, program_settings[-1]]


def test_more_is_pressed_by_keys_and_leads_on_to_what_it_shows(program: Program) -> None:
    dialog = options(program)
    tab(program, 6)
    key(program, Key.Key_Space)
    settle()
    there = dialog.controls
    assert dialog.focusWidget() is there["money"][-1]
    *_, house, each, cup = tab(program, 7)
    assert house is there["house"][0] and each.text() == "Customise…" and [cup] == there["cup"]


def test_arrows_move_the_mark_in_a_radio_group(program: Program) -> None:
    dialog = options(program)
    tab(program)
    before = dialog.values()["money"]
    key(program, Key.Key_Right)
    assert (before, dialog.values()["money"]) == (20, 50)
    assert dialog.focusWidget() is dialog.controls["money"][1]
    key(program, Key.Key_Left)
    assert dialog.values()["money"] == 20


def test_a_pop_up_menu_is_used_by_keys(program: Program) -> None:
    dialog = options(program)
    tab(program, 3)
    box = dialog.controls["iq"][0]
    before = box.currentIndex()
    key(program, Key.Key_Space)
    assert box.menu is not None
    key(program, Key.Key_Down)
    key(program, Key.Key_Return)
    assert dialog in program.manager.windows and box.menu is None
    assert box.currentIndex() == before + 1 and dialog.focusWidget() is box
    key(program, Key.Key_Space)
    key(program, Key.Key_Down)
    key(program, Key.Key_Escape)
    assert dialog in program.manager.windows and box.currentIndex() == before + 1
    key(program, Key.Key_Up)  # opens it too
    assert box.menu is not None
    key(program, Key.Key_Up)
    key(program, Key.Key_Return)
    assert box.currentIndex() == before


def test_the_keyboard_focus_is_visible(program: Program) -> None:
    """Each stop of Tab changes pixels at its place, in black and white too."""
    program.screen.set_depth(1)
    dialog = options(program)
    before = program.screen.buffer.frame()
    seen = []
    for _ in range(8):
        (control,) = tab(program)
        frame = program.screen.buffer.frame()
        assert frame != before, control
        seen.append(frame)
        before = frame
    assert len(set(seen)) == 8
    assert isinstance(dialog, Dialog)


def test_changing_the_volume_by_keys_plays_a_sound(program: Program, qtbot: QtBot) -> None:
    played: list[str] = []

    def heard() -> bool:
        played.append(str(program.sounds.alert))
        return True

    program.sounds.beep = heard  # type: ignore[method-assign]
    program.show_sound()
    settle()
    tab(program, 1)
    key(program, Key.Key_Down)
    tab(program, 1)
    key(program, Key.Key_Left)
    assert played == ["drop", "drop"] and program.sounds.volume == program.settings.volume - 1
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: program.manager.front is None)
    assert program.sounds.volume == program.settings.volume and program.sounds.alert == "beep"


# Files


def test_a_match_is_saved_and_opened_by_keys(program: Program, qtbot: QtBot) -> None:
    open_game(program)
    controller = program.game
    controller.begin(4711)  # type: ignore[union-attr]
    controller.table.finish()  # type: ignore[union-attr]
    settle()
    key(program, "s", command=True)
    saving = program.manager.front
    assert isinstance(saving, SaveDialog)
    QTest.keyClicks(program.screen, "Spring")
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: saving not in program.manager.windows)
    (saved,) = (program.folder.path).rglob("Spring.macclassic")  # type: ignore[union-attr]
    key(program, "o", command=True)
    opening = program.manager.front
    assert isinstance(opening, OpenDialog)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: opening not in program.manager.windows)
    assert opening.path == saved


def test_folders_are_opened_by_keys(program: Program, qtbot: QtBot) -> None:
    open_game(program)
    folder = program.folder.path / "Saved Games"  # type: ignore[union-attr]
    (folder / "Old").mkdir(parents=True)
    (folder / "Old" / "May.json").write_text("{}")
    key(program, "o", command=True)
    opening = program.manager.front
    assert isinstance(opening, OpenDialog)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: part(opening, QComboBox).currentText() == "Old")
    assert opening in program.manager.windows
    key(program, Key.Key_Up, command=True)
    assert part(opening, QComboBox).currentText() == "Saved Games"


# Menus


def test_the_focus_returns_after_a_menu_was_used_by_keys(program: Program, qtbot: QtBot) -> None:
    open_game(program)
    key(program, Key.Key_F10)
    pulled = program.bar.activeAction()
    assert pulled is not None
    key(program, Key.Key_Right)
    assert program.bar.activeAction() is not pulled
    key(program, Key.Key_Escape)
    key(program, Key.Key_Escape)
    settle()
    table = program.game.table  # type: ignore[union-attr]
    assert program.bar.activeAction() is None
    key(program, Key.Key_Right)
    assert table.hasFocus()


def test_monitors_is_used_by_keys(program: Program, qtbot: QtBot) -> None:
    key(program, Key.Key_F10)
    key(program, Key.Key_Down)
    for _ in range(8):
        menu = program.bar.actions()[0].menu()
        now = menu.activeAction()  # type: ignore[attr-defined]
        if now is not None and now.text().startswith("Monitors"):
            break
        key(program, Key.Key_Down)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(program.manager.front, MonitorsPanel))
    tab(program)
    key(program, Key.Key_Up)
    assert program.screen.bits == 4
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: program.manager.front is None)
    assert program.screen.bits == 8


# Windows


def test_command_w_closes_the_game(program: Program) -> None:
    open_game(program)
    key(program, "w", command=True)
    assert program.game is None and program.manager.front is None
    key(program, Key.Key_Down)
    assert program.desktop.selected == "war-of-flowers"


def test_help_is_used_by_keys(program: Program) -> None:
    open_game(program)
    key(program, "/", command=True)
    front = program.manager.front
    assert isinstance(front, HelpWindow) and front.number == 1
    for stroke, page in ((Key.Key_Right, 2), (Key.Key_End, 22), (Key.Key_PageUp, 21), (Key.Key_Home, 1)):
        key(program, stroke)
        assert front.number == page
    key(program, Key.Key_Escape)
    assert front not in program.manager.windows


def test_links_of_help_are_followed_by_keys(program: Program) -> None:
    open_game(program)
    key(program, "/", command=True)
    front = program.manager.front
    assert isinstance(front, HelpWindow)
    before = program.screen.buffer.frame()
    tab(program)
    settle()
    assert program.screen.buffer.frame() != before  # the link that Return follows is marked
    key(program, Key.Key_Return)
    assert front.number == 10
    front.turn_to(12)  # a page with three links
    tab(program, 3)
    key(program, Key.Key_Return)
    assert front.number == 18


def test_desktop_patterns_are_chosen_by_keys(program: Program, qtbot: QtBot) -> None:
    focused: list[str] = []
    program.announcer.focused.connect(focused.append)
    show = next(
        item.command for item in program.bar.menus[0].items if item.title.startswith("Desktop Pattern")
    )
    assert show is not None
    show()
    settle()
    front = program.manager.front
    assert isinstance(front, DesktopPatternsPanel)
    with_keyboard = program.screen.buffer.frame()
    before = front.grid.name
    key(program, Key.Key_Right)
    assert front.grid.name != before and focused[-1] == pattern_title(front.grid.name)
    key(program, Key.Key_Left)
    assert program.screen.buffer.frame() == with_keyboard
    tab(program)
    assert not front.grid.hasFocus() and program.screen.buffer.frame() != with_keyboard
    tab(program, back=True)
    key(program, Key.Key_Down)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is None)
    assert program.settings.pattern not in ("", before)


def test_keys_move_from_window_to_window(program: Program, qtbot: QtBot) -> None:
    open_game(program)
    game = program.manager.front
    key(program, "/", command=True)
    help_window = program.manager.front
    assert isinstance(help_window, HelpWindow)
    for front in (game, help_window, game):
        key(program, Key.Key_F6)
        assert program.manager.front is front
    assert program.game is not None and program.game.table.hasFocus()
    program.show_about()
    settle()
    about = program.manager.front
    key(program, Key.Key_F6)
    assert program.manager.front is about


def test_digits_typed_at_the_own_amount_fill_its_field(program: Program) -> None:
    dialog = options(program)
    other = next(each for each in dialog.findChildren(QRadioButton) if each.text() == "$")
    (amount,) = dialog.findChildren(QLineEdit)
    dialog.show_rest()
    settle()
    key(program, "7")
    assert amount.text() == "" and dialog.values()["money"] == 20, "no amount is asked for"
    corner = program.manager.rect_of(dialog).topLeft()
    at = corner + other.mapTo(dialog, other.rect().center())
    click(program, at.x(), at.y())
    for each in "77":
        key(program, each)
    assert dialog.values()["money"] == 77 and dialog.button("ok").isEnabled()
    # Chosen again, the amount is typed anew.
    click(program, at.x() - 100, at.y())
    other.setFocus()
    other.click()
    key(program, "9")
    key(program, "1")
    assert dialog.values()["money"] == 91
