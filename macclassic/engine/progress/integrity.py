"""What the statistics remember so that a match counts only if it was honestly played: how far each has come
that can't be taken back, and which deals have been dealt or shown; and the question that decides whether one
counts, how it stood when it was taken up held against that. It can wait for them, in a file too.

It keeps nobody from changing the database itself: whoever does that can write any figure there as well.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from itertools import zip_longest
from pathlib import Path
from typing import Any

from macclassic.engine.core.options import PERSON
from macclassic.engine.match.history import deal_number
from macclassic.engine.match.match import Match
from macclassic.engine.match.participation import Played
from macclassic.engine.match.record import LONGEST
from macclassic.engine.progress.database import SCHEMA, BadStatistics, Database
from macclassic.engine.progress.statistics import DAILY, Finished

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


_SEEN_HERE = ("forgotten", "deals", "helped", f"kept WHERE shelf = '{DAILY}'")
"""What tells of matches and cards that were seen, beside the marks."""


def carry_over(old: Path, new: Path) -> None:
    """Have statistics that take the place of others remember what those do of matches and cards: who could go
    back to yesterday would know today's.

    Raises BadStatistics where the new ones can't be written.
    """
    rows: dict[str, list[tuple[Any, ...]]] = {}
    marks: list[tuple[Any, ...]] = []
    with suppress(BadStatistics), Database(old).read() as (connection, schema):
        if schema < SCHEMA:
            return
        rows = {
            each.split()[0]: connection.execute(f"SELECT * FROM {each}").fetchall() for each in _SEEN_HERE
        }
        told = 'SELECT "match", game, come, digest, practice, why FROM marks'
        marks = connection.execute(told).fetchall()
    with Database(new).write() as connection:
        for table, found in rows.items():
            for row in found:
                places = ", ".join("?" * len(row))
                connection.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)
        for match, game, come, digest, practice, why in marks:
            Mark(match, game, come, digest, bool(practice), why).put(connection)


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


@dataclass(frozen=True, slots=True)
class Kept:
    """A small thing that outlives a match, by its shelf and its name there; `value` is a JSON text. `once`:
    what stands there already stays; else the last that is written holds."""

    shelf: str
    name: str
    value: str
    once: bool = False

    def put(self, connection: sqlite3.Connection) -> None:
        """Write it."""
        how = "IGNORE" if self.once else "REPLACE"
        row = (self.shelf, self.name, self.value)
        connection.execute(f"INSERT OR {how} INTO kept (shelf, name, value) VALUES (?, ?, ?)", row)


Change = Mark | Dealt | Helped | PassedOver | Kept | Finished
_KINDS: dict[str, type[Mark | Dealt | Helped | PassedOver | Kept]] = {
    "mark": Mark,
    "dealt": Dealt,
    "helped": Helped,
    "passed": PassedOver,
    "kept": Kept,
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
    if (
        kind is None
        or {name: type(value).__name__ for name, value in values.items()}
        != {each.name: each.type for each in fields(kind)}
        or not all(0 <= value < 2**53 for value in values.values() if isinstance(value, int))
        or not all(0 <= values.get(name, 0) <= LONGEST for name in ("round", "rounds"))
    ):
        raise ValueError("this is no change of the statistics")
    return kind(**values)


# The question whether a match counts

QUESTION = "question"
"""What stands for one among the changes that wait."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of a match: whether it has a mark, how far it had come then; `alone`: no other match of
    its game has one either, as in a new database; `why` it is practice, nothing if it is not; whether
    the cards of its last round have been dealt or shown elsewhere, or any `named`, in one of this name; and
    who has `played` that round, as far as that is remembered."""

    known: bool
    come: int
    alone: bool
    why: str = ""
    seen: bool = False
    named: bool = False
    played: Played | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A match as it stood when it was taken up, to be held against what is remembered.

    `deals`: what the cards of each round are known by; `who`: the names of who has decided at each seat in
    the last; `settling`: for all that has come, whether it can't be taken back for nothing; `over`: how many
    rounds are over; `left`: it is what was left here; `unnamed`: it did not say when it began.
    """

    match: str
    game: str
    deals: tuple[str, ...]
    number: str
    digests: tuple[str, ...]
    who: tuple[tuple[str, ...], ...]
    settling: tuple[bool, ...]
    over: int
    left: bool = False
    unnamed: bool = False

    @classmethod
    def of(cls, match: Match, left: bool = False, unnamed: bool = False) -> Question:
        """Return the question for a match as it stands."""
        number = deal_number(match.spec.key, match.seed, match.rounds) if match.dealt_by_number else ""
        return cls(
            match.key,
            match.spec.key,
            match.past.deals(),
            number,
            tuple(match.past.digests()),
            tuple(tuple(sorted(names)) for names in match.who_played),
            match.settling() if left else (),
            match.rounds_over,
            left,
            unnamed,
        )

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Question:
        """Return the question in data, as `to_json` made it.

        Raises ValueError where it is none.
        """
        data = {key: value for key, value in data.items() if key != "what"}
        if data.keys() != {each.name for each in fields(cls)}:
            raise ValueError("this is no question")
        texts = [data["match"], data["game"], data["number"]]
        lists = [data[name] for name in ("deals", "digests", "who", "settling")]
        if not all(isinstance(each, list) for each in [*lists, *(data["who"] if lists[2] else [])]):
            raise ValueError("this is no question")
        texts += [*data["deals"], *data["digests"], *(name for seat in data["who"] for name in seat)]
        flags = [*data["settling"], data["left"], data["unnamed"]]
        over = data["over"]
        if (
            not all(isinstance(each, str) for each in texts)
            or not all(isinstance(each, bool) for each in flags)
            or type(over) is not int
            or not 0 <= over <= len(data["deals"])
            or not data["deals"]
        ):
            raise ValueError("this is no question")
        made = {name: tuple(data[name]) for name in ("deals", "digests", "settling")}
        return cls(**{**data, **made, "who": tuple(map(tuple, data["who"]))})

    def to_json(self) -> dict[str, Any]:
        """Return the question as data, for the file of those that wait."""
        return {"what": QUESTION, **asdict(self)}

    @property
    def deal(self) -> str:
        """What the cards of the last round are known by."""
        return self.deals[-1]

    def why(self, said: Standing) -> str:
        """Return why the match is practice, nothing if it is not."""
        if said.why or self.over == len(self.deals):
            # Known cards are no matter once the round is over: what follows is dealt anew.
            return said.why
        return SEEN if said.seen else "" if self.number else LAID

    def passes_over(self, said: Standing) -> bool:
        """Whether what was left here is somebody else's, so that rounds that are over in it never count."""
        # One thing may have happened since the last mark; where there is none yet, the deal besides.
        ours = said.alone or sum(self.settling[said.come :]) <= (1 if said.known else 2)
        over = self.over == len(self.deals)
        return self.left and (self.unnamed or not ours or (said.seen and over))

    def ask(self, connection: sqlite3.Connection, schema: int) -> Standing:
        """Return what the database says.

        Raises BadStatistics.
        """
        if schema < SCHEMA:
            return Standing(False, 0, True)
        seen, played = self._seen(connection), helped(connection, self.match, len(self.deals))
        dealt = {
            row[0]
            for row in connection.execute('SELECT digest FROM deals WHERE "match" = ?', (self.match,))
            if not str(row[0]).startswith("number ")
        }
        why = ""
        if (dealt and self.deals[0] not in dealt) or self._others_played(played):
            why = OTHER
        row = connection.execute(
            'SELECT come, digest, practice FROM marks WHERE "match" = ?', (self.match,)
        ).fetchone()
        if row is None:
            other = connection.execute("SELECT 1 FROM marks WHERE game = ? LIMIT 1", (self.game,)).fetchone()
            return Standing(False, 0, other is None, why, seen, bool(dealt), played)
        come, digest, practice = row
        if not (type(come) is int and come >= 0 and isinstance(digest, str) and practice in (0, 1)):
            raise BadStatistics("something in them is no mark of a match", damaged=True)
        if practice:
            why = STAYED
        elif come >= len(self.digests):
            why = EARLIER
        elif digest != self.digests[come]:
            why = OTHER
        return Standing(True, come, False, why, seen, bool(dealt), played)

    def _others_played(self, played: Played | None) -> bool:
        """Whether computers have decided in the round of whom it does not tell: no way back is free that
        unlearns what they did."""
        if played is None or len(played.by) != len(self.who):
            return False
        return any(names - {PERSON} - set(who) for names, who in zip(played.by, self.who, strict=True))

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


def waiting_from_json(data: Any) -> list[Change | Question]:
    """Return the changes that wait, and the questions among them, in their order.

    Raises ValueError.
    """
    if not isinstance(data, list):
        raise ValueError("it is no list")
    return [
        Question.from_json(each)
        if isinstance(each, dict) and each.get("what") == QUESTION
        else change_from_json(each)
        for each in data
    ]
