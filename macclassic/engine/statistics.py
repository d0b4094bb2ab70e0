"""Statistics of finished games, in SQLite, one transaction each. Practice does not come here."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

SCHEMA = 2
BUSY_S = 5.0
"""How long another program that reads the file is waited for."""


class BadStatistics(RuntimeError):  # noqa: N818
    """The database can't be read or written; the text says why. `damaged`: it is none, or a broken one."""

    def __init__(self, why: str, damaged: bool = False) -> None:
        super().__init__(why)
        self.damaged = damaged


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished round of a match, from the person's chair.

    `match` names the match for ever: its seed, a stroke, and when it began. `won` is None for a round
    without a winner; `change` is what the person gained; `opponents` are the other players' names with
    commas between; `last` is true when the match ended with it, and `place` then counts from 1; `player` is
    the name that the copy was registered to, empty where it was to none.
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
    player: str = ""

    @property
    def deal(self) -> int | None:
        """The number of the match's deal."""
        seed = self.match.partition("/")[0]
        return int(seed) if seed.isdecimal() else None


@dataclass(frozen=True, slots=True)
class Summary:
    """Some finished rounds together, oldest first: `best` is the highest score of a round that was won,
    `gain` and `loss` the highest and the lowest `change`, `streak` the wins in a row up to now."""

    rounds: int
    won: int
    drawn: int
    best: int
    change: int
    matches: int
    matches_won: int
    streak: int
    longest: int
    longest_lost: int = 0
    gain: int = 0
    loss: int = 0


_COLUMNS = """
    game TEXT NOT NULL, "match" TEXT NOT NULL, round INTEGER NOT NULL, at TEXT NOT NULL,
    won INTEGER, points INTEGER NOT NULL, change INTEGER NOT NULL, opponents TEXT NOT NULL,
    last INTEGER NOT NULL, place INTEGER NOT NULL, player TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("match", round)
"""
_FORGOTTEN = """
    CREATE TABLE IF NOT EXISTS forgotten ("match" TEXT NOT NULL, round INTEGER NOT NULL,
    PRIMARY KEY ("match", round))
"""
"""Rounds that never count: forgotten on purpose, so that a match that is taken up again does not bring them
back, or played elsewhere."""


class Statistics:
    """The database in one file; opened for each use, so nothing is held while a game is played."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def _use(self) -> Iterator[sqlite3.Connection]:
        """Return the database, of this schema, in a transaction that ends with the block.

        Raises BadStatistics.
        """
        try:
            with closing(sqlite3.connect(self._path, timeout=BUSY_S)) as connection:
                version = connection.execute("PRAGMA user_version").fetchone()[0]
                if version > SCHEMA:
                    raise BadStatistics("they were written by a newer version")
                if version < SCHEMA:
                    self._bring_up(connection, version)
                with connection:
                    yield connection
        except sqlite3.OperationalError as error:
            # Locked, full, not to be opened: nothing is wrong with what is in it, if our table is.
            raise BadStatistics(str(error), damaged=str(error).startswith("no such")) from None
        except (UnicodeEncodeError, OverflowError) as error:
            # What was to be written can't be; what is there is whole.
            raise BadStatistics(str(error)) from None
        except (sqlite3.Error, ValueError) as error:
            raise BadStatistics(str(error), damaged=True) from None

    def _bring_up(self, connection: sqlite3.Connection, version: int) -> None:
        """Bring a database to this schema; one of an older schema has a copy kept beside it."""
        if version:
            backup = self._path.with_name(f"{self._path.stem}.schema{version}{self._path.suffix}")
            if not backup.exists():
                with closing(sqlite3.connect(backup)) as copy:
                    connection.backup(copy)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"CREATE TABLE IF NOT EXISTS finished ({_COLUMNS})")
            columns = [row[1] for row in connection.execute("PRAGMA table_info(finished)")]
            if "player" not in columns:
                connection.execute("ALTER TABLE finished ADD COLUMN player TEXT NOT NULL DEFAULT ''")
            connection.execute(_FORGOTTEN)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")

    def add(self, finished: Finished) -> None:
        """Add a finished round; one that was there before, after a resume, is not counted twice.

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
            finished.player,
        )
        with self._use() as connection:
            connection.execute(
                'INSERT OR IGNORE INTO finished (game, "match", round, at, won, points, change, opponents, '
                "last, place, player) SELECT ?,?,?,?,?,?,?,?,?,?,? "
                'WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE "match" = ? AND round = ?)',
                (*row, finished.match, finished.round),
            )

    def pass_over(self, match: str, rounds: int) -> None:
        """Never count the first rounds of a match from now on; those that are counted stay.

        Raises BadStatistics.
        """
        with self._use() as connection:
            connection.executemany(
                'INSERT OR IGNORE INTO forgotten ("match", round) VALUES (?, ?)',
                [(match, number) for number in range(1, rounds + 1)],
            )

    def finished(self, game: str) -> tuple[Finished, ...]:
        """Return all finished rounds of a game in the order they were added in, whatever the clock said.

        Raises BadStatistics.
        """
        with self._use() as connection:
            rows = connection.execute(
                'SELECT game, "match", round, at, won, points, change, opponents, last, place, player '
                "FROM finished WHERE game = ? ORDER BY rowid",
                (game,),
            ).fetchall()
        return tuple(_row(row) for row in rows)

    def summary(self, game: str) -> Summary:
        """Return what all rounds of a game come to.

        Raises BadStatistics.
        """
        return sum_up(self.finished(game))

    def clear(self, game: str) -> None:
        """Forget all rounds of a game; none of them comes back.

        Raises BadStatistics.
        """
        with self._use() as connection:
            connection.execute(
                'INSERT OR IGNORE INTO forgotten SELECT "match", round FROM finished WHERE game = ?', (game,)
            )
            connection.execute("DELETE FROM finished WHERE game = ?", (game,))


def _row(row: tuple[object, ...]) -> Finished:
    """Return a row as what it was; SQLite keeps any type in any column.

    Raises BadStatistics for a row that we have not written.
    """
    game, match, number, when, won, points, change, opponents, last, place, player = row
    texts, numbers = (game, match, when, opponents, player), (number, points, change, last, place)
    if (
        not all(isinstance(each, str) for each in texts)
        or not all(isinstance(each, int) for each in numbers)
        or won not in (None, 0, 1)
    ):
        raise BadStatistics("something in them is no finished game", damaged=True)
    return Finished(
        game=str(game),
        match=str(match),
        round=int(str(number)),
        when=str(when),
        won=None if won is None else bool(won),
        points=int(str(points)),
        change=int(str(change)),
        opponents=str(opponents),
        last=bool(last),
        place=int(str(place)),
        player=str(player),
    )


def sum_up(rounds: Iterable[Finished]) -> Summary:
    """Return what finished rounds, oldest first, come to. One without a winner ends no run."""
    count = won = drawn = best = change = matches = matches_won = 0
    streak = longest = lost = longest_lost = gain = loss = 0
    for each in rounds:
        gain = max(gain, each.change) if count else each.change
        loss = min(loss, each.change) if count else each.change
        count += 1
        change += each.change
        if each.won is None:
            drawn += 1
        elif each.won:
            won += 1
            best = max(best, each.points)
            streak, lost = streak + 1, 0
            longest = max(longest, streak)
        else:
            streak, lost = 0, lost + 1
            longest_lost = max(longest_lost, lost)
        if each.last:
            matches += 1
            matches_won += each.place == 1
    return Summary(
        count, won, drawn, best, change, matches, matches_won, streak, longest, longest_lost, gain, loss
    )
