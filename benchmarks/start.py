"""Start: from the command to the first picture on a display, beside other programs in the same run.

The frozen program is measured where there is one: in `dist`, or where MACCLASSIC_BUNDLE says. KPat and
AisleRiot are Debian's (`apt install kpat aisleriot`); each is measured where it is installed. Programs take
turns, each from a folder that it has used before, as on any evening.
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
"""On our screen: where the first icon is clicked, and its name, which is then shown inverted."""


def run() -> dict[str, float]:
    """Return the medians in milliseconds: until something is shown, until a click is answered, and of
    processor time until it has ended; and the ratios to KPat's."""
    if missing():
        print(f"  not measured: {' and '.join(missing())} must be installed")
        return {}
    times: dict[str, list[float]] = defaultdict(list)
    with TemporaryDirectory() as name, display() as screen:
        programs = _programs(Path(name))
        for turn in range(STARTS + 1):
            for program, command in programs.items():
                measured = measure(screen, command, ours="macclassic" in program)
                # At the first start nothing is warm, and no folder is as it will be.
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
            # A registered copy: else a notice stands over the desktop.
            settings = Settings(name="Ada", number=number_for("Ada"))
            (data / "settings.json").write_text(settings.dumps())
            command += ["--data-dir", str(data)]
    for name, command_name in (("KPat", "kpat"), ("AisleRiot", "sol")):
        # Debian has games in a folder that not everybody looks in.
        found = shutil.which(command_name, path=f"{os.environ.get('PATH', '')}:/usr/games")
        if found:
            programs[name] = [found]
    return programs


def measure(screen: Display, command: list[str], ours: bool) -> dict[str, float]:
    """Return what a start takes, in milliseconds.

    Raises RuntimeError when nothing is shown.
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
    """Return whether all of a window of ours is on the display: a picture comes there in pieces."""
    return window[2] % 640 == 0 and window[2] * 3 == window[3] * 4


def _spent(process: int) -> float:
    """Return how many milliseconds a process has computed, in all its threads."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e6


def _answered(screen: Display, window: tuple[int, int, int, int]) -> float:
    """Click an icon in a window of ours and return when it was seen to be selected."""
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
    """Ask a program to end, and make it."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
