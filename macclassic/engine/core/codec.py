"""Codecs between typed values and the public JSON format, one for each union of dataclasses.

A value's ``type`` in JSON is the name of its class in lower case with hyphens: `PassPlain` is ``pass-plain``.
A game gives one `ValueKind` to each field name; it applies in every class. Reading ignores unknown keys.
Errors are ValueErrors with a sentence as text.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from functools import partial
from typing import Any, ClassVar, Generic, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from macclassic.engine.core.options import Json, JsonMapping, quoted

T = TypeVar("T")
U = TypeVar("U")
P = ParamSpec("P")

_MUST = object()
"""Marks a field kind without a value for a missing key: the key is required."""


@dataclass(frozen=True, slots=True)
class ValueKind:
    """Conversion of one kind of value to and from JSON; `read` raises ValueError with a sentence.

    `key`: name in JSON where the field cannot have that name, such as ``from``; empty for the field's name.
    `missing`: value if the key is absent, for a field that is always written; without it the field's default
    applies, and a field without a default is required. `named`: writes a view for version 2 of the engine
    protocol, with ids for cards; None: as `write` does.
    """

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    key: str = ""
    missing: object = _MUST
    named: Callable[[Any], Json] | None = None

    def otherwise(self, value: object) -> ValueKind:
        """Return a kind that reads this value if the key is absent."""
        return replace(self, missing=value)


def _same(value: T) -> T:
    return value


def plain(kind: type, what: str) -> ValueKind:
    """Return the kind of values that JSON holds unchanged: of exactly this type, no subtype."""

    def read(value: object) -> Any:
        if type(value) is not kind:
            raise ValueError(f"{quoted(value)} is not {what}")
        return value

    return ValueKind(_same, read)


def number(first: int, last: int, what: str) -> ValueKind:
    """Return the kind of whole numbers from `first` to `last`."""

    def read(value: object) -> int:
        if type(value) is not int or not first <= value <= last:
            raise ValueError(f"{quoted(value)} is no {what}")
        return value

    return ValueKind(_same, read)


def one_of(names: Sequence[str], what: str) -> ValueKind:
    """Return the kind of texts from a fixed list."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in names:
            raise ValueError(f"{quoted(value)} is no {what}")
        return value

    return ValueKind(_same, read)


def named(names: Sequence[str], what: str) -> ValueKind:
    """Return the kind of numbers from 0 that are written as names."""
    numbers = {name: number for number, name in enumerate(names)}

    def read(value: object) -> int:
        if not isinstance(value, str) or value not in numbers:
            raise ValueError(f"{quoted(value)} is no {what}")
        return numbers[value]

    return ValueKind(names.__getitem__, read)


def row_of(kind: ValueKind, wrong: str, least: int = 0, most: int = 1 << 31) -> ValueKind:
    """Return the kind of tuples with elements of a kind.

    `wrong`: error message for anything but a list of `least` to `most` elements.
    """

    def read(value: object) -> tuple[object, ...]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise ValueError(wrong)
        return tuple(map(kind.read, value))

    return ValueKind(lambda values: list(map(kind.write, values)), read)


def as_key(key: str, kind: ValueKind) -> ValueKind:
    """Return the same kind with a JSON key that differs from the field's name."""
    return ValueKind(kind.write, kind.read, key)


class _FieldCodec(NamedTuple):
    """One field of a class: its name, its JSON key, its kind, and its default if it has one."""

    name: str
    key: str
    kind: ValueKind
    default: object


class Codec(Generic[T]):
    """Reader and writer of a union of dataclasses, such as all events of a game.

    A field with its default value is not written, and may be absent when read.
    """

    def __init__(
        self,
        what: str,
        classes: Sequence[type[T]],
        mend: Callable[[T], T] = _same,
        /,
        **kinds: ValueKind | None,
    ) -> None:
        """Prepare the codec of some classes.

        `what`: word for a value in error messages. `kinds`: kind of each field name; None: the field is never
        written, and reading gives its default. `mend`: called with each value read, returns the value to use,
        for formats in which one field determines another. Raises TypeError if a field name has no kind.
        """
        fields_of = {each: fields(each) for each in classes}  # type: ignore[arg-type]
        known = {part.name for parts in fields_of.values() for part in parts}
        if missing := known - kinds.keys():
            # A mistake of the game's author.
            raise TypeError(f"every field of an {what} needs its kind: {', '.join(sorted(missing))}")
        self._what = what
        self._mend = mend
        self._classes = {_type_of(each): each for each in classes}
        self._parts = {
            each: [
                _FieldCodec(part.name, kind.key or part.name, kind, part.default)
                for part in fields_of[each]
                if (kind := kinds[part.name]) is not None
            ]
            for each in classes
        }
        self._types = {each: name for name, each in self._classes.items()}

    @property
    def classes(self) -> tuple[type[T], ...]:
        """The classes of the union, in the order given."""
        return tuple(self._classes.values())

    def to_json(self, value: T) -> Json:
        """Return a value as JSON data for a record."""
        data: Json = {"type": self._types[type(value)]}
        for name, key, kind, default in self._parts[type(value)]:
            own = getattr(value, name)
            if own != default:
                data[key] = kind.write(own)
        return data

    def from_json(self, data: Any) -> T:
        """Return the value that JSON data describe.

        Raises ValueError with a sentence if they describe none.
        """
        name = data.get("type") if isinstance(data, dict) else None
        found = self._classes.get(name) if isinstance(name, str) else None
        if found is None:
            raise ValueError(f"{quoted(name)} is no {self._what}")
        values = {}
        for field, key, kind, default in self._parts[found]:
            if key in data:
                values[field] = kind.read(data[key])
            elif kind.missing is not _MUST:
                values[field] = kind.missing
            elif default is MISSING:
                raise ValueError(f"the {self._what} {quoted(name)} lacks its {quoted(key)}")
        return self._mend(found(**values))


def _type_of(kind: type) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


# Views as plain data, for requests to the think process


class Dataclass(Protocol):
    """Protocol of any dataclass instance."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


View = TypeVar("View", bound=Dataclass)


def to_plain(view: Dataclass) -> Json:
    """Return a view, a dataclass of numbers and tuples, as plain data."""
    return {field.name: getattr(view, field.name) for field in fields(view)}


def later(default: T) -> T:
    """Declare a view field that a later version added: requests of older versions lack it."""
    return dataclasses.field(default=default, metadata={"later": True})


def quickly(kind: Callable[P, T]) -> Callable[P, T]:
    """Return a function that makes values of a frozen dataclass with slots in a fifth of the time.

    The constructor of a frozen dataclass sets each field by a call. This function sets the fields of a draft,
    an object with the same slots that is not frozen, and then turns it into a value of the class.

    Give many fields by position: by name they take longer than all the rest.
    """
    known = fields(cast("type[Dataclass]", kind))
    names = [each.name for each in known]
    lines = ["_made = _draft()", *(f"_made.{name} = {name}" for name in names)]
    lines += ["_made.__class__ = _kind", "return _made"]
    draft = type("Draft", (), {"__slots__": names})
    used: dict[str, Any] = {"_draft": draft, "_kind": kind}
    exec(f"def make({', '.join(names)}):\n    " + "\n    ".join(lines), used)
    make: Any = used["make"]
    make.__defaults__ = tuple(each.default for each in known if each.default is not MISSING)
    return cast("Callable[P, T]", make)


def from_plain(kind: type[View], data: JsonMapping) -> View:
    """Return a view from plain data, with lists converted to tuples.

    Fields declared `later` may be absent. Raises ValueError if another field is absent, if a text field is no
    text, or if any other field holds anything but whole numbers and lists of them.
    """
    values: dict[str, object] = {}
    for field in fields(kind):
        if field.name not in data and field.metadata.get("later"):
            continue
        value = data.get(field.name)
        usable = isinstance(value, str) if field.type in (str, "str") else _plain(value)
        if not usable:
            raise ValueError(f"a view without a usable “{field.name}”")
        values[field.name] = _tuples(value)
    return kind(**values)


def _plain(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(_plain(each) for each in value)
    return isinstance(value, int)


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


def plain_view(kind: type[Dataclass], named: Callable[[Any], Json] | None = None) -> ValueKind:
    """Return the kind of views that are dataclasses of numbers and tuples; `named`: as in `ValueKind`."""
    return ValueKind(to_plain, lambda data: from_plain(kind, data), named=named)


def with_ids(ids: Sequence[str], cards: str = "", sets: str = "", plays: str = "") -> Callable[[Any], Json]:
    """Return a writer of views with ids in place of card numbers, for `ValueKind.named`.

    The other arguments are names of fields, separated by spaces. `cards`: a number, or tuples of numbers;
    negative ones are written as null. `sets`: a set as bits, or tuples of them; each is written as a list.
    `plays`: tuples of card + 64 × set, written as pairs of the card and the list.
    """
    named: dict[str, Callable[[int], object]] = dict.fromkeys(cards.split(), partial(_card_of, ids))
    named |= dict.fromkeys(sets.split(), partial(_cards_of, ids))
    named |= dict.fromkeys(plays.split(), lambda play: [ids[play & 63], _cards_of(ids, play >> 6)])

    def write(view: Dataclass) -> Json:
        plain = to_plain(view)
        return {name: _each(named.get(name, _same), value) for name, value in plain.items()}

    return write


def _card_of(ids: Sequence[str], card: int) -> str | None:
    return ids[card] if card >= 0 else None


def _cards_of(ids: Sequence[str], cards: int) -> list[str]:
    return [name for card, name in enumerate(ids) if cards >> card & 1]


def _each(write: Callable[[int], object], value: Any) -> object:
    return [_each(write, each) for each in value] if isinstance(value, list | tuple) else write(value)


LARGEST = (1 << 53) - 1
"""Largest whole number that every reader of JSON keeps exactly."""


def view_with_ids(kind: ValueKind, view: object) -> Json:
    """Return a view as version 2 of the engine protocol sends it; larger numbers than LARGEST are texts."""
    written: Json = (kind.named or kind.write)(view)
    return {name: _exact(value) for name, value in written.items()}


def _exact(value: object) -> object:
    if isinstance(value, dict):
        return {key: _exact(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_exact(each) for each in value]
    return str(value) if type(value) is int and abs(value) > LARGEST else value


# Comparison of a record with the rules' results: a record may have more keys, but not fewer


def holds(recorded: object, ours: Json, free: frozenset[str]) -> bool:
    """True if JSON data contain all our values; innermost lists of the keys in `free` may be in any order."""
    return isinstance(recorded, dict) and all(
        key in recorded and _equal(recorded[key], value, key in free, free) for key, value in ours.items()
    )


def _equal(recorded: object, ours: object, any_order: bool, free: frozenset[str]) -> bool:
    """True if two values are equal and of the same type."""
    if isinstance(ours, dict):
        return holds(recorded, ours, free)
    if not isinstance(ours, list):
        return type(recorded) is type(ours) and bool(recorded == ours)
    if not isinstance(recorded, list) or len(recorded) != len(ours):
        return False
    if not any_order or any(isinstance(each, list) for each in ours):
        return all(_equal(one, other, any_order, free) for one, other in zip(recorded, ours, strict=True))
    return paired(recorded, ours, lambda one, other: _equal(one, other, False, free))


def paired(recorded: Sequence[T], ours: Sequence[U], same: Callable[[T, U], bool]) -> bool:
    """True if `recorded` and `ours` can be paired off completely by `same`, in any order."""
    if len(recorded) == len(ours) and all(map(same, recorded, ours)):
        return True  # nearly always in our own order
    left = list(recorded)
    for value in ours:
        place = next((i for i, each in enumerate(left) if same(each, value)), None)
        if place is None:
            return False
        del left[place]
    return not left


def wrong() -> ValueError:
    """Return the exception for recorded events that differ from those of the rules."""
    return ValueError("its events are not what the rules make of it")
