"""Private X display for timed programs, which detects when they show something.

Xvfb keeps its frame buffer in a file, so a change there has been shown, with any toolkit. A session bus runs
too, as on every desktop.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

WIDTH, HEIGHT = 1280, 1024
STEP = 16
"""Distance in pixels, across and down, between the pixels that are compared."""
WINDOW = 0.05
"""Part of the display that must change for a window to count as shown."""
PATIENCE_S = 60.0
TOOLS = ("Xvfb", "dbus-daemon")


def missing() -> list[str]:
    """Return the names of the required programs that are not installed."""
    return [name for name in TOOLS if shutil.which(name) is None]


@dataclass
class Display:
    """Display that shows only programs started on it."""

    environment: Mapping[str, str]
    _picture: mmap.mmap
    _begin: int
    _line: int

    def grid(self) -> bytes:
        """Return the colours of the display, one pixel of each square of `STEP` pixels."""
        rows = range(self._begin, self._begin + HEIGHT * self._line, STEP * self._line)
        return b"".join(self._picture[row : row + self._line : 4 * STEP] for row in rows)

    def pixels(self, x: int, y: int, width: int) -> bytes:
        """Return a run of adjacent pixels."""
        at = self._begin + y * self._line + 4 * x
        return self._picture[at : at + 4 * width]

    def changed(self, before: bytes) -> tuple[int, int, int, int] | None:
        """Return the approximate rectangle (x, y, width, height) of a large change; None if there is none."""
        columns = self._line // (4 * STEP)
        found = [at for at, (old, new) in enumerate(zip(before, self.grid(), strict=True)) if old != new]
        if len(found) < WINDOW * len(before):
            return None
        across, down = [at % columns for at in found], [at // columns for at in found]
        left, top = min(across) * STEP, min(down) * STEP
        return left, top, (max(across) + 1) * STEP - left, (max(down) + 1) * STEP - top

    def click(self, x: int, y: int) -> None:
        """Press and release the left mouse button at a pixel."""
        x11, test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        line = ctypes.c_void_p(x11.XOpenDisplay(self.environment["DISPLAY"].encode()))
        test.XTestFakeMotionEvent(line, -1, x, y, ctypes.c_ulong(0))
        for down in (1, 0):
            test.XTestFakeButtonEvent(line, 1, down, ctypes.c_ulong(0))
        x11.XCloseDisplay(line)

    def start(self, command: list[str]) -> subprocess.Popen[bytes]:
        """Start a program here and discard its output."""
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, env=self.environment, stdin=quiet, stdout=quiet, stderr=quiet)


def until(deadline: float) -> None:
    """Wait a millisecond.

    Raises RuntimeError after the deadline (a value of `time.perf_counter`).
    """
    if time.perf_counter() > deadline:
        raise RuntimeError("nothing was shown")
    time.sleep(0.001)


@contextmanager
def display() -> Iterator[Display]:
    """Yield a display; end it with its bus when the context ends."""
    with TemporaryDirectory() as name:
        reading, writing = os.pipe()
        where = ["-fbdir", name, "-screen", "0", f"{WIDTH}x{HEIGHT}x24"]
        xvfb = subprocess.Popen(
            ["Xvfb", "-noreset", "-displayfd", str(writing), *where],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        try:
            with os.fdopen(reading) as pipe:
                number = pipe.readline().strip()
            assert bus.stdout is not None
            home = Path(name, "home")
            home.mkdir()
            environment = {
                **{key: value for key, value in os.environ.items() if not key.startswith(("QT_", "XDG_"))},
                "DISPLAY": f":{number}",
                "HOME": str(home),
                "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().decode().strip(),
                "NO_AT_BRIDGE": "1",
            }
            with open(Path(name, "Xvfb_screen0"), "rb") as file:
                picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            # XWD format: a header, then colours of twelve bytes each.
            head = [int.from_bytes(picture[at : at + 4], "big") for at in range(0, 100, 4)]
            yield Display(environment, picture, head[0] + 12 * head[19], head[12])
        finally:
            for each in (bus, xvfb):
                each.terminate()
                each.wait()
            if bus.stdout is not None:
                bus.stdout.close()
