"""Tests of a second start: the running copy opens the request, or a sentence says why it cannot."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app.cli.main import main
from macclassic.app.program import single_instance
from macclassic.app.program.program import Program
from macclassic.app.program.single_instance import Request, SingleInstance
from macclassic.app.storage import data_folder
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import simulate
from macclassic.toolbox.dialogs.dialogs import Alert, Kind, alert
from tests.support.match.program import opened, settle


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    program = opened(tmp_path / "data")
    assert program.folder is not None
    SingleInstance(program, program.folder)
    settle()
    return program


def start_again(qtbot: QtBot, program: Program, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start the program a second time on the same folder, while the first runs."""
    assert program.folder is not None
    command = [sys.executable, "-m", "macclassic", *arguments, "--data-dir", str(program.folder.path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as second:
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
        out, err = second.communicate()
    settle()
    return subprocess.CompletedProcess(command, second.returncode, out, err)


def rings(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("ring-*"))


@pytest.mark.parametrize("game", ["", "sorry", "war-of-coins"])
def test_a_second_start_opens_its_game_in_the_first(qtbot: QtBot, program: Program, game: str) -> None:
    program.screen.showMinimized()
    done = start_again(qtbot, program, *([game] if game else []))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not program.screen.isMinimized() and program.screen.isVisible()
    assert (program.game.spec.key if program.game is not None else "") == game
    assert program.folder is not None and rings(program.folder.path) == []


def test_a_second_start_shows_its_record_in_the_first(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    program.open_game("sorry", zoom=False, enter=False)
    file = tmp_path / "a record.json"
    assert main(["simulate", "soi", "--seed", "3", "--rounds", "1", "--record", str(file)]) == 0
    done = start_again(qtbot, program, "replay", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert program.game is not None and "Soi" in program.game.window.windowTitle()
    assert list(program.games) == ["sorry", "soi"], "the game that was open is behind it"


def test_an_open_dialog_is_answered_first(program: Program) -> None:
    beeps = []
    program.manager.beeped.connect(lambda: beeps.append(1))
    program.beep = lambda: beeps.append(1)  # type: ignore[method-assign]
    alert(program.manager, Kind.NOTE, "Read me.")
    settle()
    program.findChildren(SingleInstance)[0].answer(Request(game="soi"))
    assert program.game is None and beeps and isinstance(program.manager.front, Alert)


@pytest.mark.parametrize("dialogs", [1, 3])
def test_a_request_waits_until_the_dialogs_are_closed(program: Program, tmp_path: Path, dialogs: int) -> None:
    file = tmp_path / "a record.json"
    assert main(["simulate", "soi", "--seed", "3", "--rounds", "1", "--record", str(file)]) == 0

    def another(left: int) -> None:
        if left:
            alert(program.manager, Kind.NOTE, "Read me.", lambda: another(left - 1))

    another(dialogs)
    settle()
    (rung,) = program.findChildren(SingleInstance)
    rung.answer(Request(game="war-of-coins"))
    rung.answer(Request(replay=str(file)))
    for _ in range(dialogs):
        front = program.manager.front
        assert program.game is None and isinstance(front, Alert)
        front.choose("ok")
        settle()
    assert program.game is not None and program.game.spec.key == "soi", "the last wish"
    program.manager.close(program.game.window)
    settle()
    assert program.game is None, "and once only"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_an_invalid_record_is_reported(program: Program, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{")
    # A pipe without a writer: reading it would block for ever.
    os.mkfifo(tmp_path / "pipe")
    other = simulate(games()["soi"], 1, 1, {}, ["random"] * 4)
    (tmp_path / "chess.json").write_text(records.dumps({**other, "game": "chess"}))
    program.findChildren(SingleInstance)[0].answer(Request(replay=str(tmp_path / "chess.json")))
    assert program.game is None
    for file in ("x.json", "nowhere.json", "pipe"):
        program.findChildren(SingleInstance)[0].answer(Request(replay=str(tmp_path / file)))
        settle()
        front = program.manager.front
        assert isinstance(front, Alert) and file in front.text
        front.choose("ok")
        settle()


def test_a_hanging_copy_is_reported_in_time(qapp: object, tmp_path: Path) -> None:
    first = data_folder.Folder(tmp_path)
    first.claim()
    began = time.monotonic()
    with pytest.raises(data_folder.AlreadyRunning, match="does not answer"):
        single_instance.ring(data_folder.Folder(tmp_path), Request(game="soi"), patience_s=0.3)
    assert time.monotonic() - began < 30
    assert rings(tmp_path) == []
    first.release()


def test_a_copy_that_ends_meanwhile_releases_the_folder(qapp: object, tmp_path: Path) -> None:
    first, second = data_folder.Folder(tmp_path), data_folder.Folder(tmp_path)
    first.claim()
    threading.Timer(0.2, first.release).start()
    assert not single_instance.ring(second, Request(), patience_s=30)
    assert rings(tmp_path) == []
    with pytest.raises(data_folder.AlreadyRunning):
        first.claim()
    second.release()


def test_if_no_request_can_be_written_the_first_error_is_kept(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise data_folder.DiskError("full")

    first = data_folder.Folder(tmp_path)
    first.claim()
    monkeypatch.setattr(data_folder, "write", full)
    with pytest.raises(data_folder.AlreadyRunning, match="already running"):
        single_instance.ring(data_folder.Folder(tmp_path), Request(), patience_s=0.3)
    first.release()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
        '{"game": "soi"}',
        '{"game": 3, "replay": "", "token": "", "at": %s}',
        '{"game": "chess", "replay": "", "token": "", "at": %s}',
        '{"game": "soi", "replay": "", "token": "", "at": 5}',
        '{"game": "soi", "replay": "", "token": "a\\u0000b", "at": %s}',
        '{"game": "soi", "replay": "", "token": "", "at": "now"}',
    ],
)
def test_an_old_or_invalid_request_is_removed(program: Program, text: str, qtbot: QtBot) -> None:
    assert program.folder is not None
    folder = program.folder.path
    (folder / "ring-1.json").write_text(text.replace("%s", json.dumps(time.time())))
    qtbot.waitUntil(lambda: rings(folder) == [])
    assert program.game is None and program.manager.front is None


SEEN = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication
from macclassic.app.program import startup
from macclassic.app.program.program import application

application()
end = time.monotonic() + 10

def look():
    shown = [each for each in QApplication.topLevelWidgets() if each.windowTitle() == "macclassic"]
    seen = any(each.isVisible() for each in shown)
    if seen or time.monotonic() > end:
        print("seen" if seen else "not seen")
        QCoreApplication.quit()

timer = QTimer()
timer.timeout.connect(look)
timer.start(100)
startup.run(data_dir=Path(sys.argv[1]))
"""


@pytest.mark.parametrize("folder", ["a file", "a file/below it", "fresh"])
def test_a_fault_of_the_folder_is_reported_where_it_is_visible(tmp_path: Path, folder: str) -> None:
    (tmp_path / "a file").write_text("not a folder")
    done = subprocess.run(
        [sys.executable, "-c", SEEN, str(tmp_path / folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout == "seen\n", done.stderr
