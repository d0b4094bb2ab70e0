"""Tests with several open games: windows, menus and matches of their own; those behind are suspended."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.table_options import show_table_options
from macclassic.app.game.game_controller import GameController
from macclassic.app.program.crash_recovery import CrashRecovery
from macclassic.app.program.program import Program
from macclassic.app.storage.crash_log import CrashLog
from macclassic.app.storage.settings import Settings, loads
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import verify
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, Kind, alert
from macclassic.toolbox.menus.menu_bar import Item
from tests.support.match.playing import LocalThinker
from tests.support.match.program import click, key, make_program, settle, wake

Key = Qt.Key
FLOWERS, SOI, SORRY = "war-of-flowers", "soi", "sorry"


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = make_program(tmp_path / "data")
    made.think_process = made.background_process = LocalThinker()  # type: ignore[assignment]
    made.start()
    wake(made)
    return made


def sit(program: Program, game: str, seed: int = 7, **options: Any) -> Any:
    """Open a game and start a match; return its controller when the table is at rest."""
    program.settings.of_game(game).update(options)
    program.open_game(game, zoom=False, enter=False)
    controller: GameController = program.games[game]
    controller.begin(seed)
    settle()
    controller.table.finish()
    settle(20)
    return controller


def looks_on(program: Program, seed: int = 11) -> Any:
    """Start a match of Soi among computers alone and play some decisions; return its controller."""
    controller = sit(program, SOI, seed, people=[], delay=200)
    run(program, controller, 3)
    return controller


def run(program: Program, controller: GameController, more: int) -> None:
    """Wait until a match has made some more decisions, if it does; motion is cut short."""
    plies = controller.session.match.plies
    for _ in range(60):
        controller.table.finish()
        settle(3)
        if controller.session.match.plies >= plies + more:
            return


def item(program: Program, title: str, menu: str = "Applications") -> Item:
    found = next(each for each in program.bar.menus if each.title == menu)
    return next(each for each in found.items if each.title == title)


def choose(program: Program, title: str, menu: str = "Applications") -> None:
    command = item(program, title, menu).command
    assert command is not None
    command()
    settle()


def ticking(controller: GameController) -> list[QTimer]:
    computers = controller.session.computers.findChildren(QTimer)
    return [each for each in (*controller.table.findChildren(QTimer), *computers) if each.isActive()]


# In front, and behind


def test_menus_belong_to_the_game_in_front(program: Program) -> None:
    soi, flowers = sit(program, SOI), sit(program, FLOWERS)
    assert program.manager.windows == (soi.window, flowers.window) and program.front_game is flowers
    assert item(program, "War of Flowers").checked and not item(program, "Soi").checked
    assert program.bar.menus[0].items[0].title == "About War of Flowers…"
    choose(program, "Soi")
    assert program.front_game is soi and program.manager.front is soi.window
    assert soi.window.active and not flowers.window.active
    assert program.bar.menus[-1].icon == "small-soi"
    assert program.bar.menus[0].items[0].title == "About Soi…"
    program.open_game(FLOWERS)
    settle()
    assert program.games[FLOWERS] is flowers and program.front_game is flowers, "its icon brings it forward"


def test_a_click_on_a_window_behind_brings_its_game_forward_and_does_nothing_else(program: Program) -> None:
    soi = sit(program, SOI)
    soi.show_help()
    reading = soi.help.window
    flowers = sit(program, FLOWERS)
    flowers.log.show()
    program.manager.move(flowers.window, QPoint(200, 100))
    program.manager.move(flowers.log.window, QPoint(300, 300))
    before = soi.session.match.to_record()
    corner = program.manager.rect_of(soi.window).topLeft() + QPoint(4, 60)
    click(program, corner.x(), corner.y())
    assert program.front_game is soi and soi.session.match.to_record() == before
    assert program.manager.windows == (flowers.window, flowers.log.window, reading, soi.window)
    choose(program, "War of Flowers")
    assert program.manager.windows == (reading, soi.window, flowers.window, flowers.log.window)


def test_keys_cycle_through_all_windows(program: Program) -> None:
    soi, flowers = sit(program, SOI), sit(program, FLOWERS)
    flowers.log.show()
    seen = []
    for _ in range(4):
        key(program, Key.Key_F6)
        seen.append(program.manager.front)
    assert seen == [soi.window, flowers.window, soi.window, flowers.log.window]
    assert program.front_game is flowers


def test_a_click_on_the_desktop_brings_it_forward(program: Program) -> None:
    program.screen.set_screen_size(program.screen.screen_size * 1.3)
    soi = sit(program, SOI)
    soi.window.resize_content(soi.window.smallest)
    settle()
    click(program, 600, 590)
    assert program.manager.front is None and program.front_game is None and not program.manager.hidden
    assert soi.window.isVisible() and not soi.window.active
    assert program.bar.menus[0].items[0].title == "About macclassic…"
    key(program, "s")
    assert program.desktop.selected == SOI, "it has the keyboard"
    program.show_about()
    settle()
    program.manager.front.choose("ok")  # type: ignore[union-attr]
    settle()
    assert program.manager.front is None, "and stays in front when a dialog of its own has gone"
    corner = program.manager.rect_of(soi.window).topLeft() + QPoint(40, 8)
    click(program, corner.x(), corner.y())
    assert program.front_game is soi


def test_hiding_a_game_brings_the_next_forward(program: Program) -> None:
    soi, flowers, sorry = sit(program, SOI), sit(program, FLOWERS), sit(program, SORRY)
    choose(program, f"Hide {sorry.spec.title}")
    assert program.front_game is flowers and not sorry.window.isVisible() and flowers.window.isVisible()
    choose(program, "Hide Others")
    assert not soi.window.isVisible() and program.front_game is flowers
    assert not item(program, "Hide Others").enabled
    choose(program, "macclassic")
    assert program.manager.hidden and program.front_game is None
    choose(program, "Soi")
    assert soi.window.isVisible() and not flowers.window.isVisible() and program.front_game is soi
    choose(program, "Show All")
    assert all(each.window.isVisible() for each in (soi, flowers, sorry)) and program.front_game is soi
    assert not item(program, "Show All").enabled


def test_closing_a_game_brings_the_one_behind_forward(program: Program) -> None:
    soi, flowers = sit(program, SOI), sit(program, FLOWERS)
    key(program, "w", command=True)
    assert program.front_game is soi and list(program.games) == [SOI] and soi.window.active
    key(program, "w", command=True)
    assert program.games == {} and program.manager.front is None
    assert program.folder is not None
    assert all(program.folder.autosave(each.spec.key).exists() for each in (soi, flowers))


def test_nothing_opens_over_another_game_while_a_prompt_waits(program: Program) -> None:
    soi, flowers = sit(program, SOI), sit(program, FLOWERS)
    box = alert(program.manager, Kind.NOTE, "Something.")
    settle()
    program.manager.bring(SOI)
    program.manager.hide(FLOWERS)
    key(program, Key.Key_F6)
    corner = program.manager.rect_of(soi.window).topLeft() + QPoint(4, 60)
    click(program, corner.x(), corner.y())
    assert program.manager.front is box and program.front_game is flowers and flowers.window.isVisible()


def test_a_game_opened_under_an_alert_is_in_front_afterwards(program: Program) -> None:
    sit(program, SOI)
    box = alert(program.manager, Kind.NOTE, "Something.")
    program.open_game(FLOWERS, zoom=False, enter=False)
    settle()
    assert program.manager.front is box
    box.choose("ok")
    settle()
    assert program.front_game is program.games[FLOWERS]


# Suspended behind


def test_motion_pauses_behind_and_resumes(program: Program, qtbot: QtBot) -> None:
    controller = looks_on(program)
    qtbot.waitUntil(lambda: controller.table.busy)
    sorry = sit(program, SORRY)
    assert controller.table.busy and not ticking(controller)
    plies, frame = controller.session.match.plies, program.screen.indices.tobytes()
    qtbot.wait(150)
    settle()
    assert controller.session.match.plies == plies and program.screen.indices.tobytes() == frame
    choose(program, "Soi")
    assert not ticking(sorry)
    run(program, controller, 3)
    assert controller.session.match.plies >= plies + 3


def test_motion_pauses_behind_the_desktop(program: Program) -> None:
    controller = looks_on(program)
    program.manager.hide_all()
    settle()
    plies = controller.session.match.plies
    run(program, controller, 1)
    assert controller.session.match.plies == plies and not ticking(controller)
    program.manager.show_all()
    run(program, controller, 1)
    assert controller.session.match.plies > plies


def test_games_behind_run_no_timer(program: Program) -> None:
    program.settings.attitude = "chatty"
    program.resume_animation()
    controllers = [sit(program, each) for each in (FLOWERS, "war-of-coins", SOI, SORRY, "flower-power")]
    while isinstance(question := program.manager.front, Dialog):
        question.choose("ok")
        settle(20)
    assert len(program.games) == 5
    for front in controllers:
        program.manager.bring(front.spec.key)
        settle()
        assert program.front_game is front
        assert not any(ticking(each) for each in controllers if each is not front)


def test_games_behind_are_redrawn_after_a_change_without_a_question(program: Program) -> None:
    controller = looks_on(program)
    controller.show_help()
    flowers = sit(program, FLOWERS)
    said: list[str] = []
    program.choose_language("fr")
    settle(20)
    program.announcer.said.connect(said.append)
    assert program.front_game is flowers and program.manager.front is flowers.window
    program.screen.set_screen_size(program.screen.screen_size * 1.3)
    settle(20)
    assert program.manager.front is flowers.window and not any(ticking(each) for each in (controller,))
    controller.table.said.emit("Nobody hears this.")
    flowers.table.said.emit("But this.")
    assert "But this." in said and "Nobody hears this." not in said


def test_a_change_of_language_neither_hides_nor_shows_games(program: Program) -> None:
    soi = sit(program, SOI)
    soi.show_help()
    sit(program, FLOWERS)
    program.manager.hide(SOI)
    program.choose_language("fr")
    settle()
    assert not soi.window.isVisible() and not soi.help.window.isVisible()
    assert program.front_game is program.games[FLOWERS]


# Playing on behind, with the setting


def let_games_play_behind(program: Program, on: bool = True) -> None:
    show_table_options(program)
    front = program.manager.front
    assert isinstance(front, Dialog)
    (box,) = front.findChildren(QCheckBox)
    assert box.text() == "Keep playing in background" and box.isChecked() is not on
    box.click()
    front.choose("ok")
    settle()
    assert program.settings.behind is on


def test_with_play_on_behind_a_game_continues_silently(program: Program, qtbot: QtBot) -> None:
    heard: list[Sound] = []
    controller = looks_on(program)
    let_games_play_behind(program)
    assert program.folder is not None and loads(program.folder.settings.read_text()).behind
    flowers = sit(program, FLOWERS)
    program.sounds.play = heard.append  # type: ignore[method-assign, assignment]
    program.announcer.said.connect(lambda text: heard.append(text))
    plies = controller.session.match.plies
    qtbot.waitUntil(lambda: controller.session.match.plies > plies + 2, timeout=20_000)
    assert program.front_game is flowers and not heard
    let_games_play_behind(program, False)
    assert not ticking(controller)


def test_a_game_behind_waits_for_the_person_and_the_menu_marks_it(program: Program) -> None:
    let_games_play_behind(program)
    soi = sit(program, SOI)
    for _ in range(80):
        soi.table.finish()
        settle(3)
        if soi.session.presenter.at_rest:
            break
    soi.session.act(soi.session.match.legal[0])
    sit(program, FLOWERS)
    assert item(program, "Soi") and soi.session.match.actor != 0
    for _ in range(80):
        soi.table.finish()
        settle(3)
        if soi.needs_person:
            break
    assert soi.needs_person and item(program, "Soi – your turn")
    front = program.manager.front
    assert front is program.games[FLOWERS].window, "nothing is asked over another game"
    choose(program, "Soi – your turn")
    assert item(program, "Soi").checked


def test_a_sheet_waits_until_its_game_is_in_front(program: Program) -> None:
    let_games_play_behind(program)
    controller = looks_on(program)
    flowers = sit(program, FLOWERS)
    for _ in range(2000):
        controller.table.finish()
        settle(2)
        if controller.session.match.actor < 0 and not controller.table.busy:
            break
    assert controller.session.match.actor <= ROUND_OVER and program.manager.front is flowers.window
    choose(program, "Soi – your turn")
    settle(20)
    assert isinstance(program.manager.front, Dialog) and program.front_game is controller


# Saving all games


def test_quitting_saves_all_games_and_each_resumes(program: Program, tmp_path: Path) -> None:
    controllers = [sit(program, each) for each in (SOI, FLOWERS, SORRY)]
    matches = {each.spec.key: each.session.match.to_record() for each in controllers}
    program.quit()
    again = make_program(tmp_path / "data")
    again.think_process = LocalThinker()  # type: ignore[assignment]
    again.start()
    for name, record in matches.items():
        again.open_game(name, zoom=False)
        settle(20)
        controller: GameController = again.games[name]
        assert controller.session.match.to_record() == record
    assert len(again.games) == 3


def test_crash_recovery_reports_and_resumes_all_games(program: Program, qtbot: QtBot) -> None:
    soi, flowers = sit(program, SOI, 5), sit(program, FLOWERS, 9)
    before = soi.session.match.to_record(), flowers.session.match.to_record()
    assert program.folder is not None
    log = CrashLog(program.folder, program)
    CrashRecovery(program, log)
    assert log.about().startswith("war-of-flowers, deal 9") and "soi, deal 5" in log.about()
    program.manager.bring(SOI)
    assert log.about().startswith("soi, deal 5")
    log.noted.emit()
    settle()
    box = program.manager.front
    assert isinstance(box, Alert)
    box.choose("on")
    settle(40)
    now: Any = program.games
    assert list(now) == [FLOWERS, SOI] and now[SOI] is not soi
    qtbot.waitUntil(lambda: now[SOI].session.match is not None)
    program.manager.bring(FLOWERS)
    qtbot.waitUntil(lambda: now[FLOWERS].session.match is not None)
    assert (now[SOI].session.match.to_record(), now[FLOWERS].session.match.to_record()) == before


def test_another_profile_has_no_open_games(program: Program) -> None:
    sit(program, SOI)
    sit(program, FLOWERS)
    program.switch_profile(program.profiles.add("Ada", "baker"))
    settle()
    assert program.games == {} and not program.manager.windows


# Lessons, replays, the demo


def test_a_lesson_replaces_only_its_own_game(program: Program) -> None:
    soi, flowers = sit(program, SOI), sit(program, FLOWERS)
    program.open_lesson(FLOWERS)
    settle(20)
    lesson: Any = program.games[FLOWERS]
    assert lesson is not flowers and program.games[SOI] is soi and program.front_game is lesson
    choose(program, "Soi")
    said = lesson.teacher.says
    lesson.table.finish()
    settle(20)
    assert lesson.teacher.says == said, "nobody teaches behind"
    program.manager.bring(FLOWERS)
    program.manager.close(lesson.window)
    settle(20)
    assert program.games[FLOWERS].session.match.seed == 7 and program.games[SOI] is soi  # type: ignore[union-attr]


def test_a_replay_runs_only_in_front(program: Program, qtbot: QtBot) -> None:
    soi = looks_on(program)
    record = soi.session.match.to_record()
    sit(program, SORRY)
    program.open_replay(record)
    settle()
    replay: Any = program.games[SOI]
    assert replay is not soi and set(program.games) == {SOI, SORRY}
    replay.run()
    program.manager.bring(SORRY)
    at = replay.at
    replay.table.finish()
    settle()
    assert replay.at == at and replay.running
    program.manager.bring(SOI)
    settle()
    replay.table.finish()
    settle()
    assert replay.at > at


def test_the_demo_restores_all_games(program: Program) -> None:
    soi, flowers = looks_on(program), sit(program, FLOWERS)
    let_games_play_behind(program)
    windows, plies = program.manager.windows, soi.session.match.plies
    program.demo.start(SORRY)
    settle(20)
    run(program, soi, 1)
    assert program.demo.running and not ticking(flowers) and soi.session.match.plies == plies
    key(program, Key.Key_Space)
    assert program.manager.windows == windows and program.front_game is flowers


def test_windows_without_a_game_belong_to_the_desktop(program: Program) -> None:
    program.show_common_help()
    settle()
    assert program.front_game is None
    sit(program, SOI)
    program.manager.bring("")
    settle()
    assert program.manager.front is program.common_help.window and program.front_game is None


def test_play_on_behind_is_saved_per_profile() -> None:
    assert not Settings().behind and loads(Settings(behind=True).dumps()).behind


PLAYS = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.program import make_program, settle
from tests.support.match.playing import LocalThinker
program = make_program(Path(sys.argv[1]))
program.think_process = program.background_process = LocalThinker()
program.settings.behind = True
program.settings.of_game("soi")["delay"] = 0
program.start()
for name in ("soi", "sorry"):
    program.open_game(name, zoom=False, enter=False)
    controller = program.games[name]
    controller.session.changed.connect(lambda controller=controller: controller.session.match and print(
        controller.spec.key, controller.session.match.seed, controller.session.match.plies, flush=True))
    controller.begin(7)
def on():
    manager = program.manager
    if isinstance(manager.front, Dialog):
        manager.front.choose("ok")
        return
    manager.bring_next()
    for controller in program.games.values():
        controller.table.finish()
        match = controller.session.match
        if match.actor == 0 and not controller.table.busy:
            controller.session.act(match.legal[-1])
timer = QTimer()
timer.timeout.connect(on)
timer.start(0)
QCoreApplication.exec()
"""


@pytest.mark.slow
@pytest.mark.parametrize("lines", [40, 130])
def test_two_matches_under_way_survive_a_kill(tmp_path: Path, lines: int) -> None:
    command = [sys.executable, "-c", PLAYS, str(tmp_path / "data")]
    with subprocess.Popen(
        command, cwd=Path(__file__).parents[3], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    last = {line.split()[0]: int(line.split()[2]) for line in said if line.endswith("\n")}
    assert set(last) == {SOI, SORRY} and min(last.values()) > 2, "both were played"
    for name, plies in last.items():
        match = verify(records.loads((tmp_path / "data" / f"{name}.autosave.json").read_text()))
        assert match.seed == 7 and plies <= match.plies <= plies + 1
    assert not list((tmp_path / "data").glob("*broken*"))
