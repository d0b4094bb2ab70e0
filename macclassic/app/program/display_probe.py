"""Creates the application and checks that a display answers: without one Qt would end the process."""

from __future__ import annotations

import os
import re
import socket
import struct
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPluginLoader, Qt
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from macclassic import ID
from macclassic.app.errors import missing_library
from macclassic.toolbox.base.qt_guard import Guarded

PATIENCE_S = 3.0
"""Seconds that a display may take to answer."""
COOKIE = b"MIT-MAGIC-COOKIE-1"
"""The only supported authorisation of an X display: it sends a shared secret."""
MOST_KEYS = 1 << 20
"""Maximum number of bytes read of the file with those secrets."""
FEWEST_BITS = 15
"""Minimum number of bits a pixel of a display, so that Qt can paint on it."""
LARGEST_RATIO = 100
"""Maximum factor by which Qt may scale the display."""


_lines: list[socket.socket] = []
"""Sockets to X servers that were probed; they stay open until Qt has its own connection."""


def let_go() -> None:
    """Close the sockets of the probes once Qt has its own connection.

    An X server whose last client disconnects may restart, and does not answer meanwhile.
    """
    while _lines:
        _lines.pop().close()


def application() -> QApplication:
    """Return the one application, created at the first call, without style and fonts.

    `program.application` adds these.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        # Qt would scale images on several threads, and wait for ever if the system grants no more of them.
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
        kind = FileOpenApplication if sys.platform == "darwin" else QApplication
        app = kind([*sys.argv[:1], *arguments(sys.platform, os.environ)])
        let_go()
    app.setApplicationName("macclassic")
    app.setDesktopFileName(ID)
    return app


class FileOpenApplication(Guarded, QApplication):
    """Application that receives files to open while it runs, as macOS delivers them."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._early: list[str] = []
        self._opens: Callable[[str], object] = self._early.append

    def listen(self, opens: Callable[[str], object]) -> None:
        """Set the callback for files to open, and call it for the files that came before."""
        self._opens = opens
        while self._early:
            opens(self._early.pop(0))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._opens(event.file())
            return True
        return super().event(event)


def arguments(system: str, environment: Mapping[str, str]) -> list[str]:
    """Return the command line arguments of Qt that choose the platform; empty if `QT_QPA_PLATFORM` is set.

    Letters are rastered by FreeType also where the system has its own renderer. On Linux a display that does
    not answer is skipped if another one does.
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
    """Return a message that says why the display cannot be used; empty if it can."""
    asked = environment.get("QT_QPA_PLATFORM", "")
    # Qt takes the first of several platforms that works.
    names = [name.partition(":")[0] for name in asked.split(";") if name]
    names = [name for name in names if _is_here(name)]
    if asked and not names:
        return f"there is no platform “{asked}”"
    if not system.startswith("linux"):
        return ""
    absent = {"wayland": _wayland_trouble(environment), "xcb": _x11_trouble(environment)}
    usable = [name for name in names or absent if not absent.get(name.partition("-")[0])]
    if usable:
        lacking = [_library_trouble(name) for name in usable]
        return lacking[0] if all(lacking) else ""
    if names:
        reasons = [absent[kind] for kind in absent if any(name.startswith(kind) for name in names)]
        return f"“{asked}” is asked for, and {' and '.join(reasons)}"
    reasons = [
        absent[kind]
        for kind, variable in (("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY"))
        if environment.get(variable)
    ]
    return " and ".join(reasons) or "there is no display to open a window on"


def unusable(app: QGuiApplication) -> str:
    """Return a message that says why Qt cannot paint on the display; empty if it can."""
    for display in app.screens():
        ratio = display.devicePixelRatio()
        if not 0 < ratio <= LARGEST_RATIO:
            return (
                f"Qt scales the display by {ratio:g}, which is not between 0 and {LARGEST_RATIO} "
                "(QT_SCALE_FACTOR, QT_SCREEN_SCALE_FACTORS)"
            )
    display = app.primaryScreen()
    if display is None or display.depth() >= FEWEST_BITS:
        return ""
    return f"the display has {display.depth()} bits a pixel, and at least {FEWEST_BITS} are needed"


def _plugins() -> dict[str, Path]:
    """Return the plugins of Qt for platforms, by the beginning of the names of their platforms."""
    folders = [Path(each) / "platforms" for each in QCoreApplication.libraryPaths()]
    files = [path for folder in folders if folder.is_dir() for path in folder.iterdir()]
    return {path.name.partition(".")[0].removeprefix("lib").removeprefix("q"): path for path in files}


def _is_here(platform: str) -> bool:
    """Return True if Qt has a plugin for a platform, or if no plugins are found at all."""
    plugins = _plugins()
    return not plugins or any(platform.startswith(plugin) for plugin in plugins if plugin)


def _library_trouble(platform: str) -> str:
    """Return a message that says which library Qt lacks for a platform; empty if it can be loaded.

    Qt itself would dump core.
    """
    path = next((path for name, path in _plugins().items() if name and platform.startswith(name)), None)
    if path is None:
        return ""
    plugin = QPluginLoader(str(path))
    if plugin.load():
        return ""
    said = plugin.errorString()
    return missing_library(said) or f"Qt cannot be used: {said.splitlines()[0]}"


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    return not _wayland_trouble(environment)


def _wayland_trouble(environment: Mapping[str, str]) -> str:
    """Return a message that says why no Wayland compositor can be used; empty if one answers."""
    if environment.get("WAYLAND_SOCKET"):
        return ""  # an open socket, inherited from the parent process
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return "there is no Wayland display"
    # A name may be a whole path; a relative one needs the folder of `XDG_RUNTIME_DIR`.
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), name)
    if path.is_absolute() and _listens(str(path)):
        return ""
    return f"no Wayland compositor answers at “{name}”"


def _x11_answers(environment: Mapping[str, str]) -> bool:
    return not _x11_trouble(environment)


def _x11_trouble(environment: Mapping[str, str]) -> str:
    """Return a message that says why no X server can be used; empty if one answers."""
    name = environment.get("DISPLAY", "")
    if not name:
        return "there is no X display"
    parts = re.fullmatch(r"(?:(?P<way>\w*)/)?(?P<host>.*):(?P<number>\d{1,6})(?:\.\d+)?", name)
    if parts is None:
        return f"“{name}” is no name of an X display"
    way, host, number = parts["way"] or "", parts["host"], parts["number"]
    keys = _keys(environment, number)
    if host.startswith("/"):
        return ""  # a socket path, as macOS names displays: left to Qt
    if way == "unix" or host in ("", "unix"):
        if way not in ("", "unix"):
            return f"“{name}” is no name of an X display"
        path = f"/tmp/.X11-unix/X{number}"
        heard = [_lets_in(partial(_line_to, each), keys) for each in (path, "\0" + path)]
    else:
        # Only if the display is on another machine, as through ssh.
        address = host.strip("[]"), 6000 + int(number)
        heard = [_lets_in(lambda: socket.create_connection(address, PATIENCE_S), keys)]
    if any(heard):
        return ""
    return (
        f"the X server “{name}” refuses this program"
        if False in heard
        else f"no X server answers at “{name}”"
    )


def _keys(environment: Mapping[str, str], number: str) -> list[tuple[bytes, bytes]]:
    """Return the authorisations for an X display by its number: pairs of method and secret.

    The last one is empty: the connection is tried without authorisation too.
    """
    path = environment.get("XAUTHORITY") or os.path.expanduser("~/.Xauthority")
    found = []
    with suppress(OSError, ValueError), open(path, "rb") as file:
        data = file.read(MOST_KEYS)
        while data:
            parts, data = [], data[2:]
            for _ in range(4):
                length = int.from_bytes(data[:2], "big")
                parts.append(data[2 : 2 + length])
                data = data[2 + length :]
            if parts[1] in (b"", number.encode()):
                found.append((parts[2], parts[3]))
    return [*found, (b"", b"")]


def _lets_in(connect: Callable[[], socket.socket], keys: Sequence[tuple[bytes, bytes]]) -> bool | None:
    """Return True if an X server answers the connection set-up of one of the authorisations.

    Returns False for a refusal, and None if there is no connection; all other problems are left to Qt.
    """
    for name, secret in keys:
        if name not in (b"", COOKIE):
            return True
        try:
            line = connect()
        except (OSError, OverflowError, UnicodeError, ValueError):
            return None
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
    """Return a text padded to a multiple of four bytes."""
    return text + bytes(-len(text) % 4)


def _line_to(path: str) -> socket.socket:
    """Return a connection to a Unix socket; the socket's file may be left by a server that has ended."""
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
