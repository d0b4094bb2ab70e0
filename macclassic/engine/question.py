"""The question that decides whether a match counts: how it stood when it was taken up, held against what is
remembered in the statistics. It can wait for them, in a file too."""

from __future__ import annotations

import sqlite3
from dataclasses import asdict, dataclass, fields
from typing import Any

from macclassic.engine.database import SCHEMA, BadStatistics
from macclassic.engine.match import Match
from macclassic.engine.past import deal_number
from macclassic.engine.played import PERSON, Played
from macclassic.engine.standing import EARLIER, LAID, OTHER, SEEN, STAYED, helped


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
            match.deals(),
            number,
            match.digests,
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
        return asdict(self)

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
