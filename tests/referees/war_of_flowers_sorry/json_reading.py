"""Reading of JSON of arbitrary content by the referees."""

from __future__ import annotations

from typing import Any


class Lost(Exception):  # noqa: N818 - not an error of the program, but of the record
    """A record so wrong that the rest of it has no meaning."""


def same(one: Any, other: Any) -> bool:
    """True if two JSON values are equal and of one type (True is not 1, 1.0 is not 1)."""
    return type(one) is type(other) and bool(one == other)


def whole(value: Any) -> bool:
    return type(value) is int


def cards_of(value: Any) -> list[str]:
    """Return a list of cards sorted; any other value becomes a list that no pile equals."""
    if isinstance(value, list) and all(isinstance(card, str) for card in value):
        return sorted(value)
    return ["not a list of cards"]


def entries(value: Any, what: str) -> list[dict[str, Any]]:
    """Return a list of objects unchanged.

    Raises Lost if the value is anything else.
    """
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise Lost(f"{what} must be a list of objects")
    return value
