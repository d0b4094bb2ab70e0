"""What a start leaves out: who only looks at the desktop waits for nothing else, and has no memory taken."""

from __future__ import annotations

import subprocess
import sys

LOOK = """
import sys
import time
from macclassic.app.program import Program, application
from macclassic.app.settings import Settings
from macclassic.engine.trial import number_for

app = application()
program = Program(None, Settings(name="Ada", number=number_for("Ada")))
program.start()
for _ in range(50):
    app.processEvents()
print(*sys.modules)
program.desktop.select("soi")
end = time.monotonic() + 30
while "games.soi.screen" not in sys.modules and time.monotonic() < end:
    app.processEvents()
print(*sys.modules)
program.quit()
"""
MATCHES = ("engine.match", "engine.statistics", "toolbox.gametable")
A_MATCH = {"sqlite3", *(f"macclassic.{name}" for name in MATCHES)}


def test_a_desktop_needs_nothing_of_what_plays() -> None:
    told = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True).stdout
    desktop, selected = (set(line.split()) for line in told.splitlines())
    assert "macclassic.app.desktop" in desktop and not A_MATCH & desktop
    assert A_MATCH | {"games.soi.screen"} <= selected  # it comes between the clicks of a double click
