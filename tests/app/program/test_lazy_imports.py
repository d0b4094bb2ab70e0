"""Tests of what a start does not import: a desktop without a match needs no module of a match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LOOK = """
import sys
import time
import pathlib
from macclassic.app.storage import data_folder
from macclassic.app.program.program import Program, application
from macclassic.app.storage.settings import Settings
from macclassic.engine.progress.trial_period import number_for

app = application()
known = sys.argv[1] == "registered"
folder = data_folder.Folder(pathlib.Path(sys.argv[2]))
folder.claim()
program = Program(folder, Settings(name="Ada", number=number_for("Ada")) if known else Settings())
program.start()
for _ in range(50):
    app.processEvents()
print(*sys.modules)
if not known:
    assert program.manager.front is not None
    program.manager.front.dismiss()
program.desktop.select("soi")
end = time.monotonic() + 30
while "games.soi.screen" not in sys.modules and time.monotonic() < end:
    app.processEvents()
print(*sys.modules)
program.quit()
"""
MATCHES = ("engine.match.match", "engine.progress.statistics", "table.game_table")
A_MATCH = {"sqlite3", *(f"macclassic.{name}" for name in MATCHES)}


@pytest.mark.parametrize("who", ["registered", "under the shareware notice"])
def test_a_desktop_imports_no_module_of_a_match(tmp_path: Path, who: str) -> None:
    look = [sys.executable, "-c", LOOK, who, str(tmp_path / "data")]
    output = subprocess.run(look, capture_output=True, text=True, check=True).stdout
    desktop, selected = (set(line.split()) for line in output.splitlines())
    assert "macclassic.app.desktop.desktop" in desktop and not A_MATCH & desktop
    assert A_MATCH | {"games.soi.screen"} <= selected  # imported between the two clicks of a double click
