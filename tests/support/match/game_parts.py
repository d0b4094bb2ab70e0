"""Games by what they have: a screen, or an optional part of it."""

from __future__ import annotations

import dataclasses
from importlib import import_module

from macclassic.engine.core.registry import games
from macclassic.table.table_parts import AnyParts

SCREENS = [key for key, spec in games().items() if spec.screen]
"""Keys of the games with a screen."""


def parts_of(key: str) -> AnyParts:
    """Return what a game with a screen gives its table."""
    module, _, name = games()[key].screen.partition(":")
    parts: AnyParts = getattr(import_module(module), name)
    return parts


def with_part(group: str, name: str) -> list[str]:
    """Return the keys of the games that set a field of a group of `GameParts`, such as `finale`."""
    found = []
    for key in SCREENS:
        part = getattr(parts_of(key), group)
        (default,) = (each.default for each in dataclasses.fields(part) if each.name == name)
        if getattr(part, name) != default:
            found.append(key)
    return found
