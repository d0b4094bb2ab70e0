"""Statistics: one transaction a finished game, nothing counted twice, nothing lost by a newer version."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from macclassic.engine.statistics import SCHEMA, BadStatistics, Finished, Statistics

GAME = "war-of-flowers"


def finished(number: int, won: bool | None, points: int = 3, change: int = 5, **more: object) -> Finished:
    return Finished(
        GAME, "7/m", number, f"1993-01-01T00:00:{number:02}", won, points, change, "iq:100", **more
    )  # type: ignore[arg-type]


def test_an_empty_book(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    assert book.summary(GAME).rounds == 0 and book.finished(GAME) == ()


def test_sums_and_streaks(tmp_path: Path) -> None:
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


def test_what_was_added_comes_back(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    rounds = [finished(1, True, player="Ada"), finished(2, None, last=True, place=2), finished(3, False)]
    for each in rounds:
        book.add(each)
    assert list(book.finished(GAME)) == rounds
    assert rounds[0].deal == 7


def test_a_clock_set_back_changes_no_order(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(Finished(GAME, "1/b", 1, "2026-01-01T00:00:00", False, 0, -1, "iq:100"))
    book.add(Finished(GAME, "2/a", 1, "1999-01-01T00:00:00", True, 5, 1, "iq:100"))
    assert book.summary(GAME).streak == 1


def test_a_game_counts_once(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    book.add(finished(1, True))
    assert book.summary(GAME).rounds == 1


def test_forgetting_is_for_good(tmp_path: Path) -> None:
    """A match that is taken up again after its rounds were forgotten does not bring them back."""
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    other = Finished("soi", "8/m", 1, "1993-01-01T00:00:00", True, 9, 9, "easiest")
    book.add(other)
    book.clear(GAME)
    book.add(finished(1, True))
    assert book.summary(GAME).rounds == 0
    book.add(finished(2, True))
    assert book.summary(GAME).rounds == 1
    assert book.finished("soi") == (other,)


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_bytes(b"not a database, but long enough to look at" * 20)
    for attempt in (lambda: Statistics(path).summary(GAME), lambda: Statistics(path).add(finished(1, True))):
        with pytest.raises(BadStatistics) as caught:
            attempt()
        assert caught.value.damaged


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE finished SET points = 'many'",
        "UPDATE finished SET won = 7",
        "UPDATE finished SET at = x'00ff'",
        "DROP TABLE finished",
        "DROP TABLE finished; CREATE TABLE finished (game TEXT)",
    ],
)
def test_strange_contents_are_refused(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "s.sqlite"
    book = Statistics(path)
    book.add(finished(1, True))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(damage)
    with pytest.raises(BadStatistics) as caught:
        book.finished(GAME)
    assert caught.value.damaged


def test_a_newer_book_is_refused_and_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(BadStatistics, match="newer") as caught:
        Statistics(path).summary(GAME)
    assert not caught.value.damaged


def test_a_book_in_use_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("macclassic.engine.statistics.BUSY_S", 0.05)
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


OLD = """
CREATE TABLE finished (
    game TEXT NOT NULL, "match" TEXT NOT NULL, round INTEGER NOT NULL, at TEXT NOT NULL,
    won INTEGER, points INTEGER NOT NULL, change INTEGER NOT NULL, opponents TEXT NOT NULL,
    last INTEGER NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY ("match", round)
);
INSERT INTO finished VALUES ('war-of-flowers', '7/m', 1, '1993-01-01T00:00:01', 1, 3, 5, 'iq:100', 0, 0);
PRAGMA user_version = 1;
"""


def test_a_book_of_the_first_schema_is_brought_up_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD)
    book = Statistics(path)
    assert book.finished(GAME) == (finished(1, True),)
    book.add(finished(2, True, player="Ada"))
    assert [each.player for each in book.finished(GAME)] == ["", "Ada"]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
    with closing(sqlite3.connect(tmp_path / "s.schema1.sqlite")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM finished").fetchone() == (1,)


def test_what_can_not_be_written_harms_nothing_that_is_there(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    for wrong in (finished(2, True, player="\ud800"), finished(3, True, points=10**30)):
        with pytest.raises(BadStatistics) as caught:
            book.add(wrong)
        assert not caught.value.damaged
    assert len(book.finished(GAME)) == 1
