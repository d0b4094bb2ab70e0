"""Tests for the demo: a game plays itself until any input, and leaves no trace."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from games.flower_power.actions import Build
from macclassic.app.play import demo_game
from macclassic.app.play.computer_turns import stand_in, understood
from macclassic.app.play.demo import DemoStarter
from macclassic.app.play.demo_game import ROUNDS
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin, played
from macclassic.table.company.banter import BanterSettings
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, rush
from tests.support.match.program import click, key, rest, settle

GAMES = tuple(key for key, spec in games().items() if spec.screen)


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use players that decide at random, so that no test waits for the think process."""

    def by_lot(spec: GameSpec, seed: int, players: Sequence[str] = ()) -> Match:
        return begin(spec, seed, players=["random"] * len(begin(spec, seed).seats))

    monkeypatch.setattr(demo_game, "begin", by_lot)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def at_desktop(tmp_path: Path, alone_ms: int = 60_000) -> Program:
    """Return a program with only the desktop, whose demo starts after `alone_ms` of idle time."""
    from tests.support.match.program import make_program

    program = make_program(tmp_path / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.demo.deleteLater()
    program.demo = DemoStarter(program, alone_ms)
    program.start()
    settle()
    program.keeper.rest()  # the position of the window has been stored by now
    return program


def watch(program: Program, times: int = 30) -> int:
    """Finish the demo's motions `times` times; return the number of decisions.

    On a slow machine this continues until there are more than two decisions, for a minute at most.
    """
    show = program.demo._show
    assert show is not None
    turn, end = 0, time.monotonic() + 60
    while turn < times or (show._match.plies <= 2 and time.monotonic() < end):
        show.table.finish()
        settle(3)
        turn += 1
    return show._match.plies


@pytest.mark.parametrize("game", GAMES)
def test_the_demo_plays_and_leaves_no_trace(game: str, qapp: object, tmp_path: Path) -> None:
    program = at_desktop(tmp_path)
    before = files(tmp_path / "data")
    frame = program.screen.indices.tobytes()
    program.demo.start(game)
    settle()
    assert program.demo.running and program.front_game is None
    assert watch(program, 12) > 2
    key(program, Qt.Key.Key_Space)
    assert not program.demo.running and not program.manager.windows and program.game is None
    assert files(tmp_path / "data") == before
    program.screen.refresh()
    assert program.screen.indices.tobytes() == frame


def test_the_demo_accepts_actions_missing_from_the_legal_list() -> None:
    match = begin(games()["flower-power"], 4, {"petals": 30, "decks": 3, "base": 3})
    action = Build((2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 5))
    assert action not in match.legal
    assert understood(match, {"action": match.rules.form.actions.to_json(action)}) == action
    for other in ({"type": "draw"}, {"type": "nonsense"}):
        assert understood(match, {"action": other}) is None
    assert stand_in(match).action in match.legal


@pytest.mark.parametrize("how", ["key", "click", "double", "wheel"])
def test_any_input_ends_the_demo_and_does_nothing_else(how: str, qapp: object, tmp_path: Path) -> None:
    program = at_desktop(tmp_path)
    program.demo.start("soi")
    settle()
    icon = program.desktop.icon_rect("soi").center()
    if how == "key":
        key(program, "w")  # would otherwise select War of Flowers
    elif how == "wheel":
        at = QPointF(program.screen.to_viewport(QPoint(300, 200)))
        wheel = QWheelEvent(
            at,
            at,
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(program.screen.viewport(), wheel)
        settle()
    elif how == "click":
        click(program, icon.x(), icon.y())
    else:
        QTest.mouseDClick(
            program.screen.viewport(), Qt.MouseButton.LeftButton, pos=program.screen.to_viewport(icon)
        )
        settle()
    assert not program.demo.running and program.game is None and program.desktop.selected is None


def test_an_idle_desktop_starts_a_demo_and_input_restarts_the_wait(
    qapp: object, tmp_path: Path, qtbot: QtBot
) -> None:
    program = at_desktop(tmp_path)
    alone = program.demo._alone
    assert alone.isSingleShot() and alone.isActive()
    for touch in (lambda: key(program, "s"), lambda: click(program, 100, 300)):
        before = alone.timerId()
        touch()
        assert alone.isActive() and alone.timerId() != before  # the timer has restarted
    for game in GAMES[:2]:
        alone.start(1)
        qtbot.waitUntil(lambda: program.demo.running)
        assert program.demo._show is not None and program.demo._show.spec.key == game
        alone.setInterval(60_000)
        key(program, Qt.Key.Key_Space)
        assert not program.demo.running and alone.isActive()


def test_no_demo_starts_while_a_game_or_dialog_is_open(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program = at_desktop(tmp_path, alone_ms=50)
    program.show_about()
    qtbot.wait(200)
    assert not program.demo.running
    front = program.manager.front
    assert isinstance(front, Dialog)
    program.open_game("soi", zoom=False, enter=False)
    front.choose("ok")
    qtbot.wait(200)
    assert not program.demo.running
    program.manager.hide_all()
    qtbot.wait(200)
    assert not program.demo.running


def test_the_demo_of_all_games_continues_with_the_next(qapp: object, tmp_path: Path) -> None:
    program = at_desktop(tmp_path)
    program.demo.start()
    seen = []
    for _ in GAMES:
        show = program.demo._show
        assert show is not None and len(program.manager.windows) == 1
        seen.append(show.spec.key)
        show.over.emit()
        settle()
    assert seen == list(GAMES)
    assert program.demo._show is not None and program.demo._show.spec.key == GAMES[0]


@pytest.mark.parametrize("named", [True, False])
def test_sheets_close_by_themselves_in_a_demo(
    named: bool, qapp: object, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A demo of a named game continues; a demo of all games changes the game after some rounds."""

    def nearly(spec: GameSpec, seed: int, players: Sequence[str] = ()) -> Match:
        players = ["random"] * 3
        whole = played(spec, 4, rounds=ROUNDS, players=players)
        return played(spec, 4, rounds=ROUNDS, players=players, decisions=whole.plies - 1)

    program = at_desktop(tmp_path)
    monkeypatch.setattr(demo_game, "begin", nearly)
    program.demo.start("war-of-flowers" if named else None)
    show = program.demo._show
    assert show is not None and show.spec.key == "war-of-flowers"
    monkeypatch.setattr(demo_game, "begin", begin)
    over: list[int] = []
    show.over.connect(lambda: over.append(1))
    show._sheet_timer.setInterval(10)
    for _ in range(40):
        if show.sheet_open or over:
            break
        show.table.finish()
        settle(3)
    if named:
        qtbot.waitUntil(lambda: show._match.round_count > ROUNDS)
        assert not over
    else:
        qtbot.waitUntil(lambda: bool(over))
        assert program.demo._show is not show


@pytest.mark.parametrize("game", ["war-of-flowers", "soi", "sorry", "war-of-coins"])
def test_a_match_behind_a_demo_resumes_where_it_stood(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 7)
    match = match_of(program)
    showing = controller_of(program).session.presenter
    rush(program, lambda: showing.at_rest and match.actor == showing.viewer_seat)
    # Remarks disappear after a while, which would change the frame.
    controller_of(program).table.use(manners=BanterSettings("off"))
    program.keeper.rest()  # the position of the window has been stored by now
    record, before = match.to_record(), files(tmp_path / "data")
    program.screen.refresh()
    frame = program.screen.buffer.indices.tobytes()
    program.demo.start(game)
    settle()
    assert watch(program, 30) > 1
    key(program, Qt.Key.Key_Space)
    assert match_of(program) is match and match.to_record() == record
    assert files(tmp_path / "data") == before
    program.screen.refresh()
    assert program.screen.buffer.indices.tobytes() == frame
    assert program.manager.front is controller_of(program).window


def test_thinking_computers_continue_after_the_demo(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, delay=200, people=[])
    match = match_of(program)
    rush(program, lambda: match.plies > 3)
    program.demo.start("soi")
    plies = match.plies
    watch(program)
    assert match.plies == plies
    key(program, Qt.Key.Key_Space)
    rush(program, lambda: match.plies > plies + 3)


def test_alerts_stay_after_a_demo(qapp: object, tmp_path: Path) -> None:
    program = at_desktop(tmp_path)
    program.demo.start("soi")
    settle()
    program.show_alert("The disk is full.")
    settle()
    key(program, Qt.Key.Key_Return)
    assert not program.demo.running
    (left,) = program.manager.windows
    assert isinstance(left, Alert)
    key(program, Qt.Key.Key_Return)
    rest(program)
    assert not program.manager.windows


def test_the_demo_is_in_the_menus(qapp: object, tmp_path: Path) -> None:
    program = at_desktop(tmp_path)
    for _ in range(2):
        (item,) = [each for menu in program.bar.menus for each in menu.items if each.title == "Demo"]
        assert item.command is not None
        item.command()
        settle()
        assert program.demo.running
        key(program, Qt.Key.Key_Space)
        program.open_game("soi", zoom=False, enter=False)
        settle()
