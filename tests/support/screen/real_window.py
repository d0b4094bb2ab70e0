"""Program in a real window on its own X server, driven by xdotool."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageGrab

from macclassic.toolbox.windows.repeated_presses import QUIET_MS

CAN = bool(shutil.which("Xvfb") and shutil.which("xdotool"))
"""True if this machine has the tools."""

CHECKOUT = (sys.executable, "-m", "macclassic")
"""Command that runs the program of this checkout."""

_ON: dict[str, list[subprocess.Popen[bytes]]] = {}
"""Processes started on each display."""


@contextmanager
def screen(size: str = "1400x1000", depth: int = 24) -> Iterator[str]:
    """Run an X server and yield its name for DISPLAY."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x{depth}", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    name = f":{number}"
    try:
        yield name
    finally:
        # A failed test does not end its program, which would disturb other tests.
        for each in _ON.pop(name, []):
            each.kill()
            each.wait()
        process.terminate()
        process.wait()


class Running:
    """Running program in a window, with mouse and keyboard."""

    def __init__(
        self,
        display: str,
        folder: Path,
        *arguments: str,
        command: Sequence[str] = CHECKOUT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self._display = display
        self._environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            **(environment or {}),
        }
        command = [*command, "--data-dir", str(folder), "--scale", "1", *arguments]
        self.errors = folder.with_name(f"stderr-{time.monotonic_ns()}")
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(command, env=self._environment, stderr=errors)
        _ON.setdefault(display, []).append(self.process)
        self.window = ""
        self.until(self._find)

    def _find(self) -> bool:
        self.window = self.do("search", "--onlyvisible", "--name", "^macclassic$").strip()
        return bool(self.window)

    def do(self, *arguments: str) -> str:
        """Run xdotool and return its output."""
        done = subprocess.run(
            ["xdotool", *arguments], env=self._environment, capture_output=True, text=True, check=False
        )
        return done.stdout

    def until(self, holds: Callable[[], object], seconds: float = 180) -> None:
        """Wait until a condition holds, while the program runs."""
        assert self.soon(holds, seconds), "it never came to that"

    def soon(self, holds: Callable[[], object], seconds: float) -> bool:
        """Wait until a condition holds, or for some seconds; return True if it holds."""
        end = time.monotonic() + seconds
        while not (held := holds()) and time.monotonic() < end:
            assert self.process.poll() is None, "the program has ended"
            time.sleep(0.05)
        return bool(held)

    def confirm(self) -> None:
        """Press Return, and wait until the next press may answer a question."""
        self._answer("Return")

    def cancel(self) -> None:
        """Press Escape, and wait until the next press may answer a question."""
        self._answer("Escape")

    def _answer(self, key: str) -> None:
        self.do("key", key)
        time.sleep(QUIET_MS / 1000 + 0.2)

    def confirm_until(self, holds: Callable[[], object], seconds: float = 180) -> None:
        """Press Return until a condition holds."""

        def confirmed() -> object:
            self.confirm()
            return holds()

        self.until(confirmed, seconds)

    def seen(self) -> Image.Image:
        """Return the display's picture in RGB, without the system's pointer."""
        return ImageGrab.grab(xdisplay=self._display).convert("RGB")

    def click(self, x: int, y: int) -> None:
        """Click a pixel of the window."""
        self.do("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def moves(self, game: str) -> int:
        """Return the number of decisions in a game's autosave; -1 if there is none."""
        try:
            record = json.loads((self.folder / f"{game}.autosave.json").read_text())
        except FileNotFoundError:
            return -1
        return sum(len(each["moves"]) for each in record["rounds"])
