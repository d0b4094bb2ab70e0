"""Which display to open the window on, and whether there is one: without it Qt would end the program."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication

PATIENCE_S = 3.0
"""How long a display may take to answer."""


def arguments(system: str, environment: Mapping[str, str]) -> list[str]:
    """Return what Qt is told of the platform: nothing where a person has said which one to take.

    Letters are rastered by FreeType also where the system has its own way. On Linux a display that leads
    nowhere is passed over where there is another one.
    """
    if environment.get("QT_QPA_PLATFORM"):
        return []
    names = {"win32": "windows", "darwin": "cocoa"}
    if system in names:
        return ["-platform", f"{names[system]}:fontengine=freetype"]
    if not system.startswith("linux") or not environment.get("WAYLAND_DISPLAY"):
        return []
    wayland, x11 = _wayland_answers(environment), _x11_answers(environment)
    return [] if wayland == x11 else ["-platform", "wayland" if wayland else "xcb"]


def trouble(system: str = sys.platform, environment: Mapping[str, str] = os.environ) -> str:
    """Return what is wrong with the display, in words for a person; nothing where it can be used."""
    asked = environment.get("QT_QPA_PLATFORM", "")
    # Qt takes the first of several that works.
    names = [name.partition(":")[0] for name in asked.split(";") if name]
    names = [name for name in names if _is_here(name)]
    if asked and not names:
        return f"there is no platform “{asked}”"
    if not system.startswith("linux"):
        return ""
    if any(not name.startswith(("xcb", "wayland")) for name in names):
        return ""
    tried = []
    for kind, variable, answers in (
        ("wayland", "WAYLAND_DISPLAY", _wayland_answers),
        ("xcb", "DISPLAY", _x11_answers),
    ):
        if not names or any(name.startswith(kind) for name in names):
            if answers(environment):
                return ""
            tried.append(environment.get(variable, ""))
    told = " nor ".join(f"“{name}”" for name in tried if name)
    return f"there is no display {told}" if told else "there is no display to open a window on"


def _is_here(platform: str) -> bool:
    """Return whether Qt has a plugin for a platform; where no plugins can be seen it is believed."""
    folders = [Path(each) / "platforms" for each in QCoreApplication.libraryPaths()]
    files = [path.name for folder in folders if folder.is_dir() for path in folder.iterdir()]
    plugins = [name.partition(".")[0].removeprefix("lib").removeprefix("q") for name in files]
    return not plugins or any(platform.startswith(plugin) for plugin in plugins if plugin)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    if environment.get("WAYLAND_SOCKET"):
        return True  # an open line, that whoever started us has left us
    name = environment.get("WAYLAND_DISPLAY", "")
    # A name may be a whole path; one without a folder to look in leads nowhere.
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), name)
    return bool(name) and path.is_absolute() and _listens(str(path))


def _x11_answers(environment: Mapping[str, str]) -> bool:
    host, colon, number = environment.get("DISPLAY", "").rpartition(":")
    number = number.partition(".")[0]
    if not colon or not number.isdecimal():
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return _listens(path) or _listens("\0" + path)
    if host.startswith("/"):
        return True  # a Mac's way to name one: Qt will see
    # Only where the person's own display is on another machine, as through ssh.
    with suppress(OSError, OverflowError, UnicodeError):
        socket.create_connection((host.strip("[]"), 6000 + int(number)), PATIENCE_S).close()
        return True
    return False


def _listens(path: str) -> bool:
    """Return whether somebody listens at a socket: its file may be left by a server that is gone."""
    with suppress(OSError, ValueError), socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE_S)
        line.connect(path)
        return True
    return False
