"""The program in a window on a display of its own, driven by xdotool as a person would."""

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

CAN = bool(shutil.which("Xvfb") and shutil.which("xdotool"))
"""Whether this machine can."""

CHECKOUT = (sys.executable, "-m", "macclassic")
"""The program as it stands here, as a command."""

_ON: dict[str, list[subprocess.Popen[bytes]]] = {}
"""What was started on a display of ours."""


@contextmanager
def screen(size: str = "1400x1000") -> Iterator[str]:
    """Run an X server of its own; its name, as DISPLAY wants it."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    name = f":{number}"
    try:
        yield name
    finally:
        # A test that failed has not ended its program, which is then no other's to stumble over.
        for each in _ON.pop(name, []):
            each.kill()
            each.wait()
        process.terminate()
        process.wait()


class Running:
    """The program in a window, and hands on mouse and keyboard."""

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
        """Run xdotool; return what it prints."""
        done = subprocess.run(
            ["xdotool", *arguments], env=self._environment, capture_output=True, text=True, check=False
        )
        return done.stdout

    def until(self, holds: Callable[[], object], seconds: float = 180) -> None:
        """Wait until something holds, while the program runs."""
        assert self.soon(holds, seconds), "it never came to that"

    def soon(self, holds: Callable[[], object], seconds: float) -> bool:
        """Wait until something holds, but no longer than so; whether it does."""
        end = time.monotonic() + seconds
        while not (held := holds()) and time.monotonic() < end:
            assert self.process.poll() is None, "the program has ended"
            time.sleep(0.05)
        return bool(held)

    def seen(self) -> Image.Image:
        """What the display shows, in RGB; the system's own pointer is never in it."""
        return ImageGrab.grab(xdisplay=self._display).convert("RGB")

    def click(self, x: int, y: int) -> None:
        """Click a pixel of the window."""
        self.do("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def moves(self, game: str) -> int:
        """How many decisions a game's autosave holds; -1 while there is none."""
        try:
            record = json.loads((self.folder / f"{game}.autosave.json").read_text())
        except FileNotFoundError:
            return -1
        return sum(len(each["moves"]) for each in record["rounds"])
