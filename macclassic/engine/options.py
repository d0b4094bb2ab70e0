"""Checks of options that several games have: whole numbers, yes and no. Each takes a value or its text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macclassic.engine.game import BadOption, told


def number_told(value: Any) -> int | None:
    """Return a whole number from itself or from its digits, four at most; None from anything else."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 4:
        return int(value)
    return value if type(value) is int else None


def whole(name: str, least: int, most: int) -> Callable[[Any], int]:
    """Return a check for a whole number between two others."""

    def check(value: Any) -> int:
        number = number_told(value)
        if number is None or not least <= number <= most:
            raise BadOption(f"{name} must be a whole number from {least} to {most}, not {told(value)}")
        return number

    return check


def flag(name: str) -> Callable[[Any], bool]:
    """Return a check for true or false."""

    def check(value: Any) -> bool:
        found = {"true": True, "false": False}.get(value) if isinstance(value, str) else value
        if type(found) is not bool:
            raise BadOption(f"{name} must be true or false, not {told(value)}")
        return found

    return check
