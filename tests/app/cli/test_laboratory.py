"""The program without the laboratory, which is a package of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from macclassic.app.cli import laboratory

ROOT = Path(__file__).resolve().parents[3]
HIDDEN = """
import sys
sys.modules["macclassic_lab"] = None
from macclassic.__main__ import main
sys.exit(main())
"""
"""Program that starts the command line where the laboratory is not installed."""


def run(*arguments: str) -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", HIDDEN, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("name", laboratory.NAMES)
def test_a_command_of_the_laboratory_says_what_to_install(name: str) -> None:
    status, out, err = run(name, "soi", "--players", "random", "greedy")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("macclassic: ") and f"“{name}”" in err and "pip install macclassic-lab" in err


def test_everything_else_works_without_the_laboratory(tmp_path: Path) -> None:
    record, picture = str(tmp_path / "record"), str(tmp_path / "soi.png")
    for arguments in (
        ("games",),
        ("players", "war-of-flowers"),
        ("engines", "--data-dir", str(tmp_path)),
        ("simulate", "sorry", "--seat", "greedy", "--record", record),
        ("verify", record),
        ("screenshot", "soi", "--ply", "3", "--out", picture),
    ):
        status, _, err = run(*arguments)
        assert (status, err) == (0, ""), arguments
    assert Path(picture).stat().st_size > 1000


def test_the_help_names_the_commands_of_the_laboratory() -> None:
    status, out, _ = run("--help")
    said = " ".join(out.replace("-\n", "-").split()).replace("- ", "-")
    assert status == 0 and f"macclassic-lab: {', '.join(laboratory.NAMES)}" in said
