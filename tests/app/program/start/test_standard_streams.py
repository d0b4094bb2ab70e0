"""Tests of starts with closed standard streams, or with a scale of the display that Qt cannot use."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.slow.test_shutdown import until

linux = pytest.mark.skipif(sys.platform != "linux", reason="closes streams by their POSIX numbers")
COMMAND = (sys.executable, "-m", "macclassic")


def closed(*numbers: int) -> None:
    for number in numbers:
        os.close(number)


@linux
def test_no_file_takes_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    """Qt prints to these numbers: its warnings must not go into a file or to the X server."""
    program = subprocess.Popen(
        [*COMMAND, "--data-dir", str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        preexec_fn=lambda: closed(0, 1, 2),
    )
    try:
        until(tmp_path / "lock")
        streams = [os.readlink(f"/proc/{program.pid}/fd/{number}") for number in range(3)]
    finally:
        program.kill()
        program.wait()
    assert streams == [os.devnull] * 3


@linux
@pytest.mark.parametrize("number", [0, 1])
def test_the_think_command_needs_its_streams(number: int) -> None:
    done = subprocess.run(
        [*COMMAND, "think"],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        preexec_fn=lambda: closed(number),
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert done.stderr.startswith("macclassic: think reads standard input")


@pytest.mark.parametrize("scale", ["0", "-1", "nan", "inf"])
def test_an_impossible_scale_of_the_display_is_told(scale: str, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [*COMMAND, "--data-dir", str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"macclassic: Qt scales the display by {scale}, ")
