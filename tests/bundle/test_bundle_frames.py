"""Tests that the frozen program's offscreen frames equal the checkout's, byte for byte."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from macclassic.app.cli.main import main
from macclassic.quickdraw.resources import languages
from tests.bundle.frozen import GAMES, PROGRAM, files, needs_bundle, said

pytestmark = needs_bundle

PLIES = 20
SEED = "4711"
SCENES = ["desktop", *GAMES]


def scene(what: str, *more: str) -> list[str]:
    """Return the arguments that show the desktop, or a game after some moves."""
    ply = [] if what == "desktop" else ["--seed", SEED, "--ply", str(PLIES)]
    return ["screenshot", what, *ply, *more]


def same(home: Path, scenes: Sequence[list[str]]) -> None:
    """Compare pictures of both programs; the frozen one makes one a process, several in parallel."""
    frozen = [home.with_name(f"frozen-{number}.png") for number in range(len(scenes))]

    def take(scene: list[str], out: Path) -> None:
        said([PROGRAM, *scene, "--out", str(out)], home)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        taken = pool.map(take, scenes, frozen)
        here = home.with_name("here.png")
        for scene, path, _ in zip(scenes, frozen, taken, strict=True):
            assert main([*scene, "--out", str(here)]) == 0
            assert path.read_bytes() == here.read_bytes(), scene
            with Image.open(path) as picture:
                assert len(picture.getcolors() or ()) > 1


def dialogs(what: str, home: Path) -> list[str]:
    """Return the names of the dialogs, menus and help pages that can be shown there."""
    arguments = scene(what, "--dialog", "?", "--out", str(home.with_name("none.png")))
    done = said([PROGRAM, *arguments], home, check=False)
    assert done.returncode == 2, done.stderr
    names: list[str] = []
    for name in done.stderr.strip().partition("there are ")[2].split(", "):
        # A range of pages is listed by its first and last page.
        first, _, last = name.partition(" to ")
        stem, _, number = first.rpartition("-")
        end = last.rpartition("-")[2]
        names += [f"{stem}-{n}" for n in range(int(number), int(end) + 1)] if last else [name]
    return names


@pytest.mark.parametrize("what", SCENES)
def test_every_dialog_and_page_equals_the_checkouts_frame(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    home = tmp_path / "home"
    names = dialogs(what, home)
    assert {"about", "monitors", "sound"} <= set(names)
    assert what == "desktop" or {"options", "help-1", "statistics"} <= set(names)
    same(home, [scene(what, "--dialog", name) for name in names])
    assert files(home) == []


@pytest.mark.parametrize("what", SCENES)
def test_every_depth_and_language_equals_the_checkouts_frame(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    looks = product(("1", "4", "8"), languages())
    same(
        tmp_path / "home",
        [scene(what, "--depth", depth, "--language", language) for depth, language in looks],
    )


@pytest.mark.parametrize("what", GAMES)
def test_help_in_other_languages_equals_the_checkouts_frame(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    pages = [scene(what, "--dialog", "help-1", "--language", each) for each in languages()[1:]]
    assert pages
    same(tmp_path / "home", pages)
