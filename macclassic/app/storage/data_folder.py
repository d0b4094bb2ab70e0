"""What stands on the player's disk: whole writes or none, one running copy, nothing ever deleted."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

from PySide6.QtCore import QCoreApplication, QIODevice, QLockFile, QSaveFile, QStandardPaths

from macclassic.engine.core import safe_files
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.core.match_kinds import PLAIN
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.match import record as records

translate = QCoreApplication.translate

MARK = "\ufeff"
"""What a text may begin with to say that it is UTF-8."""
BEGINNING = 16 * 1024
"""Bytes that tell what a file is."""
SAVED_GAMES = "Saved Games"
"""The folder for what a person saves."""
PICTURES = "Pictures"
"""The folder for pictures of the screen."""
PERSONS = "persons"
"""The folder with one for each but the first who shares a copy."""

IMPORT = "import.ready"
"""The folder with what is to take the place of all that is there (`takeover`)."""
finish_import = lazily("macclassic.app.storage.archive_import:finish")

NAMED = 60
"""Characters of a file's name in a sentence."""
WRITING_MS = 300
"""How long another copy may take to write its name into a lock that it has made."""


class DiskError(RuntimeError):
    """Something on the disk could not be read or written; its text is a sentence for a person."""


def _trouble(sentence: str, path: Path, said: str | None = None) -> DiskError:
    """Return the trouble with a file, in a sentence about it by name, and by what a system said of it."""
    return DiskError(sentence.format(name=named(path), reason=in_words(said)))


def _no_name(path: Path) -> DiskError:
    return _trouble(translate("disk", "“{name}” is no name that a file of ours can have."), path)


def unreadable(path: Path, error: OSError) -> DiskError:
    """Return the trouble with a file that could not be read."""
    return _trouble(translate("disk", "“{name}” could not be read: {reason}."), path, error.strerror)


def default_folder() -> Path:
    """Return where this system wants a program's data."""
    base = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(base or str(Path.home())) / "macclassic"


def named(path: Path) -> str:
    """Return a file's name as a sentence may quote it."""
    return harmless(path.name or str(path), NAMED, middle=True)


def check_target(path: Path) -> None:
    """Raise DiskError where something stands that is no regular file, itself or behind a link: a folder, a
    device, a pipe, a socket. Writing would put a file in its place. A name that is no text is refused too.

    Everything that the program writes where a person says is asked for here first.
    """
    try:
        path.name.encode()
        kind = path.stat().st_mode
    except FileNotFoundError:
        return
    except (UnicodeEncodeError, ValueError):
        raise _no_name(path) from None
    except OSError:
        return  # writing will say why
    if not stat.S_ISREG(kind):
        sentence = (
            translate("disk", "“{name}” is a folder; nothing was written.")
            if stat.S_ISDIR(kind)
            else translate("disk", "“{name}” is no file but a device or a pipe; nothing was written.")
        )
        raise _trouble(sentence, path)


def write(path: Path, text: str) -> None:
    """Write a whole text file, or leave what was there as it was.

    What is half a character, as a foreign record may hold, is written as a question mark. Raises DiskError,
    also where something else than a file is there already.
    """
    write_bytes(path, text.encode("utf-8", "replace"))


def write_table(path: Path, table: str) -> None:
    """Write comma-separated values as `write` does, after the mark without which a spreadsheet reads names in
    Hangul, or with accents, as something else."""
    write(path, MARK + table)


def write_bytes(path: Path, data: bytes) -> None:
    """Write a whole file, as `write` does."""
    check_target(path)
    file = QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly):
        complete = file.write(data) == len(data)
        if complete and file.commit():
            return
        if not complete:
            file.cancelWriting()
            file.commit()
    sentence = translate("disk", "“{name}” could not be written: {reason}.")
    raise _trouble(sentence, path, file.errorString())


def read(path: Path) -> str | None:
    """Return a text file's contents, or None where there is no such file.

    Raises DiskError when it can't be read, is no file or not text, or is larger than anything of ours.
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


def read_record(path: Path) -> dict[str, Any]:
    """Return the record in a file.

    Raises DiskError, BadRecord.
    """
    text = read(path)
    if text is None:
        raise _trouble(translate("session", "There is no file “{name}” any more."), path)
    return records.loads(text)


def record_words(error: Exception) -> str:
    """Return why a record can't be used, without a full stop, in words for whoever sits at the screen: no
    keys, no counting from nought. Other errors say it themselves."""
    if not isinstance(error, records.BadRecord):
        return str(error).rstrip(".")
    words = {
        "none": translate("session", "it holds no game, or it is damaged"),
        "newer": translate("session", "written by a newer version"),
        "long": translate("session", "it is too long"),
        "another": translate("session", "it is of another game"),
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
    """Return in a sentence why a file with a record can't be opened."""
    text = translate("session", "“{name}” can't be opened: {why}.")
    return text.format(name=named(path), why=record_words(error))


def beginning(path: Path) -> str | None:
    """Return how a text file begins, some thousand characters at most; None where it can't be read."""
    try:
        with _regular(path) as file:
            return file.read(BEGINNING).decode("utf-8", "replace")
    except (OSError, DiskError):
        return None


def _regular(path: Path) -> BinaryIO:
    """Return an ordinary file, open for reading; nothing else is waited for, as a pipe would be.

    Raises OSError, and DiskError for what is no ordinary file.
    """
    file = safe_files.open_for_reading(path)
    if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        return file
    file.close()
    raise _trouble(translate("disk", "“{name}” is no ordinary file."), path)


def in_words(said: str | None) -> str:
    """Return in the language of the screen, without a full stop, why a system refuses to read or write; it
    says so in its own (`OSError.strerror`, `errorString` of Qt's files). What we have no words for stands as
    it was said."""
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
    """Give a file that is broken, or of which `mark` says what else it is, a new name beside the old one.

    Returns the new path, None if even that is not possible.
    """
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    for attempt in range(100):
        tail = f"-{attempt}" if attempt else ""
        target = path.with_name(f"{path.stem}.{mark}-{stamp}{tail}{path.suffix}")
        if target.exists():
            continue
        try:
            path.rename(target)
        except OSError:
            return None
        return target
    return None


def kept_as(path: Path, mark: str = "broken") -> str:
    """Set a file aside, and return the name that it has then: its own, if that is not possible."""
    return (set_aside(path, mark) or path).name


def _take(lock: QLockFile, path: Path) -> bool:
    """Take a lock, also one that does not say whose it is: so it stays if a program is killed between making
    and writing it. That one is set aside."""
    if lock.tryLock(0):
        return True
    if lock.error() != QLockFile.LockError.LockFailedError or lock.getLockInfo()[0]:
        return False
    if lock.tryLock(WRITING_MS):
        return True
    return not lock.getLockInfo()[0] and set_aside(path) is not None and lock.tryLock(0)


class Folder:
    """The folder with everything that belongs to one person. The first has that of the whole `copy`, with
    what belongs to the machine, and one running copy holds it at a time; the others' lie beneath."""

    def __init__(self, path: Path | None = None, copy: Folder | None = None) -> None:
        self.path = path or default_folder()
        self.copy = copy or self
        self.persons = self.copy.path / "persons.json"
        """Who shares the copy (see `persons`)."""
        self.settings = self.path / "settings.json"
        self.trial = self.copy.path / "trial.json"
        """What remembers the first day."""
        self.engines = self.path / "engines.txt"
        """The person's own list of engines (see `engines`). No archive takes it along: it starts programs."""
        self.statistics = self.path / "statistics.sqlite"
        """The database of finished games."""
        self.waiting = self.path / "statistics.waiting.json"
        """What could not be written into the statistics yet."""
        self.crash_log = self.copy.path / "crash.log"
        """What takes what should never happen (see `crash`)."""
        self.last_picture = self.copy.path / "last.png"
        """What the desktop showed when the program was quit (see `lastpicture`)."""
        self.thinker_log = self.copy.path / "crash-thinker.log"
        """What takes what the process that thinks says on stderr."""
        self.statistics_queue: Any = None
        """What writes the statistics, once somebody has asked for it (`ledger.Ledger.of`)."""
        self._lock: QLockFile | None = None

    def claim(self) -> None:
        """Make the folder if need be and keep other copies out of it until this one ends.

        Raises DiskError when that can't be, `AlreadyRunning` when another copy has it.
        """
        try:
            str(self.path).encode()
            self.path.mkdir(parents=True, exist_ok=True)
        except UnicodeEncodeError:
            raise _no_name(self.path) from None
        except OSError as error:
            raise DiskError(
                translate("disk", "The folder “{name}” can't be made: {reason}.").format(
                    name=harmless(str(self.path), 2 * NAMED, middle=True), reason=in_words(error.strerror)
                )
            ) from None
        path = self.path / "lock"
        lock = QLockFile(str(path))
        # A lock is stale when its process has died, however long ago it was taken.
        lock.setStaleLockTime(0)
        if _take(lock, path):
            self._lock = lock
            if (self.path / IMPORT).is_dir():
                # An import was cut short.
                try:
                    finish_import(self)
                except DiskError:
                    self.release()
                    raise
            return
        if lock.error() == QLockFile.LockError.LockFailedError:
            raise AlreadyRunning(
                translate("disk", "macclassic is already running; two copies can't share one folder.")
            )
        raise DiskError(
            translate("disk", "The folder “{name}” can't be written to; nothing will be saved.").format(
                name=harmless(str(self.path), 2 * NAMED, middle=True)
            )
        )

    def release(self) -> None:
        """Let other copies in again."""
        if self.copy._lock is not None:
            self.copy._lock.unlock()
            self.copy._lock = None

    def saved_games(self) -> Path:
        """Return the folder that Open… and Save As… begin in, for all, made if need be: none of our own files
        there.

        Where it can't be made it is the data folder itself.
        """
        return self._made(SAVED_GAMES)

    def pictures(self) -> Path:
        """Return the folder for pictures of the screen, as `saved_games` does."""
        return self._made(PICTURES)

    def _made(self, name: str) -> Path:
        folder = self.copy.path / name
        try:
            folder.mkdir(exist_ok=True)
        except OSError:
            return self.copy.path
        return folder

    @property
    def names(self) -> Mapping[Path, str]:
        """What folders of ours are called on screen, where that is not what they are called on disk."""
        return {
            self.copy.path / SAVED_GAMES: translate("disk", "Saved Games"),
            self.copy.path / PICTURES: translate("disk", "Pictures"),
        }

    def autosave(self, game: str, kind: str = PLAIN) -> Path:
        """The file that holds a game's match as it stands; each kind of match has its own."""
        return self.path / f"{game}{'' if kind == PLAIN else f'.{kind}'}.autosave.json"

    def is_ours(self, path: Path) -> bool:
        """Whether a file is one that the program keeps for itself, there or not: no place to save a match."""
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
    """Another running copy has the folder."""


def not_answering() -> AlreadyRunning:
    """Return the trouble with a copy that runs and does not hear a second start."""
    return AlreadyRunning(
        translate(
            "disk", "macclassic is already running but does not answer; two copies can't share one folder."
        )
    )
