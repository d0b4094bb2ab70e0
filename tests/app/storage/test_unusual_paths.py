"""Tests of folder names with spaces, umlauts and Hangul, and of each system's data folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parents[3]
STRANGE = "Zoë Müller 김하늘"
WHERE = "from macclassic.app.storage.data_folder import default_folder; print(default_folder().as_posix())"


def run(*command: object, cwd: Path = ROOT, **environment: str | None) -> str:
    """Run Python and return its output."""
    given = {
        **os.environ,
        "PYTHONPATH": str(cwd),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONUTF8": "1",
        **environment,
    }
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd,
        env={name: value for name, value in given.items() if value is not None},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="those have folders of their own for it")
def test_linux_stores_data_in_the_xdg_folder(tmp_path: Path) -> None:
    home = tmp_path / STRANGE
    usual = f"{home}/.local/share/macclassic"
    assert run("-c", WHERE, HOME=str(home), XDG_DATA_HOME=None) == usual
    assert run("-c", WHERE, HOME=str(home), XDG_DATA_HOME=f"{home}/my data") == f"{home}/my data/macclassic"
    assert run("-c", WHERE, HOME=str(home), XDG_DATA_HOME="not/absolute") == usual


@pytest.mark.skipif(sys.platform != "win32", reason="Windows")
def test_windows_stores_data_in_the_local_folder() -> None:
    assert run("-c", WHERE) == (Path.home() / "AppData/Local/macclassic").as_posix()


@pytest.mark.skipif(sys.platform != "darwin", reason="the Mac")
def test_a_mac_stores_data_in_application_support() -> None:
    assert run("-c", WHERE) == str(Path.home() / "Library/Application Support/macclassic")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program in a folder with an unusual name."""
    folder = tmp_path_factory.mktemp("copy") / STRANGE
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in ("macclassic", "games", "resources"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    return folder


def test_the_program_runs_in_an_unusual_folder(copy: Path, tmp_path: Path) -> None:
    ask = "-m", "macclassic", "screenshot", "soi", "--seed", "3", "--ply", "9", "--language", "fr", "--out"
    for name, cwd in (("there", copy), ("here", ROOT)):
        run(*ask, tmp_path / f"{name}.png", cwd=cwd)
    with Image.open(tmp_path / "there.png") as there, Image.open(tmp_path / "here.png") as here:
        assert there.convert("RGB").tobytes() == here.convert("RGB").tobytes()


def test_records_are_read_from_an_unusual_folder(copy: Path) -> None:
    path = copy / f"{STRANGE}.macclassic"
    ask = (
        "-m",
        "macclassic",
        "simulate",
        "soi",
        "--rounds",
        "1",
        "--record",
        path,
        "--data-dir",
        copy / "data",
    )
    run(*ask, cwd=copy)
    assert run("-m", "macclassic", "verify", path, cwd=copy).endswith(": in order, 1 round")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="those have folders of their own for it")
@pytest.mark.parametrize("home", [None, "", "home/ada", "/", "//."])
def test_without_a_usable_home_the_list_of_users_tells_it(home: str | None) -> None:
    import pwd

    usual = f"{pwd.getpwuid(os.getuid()).pw_dir}/.local/share/macclassic"
    assert run("-c", WHERE, HOME=home, XDG_DATA_HOME=None) == usual


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="those have folders of their own for it")
@pytest.mark.parametrize(
    ("name", "rest"), [("HOME", "/.local/share/macclassic"), ("XDG_DATA_HOME", "/macclassic")]
)
def test_folder_name_that_is_not_utf_8_is_not_read_as_another(name: str, rest: str) -> None:
    ask = f"import os; {WHERE.replace('default_folder().as_posix()', 'os.fsencode(default_folder())')}"
    folder = os.fsdecode(b"/home/J\xf6rg")
    assert run("-c", ask, **{"XDG_DATA_HOME": None, name: folder}) == f"b'/home/J\\xf6rg{rest}'"
