"""Tests that files in the folder of the start are never run, whatever their names are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app.play.computer_turns import question
from macclassic.app.play.think_process import ThinkProcess
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin
from macclassic.engine.players.external_players import EngineThread
from tests.support.environment import engines

ROOT = Path(__file__).resolve().parents[4]
TRAP = """
with open({log!r}, "a") as log:
    log.write(__name__ + "\\n")
raise ImportError("this file is not code")
"""
STARTS = """
import sys
from macclassic.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""
"""Script of the command, as pip installs it."""
OTHERS = (
    *("PySide6", "shiboken6", "PIL", "numpy", "games", "macclassic", "macclassic_lab"),
    *("sitecustomize", "usercustomize"),
)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """File that names the traps that were run."""
    return tmp_path / "run"


@pytest.fixture
def folder(tmp_path: Path, log: Path) -> Path:
    """Folder with a trap for each module of the standard library and of other packages."""
    made = tmp_path / "here"
    made.mkdir()
    for name in (*sys.stdlib_module_names, *OTHERS):
        (made / f"{name}.py").write_text(TRAP.format(log=str(log)), encoding="utf-8")
    return made


def said(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with this checkout in its path."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        "games",
        "screenshot soi --out {out}/soi.png",
        "simulate sorry --rounds 1 --seat random",
        "arena sorry --deals 2 --jobs 2 --players random greedy",
        "new-game Lucky --into {out}",
        "export {out}/all.zip --data-dir {out}",
        "check-engine {engine} sorry --decisions 3 --seconds 60",
    ],
)
def test_a_command_runs_no_file_of_its_folder(
    arguments: str, folder: Path, log: Path, tmp_path: Path
) -> None:
    engines.program(tmp_path / "engine.py", engines.GOOD)
    (tmp_path / "macclassic").write_text(STARTS, encoding="utf-8")
    given = [
        word.format(out=tmp_path, engine=f"{sys.executable} {tmp_path / 'engine.py'}")
        for word in arguments.split()
    ]
    done = said(folder, str(tmp_path / "macclassic"), *given)
    assert not log.exists(), log.read_text()
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_cluster_workers_run_no_file_of_their_folder(folder: Path, log: Path, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    data = tmp_path / "data"
    data.mkdir()
    (tmp_path / "helper.py").write_text("", encoding="utf-8")
    engines.program(tmp_path / "engine.py", f"import helper\n{engines.GOOD}")
    (data / "engines.txt").write_text(f"mine = {sys.executable} {tmp_path / 'engine.py'}\n", encoding="utf-8")
    command = "arena sorry --deals 2 --jobs 2 --scheduler local --players greedy engine:mine --data-dir"
    (tmp_path / "macclassic").write_text(STARTS, encoding="utf-8")
    done = said(folder, str(tmp_path / "macclassic"), *command.split(), str(data))
    assert not log.exists(), log.read_text()
    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_run_by_name_runs_no_file_of_its_folder(folder: Path, log: Path) -> None:
    """Python imports its runner before the program can do anything about it."""
    loaded = said(ROOT, "-c", "import runpy, sys; print(*sys.modules)").stdout.split()
    for name in {*loaded, "__future__", "macclassic", "sitecustomize", "usercustomize"}:
        (folder / f"{name}.py").unlink(missing_ok=True)
    assert (folder / "random.py").exists() and (folder / "json.py").exists()
    done = said(folder, "-m", "macclassic", "games")
    assert not log.exists(), log.read_text()
    assert (done.returncode, done.stderr) == (0, "")


def test_computers_think_in_a_folder_with_foreign_files(
    qapp: object, qtbot: QtBot, folder: Path, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    match = begin(games()["sorry"], 1, {}, ["greedy", "greedy"])
    thinker = ThinkProcess()
    heard: list[object] = []
    lost: list[str] = []
    thinker.ask("test", question(match, "greedy"), heard.append, lost.append)
    qtbot.waitUntil(lambda: bool(heard or lost))
    thinker.close()
    assert heard and not lost and not log.exists()


def test_a_listed_engine_runs_no_file_of_the_programs_folder(
    qtbot: QtBot, folder: Path, log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    engines.program(data / "our_engine.py", engines.GOOD)
    (data / "engines.txt").write_text(f'mine = "{sys.executable}" -m our_engine\n', encoding="utf-8")
    monkeypatch.chdir(folder)
    heard: list[dict[str, object]] = []
    thread = EngineThread(data / "engines.txt", tmp_path / "log", heard.append)
    thread.start()
    legal = [{"type": "draw"}]
    asked = {"id": 1, "player": "engine:mine", "game": "sorry", "options": {}, "view": {}, "legal": legal}
    thread.ask(asked)
    qtbot.waitUntil(lambda: bool(heard))
    thread.end()
    thread.join()
    assert heard == [{"id": 1, "action": legal[0]}] and not log.exists()
