"""Opening a game from its icon: from the second click until the Options of its first match stand there.

Each time in a process of its own, in which nothing of that game has been wanted before; what is imported
between the clicks of a double click has been. Beside it: how long that takes without the run of rectangles,
which is 0.06 s long (look §4): what the program itself takes.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

from macclassic.engine.core.registry import games
from tools.checks.offscreen_program import unseen

title = "a game opened from its icon"

TIMES = 7


def run() -> dict[str, float]:
    """Return the medians in milliseconds, a game."""
    found: dict[str, float] = {}
    for key, spec in games().items():
        for name, how in (("with the run of rectangles", "run"), ("without", "at-once")):
            times = [_timed(key, how) for _ in range(TIMES)]
            found[f"{spec.title}, {name}, ms"] = statistics.median(times)
    return found


def _timed(key: str, how: str) -> float:
    command = [sys.executable, "-m", "benchmarks.opening", key, how]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return float(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)


def _open(key: str, zooming: bool) -> float:
    """Open a game on a desktop that stands, and return the milliseconds it took."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from macclassic.toolbox.dialogs.dialogs import OptionsDialog

    with unseen() as program:
        program.manager.zooming = zooming
        program.start()
        program.screen.show()
        _wait()
        program.desktop.select(key)
        _wait()
        begun = time.perf_counter()
        program.desktop.open_selected()
        while not isinstance(program.manager.front, OptionsDialog):
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QCoreApplication.processEvents()
        return (time.perf_counter() - begun) * 1000


def _wait() -> None:
    """Let a second go by."""
    from PySide6.QtCore import QCoreApplication

    end = time.monotonic() + 1
    while time.monotonic() < end:
        QCoreApplication.processEvents()


if __name__ == "__main__":
    print(_open(sys.argv[1], sys.argv[2] == "run"))
