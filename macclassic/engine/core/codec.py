"""Typed values in the public format and back: one codec for each union of dataclasses, by their fields.

A value's ``type`` in JSON is the name of its class in small letters with hyphens, so `PassPlain` is
``pass-plain``. A field is written by the *kind* that a game gives to fields of its name, the same in every
class. What is read may have more keys than are known here; what can't be read is told in a sentence.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from macclassic.engine.core.options import Json, quoted

T = TypeVar("T")

_MUST = object()
"""Where a value is missing that must be told."""


@dataclass(frozen=True, slots=True)
class ValueKind:
    """How the values of one sort are written and read; `read` raises ValueError with a sentence.

    `key`: what they are called in JSON where a field can't have that name, such as ``from``. `missing`: what
    is read where a field is not told that is always written.
    """

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    key: str = ""
    missing: Any = _MUST

    def otherwise(self, value: Any) -> ValueKind:
        """Return a kind that others need not tell: then it is this."""
        return replace(self, missing=value)


def _same(value: Any) -> Any:
    return value


def plain(kind: type, what: str) -> ValueKind:
    """Return the kind of values that stand in JSON as they are: of one type, no other that equals it."""

    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise ValueError(f"{quoted(value)} is not {what}")
        return value

    return ValueKind(_same, read)


def number(first: int, last: int, what: str) -> ValueKind:
    """Return the kind of whole numbers from one to another."""

    def read(value: Any) -> int:
        if type(value) is not int or not first <= value <= last:
            raise ValueError(f"{quoted(value)} is no {what}")
        return value

    return ValueKind(_same, read)


def one_of(names: Sequence[str], what: str) -> ValueKind:
    """Return the kind of some words."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in names:
            raise ValueError(f"{quoted(value)} is no {what}")
        return value

    return ValueKind(_same, read)


def named(names: Sequence[str], what: str) -> ValueKind:
    """Return the kind of numbers, from 0, that are written as names."""
    numbers = {name: number for number, name in enumerate(names)}

    def read(value: Any) -> int:
        if not isinstance(value, str) or value not in numbers:
            raise ValueError(f"{quoted(value)} is no {what}")
        return numbers[value]

    return ValueKind(names.__getitem__, read)


def row_of(kind: ValueKind, wrong: str, least: int = 0, most: int = 1 << 31) -> ValueKind:
    """Return the kind of tuples of a kind; `wrong`: what is said where there is no list of so many."""

    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise ValueError(wrong)
        return tuple(map(kind.read, value))

    return ValueKind(lambda values: list(map(kind.write, values)), read)


def as_key(key: str, kind: ValueKind) -> ValueKind:
    """Return a kind under a name in JSON that is not the field's."""
    return ValueKind(kind.write, kind.read, key)


class _FieldCodec(NamedTuple):
    """One field of a class: its name, what it is called in JSON, its kind, and its default if it has one."""

    name: str
    key: str
    kind: ValueKind
    default: Any


class Codec(Generic[T]):
    """Writes and reads the values of some dataclasses that are one thing together, such as a game's events.

    A field that has its default is not written, and need not be there to be read.
    """

    def __init__(
        self,
        what: str,
        classes: Sequence[type[T]],
        mend: Callable[[T], T] = _same,
        /,
        **kinds: ValueKind | None,
    ) -> None:
        """`what`: what a value is called in a sentence. `kinds`: by the names of fields; None: not told, its
        default is read. `mend`: makes of a value as it was read the one that is meant, where one field says
        what another means."""
        fields_of = {each: fields(each) for each in classes}  # type: ignore[arg-type]
        known = {part.name for parts in fields_of.values() for part in parts}
        if missing := known - kinds.keys():
            # A slip of whoever writes a game.
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
        """The classes of its values, in their order."""
        return tuple(self._classes.values())

    def to_json(self, value: T) -> Json:
        """Return a value as it stands in a record."""
        data: Json = {"type": self._types[type(value)]}
        for name, key, kind, default in self._parts[type(value)]:
            own = getattr(value, name)
            if own != default:
                data[key] = kind.write(own)
        return data

    def from_json(self, data: Any) -> T:
        """Return the value that stands in a record.

        Raises ValueError with a sentence where there is none.
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


# Views, as they travel to the process that thinks


class Dataclass(Protocol):
    """What every dataclass is."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


View = TypeVar("View", bound=Dataclass)


def to_plain(view: Any) -> dict[str, Any]:
    """Return a view, a dataclass of numbers and tuples, as plain data."""
    return {field.name: getattr(view, field.name) for field in fields(view)}


def later(default: Any) -> Any:
    """Declare a field of a view that came later than others, so that an older view does not tell it."""
    return dataclasses.field(default=default, metadata={"later": True})


def from_plain(kind: type[View], data: Mapping[str, Any]) -> View:
    """Return a view of a kind from plain data, lists in it made tuples.

    What came `later` may be missing. Raises ValueError where another field is, where it is text and must not
    be, or where it holds anything else but numbers and lists of them.
    """
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name not in data and field.metadata.get("later"):
            continue
        value = data.get(field.name)
        usable = isinstance(value, str) if field.type in (str, "str") else _plain(value)
        if not usable:
            raise ValueError(f"a view without a usable “{field.name}”")
        values[field.name] = _tuples(value)
    return kind(**values)


def _plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(_plain(each) for each in value)
    return isinstance(value, int)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


def plain_view(kind: type[Any]) -> ValueKind:
    """Return the kind of views that are dataclasses of numbers and tuples."""
    return ValueKind(to_plain, lambda data: from_plain(kind, data))


# What a record tells, held against what the rules make of it: more keys may be told, and no less


def holds(told: Any, ours: Json, free: frozenset[str]) -> bool:
    """Whether something written holds all of ours; `free`: keys whose innermost lists may be in any order."""
    return isinstance(told, dict) and all(
        key in told and _equal(told[key], value, key in free, free) for key, value in ours.items()
    )


def _equal(told: Any, ours: Any, any_order: bool, free: frozenset[str]) -> bool:
    """Whether two values are equal and of one type."""
    if isinstance(ours, dict):
        return holds(told, ours, free)
    if not isinstance(ours, list):
        return type(told) is type(ours) and bool(told == ours)
    if not isinstance(told, list) or len(told) != len(ours):
        return False
    if not any_order or any(isinstance(each, list) for each in ours):
        return all(_equal(one, other, any_order, free) for one, other in zip(told, ours, strict=True))
    return paired(told, ours, lambda one, other: _equal(one, other, False, free))


def paired(told: Sequence[Any], ours: Sequence[Any], same: Callable[[Any, Any], bool]) -> bool:
    """Whether each of ours has one of theirs that is the `same`, and none is left over."""
    if len(told) == len(ours) and all(map(same, told, ours)):
        return True  # in our own order, as nearly always
    left = list(told)
    for value in ours:
        place = next((i for i, each in enumerate(left) if same(each, value)), None)
        if place is None:
            return False
        del left[place]
    return not left


def wrong() -> ValueError:
    """Return what is raised for events that are not those of the rules."""
    return ValueError("its events are not what the rules make of it")
