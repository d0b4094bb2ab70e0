"""Start: from the command to the first painted window, beside an empty Qt window in the same run.

Qt itself says when it puts the first picture on screen, so that the program is measured as it is. The frozen
program is measured where there is one: in `dist`, or where MACCLASSIC_BUNDLE says.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

title = "start to first painted window"

STARTS = 7
_BUNDLE = Path(os.environ.get("MACCLASSIC_BUNDLE", "dist/macclassic")) / "macclassic"
_EMPTY = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(640, 480)
window.show()
app.exec()
"""


def run() -> dict[str, float]:
    """Return the medians of seven starts in milliseconds, the programs in turn, and their ratios."""
    programs = {
        "empty Qt window": [sys.executable, "-c", _EMPTY],
        "macclassic": [sys.executable, "-m", "macclassic", "--data-dir"],
    }
    if _BUNDLE.is_file():
        programs["macclassic, frozen"] = [str(_BUNDLE.resolve()), "--data-dir"]
    times: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(STARTS):
        for name, command in programs.items():
            times[name].append(_time(command))
    found = {f"{name}, ms": statistics.median(each) for name, each in times.items()}
    bare = found["empty Qt window, ms"]
    ratios = {f"{name}, ratio": found[f"{name}, ms"] / bare for name in programs if "macclassic" in name}
    return {**found, **ratios}


def _time(command: list[str]) -> float:
    """Return how many milliseconds pass from a command to its window's first flush.

    Raises RuntimeError when it ends without one.
    """
    environment = {
        "QT_QPA_PLATFORM": "offscreen",
        **os.environ,
        "QT_LOGGING_RULES": "qt.widgets.painting=true",
    }
    with TemporaryDirectory() as folder:
        start = time.perf_counter()
        process = subprocess.Popen([*command, folder], stderr=subprocess.PIPE, env=environment)
        assert process.stderr is not None
        shown = any(b"Flushing" in line for line in process.stderr)
        took = (time.perf_counter() - start) * 1000
        process.kill()
        process.wait()
        process.stderr.close()
    if not shown:
        raise RuntimeError(f"{command[0]} showed no window")
    return took
