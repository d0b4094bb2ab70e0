"""Archive of all data of a copy: a zip of profiles, games, statistics, settings and saved games.

A manifest lists the files. Only names that match the patterns of this module are written to an archive or
read from one. Pictures of the screen, logs and files that were set aside are not exported.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import sqlite3
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import macclassic
from macclassic.app.storage import data_folder, profiles, settings
from macclassic.app.storage.statistics_queue import StatisticsQueue, unusable
from macclassic.engine.core import safe_files
from macclassic.engine.core.options import Json
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.match import record as records
from macclassic.engine.progress import database, rankings
from macclassic.engine.progress.pending_changes import changes_from_json
from macclassic.engine.progress.statistics import BadStatistics
from macclassic.engine.progress.trial_period import TrialPeriod
from macclassic.toolbox.grammar.sentences import translate

FORMAT, SCHEMA = "macclassic-archive", 1
SUFFIX = ".zip"
MANIFEST = "manifest.json"
MAX_BYTES, MAX_FILES = 256 * 1024 * 1024, 20_000
"""Limits for an archive: unpacked bytes and number of files, more than thirty profiles produce."""
MAX_FILE_BYTES = 64 * 1024 * 1024
MAX_MANIFEST_BYTES = 8 * 1024 * 1024
_ENTRY = b"PK\x01\x02"
"""Signature of an entry in the central directory of a zip file."""

_OWN = re.compile(
    rf"(?:{data_folder.PERSONS}/(?!1/)[1-9][0-9]{{0,5}}/)?"
    r"(?:settings\.json|statistics\.sqlite|statistics\.waiting\.json"
    r"|[a-z][a-z0-9-]{0,40}(?:\.[a-z0-9-]{1,40})?\.autosave\.json)"
    r"|persons\.json|trial\.json"
)
_SAVED = (macclassic.SUFFIX, ".json", ".csv", ".sqlite")
"""Suffixes of saved games and tables."""
_NO_NAME = re.compile(r'[\x00-\x1f\x7f\\:*?"<>|]')
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE)
DEEPEST = 4
"""Maximum number of path components below the folder of saved games."""


class BadArchive(data_folder.DiskError):
    """A file cannot be imported; the text says why. Nothing has been changed."""


def is_own(name: str) -> bool:
    """True if a name, with slashes and relative to the copy's folder, is of a file that the program keeps."""
    return _OWN.fullmatch(name) is not None


def is_saved(name: str) -> bool:
    """True if a name is of a file among the saved games, and valid on all systems."""
    first, *parts = name.split("/")
    return (
        first == data_folder.SAVED_GAMES
        and 0 < len(parts) <= DEEPEST
        and parts[-1].endswith(_SAVED)
        and name.isprintable()
        and all(_may_be_called(each) for each in parts)
    )


def _may_be_called(part: str) -> bool:
    ends_well = part == part.strip() and not part.startswith(".") and not part.endswith(".")
    short = len(part.encode("utf-8", "replace")) <= 200
    return bool(part) and ends_well and short and not _NO_NAME.search(part) and not _DEVICE.fullmatch(part)


# Contents


@dataclass(frozen=True, slots=True)
class Contents:
    """Contents of an archive: bytes of each file by name, time of the export, number of profiles."""

    files: dict[str, bytes]
    made: str = ""
    people: int = 1


def names_there(copy: data_folder.Folder) -> list[str]:
    """Return the names of all the program's own files in a copy, without saved games."""
    return [name for name in _own_names(copy) if _is_plain(copy.path / name)]


def _own_names(copy: data_folder.Folder) -> list[str]:
    """Return the names of the program's own files, and of all that is in their place."""
    folders = [copy.path, *sorted((copy.path / data_folder.PERSONS).glob("*/"))]
    found = (each for folder in folders if folder.is_dir() for each in folder.iterdir())
    return sorted(filter(is_own, (each.relative_to(copy.path).as_posix() for each in found)))


def _is_plain(path: Path) -> bool:
    """True if the path is a regular file and not a link."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def gathered(copy: data_folder.Folder) -> tuple[Contents, list[str]]:
    """Return all data of a copy, and the names of the files that are left out.

    Links, folders, pipes and devices in place of the program's own files are left out. Saved files are left
    out that are neither games nor tables, whose names are not valid on all systems, or that are too large.
    Damaged files are stored among the saved games, so that they can still be repaired. Raises DiskError.
    """
    found: dict[str, bytes] = {}
    there = _own_names(copy)
    own = [name for name in there if _is_plain(copy.path / name)]
    left_out = [name for name in there if name not in own]
    total = 0
    saved = sorted(each for each in copy.saved_games().rglob("*") if _is_plain(each))
    for name in (*own, *(each.relative_to(copy.path).as_posix() for each in saved)):
        path = copy.path / name
        if not (is_own(name) or (is_saved(name) and path.stat().st_size <= MAX_FILE_BYTES)):
            if name.startswith(data_folder.SAVED_GAMES) and not name.endswith(SUFFIX):
                left_out.append(name.partition("/")[2])
            continue
        data = _bytes_of(path)
        if is_own(name) and fault(name, data):
            called = translate("archive", "Damaged {name}").format(name=name.replace("/", " "))
            name = f"{data_folder.SAVED_GAMES}/{called}"
        total += len(data)
        if total > MAX_BYTES or len(found) >= MAX_FILES or len(data) > MAX_FILE_BYTES:
            text = translate("archive", "There is more in “{folder}” than one file can hold.")
            raise data_folder.DiskError(text.format(folder=translate("disk", "Saved Games")))
        found[name] = data
    listed = found.get(copy.persons.name)
    people = len(profiles.loaded(listed.decode())[1]) if listed else 1
    return Contents(found, datetime.now().isoformat(timespec="seconds"), people), left_out


def _bytes_of(path: Path) -> bytes:
    """Return the bytes of a file; a database is copied consistently while other programs use it.

    Raises DiskError.
    """
    try:
        if is_own(path.name) and path.suffix == ".sqlite" and path.stat().st_size:
            return database.exported(path)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            text = translate("session", "The statistics are open in another program; try again in a moment.")
            raise data_folder.DiskError(text) from None
    try:
        with safe_files.open_for_reading(path) as file:
            return file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise data_folder.unreadable(path, error) from None


# Export


def write(contents: Contents, path: Path) -> None:
    """Write an archive completely or not at all.

    Raises DiskError.
    """
    listed = {
        name: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for name, data in contents.files.items()
    }
    manifest = {
        "format": FORMAT,
        "schema": SCHEMA,
        "version": macclassic.VERSION,
        "made": contents.made,
        "people": contents.people,
        "files": listed,
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
        for name, data in contents.files.items():
            archive.writestr(name, data)
    data_folder.write_bytes(path, packed.getvalue())


# Import: everything is checked before anything is changed


def opened(path: Path) -> Contents:
    """Return the contents of an archive, fully checked.

    Raises BadArchive.
    """
    name = data_folder.named(path)
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadArchive(translate("disk", "“{name}” is no ordinary file.").format(name=name))
        with safe_files.open_for_reading(path) as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadArchive(str(data_folder.unreadable(path, error))) from None
    if len(data) > MAX_BYTES:
        raise BadArchive(_words("large").format(name=name))
    if data.count(_ENTRY) > MAX_FILES:
        # Checked before `ZipFile` creates an object for every entry.
        raise BadArchive(_words("large").format(name=name))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _checked(archive)
    except _RefusedArchive as refused:
        text = _words(refused.why).format(name=name, entry=harmless(refused.entry, 60, middle=True))
        raise BadArchive(text) from None
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, ValueError, OSError, RuntimeError):
        none = not data.startswith(b"PK")
        raise BadArchive(_words("none" if none else "damaged").format(name=name)) from None


class _RefusedArchive(Exception):  # noqa: N818
    """Reason for refusing an archive, as a key of `_words`, and the entry concerned."""

    def __init__(self, why: str, entry: str = "") -> None:
        super().__init__(why)
        self.why, self.entry = why, entry


def _words(why: str) -> str:
    """Return the sentence for a reason to refuse an archive."""
    return {
        "none": translate("archive", "“{name}” holds nothing that macclassic has exported."),
        "newer": translate("archive", "“{name}” was exported by a newer version of macclassic."),
        "large": translate(
            "archive", "“{name}” holds more than macclassic ever exports, so it was not opened."
        ),
        "packed": translate(
            "archive", "“{name}” is encrypted, or another program has packed it, so it was not opened."
        ),
        "damaged": translate("archive", "“{name}” is damaged, so nothing was taken from it."),
        "strange": translate(
            "archive",
            "“{name}” holds “{entry}”, which macclassic does not export; nothing was taken from it.",
        ),
        "fault": translate(
            "archive", "In “{name}” the file “{entry}” is damaged, so nothing was taken from it."
        ),
    }[why]


def _checked(archive: zipfile.ZipFile) -> Contents:
    entries = archive.infolist()
    manifest_entry = next((each for each in entries if each.filename == MANIFEST), None)
    if manifest_entry is None:
        raise _RefusedArchive("none")
    for each in entries:
        # `orig_filename` is the name in the file; `filename` would hide a NUL character or a backslash.
        plain = stat.S_IFMT(each.external_attr >> 16) in (0, stat.S_IFREG) and not each.is_dir()
        usual = each.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) and not each.flag_bits & 1
        ours = each is manifest_entry or is_own(each.orig_filename) or is_saved(each.orig_filename)
        if not (plain and ours):
            raise _RefusedArchive("strange", each.orig_filename)
        if not usual:
            raise _RefusedArchive("packed")
    if len(entries) > MAX_FILES or sum(each.file_size for each in entries) > MAX_BYTES:
        raise _RefusedArchive("large")
    limit = {
        each.filename: MAX_MANIFEST_BYTES if each is manifest_entry else MAX_FILE_BYTES for each in entries
    }
    if any(each.file_size > limit[each.filename] for each in entries):
        raise _RefusedArchive("large")
    if len({unicodedata.normalize("NFC", each.filename).casefold() for each in entries}) < len(entries):
        raise _RefusedArchive("damaged")
    manifest = _manifest(archive.read(manifest_entry))
    listed = manifest["files"]
    rest = [each for each in entries if each is not manifest_entry]
    if {each.filename for each in rest} != listed.keys():
        raise _RefusedArchive("damaged")
    files = {}
    for each in rest:
        data, sign = archive.read(each), listed[each.filename]
        right = {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        if not isinstance(sign, dict) or any(sign.get(key) != value for key, value in right.items()):
            raise _RefusedArchive("damaged")
        files[each.filename] = data
    for name, data in files.items():
        why = fault(name, data) if is_own(name) else ""
        if why:
            raise _RefusedArchive("newer" if why == "newer" else "fault", name)
    made, people = manifest.get("made"), manifest.get("people")
    return Contents(
        files,
        made if isinstance(made, str) else "",
        people if type(people) is int and 0 < people < 1000 else 1,
    )


def _manifest(data: bytes) -> Json:
    try:
        manifest = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        raise _RefusedArchive("damaged") from None
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise _RefusedArchive("none")
    schema = manifest.get("schema")
    if type(schema) is not int or schema != SCHEMA or not isinstance(manifest.get("files"), dict):
        raise _RefusedArchive("newer" if type(schema) is int and schema > SCHEMA else "damaged")
    return manifest


# Checks of single files


def fault(name: str, data: bytes) -> str:
    """Return the fault of one of the program's own files: ``newer``, ``damaged``, or an empty text."""
    last = name.rpartition("/")[2]
    try:
        if last.endswith(".sqlite"):
            return database.fault(data)
        if len(data) > safe_files.MAX_RECORD_BYTES:
            return "damaged"
        _READ.get(last, records.loads)(data.decode("utf-8"))
    except settings.BadSettings as error:
        return "newer" if error.newer else "damaged"
    except records.BadRecord as error:
        return "newer" if error.fault == "newer" else "damaged"
    except (ValueError, RecursionError, KeyError, TypeError):
        return "damaged"
    return ""


_READ: dict[str, Callable[[str], object]] = {
    "settings.json": settings.loads,
    "persons.json": profiles.loaded,
    "trial.json": lambda text: TrialPeriod.from_json(json.loads(text)),
    "statistics.waiting.json": lambda text: changes_from_json(json.loads(text)),
}


# Export of readable tables


def write_tables(folder: data_folder.Folder) -> None:
    """Write the statistics in a folder as tables, and its autosaves as records that can be opened.

    Damaged files stay as they are. Raises DiskError.
    """
    ledger = StatisticsQueue.of(folder)
    for key, spec in games().items():
        try:
            rounds = ledger.rounds(key)
        except BadStatistics as error:
            if error.damaged:
                continue
            raise data_folder.DiskError(unusable(folder, error)) from None
        if rounds:
            data_folder.write_table(folder.path / f"{spec.title}.csv", rankings.to_csv(rounds))
        for path in folder.path.glob(f"{key}*{folder.autosave('').name}"):
            try:
                left = data_folder.read(path)
            except data_folder.DiskError:
                continue
            kind = path.name.removeprefix(key).removesuffix(folder.autosave("").name).strip(".")
            if left is not None:
                data_folder.write(folder.path / f"{' '.join((spec.title, *filter(None, [kind])))}.json", left)
    ledger.close()


def free(path: Path) -> Path:
    """Return the path, or the first unused path with a number appended to the name."""
    suffix = path.suffix if path.suffix in (SUFFIX, *_SAVED) else ""
    stem = path.name.removesuffix(suffix)
    others = (path.with_name(f"{stem} {number}{suffix}") for number in range(2, 100_000))
    return next(each for each in (path, *others) if not each.exists())
