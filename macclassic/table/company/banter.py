"""Selects the companions' remarks and their speakers, from the lines in ``resources/company``.

The choice depends on public information only (`Remark`, public standings), on the setting for the amount of
talk, and on a random stream separate from the deal's. Times are passed in, in milliseconds. No Qt.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.safe_text import capital
from macclassic.quickdraw import resources
from macclassic.quickdraw.resources import FIRST_LANGUAGE
from macclassic.table.company.banter_memory import FRESH, BanterMemory
from macclassic.table.company.names import companion
from macclassic.table.company.remarks import Occasion, Remark

ALL_GAMES = "all_games"
"""Name of the file with the lines for all games; no game can have this name."""
WHENS = ("ahead", "behind", "twice", "streak", "late", "you")
"""Conditions that a line may require."""
FACTS = ("who", "card", "amount", "round")
"""Facts that a line may contain, in braces."""
LATE = 5
"""First round that counts as late in a match."""

MAX_LINE_LENGTH = 46
"""Maximum length of a line in letters; a card's name may be long."""
APART_MS, EACH_MS = 8_000, 20_000
"""Least time between two lines of a chatty company, and between two lines of one companion."""
LOST = 2
"""Number of rounds lost in a row after which the companions no longer crow."""
RARELY = 3
"""One in so many minor events gets a remark, and of major ones if the company is quiet."""
FITTING = 3, 2
"""A line that fits the event in particular is preferred in 2 of 3 cases."""

_COMMON = {Occasion.HELLO, Occasion.AGAIN, Occasion.DEAL, Occasion.JAM, Occasion.NOBODY, Occasion.WAIT}
"""Occasions that belong to the whole table, not to one seat."""
_GREETINGS = {Occasion.HELLO, Occasion.AGAIN}
_ENDS = {Occasion.WIN, Occasion.NOBODY}
_SMALL = {
    Occasion.TAKE,
    Occasion.MISS,
    Occasion.HOME,
    Occasion.STRIKE,
    Occasion.JAM,
    Occasion.BROKE,
}
"""Minor events, so frequent that most get no remark."""
_MOMENTS = {
    Occasion.STRIKE,
    Occasion.SWEEP,
    Occasion.JAM,
    Occasion.GO,
    Occasion.STOP,
    Occasion.SET,
    Occasion.QUARTET,
    Occasion.BUMP,
    Occasion.POISON,
    Occasion.PENALTY,
    Occasion.OUT,
}
_TACTFUL = _GREETINGS | {Occasion.DEAL, Occasion.NOBODY}
"""Occasions that get remarks even while the player keeps losing."""


class SpeakerRole(Enum):
    """Relation of the speaker to the event: agent, affected, or onlooker."""

    OWN = ""
    ME = "me"
    ANOTHER = "another"


# Lines


@dataclass(frozen=True)
class BanterLine:
    """Line of one companion: `who` is the key of the picture, `when` are the conditions."""

    who: str
    occasion: Occasion
    side: SpeakerRole
    text: str
    when: frozenset[str] = frozenset()

    @property
    def named(self) -> frozenset[str]:
        """Names of the facts that the line contains."""
        return frozenset(_BRACES.findall(self.text))

    @property
    def fitting(self) -> bool:
        """True if the line is for a particular situation: it has conditions or facts."""
        return bool(self.when or self.named)

    @property
    def key(self) -> str:
        """Unique key of the line."""
        return f"{self.who}: {self.text}"


_BRACES = re.compile(r"\{([^}]*)\}")
_HEADING = re.compile(r"\[(\w+)(?: (me|another))?\]")
_ARTICLE = re.compile("^(?:the |le |la |les |l’)")
_LINE = re.compile(r"(\w+)(?: \(([a-z, ]+)\))?: (\S.*\S)")


def read(text: str) -> Iterator[BanterLine]:
    """Yield the lines of a file; raises ValueError for a malformed line."""
    whose = {name: key for key, name in NAMES.items()}
    occasion: tuple[Occasion, SpeakerRole] | None = None
    for number, row in enumerate(text.splitlines(), 1):
        if not row or row.startswith("#"):
            continue
        if heading := _HEADING.fullmatch(row):
            occasion = Occasion(heading[1]), SpeakerRole(heading[2] or "")
            continue
        parts = _LINE.fullmatch(row)
        if parts is None or occasion is None or parts[1] not in whose:
            raise ValueError(f"line {number} is none: {row}")
        line = BanterLine(
            whose[parts[1]], *occasion, parts[3], frozenset((parts[2] or "").split(", ")) - {""}
        )
        if not line.when <= set(WHENS) or not line.named <= set(FACTS):
            raise ValueError(f"line {number} has an unknown condition: {row}")
        yield line


@cache
def lines_in(language: str, game: str) -> Sequence[BanterLine]:
    """Return the companions' lines for a game in a language, the game's own before those of all games.

    A file that is missing in that language is taken from the first language.
    """
    lines: list[BanterLine] = []
    for name in (game, ALL_GAMES):
        paths = (resources.found("company", each, f"{name}.txt") for each in (language, FIRST_LANGUAGE))
        path = next((path for path in paths if path.is_file()), None)
        lines += read(path.read_text("utf-8")) if path is not None else ()
    return tuple(lines)


# Settings and results


@dataclass(frozen=True)
class BanterSettings:
    """Settings of the talk: `attitude` is chatty, quiet or off; `memory` holds earlier lines."""

    attitude: str = "off"
    language: str = FIRST_LANGUAGE
    game: str = ""
    memory: BanterMemory = field(default_factory=BanterMemory)


@dataclass(frozen=True)
class SpokenLine:
    """Remark to be shown, with the seat of the speaker."""

    seat: int
    who: str
    text: str


# Choice of speaker and line


class Companions:
    """Companions at one table."""

    def __init__(self) -> None:
        self.manners = BanterSettings()
        self._who: Mapping[int, str] = {}
        self._people: Collection[int] = ()
        self._rounds = self._lost = 0
        self._winner: int | None = None
        self._streak = False
        self._done: Counter[tuple[int, Occasion]] = Counter()
        self._spoken = False
        """True if there was a remark in this round."""
        self._last: dict[int, int] = {}
        """Time of the last remark in milliseconds, by seat."""
        self._chance = Stream(0, "company")

    @property
    def who(self) -> Mapping[int, str]:
        """Companions by seat."""
        return self._who

    @property
    def begins(self) -> bool:
        """True if the first round is still to be dealt and a person at the table wants remarks."""
        return self.manners.attitude != "off" and bool(self._people) and not self._rounds

    @property
    def ended(self) -> bool:
        """True if an end of the round was already noted."""
        return any(occasion in (Occasion.WIN, Occasion.NOBODY) for _, occasion in self._done)

    def sit(self, who: Mapping[int, str], people: Collection[int]) -> None:
        """Begin a match with these companions by seat; `people` are the seats of persons."""
        self._who, self._people = dict(who), tuple(people)
        self._rounds = self._lost = 0
        self._winner, self._streak = None, False
        self._last.clear()
        self._begin_round()

    def _begin_round(self) -> None:
        self._done.clear()
        self._spoken = False
        self._chance = Stream(self.manners.memory.rounds, "company")

    def deal(self, at: int, standing: Sequence[int] = (), mute: Collection[int] = ()) -> SpokenLine | None:
        """Return the remark at the deal of a round, or None; in the first round preferably a greeting."""
        memory = self.manners.memory
        memory.begin_round()
        self._begin_round()
        self._rounds += 1
        said = None
        if self._rounds == 1:
            said = self._choose(Remark(Occasion.HELLO), at, standing, mute)
            memory.met = [who for who in NAMES if who in memory.met or who in self._who.values()]
        return said or self.hear(Remark(Occasion.DEAL), at, standing, mute)

    def hear(
        self, remark: Remark, at: int, standing: Sequence[int] = (), mute: Collection[int] = ()
    ) -> SpokenLine | None:
        """Return a remark on an event, or None.

        `at` is the time in milliseconds, `standing` the public standings by seat, `mute` the seats that
        cannot speak.
        """
        self._note(remark)
        return self._choose(remark, at, standing, mute)

    def last_words(self, places: Sequence[int]) -> Mapping[int, str]:
        """Return the last words of each companion by seat, at the end of a match with these places.

        Each uses the line unused for longest, so that there always is one.
        """
        memory, found = self.manners.memory, {}
        if self.manners.attitude == "off" or not self._people:
            return {}
        first = places.index(1) if 1 in places else -1
        for seat in self._who:
            side = SpeakerRole.OWN if places[seat] == 1 else SpeakerRole.ANOTHER
            remark = Remark(Occasion.CHAMPION, seat if side is SpeakerRole.OWN else first)
            lines = self._fitting(remark, seat, side, ())
            if lines:
                oldest = min(memory.said.get(line.key, -FRESH) for line in lines)
                rested = [line for line in lines if memory.said.get(line.key, -FRESH) == oldest]
                line = self._chance.choice(rested)
                memory.said[line.key] = memory.rounds
                found[seat] = line.text.format(**self._facts(remark, seat))
        return found

    def _note(self, remark: Remark) -> None:
        seat = remark.seat
        self._done[seat, remark.occasion] += 1
        if remark.occasion is Occasion.WIN:
            self._streak = seat == self._winner
            self._lost = 0 if seat in self._people else self._lost + 1
            self._winner = seat
        elif remark.occasion is Occasion.NOBODY:
            self._winner = None

    def _choose(
        self, remark: Remark, at: int, standing: Sequence[int], mute: Collection[int]
    ) -> SpokenLine | None:
        if not self._who or not self._people or not self._worth(remark, at):
            return None
        for seat, side in self._candidates(remark):
            if seat in mute:
                continue
            if self.manners.attitude == "chatty" and at - self._last.get(seat, -EACH_MS) < EACH_MS:
                continue
            found = self._line(remark, seat, side, standing)
            if found is not None:
                self._spoken = True
                self._last[seat] = at
                self.manners.memory.said[found.key] = self.manners.memory.rounds
                facts = self._facts(remark, seat)
                return SpokenLine(seat, self._who[seat], capital(found.text.format(**facts)))
        return None

    def _worth(self, remark: Remark, at: int) -> bool:
        """Return True if the event deserves a remark now."""
        what, attitude = remark.occasion, self.manners.attitude
        theirs = what is Occasion.WIN and remark.seat in self._people
        if attitude == "off" or (self._lost >= LOST and not theirs and what not in _TACTFUL):
            return False
        if attitude == "quiet":
            if self._spoken or what not in _GREETINGS | _ENDS | _MOMENTS:
                return False
            return what not in _MOMENTS or not self._chance.below(RARELY)
        if self._last and at - max(self._last.values()) < APART_MS:
            return False
        return what not in _SMALL or not self._chance.below(RARELY)

    def _candidates(self, remark: Remark) -> Sequence[tuple[int, SpeakerRole]]:
        """Return the possible speakers in random order; seats involved in the event tend to come first."""
        if remark.occasion in _COMMON:
            return self._chance.shuffled([(seat, SpeakerRole.OWN) for seat in self._who])
        lots: list[tuple[int, SpeakerRole]] = []
        for seat in self._who:
            side = {remark.seat: SpeakerRole.OWN, remark.other: SpeakerRole.ME}.get(seat, SpeakerRole.ANOTHER)
            lots += [(seat, side)] * (1 if side is SpeakerRole.ANOTHER else 3)
        return list(dict.fromkeys(self._chance.shuffled(lots)))

    def _line(
        self, remark: Remark, seat: int, side: SpeakerRole, standing: Sequence[int]
    ) -> BanterLine | None:
        """Return a line that was not used lately, preferably one particular to this event, or None."""
        memory = self.manners.memory
        found = [
            line
            for line in self._fitting(remark, seat, side, standing)
            if memory.rounds - memory.said.get(line.key, -FRESH) >= FRESH
        ]
        fitting = [line for line in found if line.fitting]
        of, often = FITTING
        if fitting and self._chance.below(of) < often:
            found = fitting
        return self._chance.choice(found) if found else None

    def _fitting(
        self, remark: Remark, seat: int, side: SpeakerRole, standing: Sequence[int]
    ) -> list[BanterLine]:
        """Return the lines that the companion at a seat may say on an event."""
        facts, holds = self._facts(remark, seat), self._holding(remark, seat, standing)
        occasion = remark.occasion
        if occasion is Occasion.HELLO and self._who[seat] in self.manners.memory.met:
            occasion = Occasion.AGAIN
        return [
            line
            for line in lines_in(self.manners.language, self.manners.game)
            if line.who == self._who[seat]
            and (line.occasion, line.side) == (occasion, side)
            and line.when <= holds
            and all(facts.get(name) for name in line.named)
            and len(line.text.format(**facts)) <= MAX_LINE_LENGTH
        ]

    def _other(self, remark: Remark, seat: int) -> int:
        """Return the other seat of the event, as seen by the speaker."""
        return remark.other if seat == remark.seat else remark.seat

    def _facts(self, remark: Remark, seat: int) -> Mapping[str, str]:
        """Return the facts that a line may contain; an empty one is not available."""
        numbers = {"amount": remark.amount, "round": self._rounds if self._rounds >= LATE else 0}
        return {
            "who": companion(self._who.get(self._other(remark, seat), "")),
            "card": _ARTICLE.sub("", remark.card),
            **{name: str(number) if number > 0 else "" for name, number in numbers.items()},
        }

    def _holding(self, remark: Remark, seat: int, standing: Sequence[int]) -> set[str]:
        """Return the names of the conditions that hold."""
        others = [each for place, each in enumerate(standing) if place != seat]
        mine = standing[seat] if seat < len(standing) and others else None
        held = {
            "ahead": mine is not None and mine > max(others),
            "behind": mine is not None and mine < min(others),
            "twice": self._done[remark.seat, remark.occasion] > 1,
            "streak": self._streak,
            "late": self._rounds >= LATE,
            "you": self._other(remark, seat) in self._people,
        }
        return {name for name, holds in held.items() if holds}
