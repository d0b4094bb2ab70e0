"""Whether there is a display to open a window on: without one Qt would end the program where it stands."""

from __future__ import annotations

import os
import sys
from pathlib import Path

LISTENERS = Path("/proc/net/unix")


def trouble() -> str:
    """Return what is wrong with the display, in words for a person; nothing where it can be used."""
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if not sys.platform.startswith("linux") or (asked and not asked.startswith(("xcb", "wayland"))):
        return ""
    if os.environ.get("WAYLAND_DISPLAY") and not asked.startswith("xcb"):
        return ""
    name = os.environ.get("DISPLAY", "")
    if not name:
        return "there is no display to open a window on"
    number = name[1:].partition(".")[0]
    if not name.startswith(":") or not number.isdecimal():
        return ""  # another machine's, or a path: Qt will see
    path = f"/tmp/.X11-unix/X{number}"
    try:
        listens = Path(path).exists() or f"@{path}\n" in LISTENERS.read_text()
    except OSError:
        listens = True
    return "" if listens else f"there is no display “{name}”"
