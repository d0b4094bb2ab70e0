"""Frames of the frozen program, offscreen, are those of the checkout, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from frozen import GAMES, PROGRAM, files, needs_bundle, said
from PIL import Image
from pytestqt.qtbot import QtBot

from macclassic.app.cli import main

pytestmark = needs_bundle

PLIES = 20
SEED = "4711"
SCENES = ["desktop", *GAMES]


def scene(what: str, *more: str) -> list[str]:
    """Return the arguments that show the desktop, or a game after some moves."""
    ply = [] if what == "desktop" else ["--seed", SEED, "--ply", str(PLIES)]
    return ["screenshot", what, *ply, *more]


def same(home: Path, arguments: list[str]) -> None:
    """Compare a picture of both programs."""
    frozen, here = home.with_name("frozen.png"), home.with_name("here.png")
    said([PROGRAM, *arguments, "--out", str(frozen)], home)
    assert main([*arguments, "--out", str(here)]) == 0
    assert frozen.read_bytes() == here.read_bytes(), arguments
    with Image.open(frozen) as picture:
        assert len(picture.getcolors() or ()) > 1


def dialogs(what: str, home: Path) -> list[str]:
    """Return the names of the dialogs, menus and help pages that can be shown there."""
    arguments = scene(what, "--dialog", "?", "--out", str(home.with_name("none.png")))
    done = said([PROGRAM, *arguments], home, check=False)
    assert done.returncode == 2, done.stderr
    return done.stderr.strip().partition("there are ")[2].split(", ")


@pytest.mark.parametrize("what", SCENES)
def test_every_dialog_and_page(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    home = tmp_path / "home"
    names = dialogs(what, home)
    assert {"about", "monitors", "sound"} <= set(names)
    assert what == "desktop" or {"options", "help-1", "statistics"} <= set(names)
    for name in names:
        same(home, scene(what, "--dialog", name))
    assert files(home) == []


@pytest.mark.parametrize("what", SCENES)
def test_every_depth_and_language(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    for depth in ("1", "4", "8"):
        for language in ("en", "fr"):
            same(tmp_path / "home", scene(what, "--depth", depth, "--language", language))


@pytest.mark.parametrize("what", GAMES)
def test_help_in_french(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    same(tmp_path / "home", scene(what, "--dialog", "help-1", "--language", "fr"))
