"""Who sits at a table, for the screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table: the name said, the face shown, and what a balloon adds, if anything."""

    name: str
    face: str
    about: str = ""
