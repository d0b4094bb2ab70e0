"""Opening a saved game from the system: the running copy, or a new one, continues its match."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from macclassic import SUFFIX
from macclassic.app.cli.main import main
from macclassic.app.game.title_dialog import TitleDialog
from macclassic.app.program import startup
from macclassic.app.program.program import Program
from macclassic.app.program.single_instance import FileDrops, Request, SingleInstance, open_file
from macclassic.app.storage import data_folder
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import played
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.match.playing import match_of
from tests.support.match.program import opened, settle

STRANGE = "Zoë Müller 김하늘"
"""Possible name of a player and her folder."""


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    program = opened(tmp_path / STRANGE)
    assert program.folder is not None
    SingleInstance(program, program.folder)
    settle()
    return program


def saved(folder: Path, game: str, seed: int, name: str = "") -> Path:
    """Write a match under way to a file; return the path."""
    match = played(games()[game], seed, rounds=1, decisions=6)
    match.seats[0]["player"] = "person"
    path = folder / f"{name or game}{SUFFIX}"
    path.write_text(records.dumps(match.to_record()), encoding="utf-8")
    return path


def drop(program: Program, *paths: Path | str) -> bool:
    """Drag files over the window and drop them there; return True if the window takes them."""
    data = QMimeData()
    data.setUrls([QUrl(each) if isinstance(each, str) else QUrl.fromLocalFile(str(each)) for each in paths])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    viewport = program.screen.viewport()
    over = QDragEnterEvent(QPoint(30, 40), *how)
    over.ignore()
    QCoreApplication.sendEvent(viewport, over)
    if not over.isAccepted():
        return False
    QCoreApplication.sendEvent(viewport, QDragMoveEvent(QPoint(31, 41), *how))
    QCoreApplication.sendEvent(viewport, QDropEvent(QPointF(31, 41), *how))
    settle(20)
    return True


def answers(program: Program) -> Callable[[Path], None]:
    """Return the callback for dropped files, as at the start."""
    (bell,) = program.findChildren(SingleInstance)
    return lambda path: bell.answer(Request(file=str(path)))


def test_a_file_dropped_on_the_window_opens(program: Program, tmp_path: Path) -> None:
    FileDrops(program, answers(program))
    assert drop(program, saved(tmp_path, "sorry", 77, STRANGE))
    assert program.game is not None and program.game.spec.key == "sorry" and seed(program) == 77
    front = program.manager.modal
    assert isinstance(front, Alert) and "practice" in text_of(front)
    front.choose("ok")
    settle()
    # Over a window with an open game too.
    assert drop(program, saved(tmp_path, "soi", 78))
    assert program.game is not None and program.game.spec.key == "soi" and seed(program) == 78


WITHOUT_FOLDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from macclassic.app.program import program, startup
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.app.program.test_open_document import drop
class Dropped(program.Program):
    def __init__(self, *given, **named):
        super().__init__(*given, think=False, **named)
        self.dropped = False
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.watch)
        self.timer.start(50)
        QTimer.singleShot(40_000, self.give_up)
    def give_up(self):
        print(self.manager.windows, self.game, self.dropped, file=sys.stderr)
        self.quit()
    def watch(self):
        front = self.manager.front
        if isinstance(front, Alert):
            front.choose("ok")
        elif self.game is not None and self.game.session.match is not None:
            print(self.folder, self.game.spec.key, self.game.session.match.seed)
            self.quit()
        elif not self.dropped:
            self.dropped = drop(self, Path(sys.argv[2]))
            if not self.dropped:
                self.quit()
program.Program = Dropped
sys.exit(startup.run(data_dir=Path(sys.argv[1])))
"""


def test_a_dropped_file_opens_where_no_folder_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    command = [
        sys.executable,
        "-c",
        WITHOUT_FOLDER,
        str(tmp_path / "file"),
        str(saved(tmp_path, "sorry", 77)),
    ]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "None sorry 77\n", done.stderr


def test_what_is_no_file_of_ours_is_told_or_left(program: Program, tmp_path: Path) -> None:
    FileDrops(program, answers(program))
    drop(program, "https://example.org/a.macclassic")
    drop(program)
    assert program.manager.front is None and program.game is None
    other = tmp_path / "notes.txt"
    other.write_text("not a game")
    for path in (other, tmp_path):
        assert drop(program, path)
        front = program.manager.front
        assert isinstance(front, Alert) and path.name[:20] in text_of(front).replace("\u200b", "")
        front.choose("ok")
        settle()


@pytest.mark.parametrize("dialog", ["about", "monitors", "options"])
@pytest.mark.parametrize("way", ["a second start", "a drop"])
def test_a_file_given_during_a_dialog_opens_after_it(
    dialog: str, way: str, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    FileDrops(program, answers(program))
    flashed: list[int] = []
    program.beep = lambda: flashed.append(1)  # type: ignore[method-assign]
    if dialog == "options":
        program.open_game("sorry", zoom=False)
    else:
        getattr(program, f"show_{dialog}")()
    settle()
    front = program.manager.modal
    assert isinstance(front, Dialog)
    path = saved(tmp_path, "soi", 79)
    if way == "a drop":
        assert drop(program, path)
    else:
        assert program.folder is not None
        command = [sys.executable, "-m", "macclassic", str(path), "--data-dir", str(program.folder.path)]
        with subprocess.Popen(command, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}) as second:
            qtbot.waitUntil(lambda: second.poll() is not None)
        assert second.returncode == 0
    assert program.manager.modal is front and flashed
    front.choose("cancel" if dialog != "about" else "ok")
    settle()
    qtbot.waitUntil(lambda: program.game is not None and program.game.spec.key == "soi")
    assert seed(program) == 79


def text_of(alert: Alert) -> str:
    """Return the text of an alert."""
    return " ".join(label.text() for label in alert.findChildren(QLabel))


def seed(program: Program) -> int:
    return match_of(program).seed


def test_the_match_opens_in_its_games_window(program: Program, tmp_path: Path) -> None:
    open_file(program, saved(tmp_path, "sorry", 77, STRANGE))
    settle()
    assert seed(program) == 77 and match_of(program).plies >= 6
    _, alert = program.manager.windows
    assert isinstance(alert, Alert) and "practice" in text_of(alert), "nothing is asked"
    alert.choose("ok")
    settle()
    # A file of another game, while that window is open.
    open_file(program, saved(tmp_path, "soi", 5))
    settle()
    assert program.game is not None and program.game.spec.key == "soi" and seed(program) == 5


@pytest.mark.parametrize(("answer", "on"), [("keep", 77), ("concede", 78)])
@pytest.mark.parametrize("still_open", [True, False])
def test_replacing_a_match_under_way_is_confirmed(
    program: Program, tmp_path: Path, answer: str, on: int, still_open: bool
) -> None:
    open_file(program, saved(tmp_path, "sorry", 77))
    settle()
    if not still_open:
        assert program.game is not None
        program.manager.close(program.game.window)
        settle()
    open_file(program, saved(tmp_path, "sorry", 78))
    settle()
    front = program.manager.front
    assert isinstance(front, Alert) and seed(program) == 77
    front.choose(answer)
    settle()
    assert seed(program) == on


def test_a_replay_of_that_game_is_closed(program: Program, tmp_path: Path) -> None:
    program.open_replay(data_folder.read_record(saved(tmp_path, "sorry", 78)))
    settle()
    open_file(program, saved(tmp_path, "sorry", 77))
    settle()
    assert seed(program) == 77 and [type(each) for each in program.manager.windows[1:]] == [Alert]


BROKEN = ("{", "[]", "", '{"format": "macclassic-record", "schema": 999}', "\0" * 10)


@pytest.mark.parametrize("text", BROKEN)
def test_an_invalid_file_is_reported_in_one_sentence(program: Program, tmp_path: Path, text: str) -> None:
    path = tmp_path / f"{STRANGE}{SUFFIX}"
    path.write_text(text, encoding="utf-8")
    open_file(program, path)
    settle()
    (window,) = program.manager.windows
    assert isinstance(window, Alert) and STRANGE in window.text and window.text.count(".") <= 2
    assert program.game is None


def test_a_refused_deal_leaves_the_title_picture(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from macclassic.app.game.daily_match import DailyDeals

    monkeypatch.setattr(DailyDeals, "refusal", lambda _self, _seed: "This deal is today's.")
    open_file(program, saved(tmp_path, "sorry", 77))
    settle()
    alert = program.manager.front
    assert isinstance(alert, Alert) and alert.text == "This deal is today's."
    alert.choose("ok")
    settle()
    assert isinstance(program.manager.front, TitleDialog)


def test_the_running_copy_opens_the_file(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    path = saved(tmp_path, "soi", 5, STRANGE)
    assert program.folder is not None
    command = [sys.executable, "-m", "macclassic", path.name, "--data-dir", str(program.folder.path)]
    root = Path(__file__).parents[3]
    environment = {**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE) as second:
        qtbot.waitUntil(lambda: second.poll() is not None)
        assert (second.communicate()[1], second.returncode) == (b"", 0)
    qtbot.waitUntil(lambda: program.game is not None)
    settle()
    assert seed(program) == 5


def test_an_open_dialog_is_answered_first(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    program.show_monitors()
    settle()
    alert = program.manager.front
    program.findChildren(SingleInstance)[0].answer(Request(file=str(saved(tmp_path, "soi", 5))))
    assert program.manager.modal is None or program.game is None
    if program.manager.modal is not None:
        assert alert is not None
        program.manager.close(alert)
    qtbot.waitUntil(lambda: program.game is not None)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return the list of the arguments that the command line passes to `startup.run`."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(startup, "run", lambda **given: asked.append(given) or 0)
    return asked


def test_the_command_line_accepts_a_file_in_place_of_a_game(
    started: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, "soi", 5, STRANGE)
    monkeypatch.chdir(tmp_path)
    for named in (str(path), path.name):
        assert main([named, "--depth", "4"]) == 0
    assert main(["soi"]) == 0
    assert [(each["file"], each["game"]) for each in started] == [
        (path, None),
        (Path(path.name), None),
        (None, "soi"),
    ]


@pytest.mark.parametrize("named", [f"gone{SUFFIX}", "/nowhere/at all.json", f"{STRANGE}/{STRANGE}"])
def test_a_missing_file_is_reported_in_one_line(
    started: list[dict[str, Any]], capsys: pytest.CaptureFixture[str], named: str
) -> None:
    assert main([named]) == 2 and started == []
    assert capsys.readouterr().err == f"macclassic: {named}: there is no such file\n"


MAC = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
sys.platform = "darwin"
from macclassic.app.program.program import application
app = application()
heard = []
for path in sys.argv[1:3]:
    QCoreApplication.sendEvent(app, QFileOpenEvent(path))
app.listen(heard.append)
QCoreApplication.sendEvent(app, QFileOpenEvent(sys.argv[3]))
assert heard == sys.argv[1:4], heard
"""


def test_a_mac_sends_the_file_to_the_running_copy(tmp_path: Path) -> None:
    command = [sys.executable, "-c", MAC, *(str(tmp_path / f"{STRANGE} {n}{SUFFIX}") for n in range(3))]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "Error" not in done.stderr, done.stderr
