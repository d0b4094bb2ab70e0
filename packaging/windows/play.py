"""Play the frozen program under Wine and compare its pictures and files with this checkout's.

    python packaging/windows/play.py WINE BUNDLE PREFIX FOLDER [GAME...]

`WINE` runs a Windows program, `PREFIX` is Wine's folder. Screenshots and files stay in `FOLDER`.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from macclassic.app.storage.settings import Settings
from macclassic.engine.core.registry import games
from macclassic.engine.progress.trial_period import number_for
from tests.support.screen import real_window

MOVES = 12
KEYS = ("Right", "Down", "Left", "Up", "Tab", "Return", "Return", "space", *"123456789")
"""Keys that play every game at random, after an Escape that cancels typed text."""
KNOWN = "EnableNonClientDpiScaling() failed"
"""Qt's warning under Wine 8 that does not occur under Windows."""
NAME = "an evening"
"""Name of the saved match."""
STILL_S = 4
"""Seconds that a picture must stay unchanged: computer players think longer under Wine."""


class Report:
    """Printer of check results; counts the faults."""

    def __init__(self) -> None:
        self.faults = 0

    def __call__(self, what: str, good: bool, said: str) -> None:
        self.faults += not good
        print(f"        {'' if good else 'FAULT   '}{what}: {said}", flush=True)


class Both:
    """The frozen program in a Windows home folder, and this checkout."""

    def __init__(self, wine: str, bundle: Path, prefix: Path, seen: Path, report: Report) -> None:
        (self.home,) = (each for each in (prefix / "drive_c/users").iterdir() if each.name != "Public")
        self.installed = self.home / "AppData/Local/Programs/macclassic"
        shutil.rmtree(self.installed, ignore_errors=True)
        shutil.copytree(bundle, self.installed)
        self.window = (wine, str(self.installed / "macclassic.exe"))
        self.console = (wine, str(self.installed / "macclassic-console.exe"))
        self.seen = seen / self.home.name  # the name contains spaces, umlauts and Korean
        shutil.rmtree(self.seen, ignore_errors=True)
        self.seen.mkdir(parents=True)
        self.report = report

    def run(self, command: tuple[str, ...], *arguments: str) -> str:
        """Run a program to its end without a display and return its output."""
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        how: dict[str, Any] = {"capture_output": True, "encoding": "utf-8", "timeout": 300, "check": False}
        done = subprocess.run([*command, *arguments], env=environment, **how)
        if done.returncode or done.stderr:
            self.report(" ".join(arguments), False, f"status {done.returncode} {done.stderr.strip()[-300:]}")
        return done.stdout

    def write(self, command: tuple[str, ...], suffix: str, *arguments: str) -> tuple[Path, Path]:
        """Let both programs write a file; return the paths of Windows' and of the checkout's."""
        files = self.seen / f"windows{suffix}", self.seen / f"linux{suffix}"
        for path, each in zip(files, (command, real_window.CHECKOUT), strict=True):
            path.write_bytes(b"")
            self.run(tuple(each), *arguments, str(path))
        return files


def say_who(both: Both, _names: list[str]) -> None:
    """Compare the version and the list of games that the console program prints."""
    for command in ["--version"], ["games"]:
        there, here = both.run(both.console, *command), both.run(real_window.CHECKOUT, *command)
        both.report(command[0], there == here != "", there.split("\n")[0])


def records(both: Both, names: list[str]) -> None:
    """Compare matches among computers, byte for byte."""
    for name in names:
        ask = "simulate", name, "--seed", "7", "--rounds", "1", "--record"
        there, here = both.write(both.console, ".json", *ask)
        both.run(both.console, "verify", str(here))
        same = there.read_bytes() == here.read_bytes() != b""
        both.report(f"{name}, a record", same, "the same bytes" if same else "OTHER BYTES")


def pictures(both: Both, names: list[str]) -> None:
    """Compare tables, dialogs and help pages, pixel for pixel."""
    for name in ["desktop", *names]:
        ply = () if name == "desktop" else ("--seed", "4711", "--ply", "20")
        page = "about" if name == "desktop" else "help-1"
        for more in (), ("--dialog", page, "--language", "fr", "--depth", "1"):
            there, here = both.write(both.window, ".png", "screenshot", name, *ply, *more, "--out")
            with Image.open(there) as one, Image.open(here) as other:
                box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
                same = one.size == other.size and box is None
            said = "the same pixels" if same else f"OTHER PIXELS within {box}"
            both.report(" ".join(("picture of", name, *more)), same, said)


def windows(both: Both, names: list[str]) -> None:
    """Play every game in a window: click, play, save, quit, and resume it with both programs."""
    with real_window.screen() as display:
        for name in names:
            _one_game(both, display, name)
        _at_home(both, display)


def _start(
    both: Both, display: str, folder: Path, command: tuple[str, ...], *more: str
) -> real_window.Running:
    platform = {"QT_QPA_PLATFORM": "windows" if command == both.window else "xcb"}
    running = real_window.Running(display, folder, *more, command=command, environment=platform)
    running.do("mousemove", "--window", running.window, "600", "470")
    return running


def _wait(holds: Callable[[], bool], seconds: float, meanwhile: Callable[[], object]) -> None:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        meanwhile()


def _leave(both: Both, running: real_window.Running, name: str) -> None:
    """Quit with the keyboard command; Return closes a sheet in front."""

    def ask() -> None:
        for key in "ctrl+q", "Return":
            running.do("key", key)
            time.sleep(0.5)

    _wait(lambda: running.process.poll() is not None, 40, ask)
    lines = running.errors.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if line and not line.startswith(KNOWN)]
    if running.process.poll() != 0 or said:
        both.report(name, False, f"left with {running.process.poll()} {said[-5:]}")
        running.process.kill()
        running.process.wait()


def _at_rest(running: real_window.Running) -> set[bytes]:
    """Return the pictures that the window shows while nothing moves: one, or two that alternate."""
    output = running.do("getwindowgeometry", "--shell", running.window).splitlines()
    at = {name: int(value) for name, value in (line.split("=") for line in output)}
    box = at["X"], at["Y"], at["X"] + at["WIDTH"], at["Y"] + at["HEIGHT"]
    shown: list[set[bytes]] = [set()]

    def look() -> None:
        now, end = set[bytes](), time.monotonic() + STILL_S
        while time.monotonic() < end:
            now.add(running.seen().crop(box).tobytes())
            time.sleep(0.1)
        shown.append(now)

    _wait(lambda: shown[-1] in shown[-2:-1], 20 * STILL_S, look)
    return shown[-1]


def _one_game(both: Both, display: str, name: str) -> None:
    folder = both.seen / "data"
    saved = folder / "Saved Games"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    chosen = Settings(language="en", name="Susan", number=number_for("Susan"))
    chosen.of_game(name)["pace"] = 5
    (folder / "settings.json").write_text(chosen.dumps(), encoding="utf-8")
    running = _start(both, display, folder, both.window, name)

    def deal() -> None:
        running.do("key", "Return")
        time.sleep(1)

    _wait(lambda: running.moves(name) >= 0, 60, deal)
    for x, y in (320, 300), (320, 430), (200, 400), (450, 400):
        running.click(x, y)
        time.sleep(0.3)
    chance = random.Random(name)
    play = lambda: running.do("key", "--delay", "30", "Escape", *chance.choices(KEYS, k=8))  # noqa: E731
    _wait(lambda: running.moves(name) >= MOVES, 150, play)

    def save() -> None:
        running.do("key", "ctrl+s")
        time.sleep(1)
        running.do("type", NAME)
        running.do("key", "Return")
        time.sleep(1)

    _wait(lambda: any(saved.glob("*")), 40, save)
    running.seen().save(both.seen / f"{name}.png")
    _leave(both, running, name)
    moves, files = running.moves(name), [path.name for path in saved.glob("*")]
    both.report(name, moves >= MOVES and len(files) == 1, f"{moves} moves, saved as {files}")
    for path in saved.glob("*"):
        both.run(real_window.CHECKOUT, "verify", str(path))
    shown = []
    for command in real_window.CHECKOUT, both.window:
        other = both.seen / "again"
        shutil.rmtree(other, ignore_errors=True)
        shutil.copytree(folder, other)
        again = _start(both, display, other, tuple(command), name)
        _wait(lambda least=moves, now=again: now.moves(name) >= least, 30, lambda: time.sleep(0.2))
        shown.append(_at_rest(again))
        moves = again.moves(name)
        again.seen().save(both.seen / f"{name}-again-{len(shown)}.png")
        _leave(both, again, name)
    same = bool(shown[0] & shown[1])
    both.report(name, same, f"taken up to {'the same picture as' if same else 'ANOTHER PICTURE than'} here")


def _at_home(both: Both, display: str) -> None:
    """Check that the program without options keeps its data where Windows expects them."""
    folder = both.home / "AppData/Local/macclassic"
    shutil.rmtree(folder, ignore_errors=True)
    environment = {**os.environ, "DISPLAY": display}
    process = subprocess.Popen(both.window, env=environment, stderr=subprocess.DEVNULL)

    def ask() -> None:  # a copy without registration shows the notice first
        for key in "ctrl+q", "Return":
            subprocess.run(["xdotool", "key", key], env=environment, check=False)
            time.sleep(1)

    _wait(lambda: process.poll() is not None, 60, ask)
    process.kill()
    there = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    said = f"{folder.relative_to(both.home.parent)} holds {', '.join(there) or 'NOTHING'}"
    both.report("home", process.wait() == 0 and "settings.json" in there, said)


def main(wine: str, bundle: str, prefix: str, seen: str, *chosen: str) -> int:
    """Run all comparisons; return 1 if any fails."""
    report = Report()
    both = Both(wine, Path(bundle), Path(prefix), Path(seen), report)
    for look in say_who, records, pictures, windows:
        began = time.monotonic()
        look(both, list(chosen) or list(games()))
        print(f"        {look.__name__}: {time.monotonic() - began:.0f} s", flush=True)
    return min(report.faults, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
