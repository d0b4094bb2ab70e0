"""Tests of the choice of Qt's platform on each system, and of the message without a display."""

from __future__ import annotations

import os
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from macclassic.app.cli.main import main
from macclassic.app.program import display_probe

SYSTEMS = ("win32", "darwin", "linux", "freebsd14")


@contextmanager
def compositor() -> Iterator[dict[str, str]]:
    """Listen as a Wayland compositor does; yields the environment that leads there."""
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as line:
        line.bind(f"{folder}/wayland-7")
        line.listen()
        yield {"XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": "wayland-7"}


SECRET = b"0123456789abcdef"


def bound(line: socket.socket) -> int:
    """Bind a socket as that of an X server with a free number; return the number."""
    for number in range(4000, 5000):
        if not os.path.exists(f"/tmp/.X11-unix/X{number}"):
            with suppress(OSError):  # Tests of another process may have taken it.
                line.bind(f"\0/tmp/.X11-unix/X{number}")
                return number
    raise AssertionError("no number is free")


@contextmanager
def server(wanted: bytes = b"") -> Iterator[dict[str, str]]:
    """Answer as an X server does, at a free number, and accept clients that send the wanted secret.

    Yields the environment that leads there.
    """

    def answer() -> None:
        with suppress(OSError):
            while True:
                caller, _ = line.accept()
                with caller, suppress(OSError):
                    caller.settimeout(5.0)
                    caller.send(b"\1" if wanted in caller.recv(200) else b"\0")

    with socket.socket(socket.AF_UNIX) as line:
        number = bound(line)
        line.listen()
        answering = threading.Thread(target=answer, daemon=True)
        answering.start()
        yield {"DISPLAY": f":{number}.0"}
        line.shutdown(socket.SHUT_RDWR)
        answering.join(5.0)


def key_for(number: str, name: bytes = display_probe.COOKIE, secret: bytes = SECRET) -> bytes:
    """Return an entry of the authorisation file."""
    parts = (b"here", number.encode(), name, secret)
    return b"\1\0" + b"".join(struct.pack(">H", len(part)) + part for part in parts)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("said", ["offscreen", "minimal", "xcb;offscreen", "windows:darkmode=0"])
def test_a_platform_given_by_the_user_is_kept(system: str, said: str) -> None:
    assert display_probe.arguments(system, {"QT_QPA_PLATFORM": said, "WAYLAND_DISPLAY": "nowhere"}) == []


@pytest.mark.parametrize("unset", [{}, {"QT_QPA_PLATFORM": ""}])
def test_letters_are_rendered_the_same_on_every_system(unset: dict[str, str]) -> None:
    assert display_probe.arguments("win32", unset) == ["-platform", "windows:fontengine=freetype"]
    assert display_probe.arguments("darwin", unset) == ["-platform", "cocoa:fontengine=freetype"]
    assert display_probe.arguments("linux", unset) == []


START = """
import sys
from macclassic.app.program.program import application
sys.platform = sys.argv[1]
sys.argv[1:] = []
print(application().platformName())
"""


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_offscreen_works_on_other_systems_too(system: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", START, system]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "offscreen\n", done.stderr


def test_the_platform_on_the_command_line_overrides_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for argument in ("-platform", "--platform"):
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
        assert main([argument, "nonsense", "--data-dir", str(tmp_path / "data")]) == 2
        assert capsys.readouterr().err == "macclassic: there is no platform “nonsense”\n"
    assert not (tmp_path / "data").exists()


linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")


def answers(environment: dict[str, str], wayland: bool) -> bool:
    """Return True if a display answers; with `wayland`, Qt may lack a library on this machine."""
    said = display_probe.trouble("linux", environment)
    return not said or (wayland and ("is missing" in said or "Qt cannot be used" in said))


@linux
def test_an_unreachable_display_is_skipped() -> None:
    nowhere = {"XDG_RUNTIME_DIR": "/nowhere", "WAYLAND_DISPLAY": "wayland-7"}
    with compositor() as wayland, server() as x11:
        for environment, wanted in (
            ({**nowhere, **x11}, ["-platform", "xcb"]),
            ({"WAYLAND_DISPLAY": "wayland-7", **x11}, ["-platform", "xcb"]),
            ({**wayland, "DISPLAY": ":3999"}, ["-platform", "wayland"]),
            (wayland, ["-platform", "wayland"]),
            ({**wayland, **x11}, []),
            (x11, []),
        ):
            assert answers(environment, "wayland" in wanted)
            assert display_probe.arguments("linux", environment) == wanted
        whole = {"WAYLAND_DISPLAY": f"{wayland['XDG_RUNTIME_DIR']}/wayland-7"}
        assert answers(whole, True)


@linux
def test_without_a_display_one_sentence_is_printed(tmp_path: Path) -> None:
    nowhere = {"XDG_RUNTIME_DIR": "/nowhere", "WAYLAND_DISPLAY": "wayland-7"}
    with compositor() as wayland, server() as x11:
        dead = tmp_path / "left"
        with socket.socket(socket.AF_UNIX) as line:
            line.bind(str(dead))
        for environment, name in (
            (nowhere, "wayland-7"),
            ({**nowhere, "DISPLAY": ":3999"}, ":3999"),
            ({"WAYLAND_DISPLAY": str(dead)}, str(dead)),
            ({}, "to open a window on"),
            ({"DISPLAY": "nonsense"}, "“nonsense” is no name of an X display"),
            ({"DISPLAY": "tcp/:0"}, "“tcp/:0” is no name of an X display"),
            ({"DISPLAY": "tcp/localhost:3999"}, "no X server answers at “tcp/localhost:3999”"),
            ({"DISPLAY": "nowhere.invalid:0"}, "nowhere.invalid:0"),
            ({"DISPLAY": "localhost:70000"}, "localhost:70000"),
            ({**x11, **nowhere, "QT_QPA_PLATFORM": "wayland"}, "wayland-7"),
            (
                {**x11, "QT_QPA_PLATFORM": "wayland"},
                "“wayland” is asked for, and there is no Wayland display",
            ),
            ({**wayland, "QT_QPA_PLATFORM": "xcb"}, "“xcb” is asked for, and there is no X display"),
            ({**wayland, "DISPLAY": ":3999", "QT_QPA_PLATFORM": "xcb"}, "no X server answers at “:3999”"),
            ({**nowhere, "DISPLAY": ":3999"}, "at “wayland-7” and no X server answers at “:3999”"),
        ):
            assert name in display_probe.trouble("linux", environment)
        local = {"DISPLAY": f"unix/{x11['DISPLAY']}"}
        assert display_probe.trouble("linux", local) == ""
        for said in ("offscreen", "wayland;offscreen", "wayland;xcb", "xcb", "wayland-egl;xcb"):
            assert display_probe.trouble("linux", {**nowhere, **x11, "QT_QPA_PLATFORM": said}) == ""


@linux
@pytest.mark.parametrize(
    ("keys", "let_in"),
    [
        ([], False),
        ([("", display_probe.COOKIE, SECRET)], True),
        ([("3", display_probe.COOKIE, SECRET)], False),
        ([("", display_probe.COOKIE, b"another"), ("mine", display_probe.COOKIE, SECRET)], True),
        ([("mine", b"XDM-AUTHORIZATION-1", b"what is sent has to be made of it")], True),
    ],
)
def test_a_display_that_refuses_clients_is_not_used(
    keys: list[tuple[str, bytes, bytes]], let_in: bool, tmp_path: Path
) -> None:
    with server(SECRET) as x11:
        number = x11["DISPLAY"][1:-2]
        data = b"".join(key_for(number if n == "mine" else n, name, secret) for n, name, secret in keys)
        file = tmp_path / "keys"
        for text, wanted in ((data, let_in), (data + b"\1\0\0", let_in)):
            file.write_bytes(text)
            said = display_probe.trouble("linux", {**x11, "XAUTHORITY": str(file)})
            assert said == ("" if wanted else f"the X server “{x11['DISPLAY']}” refuses this program")
        assert display_probe.trouble("linux", {**x11, "XAUTHORITY": "/nowhere/\0"}) != ""


@linux
def test_the_probe_stays_connected_until_qt_connects() -> None:
    """Xvfb restarts when its last client disconnects, and refuses Qt meanwhile."""
    with socket.socket(socket.AF_UNIX) as line:
        number = bound(line)
        line.listen()
        callers: list[socket.socket] = []

        def answer() -> None:
            callers.append(line.accept()[0])
            callers[0].recv(200)
            callers[0].send(b"\1")

        answering = threading.Thread(target=answer, daemon=True)
        answering.start()
        assert display_probe.trouble("linux", {"DISPLAY": f":{number}"}) == ""
        answering.join(5.0)
        with callers[0] as caller:
            caller.setblocking(False)
            with pytest.raises(BlockingIOError):
                caller.recv(1)
            display_probe.let_go()
            caller.settimeout(5.0)
            assert caller.recv(1) == b""


@linux
def test_an_unusable_display_never_ends_in_a_crash(tmp_path: Path) -> None:
    for more in (
        {"WAYLAND_DISPLAY": "nowhere", "DISPLAY": ":3999"},
        {"QT_QPA_PLATFORM": "wayland", "XDG_RUNTIME_DIR": str(tmp_path)},
    ):
        unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        environment = {name: value for name, value in os.environ.items() if name not in unwanted} | more
        command = [sys.executable, "-m", "macclassic", "--data-dir", str(tmp_path / "data")]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 2 and done.stdout == ""
        assert done.stderr.startswith("macclassic: ") and done.stderr.count("\n") == 1
