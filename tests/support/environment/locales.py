"""Locales of the C library, generated for a test."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest


def locale(folder: Path, name: str = "tr_TR", encoding: str = "UTF-8") -> Mapping[str, str]:
    """Generate a locale into a folder; return the environment variables of a process under it.

    Skips the test if this machine cannot generate it.
    """
    made = folder / f"{name}.{encoding}"
    if not shutil.which("localedef"):
        pytest.skip("needs localedef")
    done = subprocess.run(
        ["localedef", "-i", name, "-f", encoding, str(made)], capture_output=True, check=False
    )
    if done.returncode or not made.is_dir():
        pytest.skip(f"localedef has no {name} in {encoding}")
    names = dict.fromkeys((key for key in os.environ if key.startswith("LC_")), "")
    return {**names, "LOCPATH": str(folder), "LANG": made.name, "LC_ALL": made.name}
