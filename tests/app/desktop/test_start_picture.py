"""Tests of the start picture: the last picture of the desktop appears first, in the same window.

It appears only if the screen's settings and the profile are the same.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from macclassic.app.desktop import start_picture
from macclassic.app.program.program import Program
from macclassic.app.storage import data_folder
from macclassic.app.storage.settings import Settings
from macclassic.engine.progress.trial_period import number_for
from macclassic.toolbox.screen.emulated_screen import Screen
from tests.support.match.program import make_program, opened, settle


def frame(screen: Screen) -> bytes:
    return screen.buffer.indices.tobytes()


def chosen(depth: int = 8, **more: object) -> Settings:
    settings = Settings(depth=depth, scale=1, sound=False, attitude="off", language="en")
    for name, value in more.items():
        setattr(settings, name, value)
    return settings


def left(folder: Path, settings: Settings, does: Callable[[Program], object] = lambda program: None) -> bytes:
    """Start, call `does` and quit; return the picture of the desktop at the start."""
    program = opened(folder, settings=settings)
    seen = frame(program.screen)
    does(program)
    settle()
    program.quit()
    return seen


def select(program: Program) -> None:
    program.desktop.select("soi")


def play(program: Program) -> None:
    program.open_game("sorry", zoom=False, enter=False)


def look_away(program: Program) -> None:
    play(program)
    program.manager.hide_all()


@pytest.mark.parametrize("depth", [1, 4, 8])
@pytest.mark.parametrize("does", [lambda program: None, select, play, look_away])
def test_the_next_start_shows_the_start_picture(
    qapp: object, tmp_path: Path, depth: int, does: Callable[[Program], object]
) -> None:
    first = left(tmp_path, chosen(depth), does)
    settings = chosen(depth, name="Susan", number=number_for("Susan"))
    screen = start_picture.show(data_folder.Folder(tmp_path), settings)
    assert screen is not None and screen.isVisible() and screen.windowTitle() == "macclassic"
    assert frame(screen) == first
    changes: list[bytes] = []
    program = make_program(tmp_path, settings=settings, screen=screen)
    assert program.screen is screen and frame(screen) == first
    screen.changed.connect(lambda _rect: changes.append(frame(screen)))
    program.start()
    settle()
    # No frame in between shows anything else.
    assert frame(screen) == first and set(changes) <= {first}
    program.quit()


def test_the_start_picture_is_used_once(qapp: object, tmp_path: Path) -> None:
    left(tmp_path, chosen())
    folder = data_folder.Folder(tmp_path)
    assert folder.last_picture.exists()
    screen = start_picture.show(folder, chosen())
    assert screen is not None and not folder.last_picture.exists()
    screen.close()
    # A program killed now leaves no picture.
    assert start_picture.show(folder, chosen()) is None


@pytest.mark.parametrize(
    "other", [{"depth": 4}, {"language": "fr"}, {"pattern": "coins"}, {"screen": "832x624"}]
)
def test_another_screen_size_starts_without_a_picture(
    qapp: object, tmp_path: Path, other: dict[str, object]
) -> None:
    left(tmp_path, chosen())
    settings = chosen()
    for name, value in other.items():
        setattr(settings, name, value)
    assert start_picture.show(data_folder.Folder(tmp_path), settings) is None


def test_another_profile_starts_without_a_picture(qapp: object, tmp_path: Path) -> None:
    left(tmp_path, chosen())
    copy = data_folder.Folder(tmp_path)
    assert start_picture.show(data_folder.Folder(tmp_path / "persons" / "2", copy), chosen()) is None


@pytest.mark.parametrize("damage", [b"", b"\x89PNG\r\n\x1a\n", b"nothing like it" * 900])
def test_a_damaged_start_picture_is_not_shown(qapp: object, tmp_path: Path, damage: bytes) -> None:
    left(tmp_path, chosen())
    folder = data_folder.Folder(tmp_path)
    whole = folder.last_picture.read_bytes()
    folder.last_picture.write_bytes(damage or whole[: len(whole) // 2])
    assert start_picture.show(folder, chosen()) is None


def test_no_start_picture_is_saved_with_a_dialog_open_or_before_a_window_was_shown(
    qapp: object, tmp_path: Path
) -> None:
    program = opened(tmp_path, settings=chosen())
    program.show_alert("Something is to be read.")
    settle()
    program.quit()
    assert not data_folder.Folder(tmp_path).last_picture.exists()
    make_program(tmp_path / "other", settings=chosen()).quit()
    assert not data_folder.Folder(tmp_path / "other").last_picture.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a folder holds no pipes there")
def test_the_start_picture_replaces_no_device(qapp: object, tmp_path: Path) -> None:
    folder = data_folder.Folder(tmp_path / "data")
    folder.path.mkdir()
    os.mkfifo(tmp_path / "pipe")
    folder.last_picture.symlink_to(tmp_path / "pipe")
    start_picture.keep(Screen(), folder, chosen())
    assert (tmp_path / "pipe").is_fifo()
