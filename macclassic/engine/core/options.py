"""The options of a game, each declared once: its default and its limits serve the command line, records,
settings and the dialog alike.

A game's options are one frozen dataclass, derived from `Options`, each field made by `option`. A kind says
which values there may be, and reads them from whatever somebody wrote. Options are checked once, where they
become such a value: `checked` takes what must be right (the command line, a record), `with_changes` a change
of a match's options, and `usable` what need not be right (a dialog, settings of another day). From there on
the value itself is passed on, and `replace` of dataclasses makes another one of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar

from macclassic.engine.core.safe_text import harmless

Json = dict[str, Any]

PERSON = "person"
"""Who plays at a seat where no computer does, in records, settings and options."""


class BadOption(ValueError):  # noqa: N818
    """An option that does not exist or a value it cannot have; its text is a sentence for a person."""


def quoted(value: Any) -> str:
    """Return a value as a message may quote it, whatever somebody wrote: short, and printable anywhere."""
    if isinstance(value, str):
        return f"“{harmless(value, 40)}”"
    if value is None or isinstance(value, bool | float):
        return str(value)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    return "a list" if isinstance(value, list | tuple) else "something else"


# Kinds


class OptionKind(Protocol):
    """Which values an option may have."""

    @property
    def words(self) -> str:
        """What it must be, as a sentence goes on after “money must be”."""

    def read(self, value: Any) -> Any:
        """Return a value from itself, from how a record tells it, or from its text on a command line.

        Raises ValueError where it is none.
        """

    def written(self, value: Any) -> Any:
        """Return a value as a record tells it: a number, true or false, a text, or a list of such."""


class _Plain:
    """A kind whose values a record tells as they are."""

    def written(self, value: Any) -> Any:
        """Return the value itself."""
        return value


@dataclass(frozen=True)
class Number(_Plain):
    """A whole number from `least` to `most`, or a word instead of one. `offered`: those that a dialog has a
    button for."""

    least: int
    most: int
    offered: tuple[int, ...] = ()
    word: str = ""

    @property
    def words(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def read(self, value: Any) -> Any:
        if self.word and value == self.word:
            return self.word
        number = _number(value)
        if number is None or not self.least <= number <= self.most:
            raise ValueError
        return number


def _number(value: Any) -> int | None:
    """Return a whole number from itself or from its digits, four at most; None from anything else."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 4:
        return int(value)
    return value if type(value) is int else None


@dataclass(frozen=True)
class Choice(_Plain):
    """One of several texts or whole numbers."""

    values: tuple[str | int, ...]

    @property
    def words(self) -> str:
        *others, last = map(str, self.values)
        return f"{', '.join(others)} or {last}"

    def read(self, value: Any) -> Any:
        for each in self.values:
            if each == (value if isinstance(each, str) else _number(value)):
                return each
        raise ValueError


@dataclass(frozen=True)
class Flag(_Plain):
    """True or false."""

    words: ClassVar[str] = "true or false"

    def read(self, value: Any) -> bool:
        found = {"true": True, "false": False}.get(value) if isinstance(value, str) else value
        if type(found) is not bool:
            raise ValueError
        return found


@dataclass(frozen=True)
class SeveralValues:
    """So many values of a kind, all of them `different` if need be; `example`: their text."""

    each: OptionKind
    count: int
    different: bool = False
    example: str = ""

    @property
    def words(self) -> str:
        return f"{self.count} values, each {self.each.words}, such as {self.example}"

    def read(self, value: Any) -> Any:
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, list | tuple) or len(parts) != self.count:
            raise ValueError
        found = tuple(map(self.each.read, parts))
        if self.different and len(set(found)) < self.count:
            raise ValueError
        return found

    def written(self, value: Any) -> Any:
        return [self.each.written(each) for each in value]


@dataclass(frozen=True)
class NumberSet:
    """Any of the whole numbers from 0 on, or none of them."""

    count: int

    @property
    def words(self) -> str:
        return f"some of 0 to {self.count - 1}"

    def read(self, value: Any) -> Any:
        if not isinstance(value, list | tuple):
            raise ValueError
        if not all(type(each) is int and 0 <= each < self.count for each in value):
            raise ValueError
        return tuple(sorted(set(value)))

    def written(self, value: Any) -> Any:
        return list(value)


FLAG = Flag()
PACE = Number(1, 5, offered=(1, 2, 3, 4, 5))
"""How fast a table moves; 5 is the fastest."""
FLOWER_BACKS = ("blossom", "waves", "shell", "sleeve")
"""The backs of the flower cards, which others borrowed before they had their own."""
CLOTHS = ("green", "blue", "wine", "pine", "spring", "summer", "autumn", "winter", "year")
CLOTH = Choice(CLOTHS)
"""What a table is covered with; `year`: the cloth of the season."""
BACKS = 4
"""So many backs a game has of its own; a kind that knows more has them of old settings."""


# Declaring


class SettingsForm(NamedTuple):
    """An option as settings have it, where it is not as a record has it."""

    default: Any
    kind: OptionKind


@dataclass(frozen=True)
class Option:
    """What has been declared of one option, see `option`."""

    name: str
    default: Any
    kind: OptionKind
    screen: bool
    at_end: bool
    within: bool
    seats: bool
    house: bool
    omitted: bool
    kept: SettingsForm | None


def option(
    default: Any,
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

    `screen`: the rules don't read it, so that no record has it, and no command line. `at_end`: they read it
    only when a round is over, so that it may change within one. `within`: it may be changed within a match
    (with the next round, if a record has it); if not told, what is `screen` or `at_end` may. `seats`: it
    tells how many play. `house`: with another value than the default the game is one by house rules, and is
    counted apart. `omitted`: a record that does not tell it has its default. `kept`: its default and kind in
    settings, where these are others; `record_only`: settings don't have it at all.
    """
    kept = None if record_only else kept or SettingsForm(default, kind)
    within = screen or at_end if within is None else within
    declared = Option("", default, kind, screen, at_end, within, seats, house, omitted, kept)
    return field(default=default, metadata={"declared": declared})


@dataclass(frozen=True)
class Options:
    """What all games' options are derived from."""

    longest: ClassVar[int] = 0
    """After so many decisions a simulated match is ended, where the rules might not end it; 0: never."""
    _declared: ClassVar[tuple[Option, ...]]

    @classmethod
    def declared(cls) -> tuple[Option, ...]:
        """Return what has been declared of each option, in order."""
        if "_declared" not in vars(cls):
            cls._declared = tuple(replace(each.metadata["declared"], name=each.name) for each in fields(cls))
        return cls._declared

    @classmethod
    def recorded(cls) -> tuple[Option, ...]:
        """Return what has been declared of those that a record has."""
        return tuple(each for each in cls.declared() if not each.screen)

    def written(self) -> Json:
        """Return the options that a record has, as it tells them."""
        values = {each.name: (each, getattr(self, each.name)) for each in self.recorded()}
        return {
            name: each.kind.written(value)
            for name, (each, value) in values.items()
            if not each.omitted or value != each.default
        }

    def changes_from(self, before: Self) -> Json:
        """Return the options that a record has and that differ from `before`, as a record tells them."""
        return {
            each.name: each.kind.written(getattr(self, each.name))
            for each in self.recorded()
            if getattr(self, each.name) != getattr(before, each.name)
        }

    @property
    def rules(self) -> str:
        """What statistics call the rules that these make: ``plain`` or ``house``."""
        changed = (each.house and getattr(self, each.name) != each.default for each in self.declared())
        return "house" if any(changed) else "plain"

    def settled(self) -> Self:
        """Return options, each of them checked, with what hangs on others filled in; those that it returned
        as they are.

        Raises BadOption where they don't go together.
        """
        return self

    # Options as settings have them

    def repaired(self) -> Self:
        """Return options from settings, each of them usable, with defaults for what does not go together."""
        return self

    def asked(self) -> Self:
        """Return the options of a match that is begun with these settings, which `repaired` returned."""
        return self.settled()

    def sitting(self) -> Sequence[str]:
        """Return who sits at each seat of a match that is played with these settings, `PERSON` for a person;
        at seats that are not told of people do."""
        return ()

    def as_played(self, match: Self, players: Sequence[str]) -> Json:
        """Return what the dialog shows of a match that is under way instead of these settings, by the options
        that its rules read and by who sits there: it may be from a file, and another's."""
        return match.written()


O = TypeVar("O", bound=Options)  # noqa: E741


def late(options: type[Options]) -> frozenset[str]:
    """Return the names of the options that the rules read only when a round is over."""
    return frozenset(each.name for each in options.recorded() if each.at_end)


def checked(options: type[O], given: Mapping[str, Any] | O, seated: int = 0) -> O:
    """Return all options of a game: those given, the rest by default. What it returned it leaves as it is.

    `seated`: so many play, if two or more, where the options don't tell. Raises BadOption for an unknown
    name, a value an option can't have, or options that don't go together.
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
            raise  # its kind knows better what is wrong
        except ValueError:
            raise BadOption(f"{name} must be {known[name].kind.words}, not {quoted(value)}") from None
    return options(**values).settled()


def with_changes(options: O, given: Mapping[str, Any]) -> O:
    """Return the options of a match with some of them changed. Raises BadOption as `checked` does."""
    return checked(type(options), {**options.written(), **given}) if given else options


def usable(options: type[O], kept: Mapping[str, Any]) -> O:
    """Return options as settings have them; what is missing or makes no sense has its default."""
    values = {}
    for each in options.declared():
        if each.kept is not None:
            default, kind = each.kept
            values[each.name] = default
            value = kept.get(each.name)
            with suppress(ValueError):
                found = kind.read(value)
                # Text for a number is for the command line.
                if not isinstance(value, str) or value == kind.written(found):
                    values[each.name] = found
    return options(**values).repaired()
