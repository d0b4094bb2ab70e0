"""What a real assistive technology gets over AT-SPI, the bus that screen readers on Linux listen to."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.slow.test_window import display  # noqa: F401

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
TOOLS = ("Xvfb", "dbus-run-session", "dbus-send")

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        not LAUNCHER.exists() or not all(map(shutil.which, TOOLS)), reason="needs AT-SPI, D-Bus and Xvfb"
    ),
]

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tests.toolbox.test_accessible import show_table, some_state
from tests.support.desk import make_program, settle
program = make_program(None)
program.start()
show_table(program, some_state())
print("ready", flush=True)
timer = QTimer()
timer.timeout.connect(program.update_menus)  # menus come and go while they are being read
timer.start(50)
QApplication.exec()
"""

READER = """
import sys
from tests.slow.test_at_spi import read
read()
"""

ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
ACCESSIBLE = "org.a11y.atspi.Accessible"
Thing = tuple[str, str]


def send(*arguments: str) -> str:
    return subprocess.run(
        ["dbus-send", "--print-reply", *arguments], capture_output=True, text=True, check=False
    ).stdout


def wait_for(found: Callable[[], str]) -> str:
    end = time.monotonic() + 60
    while not (text := found()):
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.1)
    return text


class Bus:
    """The bus of assistive technology, asked as a screen reader asks."""

    def __init__(self) -> None:
        reply = wait_for(
            lambda: send("--session", "--dest=org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        )
        self._address = reply.split('"')[1]

    def call(self, thing: Thing, method: str, *arguments: str) -> str:
        return send(f"--bus={self._address}", f"--dest={thing[0]}", thing[1], method, *arguments)

    def children(self, thing: Thing) -> list[Thing]:
        reply = self.call(thing, f"{ACCESSIBLE}.GetChildren")
        return re.findall(r'string "(.*)"\s+object path "(.*)"', reply)

    def name(self, thing: Thing) -> str:
        get = "org.freedesktop.DBus.Properties.Get"
        reply = self.call(thing, get, f"string:{ACCESSIBLE}", "string:Name")
        found = re.search(r'string "(.*)"', reply)
        return found.group(1) if found else ""


def read() -> None:
    """Print the name of everything down to the cards, each as far in as it lies."""
    bus = Bus()

    def walk(thing: Thing, depth: int) -> None:
        print("  " * depth + bus.name(thing))
        for child in bus.children(thing) if depth < 4 else ():
            walk(child, depth + 1)

    end = time.monotonic() + 60
    screens: list[Thing] = []
    while not screens and time.monotonic() < end:
        tops = [each for application in bus.children(ROOT) for each in bus.children(application)]
        # The screen, once the desktop, the game's window and the menu bar are on it.
        screens = [each for each in tops if bus.name(each) == "macclassic" and len(bus.children(each)) == 3]
    walk(screens[0], 0)


def test_a_reader_finds_every_card(display: str) -> None:  # noqa: F811
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PROGRAM": PROGRAM,
        "READER": READER,
        "PYTHON": sys.executable,
    }
    script = f"""
        {LAUNCHER} --launch-immediately > /dev/null 2>&1 &
        launcher=$!
        $PYTHON -c "$PROGRAM" > /dev/null &
        program=$!
        $PYTHON -c "$READER"
        kill -0 $program && echo alive
        kill $program $launcher
    """
    done = subprocess.run(
        ["dbus-run-session", "bash", "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert lines and lines[0] == "macclassic", done.stderr
    assert "  Desktop" in lines and "    War of Flowers" in lines
    assert "  War of Flowers" in lines and "    Table" in lines
    assert "      January, pine with crane, sun, in your hand, matches the table" in lines
    assert "      December, rain with rain man, sun, collected by A" in lines
    assert "  Menu bar" in lines and "    Emblem" in lines
    assert lines[-1] == "alive"
