"""Tests of the program on real compositors: Weston and KWin in an Xvfb window.

Their windows are X11 windows, so their output can be captured and the mouse works as on a desktop.
Compositor, protocol and client are real. Weston has whole scales; KWin has fractional ones by
wp_fractional_scale, as desktops at 125 and 150 %. Compositors that are not installed are skipped.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from PIL import Image, features

from tests.slow.test_real_window import GAME, settings
from tests.support.screen import real_window

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb and xdotool"),
    pytest.mark.skipif(not features.check("xcb"), reason="needs a Pillow that can see a display"),
]

SIZE = "1640x1200"
WESTON = """
[core]
idle-time=0
[shell]
panel-position=none
animation=none
startup-animation=none
close-animation=none
focus-animation=none
locking=false
"""


@contextmanager
def compositor(kind: str, display: str, folder: Path, size: str, scale: str) -> Iterator[Mapping[str, str]]:
    """Run a compositor that fills an X display; yield the environment variables of a client."""
    program = shutil.which({"weston": "weston", "kwin": "kwin_wayland"}[kind])
    if program is None or (kind == "kwin" and not shutil.which("dbus-run-session")):
        pytest.skip(f"{kind} is not installed")
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    width, height = size.split("x")
    place = ["--width", width, "--height", height, "--scale", scale]
    if kind == "weston":
        (folder / "weston.ini").write_text(WESTON)
        place = [each for pair in zip(place[::2], place[1::2], strict=True) for each in ["=".join(pair)]]
        command = [program, "--backend=x11-backend.so", "--use-pixman", "--socket=here"]
        command += [f"--config={folder / 'weston.ini'}", *place]
    else:
        (folder / "config").mkdir()
        (folder / "config" / "kwinrc").write_text("[org.kde.kdecoration2]\nNoPlugin=true\n")
        # If the file has a capability that the container does not grant, a copy runs without it.
        program = shutil.copy(program, folder / "kwin_wayland")
        command = ["dbus-run-session", "--", program, "--x11-display", display, "--socket", "here", *place]
        command += ["--no-lockscreen", "--no-global-shortcuts"]
    environment = {
        **os.environ,
        "DISPLAY": display,
        "XDG_RUNTIME_DIR": str(runtime),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "KWIN_COMPOSE": "Q",
    }
    environment.pop("QT_QPA_PLATFORM", None)
    with (folder / "compositor.txt").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        end = time.monotonic() + 60
        while not (runtime / "here").exists():
            if process.poll() is not None or time.monotonic() > end:
                pytest.skip(f"{kind} does not run here: {(folder / 'compositor.txt').read_text()[-300:]}")
            time.sleep(0.1)
        yield {
            "QT_QPA_PLATFORM": "wayland",
            "WAYLAND_DISPLAY": "here",
            "XDG_RUNTIME_DIR": str(runtime),
            # At 125 %, the frame that Qt draws without the compositor's covers two rows of the window.
            "QT_WAYLAND_DISABLE_WINDOWDECORATION": "1",
        }
    except AssertionError:
        if process.poll() is not None:
            # KWin 5.27 sometimes ends by itself when it paints without OpenGL in a window.
            pytest.skip(f"{kind} has ended by itself")
        raise
    finally:
        # End the compositor's process group; KWin may loop after its display has gone.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


class Client(real_window.Running):
    """The program as a client of a compositor, which owns the only window on the X display."""

    def _find(self) -> bool:
        return True


def desktop(folder: Path) -> Image.Image:
    """Return the program's own frame after its start, rendered without a display."""
    out = folder / "desktop.png"
    subprocess.run(
        [sys.executable, "-m", "macclassic", "screenshot", "desktop", "--pointer", "none", "--out", str(out)],
        check=True,
    )
    return Image.open(out).convert("RGB")


def found(picture: Image.Image, frame: Image.Image, scale: int) -> tuple[int, int] | None:
    """Return the position of a frame in a picture, enlarged by `scale`; None unless all pixels match."""
    frame = frame.resize((frame.width * scale, frame.height * scale), Image.Resampling.NEAREST)
    # A line in the middle with more than one colour.
    line = frame.crop((0, 40 * scale, frame.width, 40 * scale + 1)).tobytes()
    for y in range(picture.height):
        at = picture.crop((0, y, picture.width, y + 1)).tobytes().find(line)
        if at >= 0:
            x, top = at // 3, y - 40 * scale
            shown = picture.crop((x, top, x + frame.width, top + frame.height))
            if shown.tobytes() == frame.tobytes():
                return x, top
    return None


def play(running: real_window.Running, corner: tuple[int, int], scale: int) -> None:
    """Open a game by two clicks near the corner of its icon, and begin a match."""
    x, y = corner[0] + 569 * scale, corner[1] + 33 * scale
    running.do("mousemove", str(x), str(y))
    running.do("click", "--repeat", "2", "--delay", "90", "1")
    running.confirm_until(lambda: running.moves(GAME) >= 0)


@pytest.mark.parametrize(
    ("kind", "scale", "pixel"),
    [
        ("weston", "1", 1),
        ("weston", "1", 2),
        ("weston", "2", 2),
        ("kwin", "1", 1),
        ("kwin", "1.25", 1),
        ("kwin", "1.5", 1),
    ],
)
def test_every_pixel_is_correct_on_wayland(tmp_path: Path, kind: str, scale: str, pixel: int) -> None:
    """The display shows the frame with pixels of a whole size, and clicks hit their targets."""
    frame = desktop(tmp_path)
    folder = tmp_path / "data"
    settings(folder)
    size = SIZE if scale != "2" else "820x600"  # Weston's size is in its own pixels
    with real_window.screen(SIZE) as name, compositor(kind, name, tmp_path, size, scale) as where:
        running = Client(name, folder, "--scale", str(pixel), environment=where)
        try:
            # Weston knows only the mouse's relative movement. Moving from one corner to the opposite one
            # synchronises both positions, even if the first step was lost.
            for x, y in (SIZE.split("x"), ("0", "0")):
                running.do("mousemove", x, y)
            corner: list[tuple[int, int]] = []

            def shown() -> bool:
                at = found(running.seen(), frame, pixel)
                corner.extend([at] if at is not None else [])
                return at is not None

            running.until(shown)
            play(running, corner[-1], pixel)
            running.do("key", "ctrl+q")
            assert running.process.wait(60) == 0
            assert running.errors.read_text() == ""
        finally:
            running.process.kill()
            running.process.wait()


DARK = """
[General]
ColorScheme=Dark
font=Serif,22,-1,5,50,0,0,0,0,0
menuFont=Serif,22,-1,5,50,0,0,0,0,0
[KDE]
widgetStyle=Fusion
[Colors:Window]
BackgroundNormal=20,20,20
ForegroundNormal=240,240,240
[Colors:View]
BackgroundNormal=10,10,10
ForegroundNormal=240,240,240
[Colors:Button]
BackgroundNormal=30,30,30
ForegroundNormal=240,240,240
[Colors:Selection]
BackgroundNormal=200,0,100
ForegroundNormal=255,255,255
"""
DARKNESS = """
from PySide6.QtWidgets import QApplication
print(QApplication([]).palette().window().color().lightness())
"""


def dialog_seen(display: str, folder: Path, environment: Mapping[str, str]) -> Image.Image:
    """Return a picture of a dialog with controls and its surroundings on an X display."""
    settings(folder)
    running = real_window.Running(display, folder, "--language", "en", environment=environment)
    try:
        running.do("mousemove", "798", "598")

        def corner() -> tuple[int, int]:
            output = running.do("getwindowgeometry", "--shell", running.window)
            x, y = (int(each.partition("=")[2]) for each in output.split()[1:3])
            return x, y

        def opened() -> bool:
            for key in ("F10", "Down", "Down", "Down", "Down", "Return"):
                running.do("key", key)
                time.sleep(0.3)
            # Wait until the dialog's white replaces the desktop's grey: pressing the keys again would change
            # the dialog's choices.
            x, y = corner()
            return running.soon(lambda: running.seen().getpixel((x + 320, y + 240)) == (255, 255, 255), 20)

        running.until(opened)
        before, now = b"", running.seen()
        while before != now.tobytes():
            before = now.tobytes()
            time.sleep(1)
            now = running.seen()
        x, y = corner()
        return now.crop((x, y, x + 640, y + 480))
    finally:
        running.process.kill()
        running.process.wait()


@pytest.mark.parametrize("theme", ["kde", "gtk3", "override"])
def test_a_dark_desktop_changes_no_pixel(tmp_path: Path, theme: str) -> None:
    config = tmp_path / "config"
    config.mkdir()
    (config / "kdeglobals").write_text(DARK)
    plain = {"XDG_CONFIG_HOME": str(tmp_path / "none"), "HOME": str(tmp_path)}
    dark = {
        "kde": {"XDG_CURRENT_DESKTOP": "KDE", "KDE_SESSION_VERSION": "5", "QT_QPA_PLATFORMTHEME": "kde"},
        "gtk3": {"QT_QPA_PLATFORMTHEME": "gtk3", "GTK_THEME": "Adwaita:dark"},
        "override": {"QT_STYLE_OVERRIDE": "Fusion"},
    }[theme] | {"XDG_CONFIG_HOME": str(config), "HOME": str(tmp_path)}
    with real_window.screen("800x600") as name:
        there = {**os.environ, **dark, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
        output = subprocess.run(
            [sys.executable, "-c", DARKNESS], env=there, capture_output=True, text=True, check=True
        ).stdout
        if theme != "override" and int(output) > 128:
            pytest.skip(f"Qt finds no {theme} here")
        light = dialog_seen(name, tmp_path / "light", plain)
        seen = dialog_seen(name, tmp_path / "dark", dark)
        assert seen.tobytes() == light.tobytes()


def test_the_window_fits_a_small_laptop(tmp_path: Path) -> None:
    """1366 × 768 is one of the commonest display sizes."""
    frame = desktop(tmp_path)
    folder = tmp_path / "data"
    settings(folder)
    with real_window.screen("1366x768") as name:
        running = real_window.Running(name, folder)
        try:
            running.do("mousemove", "1360", "760")  # away from the window in the opposite corner
            corner: list[tuple[int, int]] = []

            def shown() -> bool:
                at = found(running.seen(), frame, 1)
                corner.extend([at] if at is not None else [])
                return at is not None

            running.until(shown)
            play(running, corner[-1], 1)
        finally:
            running.process.kill()
            running.process.wait()
