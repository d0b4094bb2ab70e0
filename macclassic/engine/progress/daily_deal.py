"""Today's Deal: one round for each day and game, the same for all, with the date as seed.

The first match of a day is the first try. It, its outcome, and the outcome of the strongest player with the
same cards in the same seat (the *par*) are kept in the statistics' database.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date

from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.options import PERSON, Options, usable
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.engine.progress.statistics import DAILY

FIRST_DAY = date(1993, 1, 1)
"""First day with a deal; an earlier date means that the computer's clock is wrong."""


def number(day: date) -> int:
    """Return the number of a day's deal."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(seed: int) -> date | None:
    """Return the day of a deal's number; None if the number belongs to no day."""
    try:
        day = date(seed // 10_000, seed // 100 % 100, seed % 100)
    except (ValueError, OverflowError):
        return None
    return day if day >= FIRST_DAY else None


def match_file_name(day: date) -> str:
    """Return the name of the file of a day's match, in the game's folder; several may be in progress."""
    return f"{DAILY}-{number(day)}"


def options_and_players(spec: GameSpec) -> tuple[Options, list[str]]:
    """Return the options of every day's deal and the player of each seat: the game's defaults."""
    options = usable(spec.options, {})
    seats = len(spec.seats(options.asked()))
    sitting = [*options.sitting(), *[PERSON] * seats][:seats]
    chair = sitting.index(PERSON)
    # A game may give several seats to persons; the daily deal has one.
    others = [who if who != PERSON else spec.players.default[seat] for seat, who in enumerate(sitting)]
    return options.asked(), [*others[:chair], PERSON, *others[chair + 1 :]]


def by_the_strongest(spec: GameSpec, day: date) -> Match:
    """Return the undecided match of a day's deal with the strongest player in the person's seat."""
    options, sitting = options_and_players(spec)
    players = [spec.players.adviser if who == PERSON else who for who in sitting]
    return begin(spec, number(day), options.written(), players)


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """Outcome of a day's deal for the person's seat.

    `won`, `points`, `change`: as in `Tally`. `signs`: signs of its turns. `hints`: number of hints.
    `practice`: the match did not count.
    """

    won: bool | None
    points: int
    change: int
    signs: str = ""
    hints: int = 0
    practice: bool = False

    @classmethod
    def of(cls, match: Match, seat: int, signs: str = "") -> DailyOutcome:
        """Return the outcome of a match, whose round is over, for a seat."""
        tally = match.result.tally(seat)
        return cls(tally.won, tally.points, tally.change, signs, match.participation.hints, match.practice)


@dataclass(frozen=True, slots=True)
class FirstTry:
    """First try at a day's deal.

    `begun`: start of the match as in its record. `on`: day of the start by the clock. `end`, `par`: outcome
    and par, None until they are known.
    """

    begun: str
    on: str
    end: DailyOutcome | None = None
    par: DailyOutcome | None = None

    def late(self, day: date) -> bool:
        """True if it was begun after its day."""
        return self.on > day.isoformat()


def first_try_value(spec: GameSpec, day: date, when: str, on: date) -> KeyValue:
    """Return the database value for the start of a first try; it does not replace an earlier one."""
    return _stored_value(spec, day, "", {"begun": when, "on": on.isoformat()}, True)


def outcome_value(spec: GameSpec, day: date, outcome: DailyOutcome) -> KeyValue:
    """Return the database value for the outcome of a first try; it does not replace an earlier one."""
    return _stored_value(spec, day, "/end", asdict(outcome), True)


def par_value(spec: GameSpec, day: date, outcome: DailyOutcome) -> KeyValue:
    """Return the database value for the par of a day's deal."""
    return _stored_value(spec, day, "/par", asdict(outcome), False)


def _stored_value(spec: GameSpec, day: date, what: str, value: Mapping[str, object], once: bool) -> KeyValue:
    return KeyValue(DAILY, f"{spec.key}/{number(day)}{what}", json.dumps(value), once)


def tries(spec: GameSpec, stored: Mapping[str, object]) -> dict[date, FirstTry]:
    """Return all first tries at a game's deals from the database values; invalid ones are left out."""
    found = {}
    for name, value in stored.items():
        game, _, rest = name.partition("/")
        day = day_of(int(rest)) if game == spec.key and rest.isdecimal() and len(rest) == 8 else None
        if day is None or not isinstance(value, dict):
            continue
        when, on = value.get("begun"), value.get("on")
        if isinstance(when, str) and isinstance(on, str):
            end, by_strongest = (_outcome(stored.get(f"{name}/{what}")) for what in ("end", "par"))
            found[day] = FirstTry(when, on, end, by_strongest)
    return found


def _outcome(value: object) -> DailyOutcome | None:
    """Return an outcome from its database value; None if that is invalid."""
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
