"""The frozen program for the tests of the bundle: its path, and the sandbox that it runs in."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

FOLDER = os.environ.get("MACCLASSIC_BUNDLE", "")
"""Folder of the frozen program, set by `make test-bundle`; without it these tests are skipped."""

PROGRAM = str(
    Path(FOLDER).resolve() / ("macclassic-console.exe" if sys.platform == "win32" else "macclassic")
)

needs_bundle = pytest.mark.skipif(not FOLDER, reason="run make test-bundle")


def environment(home: Path) -> dict[str, str]:
    """Return the environment of a new user, with an empty home and temporary folder in the test's folder."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "QT_", "PYTHON"))
    }
    temporary = home.with_name(f"{home.name}-tmp")
    for folder in (home, temporary):
        folder.mkdir(exist_ok=True)
    # If dbus-launch exists but no session bus runs, libdbus would start one, which writes in the home.
    bus = {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}
    return {**kept, **bus, "HOME": str(home), "TMPDIR": str(temporary), "LANG": "C.UTF-8"}


def files(home: Path) -> list[Path]:
    """Return the files and folders in the home and the temporary folder of such an environment."""
    return [path for folder in (home, home.with_name(f"{home.name}-tmp")) for path in folder.rglob("*")]


def said(command: Sequence[str], home: Path, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run a command to its end in such an environment, from the root folder, without a display."""
    settings = environment(home) | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, cwd="/", env=settings, capture_output=True, text=True, timeout=120)
    if check:
        assert (done.returncode, done.stderr) == (0, ""), (command, done.stderr)
    return done


def games() -> list[tuple[str, bool]]:
    """Return the frozen program's games, and whether each has a screen; empty without a bundle."""
    if not FOLDER:
        return []
    listed = subprocess.run([PROGRAM, "games"], capture_output=True, text=True, check=True).stdout
    keys = [line.partition("\t")[0] for line in listed.splitlines()]
    return [(key, _has_screen(key)) for key in keys]


def _has_screen(key: str) -> bool:
    from macclassic.engine.core.registry import games as here

    return bool(here()[key].screen)


GAMES = [key for key, shown in games() if shown]
"""Games of the bundle that can be played on screen."""


def settings(folder: Path) -> None:
    """Make the data folder of a registered user with the fastest pace."""
    from macclassic.app.storage.settings import Settings
    from macclassic.engine.progress.trial_period import number_for

    folder.mkdir()
    chosen = Settings(language="en", name="Susan", number=number_for("Susan"))
    for key in GAMES:
        chosen.of_game(key)["pace"] = 5
    # With less money a random player may lose after one round, and start another match with the next key.
    chosen.of_game("war-of-flowers")["money"] = 999
    chosen.of_game("war-of-coins")["match"] = "endless"
    (folder / "settings.json").write_text(chosen.dumps())
