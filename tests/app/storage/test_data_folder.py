"""Tests of the data folder: atomic writes, one copy at a time, broken files set aside."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from macclassic.app.storage import data_folder

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_is_written_is_read(tmp_path: Path) -> None:
    data_folder.write(tmp_path / "a.json", "é — 3\n")
    assert data_folder.read(tmp_path / "a.json") == "é — 3\n"
    assert data_folder.read(tmp_path / "b.json") is None


def test_a_failed_write_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(data_folder.DiskError, match="folder"):
        data_folder.write(tmp_path / "folder", "x")
    with pytest.raises(data_folder.DiskError):
        data_folder.write(tmp_path / "nowhere" / "a.json", "x")
    assert (tmp_path / "folder").is_dir()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(data_folder.DiskError):
        data_folder.read(tmp_path / "a")


def test_broken_files_are_kept_under_new_names(tmp_path: Path) -> None:
    names = set()
    for text in ("one", "two", "three"):
        path = tmp_path / "settings.json"
        path.write_text(text)
        kept = data_folder.set_aside(path)
        assert kept is not None and kept.read_text() == text and not path.exists()
        names.add(kept.name)
    assert len(names) == 3


def test_one_copy_at_a_time(tmp_path: Path) -> None:
    first, second = data_folder.Folder(tmp_path / "data"), data_folder.Folder(tmp_path / "data")
    first.claim()
    with pytest.raises(data_folder.AlreadyRunning):
        second.claim()
    first.release()
    second.claim()
    second.release()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(data_folder.DiskError) as caught:
        data_folder.Folder(tmp_path / "file" / "data").claim()
    assert not isinstance(caught.value, data_folder.AlreadyRunning)
    assert os.linesep not in str(caught.value)


@pytest.mark.parametrize("damage", ["", "junk", "folder"])
def test_a_lock_that_says_not_whose_it_is_keeps_nobody_out(tmp_path: Path, damage: str) -> None:
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
