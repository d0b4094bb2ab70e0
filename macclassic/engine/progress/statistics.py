"""Statistics of finished games in SQLite, with one transaction for each change."""

from __future__ import annotations

import gc
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
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
        fields: dict[str, Any] = {"hints": None, "marked": None}
        try:
            for name, value in values.items():
                column = _COLUMNS.get(name, name)
                (fields[_FIELDS.get(name, name)],) = _values(column, (_plain(value),))
            return cls(**fields)
        except (BadStatistics, KeyError, TypeError) as error:
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

            def sql(field: str) -> str:
                name = _COLUMNS.get(field, field)
                # SQLite reads an unknown quoted name as text unless the table is given.
                return f'finished."{name}"' if name in there else _DEFAULTS[name]

            own, shared = (", ".join(map(sql, fields)) for fields in (_OWN, _SHARED))
            # A damaged value of `practice` is neither 0 nor 1; it is selected, and found to be damaged.
            found = connection.execute(
                f"SELECT {own}, json_array({shared}) FROM finished "
                f"WHERE game = ? AND {sql('practice')} IS NOT {int(not practice)} ORDER BY rowid",
                (game,),
            )
            with _no_collection():
                return tuple(_rounds(game, found))

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
_WON, _LOST = b"\1", b"\0"
"""Bytes for a won and a lost round."""
ROWS = 500
"""Number of rounds that are read and checked at a time."""
MAX_NUMBER = 2**53
"""Maximum of a round's numbers; larger ones mean damage and cannot be drawn or summed."""
_FLAGS = ("won", "last", "marked", "practice")
_UNKNOWN = ("won", "hints", "marked")
"""Columns that may be null."""
_OWN = ("match", "round", "when", "points", "change")
"""Fields that differ from round to round."""
_OWN_COLUMNS = tuple(_COLUMNS.get(field, field) for field in _OWN)
_SHARED = tuple(field for field in FinishedRound._fields if field not in ("game", *_OWN))
"""Fields in which many rounds agree."""

_DEFAULTS = {
    name: declared.partition(" DEFAULT ")[2] or "NULL"
    for added in ROUNDS.values()
    for name, declared in added
}
"""SQL values of columns that an older schema lacks."""
_LIMITS = dict.fromkeys(_FLAGS, (0, 1)) | {
    "hints": (0, MAX_NUMBER),
    **dict.fromkeys(_NUMBERS, (-MAX_NUMBER, MAX_NUMBER)),
}
"""Lowest and highest value of the columns with numbers."""
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
            # Together they move all objects to the oldest generation, which is not searched at once.
            gc.freeze()
            gc.unfreeze()
            gc.enable()


def _rounds(game: str, cursor: sqlite3.Cursor) -> list[FinishedRound]:
    """Return rounds of a game from a query for the fields `_OWN` and a JSON array of the fields `_SHARED`.

    There may be many thousand: fields are checked by column, and each different array only once. Raises
    BadStatistics, or ValueError for damaged values.
    """
    found: list[FinishedRound] = []
    arrays: dict[str, tuple[object, ...]] = {}
    make = partial(tuple.__new__, FinishedRound)
    while rows := cursor.fetchmany(ROWS):
        *own, texts = zip(*rows, strict=True)
        arrays |= {text: _shared(text) for text in set(texts) - arrays.keys()}
        columns: dict[str, Iterable[object]] = {"game": [game] * len(rows)}
        columns |= zip(_OWN, map(_values, _OWN_COLUMNS, own), strict=True)
        columns |= zip(_SHARED, zip(*map(arrays.__getitem__, texts), strict=True), strict=True)
        found += map(make, zip(*(columns[field] for field in FinishedRound._fields), strict=True))
    return found


def _shared(array: str) -> tuple[object, ...]:
    """Return the values of the fields `_SHARED` from a JSON array.

    Raises BadStatistics if one is invalid, or ValueError for an infinite number.
    """
    values = zip(_SHARED, json.loads(array), strict=True)
    return tuple(value for field, each in values for value in _values(field, (each,)))


def _values(column: str, values: Sequence[Any]) -> Iterable[Any]:
    """Return the values of a column as those of a field: SQLite stores any type in any column.

    Raises BadStatistics if one is invalid.
    """
    known = [each for each in values if each is not None] if column in _UNKNOWN else values
    kinds = set(map(type, known))
    if column in _TEXTS:
        valid = kinds <= {str}
    else:
        low, high = _LIMITS[column]
        valid = kinds <= {int} and (not known or (low <= min(known) and max(known) <= high))
    if not valid:
        raise BadStatistics("something in them is no finished game", damaged=True)
    return map(_TRUTH.__getitem__, values) if column in _FLAGS else values


def _plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def sum_up(rounds: Iterable[FinishedRound]) -> Summary:
    """Return the totals of finished rounds, oldest first; a round without a winner does not end a run."""
    rounds = list(rounds)
    changes = [each.change for each in rounds]
    # One byte for each round: between two lost rounds lies a run of won ones, and the reverse.
    decided = bytes([each.won for each in rounds if each.won is not None])
    return Summary(
        rounds=len(rounds),
        won=decided.count(_WON),
        drawn=len(rounds) - len(decided),
        best=max([0, *(each.points for each in rounds if each.won)]),
        change=sum(changes),
        matches=sum(1 for each in rounds if each.last),
        matches_won=sum(1 for each in rounds if each.last and each.place == 1),
        streak=len(decided) - len(decided.rstrip(_WON)),
        longest=max(map(len, decided.split(_LOST))),
        longest_lost=max(map(len, decided.split(_WON))),
        gain=max(changes, default=0),
        loss=min(changes, default=0),
        hinted=sum(1 for each in rounds if each.hints),
        marked=sum(1 for each in rounds if each.marked),
    )
