"""Tests of the program in a real window under Xvfb, driven by xdotool."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle
from pathlib import Path

import pytest
from PIL import Image, features

from games.war_of_flowers.position import PLAY, TAKE
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import verify
from macclassic.engine.progress.trial_period import number_for
from tests.support.environment.locales import locale
from tests.support.screen import real_window
from tests.support.screen.pointer_picture import points_at

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb and xdotool"),
]

GAME = "war-of-flowers"


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own."""
    with real_window.screen() as name:
        yield name


class Running(real_window.Running):
    """The program in a window with War of Flowers, with mouse and keyboard."""

    def __init__(
        self,
        display: str,
        folder: Path,
        *arguments: str,
        scaling: str = "1",
        more: Mapping[str, str] | None = None,
    ) -> None:
        # One factor for all displays, or one for each.
        name = "QT_SCREEN_SCALE_FACTORS" if ";" in scaling else "QT_SCALE_FACTOR"
        super().__init__(display, folder, *arguments, environment={name: scaling, **(more or {})})

    def moves(self, game: str = GAME) -> int:
        return super().moves(game)

    def own_turn(self) -> bool:
        """Return True if a hand card is to be played; if the stack card has a choice, take its first."""
        match = verify(records.loads((self.folder / f"{GAME}.autosave.json").read_text()))
        if match.actor == 0 and match.state.phase == TAKE:
            self.do("key", "1")
            return False
        return match.actor == 0 and match.state.phase == PLAY


def settings(folder: Path) -> None:
    folder.mkdir()
    (folder / "settings.json").write_text(
        json.dumps(
            {"schema": 1, "sound": False, "language": "en", "name": "Susan", "number": number_for("Susan"),
             "games": {GAME: {"pace": 5, "iq": [100, 100]}}}
        )
    )  # fmt: skip


def begin(running: Running) -> None:
    """Open the game's icon by a double click, and accept the options."""
    running.do(
        "mousemove", "--window", running.window, "584", "46", "click", "--repeat", "2", "--delay", "90", "1"
    )
    running.confirm_until(lambda: running.moves() >= 0)


@pytest.mark.parametrize("language", ["", "tr_TR"])
def test_cards_are_played_by_mouse_and_keyboard(language: str, display: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    settings(folder)
    (tmp_path / "locales").mkdir()
    running = Running(display, folder, more=locale(tmp_path / "locales", language) if language else None)
    begin(running)
    # A card that matches two asks for a choice; then another card is tried, until one matches fewer.
    keys, places = cycle("1234567"), cycle(range(180, 470, 52))
    for play in (lambda: running.do("key", next(keys)), lambda: running.click(next(places), 440)):
        running.until(running.own_turn)
        before = running.moves()

        def played(play: Callable[[], object] = play, before: int = before) -> bool:
            play()
            time.sleep(0.3)
            return running.moves() > before

        running.until(played)
    running.do("key", "ctrl+q")
    assert running.process.wait(60) == 0
    assert running.errors.read_text() == ""


def test_a_match_resumes_after_a_kill(display: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    settings(folder)
    running = Running(display, folder)
    begin(running)
    moves = running.moves()
    running.process.send_signal(signal.SIGKILL)
    running.process.wait()
    again = Running(display, folder, GAME)
    again.until(lambda: again.moves() >= max(moves, 0))
    time.sleep(0.5)
    record = json.loads((folder / f"{GAME}.autosave.json").read_text())
    assert record["game"] == GAME and not list(folder.glob("*.broken-*"))
    # A second process hands its request to the first, which continues, and ends.
    for _ in range(3):
        second = Running(display, folder)
        end = time.monotonic() + 60
        while second.process.poll() is None:
            assert time.monotonic() < end
            second.do("key", "Return")
            time.sleep(0.1)
        # Xvfb under load sometimes refuses a client, and Qt cannot start without it.
        if "no Qt platform plugin" not in second.errors.read_text():
            break
    assert second.process.returncode == 0, second.errors.read_text()
    assert again.process.poll() is None


@pytest.mark.skipif(not features.check("xcb"), reason="needs a Pillow that can see a display")
@pytest.mark.parametrize(("scaling", "scale"), [("1", 1), ("1", 2), ("1.5", 1), ("1.75", 2)])
def test_the_pointer_is_drawn_in_the_frame(display: str, tmp_path: Path, scaling: str, scale: int) -> None:
    folder = tmp_path / "data"
    settings(folder)
    running = Running(display, folder, "--scale", str(scale), scaling=scaling)
    # The mouse is on a pixel of the display; at a fractional scaling Qt knows its position less exactly.
    slack = scale + 1 if "." in scaling else scale - 1
    for x, y in ((300, 200), (500, 331), (301, 201)):
        running.do("mousemove", str(x), str(y))
        running.until(lambda x=x, y=y: points_at(running.seen(), x, y, scale, slack))
    gone = running.seen()
    assert not points_at(gone, 500, 331, scale, 4)


@pytest.mark.skipif(not features.check("xcb") or not shutil.which("xrandr"), reason="needs xrandr")
def test_two_displays_of_different_scaling_are_supported(display: str, tmp_path: Path) -> None:
    for name, corner, output in (("left", "+0+0", "screen"), ("right", "+700+0", "none")):
        subprocess.run(
            ["xrandr", "-d", display, "--setmonitor", name, f"700/185x1000/265{corner}", output],
            check=False,  # it reports an error for the second one, but sets it
            capture_output=True,
        )
    folder = tmp_path / "data"
    settings(folder)
    out = tmp_path / "desktop.png"
    subprocess.run(
        [sys.executable, "-m", "macclassic", "screenshot", "desktop", "--pointer", "none", "--out", str(out)],
        check=True,
    )
    desktop = Image.open(out).convert("RGB")
    running = Running(display, folder, "--language", "en", scaling="1;1.5")
    running.do("mousemove", "20", "950")

    def shown_at(x: int, y: int) -> bool:
        # On the right display Qt leaves a black margin of a pixel or two around the picture.
        picture = running.seen()
        return any(
            picture.crop((x + i, y + j, x + i + 640, y + j + 480)).tobytes() == desktop.tobytes()
            for i in range(4)
            for j in range(4)
        )

    for x, y, width in ((5, 40, 640), (720, 100, 644), (30, 200, 640)):
        running.do("windowmove", running.window, str(x), str(y))
        # 429 logical pixels of one and a half each, where there is no room for 640.
        running.until(
            lambda width=width: f"WIDTH={width}\n"
            in running.do("getwindowgeometry", "--shell", running.window)
        )
        running.until(lambda x=x, y=y: shown_at(x, y))
