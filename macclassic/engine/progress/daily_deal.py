"""Today's Deal: one round a day and game, the same for everybody, dealt by the date as a number.

Whoever has begun one has had the first try at it; that, how it came out, and what the strongest player makes
of the same cards in the same chair (the *par*) are kept in the statistics' database.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.options import PERSON, Options, usable
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.engine.progress.statistics import DAILY

FIRST = date(1993, 1, 1)
"""The first day that has a deal: no clock of a Macintosh like this one is right and behind it."""


def number(day: date) -> int:
    """Return the number of the deal of a day."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(seed: int) -> date | None:
    """Return the day whose deal has this number; None for a number that is no such day's."""
    try:
        day = date(seed // 10_000, seed // 100 % 100, seed % 100)
    except (ValueError, OverflowError):
        return None
    return day if day >= FIRST else None


def file(day: date) -> str:
    """Return what the file of a day's match is called beside the game: several days may be begun."""
    return f"{DAILY}-{number(day)}"


def setting(spec: GameSpec) -> tuple[Options, list[str]]:
    """Return the options of every day's deal, and who sits where: as on the first day with the game."""
    options = usable(spec.options, {})
    seats = len(spec.seats(options.asked()))
    sitting = [*options.sitting(), *[PERSON] * seats][:seats]
    chair = sitting.index(PERSON)
    # However many chairs a game leaves to people: here there is one.
    others = [who if who != PERSON else spec.players.default[seat] for seat, who in enumerate(sitting)]
    return options.asked(), [*others[:chair], PERSON, *others[chair + 1 :]]


def by_the_strongest(spec: GameSpec, day: date) -> Match:
    """Return the deal of a day with the strongest player in the person's chair, nothing decided yet."""
    options, sitting = setting(spec)
    players = [spec.players.adviser if who == PERSON else who for who in sitting]
    return begin(spec, number(day), options.written(), players)


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """What a day's deal came to for its chair: as `game.Tally` has it, with the `signs` of its turns; how
    many `hints` were given, and whether it was `practice`, since the cards were known."""

    won: bool | None
    points: int
    change: int
    signs: str = ""
    hints: int = 0
    practice: bool = False

    @classmethod
    def of(cls, match: Match, seat: int, signs: str = "") -> DailyOutcome:
        """Return what a match whose round is over has come to for a seat."""
        tally = match.result.tally(seat)
        return cls(tally.won, tally.points, tally.change, signs, match.participation.hints, match.practice)


@dataclass(frozen=True, slots=True)
class FirstTry:
    """The first try at a day's deal: when the match was `begun`, as its record tells it, and `on` which day
    by the clock; how it came out, and its par, None as long as they are not known."""

    begun: str
    on: str
    end: DailyOutcome | None = None
    par: DailyOutcome | None = None

    def late(self, day: date) -> bool:
        """Whether it was begun when its day was over."""
        return self.on > day.isoformat()


def begun(spec: GameSpec, day: date, when: str, on: date) -> KeyValue:
    """Return that a first try begins; an earlier one stays."""
    return _kept(spec, day, "", {"begun": when, "on": on.isoformat()}, True)


def ended(spec: GameSpec, day: date, outcome: DailyOutcome) -> KeyValue:
    """Return how a first try has come out; what is kept already stays."""
    return _kept(spec, day, "/end", asdict(outcome), True)


def par(spec: GameSpec, day: date, outcome: DailyOutcome) -> KeyValue:
    """Return what the strongest player has made of a day's deal."""
    return _kept(spec, day, "/par", asdict(outcome), False)


def _kept(spec: GameSpec, day: date, what: str, value: Mapping[str, Any], once: bool) -> KeyValue:
    return KeyValue(DAILY, f"{spec.key}/{number(day)}{what}", json.dumps(value), once)


def tries(spec: GameSpec, shelf: Mapping[str, Any]) -> dict[date, FirstTry]:
    """Return all first tries at a game's deals by what is kept on the shelf; what is none is left out."""
    found = {}
    for name, value in shelf.items():
        game, _, rest = name.partition("/")
        day = day_of(int(rest)) if game == spec.key and rest.isdecimal() and len(rest) == 8 else None
        if day is None or not isinstance(value, dict):
            continue
        when, on = value.get("begun"), value.get("on")
        if isinstance(when, str) and isinstance(on, str):
            end, by_strongest = (_outcome(shelf.get(f"{name}/{what}")) for what in ("end", "par"))
            found[day] = FirstTry(when, on, end, by_strongest)
    return found


def _outcome(value: Any) -> DailyOutcome | None:
    """Return an outcome from what is kept of one; None for what is none."""
    if not isinstance(value, dict):
        return None
    won, practice, signs = value.get("won"), value.get("practice"), value.get("signs")
    numbers = [value.get(name) for name in ("points", "change", "hints")]
    whole = [each for each in numbers if type(each) is int and abs(each) < 2**31]
    known = won is None or isinstance(won, bool)
    if not known or len(whole) < len(numbers) or not isinstance(signs, str) or not isinstance(practice, bool):
        return None
    points, change, hints = whole
    return DailyOutcome(won, points, change, signs, hints, practice)
