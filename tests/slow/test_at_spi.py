"""Tests of the accessible tree over AT-SPI, the bus of screen readers on Linux."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.screen import real_window

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
TOOLS = ("Xvfb", "xdotool", "dbus-run-session", "dbus-send")

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        not LAUNCHER.exists() or not all(map(shutil.which, TOOLS)),
        reason="needs AT-SPI, D-Bus, Xvfb and xdotool",
    ),
]


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own, with room for three times 640 x 480."""
    with real_window.screen("2000x1600") as name:
        yield name


PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tests.toolbox.accessibility.test_screen_reader import show_table, some_state
from tests.support.match.program import make_program, settle
program = make_program(None)
program.start()
show_table(program, some_state())
print("ready", flush=True)
timer = QTimer()
timer.timeout.connect(program.update_menus)  # menus come and go while they are being read
timer.start(50)
QApplication.exec()
"""

CONTROLS = """
import sys
from PySide6.QtWidgets import QApplication
from macclassic.app.storage.settings import Settings
from tests.support.match.program import make_program
program = make_program(None, settings=Settings(scale=int(sys.argv[1]), sound=False))
program.start()
program.screen.move(37, 21)
program.open_game("sorry", zoom=False, enter=False)
program.show_monitors()
program.manager.front.closed.connect(program.quit)
sys.exit(QApplication.exec())
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
    """The accessibility bus, queried as a screen reader does."""

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

    def role(self, thing: Thing) -> str:
        return self.call(thing, f"{ACCESSIBLE}.GetRoleName").partition('"')[2].rpartition('"')[0]

    def extents(self, thing: Thing) -> tuple[int, ...]:
        reply = self.call(thing, "org.a11y.atspi.Component.GetExtents", "uint32:0")
        return tuple(int(each) for each in re.findall(r"int32 (-?\d+)", reply)[-4:])

    def screen(self, held: int) -> Thing:
        """Wait until the screen has `held` children; return it."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            for application in self.children(ROOT):
                for top in self.children(application):
                    if self.name(top) == "macclassic" and len(self.children(top)) == held:
                        return top
            time.sleep(0.1)
        raise AssertionError("no screen came")

    def below(self, thing: Thing, but: str = "") -> list[Thing]:
        """Return an object and its descendants, without those below objects of the role `but`."""
        found = [thing]
        for child in self.children(thing) if not but or self.role(thing) != but else ():
            found += self.below(child, but)
        return found


def read() -> None:
    """Print the names of all objects down to the cards, indented by level."""
    bus = Bus()

    def walk(thing: Thing, depth: int) -> None:
        print("  " * depth + bus.name(thing))
        for child in bus.children(thing) if depth < 4 else ():
            walk(child, depth + 1)

    # The screen holds the desktop, the game's window and the menu bar.
    walk(bus.screen(3), 0)


def look() -> None:
    """Print the objects below the program and the positions of its dialog's controls; then cancel it."""
    bus = Bus()
    screen = bus.screen(4)
    application = next(each for each in bus.children(ROOT) if screen in bus.children(each))
    found = bus.below(application, "menu bar")
    result = {
        "tops": [bus.name(each) for each in bus.children(application)],
        "twice": len(found) - len(set(found)),
        "windows": [bus.name(each) for each in found if bus.role(each) in ("frame", "dialog")],
        "places": [
            (bus.role(each), bus.name(each), *bus.extents(each))
            for each in found
            if bus.role(each) in ("push button", "radio button", "check box", "combo box", "panel")
        ],
    }
    print(json.dumps(result), flush=True)
    button = next(each for each in found if bus.name(each) == "Cancel")
    x, y, width, height = bus.extents(button)
    # A click at the reported position presses the button.
    at = (str(x + width // 2), str(y + height // 2))
    subprocess.run(["xdotool", "mousemove", *at, "click", "1"], check=True)


def hear(display: str, program: str, reader: str, *arguments: str, ends: bool) -> tuple[list[str], str]:
    """Run a program and a reader on a private bus; return the reader's output and both programs' errors."""
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PROGRAM": program,
        "READER": f"from tests.slow.test_at_spi import {reader}; {reader}()",
        "PYTHON": sys.executable,
    }
    end = "wait $program; echo $?" if ends else "kill -0 $program && echo alive; kill $program"
    script = f"""
        {LAUNCHER} --launch-immediately > /dev/null 2>&1 &
        launcher=$!
        $PYTHON -c "$PROGRAM" {" ".join(arguments)} > /dev/null &
        program=$!
        $PYTHON -c "$READER"
        {end}
        kill $launcher
    """
    done = subprocess.run(
        ["dbus-run-session", "bash", "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    return done.stdout.splitlines(), done.stderr


def test_a_screen_reader_finds_every_card(display: str) -> None:
    lines, errors = hear(display, PROGRAM, "read", ends=False)
    assert lines and lines[0] == "macclassic", errors
    assert "  Desktop" in lines and "    War of Flowers" in lines
    assert "  War of Flowers" in lines and "    Table" in lines
    assert "      Pine sun, January, in your hand, matches the table" in lines
    assert "      Rain sun, December, collected by A" in lines
    assert "  Menu bar" in lines and "    Emblem" in lines
    assert lines[-1] == "alive"


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_controls_are_reported_at_their_places(display: str, scale: int) -> None:
    lines, errors = hear(display, CONTROLS, "look", str(scale), ends=True)
    assert len(lines) == 2 and lines[1] == "0", errors
    result = json.loads(lines[0])
    assert result["tops"] == ["macclassic"] and result["twice"] == 0
    assert result["windows"] == ["Sorry", "Monitors"]
    places = {(role, name): where for role, name, *where in result["places"]}
    # Positions of Monitors on the Mac's screen of 640 x 480; the native window is at 37, 21.
    for thing, (x, y, width, height) in {
        ("push button", "OK"): (446, 218, 67, 28),
        ("push button", "Cancel"): (374, 218, 67, 28),
        ("radio button", "256 colours"): (144, 182, 109, 16),
        ("check box", "Full screen"): (371, 164, 138, 16),
    }.items():
        assert places[thing] == [37 + x * scale, 21 + y * scale, width * scale, height * scale], thing
