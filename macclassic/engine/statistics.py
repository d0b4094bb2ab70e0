"""Statistics of finished games, in SQLite, one transaction each. Practice does not come here."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

SCHEMA = 1


class BadStatistics(RuntimeError):  # noqa: N818
    """The database can't be read or written; the text says why."""


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished round of a match, from the person's chair.

    `match` names the match for ever; `won` is None for a round without a winner; `change` is what the
    person gained; `last` is true when the match ended with it, and `place` then counts from 1.
    """

    game: str
    match: str
    round: int
    when: str
    won: bool | None
    points: int
    change: int
    opponents: str
    last: bool = False
    place: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """All finished rounds of one game together."""

    rounds: int
    won: int
    drawn: int
    best: int
    change: int
    matches: int
    matches_won: int
    streak: int
    longest: int


_TABLES = f"""
CREATE TABLE IF NOT EXISTS finished (
    game TEXT NOT NULL, "match" TEXT NOT NULL, round INTEGER NOT NULL, at TEXT NOT NULL,
    won INTEGER, points INTEGER NOT NULL, change INTEGER NOT NULL, opponents TEXT NOT NULL,
    last INTEGER NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY ("match", round)
);
PRAGMA user_version = {SCHEMA};
"""


class Statistics:
    """The database in one file; opened for each use, so nothing is held while a game is played."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA:
            connection.close()
            raise BadStatistics("they were written by a newer version")
        if version < SCHEMA:
            connection.executescript(_TABLES)
        return connection

    def add(self, finished: Finished) -> None:
        """Add a finished round; one that is there already, after a resume, is not counted twice.

        Raises BadStatistics.
        """
        row = (
            finished.game,
            finished.match,
            finished.round,
            finished.when,
            None if finished.won is None else int(finished.won),
            finished.points,
            finished.change,
            finished.opponents,
            int(finished.last),
            finished.place,
        )
        try:
            with closing(self._open()) as connection, connection:
                connection.execute("INSERT OR IGNORE INTO finished VALUES (?,?,?,?,?,?,?,?,?,?)", row)
        except sqlite3.Error as error:
            raise BadStatistics(str(error)) from None

    def summary(self, game: str) -> Summary:
        """Return what all rounds of a game come to.

        Raises BadStatistics.
        """
        try:
            with closing(self._open()) as connection:
                rows = connection.execute(
                    "SELECT won, points, change, last, place FROM finished WHERE game = ? ORDER BY at, round",
                    (game,),
                ).fetchall()
        except sqlite3.Error as error:
            raise BadStatistics(str(error)) from None
        return sum_up(rows)

    def clear(self, game: str) -> None:
        """Forget all rounds of a game.

        Raises BadStatistics.
        """
        try:
            with closing(self._open()) as connection, connection:
                connection.execute("DELETE FROM finished WHERE game = ?", (game,))
        except sqlite3.Error as error:
            raise BadStatistics(str(error)) from None


def sum_up(rows: Iterable[tuple[int | None, int, int, int, int]]) -> Summary:
    """Return what rows of (won, points, change, last, place), oldest first, come to."""
    rounds = won = drawn = best = change = matches = matches_won = streak = longest = 0
    for was_won, points, gained, last, place in rows:
        rounds += 1
        change += gained
        if was_won is None:
            drawn += 1
        elif was_won:
            won += 1
            best = max(best, points)
            streak += 1
            longest = max(longest, streak)
        else:
            streak = 0
        if last:
            matches += 1
            matches_won += place == 1
    return Summary(rounds, won, drawn, best, change, matches, matches_won, streak, longest)
