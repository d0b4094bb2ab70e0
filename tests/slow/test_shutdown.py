"""Tests that Ctrl-C, a closing session and `kill` end the program: saved, and without a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path

import pytest

from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import simulate

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="signals of POSIX, and how busy a process is")


def started(*arguments: str, ignored: int | None = None) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-m", "macclassic", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: handle(ignored),
    )


def handle(ignored: int | None) -> None:
    """Ignore one signal at most: children of `nohup` and of background processes inherit others."""
    for each in (signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN if each == ignored else signal.SIG_DFL)


def ended(process: subprocess.Popen[str], number: int, group: bool = True) -> tuple[int, str]:
    """Send a signal, by default to the process group as a terminal does; return status and error output."""
    if group:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    try:
        _, said = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # otherwise it would disturb the next test
        process.communicate()
        raise
    return process.returncode, said


def until(there: Path) -> None:
    for _ in range(1200):
        if there.exists():
            return
        time.sleep(0.05)
    raise AssertionError(f"{there} never came")


def at_work(process: subprocess.Popen[str], seconds: float = 2.5) -> None:
    """Wait until a command has passed its imports.

    This is measured by the processor time of its process group, since a machine may be busy. On a fast
    machine the command may become idle before it has used that much.
    """
    ticks = os.sysconf("SC_CLK_TCK")
    lately = deque[int](maxlen=20)
    for _ in range(1200):
        used = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[2]) == process.pid:  # of its group
                    used += int(fields[11]) + int(fields[12])
        lately.append(used)
        idle = used and len(lately) == lately.maxlen and len(set(lately)) == 1
        if process.poll() is not None or used / ticks >= seconds or idle:
            return
        time.sleep(0.1)
    raise AssertionError("it never came to work")


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_idle_program_ends_on_request(tmp_path: Path, name: str) -> None:
    """No timer wakes it: it only waits for events. The match stays, and no crash log is written."""
    number = getattr(signal, name)
    home = tmp_path / "data"
    home.mkdir()
    match = simulate(games()["soi"], 3, 1, {}, ["random"] * 4)
    match["rounds"] = [{**match["rounds"][0], "moves": [], "outcome": {}}]
    match.pop("outcome")
    for seat in match["seats"]:
        seat["player"] = "person"
    (home / "soi.autosave.json").write_text(records.dumps(match))
    program = started("soi", "--data-dir", str(home))
    until(home / "trial.json")
    time.sleep(2)
    assert program.poll() is None
    status, said = ended(program, number)
    assert status == 128 + number and "Traceback" not in said, said
    for log in home.glob("crash*.log"):
        assert not log.read_bytes(), log.read_text()
    assert not (home / "lock").exists()
    assert json.loads((home / "soi.autosave.json").read_text())["seed"] == 3


@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
def test_an_ignored_signal_stays_ignored(tmp_path: Path, name: str) -> None:
    """So the program goes on when the terminal of `nohup macclassic &` is closed."""
    program = started("soi", "--data-dir", str(tmp_path), ignored=getattr(signal, name))
    until(tmp_path / "trial.json")
    program.send_signal(getattr(signal, name))
    assert ended(program, signal.SIGTERM)[0] == 128 + signal.SIGTERM


@pytest.mark.parametrize("what", ["soi", "screenshot soi --out soi.png", "simulate sorry"])
def test_ctrl_c_during_the_start_ends_the_program(tmp_path: Path, what: str) -> None:
    """Also during the import of Qt, where an exception may cause a crash dump or be lost."""
    arguments = what.replace("soi.png", str(tmp_path / "soi.png")).split()
    for hundredths in range(25, 65, 10):
        program = started(*arguments, "--data-dir", str(tmp_path))
        at_work(program, hundredths / 100)
        if program.poll() is None:
            status, said = ended(program, signal.SIGINT)
            # The signal itself ends the process while Python shuts down.
            assert status in (0, 130, -signal.SIGINT), (status, said)
            assert "Traceback" not in said and "Fatal" not in said, said
        else:
            program.communicate()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_the_arena_prints_no_traceback(tmp_path: Path, jobs: str) -> None:
    results = tmp_path / "results"
    arena = started(
        "arena", "soi", "--players", "random", "greedy", "--deals", "100000", "--jobs", jobs, "--results",
        str(results),
    )  # fmt: skip
    until(results)
    time.sleep(1)
    assert ended(arena, signal.SIGINT) == (130, "")
    arena = started(
        "arena", "soi", "--players", "random", "greedy", "--deals", "100000", "--jobs", jobs, "--results",
        str(results),
    )  # fmt: skip
    at_work(arena)
    status, said = ended(arena, signal.SIGINT)
    assert status == 130 and "Traceback" not in said


def test_ctrl_c_at_any_moment_leaves_no_process(tmp_path: Path) -> None:
    """The pool's own steps are not interrupted: it never hangs, and its processes end."""
    for hundredths in range(0, 40, 4):
        results = tmp_path / f"results-{hundredths}"
        arena = started(
            "arena", "soi", "--players", "random", "greedy", "--deals", "100000", "--jobs", "2", "--results",
            str(results),
        )  # fmt: skip
        until(results)
        time.sleep(hundredths / 100)
        assert ended(arena, signal.SIGINT, group=hundredths % 8 > 0) == (130, ""), hundredths
        with pytest.raises(ProcessLookupError):
            os.killpg(arena.pid, 0)


def test_ctrl_c_in_simulate_verify_and_tune_prints_no_traceback(tmp_path: Path) -> None:
    record = tmp_path / "long.json"
    record.write_text(records.dumps(simulate(games()["sorry"], 3, 1, {}, ["random"] * 2)))
    for arguments in (
        ("simulate", "war-of-coins", "--option", "match=endless", "--rounds", "1000000", "--seat", "random"),
        ("verify", *[str(record)] * 5000),
        ("tune", "war-of-flowers", "--out", str(tmp_path / "weights"), "--jobs", "2"),
    ):
        process = started(*arguments)
        at_work(process)
        if process.poll() is None:
            status, said = ended(process, signal.SIGINT)
            assert status == 130 and "Traceback" not in said, (arguments[0], said[-500:])
        else:
            process.communicate()
