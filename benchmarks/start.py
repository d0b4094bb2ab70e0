"""Start: from the command to the first painted window, beside an empty Qt window in the same run."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from tempfile import TemporaryDirectory

title = "start to first painted window"

_OURS = """
import sys
from PySide6.QtCore import QTimer
import macclassic.toolbox.screen as module
old = module.Screen.paintEvent
def painted(self, event):
    old(self, event)
    QTimer.singleShot(0, lambda: (print("painted", flush=True), sys.exit(0)))
module.Screen.paintEvent = painted
from macclassic.app.cli import main
main(["--data-dir", sys.argv[1]])
"""
_EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Empty(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: (print("painted", flush=True), sys.exit(0)))
app = QApplication([])
window = Empty()
window.show()
app.exec()
"""


def run() -> dict[str, float]:
    """Return the medians of seven starts in milliseconds, and their ratio."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ours, empty = [], []
    for _ in range(7):
        ours.append(_time(_OURS))
        empty.append(_time(_EMPTY))
    mine, bare = statistics.median(ours), statistics.median(empty)
    return {"macclassic, ms": mine, "empty Qt window, ms": bare, "ratio": mine / bare}


def _time(program: str) -> float:
    with TemporaryDirectory() as folder:
        start = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", program, folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert process.stdout is not None
        process.stdout.readline()
        took = (time.perf_counter() - start) * 1000
        process.kill()
        process.wait()
        process.stdout.close()
    return took
