"""Tests of the data folder: atomic writes, one copy at a time, broken files set aside."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from macclassic.app.cli.main import main
from macclassic.app.storage import data_folder
from tests.support.environment.full_disk import full_disk

pytestmark = pytest.mark.usefixtures("qapp")

UNPRIVILEGED_USER = 65534
"""User number that systems reserve for processes without privileges."""


def test_written_files_are_read_back(tmp_path: Path) -> None:
    data_folder.write(tmp_path / "a.json", "é — 3\n")
    assert data_folder.read(tmp_path / "a.json") == "é — 3\n"
    assert data_folder.read(tmp_path / "b.json") is None


def test_a_byte_order_mark_is_no_part_of_a_text(tmp_path: Path) -> None:
    """Editors of Windows write one; the settings were set aside as damaged."""
    (tmp_path / "a.json").write_bytes(b"\xef\xbb\xbf{}")
    assert data_folder.read(tmp_path / "a.json") == data_folder.beginning(tmp_path / "a.json") == "{}"


def test_a_name_that_is_too_long_is_told_once(tmp_path: Path, qtlog: Any) -> None:
    with pytest.raises(data_folder.DiskError, match="File name too long"):
        data_folder.write(tmp_path / ("a" * 300), "x")
    assert not qtlog.records


def test_a_failed_write_keeps_the_old_file(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(data_folder.DiskError, match="folder"):
        data_folder.write(tmp_path / "folder", "x")
    with pytest.raises(data_folder.DiskError):
        data_folder.write(tmp_path / "nowhere" / "a.json", "x")
    assert (tmp_path / "folder").is_dir()


@pytest.mark.parametrize("size", [1000, 1_000_000])
def test_the_reason_of_a_failed_write_is_named(size: int, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("before")
    with full_disk(100), pytest.raises(data_folder.DiskError) as refused:
        data_folder.write_bytes(path, bytes(size))
    assert str(refused.value) == "“a.json” could not be written: File too large."
    assert [path.read_text()] == [each.read_text() for each in tmp_path.iterdir()] == ["before"]


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(data_folder.DiskError):
        data_folder.read(tmp_path / "a")


def test_broken_files_are_set_aside_under_new_names(tmp_path: Path) -> None:
    names = set()
    for text in ("one", "two", "three"):
        path = tmp_path / "settings.json"
        path.write_text(text)
        kept = data_folder.set_aside(path)
        assert kept is not None and kept.read_text() == text and not path.exists()
        names.add(kept.name)
    assert len(names) == 3


def test_only_one_copy_uses_a_folder(tmp_path: Path) -> None:
    first, second = data_folder.Folder(tmp_path / "data"), data_folder.Folder(tmp_path / "data")
    first.claim()
    with pytest.raises(data_folder.AlreadyRunning):
        second.claim()
    first.release()
    second.claim()
    second.release()


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(data_folder.DiskError) as caught:
        data_folder.Folder(tmp_path / "file" / "data").claim()
    assert not isinstance(caught.value, data_folder.AlreadyRunning)
    assert os.linesep not in str(caught.value)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions of POSIX")
def test_a_folder_of_another_user_is_reported() -> None:
    """As after one start by sudo."""
    user = os.geteuid()
    # Unlike the folders of pytest, it lies in a folder that other users may enter.
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0)
    try:
        if user == 0:
            os.seteuid(UNPRIVILEGED_USER)
        with pytest.raises(data_folder.DiskError, match="can't be written to"):
            data_folder.Folder(folder).claim()
        assert data_folder.set_aside(folder / "persons.json") is None
    finally:
        os.seteuid(user)
        folder.chmod(0o700)
        folder.rmdir()


@pytest.mark.parametrize("damage", ["", "junk", "folder"])
def test_a_lock_without_an_owner_is_ignored(tmp_path: Path, damage: str) -> None:
    lock = tmp_path / "lock"
    if damage == "folder":
        lock.mkdir()
    else:
        lock.write_text(damage)
    folder = data_folder.Folder(tmp_path)
    folder.claim()
    with pytest.raises(data_folder.AlreadyRunning):
        data_folder.Folder(tmp_path).claim()
    folder.release()


HELD = """
import os, signal, sys
from pathlib import Path
from typing import Any
from macclassic.app.storage.data_folder import Folder
Folder(Path(sys.argv[1])).claim()
os.kill(os.getpid(), signal.SIGKILL)
"""


def left_lock(folder: Path) -> list[str]:
    """Have a process claim a folder and be killed; return the lines of its lock."""
    subprocess.run([sys.executable, "-c", HELD, str(folder)], check=False, timeout=60)
    return (folder / "lock").read_text().splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes the lock of a process that ends")
@pytest.mark.parametrize("of", ["a process of that number", "another machine", "an older system"])
def test_a_stale_lock_is_ignored(of: str, tmp_path: Path) -> None:
    _, name, machine, *system = left_lock(tmp_path)
    number = os.getpid()
    if of == "another machine":
        machine, system = "elsewhere", ["0" * 32, "11111111-2222-3333-4444-555555555555"]
    elif of == "an older system":
        system = ["", ""]
    (tmp_path / "lock").write_text("\n".join([str(number), name, machine, *system, ""]))
    assert main(["export", str(tmp_path.parent / "all.zip"), "--data-dir", str(tmp_path)]) == 0
    (tmp_path / "lock").write_text("\n".join([str(number), name, machine, *system, ""]))
    folder = data_folder.Folder(tmp_path)
    folder.claim()
    with pytest.raises(data_folder.AlreadyRunning):
        data_folder.Folder(tmp_path).claim()
    folder.release()


def test_a_copy_running_on_another_machine_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fcntl = pytest.importorskip("fcntl")
    lock = tmp_path / "lock"
    lock.write_text("77\nmacclassic\nelsewhere\n")
    with lock.open() as file:
        # A network's file system has the locks of all machines.
        fcntl.flock(file, fcntl.LOCK_EX)
        assert main(["export", str(tmp_path.parent / "all.zip"), "--data-dir", str(tmp_path)]) == 2
        error = capsys.readouterr().err
        assert "“elsewhere”" in error and "lock”" in error
        assert lock.read_text().startswith("77")
        lock.write_text(f"77\nmacclassic\n{socket.gethostname()}\n")
        assert main(["export", str(tmp_path.parent / "all.zip"), "--data-dir", str(tmp_path)]) == 2
        assert "already running" in capsys.readouterr().err
