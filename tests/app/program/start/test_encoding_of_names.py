"""Tests of file names under a locale whose encoding is not UTF-8."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.support.environment.locales import locale

ROOT = Path(__file__).resolve().parents[4]


def test_files_get_the_names_that_were_given(tmp_path: Path) -> None:
    """Qt wrote names in UTF-8 and Python in the encoding of the locale."""
    before, after, archive = (tmp_path / name for name in ("été 한", "hiver 글", "tout 꽃.zip"))
    before.mkdir()
    for command, folder in (("export", before), ("import", after)):
        done = run(tmp_path, "fr_FR", "ISO-8859-1", {}, command, "--data-dir", str(folder), str(archive))
        assert done.returncode == 0 and archive.is_file(), done.stderr
    assert {before.name, after.name, archive.name} < {each.name for each in tmp_path.iterdir()}


def test_a_home_folder_in_another_encoding_ends_in_a_sentence(tmp_path: Path) -> None:
    home = os.path.join(os.fsencode(tmp_path), b"\xc7\xd1\xb1\xdb")
    done = run(tmp_path, "ko_KR", "EUC-KR", {b"HOME": home}, "export", "a.zip")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1, done.stderr
    assert b"there is no such folder" in done.stderr


def run(
    folder: Path, name: str, encoding: str, more: Mapping[bytes, bytes], *arguments: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command of the program under a locale, in a folder."""
    known = {**os.environ, **locale(folder, name, encoding), "PYTHONPATH": str(ROOT)}
    known["QT_QPA_PLATFORM"] = "offscreen"
    environment = {os.fsencode(key): os.fsencode(value) for key, value in known.items()}
    environment.pop(b"XDG_DATA_HOME", None)
    return subprocess.run(
        [sys.executable, "-m", "macclassic", *arguments],
        env={**environment, **more},
        cwd=folder,
        capture_output=True,
        timeout=120,
        check=False,
    )
