"""Import of an archive: replaces all data of a copy, completely or not at all, even if interrupted.

The current data are first exported to the saved games. The new files are written to a folder of their own;
renaming that folder commits the import. The rest are moves, which the next start completes if needed
(`Folder.claim`). An import that cannot be completed can be given up, which puts the previous data back.
Saved games are added to the existing ones.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from macclassic.app.storage import archive, data_folder
from macclassic.engine.progress.database import BadStatistics
from macclassic.toolbox.grammar.sentences import translate

FILES, LIST = "files", "names.json"
BEFORE, GIVEN_UP = "before.zip", "given-up"
"""Archive with the previous data, and the mark of an import that is being given up."""
_JOURNALS = ("-journal", "-wal", "-shm")
"""Suffixes of SQLite's files beside a database; they do not belong to the imported one."""


def take(copy: data_folder.Folder, contents: archive.Contents) -> Path:
    """Replace the data of a copy by an archive, and return the path of the archive with the previous data.

    No file of the copy may be open. Raises DiskError, and then nothing has changed.
    """
    _check_targets(copy, contents)
    before, _ = archive.gathered(copy)
    stamp = datetime.now().strftime("%Y-%m-%d %H.%M")
    title = translate("archive", "Before the import of {date}").format(date=stamp)
    kept = archive.free(copy.saved_games() / f"{title}{archive.SUFFIX}")
    making = copy.path / data_folder.IMPORT_MAKING
    try:
        archive.write(before, kept)
        archive.opened(kept)
        shutil.rmtree(making, ignore_errors=True)
        _lay_out(contents, making)
        shutil.copyfile(kept, making / BEFORE)
        making.rename(copy.path / data_folder.IMPORT)
    except (data_folder.DiskError, OSError, BadStatistics) as error:
        shutil.rmtree(making, ignore_errors=True)
        with suppress(OSError):
            kept.unlink(missing_ok=True)
        why = str(error) if isinstance(error, data_folder.DiskError) else _moved_not(error)
        raise _not_imported(why) from None
    finish(copy)
    return kept


def _check_targets(copy: data_folder.Folder, contents: archive.Contents) -> None:
    """Raise DiskError if a file of the archive cannot be put in its place."""
    for name in contents.files:
        target = copy.path / name
        wrong = target if archive.is_own(name) and target.is_dir() else None
        for parent in target.relative_to(copy.path).parents:
            folder = copy.path / parent
            if os.path.lexists(folder) and not folder.is_dir():
                wrong = folder
            elif folder.is_dir() and not os.access(folder, os.W_OK):
                raise _not_imported(_moved_not(PermissionError(errno.EACCES, os.strerror(errno.EACCES))))
        if wrong is not None:
            text = (
                translate("archive", "“{name}” is a folder, but should be a file.")
                if wrong == target
                else translate("archive", "“{name}” is a file, but should be a folder.")
            )
            raise _not_imported(text.format(name=data_folder.named(wrong)))


def _lay_out(contents: archive.Contents, making: Path) -> None:
    """Write the new files to a folder, with their paths relative to the copy's folder."""
    files = making / FILES
    files.mkdir(parents=True)
    for name, data in contents.files.items():
        path = files / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data_folder.write_bytes(path, data)
    names = (each.relative_to(files).as_posix() for each in files.rglob("*") if each.is_file())
    data_folder.write(making / LIST, json.dumps(sorted(filter(_belongs, names))))


def _belongs(name: str) -> bool:
    return archive.is_own(name) or archive.is_saved(name)


def finish(copy: data_folder.Folder) -> None:
    """Move the new files to their places; continues an interrupted import.

    Raises PendingImport; the next call continues.
    """
    shutil.rmtree(copy.path / data_folder.IMPORT_MAKING, ignore_errors=True)
    ready = copy.path / data_folder.IMPORT
    if not ready.is_dir():
        return
    if (ready / GIVEN_UP).is_file():
        give_up(copy)
        return
    try:
        if (ready / LIST).is_file():
            names = set(json.loads((ready / LIST).read_text("utf-8")))
            copy.last_picture.unlink(missing_ok=True)  # The desktop that it shows is replaced.
            _make_room(copy, names)
            for name in sorted(names):
                _move(copy, ready / FILES / name, name)
            (ready / LIST).unlink()
        shutil.rmtree(ready)
    except (OSError, ValueError, data_folder.DiskError) as error:
        raise _pending(copy, error) from None


def give_up(copy: data_folder.Folder) -> None:
    """Give up an import that cannot be completed: put the previous data back.

    Saved games that were added already stay. Raises PendingImport; the next call continues.
    """
    ready = copy.path / data_folder.IMPORT
    try:
        # The mark keeps `finish` from mixing new files with those that are back.
        (ready / GIVEN_UP).touch()
        contents = archive.opened(ready / BEFORE)
        before = {name: data for name, data in contents.files.items() if archive.is_own(name)}
        _make_room(copy, set(before))
        for name, data in before.items():
            path = copy.path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            _remove_journals(path)
            data_folder.write_bytes(path, data)
        shutil.rmtree(ready)
    except (OSError, data_folder.DiskError) as error:
        raise _pending(copy, error) from None


def _not_imported(why: str) -> data_folder.DiskError:
    text = translate("archive", "Nothing was imported, and nothing has changed. {why}")
    return data_folder.DiskError(text.format(why=why))


def _pending(copy: data_folder.Folder, error: Exception) -> data_folder.PendingImport:
    text = translate("archive", "An import into “{folder}” is not complete. {why}")
    why = str(error) if isinstance(error, data_folder.DiskError) else _moved_not(error)
    folder = data_folder.place(copy.path)
    return data_folder.PendingImport(text.format(folder=folder, why=why))


def _make_room(copy: data_folder.Folder, names: set[str]) -> None:
    """Remove the files that the archive does not hold; the exported archive has them."""
    for name in archive.names_there(copy):
        if name not in names:
            (copy.path / name).unlink(missing_ok=True)
    people = {name.split("/")[1] for name in names if name.startswith(f"{data_folder.PERSONS}/")}
    folder = copy.path / data_folder.PERSONS
    for each in sorted(folder.iterdir()) if folder.is_dir() else ():
        # A profile's folder may also hold files that were set aside, so it is moved.
        if each.is_dir() and each.name not in people:
            if any(each.iterdir()):
                shutil.move(each, archive.free(copy.saved_games() / f"{data_folder.PERSONS} {each.name}"))
            else:
                each.rmdir()


def _move(copy: data_folder.Folder, path: Path, name: str) -> None:
    """Move one new file to its place, unless that has been done."""
    if not path.is_file():
        return
    target = copy.path / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if archive.is_saved(name) and target.exists():
        if target.is_file() and target.read_bytes() == path.read_bytes():
            return
        target = archive.free(target)
    _remove_journals(target)
    try:
        os.replace(path, target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        # The folder is a link to another disk.
        data_folder.write_bytes(target, path.read_bytes())
        path.unlink()


def _remove_journals(path: Path) -> None:
    """Remove SQLite's files beside a database."""
    if path.suffix == ".sqlite":
        for tail in _JOURNALS:
            path.with_name(path.name + tail).unlink(missing_ok=True)


def _moved_not(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) else str(error)
    return translate("archive", "The files could not be put in place: {reason}.").format(
        reason=data_folder.in_words(said)
    )
