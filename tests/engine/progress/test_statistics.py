"""Statistics: one transaction for each finished game, no double counting, no loss by a newer version."""

from __future__ import annotations

import itertools
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from macclassic.engine.progress.database import Database
from macclassic.engine.progress.pending_changes import KeyValue, changes_from_json, changes_to_json
from macclassic.engine.progress.statistics import SCHEMA, BadStatistics, FinishedRound, Statistics
from tests.support.environment.full_disk import full_disk

GAME = "war-of-flowers"


def finished(
    number: int, won: bool | None, points: int = 3, change: int = 5, **more: object
) -> FinishedRound:
    return FinishedRound(
        GAME, "7/m", number, f"1993-01-01T00:00:{number:02}", won, points, change, "iq:100", **more
    )  # type: ignore[arg-type]


def test_a_new_database_is_empty(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    assert book.summary(GAME).rounds == 0 and book.finished(GAME) == ()


def test_sums_and_streaks_are_computed(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    for number, won in enumerate([True, True, None, True, False, False, True]):
        book.add(finished(number, won, points=number, change=4 if won else -2))
    book.add(finished(7, False, change=-9, last=True, place=1))
    found = book.summary(GAME)
    assert (found.rounds, found.won, found.drawn, found.best) == (8, 4, 1, 6)
    assert found.change == 16 - 2 - 4 - 9
    assert (found.streak, found.longest, found.longest_lost) == (0, 3, 2)
    assert (found.gain, found.loss) == (4, -9)
    assert (found.matches, found.matches_won) == (1, 1)
    assert book.summary("soi").rounds == 0


def test_added_rounds_are_read_back(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    rounds = [finished(1, True, player="Ada"), finished(2, None, last=True, place=2), finished(3, False)]
    for each in rounds:
        book.add(each)
    assert list(book.finished(GAME)) == rounds
    assert rounds[0].deal == 7


def test_a_clock_set_back_does_not_change_the_order(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(FinishedRound(GAME, "1/b", 1, "2026-01-01T00:00:00", False, 0, -1, "iq:100"))
    book.add(FinishedRound(GAME, "2/a", 1, "1999-01-01T00:00:00", True, 5, 1, "iq:100"))
    assert book.summary(GAME).streak == 1


def test_a_round_counts_once(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    book.add(finished(1, True))
    assert book.summary(GAME).rounds == 1


def test_cleared_rounds_do_not_come_back(tmp_path: Path) -> None:
    """Resuming a match whose rounds were cleared does not bring them back."""
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    other = FinishedRound("soi", "8/m", 1, "1993-01-01T00:00:00", True, 9, 9, "easiest")
    book.add(other)
    book.clear(GAME)
    book.add(finished(1, True))
    assert book.summary(GAME).rounds == 0
    book.add(finished(2, True))
    assert book.summary(GAME).rounds == 1
    assert book.finished("soi") == (other,)


def test_rounds_that_agree_in_nothing_are_read_as_they_were_added(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    signs = ('"', "\\", "\n", "\x00", "[", "é", "꽃", "\U0001f33a", "\x7f", "null")
    rounds = tuple(
        finished(number, won)._replace(opponents=sign, player=sign * 2, aids=sign * 3, hints=hints)
        for number, (sign, won, hints) in enumerate(itertools.product(signs, (True, False, None), (None, 7)))
    )
    for each in rounds:
        book.add(each)
    assert book.finished(GAME) == rounds
    assert all(type(each.last) is bool for each in book.finished(GAME))


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_bytes(b"not a database, but long enough to look at" * 20)
    for attempt in (lambda: Statistics(path).summary(GAME), lambda: Statistics(path).add(finished(1, True))):
        with pytest.raises(BadStatistics) as caught:
            attempt()
        assert caught.value.damaged


@pytest.mark.parametrize("missing", [1, 100, 4095, 4096, 8000])
def test_a_file_that_is_cut_off_is_refused(tmp_path: Path, missing: int) -> None:
    path = tmp_path / "s.sqlite"
    book = Statistics(path)
    for number in range(100):
        book.add(finished(number, True))
    path.write_bytes(path.read_bytes()[:-missing])
    for attempt in (lambda: book.finished(GAME), lambda: book.add(finished(100, True))):
        with pytest.raises(BadStatistics) as caught:
            attempt()
        assert caught.value.damaged


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE finished SET points = 'many'",
        "UPDATE finished SET won = 7",
        "UPDATE finished SET at = x'00ff'",
        "UPDATE finished SET opponents = CAST(x'ff41' AS TEXT)",
        "UPDATE finished SET opponents = x'00ff'",
        "UPDATE finished SET points = 2.5",
        "UPDATE finished SET points = 9e999",
        "UPDATE finished SET place = 2.5",
        "UPDATE finished SET place = 9e999",
        "UPDATE finished SET change = 9223372036854775807",
        "UPDATE finished SET hints = 'some'",
        "UPDATE finished SET marked = 2",
        "UPDATE finished SET practice = -1",
        "DROP TABLE finished",
        "DROP TABLE finished; CREATE TABLE finished (game TEXT)",
        "ALTER TABLE finished DROP COLUMN kind",
        "ALTER TABLE finished RENAME TO other; CREATE TABLE finished AS SELECT * FROM other; "
        "UPDATE finished SET place = NULL",
    ],
)
def test_foreign_databases_are_refused(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "s.sqlite"
    book = Statistics(path)
    book.add(finished(1, True))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(damage)
    with pytest.raises(BadStatistics) as caught:
        book.finished(GAME)
    assert caught.value.damaged


def test_a_newer_database_is_refused_and_not_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(BadStatistics, match="newer") as caught:
        Statistics(path).summary(GAME)
    assert not caught.value.damaged


def test_a_locked_database_is_not_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    book = Statistics(path)
    book.add(finished(1, True))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BadStatistics) as caught:
            book.add(finished(2, True))
        assert not caught.value.damaged
        connection.rollback()
    book.add(finished(2, True))
    assert book.summary(GAME).rounds == 2


FIRST = """
CREATE TABLE finished (
    game TEXT NOT NULL, "match" TEXT NOT NULL, round INTEGER NOT NULL, at TEXT NOT NULL,
    won INTEGER, points INTEGER NOT NULL, change INTEGER NOT NULL, opponents TEXT NOT NULL,
    last INTEGER NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY ("match", round)
);
INSERT INTO finished VALUES ('war-of-flowers', '7/m', 1, '1993-01-01T00:00:01', 1, 3, 5, 'iq:100', 0, 0);
PRAGMA user_version = 1;
"""
SECOND = """
CREATE TABLE finished (
    game TEXT NOT NULL, "match" TEXT NOT NULL, round INTEGER NOT NULL, at TEXT NOT NULL,
    won INTEGER, points INTEGER NOT NULL, change INTEGER NOT NULL, opponents TEXT NOT NULL,
    last INTEGER NOT NULL, place INTEGER NOT NULL, player TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("match", round)
);
CREATE TABLE forgotten ("match" TEXT NOT NULL, round INTEGER NOT NULL, PRIMARY KEY ("match", round));
INSERT INTO finished VALUES
  ('war-of-flowers', '7/m', 1, '1993-01-01T00:00:01', 1, 3, 5, 'iq:100', 0, 0, '');
INSERT INTO forgotten VALUES ('7/m', 3);
PRAGMA user_version = 2;
"""
"""Databases of the released version."""
EARLIER = [(1, FIRST), (2, SECOND)]
BEFORE = finished(1, True, hints=None, marked=None)
"""Their contents; the number of hints is unknown."""


def made(path: Path, script: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


THIRD = """
CREATE TABLE finished (
    game TEXT NOT NULL, "match" TEXT NOT NULL, round INTEGER NOT NULL, at TEXT NOT NULL,
    won INTEGER, points INTEGER NOT NULL, change INTEGER NOT NULL, opponents TEXT NOT NULL,
    last INTEGER NOT NULL, place INTEGER NOT NULL, player TEXT NOT NULL DEFAULT '',
    person TEXT NOT NULL DEFAULT '', rules TEXT NOT NULL DEFAULT 'plain', kind TEXT NOT NULL DEFAULT 'plain',
    hints INTEGER, aids TEXT NOT NULL DEFAULT '', marked INTEGER, practice INTEGER NOT NULL DEFAULT 0,
    why TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("match", round)
);
CREATE TABLE forgotten ("match" TEXT NOT NULL, round INTEGER NOT NULL, PRIMARY KEY ("match", round));
CREATE TABLE deals (digest TEXT NOT NULL, "match" TEXT NOT NULL, PRIMARY KEY (digest, "match")) WITHOUT ROWID;
INSERT INTO finished ("match", game, round, at, won, points, change, opponents, last, place) VALUES
  ('7/m', 'war-of-flowers', 1, '1993-01-01T00:00:01', 1, 3, 5, 'iq:100', 0, 0);
INSERT INTO forgotten VALUES ('7/m', 3);
PRAGMA user_version = 3;
"""
EARLIER.append((3, THIRD))
FOURTH = (
    THIRD.replace("user_version = 3", "user_version = 4")
    + """
CREATE TABLE marks ("match" TEXT PRIMARY KEY, game TEXT NOT NULL, come INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE helped ("match" TEXT NOT NULL, round INTEGER NOT NULL, hints INTEGER NOT NULL);
CREATE TABLE kept (shelf TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (shelf, name))
    WITHOUT ROWID;
INSERT INTO marks VALUES ('7/m', 'war-of-flowers', 12);
INSERT INTO kept VALUES ('purse', 'mine', '30');
"""
)
EARLIER.append((4, FOURTH))


def test_migration_from_schema_4_drops_marks_and_known_deals_and_keeps_stored_values(tmp_path: Path) -> None:
    path = made(tmp_path / "s.sqlite", FOURTH)
    book = Statistics(path)
    book.add(finished(2, True))
    assert book.kept("purse") == {"mine": 30}
    with closing(sqlite3.connect(path)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    assert tables == {"finished", "forgotten", "kept"}
    with closing(sqlite3.connect(tmp_path / "s.schema4.sqlite")) as connection:
        assert connection.execute("SELECT come FROM marks").fetchall() == [(12,)]


def test_values_are_stored_by_name(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    assert book.kept("purse") == {}
    for change in (
        KeyValue("purse", "mine", "50"),
        KeyValue("purse", "mine", "30"),
        KeyValue("first", "20260319", '{"change": 12}', once=True),
        KeyValue("first", "20260319", '{"change": 99}', once=True),
        KeyValue("first", "broken", "{"),
    ):
        assert changes_from_json(changes_to_json([change])) == [change]
        with book.database.write() as connection:
            change.put(connection)
    assert book.kept("purse") == {"mine": 30}
    assert book.kept("first") == {"20260319": {"change": 12}}, "the first that was written stays"


@pytest.mark.parametrize(("schema", "script"), EARLIER)
def test_an_earlier_database_is_migrated_and_a_copy_kept(tmp_path: Path, schema: int, script: str) -> None:
    path = made(tmp_path / "s.sqlite", script)
    book = Statistics(path)
    assert book.finished(GAME) == (BEFORE,)
    book.add(finished(2, True, player="Ada", hints=1, kind="daily", rules="house", aids="count"))
    book.add(finished(3, True))
    rounds = book.finished(GAME)
    assert rounds[0] == BEFORE and [each.player for each in rounds][:2] == ["", "Ada"]
    again = rounds[1]
    assert (again.hints, again.kind, again.rules, again.aids) == (1, "daily", "house", "count")
    assert len(rounds) == (3 if schema == 1 else 2), "what was forgotten stays so"
    assert schema_of(path) == SCHEMA
    kept = tmp_path / f"s.schema{schema}.sqlite"
    assert schema_of(kept) == schema
    assert Statistics(kept).finished(GAME) == (BEFORE,)


def test_a_copy_of_an_earlier_database_is_never_overwritten(tmp_path: Path) -> None:
    """Simulates a user who restores an old file, which is migrated once more."""
    path = tmp_path / "s.sqlite"
    for number in range(3):
        path.unlink(missing_ok=True)
        made(path, SECOND)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE finished SET points = ?", (number // 2,))
        Statistics(path).add(finished(2, True))
    copies = sorted(path.name for path in tmp_path.glob("s.schema2*"))
    assert copies == ["s.schema2-1.sqlite", "s.schema2.sqlite"], "one like the other is one copy"
    assert [Statistics(tmp_path / name).finished(GAME)[0].points for name in copies] == [1, 0]


@pytest.mark.parametrize("room", [0, 5000, 13_000, 20_000])
def test_a_full_disk_leaves_an_earlier_database_unchanged(tmp_path: Path, room: int) -> None:
    path = made(tmp_path / "s.sqlite", SECOND)
    before = path.read_bytes()
    book = Statistics(path)
    with full_disk(room):
        assert book.finished(GAME) == (BEFORE,)
        with pytest.raises(BadStatistics) as caught:
            book.add(finished(2, True))
        assert not caught.value.damaged
        assert book.finished(GAME) == (BEFORE,)
    assert path.read_bytes() == before
    book.add(finished(2, True))
    assert len(book.finished(GAME)) == 2 and schema_of(path) == SCHEMA
    assert [each.name for each in tmp_path.glob("s.schema*")] == ["s.schema2.sqlite"]


UPGRADE = """
import os, sys, signal, sqlite3
from pathlib import Path
from macclassic.engine.progress import database, statistics
steps = int(sys.argv[2])
class Counted(sqlite3.Connection):
    def execute(self, *given):
        global steps
        steps -= 1
        if not steps:
            os.kill(os.getpid(), getattr(signal, 'SIGKILL', signal.SIGTERM))
        return super().execute(*given)
    def backup(self, *given, **more):
        self.execute("SELECT 1")
        super().backup(*given, **more)
        self.execute("SELECT 1")
connect = sqlite3.connect
sqlite3.connect = lambda *given, **more: connect(*given, factory=Counted, **more)
statistics.Statistics(Path(sys.argv[1])).clear("soi")
"""


@pytest.mark.slow
def test_a_migration_killed_anywhere_is_atomic(tmp_path: Path) -> None:
    killed = 0
    for step in range(1, 40):
        folder = tmp_path / str(step)
        folder.mkdir()
        path = made(folder / "s.sqlite", SECOND)
        done = subprocess.run([sys.executable, "-c", UPGRADE, str(path), str(step)], check=False)
        assert Statistics(path).finished(GAME) == (BEFORE,)
        assert schema_of(path) in (2, SCHEMA)
        Statistics(path).add(finished(2, True))
        assert len(Statistics(path).finished(GAME)) == 2
        (kept,) = folder.glob("s.schema2*")
        assert Statistics(kept).finished(GAME) == (BEFORE,)
        if not done.returncode:
            break
        killed += 1
    assert killed > 10 and not done.returncode


def test_a_locked_database_is_not_migrated_and_nothing_waits(tmp_path: Path) -> None:
    path = made(tmp_path / "s.sqlite", SECOND)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BadStatistics) as caught:
            Statistics(path).add(finished(2, True))
        assert not caught.value.damaged
        other.rollback()
    assert schema_of(path) == 2 and not list(tmp_path.glob("s.schema*"))


def test_practice_is_stored_apart_from_counted_rounds(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    practised = finished(2, False, practice=True, why="undo")
    book.add(practised)
    assert book.finished(GAME) == (finished(1, True),) and book.summary(GAME).rounds == 1
    assert book.finished(GAME, practice=True) == (practised,)


def test_a_failed_write_keeps_the_database(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    for wrong in (finished(2, True, player="\ud800"), finished(3, True, points=10**30)):
        with pytest.raises(BadStatistics) as caught:
            book.add(wrong)
        assert not caught.value.damaged
    assert len(book.finished(GAME)) == 1


def test_an_interrupted_creation_leaves_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the process is killed then; the next start would find damage."""
    book = Statistics(tmp_path / "s.sqlite")
    with monkeypatch.context() as patch:
        patch.setattr(Database, "_bring_up", Mock(side_effect=KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            book.add(finished(1, True))
    assert book.finished(GAME) == ()
    book.add(finished(1, True))
    assert book.finished(GAME) == (finished(1, True),)
    assert [each.name for each in tmp_path.iterdir()] == ["s.sqlite"]


def test_empty_file_is_damaged(tmp_path: Path) -> None:
    """A file without contents is no database of this program: its rounds are lost."""
    path = tmp_path / "statistics.sqlite"
    path.touch()
    with pytest.raises(BadStatistics, match="empty") as found:
        Statistics(path).finished("soi")
    assert found.value.damaged


def test_a_link_to_itself_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    path.symlink_to(path.name)
    for use in (lambda: Statistics(path).finished(GAME), lambda: Statistics(path).add(finished(1, True))):
        with pytest.raises(BadStatistics, match="a link that leads to itself") as found:
            use()
        assert found.value.damaged
