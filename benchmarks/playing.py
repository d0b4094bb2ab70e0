"""Plays a war on screen against the strongest level; measures frame gaps and memory at the end."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

title = "one war at 2x, 8 bits, against two of iq:160"

FRAME_MS = 5
"""Interval of requested frames; shorter than that of any animation."""
SEED = 7


def run() -> dict[str, float]:
    """Return gaps between frames in milliseconds, and the memory of the screen's process in megabytes.

    A separate process plays the war, so that the memory of the benchmark does not count.
    """
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.playing"],
        capture_output=True,
        text=True,
        env=environment,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def play() -> dict[str, float]:
    """Play a war to its end on a real screen and measure it."""
    from PySide6.QtCore import QRect, Qt, QTimer

    from games.war_of_flowers.players import make
    from macclassic.app.program.program import Program, application
    from macclassic.app.storage import data_folder
    from macclassic.app.storage.settings import Settings
    from macclassic.engine.core.chance import Stream
    from macclassic.engine.core.game_spec import MATCH_OVER
    from macclassic.engine.progress.trial_period import number_for
    from macclassic.toolbox.dialogs.dialogs import Dialog

    app = application()
    with TemporaryDirectory() as folder:
        claimed = data_folder.Folder(Path(folder))
        claimed.claim()
        settings = Settings(scale=2, sound=False, name="Bench", number=number_for("Bench"))
        settings.of_game("war-of-flowers").update(pace=5, iq=[160, 160], money=20)
        program = Program(claimed, settings)
        program.manager.zooming = False
        program.start("war-of-flowers")
        for _ in range(50):
            app.processEvents()
        front = program.manager.front
        assert isinstance(front, Dialog) and program.game is not None and program.think_process is not None
        front.choose("cancel")
        program.game.begin(seed=SEED)
        table, session, screen, thinker = (
            program.game.table,
            program.game.session,
            program.screen,
            program.think_process,
        )
        thinking: list[float] = []
        waiting: list[float] = []
        last: tuple[float, bool] | None = None

        def painted(_: object) -> None:
            nonlocal last
            now = (time.perf_counter(), thinker.busy)
            if last is not None and not table.busy:
                gap = (now[0] - last[0]) * 1000
                (thinking if now[1] and last[1] else waiting).append(gap)
            last = now

        screen.changed.connect(painted)
        beat = QTimer()
        beat.setTimerType(Qt.TimerType.PreciseTimer)
        beat.timeout.connect(lambda: table.touch(QRect(200, 180, 56, 82)))
        beat.start(FRAME_MS)
        match = session.match
        assert match is not None

        def drive() -> None:
            """Make the player's next decision if it is due. Animations end at once."""
            nonlocal last
            front = program.manager.front
            if match.actor == MATCH_OVER:
                app.quit()
            elif table.busy:
                last = None
                table.finish()
            elif isinstance(front, Dialog):
                last = None
                front.choose("ok")
            elif match.actor == 0:
                last = None
                view = match.view(0)
                table.action_chosen.emit(make("iq:100").choose(view, match.legal, Stream(1, "benchmark")))

        # A real event loop: without one, Qt does not run deferred deletions.
        driver = QTimer()
        driver.timeout.connect(drive)
        driver.start(1)
        app.exec()
        driver.stop()
        beat.stop()
        now, peak = _memory()
        program.quit()
        screen.close()
    return {
        "longest gap while it thinks, ms": max(thinking),
        "99 of 100 gaps while it thinks are below, ms": statistics.quantiles(thinking, n=100)[98],
        "frames while it thought": float(len(thinking)),
        "memory of the screen's process, MB": now,
        "its highest, MB": peak,
    }


def _memory() -> tuple[float, float]:
    """Return the current and the peak memory of this process in MB. Linux only."""
    lines = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    return tuple(int(lines[key].split()[0]) * 1024 / 1e6 for key in ("VmRSS", "VmHWM"))  # type: ignore[return-value]


if __name__ == "__main__":
    print(json.dumps(play()))
