"""Wheels, and environments to install them into."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OWN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
"""Environment for pip and installed programs, without this checkout's Python path."""


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=OWN)
    assert done.returncode == 0, done.stderr
