"""Where the drawings, fonts, cards and translations lie: in a checkout and in a frozen program alike."""

from __future__ import annotations

import sys
from pathlib import Path


def resources_dir() -> Path:
    """Return the ``resources`` folder, whether or not anything is in it.

    PyInstaller unpacks a frozen program's data under ``sys._MEIPASS``; otherwise the folder stands beside
    the ``macclassic`` package.
    """
    unpacked = getattr(sys, "_MEIPASS", None)
    root = Path(unpacked) if unpacked is not None else Path(__file__).resolve().parents[2]
    return root / "resources"
