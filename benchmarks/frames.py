"""Frames: how long the whole screen and one moving card take at 2×, and what is painted while idle."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

title = "frames of the emulated screen at 2x, 8 bits"


def run() -> dict[str, float]:
    """Return milliseconds for a full frame and for a one-card frame, and the repaints of two idle seconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication, QRect

    from macclassic.app import disk
    from macclassic.app.program import Program, application
    from macclassic.app.settings import Settings
    from macclassic.engine.trial import number_for

    app = application()
    with TemporaryDirectory() as folder:
        claimed = disk.Folder(Path(folder))
        claimed.claim()
        settings = Settings(scale=2, sound=False, name="Bench", number=number_for("Bench"))
        program = Program(claimed, settings, think=False)
        program.manager.zooming = False
        program.start("war-of-flowers")
        for _ in range(50):
            app.processEvents()
        front = program.manager.front
        assert front is not None and program.game is not None
        front.choose("ok")  # type: ignore[attr-defined]
        program.game.begin(seed=1)
        program.game.table.finish()
        for _ in range(50):
            app.processEvents()
        screen, table = program.screen, program.game.table

        def full() -> None:
            screen.refresh()  # paint and map the whole frame
            screen.viewport().repaint()  # and show it

        def one_card() -> None:
            # A card moved by a few pixels: what it left and what it covers now.
            before = len(frames)
            table.touch(QRect(200, 180, 56, 82))
            while len(frames) == before:
                QCoreApplication.processEvents()

        frames: list[object] = []
        painted: list[object] = []
        screen.changed.connect(frames.append)
        full_ms, card_ms = _median(full, 60), _median(one_card, 200)
        for _ in range(50):
            app.processEvents()
        screen.changed.connect(painted.append)
        end = time.monotonic() + 2
        while time.monotonic() < end:
            app.processEvents()
            time.sleep(0.005)
        program.quit()
        screen.close()
    return {
        "full frame, ms": full_ms,
        "one-card frame, ms": card_ms,
        "one-card frame / full frame": card_ms / full_ms,
        "repaints in 2 idle seconds": float(len(painted)),
    }


def _median(act: object, times: int) -> float:
    assert callable(act)
    found = []
    for _ in range(times):
        start = time.perf_counter()
        act()
        found.append((time.perf_counter() - start) * 1000)
    return statistics.median(found)
