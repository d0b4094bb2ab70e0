"""What the statistics remember so that a match counts only if it was honestly played: how far each has come
that can't be taken back, and which deals have been dealt or shown.

It keeps nobody from changing the database itself: whoever does that can write any figure there as well.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from macclassic.engine.database import SCHEMA, BadStatistics, Database
from macclassic.engine.match import Match
from macclassic.engine.past import deal_number
from macclassic.engine.statistics import Finished

UNDO, EARLIER, OTHER, SEEN, STAYED = "undo", "earlier", "other", "deal", "practice"
"""Why a match is practice: moves were taken back; it was further along once; its past is not what happened;
its cards had been dealt or shown; it was practice already, though it does not say so."""


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


Change = Mark | Dealt | PassedOver | Finished
_KINDS: dict[str, type[Mark | Dealt | PassedOver]] = {"mark": Mark, "dealt": Dealt, "passed": PassedOver}


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
    }
    if (
        kind is None
        or values.keys() != set(kind.__dataclass_fields__)
        or not all(type(value) is wanted[key] for key, value in values.items())
        or not all(0 <= value < 2**53 for value in values.values() if isinstance(value, int))
    ):
        raise ValueError("this is no change of the statistics")
    return kind(**values)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of a match: whether it has a mark, how far it had come then; `alone`: no other match of
    its game has one either, as in a new database; `why` it is practice, nothing if it is not; and whether
    the cards of its last round have been dealt or shown elsewhere, or `named`, in one of this name."""

    known: bool
    come: int
    alone: bool
    why: str = ""
    seen: bool = False
    named: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """A match as it stood when it was taken up, to be held against what is remembered."""

    match: str
    game: str
    deal: str
    number: str
    digests: tuple[str, ...]

    @classmethod
    def of(cls, match: Match) -> Question:
        """Return the question for a match as it stands."""
        number = deal_number(match.spec.key, match.seed, match.rounds) if match.dealt_by_number else ""
        return cls(match.key, match.spec.key, match.deal, number, match.digests)

    def ask(self, connection: sqlite3.Connection, schema: int) -> Standing:
        """Return what the database says.

        Raises BadStatistics.
        """
        if schema < SCHEMA:
            return Standing(False, 0, True)
        row = connection.execute(
            'SELECT come, digest, practice FROM marks WHERE "match" = ?', (self.match,)
        ).fetchone()
        if row is None:
            other = connection.execute("SELECT 1 FROM marks WHERE game = ? LIMIT 1", (self.game,)).fetchone()
            named = connection.execute(
                'SELECT 1 FROM deals WHERE digest = ? AND "match" = ?', (self.deal, self.match)
            ).fetchone()
            return Standing(False, 0, other is None, "", self._seen(connection), named is not None)
        come, digest, practice = row
        if not (type(come) is int and come >= 0 and isinstance(digest, str) and practice in (0, 1)):
            raise BadStatistics("something in them is no mark of a match", damaged=True)
        why = ""
        if practice:
            why = STAYED
        elif come >= len(self.digests):
            why = EARLIER
        elif digest != self.digests[come]:
            why = OTHER
        return Standing(True, come, False, why, self._seen(connection))

    def _seen(self, connection: sqlite3.Connection) -> bool:
        """Whether the cards have been dealt in another match, or shown in none."""
        one = connection.execute(
            'SELECT 1 FROM deals WHERE digest = ? AND "match" <> ? LIMIT 1', (self.deal, self.match)
        ).fetchone()
        if one is None and self.number:
            # Of rounds from before deals were remembered only the numbers are known.
            named = 'SELECT "match" FROM deals WHERE digest = ?'
            found = connection.execute(named, (self.number,)).fetchall()
            one = found if found and (self.match,) not in found else None
        return one is not None
