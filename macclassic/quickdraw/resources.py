"""Where the drawings, fonts, cards and translations lie: in a checkout, an installation, a frozen program."""

from __future__ import annotations

from pathlib import Path


def resources_dir() -> Path:
    """Return the ``resources`` folder, whether or not anything is in it.

    It stands beside the ``macclassic`` package in a checkout and in a frozen program, and within it once
    installed.
    """
    package = Path(__file__).resolve().parents[1]
    within = package / "resources"
    return within if within.is_dir() else package.parent / "resources"
