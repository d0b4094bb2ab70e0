"""The one application, and which display it opens its window on, if there is one: without it Qt would end the
program."""

from __future__ import annotations

import os
import socket
import struct
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from macclassic import ID
from macclassic.toolbox.base.qt_guard import Guarded

PATIENCE_S = 3.0
"""How long a display may take to answer."""
COOKIE = b"MIT-MAGIC-COOKIE-1"
"""The one way to be let in to an X display that needs no more than to tell a secret."""
MOST_KEYS = 1 << 20
"""Bytes read of the file of those secrets."""


_lines: list[socket.socket] = []
"""The lines to X servers on which they were asked."""


def let_go() -> None:
    """End the lines on which displays were asked, once Qt has one of its own: a server whose last caller
    leaves may begin anew, and does not answer while it does."""
    while _lines:
        _lines.pop().close()


def application() -> QApplication:
    """Return the one application, with no style and no fonts yet (`program.application`); made at the first
    call."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
        kind = FileOpenApplication if sys.platform == "darwin" else QApplication
        app = kind([*sys.argv[:1], *arguments(sys.platform, os.environ)])
        let_go()
    app.setApplicationName("macclassic")
    app.setDesktopFileName(ID)
    return app


class FileOpenApplication(Guarded, QApplication):
    """An application that is told of files while it runs, as a Mac does it: no start names one there."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._early: list[str] = []
        self._opens: Callable[[str], object] = self._early.append

    def listen(self, opens: Callable[[str], object]) -> None:
        """Have files opened that were told of, and those to come."""
        self._opens = opens
        while self._early:
            opens(self._early.pop(0))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._opens(event.file())
            return True
        return super().event(event)


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
    keys = _keys(environment, number)
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return any(_lets_in(partial(_line_to, each), keys) for each in (path, "\0" + path))
    if host.startswith("/"):
        return True  # a Mac's way to name one: Qt will see
    # Only where the person's own display is on another machine, as through ssh.
    address = host.strip("[]"), 6000 + int(number)
    return _lets_in(lambda: socket.create_connection(address, PATIENCE_S), keys)


def _keys(environment: Mapping[str, str], number: str) -> list[tuple[bytes, bytes]]:
    """Return by what a person is let in to an X display of a number: how, and with which secret. Without any
    it is tried as well."""
    path = environment.get("XAUTHORITY") or os.path.expanduser("~/.Xauthority")
    found = []
    with suppress(OSError, ValueError), open(path, "rb") as file:
        told = file.read(MOST_KEYS)
        while told:
            parts, told = [], told[2:]
            for _ in range(4):
                length = int.from_bytes(told[:2], "big")
                parts.append(told[2 : 2 + length])
                told = told[2 + length :]
            if parts[1] in (b"", number.encode()):
                found.append((parts[2], parts[3]))
    return [*found, (b"", b"")]


def _lets_in(connect: Callable[[], socket.socket], keys: Sequence[tuple[bytes, bytes]]) -> bool:
    """Return whether an X server answers and lets us in: it is asked as by all that open a display. Only one
    that refuses is not believed; what else may be wrong with it Qt will see."""
    for name, secret in keys:
        if name not in (b"", COOKIE):
            return True
        try:
            line = connect()
        except (OSError, OverflowError, UnicodeError, ValueError):
            return False
        _lines.append(line)
        with suppress(OSError):
            line.settimeout(PATIENCE_S)
            head = struct.pack("<BxHHHHxx", ord("l"), 11, 0, len(name), len(secret))
            line.sendall(head + _to_four(name) + _to_four(secret))
            try:
                if line.recv(1) == b"\1":
                    return True
            except TimeoutError:
                return True
    return False


def _to_four(text: bytes) -> bytes:
    """Return a text filled up to a multiple of four bytes."""
    return text + bytes(-len(text) % 4)


def _line_to(path: str) -> socket.socket:
    """Return a line to whoever listens at a socket: its file may be left by a server that is gone.

    Raises OSError, ValueError.
    """
    line = socket.socket(socket.AF_UNIX)
    try:
        line.settimeout(PATIENCE_S)
        line.connect(path)
    except BaseException:
        line.close()
        raise
    return line


def _listens(path: str) -> bool:
    with suppress(OSError, ValueError), _line_to(path):
        return True
    return False
