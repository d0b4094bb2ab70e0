"""Tests of crash recovery: uncaught exceptions are logged and reported, and no match is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.problem_report import ProblemDialog
from macclassic.app.play.think_process import ThinkProcess
from macclassic.app.program.crash_recovery import MAX_REPORTS, CrashRecovery
from macclassic.app.program.program import Program
from macclassic.app.storage import data_folder
from macclassic.app.storage.crash_log import CrashLog
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import settle

START = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_LOGGING_RULES"] = "default.warning=false"
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, qCritical
from macclassic.app.program import program as programs, startup
from macclassic.app.storage.settings import Settings
folder = Path(sys.argv[1])
folder.mkdir(exist_ok=True)
(folder / "settings.json").write_text(Settings(sound=False, language="en").dumps())
def later():
    program = programs.Program.last
    BODY
class Told(programs.Program):
    def __init__(self, *given, **named):
        super().__init__(*given, **named)
        programs.Program.last = self
programs.Program = Told
QTimer.singleShot(0, lambda: QTimer.singleShot(300, later))
startup.run(data_dir=folder)
"""


def run(folder: Path, body: str) -> subprocess.CompletedProcess[str]:
    """Start the program in a process of its own and run code in it 0.3 seconds later."""
    lines = body.strip().splitlines()
    code = START.replace("BODY", "\n    ".join(lines))
    return subprocess.run(
        [sys.executable, "-c", code, str(folder)], capture_output=True, text=True, timeout=60, check=False
    )


def logs(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.glob("crash*.log")) if path.stat().st_size]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("QTimer.singleShot(9, QCoreApplication.quit); raise KeyError('plum')", "KeyError: 'plum'"),
        (
            "import threading\n"
            "t = threading.Thread(target=lambda: 1 / 0, name='aside'); t.start(); t.join()\n"
            "QCoreApplication.quit()",
            "in the thread aside\nTraceback",
        ),
        ("qCritical('the sky falls'); QCoreApplication.quit()", "Qt: the sky falls"),
        ("import faulthandler; faulthandler._sigsegv()", "Fatal Python error: Segmentation fault"),
        ("os.abort()", "Fatal Python error: Aborted"),
    ],
)
def test_uncaught_exceptions_are_logged(body: str, said: str, tmp_path: Path) -> None:
    run(tmp_path / "data", body)
    (log,) = logs(tmp_path / "data")
    assert said in log.read_text()


def test_a_run_without_faults_writes_no_log(tmp_path: Path) -> None:
    done = run(tmp_path / "data", "QCoreApplication.quit()")
    assert done.returncode == 0 and not done.stderr and not logs(tmp_path / "data")


def test_the_log_is_limited_in_size(tmp_path: Path) -> None:
    body = "for _ in range(3000): qCritical('x' * 200)\nQCoreApplication.quit()"
    run(tmp_path / "data", body)
    (log,) = logs(tmp_path / "data")
    assert log.stat().st_size < 210_000


def cared_for(
    tmp_path: Path, text: str = "", seed: int | None = 11
) -> tuple[Program, CrashLog, CrashRecovery]:
    """Return a program in a match of Soi, its crash log with a text, and its recovery; nothing is hooked."""
    program = begun(tmp_path, "soi", seed, delay=0)
    assert program.folder is not None
    program.folder.crash_log.write_bytes(text.encode())  # bytes: without the line ends of Windows
    log = CrashLog(program.folder, program)
    return program, log, CrashRecovery(program, log)


def answer(program: Program, name: str) -> None:
    front = program.manager.front
    assert isinstance(front, Alert | ProblemDialog)
    front.choose(name)
    settle(20)


def test_the_next_start_offers_to_show_the_log(qapp: object, tmp_path: Path) -> None:
    program, log, care = cared_for(tmp_path, "Traceback\n  a fig fell\n")
    went_on: list[int] = []
    care.offer(lambda: went_on.append(1))
    settle()
    assert isinstance(program.manager.front, Alert) and not went_on
    answer(program, "show")
    report = program.manager.front
    assert isinstance(report, ProblemDialog) and not went_on
    from PySide6.QtWidgets import QListWidget

    lines = report.findChild(QListWidget)
    assert lines is not None
    shown = [lines.item(row).text() for row in range(lines.count())]
    at = shown.index("== Written down ==")
    assert shown[at + 1 : at + 3] == ["Traceback", "  a fig fell"]
    answer(program, "ok")
    assert went_on == [1] and not log.left()
    (kept,) = (tmp_path / "data").glob("crash.seen-*.log")
    assert kept.read_text() == "Traceback\n  a fig fell\n"
    care.offer(lambda: went_on.append(2))
    assert went_on == [1, 2]


def test_the_log_is_kept_if_it_is_not_looked_at(qapp: object, tmp_path: Path) -> None:
    program, log, care = cared_for(tmp_path, "x" * 50_000)
    assert len(log.left()) == 20_000
    went_on: list[int] = []
    care.offer(lambda: went_on.append(1))
    answer(program, "on")
    assert went_on == [1] and len(list((tmp_path / "data").glob("crash.seen-*.log"))) == 1


def test_the_match_resumes_from_its_autosave(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program, log, _ = cared_for(tmp_path)
    before = match_of(program)
    first = controller_of(program)
    controller_of(program).show_options()
    for time in range(MAX_REPORTS):
        assert program.folder is not None
        program.folder.crash_log.write_text("Traceback\n")
        log.noted.emit()
        settle()
        answer(program, "on")
        qtbot.waitUntil(lambda old=first: program.game not in (None, old))  # type: ignore[misc]
        qtbot.waitUntil(lambda: controller_of(program).session.match is not None)
        now = match_of(program)
        assert now is not before and now.to_record() == before.to_record(), time
        assert program.manager.windows == (controller_of(program).window,)
        first = controller_of(program)
    # After `MAX_REPORTS` alerts, errors are only logged.
    log.noted.emit()
    settle()
    assert not isinstance(program.manager.front, Alert) and program.game is first


def test_the_think_process_logs_its_exceptions(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    log = tmp_path / "crash-thinker.log"
    thinker = ThinkProcess(log=log)
    lost: list[str] = []
    thinker.ask(log, {"game": "no such game", "options": {}}, lambda said: None, lost.append)
    qtbot.waitUntil(lambda: bool(lost))
    thinker.close()
    assert "Traceback" in log.read_text() and "no such game" in log.read_text()
    folder = data_folder.Folder(tmp_path)
    assert "no such game" in CrashLog(folder).left()


def test_the_log_of_a_crash_while_thinking_names_the_place(qapp: object, tmp_path: Path) -> None:
    log = tmp_path / "log"
    code = (
        "import faulthandler, sys; from macclassic.engine.players import think_server;"
        "think_server._decide = lambda request: faulthandler._sigsegv();"
        "from macclassic.app.cli.main import main; main(['think'])"
    )
    with log.open("w") as stderr:
        subprocess.run(
            [sys.executable, "-c", code],
            input=json.dumps({"id": 1}) + "\n",
            text=True,
            stderr=stderr,
            check=False,
        )
    assert "Segmentation fault" in log.read_text() and "think_server.py" in log.read_text()
