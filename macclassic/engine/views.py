"""Views as plain data and back, as they travel to the process that thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, Protocol, TypeVar


class Dataclass(Protocol):
    """What every dataclass is."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


View = TypeVar("View", bound=Dataclass)


def to_plain(view: Any) -> dict[str, Any]:
    """Return a view, a dataclass of numbers and tuples, as plain data."""
    return {field.name: getattr(view, field.name) for field in fields(view)}


def from_plain(kind: type[View], data: Mapping[str, Any]) -> View:
    """Return a view of a kind from plain data, lists in it made tuples.

    Raises ValueError where a field is missing, is text unless it must be, or holds anything else but numbers
    and lists of them.
    """
    values: dict[str, Any] = {}
    for field in fields(kind):
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
