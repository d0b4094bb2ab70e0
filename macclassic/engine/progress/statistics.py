"""Statistics of finished games in SQLite, with one transaction for each change."""

from __future__ import annotations

import gc
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from macclassic.engine.core.match_kinds import DAILY, PLAIN
from macclassic.engine.core.options import Json
from macclassic.engine.progress.database import ROUNDS, SCHEMA, BadStatistics, Database, columns

__all__ = [
    "DAILY",
    "PLAIN",
    "SCHEMA",
    "BadStatistics",
    "FinishedRound",
    "Statistics",
    "Summary",
    "sum_up",
]


class FinishedRound(NamedTuple):
    """One finished round of a match for the person's seat.

    `match`: permanent key of the match: its seed, a slash, and the time of its start. `when`: time of the
    round's end. `won`: None for a round without a winner. `change`: gain of the person. `opponents`: names of
    the other players, separated by commas. `last`: the match ended with it; `place` is then from 1. `player`:
    name that the copy is registered to, empty if it is not registered. `person`: the profile, if several
    people share a copy. `rules`: ``plain`` or ``house``. `kind`: a `MatchKind`. `hints`: number of hints.
    `aids`: names of other help, separated by commas. `marked`: a stand-in decided for a computer player.
    `hints` and `marked` are None if unknown, in rounds of an older version. `practice`: it does not count,
    for the reason `why`.
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
    person: str = ""
    rules: str = PLAIN
    kind: str = PLAIN
    hints: int | None = 0
    aids: str = ""
    marked: bool | None = False
    practice: bool = False
    why: str = ""

    @property
    def deal(self) -> int | None:
        """The number of the match's deal, None if the key has none."""
        seed = self.match.partition("/")[0]
        return int(seed) if seed.isdecimal() and len(seed) < 20 else None

    @property
    def begun(self) -> str:
        """Start of the match, as text."""
        return self.match.partition("/")[2]

    @classmethod
    def checked(cls, values: Mapping[str, object]) -> FinishedRound:
        """Return a round from its fields by name, from an untrusted source.

        Raises ValueError for invalid fields.
        """
        fields = {_COLUMNS.get(name, name): value for name, value in values.items()}
        try:
            return _row({name: _plain(value) for name, value in fields.items()})
        except (BadStatistics, TypeError) as error:
            raise ValueError(str(error)) from None

    def check(self) -> None:
        """Raise BadStatistics if a field cannot be stored."""
        for name in _TEXTS:
            try:
                getattr(self, _FIELDS.get(name, name)).encode()
            except UnicodeEncodeError:
                raise BadStatistics("half a character is no text") from None
        if any(abs(getattr(self, name)) > MAX_NUMBER for name in _NUMBERS):
            raise BadStatistics("a figure is too large for them")

    def put(self, connection: sqlite3.Connection) -> None:
        """Write the round, unless it exists already or was cleared."""
        names = columns(SCHEMA)
        fields = {name: _plain(getattr(self, _FIELDS.get(name, name))) for name in names}
        row = [fields[name] for name in names]
        listed = ", ".join(f'"{name}"' for name in names)
        connection.execute(
            f"INSERT OR IGNORE INTO finished ({listed}) SELECT {', '.join('?' * len(names))} "
            'WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE "match" = ? AND round = ?)',
            (*row, self.match, self.round),
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """Totals of some finished rounds.

    `best`: highest score of a round won. `gain`, `loss`: highest and lowest `change`. `streak`: current run
    of wins. `longest`, `longest_lost`: longest runs of wins and of losses. `hinted`: rounds with hints.
    `marked`: rounds in which a stand-in played.
    """

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
    hinted: int = 0
    marked: int = 0


class Statistics:
    """Statistics in one database file."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)

    def add(self, finished: FinishedRound) -> None:
        """Add a finished round; one that exists already, after a resume, is not counted twice.

        Raises BadStatistics.
        """
        finished.check()
        with self.database.write() as connection:
            finished.put(connection)

    def finished(self, game: str, practice: bool = False) -> tuple[FinishedRound, ...]:
        """Return all finished rounds of a game that count, or with `practice` all that do not.

        They are in the order in which they were added, regardless of the clock. Raises BadStatistics.
        """
        with self.database.read() as (connection, schema):
            if not schema:
                return ()
            there = columns(schema)
            # SQLite reads an unknown quoted name as text unless the table is given.
            value = {
                name: f'finished."{name}"' if name in there else default
                for name, default in _DEFAULTS.items()
            }
            valid = " AND ".join(f"({_VALID[name].format(value[name])})" for name in there)
            if connection.execute(
                f"SELECT 1 FROM finished WHERE game = ? AND NOT ({valid}) LIMIT 1", (game,)
            ).fetchone():
                raise BadStatistics("something in them is no finished game", damaged=True)
            listed = ", ".join(
                value[_COLUMNS.get(name, name)]
                for name in FinishedRound._fields
                if name not in ("game", "practice")
            )
            found = connection.execute(
                f"SELECT {listed} FROM finished WHERE game = ? AND {value['practice']} = ? ORDER BY rowid",
                (game, practice),
            )
            with _no_collection():
                return tuple(_rounds(game, practice, found))

    def summary(self, game: str) -> Summary:
        """Return the totals of all rounds of a game.

        Raises BadStatistics.
        """
        return sum_up(self.finished(game))

    def kept(self, namespace: str) -> Json:
        """Return the values of a namespace by name (`pending_changes.KeyValue`); damaged ones are left out.

        Raises BadStatistics.
        """
        with self.database.read() as (connection, schema):
            if schema < SCHEMA:
                return {}
            rows = connection.execute("SELECT name, value FROM kept WHERE shelf = ?", (namespace,)).fetchall()
        found = {}
        for name, value in rows:
            with suppress(ValueError, TypeError, RecursionError):
                found[str(name)] = json.loads(value)
        return found

    def clear(self, game: str) -> None:
        """Remove all rounds of a game for good: resuming a match does not bring them back.

        Raises BadStatistics.
        """
        with self.database.write() as connection:
            connection.execute(
                'INSERT OR IGNORE INTO forgotten SELECT "match", round FROM finished WHERE game = ?', (game,)
            )
            connection.execute("DELETE FROM finished WHERE game = ?", (game,))


_FIELDS = {"at": "when"}
"""Columns whose names differ from the fields'."""
_COLUMNS = {field: column for column, field in _FIELDS.items()}
_TEXTS = ("game", "match", "at", "opponents", "player", "person", "rules", "kind", "aids", "why")
_NUMBERS = ("round", "points", "change", "place")
MAX_NUMBER = 2**53
"""Maximum of a round's numbers; larger ones mean damage and cannot be drawn or summed."""
_FLAGS = ("won", "last", "marked", "practice")
_UNKNOWN = ("won", "hints", "marked")
"""Columns that may be null."""


_DEFAULTS = {
    name: declared.partition(" DEFAULT ")[2] or "NULL"
    for added in ROUNDS.values()
    for name, declared in added
}
"""SQL values of columns that an older schema lacks."""
_VALID = {
    **dict.fromkeys(_TEXTS, "typeof({0}) = 'text'"),
    **dict.fromkeys(_NUMBERS, f"typeof({{0}}) = 'integer' AND {{0}} BETWEEN {-MAX_NUMBER} AND {MAX_NUMBER}"),
    **dict.fromkeys(_FLAGS, "typeof({0}) = 'integer' AND {0} IN (0, 1)"),
    "hints": "{0} IS NULL OR typeof({0}) = 'integer' AND {0} >= 0",
    "won": "{0} IS NULL OR typeof({0}) = 'integer' AND {0} IN (0, 1)",
    "marked": "{0} IS NULL OR typeof({0}) = 'integer' AND {0} IN (0, 1)",
}
"""SQL conditions for the values of a column: SQLite stores any type in any column."""


_TRUTH: dict[object, object] = {None: None, 0: False, 1: True}
"""Values of flags in the database."""


@contextmanager
def _no_collection() -> Iterator[None]:
    """Suspend the garbage collector, which would search all of many thousand new tuples again and again."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _rounds(game: str, practice: bool, rows: Iterable[tuple[object, ...]]) -> Iterator[FinishedRound]:
    """Yield the rounds of a game from checked database rows."""
    make, truth = FinishedRound._make, _TRUTH
    for row in rows:
        (match, number, when, won, points, change, opponents, last, place) = row[:9]
        (player, person, rules, kind, hints, aids, marked, why) = row[9:]
        yield make((
            game, match, number, when, truth[won], points, change, opponents, truth[last], place,
            player, person, rules, kind, hints, aids, truth[marked], practice, why,
        ))  # fmt: skip


def _plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def _row(row: dict[str, object]) -> FinishedRound:
    """Return a round from values by column, with all types checked.

    Raises BadStatistics for an invalid value.
    """
    values: dict[str, Any] = {"hints": None, "marked": None}
    for name, value in row.items():
        right = (
            (value is None and name in _UNKNOWN)
            or (name in _TEXTS and isinstance(value, str))
            or (name in _NUMBERS and isinstance(value, int) and abs(value) <= MAX_NUMBER)
            or (name == "hints" and isinstance(value, int) and value >= 0)
            or (name in _FLAGS and value in (0, 1) and isinstance(value, int))
        )
        if not right:
            raise BadStatistics("something in them is no finished game", damaged=True)
        flag = name in _FLAGS and value is not None
        values[_FIELDS.get(name, name)] = bool(value) if flag else value
    return FinishedRound(**values)


def sum_up(rounds: Iterable[FinishedRound]) -> Summary:
    """Return the totals of finished rounds, oldest first; a round without a winner does not end a run."""
    rounds = list(rounds)
    changes = [each.change for each in rounds]
    decided = [each.won for each in rounds if each.won is not None]
    runs = [(won, len(list(run))) for won, run in groupby(decided)]
    return Summary(
        rounds=len(rounds),
        won=sum(decided),
        drawn=len(rounds) - len(decided),
        best=max([0, *(each.points for each in rounds if each.won)]),
        change=sum(changes),
        matches=sum(each.last for each in rounds),
        matches_won=sum(each.last and each.place == 1 for each in rounds),
        streak=runs[-1][1] if runs and runs[-1][0] else 0,
        longest=max((length for won, length in runs if won), default=0),
        longest_lost=max((length for won, length in runs if not won), default=0),
        gain=max(changes, default=0),
        loss=min(changes, default=0),
        hinted=sum(bool(each.hints) for each in rounds),
        marked=sum(bool(each.marked) for each in rounds),
    )
