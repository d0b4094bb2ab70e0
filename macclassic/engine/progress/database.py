"""Database file of the statistics: schema, migration, transactions and detection of damage.

It never waits for a lock: a database that another program has locked is refused and tried again later.
"""

from __future__ import annotations

import os
import re
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from macclassic.engine.core.safe_files import loops

SCHEMA = 5


class BadStatistics(RuntimeError):  # noqa: N818
    """The database cannot be read or written; the text says why.

    `damaged`: the file is broken or no database. `busy`: another program uses it.
    """

    def __init__(self, why: str, damaged: bool = False, busy: bool = False) -> None:
        super().__init__(why)
        self.damaged = damaged
        self.busy = busy


ROUNDS = {
    1: (
        ("game", "TEXT NOT NULL"),
        ("match", "TEXT NOT NULL"),
        ("round", "INTEGER NOT NULL"),
        ("at", "TEXT NOT NULL"),
        ("won", "INTEGER"),
        ("points", "INTEGER NOT NULL"),
        ("change", "INTEGER NOT NULL"),
        ("opponents", "TEXT NOT NULL"),
        ("last", "INTEGER NOT NULL"),
        ("place", "INTEGER NOT NULL"),
    ),
    2: (("player", "TEXT NOT NULL DEFAULT ''"),),
    3: (
        ("person", "TEXT NOT NULL DEFAULT ''"),
        ("rules", "TEXT NOT NULL DEFAULT 'plain'"),
        ("kind", "TEXT NOT NULL DEFAULT 'plain'"),
        ("hints", "INTEGER"),
        ("aids", "TEXT NOT NULL DEFAULT ''"),
        ("marked", "INTEGER"),
        ("practice", "INTEGER NOT NULL DEFAULT 0"),
        ("why", "TEXT NOT NULL DEFAULT ''"),
    ),
}
"""Columns of finished rounds by the schema that added them, with defaults for unknown values."""

_TABLES = (
    # Cleared rounds: resuming a match must not bring them back.
    'CREATE TABLE IF NOT EXISTS forgotten ("match" TEXT NOT NULL, round INTEGER NOT NULL, '
    'PRIMARY KEY ("match", round))',
    # Small values that outlive a match, as JSON texts by name.
    "CREATE TABLE IF NOT EXISTS kept (shelf TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, "
    "PRIMARY KEY (shelf, name)) WITHOUT ROWID",
)

TABLES = ("finished", "forgotten", "kept")
"""The names of all tables."""
_FORMER_TABLES = ("marks", "helped", "deals")
"""Tables of schema 4, for the progress of matches and for known deals."""

_NOT_DAMAGE = frozenset(
    (
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_AUTH,
    )
)
"""Errors of the disk or because of another program; the contents are intact."""


def columns(schema: int) -> tuple[str, ...]:
    """Return the names of the columns that finished rounds have in a schema."""
    return tuple(name for each in range(1, schema + 1) for name, _ in ROUNDS.get(each, ()))


class Database:
    """Database in one file, opened for each use, so that no lock is held during play."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """Return the database, in this schema, in a transaction that ends with the block.

        Raises BadStatistics.
        """
        if not os.path.lexists(self._path):
            self._create()
        with self._open(self._path) as (connection, version):
            if version < SCHEMA:
                self._bring_up(connection, version)
            with connection:
                yield connection

    @contextmanager
    def read(self) -> Iterator[tuple[sqlite3.Connection, int]]:
        """Return the database and its schema, 0 if there is none yet.

        An older schema is not migrated, so that reading works on a full disk. Raises BadStatistics.
        """
        if not self._path.exists() and not loops(self._path):
            # SQLite would create an empty file.
            with closing(sqlite3.connect(":memory:")) as connection:
                yield connection, 0
            return
        with self._open(self._path) as found:
            yield found

    def _create(self) -> None:
        """Create an empty database under another name first, since SQLite begins with an empty file.

        An empty file would be damage at the next start if the process were killed now.
        """
        making = self._path.with_name(f"{self._path.stem}.making{self._path.suffix}")
        try:
            making.unlink(missing_ok=True)
            with self._open(making) as (connection, version):
                self._bring_up(connection, version)
            making.replace(self._path)
        except OSError as error:
            raise BadStatistics(f"they could not be created: {error.strerror or error}") from None

    @contextmanager
    def _open(self, path: Path) -> Iterator[tuple[sqlite3.Connection, int]]:
        if loops(path):
            raise BadStatistics("the file is a link that leads to itself", damaged=True)
        with suppress(OSError):
            there = path.stat()
            if not stat.S_ISREG(there.st_mode):
                raise BadStatistics("they are no ordinary file", damaged=True)
            if not there.st_size:
                raise BadStatistics("the file is empty", damaged=True)
        try:
            with closing(sqlite3.connect(path, timeout=0)) as connection:
                version = connection.execute("PRAGMA user_version").fetchone()[0]
                if version > SCHEMA:
                    raise BadStatistics("they were written by a newer version")
                if version < 0:
                    raise BadStatistics("they are of no schema", damaged=True)
                (page,) = connection.execute("PRAGMA page_size").fetchone()
                # SQLite would read the missing part of a page as zeros.
                if path.stat().st_size % page:
                    raise BadStatistics("the file is cut off", damaged=True)
                yield connection, version
        except (UnicodeEncodeError, OverflowError) as error:
            # The new data are invalid, not the database.
            raise BadStatistics(str(error)) from None
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", None)
            kind = None if code is None else code & 0xFF
            busy = kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            raise BadStatistics(str(error), damaged=kind not in _NOT_DAMAGE, busy=busy) from None
        except ValueError as error:
            raise BadStatistics(str(error), damaged=True) from None

    def _bring_up(self, connection: sqlite3.Connection, version: int) -> None:
        """Migrate a database to this schema in one transaction, with a copy of an older one."""
        with connection:
            # No other program writes from here on, so the copy matches what is migrated.
            connection.execute("BEGIN IMMEDIATE")
            if version:
                self._keep(version)
            every = [each for number in ROUNDS for each in ROUNDS[number]]
            listed = ", ".join(f'"{name}" {kind}' for name, kind in every)
            connection.execute(
                f'CREATE TABLE IF NOT EXISTS finished ({listed}, PRIMARY KEY ("match", round))'
            )
            there = {row[1] for row in connection.execute("PRAGMA table_info(finished)")}
            for number in range(max(2, version + 1), SCHEMA + 1):
                for name, kind in ROUNDS.get(number, ()):
                    if name not in there:
                        connection.execute(f'ALTER TABLE finished ADD COLUMN "{name}" {kind}')
            for table in _TABLES:
                connection.execute(table)
            for table in _FORMER_TABLES:
                connection.execute(f"DROP TABLE IF EXISTS {table}")
            connection.execute(f"PRAGMA user_version = {SCHEMA}")

    def _keep(self, version: int) -> None:
        """Keep a copy of the database in its folder, under a free name."""
        stem, suffix = f"{self._path.stem}.schema{version}", self._path.suffix
        # Under a temporary name first: an incomplete file must not look like a copy.
        making = self._path.with_name(f"{stem}.making{suffix}")
        try:
            making.unlink(missing_ok=True)
            with (
                closing(sqlite3.connect(self._path, timeout=0)) as whole,
                closing(sqlite3.connect(making)) as copy,
            ):
                whole.backup(copy)
            content = making.read_bytes()
            number = 0
            while True:
                kept = self._path.with_name(f"{stem}{f'-{number}' if number else ''}{suffix}")
                if not kept.exists():
                    making.rename(kept)
                    return
                if kept.read_bytes() == content:
                    # An interrupted migration has left the same copy.
                    making.unlink()
                    return
                number += 1
        except OSError as error:
            raise BadStatistics(f"no copy of them could be kept: {error.strerror or error}") from None


def exported(path: Path) -> bytes:
    """Return a database as bytes that `fault` accepts, copied consistently while other programs use it.

    The copy has the tables of this program only: indexes, views, triggers and the statistics of ANALYZE
    are left out, and it needs no write-ahead log. Raises sqlite3.Error.
    """
    with closing(sqlite3.connect(path, timeout=1)) as source, closing(sqlite3.connect(":memory:")) as copy:
        source.backup(copy)
        kept = {("table", name) for name in (*TABLES, *_FORMER_TABLES)}
        made = copy.execute("SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        # Triggers and views go before the tables that they refer to.
        for kind, name in sorted(set(made) - kept, key=lambda each: each[0], reverse=True):
            copy.execute(f'DROP {kind} IF EXISTS "{name.replace(chr(34), chr(34) * 2)}"')
        copy.commit()
        data = bytearray(copy.serialize())
    # Bytes 18 and 19 of the header are 2 for a database with a write-ahead log, 1 for one without.
    data[18:20] = b"\1\1"
    return bytes(data)


_NAME = r'"?\w+"?'
_COLUMN = rf"{_NAME} (?:TEXT|INTEGER)(?: PRIMARY KEY)?(?: NOT NULL)?(?: DEFAULT (?:'\w*'|\d+))?"
_PRIMARY_KEY = rf"PRIMARY KEY \({_NAME}(?:, {_NAME})*\)"
_PLAIN_TABLE = re.compile(
    rf"CREATE TABLE {_NAME} \({_COLUMN}(?:, (?:{_COLUMN}|{_PRIMARY_KEY}))*\)(?: WITHOUT ROWID)?"
)
"""Definition of a table without constraints, generated columns or defaults that compute anything."""


def fault(data: bytes) -> str:
    """Return ``newer`` or ``damaged`` for the bytes of an unusable database, else an empty text.

    A usable one has our tables, as plain as this program creates them, and nothing else, such as triggers.
    """
    if not data:
        return "damaged"
    try:
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(data)
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA:
                return "newer"
            made = connection.execute(
                "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"
            ).fetchall()
            known = {("table", name) for name in (*TABLES, *_FORMER_TABLES)}
            plain = all((kind, name) in known and _PLAIN_TABLE.fullmatch(sql) for kind, name, sql in made)
            if version < 0 or not plain:
                return "damaged"
            whole = connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
            return "" if whole else "damaged"
    except sqlite3.Error:
        return "damaged"
