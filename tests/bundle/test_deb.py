"""Tests of the .deb in a bare Debian: installed with its dependencies only, started, clicked, removed.

`make test-deb` makes the package and passes it. The X server and xdotool run on this machine, so that all
libraries there come from the package.
"""

from __future__ import annotations

import configparser
import gzip
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from macclassic import ID, VERSION
from macclassic.engine.core.registry import games
from tests.bundle.frozen import settings
from tests.bundle.test_bundle_play import quit_it
from tests.support.environment import bare_debian
from tests.support.environment.bare_debian import Debian
from tests.support.screen import real_window
from tests.support.screen.real_window import Running

PACKAGE = os.environ.get("MACCLASSIC_DEB", "")
"""Path of the package; without it these tests are skipped."""

needs_package = pytest.mark.skipif(not PACKAGE, reason="run make test-deb")
pytestmark = needs_package


@pytest.mark.skipif(not shutil.which("lintian"), reason="needs lintian")
def test_lintian_reports_nothing() -> None:
    command = ["lintian", "--allow-root", "--display-info", "--pedantic", "--display-experimental", PACKAGE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == ""


@pytest.fixture(scope="module")
def debian(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Debian]:
    if bare_debian.missing():
        pytest.skip(bare_debian.missing())
    root = tmp_path_factory.mktemp("bare") / "debian"
    root.parent.chmod(0o755)
    try:
        yield Debian(root)
    finally:
        subprocess.run(["rm", "-rf", "--one-file-system", str(root)], check=True)


@pytest.fixture(scope="module")
def before(debian: Debian) -> dict[str, str]:
    """Files before the installation."""
    debian.run("apt-get", "update", network=True)
    return debian.files()


@pytest.fixture(scope="module")
def installed(debian: Debian, before: dict[str, str]) -> Debian:
    """The bare Debian with the package and its dependencies installed."""
    shutil.copy(PACKAGE, debian.root / "root/macclassic.deb")
    debian.run("apt-get", "install", "-y", "--no-install-recommends", "/root/macclassic.deb", network=True)
    (debian.root / "root/macclassic.deb").unlink()
    return debian


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Data folder of a registered user, at the same path inside the Debian."""
    shared = tmp_path / "shared"
    shared.mkdir()
    settings(shared / "data")
    for path in (shared, *shared.rglob("*")):
        os.chown(path, bare_debian.ID, bare_debian.ID)
    yield shared / "data"


@pytest.fixture
def display() -> Iterator[str]:
    if not real_window.CAN:
        pytest.skip("needs Xvfb and xdotool")
    with real_window.screen() as name:
        yield name


def test_the_package_runs_with_its_dependencies_only(installed: Debian) -> None:
    assert installed.run("macclassic", "--version", user=True) == f"macclassic {VERSION}\n"
    listed = installed.run("macclassic", "games", user=True).splitlines()
    assert listed == [f"{key}\t{spec.title}" for key, spec in games().items()]
    assert "Status: install ok installed" in installed.run("dpkg", "--status", "macclassic")
    assert installed.run("dpkg", "--verify", "macclassic") == ""


def test_desktop_entries_and_icons_are_installed(installed: Debian) -> None:
    share = installed.root / "usr/share"
    page = gzip.decompress((share / "man/man6/macclassic.6.gz").read_bytes()).decode()
    assert f"macclassic {VERSION}" in page
    for path in (
        f"applications/{ID}.desktop",
        f"metainfo/{ID}.metainfo.xml",
        f"icons/hicolor/48x48/apps/{ID}.png",
        "doc/macclassic/copyright",
        "doc/macclassic/changelog.gz",
        "doc/macclassic/pictures/war-of-flowers.png",
    ):
        assert (share / path).is_file(), path


def entries(debian: Debian) -> dict[str, list[str]]:
    """Return the commands of the launcher by the entry's name; the program itself has an empty name."""
    file = configparser.ConfigParser(interpolation=None)
    file.read(debian.root / f"usr/share/applications/{ID}.desktop", encoding="utf-8")
    return {
        section.removeprefix("Desktop Action ").removeprefix("Desktop Entry"): [
            word for word in file[section]["Exec"].split() if word != "%f"
        ]
        for section in file.sections()
    }


def start(debian: Debian, display: str, folder: Path, command: list[str]) -> Running:
    there = debian.command(*command, shared=folder.parent, user=True)
    return Running(display, folder, command=there, environment=bare_debian.environment(user=True))


def begin(running: Running, key: str) -> None:
    """Answer the dialogs before a game until it has started."""
    running.confirm_until(lambda: running.moves(key) >= 0)


def test_a_game_is_opened_and_clicked(installed: Debian, display: str, folder: Path) -> None:
    running = start(installed, display, folder, entries(installed)["war-of-flowers"])

    begin(running, "war-of-flowers")

    def clicked() -> bool:
        # The cards in the middle, and the hand at the foot of the window.
        for y in (240, 440):
            for x in range(40, 620, 40):
                running.click(x, y)
        return running.moves("war-of-flowers") >= 3

    running.until(clicked)
    assert len(set(running.seen().getdata())) > 16
    quit_it(running)


def test_every_launcher_action_opens_its_game(installed: Debian, display: str, folder: Path) -> None:
    keys = dict(entries(installed))
    running = start(installed, display, folder, keys.pop(""))
    assert list(keys) == list(games())
    for key, command in keys.items():
        # A second process hands its request to the first, and ends.
        there = installed.command(*command, "--data-dir", str(folder), shared=folder.parent, user=True)
        output = subprocess.run(
            there,
            env={**bare_debian.environment(user=True), "DISPLAY": display},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (output.returncode, output.stderr) == (0, "")
        begin(running, key)
    # War of Coins shows a dialog to draw the first player, which only an answer closes.
    running.do("key", "1")
    quit_it(running)


def test_removing_the_package_leaves_no_files(installed: Debian, before: dict[str, str]) -> None:
    own = installed.root / f"home/{bare_debian.USER}/.local/share/macclassic"
    own.mkdir(parents=True, exist_ok=True)
    (own / "settings.json").write_text("{}")
    installed.run("apt-get", "purge", "-y", "--auto-remove", "macclassic")
    assert installed.files() == before
    assert list((installed.root / "var/lib/dpkg/info").glob("macclassic*")) == []
    # Except for the user's own data.
    assert (own / "settings.json").read_text() == "{}"
