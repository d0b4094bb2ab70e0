"""Opening a game from its icon: from the second click until the Options of its first match stand there.

Each time in a process of its own, in which nothing of that game has been wanted before; what is imported
between the clicks of a double click has been. Beside it: how long that takes without the run of rectangles,
which is a quarter of a second long (look §4): what the program itself takes.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from macclassic.engine.registry import games

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
    from PySide6.QtCore import QEventLoop

    from macclassic.app import disk
    from macclassic.app.program import Program, application
    from macclassic.app.settings import Settings
    from macclassic.engine.trial import number_for
    from macclassic.toolbox.dialogs import OptionsDialog

    app = application()
    with TemporaryDirectory() as folder:
        claimed = disk.Folder(Path(folder))
        claimed.claim()
        settings = Settings(scale=2, sound=False, name="Bench", number=number_for("Bench"))
        program = Program(claimed, settings, think=False)
        program.manager.zooming = zooming
        program.start()
        program.screen.show()
        end = time.monotonic() + 1
        while time.monotonic() < end:
            app.processEvents()
        program.desktop.select(key)
        end = time.monotonic() + 1
        while time.monotonic() < end:
            app.processEvents()
        begun = time.perf_counter()
        program.desktop.open_selected()
        while not isinstance(program.manager.front, OptionsDialog):
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        app.processEvents()
        took = time.perf_counter() - begun
        program.quit()
        program.screen.close()
    return took * 1000


if __name__ == "__main__":
    print(_open(sys.argv[1], sys.argv[2] == "run"))
