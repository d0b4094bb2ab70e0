"""Statistics: one transaction a finished game, nothing counted twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from macclassic.engine.statistics import BadStatistics, Finished, Statistics


def finished(number: int, won: bool | None, points: int = 3, change: int = 5, **more: object) -> Finished:
    return Finished(
        "war-of-flowers", "m", number, f"1993-01-01T00:00:{number:02}", won, points, change, "iq:100", **more
    )  # type: ignore[arg-type]


def test_an_empty_book(tmp_path: Path) -> None:
    assert Statistics(tmp_path / "s.sqlite").summary("war-of-flowers").rounds == 0


def test_sums_and_streaks(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    for number, won in enumerate([True, True, None, True, False, True]):
        book.add(finished(number, won, points=number, change=4 if won else -2))
    book.add(finished(6, False, change=-9, last=True, place=1))
    found = book.summary("war-of-flowers")
    assert (found.rounds, found.won, found.drawn, found.best) == (7, 4, 1, 5)
    assert found.change == 16 - 2 - 2 - 9
    assert (found.streak, found.longest) == (0, 3)
    assert (found.matches, found.matches_won) == (1, 1)
    assert book.summary("soi").rounds == 0


def test_a_game_counts_once(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    book.add(finished(1, True))
    assert book.summary("war-of-flowers").rounds == 1


def test_forgetting(tmp_path: Path) -> None:
    book = Statistics(tmp_path / "s.sqlite")
    book.add(finished(1, True))
    book.clear("war-of-flowers")
    assert book.summary("war-of-flowers").rounds == 0


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_bytes(b"not a database, but long enough to look at" * 20)
    with pytest.raises(BadStatistics):
        Statistics(path).summary("war-of-flowers")
    with pytest.raises(BadStatistics):
        Statistics(path).add(finished(1, True))


def test_a_newer_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(BadStatistics, match="newer"):
        Statistics(path).summary("war-of-flowers")
