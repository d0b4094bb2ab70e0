"""Tests of export and import of archives: round trip, atomic import, refusal of foreign content."""

from __future__ import annotations

import errno
import hashlib
import io
import json
import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from macclassic import SUFFIX
from macclassic.app.cli.main import main
from macclassic.app.storage import archive, archive_import, data_folder
from macclassic.app.storage.profiles import Profiles
from macclassic.app.storage.settings import Settings, loads
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import played
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.engine.progress.statistics import FinishedRound, Statistics

GAME = "war-of-flowers"


def finished(number: int, match: str = "1/1993") -> FinishedRound:
    return FinishedRound(GAME, match, number, "1993-09-01T20:00:00", True, 3, 5, "aunt", False, 1)


PATTERNS = tempfile.TemporaryDirectory()


def filled_folder(
    path: Path, depth: int = 4, rounds: int = 3, people: tuple[str, ...] = ("Ada",)
) -> data_folder.Folder:
    """Create a folder of several profiles with files of every kind."""
    shutil.copytree(pattern(depth, rounds, people), path)
    return data_folder.Folder(path)


@cache
def pattern(depth: int, rounds: int, people: tuple[str, ...]) -> Path:
    folder = data_folder.Folder(Path(PATTERNS.name) / f"{depth}-{rounds}-{len(people)}")
    folder.claim()
    persons = Profiles(folder)
    data_folder.write(folder.settings, Settings(depth=depth, pattern="bricks").dumps())
    data_folder.write(folder.trial, json.dumps({"schema": 1, "first": "1993-09-01", "latest": "1993-09-02"}))
    for number, name in enumerate(("", *people)):
        person = persons.add(name, "gardener") if name else persons.now
        there = persons.folder_of(person)
        assert there is not None
        data_folder.write(there.settings, Settings(depth=depth, motion="none").dumps())
        match = played(games()[GAME], 5 + number, decisions=6)
        data_folder.write(there.autosave(GAME), records.dumps(match.to_record()))
        with Statistics(there.statistics).database.write() as connection:
            for each in range(rounds):
                finished(each + 1).put(connection)
            KeyValue("daily", "deal of " + name, "1").put(connection)
    data_folder.write(folder.saved_games() / f"Sorry 4711{SUFFIX}", "{}")
    data_folder.write(folder.saved_games() / "Évening 7.json", records.dumps(match.to_record()))
    data_folder.write(folder.crash_log, "")
    folder.release()
    return folder.path


def tree(folder: data_folder.Folder) -> dict[str, bytes]:
    """Return the contents of a folder by file name, without its lock; databases are dumped as SQL."""
    found = {}
    for each in sorted(folder.path.rglob("*")):
        name = each.relative_to(folder.path).as_posix()
        if each.is_file() and name != "lock":
            found[name] = dumped(each) if each.suffix == ".sqlite" else each.read_bytes()
    return found


def dumped(path: Path) -> bytes:
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump()).encode()


def counted(folder: data_folder.Folder) -> int:
    return len(Statistics(folder.statistics).finished(GAME))


def taken(folder: data_folder.Folder, path: Path) -> Path:
    contents = archive.opened(path)
    folder.claim()
    try:
        return archive_import.take(folder, contents)
    finally:
        folder.release()


def exported(folder: data_folder.Folder, path: Path) -> archive.Contents:
    contents, left_out = archive.gathered(folder)
    assert not left_out
    archive.write(contents, path)
    return contents


# Round trip


def test_an_archive_restores_everything_on_another_computer(tmp_path: Path) -> None:
    here, there = filled_folder(tmp_path / "here"), data_folder.Folder(tmp_path / "there")
    file = tmp_path / "all.zip"
    contents = exported(here, file)
    assert contents.people == 2 and "crash.log" not in contents.files
    kept = taken(there, file)
    assert kept.parent == there.saved_games()
    before, after = tree(here), tree(there)
    after.pop(kept.relative_to(there.path).as_posix())
    before.pop("crash.log")
    assert after == before
    assert [each.name for each in Profiles(there).everybody] == ["", "Ada"]
    assert loads(there.settings.read_text()).depth == 4 and counted(there) == 3


def test_an_import_archives_the_previous_data_which_can_be_restored(tmp_path: Path) -> None:
    old = filled_folder(tmp_path / "old", depth=1, rounds=7, people=("Bob", "Cleo"))
    new = filled_folder(tmp_path / "new")
    exported(new, tmp_path / "new.zip")
    before = tree(old)
    old.last_picture.write_bytes(b"of the desktop")
    kept = taken(old, tmp_path / "new.zip")
    assert not old.last_picture.exists()
    assert counted(old) == 3 and loads(old.settings.read_text()).depth == 4
    assert [each.name for each in Profiles(old).everybody] == ["", "Ada"]
    back = taken(old, kept)
    after = {name: data for name, data in tree(old).items() if not name.endswith(".zip")}
    assert back.exists() and counted(old) == 7
    for name, data in before.items():
        if not name.endswith(".sqlite"):
            assert after[name] == data, name
    assert [each.name for each in Profiles(old).everybody] == ["", "Bob", "Cleo"]


def test_imported_saved_games_are_added_to_the_existing_ones(tmp_path: Path) -> None:
    here, there = filled_folder(tmp_path / "here"), filled_folder(tmp_path / "there")
    data_folder.write(there.saved_games() / "mine.json", "mine")
    data_folder.write(there.saved_games() / "Évening 7.json", "another of that name")
    exported(here, tmp_path / "all.zip")
    taken(there, tmp_path / "all.zip")
    names = sorted(each.name for each in there.saved_games().iterdir() if each.suffix == ".json")
    assert names == ["mine.json", "Évening 7 2.json", "Évening 7.json"]
    assert (there.saved_games() / "Évening 7.json").read_text() == "another of that name"


def test_damaged_files_are_exported_too(tmp_path: Path) -> None:
    here, there = filled_folder(tmp_path / "here"), data_folder.Folder(tmp_path / "there")
    here.settings.write_text("{")
    here.statistics.write_bytes(b"SQLite format 3\0 and no more")
    exported(here, tmp_path / "all.zip")
    taken(there, tmp_path / "all.zip")
    assert not there.settings.exists() and not there.statistics.exists()
    assert (there.saved_games() / "Damaged settings.json").read_text() == "{"
    assert (there.saved_games() / "Damaged statistics.sqlite").exists()


def test_a_persons_folder_with_files_set_aside_is_exported(tmp_path: Path) -> None:
    old, new = filled_folder(tmp_path / "old"), filled_folder(tmp_path / "new", people=())
    (old.path / "persons" / "2" / "settings.broken-1.json").write_text("{")
    exported(new, tmp_path / "new.zip")
    taken(old, tmp_path / "new.zip")
    assert len(Profiles(old).everybody) == 1
    assert (old.saved_games() / "persons 2" / "settings.broken-1.json").read_text() == "{"


# Command line


def test_export_and_import_work_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, file = filled_folder(tmp_path / "here"), tmp_path / "all.zip"
    assert main(["export", str(file), "--data-dir", str(here.path)]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: 10 files")
    there = tmp_path / "there"
    assert main(["import", str(file), "--data-dir", str(there)]) == 0
    assert "Before the import" in capsys.readouterr().out
    assert counted(data_folder.Folder(there)) == 3
    assert main(["export", str(tmp_path), "--data-dir", str(here.path)]) == 2
    assert main(["export", str(here.settings), "--data-dir", str(here.path)]) == 2
    assert main(["export", str(file), "--data-dir", str(tmp_path / "nowhere")]) == 2
    assert main(["import", str(tmp_path / "nothing.zip"), "--data-dir", str(there)]) == 2
    assert main(["import", "/dev/zero", "--data-dir", str(there)]) == 2
    here.claim()
    before = file.read_bytes()
    assert main(["export", str(file), "--data-dir", str(here.path)]) == 2
    assert main(["import", str(file), "--data-dir", str(here.path)]) == 2
    here.release()
    err = capsys.readouterr().err
    assert err.count("\n") == 7 and "Traceback" not in err and file.read_bytes() == before


# Foreign archives


def made(change: Callable[[dict[str, bytes], dict[str, Any]], object], folder: data_folder.Folder) -> bytes:
    """Return the bytes of an archive whose files and manifest `change` has modified."""
    contents, _ = archive.gathered(folder)
    files = dict(contents.files)
    manifest: dict[str, Any] = {"format": archive.FORMAT, "schema": 1, "people": 2, "files": {}}
    extra = change(files, manifest)
    for name, data in files.items():
        signed = {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        if isinstance(manifest["files"], dict):
            manifest["files"].setdefault(name, signed)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("manifest.json", json.dumps(manifest))
        for name, data in files.items():
            file.writestr(name, data)
        if isinstance(extra, list):
            for entry, data in extra:
                file.writestr(entry, data)
    return packed.getvalue()


def named(name: str) -> Callable[[dict[str, bytes], dict[str, Any]], object]:
    return lambda files, _: files.update({name: b"{}"})


def as_mode(name: str, mode: int) -> Callable[[dict[str, bytes], dict[str, Any]], object]:
    def change(files: dict[str, bytes], manifest: dict[str, Any]) -> object:
        entry, data = zipfile.ZipInfo(name), b"/etc/passwd"
        entry.external_attr = (mode | 0o777) << 16
        files.pop(name, None)
        manifest["files"][name] = {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        return [(entry, data)]

    return change


def database_with(*lines: str) -> bytes:
    with closing(sqlite3.connect(":memory:")) as connection:
        for line in lines:
            connection.execute(line)
        return connection.serialize()


def bomb(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
    for number in range(6):
        files[f"Saved Games/{number}.json"] = bytes(60 * 1024 * 1024)


def wrong_sign(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
    manifest["files"]["settings.json"] = {"size": len(files["settings.json"]), "sha256": "0" * 64}


OUTSIDE = (
    "../evil.json",
    "/etc/evil.json",
    "Saved Games/../../evil.json",
    "Saved Games/../settings.json",
    "persons/2/../../../evil.json",
    "C:/evil.json",
    "C:evil.json",
    "Saved Games/C:evil.json",
    "Saved Games\\evil.json",
    "..\\evil.json",
    "//server/share/evil.json",
    "Saved Games/.hidden.json",
    "Saved Games/con.json",
    "Saved Games/evil.exe",
    "Saved Games/evil.json ",
    "Saved Games/a/b/c/d/e.json",
    "Saved Games/\u202egnp.json",
    "Saved Games/",
    "evil.json",
    "lock",
    "ring-1.json",
    "crash.log",
    "persons/1/settings.json",
    "persons/0/settings.json",
    "persons/99999999/settings.json",
    "persons/2/persons.json",
    "SETTINGS.JSON",
    "./settings.json",
    "import.ready/names.json",
)
STRANGE: dict[str, tuple[Callable[[dict[str, bytes], dict[str, Any]], object], str]] = {
    **{f"outside {name!r}": (named(name), "which macclassic does not export") for name in OUTSIDE},
    "a link": (as_mode("settings.json", stat.S_IFLNK), "which macclassic does not export"),
    "a link among saved games": (as_mode("Saved Games/a.json", stat.S_IFLNK), "which macclassic does not"),
    "a device": (as_mode("settings.json", stat.S_IFCHR), "which macclassic does not export"),
    "a folder": (as_mode("Saved Games/x.json", stat.S_IFDIR), "which macclassic does not export"),
    "twice": (
        lambda files, _: files.update({"Saved Games/a.json": b"", "Saved Games/A.json": b""}),
        "damaged",
    ),
    "not listed": (lambda _f, _m: [("Saved Games/more.json", b"{}")], "damaged"),
    "listed and not there": (
        lambda _, m: m["files"].update({"trial.json": {}, "persons.json": {}}),
        "damaged",
    ),
    "listed twice and not there": (lambda _, m: m["files"].update({"Saved Games/no.json": {}}), "damaged"),
    "signed wrongly": (wrong_sign, "damaged"),
    "newer": (lambda _, m: m.update(schema=2), "newer version"),
    "newer and other": (lambda _, m: m.update(schema=9, files=[]), "newer version"),
    "no schema": (lambda _, m: m.update(schema="1"), "damaged"),
    "foreign": (lambda _, m: m.update(format="solitaire"), "holds nothing that macclassic has exported"),
    "newer settings": (lambda f, _: f.update({"settings.json": b'{"schema": 99}'}), "newer version"),
    "settings of nonsense": (lambda f, _: f.update({"settings.json": b"[]"}), "“settings.json” is damaged"),
    "persons of nonsense": (lambda f, _: f.update({"persons.json": b"\xff"}), "“persons.json” is damaged"),
    "trial of nonsense": (lambda f, _: f.update({"trial.json": b"{}"}), "“trial.json” is damaged"),
    "no record": (lambda f, _: f.update({f"{GAME}.autosave.json": b"{}"}), "is damaged"),
    "waiting nonsense": (lambda f, _: f.update({"statistics.waiting.json": b"[1]"}), "is damaged"),
    "no database": (lambda f, _: f.update({"statistics.sqlite": b"SQLite format 3\0"}), "is damaged"),
    "another database": (
        lambda f, _: f.update({"statistics.sqlite": database_with("CREATE TABLE loot (x)")}),
        "is damaged",
    ),
    "a database that acts": (
        lambda f, _: f.update(
            {
                "statistics.sqlite": database_with(
                    "CREATE TABLE kept (x)",
                    "CREATE TRIGGER evil AFTER INSERT ON kept BEGIN DELETE FROM kept; END",
                )
            }
        ),
        "is damaged",
    ),
    "a newer database": (
        lambda f, _: f.update(
            {"statistics.sqlite": database_with("PRAGMA user_version = 99", "CREATE TABLE kept (x)")}
        ),
        "newer version",
    ),
    "too much": (bomb, "more than macclassic ever exports"),
}


@pytest.mark.parametrize("name", STRANGE)
def test_invalid_archives_are_refused_in_one_sentence(name: str, tmp_path: Path) -> None:
    change, words = STRANGE[name]
    folder = filled_folder(tmp_path / "data")
    file = tmp_path / "given.zip"
    file.write_bytes(made(change, folder))
    before, outside = tree(folder), sorted(tmp_path.iterdir())
    with pytest.raises(archive.BadArchive) as refused:
        taken(folder, file)
    text = str(refused.value)
    assert words in text and text.endswith(".") and "\n" not in text and len(text) < 300
    assert tree(folder) == before and sorted(tmp_path.iterdir()) == outside


def test_a_decompression_bomb_is_not_unpacked(tmp_path: Path) -> None:
    """One archive understates a file's size, one has overlapping files."""
    folder = filled_folder(tmp_path / "data", people=())
    data = made(lambda files, _: files.update({"Saved Games/a.json": bytes(50_000_000)}), folder)
    size = (50_000_000).to_bytes(4, "little")
    (tmp_path / "liar.zip").write_bytes(data.replace(size, (5).to_bytes(4, "little")))
    with pytest.raises(archive.BadArchive, match="damaged"):
        archive.opened(tmp_path / "liar.zip")


def test_truncated_and_corrupted_archives_are_refused(tmp_path: Path) -> None:
    folder = filled_folder(tmp_path / "data", people=())
    file = tmp_path / "all.zip"
    exported(folder, file)
    data = file.read_bytes()
    wrong = tmp_path / "wrong.zip"
    right = archive.opened(file).files
    for cut in range(0, len(data), max(1, len(data) // 60)):
        wrong.write_bytes(data[:cut])
        with pytest.raises(archive.BadArchive):
            archive.opened(wrong)
    for at in range(0, len(data), max(1, len(data) // 120)):
        wrong.write_bytes(data[:at] + bytes([data[at] ^ 0x41]) + data[at + 1 :])
        try:
            found = archive.opened(wrong)
        except archive.BadArchive:
            continue
        assert found.files == right, "what is in it is what was exported, or it is refused"


@pytest.mark.parametrize("how", ["encrypted", "LZMA"])
def test_an_archive_packed_by_another_program_is_refused_for_that(how: str, tmp_path: Path) -> None:
    folder = filled_folder(tmp_path / "data", people=())
    file = tmp_path / "all.zip"
    exported(folder, file)
    data = bytearray(file.read_bytes())
    if how == "LZMA":
        with zipfile.ZipFile(file) as packed:
            files = {name: packed.read(name) for name in packed.namelist()}
        with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as packed:
            for name, content in files.items():
                packed.writestr(name, content)
    else:
        for each in re.finditer(b"PK\x01\x02", data):
            data[each.start() + 8] |= 1
        file.write_bytes(data)
    with pytest.raises(archive.BadArchive, match="is encrypted, or another program has packed it"):
        archive.opened(file)


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x05\x06" + bytes(18), b"x" * 100, b"{}"])
def test_a_file_that_is_no_zip_is_refused(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "given.zip"
    file.write_bytes(data)
    with pytest.raises(archive.BadArchive):
        archive.opened(file)
    with pytest.raises(archive.BadArchive):
        archive.opened(tmp_path)


# Interrupted imports


class Killed(BaseException):
    """The program was killed."""


STEPS = ((os, "replace"), (Path, "rename"), (Path, "unlink"), (data_folder, "write_bytes"), (Path, "mkdir"))


@pytest.mark.slow
def test_an_import_killed_at_any_step_is_atomic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = filled_folder(tmp_path / "new")
    exported(new, tmp_path / "new.zip")
    contents = archive.opened(tmp_path / "new.zip")
    done = both = 0
    while True:
        folder = filled_folder(tmp_path / f"old-{done}", depth=1, rounds=7, people=("Bob", "Cleo"))
        before, left = tree(folder), done
        folder.claim()

        def dying(act: Any) -> Any:
            def step(*given: Any, **how: Any) -> Any:
                nonlocal left
                left -= 1
                if left < 0:
                    raise Killed
                return act(*given, **how)

            return step

        with monkeypatch.context() as patched:
            for owner, name in STEPS:
                patched.setattr(owner, name, dying(getattr(owner, name)))
            try:
                archive_import.take(folder, contents)
                ended = True
            except Killed:
                ended = False
        folder.release()
        again = data_folder.Folder(folder.path)
        again.claim()
        again.release()
        after = {n: d for n, d in tree(again).items() if not n.endswith(".zip") and "import.making" not in n}
        old = loads(again.settings.read_text()).depth == 1
        both |= 1 if old else 2
        if old:
            assert after == before
        else:
            assert counted(again) == 3 and [each.name for each in Profiles(again).everybody] == ["", "Ada"]
            assert any(each.suffix == ".zip" for each in again.saved_games().iterdir())
            assert not (again.path / data_folder.IMPORT).exists()
        if ended:
            break
        done += 1
    assert both == 3 and done > 20


KILLER = """
import os, signal, sys
from pathlib import Path
from macclassic.app.storage import archive, archive_import, data_folder
folder, left = data_folder.Folder(Path(sys.argv[1])), int(sys.argv[3])
contents = archive.opened(Path(sys.argv[2]))
folder.claim()
move = os.replace
def dying(*given):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    move(*given)
os.replace = dying
archive_import.take(folder, contents)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 there")
@pytest.mark.slow
def test_the_next_start_completes_a_killed_import(tmp_path: Path) -> None:
    new = filled_folder(tmp_path / "new")
    exported(new, tmp_path / "new.zip")
    for step in (0, 3, 7):
        folder = filled_folder(tmp_path / f"old-{step}", depth=1, people=("Bob", "Cleo"))
        given = [sys.executable, "-c", KILLER, str(folder.path), str(tmp_path / "new.zip"), str(step)]
        assert subprocess.run(given, check=False).returncode == -9
        assert (folder.path / data_folder.IMPORT).is_dir()
        again = data_folder.Folder(folder.path)
        again.claim()
        assert not (again.path / data_folder.IMPORT).exists() and loads(again.settings.read_text()).depth == 4
        assert [each.name for each in Profiles(again).everybody] == ["", "Ada"]
        again.release()


FULL = """
import resource, signal, sys
from macclassic.app.cli.main import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]), int(sys.argv[3])))
sys.exit(main([sys.argv[4], sys.argv[2], "--data-dir", sys.argv[1]]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
@pytest.mark.slow
@pytest.mark.parametrize("limit", [200, 2_000, 12_000])
def test_an_import_on_a_full_disk_changes_nothing(limit: int, tmp_path: Path) -> None:
    new, folder = filled_folder(tmp_path / "new"), filled_folder(tmp_path / "old", depth=1)
    exported(new, tmp_path / "new.zip")
    before = tree(folder)
    commands = (("import", "new.zip"), ("export", "out.zip"))
    for command, file in commands if limit < 9_000 else commands[:1]:
        given = [sys.executable, "-c", FULL, str(folder.path), str(tmp_path / file), str(limit), command]
        ended = subprocess.run(given, check=False, capture_output=True, text=True)
        assert ended.returncode == 2 and ended.stderr.count("\n") == 1, ended
        assert tree(folder) == before and not (tmp_path / "out.zip").exists()


def test_an_exported_match_resumes(tmp_path: Path) -> None:
    here, there = filled_folder(tmp_path / "here"), data_folder.Folder(tmp_path / "there")
    exported(here, tmp_path / "all.zip")
    taken(there, tmp_path / "all.zip")
    match = replayed(data_folder.read_record(there.autosave(GAME)), games()[GAME])
    assert match.plies == 6


# Targets and files in the way


def saved_on_another_disk(folder: data_folder.Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every rename into the saved games fail, as into a folder of another file system."""
    replace, rename = os.replace, os.rename

    def refuse(act: Callable[..., object]) -> Callable[..., object]:
        def move(source: Any, target: Any, **how: Any) -> object:
            inside = [str(each).startswith(str(folder.saved_games())) for each in (source, target)]
            if inside[0] != inside[1]:
                raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
            return act(source, target, **how)

        return move

    monkeypatch.setattr(os, "replace", refuse(replace))
    monkeypatch.setattr(os, "rename", refuse(rename))


def test_saved_games_are_imported_from_another_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = filled_folder(tmp_path / "here"), filled_folder(tmp_path / "there", people=("Bob", "Cleo"))
    (there.path / "persons" / "3" / "settings.broken-1.json").write_text("{")
    exported(here, tmp_path / "all.zip")
    with monkeypatch.context() as patched:
        saved_on_another_disk(there, patched)
        taken(there, tmp_path / "all.zip")
    assert loads(there.settings.read_text()).depth == 4
    assert (there.saved_games() / f"Sorry 4711{SUFFIX}").is_file()
    assert (there.saved_games() / "persons 3" / "settings.broken-1.json").is_file()
    assert not (there.path / data_folder.IMPORT).exists()


@pytest.mark.parametrize(
    ("blocked", "words"),
    [
        ("persons", "“persons” is a file, but should be a folder."),
        ("persons/2", "“2” is a file, but should be a folder."),
        ("Saved Games", "“Saved Games” is a file, but should be a folder."),
        ("Saved Games/deep", "“deep” is a file, but should be a folder."),
        ("settings.json", "“settings.json” is a folder, but should be a file."),
        ("persons/2/statistics.sqlite", "“statistics.sqlite” is a folder, but should be a file."),
    ],
)
def test_import_checks_each_target_before_it_changes_anything(
    blocked: str, words: str, tmp_path: Path
) -> None:
    here, there = filled_folder(tmp_path / "here"), data_folder.Folder(tmp_path / "there")
    data_folder.write(here.saved_games() / "a.json", "{}")
    (here.saved_games() / "deep").mkdir()
    data_folder.write(here.saved_games() / "deep" / "b.json", "{}")
    exported(here, tmp_path / "all.zip")
    path = there.path / blocked
    path.parent.mkdir(parents=True)
    if "is a folder" in words:
        path.mkdir()
    else:
        path.write_text("mine")
    before = tree(there)
    with pytest.raises(data_folder.DiskError) as refused:
        taken(there, tmp_path / "all.zip")
    assert words in str(refused.value) and "nothing has changed" in str(refused.value)
    assert tree(there) == before and not (there.path / data_folder.IMPORT).exists()


def pending(folder: data_folder.Folder, file: Path) -> data_folder.Folder:
    """Interrupt an import in the middle of its moves, and put a folder in the way of the rest."""
    contents, moves = archive.opened(file), 0
    replace = os.replace

    def fail(source: Any, target: Any) -> None:
        nonlocal moves
        moves += 1
        if moves > 3:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        replace(source, target)

    folder.claim()
    with pytest.MonkeyPatch.context() as patched, pytest.raises(data_folder.PendingImport):
        patched.setattr(os, "replace", fail)
        archive_import.take(folder, contents)
    folder.release()
    (folder.path / "settings.json").unlink()
    (folder.path / "settings.json").mkdir()
    return data_folder.Folder(folder.path)


def test_a_pending_import_names_its_folder_and_can_be_cancelled(tmp_path: Path) -> None:
    old, new = (
        filled_folder(tmp_path / "old", depth=1, rounds=7, people=("Bob", "Cleo")),
        filled_folder(tmp_path / "new"),
    )
    exported(new, tmp_path / "new.zip")
    before = tree(old)
    again = pending(old, tmp_path / "new.zip")
    for _ in range(2):
        with pytest.raises(data_folder.PendingImport) as refused:
            again.claim()
        assert str(again.path) in str(refused.value) and "Is a directory" in str(refused.value)
    with pytest.raises(data_folder.PendingImport):
        archive_import.give_up(again)
    (again.path / "settings.json").rmdir()
    again.claim()
    again.release()
    after = {name: data for name, data in tree(again).items() if not name.endswith(".zip")}
    assert {name: after[name] for name in before} == before
    assert not (again.path / data_folder.IMPORT).exists()


def test_a_pending_import_completes_once_nothing_is_in_the_way(tmp_path: Path) -> None:
    old, new = (
        filled_folder(tmp_path / "old", depth=1, people=("Bob", "Cleo")),
        filled_folder(tmp_path / "new"),
    )
    exported(new, tmp_path / "new.zip")
    again = pending(old, tmp_path / "new.zip")
    (again.path / "settings.json").rmdir()
    again.claim()
    assert loads(again.settings.read_text()).depth == 4
    assert [each.name for each in Profiles(again).everybody] == ["", "Ada"]
    again.release()


def test_leftovers_of_an_import_that_never_started_are_removed(tmp_path: Path) -> None:
    folder = filled_folder(tmp_path / "data")
    (folder.path / data_folder.IMPORT_MAKING / "files").mkdir(parents=True)
    folder.claim()
    folder.release()
    assert not (folder.path / data_folder.IMPORT_MAKING).exists()


def test_an_empty_export_can_be_imported(tmp_path: Path) -> None:
    empty, there = data_folder.Folder(tmp_path / "empty"), filled_folder(tmp_path / "there")
    empty.path.mkdir()
    assert exported(empty, tmp_path / "empty.zip").files == {}
    taken(there, tmp_path / "empty.zip")
    assert not there.settings.exists() and not there.statistics.exists()


# Statistics files in other forms, and what an archive leaves out


@pytest.mark.parametrize(
    "change",
    [
        "PRAGMA journal_mode=WAL",
        "CREATE INDEX by_game ON finished (game)",
        "CREATE VIEW latest AS SELECT * FROM finished",
        "CREATE TRIGGER counted AFTER INSERT ON finished BEGIN SELECT 1; END",
        "ANALYZE",
        "CREATE TABLE notes (text)",
    ],
)
def test_statistics_changed_by_another_tool_are_exported_whole(change: str, tmp_path: Path) -> None:
    here, there = filled_folder(tmp_path / "here"), data_folder.Folder(tmp_path / "there")
    with closing(sqlite3.connect(here.statistics)) as connection:
        connection.execute(change)
        connection.commit()
        contents = exported(here, tmp_path / "all.zip")
    assert not any("Damaged" in name for name in contents.files)
    taken(there, tmp_path / "all.zip")
    assert counted(there) == 3


def test_the_export_names_what_it_omits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = filled_folder(tmp_path / "here")
    with (here.saved_games() / "long.json").open("wb") as large:
        large.truncate(archive.MAX_FILE_BYTES + 1)
    (here.saved_games() / "letter.txt").write_text("Dear Ada")
    _, left_out = archive.gathered(here)
    assert left_out == ["letter.txt", "long.json"]
    assert main(["export", str(tmp_path / "all.zip"), "--data-dir", str(here.path)]) == 0
    assert "left out: letter.txt, long.json" in capsys.readouterr().out.replace("“", "").replace("”", "")


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_the_export_names_links_and_folders_in_place_of_its_files(tmp_path: Path) -> None:
    here = filled_folder(tmp_path / "here")
    here.statistics.rename(tmp_path / "elsewhere")
    here.statistics.symlink_to(tmp_path / "elsewhere")
    here.settings.unlink()
    here.settings.mkdir()
    _, left_out = archive.gathered(here)
    assert left_out == ["settings.json", "statistics.sqlite"]


def test_a_plugins_match_with_a_digit_in_its_key_is_exported(tmp_path: Path) -> None:
    here = filled_folder(tmp_path / "here")
    record = (here.path / f"{GAME}.autosave.json").read_bytes()
    (here.path / "hearts2.autosave.json").write_bytes(record)
    assert "hearts2.autosave.json" in exported(here, tmp_path / "all.zip").files


# Costly archives


COSTLY = (
    "CREATE TABLE kept (shelf TEXT NOT NULL, CHECK (length(hex(zeroblob(200000000))) > 0))",
    "CREATE TABLE kept (shelf TEXT DEFAULT (hex(zeroblob(200000000))))",
    "CREATE TABLE kept (shelf TEXT, more TEXT GENERATED ALWAYS AS (hex(zeroblob(200000000))))",
)


@pytest.mark.parametrize("table", COSTLY)
def test_a_database_with_computed_columns_is_refused(table: str, tmp_path: Path) -> None:
    folder, file = filled_folder(tmp_path / "data"), tmp_path / "given.zip"
    hostile = database_with(table)
    file.write_bytes(made(lambda files, _: files.update({"statistics.sqlite": hostile}), folder))
    with pytest.raises(archive.BadArchive, match="is damaged"):
        archive.opened(file)


def test_entries_are_counted_before_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "given.zip"
    with zipfile.ZipFile(file, "w") as packed:
        for number in range(archive.MAX_FILES + 1):
            packed.writestr(str(number), b"")
    monkeypatch.setattr(zipfile, "ZipFile", None)
    with pytest.raises(archive.BadArchive, match="more than macclassic ever exports"):
        archive.opened(file)
