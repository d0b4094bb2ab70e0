"""Tests with a game controller: everything works with the arrows, Return, Esc and F10 alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.control_panels import MonitorsPanel
from macclassic.app.game.title_dialog import TitleDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.table.help.help_window import HelpWindow
from macclassic.toolbox.dialogs import arrow_focus
from macclassic.toolbox.dialogs.dialogs import Dialog, Hint, OptionsDialog
from macclassic.toolbox.windows.window import tab_stops
from tests.support.match.playing import LocalThinker, controller_of
from tests.support.match.program import key, make_program, opened, rest, settle
from tests.support.screen.dialog_parts import part

GAMES = [key for key, spec in games().items() if spec.screen]
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
RETURN, ESC, BAR = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F10


def dialog(program: Program) -> Dialog:
    front = program.manager.front
    assert isinstance(front, Dialog)
    return front


def arrows(control: QWidget | None) -> tuple[Qt.Key, ...]:
    """Return the arrows that move the focus away from a control; the control handles the others."""
    if isinstance(control, QSlider):
        return (UP, DOWN) if control.orientation() == Qt.Orientation.Horizontal else (LEFT, RIGHT)
    return (UP, DOWN) if isinstance(control, QLineEdit) else tuple(arrow_focus.DIRECTIONS)


def rove(program: Program, goal: QWidget) -> None:
    """Move the focus to a control of the front dialog by arrows alone, by the shortest way."""
    front = dialog(program)
    ways: dict[QWidget | None, tuple[Qt.Key, ...]] = {front.focusWidget(): ()}
    queue = list(ways)
    while goal not in ways:
        at = queue.pop(0)
        for arrow in arrows(at):
            found = arrow_focus.neighbour(front, at, arrow)
            if found not in ways:
                ways[found] = (*ways[at], arrow)
                queue.append(found)
    for arrow in ways[goal]:
        key(program, arrow)
    assert front.focusWidget() is goal


def choose(program: Program, menu: str, item: str) -> None:
    """Choose an item of a menu by keys."""
    titles = [each.title for each in program.bar.menus]
    place = next(at for at, title in enumerate(titles) if title == menu)
    key(program, BAR)
    for _ in range(place):
        key(program, RIGHT)
    for _ in range(60):
        pulled = program.bar.activeAction()
        now = pulled.menu().activeAction() if pulled is not None else None  # type: ignore[attr-defined]
        if now is not None and now.text().partition("\t")[0] == item:
            break
        key(program, DOWN)
    else:
        raise AssertionError(f"{item} was not come to")
    key(program, RETURN)


def until(qtbot: QtBot, holds: Callable[[], bool]) -> None:
    qtbot.waitUntil(holds)
    settle()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_seven_keys(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = make_program(tmp_path / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start()
    settle()

    # Open the icon on the desktop, and play.
    for _ in range(GAMES.index(game) + 1):
        key(program, DOWN)
    assert program.desktop.selected == game
    key(program, RETURN)
    until(qtbot, lambda: isinstance(program.manager.front, TitleDialog))
    key(program, RETURN)
    until(qtbot, lambda: controller_of(program).session.match is not None)

    # Make a move with random keys; prompts are answered with their default.
    by_hand: list[object] = []
    controller_of(program).table.action_chosen.connect(by_hand.append)
    thumb = Random(1)
    for number in range(2000):
        if by_hand:
            break
        front = program.manager.front
        if isinstance(front, Dialog):
            key(program, (RETURN, RIGHT)[number % 2])
        elif controller_of(program).table.busy:
            key(program, RETURN)
        else:
            key(program, thumb.choice((LEFT, RIGHT, UP, DOWN, RETURN)))
    assert by_hand
    controller_of(program).table.finish()
    settle()
    while isinstance(program.manager.front, Dialog):
        key(program, RETURN)
        rest(program)

    # Change an option by moving to its control and pressing it, then leave the dialog.
    choose(program, "Options", "Options…")
    until(qtbot, lambda: isinstance(program.manager.front, OptionsDialog))
    form = dialog(program)
    marks = [each for each in tab_stops(form) if isinstance(each, QRadioButton) and not each.isChecked()]
    # A game's options may all be fixed during a match.
    if marks:
        rove(program, marks[0])
        assert not marks[0].isChecked(), "the way through changes nothing"
        key(program, RETURN)
        assert marks[0].isChecked() and program.manager.front is form
    rove(program, form.button("ok"))
    key(program, RETURN)
    until(qtbot, lambda: program.manager.front is not form)
    while isinstance(program.manager.front, Dialog):
        key(program, ESC)
        rest(program)

    # Read a page of help and close it.
    choose(program, "Game", "Help…")
    until(qtbot, lambda: isinstance(program.manager.front, HelpWindow))
    page = program.manager.front
    assert isinstance(page, HelpWindow)
    number = page.number
    key(program, RIGHT if number == 1 else LEFT)
    assert page.number != number or part(page, QComboBox).count() == 1
    for _ in range(60):
        if page.focusWidget() is part(page, QComboBox):
            break
        key(program, DOWN)
    assert page.focusWidget() is part(page, QComboBox)
    key(program, UP)
    assert isinstance(page.focusWidget(), QScrollArea)
    key(program, ESC)
    until(qtbot, lambda: page not in program.manager.windows)

    quits: list[bool] = []
    monkeypatch.setattr(program, "quit", lambda: quits.append(True))
    program.update_menus()
    choose(program, "Game", "Quit")
    until(qtbot, lambda: bool(quits))


@pytest.mark.parametrize("decisions", [0, 9, 40])
@pytest.mark.parametrize("game", GAMES)
def test_arrows_reach_everything_on_a_table(tmp_path: Path, game: str, decisions: int) -> None:
    spec = games()[game]
    match = played(spec, 7, decisions=decisions)
    while match.actor != 0 and match.actor >= 0:
        match = played(spec, 7, decisions=(decisions := decisions + 1))
    match.seats[0]["player"] = "person"
    program = opened(tmp_path / "data", game)
    controller_of(program).session.open(match)
    table = controller_of(program).table
    table.finish()
    settle()
    reach = table.reachable_spots()
    ways = {
        spot.key: {
            table.parts.input.next_focus(replace(table.state, current=spot.key), reach, arrow)
            for arrow in arrow_focus.DIRECTIONS
        }
        for spot in reach
    }
    for first in ways:
        found, queue = {first}, [first]
        while queue:
            new = ways[queue.pop()] - found - {None}
            found |= new
            queue += new
        assert found == ways.keys(), first


@pytest.mark.parametrize("game", GAMES)
def test_arrows_reach_everything_in_every_dialog(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    shows = {**controller_of(program).dialogs()}
    if game == GAMES[0]:
        shows |= {
            "monitors": program.show_monitors,
            "sound": program.show_sound,
            "language": program.show_language,
            "patterns": program.show_patterns,
        }
    for name, show in shows.items():
        if name.startswith("help"):
            continue
        show()
        settle()
        front = dialog(program)
        around = tab_stops(front)
        for first in around:
            found, queue = {first}, [first]
            while queue:
                at = queue.pop()
                for arrow in arrows(at):
                    there = arrow_focus.neighbour(front, at, arrow)
                    if there is not None and there not in found:
                        found.add(there)
                        queue.append(there)
            assert found == set(around), (name, first)
        while isinstance(program.manager.front, Dialog):
            program.manager.close(program.manager.front)
            settle()


@pytest.fixture
def monitors(qapp: object, tmp_path: Path) -> Program:
    program = opened(tmp_path / "data")
    program.show_monitors()
    settle()
    return program


def ringed(program: Program) -> list[str]:
    return [each.text() for each in dialog(program).findChildren(QPushButton) if each.isDefault()]


def test_return_presses_the_focused_button_which_has_the_ring(monitors: Program) -> None:
    front = dialog(monitors)
    assert ringed(monitors) == ["OK"]
    full = next(each for each in front.findChildren(QCheckBox) if each.text() == "Full screen")
    rove(monitors, full)
    assert ringed(monitors) == [], "Return would cross the box"
    key(monitors, RETURN)
    assert full.isChecked()
    key(monitors, RETURN)
    assert not full.isChecked() and monitors.manager.front is front
    rove(monitors, front.button("cancel"))
    assert ringed(monitors) == ["Cancel"]
    key(monitors, RETURN)
    rest(monitors)
    assert front not in monitors.manager.windows


def test_tab_gives_return_to_the_default_button_again(monitors: Program, qtbot: QtBot) -> None:
    front = dialog(monitors)
    box = next(each for each in front.findChildren(QComboBox))
    rove(monitors, box)
    key(monitors, Qt.Key.Key_Tab)
    assert ringed(monitors) == ["OK"]
    at = front.focusWidget()
    assert isinstance(at, QComboBox | QAbstractButton)
    key(monitors, RETURN)
    qtbot.waitUntil(lambda: front not in monitors.manager.windows)


def test_a_pop_up_menu_is_opened_and_an_item_chosen(monitors: Program, qtbot: QtBot) -> None:
    front = dialog(monitors)
    assert isinstance(front, MonitorsPanel)
    box = front.findChildren(QComboBox)[1]
    rove(monitors, box)
    before = box.currentIndex()
    key(monitors, RETURN)
    assert box.menu is not None  # type: ignore[attr-defined]
    key(monitors, DOWN)
    key(monitors, RETURN)
    qtbot.waitUntil(lambda: box.currentIndex() == before + 1)
    assert front.focusWidget() is box and monitors.manager.front is front
    key(monitors, ESC)
    rest(monitors)
    assert front not in monitors.manager.windows


def test_arrows_along_a_slider_move_it_and_across_leave_it(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data")
    program.show_sound()
    settle()
    front = dialog(program)
    slider = next(each for each in tab_stops(front) if each.inherits("QSlider"))
    rove(program, slider)
    before = slider.value()  # type: ignore[attr-defined]
    along = (LEFT, RIGHT) if slider.width() > slider.height() else (DOWN, UP)
    key(program, along[0])
    assert slider.value() == before - 1 and front.focusWidget() is slider  # type: ignore[attr-defined]
    key(program, DOWN if along[0] == LEFT else RIGHT)
    assert front.focusWidget() is not slider


def test_each_of_the_keys_closes_a_hint(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data")
    for each in (LEFT, RIGHT, UP, DOWN, RETURN, ESC):
        program.manager.open(Hint("Look."))
        settle()
        key(program, each)
        assert program.manager.front is None


@pytest.mark.parametrize("game", GAMES)
def test_return_starts_a_match_if_none_is_under_way(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    program = make_program(tmp_path / "data")
    program.start(game)
    until(qtbot, lambda: isinstance(program.manager.front, TitleDialog))
    key(program, Qt.Key.Key_Escape)
    until(qtbot, lambda: program.manager.front is controller_of(program).window)
    for arrow in arrow_focus.DIRECTIONS:
        key(program, arrow)
    assert program.manager.front is controller_of(program).window
    key(program, RETURN)
    until(qtbot, lambda: isinstance(program.manager.front, TitleDialog))
    key(program, RETURN)
    until(qtbot, lambda: controller_of(program).session.under_way)
    controller_of(program).table.finish()
    settle()
    # While a match is under way, only its own dialogs open.
    for _ in range(3):
        key(program, RETURN)
        rest(program)
        assert not isinstance(program.manager.front, TitleDialog)
