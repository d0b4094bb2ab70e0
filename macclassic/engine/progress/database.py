"""The statistics' file: its schema and migration, one transaction a use, and what is damage and what is not.

Nobody is waited for: a database that another program has locked is refused at once, and tried again later.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

SCHEMA = 5


class BadStatistics(RuntimeError):  # noqa: N818
    """The database can't be read or written; the text says why. `damaged`: it is none, or a broken one;
    `busy`: another program has it in use."""

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
"""The columns of finished rounds that came with each schema, with what they hold where nothing is known."""

_TABLES = (
    # Rounds that were cleared: a match that is taken up again must not bring them back.
    'CREATE TABLE IF NOT EXISTS forgotten ("match" TEXT NOT NULL, round INTEGER NOT NULL, '
    'PRIMARY KEY ("match", round))',
    # Small things of many kinds that outlive a match, each a JSON text by its name.
    "CREATE TABLE IF NOT EXISTS kept (shelf TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, "
    "PRIMARY KEY (shelf, name)) WITHOUT ROWID",
)

TABLES = ("finished", "forgotten", "kept")
"""The names of all tables."""
_FORMER_TABLES = ("marks", "helped", "deals")
"""Tables of schema 4, which told how far matches had come and which deals were known."""

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
"""Errors of the disk, or of somebody who has the file in use: nothing is wrong with what is in it."""


def columns(schema: int) -> tuple[str, ...]:
    """Return the names of the columns that finished rounds have in a schema."""
    return tuple(name for each in range(1, schema + 1) for name, _ in ROUNDS.get(each, ()))


class Database:
    """The database in one file; opened for each use, so nothing is held while a game is played."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """Return the database, of this schema, in a transaction that ends with the block.

        Raises BadStatistics.
        """
        with self._open() as (connection, version):
            if version < SCHEMA:
                self._bring_up(connection, version)
            with connection:
                yield connection

    @contextmanager
    def read(self) -> Iterator[tuple[sqlite3.Connection, int]]:
        """Return the database and its schema, 0 where there is none yet. One of an older schema stays as it
        is: what can't be written, for want of room, can be read.

        Raises BadStatistics.
        """
        with self._open() as found:
            yield found

    def bring_up(self) -> None:
        """Bring a database of an older schema to this one; where there is none, none is made.

        Raises BadStatistics.
        """
        if self._path.exists():
            with self._open() as (connection, version):
                if 0 < version < SCHEMA:
                    self._bring_up(connection, version)

    @contextmanager
    def _open(self) -> Iterator[tuple[sqlite3.Connection, int]]:
        try:
            with closing(sqlite3.connect(self._path, timeout=0)) as connection:
                version = connection.execute("PRAGMA user_version").fetchone()[0]
                if version > SCHEMA:
                    raise BadStatistics("they were written by a newer version")
                if version < 0:
                    raise BadStatistics("they are of no schema", damaged=True)
                yield connection, version
        except (UnicodeEncodeError, OverflowError) as error:
            # What was to be written can't be; what is there is whole.
            raise BadStatistics(str(error)) from None
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", None)
            kind = None if code is None else code & 0xFF
            busy = kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            raise BadStatistics(str(error), damaged=kind not in _NOT_DAMAGE, busy=busy) from None
        except ValueError as error:
            raise BadStatistics(str(error), damaged=True) from None

    def _bring_up(self, connection: sqlite3.Connection, version: int) -> None:
        """Bring a database to this schema, whole or not at all; one of an older schema has a copy kept."""
        with connection:
            # From here to the end nobody else writes, so the copy is of what is brought up.
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
        """Keep a copy of the database as it is beside it, under a name that no other file has."""
        stem, suffix = f"{self._path.stem}.schema{version}", self._path.suffix
        # Made under another name: what was cut short, by a full disk or a kill, must not look like a copy.
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
                    # An upgrade that was cut short after this.
                    making.unlink()
                    return
                number += 1
        except OSError as error:
            raise BadStatistics(f"no copy of them could be kept: {error.strerror or error}") from None


def fault(data: bytes) -> str:
    """Return what is wrong with the bytes of a database, ``newer`` or ``damaged``, nothing if it is whole:
    one with our tables, and with nothing that would act by itself."""
    if not data:
        return ""
    try:
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(data)
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA:
                return "newer"
            made = set(connection.execute("SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL"))
            if version < 0 or not made <= {("table", name) for name in (*TABLES, *_FORMER_TABLES)}:
                return "damaged"
            whole = connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
            return "" if whole else "damaged"
    except sqlite3.Error:
        return "damaged"
