"""Declaration of a game's options, used by the command line, records, settings and the dialog.

A game's options are one frozen dataclass, derived from `Options`, with each field made by `option`. An
`OptionKind` defines the permitted values and reads them from untrusted input. Options are checked once, when
the dataclass is made: `checked` for input that must be right (the command line, a record), `with_changes` for
changes within a match, `usable` for input that may be wrong (a dialog, stored settings). From then on the
value itself is passed on and changed with `dataclasses.replace`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar

from macclassic.engine.core.safe_text import harmless

Json = dict[str, Any]
"""A JSON object."""
JsonMapping = Mapping[str, Any]
"""A JSON object that is only read."""

T = TypeVar("T")

PERSON = "person"
"""Name of a player that is a person, in records, settings and options."""


class BadOption(ValueError):  # noqa: N818
    """An option that does not exist or a value that it cannot have; its text is a sentence for the player."""


def quoted(value: object) -> str:
    """Return a value as a message may quote it: short, and printable anywhere."""
    if isinstance(value, str):
        return f"“{harmless(value, 40)}”"
    if value is None or isinstance(value, bool | float):
        return str(value)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    return "a list" if isinstance(value, list | tuple) else "something else"


# Kinds


class OptionKind(Protocol):
    """Permitted values of an option, with conversion from and to JSON."""

    @property
    def words(self) -> str:
        """Description of the permitted values that continues “money must be”."""

    def read(self, value: object) -> Any:
        """Return a value from itself, from its JSON form in a record, or from its text on a command line.

        Raises ValueError if it is not permitted.
        """

    def written(self, value: Any) -> Any:
        """Return a value in its JSON form: a number, true or false, a text, or a list of such."""


class _Plain:
    """Base class of kinds whose values are their own JSON form."""

    def written(self, value: T) -> T:
        """Return the value itself."""
        return value


@dataclass(frozen=True)
class Number(_Plain):
    """A whole number from `least` to `most`, or `word` instead of one.

    `offered`: the numbers that have a button in a dialog.
    """

    least: int
    most: int
    offered: tuple[int, ...] = ()
    word: str = ""

    @property
    def words(self) -> str:
        """Description of the permitted values."""
        return f"a whole number from {self.least} to {self.most}"

    def read(self, value: object) -> int | str:
        """Return a permitted number or the word; raises ValueError for any other value."""
        if self.word and value == self.word:
            return self.word
        number = _number(value)
        if number is None or not self.least <= number <= self.most:
            raise ValueError
        return number


def _number(value: object) -> int | None:
    """Return a whole number from itself or from a text of at most four digits, else None."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 4:
        return int(value)
    return value if type(value) is int else None


@dataclass(frozen=True)
class Choice(_Plain):
    """One of several texts or whole numbers."""

    values: tuple[str | int, ...]

    @property
    def words(self) -> str:
        """Description of the permitted values."""
        *others, last = map(str, self.values)
        return f"{', '.join(others)} or {last}"

    def read(self, value: object) -> int | str:
        """Return one of the values; raises ValueError for any other value."""
        for each in self.values:
            if each == (value if isinstance(each, str) else _number(value)):
                return each
        raise ValueError


@dataclass(frozen=True)
class Flag(_Plain):
    """True or false."""

    words: ClassVar[str] = "true or false"

    def read(self, value: object) -> bool:
        """Return a truth value; raises ValueError for any other value."""
        found = {"true": True, "false": False}.get(value) if isinstance(value, str) else value
        if type(found) is not bool:
            raise ValueError
        return found


@dataclass(frozen=True)
class SeveralValues:
    """A fixed number of values of a kind, all `different` if required; `example`: their text in messages."""

    each: OptionKind
    count: int
    different: bool = False
    example: str = ""

    @property
    def words(self) -> str:
        """Description of the permitted values."""
        return f"{self.count} values, each {self.each.words}, such as {self.example}"

    def read(self, value: object) -> tuple[Any, ...]:
        """Return the values of a list, or of a text with commas; raises ValueError for anything else."""
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, list | tuple) or len(parts) != self.count:
            raise ValueError
        found = tuple(map(self.each.read, parts))
        if self.different and len(set(found)) < self.count:
            raise ValueError
        return found

    def written(self, value: Sequence[Any]) -> list[Any]:
        """Return the values as a list in JSON form."""
        return [self.each.written(each) for each in value]


@dataclass(frozen=True)
class NumberSet:
    """A set of whole numbers from 0 to `count` - 1, as a sorted tuple."""

    count: int

    @property
    def words(self) -> str:
        """Description of the permitted values."""
        return f"some of 0 to {self.count - 1}"

    def read(self, value: object) -> tuple[int, ...]:
        """Return the numbers of a list, sorted; raises ValueError for any other value."""
        if not isinstance(value, list | tuple):
            raise ValueError
        if not all(type(each) is int and 0 <= each < self.count for each in value):
            raise ValueError
        return tuple(sorted(set(value)))

    def written(self, value: Sequence[int]) -> list[int]:
        """Return the numbers as a list."""
        return list(value)


FLAG = Flag()
PACE = Number(1, 5, offered=(1, 2, 3, 4, 5))
"""Speed of a table's motion; 5 is the fastest."""
FLOWER_BACKS = ("blossom", "waves", "shell", "sleeve")
"""Backs of the flower cards, which other games borrowed before they had their own."""
CLOTHS = ("green", "blue", "wine", "pine", "spring", "summer", "autumn", "winter", "year")
CLOTH = Choice(CLOTHS)
"""Cloth of a table; `year`: the cloth of the season."""
BACKS = 4
"""Number of card backs of each game; kinds with more values accept those of old settings."""


# Declaration


class SettingsForm(NamedTuple):
    """Default and kind of an option in settings, where they differ from those in a record."""

    default: object
    kind: OptionKind


@dataclass(frozen=True)
class Option:
    """Declaration of an option; for the fields see `option`."""

    name: str
    default: object
    kind: OptionKind
    screen: bool
    at_end: bool
    within: bool
    seats: bool
    house: bool
    omitted: bool
    kept: SettingsForm | None


def option(
    default: object,
    kind: OptionKind,
    *,
    screen: bool = False,
    at_end: bool = False,
    within: bool | None = None,
    seats: bool = False,
    house: bool = False,
    omitted: bool = False,
    kept: SettingsForm | None = None,
    record_only: bool = False,
) -> Any:
    """Declare an option of a game.

    `screen`: the rules do not read it, so records and the command line lack it. `at_end`: the rules read it
    only at the end of a round, so that it may change within one. `within`: it may change within a match (from
    the next round on, if a record has it); by default true for `screen` and `at_end` options. `seats`: its
    value is the number of players. `house`: any value but the default makes a game by house rules, which
    statistics count apart. `omitted`: a record leaves it out if it has its default. `kept`: its default and
    kind in settings, if these differ. `record_only`: settings do not have it.
    """
    kept = None if record_only else kept or SettingsForm(default, kind)
    within = screen or at_end if within is None else within
    declared = Option("", default, kind, screen, at_end, within, seats, house, omitted, kept)
    return field(default=default, metadata={"declared": declared})


@dataclass(frozen=True)
class Options:
    """Base class of all games' options."""

    longest: ClassVar[int] = 0
    """Number of decisions after which a simulated match is ended, for rules without an end; 0: never."""
    _declared: ClassVar[tuple[Option, ...]]

    @classmethod
    def declared(cls) -> tuple[Option, ...]:
        """Return the declarations of all options, in order."""
        if "_declared" not in vars(cls):
            cls._declared = tuple(replace(each.metadata["declared"], name=each.name) for each in fields(cls))
        return cls._declared

    @classmethod
    def recorded(cls) -> tuple[Option, ...]:
        """Return the declarations of the options that a record has."""
        return tuple(each for each in cls.declared() if not each.screen)

    def written(self) -> Json:
        """Return the options that a record has, in JSON form."""
        values = {each.name: (each, getattr(self, each.name)) for each in self.recorded()}
        return {
            name: each.kind.written(value)
            for name, (each, value) in values.items()
            if not each.omitted or value != each.default
        }

    def changes_from(self, before: Self) -> Json:
        """Return the recorded options that differ from `before`, in JSON form."""
        return {
            each.name: each.kind.written(getattr(self, each.name))
            for each in self.recorded()
            if getattr(self, each.name) != getattr(before, each.name)
        }

    @property
    def rules(self) -> str:
        """Name of the rules in statistics: ``plain`` or ``house``."""
        changed = (each.house and getattr(self, each.name) != each.default for each in self.declared())
        return "house" if any(changed) else "plain"

    def settled(self) -> Self:
        """Return the checked options with dependent values filled in; idempotent.

        Raises BadOption if the options contradict each other.
        """
        return self

    # Options in settings

    def repaired(self) -> Self:
        """Return options from settings, each of them usable, with defaults in place of contradictions."""
        return self

    def asked(self) -> Self:
        """Return the options of a match that starts with these settings, which `repaired` returned."""
        return self.settled()

    def faster(self, steps: int) -> Json:
        """Return the options that change if motion gets faster by some steps, or slower; none at the end."""
        pace = getattr(self, "pace", None)
        if pace is None or not PACE.least <= pace + steps <= PACE.most:
            return {}
        return {"pace": pace + steps}

    def sitting(self) -> Sequence[str]:
        """Return the player at each seat of a match with these settings, `PERSON` for a person.

        Seats without an entry are human.
        """
        return ()

    def as_played(self, match: Self, players: Sequence[str]) -> Json:
        """Return the values that the dialog shows for a match in progress instead of these settings.

        They come from the match's options and its players: the match may be from a foreign file.
        """
        return match.written()


O = TypeVar("O", bound=Options)  # noqa: E741


def late(options: type[Options]) -> frozenset[str]:
    """Return the names of the options that the rules read only at the end of a round."""
    return frozenset(each.name for each in options.recorded() if each.at_end)


def checked(options: type[O], given: Mapping[str, object] | O, seated: int = 0) -> O:
    """Return all options of a game: those given, the rest by default.

    An `Options` value is returned unchanged. `seated`: number of players, if two or more, where `given` does
    not say it. Raises BadOption for an unknown name, a value that an option cannot have, or options that
    contradict each other.
    """
    if isinstance(given, Options):
        assert isinstance(given, options)
        return given
    known = {each.name: each for each in options.recorded()}
    seats = {name: seated for name, each in known.items() if each.seats and seated > 1}
    values = {}
    for name, value in {**seats, **dict(given)}.items():
        if name not in known:
            raise BadOption(f"there is no option {quoted(name)}; there are {', '.join(known)}")
        try:
            values[name] = known[name].kind.read(value)
        except BadOption:
            raise  # the kind has a more specific message
        except ValueError:
            raise BadOption(f"{name} must be {known[name].kind.words}, not {quoted(value)}") from None
    return options(**values).settled()


def with_changes(options: O, given: Mapping[str, object]) -> O:
    """Return the options of a match with some of them changed; raises BadOption as `checked` does."""
    return checked(type(options), {**options.written(), **given}) if given else options


def usable(options: type[O], kept: Mapping[str, object]) -> O:
    """Return options from settings; missing and invalid values become defaults."""
    values = {}
    for each in options.declared():
        if each.kept is not None:
            default, kind = each.kept
            values[each.name] = default
            value = kept.get(each.name)
            with suppress(ValueError):
                found = kind.read(value)
                # Text in place of a number is permitted on the command line only.
                if not isinstance(value, str) or value == kind.written(found):
                    values[each.name] = found
    return options(**values).repaired()
