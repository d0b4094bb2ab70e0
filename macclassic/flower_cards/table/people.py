"""Who sits at a table, for the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from macclassic.engine.texts import harmless


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table: the name said, the face shown, and what a balloon adds, if anything."""

    name: str
    face: str
    about: str = ""


LONGEST = 12
"""Letters of a name that there is room for."""


def called(entry: Mapping[str, Any], otherwise: str) -> str:
    """Return what somebody is called by a match's entry for the seat: the record and the table say the same.

    `otherwise` is for entries that say no more than a letter, as records did before anybody had a name.
    """
    name = harmless(str(entry["name"]), LONGEST)
    return otherwise or name if len(name) < 2 else name
