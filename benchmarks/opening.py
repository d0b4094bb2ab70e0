"""Times opening a game from its icon: from the second click to the Options of its first match.

Each run has its own process, in which nothing of the game has been used before; the imports made between the
two clicks are done. It is also timed without the zooming rectangles, which last 0.06 s (look §4).
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
    """Return the median of each game in milliseconds."""
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
    """Open a game on a running desktop; return the milliseconds it took."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from macclassic.app.game.title_dialog import TitleDialog

    with unseen() as program:
        program.manager.zooming = zooming
        program.start()
        program.screen.show()
        _wait()
        program.desktop.select(key)
        _wait()
        begun = time.perf_counter()
        program.desktop.open_selected()
        while not isinstance(program.manager.front, TitleDialog):
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QCoreApplication.processEvents()
        return (time.perf_counter() - begun) * 1000


def _wait() -> None:
    """Process events for a second."""
    from PySide6.QtCore import QCoreApplication

    end = time.monotonic() + 1
    while time.monotonic() < end:
        QCoreApplication.processEvents()


if __name__ == "__main__":
    print(_open(sys.argv[1], sys.argv[2] == "run"))
