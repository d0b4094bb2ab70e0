"""What the statistics remember so that a match counts only if it was honestly played: how far each has come
that can't be taken back, and which deals have been dealt or shown.

It keeps nobody from changing the database itself: whoever does that can write any figure there as well.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from macclassic.engine.database import BadStatistics, Database
from macclassic.engine.match import Match
from macclassic.engine.played import Played
from macclassic.engine.record import LONGEST
from macclassic.engine.statistics import Finished

UNDO, EARLIER, OTHER, SEEN, STAYED, LAID = "undo", "earlier", "other", "deal", "practice", "laid"
"""Why a match is practice: moves were taken back; it was further along once; its past is not what happened;
its cards had been dealt or shown; it was practice already, though it does not say so; somebody chose its
cards, since they are not those of their number."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a match has `come` that can't be taken back for nothing, and the digest of what had happened;
    or that it is practice now, and why."""

    match: str
    game: str
    come: int
    digest: str
    practice: bool = False
    why: str = ""

    def put(self, connection: sqlite3.Connection) -> None:
        """Write it; a mark never goes back, and practice stays practice."""
        connection.execute(
            'INSERT INTO marks ("match", game, come, digest, practice, why) VALUES (?, ?, ?, ?, ?, ?) '
            'ON CONFLICT ("match") DO UPDATE SET '
            "digest = CASE WHEN excluded.come >= come THEN excluded.digest ELSE digest END, "
            "come = max(come, excluded.come), "
            "why = CASE WHEN practice THEN why ELSE excluded.why END, "
            "practice = max(practice, excluded.practice)",
            (self.match, self.game, self.come, self.digest, int(self.practice), self.why),
        )


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards that were dealt in a match, or shown in none (an empty name), by their digest."""

    deal: str
    match: str = ""

    def put(self, connection: sqlite3.Connection) -> None:
        """Write it."""
        connection.execute(
            'INSERT OR IGNORE INTO deals (digest, "match") VALUES (?, ?)', (self.deal, self.match)
        )


@dataclass(frozen=True, slots=True)
class Helped:
    """Who has decided at each seat in a round so far (a list of lists of names in JSON), and with what help:
    never less by opening the match from before that."""

    match: str
    round: int
    by: str
    hints: int
    stood_in: int

    @classmethod
    def of(cls, match: Match) -> Helped:
        """Return it for the round under way of a match as it stands."""
        names = [sorted(played) for played in match.who_played]
        played = match.played
        return cls(match.key, match.rounds, json.dumps(names), played.hints, played.stood_in)

    def put(self, connection: sqlite3.Connection) -> None:
        """Write it, together with what is there already."""
        there = helped(connection, self.match, self.round)
        mine = Played(_names(self.by) or [], self.hints, self.stood_in)
        both = [mine.by] if there is None else [mine.by, there.by]
        names = [sorted(set().union(*seat)) for seat in zip_longest(*both, fillvalue=set())]
        connection.execute(
            'INSERT OR REPLACE INTO helped ("match", round, "by", hints, stood_in) VALUES (?, ?, ?, ?, ?)',
            (
                self.match,
                self.round,
                json.dumps(names),
                max(mine.hints, there.hints if there else 0),
                max(mine.stood_in, there.stood_in if there else 0),
            ),
        )


def _names(text: object) -> list[set[str]] | None:
    """Return the names of who played at each seat; None for a text that holds none."""
    try:
        data = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, list) or not all(isinstance(seat, list) for seat in data):
        return None
    if not all(isinstance(name, str) for seat in data for name in seat):
        return None
    return [set(seat) for seat in data]


def helped(connection: sqlite3.Connection, match: str, number: int) -> Played | None:
    """Return what is remembered of who played a round, and with what help; None where nothing is.

    Raises BadStatistics.
    """
    found = connection.execute(
        'SELECT "by", hints, stood_in FROM helped WHERE "match" = ? AND round = ?', (match, number)
    ).fetchone()
    if found is None:
        return None
    by = _names(found[0])
    if by is None or not all(type(each) is int and 0 <= each < 2**53 for each in found[1:]):
        raise BadStatistics("something in them does not tell who played", damaged=True)
    return Played(by, found[1], found[2])


def remember(path: Path, deals: Iterable[str]) -> None:
    """Remember cards that a command has shown, if there are statistics in a file or a folder for them.

    Statistics that can't be written now stay as they are: nobody asked for them.
    """
    if path.parent.is_dir():
        with suppress(BadStatistics), Database(path).write() as connection:
            for deal in deals:
                Dealt(deal).put(connection)


@dataclass(frozen=True, slots=True)
class PassedOver:
    """The first rounds of a match never count from now on; those that are counted stay."""

    match: str
    rounds: int

    def put(self, connection: sqlite3.Connection) -> None:
        """Write it."""
        connection.executemany(
            'INSERT OR IGNORE INTO forgotten ("match", round) VALUES (?, ?)',
            [(self.match, number) for number in range(1, self.rounds + 1)],
        )


Change = Mark | Dealt | Helped | PassedOver | Finished
_KINDS: dict[str, type[Mark | Dealt | Helped | PassedOver]] = {
    "mark": Mark,
    "dealt": Dealt,
    "helped": Helped,
    "passed": PassedOver,
}


def change_to_json(change: Change) -> dict[str, Any]:
    """Return a change of the statistics as data, for the file of those that wait."""
    if isinstance(change, Finished):
        return {"what": "finished", **asdict(change)}
    return {"what": next(what for what, kind in _KINDS.items() if isinstance(change, kind)), **asdict(change)}


def change_from_json(data: Any) -> Change:
    """Return a change from data.

    Raises ValueError where it is none.
    """
    if not isinstance(data, dict):
        raise ValueError("this is no change of the statistics")
    values = {key: value for key, value in data.items() if key != "what"}
    if data.get("what") == "finished":
        return Finished.checked(values)
    kind = _KINDS.get(str(data.get("what")))
    wanted = {"match": str, "game": str, "come": int, "digest": str, "deal": str, "rounds": int} | {
        "practice": bool,
        "why": str,
        "round": int,
        "by": str,
        "hints": int,
        "stood_in": int,
    }
    if (
        kind is None
        or values.keys() != set(kind.__dataclass_fields__)
        or not all(type(value) is wanted[key] for key, value in values.items())
        or not all(0 <= value < 2**53 for value in values.values() if isinstance(value, int))
        or not all(0 <= values.get(name, 0) <= LONGEST for name in ("round", "rounds"))
    ):
        raise ValueError("this is no change of the statistics")
    return kind(**values)
