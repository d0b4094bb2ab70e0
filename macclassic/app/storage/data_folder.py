"""Atomic file access, and the folder that holds a player's data."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

from PySide6.QtCore import QIODevice, QLockFile, QSaveFile, QStandardPaths, QSysInfo

from macclassic.engine.core import safe_files
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.core.match_kinds import PLAIN
from macclassic.engine.core.options import Json
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.match import record as records
from macclassic.toolbox.grammar.sentences import translate

MARK = "\ufeff"
"""Byte order mark: a text file may begin with it to declare itself UTF-8."""
BEGINNING = 16 * 1024
"""Number of bytes at the start of a file that are enough to tell what it is."""
SAVED_GAMES = "Saved Games"
"""Name of the folder for the matches that the player saves."""
PICTURES = "Pictures"
"""Name of the folder for pictures of the screen."""
PERSONS = "persons"
"""Name of the folder that holds one folder for every profile but the first."""

IMPORT = "import.ready"
"""Name of the folder with imported files that replace all current ones (see `archive_import`)."""
IMPORT_MAKING = "import.making"
"""Name of that folder until it is complete."""
finish_import = lazily("macclassic.app.storage.archive_import:finish")

NAMED = 60
"""Maximum length in characters of a file name quoted in a sentence."""
WRITING_MS = 300
"""Milliseconds allowed for another copy to write its process id into a lock file that it has created."""


class DiskError(RuntimeError):
    """A file could not be read or written; the text is a sentence for the player."""


def _trouble(sentence: str, path: Path, said: str | None = None) -> DiskError:
    """Return the error for a file; `sentence` holds ``{name}`` and ``{reason}``, `said` is the reason."""
    return DiskError(sentence.format(name=named(path), reason=in_words(said)))


def _no_name(path: Path) -> DiskError:
    return _trouble(translate("disk", "“{name}” can’t be used as a file name."), path)


def unreadable(path: Path, error: OSError) -> DiskError:
    """Return the error for a file that could not be read."""
    return _trouble(translate("disk", "“{name}” could not be read: {reason}."), path, error.strerror)


def default_folder() -> Path:
    """Return the folder that this system assigns to a program's data.

    Without a usable HOME it lies in the user's home folder by the list of users; containers and services set
    HOME to the root folder for want of another.
    """
    home = os.environ.get("HOME", "")
    if sys.platform != "win32" and not (os.path.isabs(home) and home.strip("/.")):
        import pwd

        with suppress(KeyError):
            os.environ["HOME"] = pwd.getpwuid(os.getuid()).pw_dir
    for name, within in (("XDG_DATA_HOME", ""), ("HOME", ".local/share")):
        value = os.environ.get(name, "")
        if os.path.isabs(value) and not _is_text(value):
            # Qt would read another name, and the program would create a second folder of that name.
            return Path(value, within, "macclassic")
    base = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(base or str(Path.home())) / "macclassic"


def _is_text(name: str) -> bool:
    """True if a name can be written in UTF-8."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def named(path: Path) -> str:
    """Return a file's name for a sentence: without control characters, shortened in the middle."""
    return harmless(path.name or str(path), NAMED, middle=True)


def place(path: Path) -> str:
    """Return a whole path for a sentence, as `named` returns a name."""
    return harmless(str(path), 2 * NAMED, middle=True)


def check_target(path: Path) -> None:
    """Raise DiskError if the path is not a regular file that may be replaced.

    A folder, a device, a pipe or a socket is refused, also behind a link, since writing would put a file in
    its place. A name that cannot be encoded is refused as well. A missing file is accepted.

    Every write to a path that the player gives calls this first.
    """
    try:
        path.name.encode()
        kind = path.stat().st_mode
    except FileNotFoundError:
        return
    except (UnicodeEncodeError, ValueError):
        raise _no_name(path) from None
    except OSError:
        return  # The write itself reports the reason.
    if not stat.S_ISREG(kind):
        sentence = (
            translate("disk", "“{name}” is a folder; nothing was written.")
            if stat.S_ISDIR(kind)
            else translate("disk", "“{name}” isn’t an ordinary file, so nothing was saved.")
        )
        raise _trouble(sentence, path)


def write(path: Path, text: str) -> None:
    """Write a text file completely, or leave the existing file unchanged.

    A lone surrogate, as a foreign record may hold, is written as a question mark. Raises DiskError, also if
    the path exists and is not a regular file.
    """
    write_bytes(path, text.encode("utf-8", "replace"))


def write_table(path: Path, table: str) -> None:
    """Write comma-separated values as `write` does, preceded by the byte order mark.

    Without the mark, a spreadsheet misreads names in Hangul or with accents.
    """
    write(path, MARK + table)


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file of bytes completely, as `write` does."""
    check_target(path)
    file = QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly | QIODevice.OpenModeFlag.Unbuffered):
        # A full disk takes a part of the data without an error; the next write reports the reason.
        while data and (written := file.write(data)) > 0:
            data = data[written:]
        if not data and file.commit():
            return
    said = file.errorString()
    if file.isOpen():
        # Closing the file would clear the reason.
        file.cancelWriting()
        file.commit()
    raise _trouble(translate("disk", "“{name}” could not be written: {reason}."), path, said)


def read(path: Path) -> str | None:
    """Return a text file's contents, or None if there is no such file.

    Raises DiskError if the file cannot be read, is not a regular file, is not text, or is larger than any
    file of this program.
    """
    try:
        with _regular(path) as file:
            return safe_files.read_text(file)
    except FileNotFoundError:
        return None
    except safe_files.TooLarge:
        raise _trouble(translate("disk", "“{name}” is too large to be read."), path) from None
    except UnicodeDecodeError:
        raise _trouble(translate("disk", "“{name}” is not a text file."), path) from None
    except OSError as error:
        raise unreadable(path, error) from None


def read_record(path: Path) -> Json:
    """Return the record in a file.

    Raises DiskError if the file is missing or unreadable, BadRecord if its text is not a record.
    """
    text = read(path)
    if text is None:
        raise _trouble(translate("session", "There is no file “{name}” any more."), path)
    return records.loads(text)


def record_words(error: Exception) -> str:
    """Return for the player, without a full stop, why a record cannot be used.

    The text names no keys and counts from one. Other exceptions than BadRecord return their own text.
    """
    if not isinstance(error, records.BadRecord):
        return str(error).rstrip(".")
    words = {
        "none": translate("session", "it holds no game, or it is damaged"),
        "newer": translate("session", "written by a newer version"),
        "long": translate("session", "it is too long"),
        "another": translate("session", "it belongs to another game"),
        "rules": translate("session", "it is played by rules that this version doesn’t know"),
    }
    if error.fault in words:
        return words[error.fault]
    if error.game and error.move:
        text = translate("session", "it doesn’t follow the rules at move {move} of game {game}")
        return text.format(move=error.move, game=error.game)
    if error.game:
        return translate("session", "something is wrong with its game {game}").format(game=error.game)
    return translate("session", "the file is damaged")


def refusal(path: Path, error: Exception) -> str:
    """Return the sentence that tells why a file with a record cannot be opened."""
    text = translate("session", "“{name}” can't be opened: {why}.")
    return text.format(name=named(path), why=record_words(error))


def beginning(path: Path) -> str | None:
    """Return the first 16 KiB of a text file, or None if it cannot be read."""
    try:
        with _regular(path) as file:
            return file.read(BEGINNING).decode("utf-8-sig", "replace")
    except (OSError, DiskError):
        return None


def ending(path: Path, size: int) -> str:
    """Return the last `size` bytes of a text file; empty if there is no such regular file."""
    try:
        with _regular(path) as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - size))
            return file.read(size).decode("utf-8", "replace")
    except (OSError, DiskError):
        return ""


def _regular(path: Path) -> BinaryIO:
    """Return a regular file, opened for reading. Never blocks, as opening a pipe would.

    Raises OSError, or DiskError if the path is not a regular file.
    """
    file = safe_files.open_for_reading(path)
    if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        return file
    file.close()
    raise _trouble(translate("disk", "“{name}” is no ordinary file."), path)


def in_words(said: str | None) -> str:
    """Translate a system's reason for refusing to read or write; the result has no full stop.

    The system reports it in its own language (`OSError.strerror`, `errorString` of Qt's files). A reason
    without a translation is returned unchanged.
    """
    said = (said or "").rstrip(".")
    words = {
        "Permission denied": translate("refused", "Permission denied"),
        "Operation not permitted": translate("refused", "Operation not permitted"),
        "Read-only file system": translate("refused", "Read-only file system"),
        "No space left on device": translate("refused", "No space left on device"),
        "Disk quota exceeded": translate("refused", "Disk quota exceeded"),
        "File too large": translate("refused", "File too large"),
        "File exists": translate("refused", "File exists"),
        "Not a directory": translate("refused", "Not a directory"),
        "Is a directory": translate("refused", "Is a directory"),
        "No such file or directory": translate("refused", "No such file or directory"),
        "File name too long": translate("refused", "File name too long"),
        "Too many open files": translate("refused", "Too many open files"),
        "Input/output error": translate("refused", "Input/output error"),
    }
    return words.get(said, said)


def set_aside(path: Path, mark: str = "broken") -> Path | None:
    """Rename a file that is broken, or that `mark` describes otherwise, within its folder.

    Returns the new path, or None if the file cannot be renamed, as in a folder of another user, where the
    method `exists` of a path raises an error.
    """
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    for attempt in range(100):
        tail = f"-{attempt}" if attempt else ""
        target = path.with_name(f"{path.stem}.{mark}-{stamp}{tail}{path.suffix}")
        if os.path.exists(target):
            continue
        try:
            path.rename(target)
        except OSError:
            return None
        return target
    return None


def set_aside_irregular(path: Path) -> None:
    """Set aside a folder, pipe, device or endless link in the place of a file; a pipe could wait for ever."""
    if safe_files.loops(path) or (os.path.exists(path) and not os.path.isfile(path)):
        set_aside(path)


def kept_as(path: Path, mark: str = "broken") -> str:
    """Set a file aside and return its new name, or its old name if it cannot be renamed."""
    return (set_aside(path, mark) or path).name


def _take(lock: QLockFile, path: Path) -> bool:
    """Take a lock. Also replaces a lock file that is left over.

    A file that names no process remains if a program is killed between creating and writing it; it is set
    aside. A file may name another machine, or a process whose number another program has today; the system
    knows whether a running copy holds it.
    """
    set_aside_irregular(path)
    if lock.tryLock(0):
        return True
    if lock.error() != QLockFile.LockError.LockFailedError:
        return False
    if lock.getLockInfo()[0]:
        return lock.removeStaleLockFile() and lock.tryLock(0)
    if lock.tryLock(WRITING_MS):
        return True
    return not lock.getLockInfo()[0] and set_aside(path) is not None and lock.tryLock(0)


class Folder:
    """The folder with all files of one profile.

    The first profile uses the folder of the whole `copy`, which also holds the data of the machine and is
    locked by one running program at a time. The folders of the other profiles lie within it.
    """

    def __init__(self, path: Path | None = None, copy: Folder | None = None) -> None:
        self.path = path or default_folder()
        self.copy = copy or self
        self.lock_file = self.copy.path / "lock"
        """Lock of the running copy: names its process and its machine."""
        self.persons = self.copy.path / "persons.json"
        """List of the profiles that share the copy (see `profiles`)."""
        self.settings = self.path / "settings.json"
        self.trial = self.copy.path / "trial.json"
        """Trial period: the day of the first start."""
        self.engines = self.path / "engines.txt"
        """The player's list of engines (see `engine_list`). Archives omit it because it starts programs."""
        self.statistics = self.path / "statistics.sqlite"
        """Database of finished rounds."""
        self.waiting = self.path / "statistics.waiting.json"
        """Changes that could not be written to the statistics yet."""
        self.crash_log = self.copy.path / "crash.log"
        """Log of uncaught exceptions and crashes (see `crash_log`)."""
        self.last_picture = self.copy.path / "last.png"
        """Picture of the desktop when the program was quit (see `start_picture`)."""
        self.thinker_log = self.copy.path / "crash-thinker.log"
        """Standard error output of the process of computer players."""
        self.statistics_queue: Any = None
        """The queue of statistics writes, created on first use (`StatisticsQueue.of`)."""
        self._lock: QLockFile | None = None

    def claim(self) -> None:
        """Create the folder if needed, and lock it against other running copies.

        Completes an import that was interrupted. Raises DiskError if the folder cannot be used,
        `UnwritableFolder` if its files can be read but not written, `AlreadyRunning` if another copy holds
        the lock, `PendingImport` if the import cannot be completed.
        """
        if not _is_text(str(self.path)):
            raise _no_name(self.path)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DiskError(
                translate("disk", "The folder “{name}” can't be made: {reason}.").format(
                    name=place(self.path), reason=in_words(error.strerror)
                )
            ) from None
        path = self.lock_file
        lock = QLockFile(str(path))
        # The lock of a process that has ended is stale, regardless of its age.
        lock.setStaleLockTime(0)
        if _take(lock, path):
            self._lock = lock
            if any((self.path / name).is_dir() for name in (IMPORT, IMPORT_MAKING)):
                # An import was interrupted.
                try:
                    finish_import(self)
                except DiskError:
                    self.release()
                    raise
            return
        if lock.error() == QLockFile.LockError.LockFailedError:
            raise AlreadyRunning(
                self._used_elsewhere()
                or translate("disk", "macclassic is already running; two copies can't share one folder.")
            )
        raise self._unwritable()

    def _unwritable(self) -> DiskError:
        """Return the error for a folder that cannot be locked, with the reason."""
        name = place(self.path)
        if not os.access(self.path, os.R_OK | os.X_OK):
            text = translate("disk", "The folder “{name}” can't be written to; nothing will be saved.")
            return DiskError(text.format(name=name))
        reason = ""
        try:
            with tempfile.TemporaryFile(dir=self.path) as file:
                file.write(bytes(4096))
        except OSError as error:
            reason = in_words(error.strerror)
        return UnwritableFolder(
            translate(
                "disk",
                "The folder “{name}” can't be written to: {reason}. What is in it is shown, and saving is "
                "tried again at every move.",
            ).format(name=name, reason=reason)
        )

    def not_answering(self) -> AlreadyRunning:
        """Return the error for a running copy that does not answer a second start."""
        return AlreadyRunning(
            self._used_elsewhere()
            or translate(
                "disk",
                "macclassic is already running but does not answer; two copies can't share one folder. If it "
                "is not running, delete the file “{file}”.",
            ).format(file=place(self.lock_file))
        )

    def _used_elsewhere(self) -> str:
        """Return the sentence for a copy on another machine that holds the folder; empty for any other."""
        _, machine, _ = QLockFile(str(self.lock_file)).getLockInfo()
        if not machine or machine == QSysInfo.machineHostName():
            return ""
        return translate(
            "disk",
            "macclassic is running on the machine “{machine}”; two copies can't share one folder. If it is "
            "not running there, delete the file “{file}”.",
        ).format(
            machine=harmless(machine, NAMED, middle=True),
            file=place(self.lock_file),
        )

    def release(self) -> None:
        """Unlock the folder for other copies."""
        if self.copy._lock is not None:
            self.copy._lock.unlock()
            self.copy._lock = None

    def saved_games(self) -> Path:
        """Return the folder in which Open… and Save a Copy… start, created if needed.

        All profiles share it, and it holds no internal files. Returns the data folder itself if it cannot be
        created.
        """
        return self._folder_named(SAVED_GAMES)

    def pictures(self) -> Path:
        """Return the folder for pictures of the screen, as `saved_games` does."""
        return self._folder_named(PICTURES)

    def _folder_named(self, name: str) -> Path:
        folder = self.copy.path / name
        try:
            folder.mkdir(exist_ok=True)
        except OSError:
            return self.copy.path
        return folder

    @property
    def names(self) -> Mapping[Path, str]:
        """Names on screen of the folders whose names on disk are not translated."""
        return {
            self.copy.path / SAVED_GAMES: translate("disk", "Saved Games"),
            self.copy.path / PICTURES: translate("disk", "Pictures"),
        }

    def autosave(self, game: str, kind: str = PLAIN) -> Path:
        """Return the path of a game's autosave; each kind of match has its own file."""
        return self.path / f"{game}{'' if kind == PLAIN else f'.{kind}'}.autosave.json"

    def holds_match(self, game: str) -> bool:
        """True if a plain match of a game is stored that is not over; only the file's ends are read."""
        path = self.autosave(game)
        return records.can_go_on(beginning(path) or "", ending(path, 2))

    def unfinished(self, games: Iterable[str]) -> list[str]:
        """Return those of some games of which a match is stored that is not over, the latest first."""
        found = [(self.autosave(game).stat().st_mtime, game) for game in games if self.holds_match(game)]
        return [game for _, game in sorted(found, reverse=True)]

    def is_ours(self, path: Path) -> bool:
        """True if a path, existing or not, is one of the program's internal files.

        Matches cannot be saved there.
        """
        ours = (self.copy.path, self.copy.path / PERSONS)
        try:
            parent = path.parent.resolve()
            here = parent == ours[0].resolve() or ours[1].resolve() in (parent, parent.parent)
        except (OSError, RuntimeError, ValueError):
            return False
        name = path.name.casefold()
        kept = (
            *(self.settings, self.trial, self.statistics, self.waiting, self.crash_log, self.thinker_log),
            *(self.persons, self.engines),
        )
        return here and (
            name in {each.name for each in kept}
            or name.endswith(self.autosave("").name)
            or (name.startswith("ring-") and name.endswith(".json"))
        )


class AlreadyRunning(DiskError):  # noqa: N818
    """Another running copy holds the folder."""


class UnwritableFolder(DiskError):  # noqa: N818
    """The files of the folder can be read but not written."""


class PendingImport(DiskError):  # noqa: N818
    """An import was interrupted and cannot be completed (see `archive_import`)."""
