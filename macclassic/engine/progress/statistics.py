"""Statistics of finished games, in SQLite, one transaction each. Practice does not come here."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from macclassic.engine.core.match_kinds import DAILY, KINDS, PLAIN
from macclassic.engine.progress.database import SCHEMA, BadStatistics, Database, columns

__all__ = [
    "DAILY",
    "KINDS",
    "PLAIN",
    "SCHEMA",
    "BadStatistics",
    "FinishedRound",
    "Statistics",
    "Summary",
    "sum_up",
]


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """One finished round of a match, from the person's chair.

    `match` names the match for ever: its seed, a stroke, and when it began. `won` is None for a round
    without a winner; `change` is what the person gained; `opponents` are the other players' names with
    commas between; `last` is true when the match ended with it, and `place` then counts from 1; `player` is
    the name that the copy was registered to, empty where it was to none.

    `person` is whose round it was where several share a copy; `rules` are ``plain`` or ``house``; `kind` is
    one of `KINDS`; `hints` is how many hints were asked for in it; `aids` are
    the names of other help, with commas between; `marked`: a stand-in has played for a computer in it. None
    where that is not known, in rounds counted by an older version. `practice`: it does not count, and `why`.
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
        """The number of the match's deal."""
        seed = self.match.partition("/")[0]
        return int(seed) if seed.isdecimal() and len(seed) < 20 else None

    @property
    def begun(self) -> str:
        """When the match began, as text."""
        return self.match.partition("/")[2]

    @classmethod
    def checked(cls, values: Mapping[str, object]) -> FinishedRound:
        """Return a round from its fields by name, from wherever they come.

        Raises ValueError for what is none.
        """
        fields = {_COLUMNS.get(name, name): value for name, value in values.items()}
        try:
            return _row({name: _plain(value) for name, value in fields.items()})
        except (BadStatistics, TypeError) as error:
            raise ValueError(str(error)) from None

    def check(self) -> None:
        """Raise BadStatistics where there is something in it that can't be kept."""
        for name in _TEXTS:
            try:
                getattr(self, _FIELDS.get(name, name)).encode()
            except UnicodeEncodeError:
                raise BadStatistics("half a character is no text") from None
        if any(abs(getattr(self, name)) > MOST for name in _NUMBERS):
            raise BadStatistics("a figure is too large for them")

    def put(self, connection: sqlite3.Connection) -> None:
        """Write it, unless it is there already or was cleared."""
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
    """Some finished rounds together, oldest first: `best` is the highest score of a round that was won,
    `gain` and `loss` the highest and the lowest `change`, `streak` the wins in a row up to now, `hinted` the
    rounds with hints, `marked` those in which a stand-in played."""

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
    """What was finished, in one file."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)

    def add(self, finished: FinishedRound) -> None:
        """Add a finished round; one that was there before, after a resume, is not counted twice.

        Raises BadStatistics.
        """
        finished.check()
        with self.database.write() as connection:
            finished.put(connection)

    def finished(self, game: str, practice: bool = False) -> tuple[FinishedRound, ...]:
        """Return all finished rounds of a game that count, or with `practice` all that do not, in the order
        they were added in, whatever the clock said.

        Raises BadStatistics.
        """
        with self.database.read() as (connection, schema):
            if not schema:
                return ()
            names = columns(schema)
            # A quoted name that there is none of would be taken for a text; so it is said whose it is.
            listed = ", ".join(f'finished."{name}"' for name in names)
            found = connection.execute(
                f"SELECT {listed} FROM finished WHERE game = ? ORDER BY rowid", (game,)
            ).fetchall()
        rounds = (_row(dict(zip(names, row, strict=True))) for row in found)
        return tuple(each for each in rounds if each.practice == practice)

    def summary(self, game: str) -> Summary:
        """Return what all rounds of a game come to.

        Raises BadStatistics.
        """
        return sum_up(self.finished(game))

    def kept(self, shelf: str) -> dict[str, Any]:
        """Return what is kept on a shelf, by name (`pending_changes.KeyValue`); what is damaged is left out.

        Raises BadStatistics.
        """
        with self.database.read() as (connection, schema):
            if schema < SCHEMA:
                return {}
            rows = connection.execute("SELECT name, value FROM kept WHERE shelf = ?", (shelf,)).fetchall()
        found = {}
        for name, value in rows:
            with suppress(ValueError, TypeError, RecursionError):
                found[str(name)] = json.loads(value)
        return found

    def clear(self, game: str) -> None:
        """Forget all rounds of a game; none of them comes back.

        Raises BadStatistics.
        """
        with self.database.write() as connection:
            connection.execute(
                'INSERT OR IGNORE INTO forgotten SELECT "match", round FROM finished WHERE game = ?', (game,)
            )
            connection.execute("DELETE FROM finished WHERE game = ?", (game,))


_FIELDS = {"at": "when"}
"""Columns that have another name than the field they hold."""
_COLUMNS = {field: column for column, field in _FIELDS.items()}
_TEXTS = ("game", "match", "at", "opponents", "player", "person", "rules", "kind", "aids", "why")
_NUMBERS = ("round", "points", "change", "place")
MOST = 2**53
"""The largest figure of a round that is no damage: beyond it nothing can be drawn or added up."""
_FLAGS = ("won", "last", "marked", "practice")
_UNKNOWN = ("won", "hints", "marked")
"""Columns in which nothing may stand."""


def _plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def _row(row: dict[str, object]) -> FinishedRound:
    """Return a row as what it was; SQLite keeps any type in any column.

    Raises BadStatistics for a row that we have not written.
    """
    values: dict[str, Any] = {"hints": None, "marked": None}
    for name, value in row.items():
        right = (
            (value is None and name in _UNKNOWN)
            or (name in _TEXTS and isinstance(value, str))
            or (name in _NUMBERS and isinstance(value, int) and abs(value) <= MOST)
            or (name == "hints" and isinstance(value, int) and value >= 0)
            or (name in _FLAGS and value in (0, 1) and isinstance(value, int))
        )
        if not right:
            raise BadStatistics("something in them is no finished game", damaged=True)
        flag = name in _FLAGS and value is not None
        values[_FIELDS.get(name, name)] = bool(value) if flag else value
    return FinishedRound(**values)


def sum_up(rounds: Iterable[FinishedRound]) -> Summary:
    """Return what finished rounds, oldest first, come to. One without a winner ends no run."""
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
