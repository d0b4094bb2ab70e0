"""Times the start of the program and of other games, from the command to the first picture.

The frozen program is measured if it exists, in `dist` or where MACCLASSIC_BUNDLE points. KPat and AisleRiot
are Debian's (`apt install kpat aisleriot`); each is measured if it is installed. Programs take turns, each
with a folder that it has used before, as in normal use.
"""

from __future__ import annotations

import os
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.display import PATIENCE_S, Display, display, missing, until
from macclassic.app.storage.settings import Settings
from macclassic.engine.progress.trial_period import number_for

title = "start to the first picture, and to the first click that is answered"

STARTS = int(os.environ.get("STARTS", "9"))
_BUNDLE = Path(os.environ.get("MACCLASSIC_BUNDLE", "dist/macclassic")) / "macclassic"
_EMPTY = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(640, 480)
window.show()
app.exec()
"""
_ICON, _NAME = (582, 36), (566, 70)
"""Positions on our screen: a point of the first icon, and its name, which is inverted when selected."""


def run() -> dict[str, float]:
    """Return the medians in milliseconds, and their ratios to KPat's.

    They are the times until something is shown and until a click is answered, and the processor time to the
    end.
    """
    if missing():
        print(f"  not measured: {' and '.join(missing())} must be installed")
        return {}
    times: dict[str, list[float]] = defaultdict(list)
    with TemporaryDirectory() as name, display() as screen:
        programs = _programs(Path(name))
        for turn in range(STARTS + 1):
            for program, command in programs.items():
                measured = measure(screen, command, ours="macclassic" in program)
                # The first start does not count: caches are cold, and the folder is still empty.
                for what, value in measured.items() if turn else ():
                    times[f"{program}, {what}"].append(value)
    found = {name: statistics.median(each) for name, each in times.items()}
    for other in ("KPat", "empty Qt window"):
        for what in ("shown ms", "processor, until shown, ms"):
            rival = found.get(f"{other}, {what}")
            for name in programs if rival else ():
                if "macclassic" in name:
                    found[f"{name}, {what[:-3].rstrip(',')}, of {other}'s"] = found[f"{name}, {what}"] / rival
    return found


def _programs(folder: Path) -> dict[str, list[str]]:
    programs = {
        "empty Qt window": [sys.executable, "-c", _EMPTY],
        "macclassic": [sys.executable, "-m", "macclassic"],
    }
    if _BUNDLE.is_file():
        programs["macclassic, frozen"] = [str(_BUNDLE.resolve())]
    for name, command in programs.items():
        if "macclassic" in name:
            data = folder / name
            data.mkdir()
            # A registered copy does not show the shareware notice over the desktop.
            settings = Settings(name="Ada", number=number_for("Ada"))
            (data / "settings.json").write_text(settings.dumps())
            command += ["--data-dir", str(data)]
    for name, command_name in (("KPat", "kpat"), ("AisleRiot", "sol")):
        # Debian has games in a folder that PATH often lacks.
        found = shutil.which(command_name, path=f"{os.environ.get('PATH', '')}:/usr/games")
        if found:
            programs[name] = [found]
    return programs


def measure(screen: Display, command: list[str], ours: bool) -> dict[str, float]:
    """Return the times of a start in milliseconds.

    Raises RuntimeError if nothing is shown.
    """
    nothing, used = screen.grid(), resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    process = screen.start(command)
    try:
        window = None
        while window is None:
            until(begun + PATIENCE_S)
            window = screen.changed(nothing)
        shown = time.perf_counter() - begun
        found = {"shown ms": shown * 1000, "processor, until shown, ms": _spent(process.pid)}
        if ours:
            while not _whole(window):
                until(begun + PATIENCE_S)
                window = screen.changed(nothing) or window
            found["click ms"] = (_answered(screen, window) - begun) * 1000
    finally:
        _end(process)
    while screen.changed(nothing):
        until(time.perf_counter() + PATIENCE_S)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
    return {**found, "processor, to its end, ms": spent * 1000}


def _whole(window: tuple[int, int, int, int]) -> bool:
    """Return True if a whole window of ours is on the display: a picture is transferred in pieces."""
    return window[2] % 640 == 0 and window[2] * 3 == window[3] * 4


def _spent(process: int) -> float:
    """Return the processor time of all threads of a process, in milliseconds."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e6


def _answered(screen: Display, window: tuple[int, int, int, int]) -> float:
    """Click an icon in a window of ours; return the time at which it is shown selected."""
    left, top, width, _ = window
    scale = width // 640
    across, down = (left + scale * _NAME[0], top + scale * _NAME[1])
    before = screen.pixels(across, down, scale * 16)
    screen.click(left + scale * _ICON[0], top + scale * _ICON[1])
    deadline = time.perf_counter() + PATIENCE_S
    while screen.pixels(across, down, scale * 16) == before:
        until(deadline)
    return time.perf_counter()


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask a program to end, and kill it if it does not."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
