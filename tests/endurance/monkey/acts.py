"""Acts of a random person, as values of a kind and a number that determines the rest."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from macclassic.quickdraw.resources import languages

LENGTH = 400
"""Acts of one evening, which has one folder and one program after another in it."""

WEIGHTS: Mapping[str, int] = {
    # Game
    "move": 26,
    "key": 22,
    "any-key": 5,
    "click": 20,
    "any-click": 4,
    "double-click": 3,
    "right-click": 2,
    "drag": 6,
    "hover": 8,
    "wait": 3,
    # Menus and their keys
    "item": 9,
    "walk-menu": 3,
    "menu-keys": 3,
    "command-key": 5,
    # Dialogs
    "control": 12,
    "answer": 16,
    "type": 3,
    # Commands
    "new-match": 5,
    "options": 4,
    "deal": 1,
    "undo": 5,
    "hint": 3,
    "review": 1,
    "all-hands": 1,
    "statistics": 1,
    "help": 1,
    "demo": 1,
    "balloons": 1,
    "save": 2,
    "open": 2,
    "replay": 1,
    "reopen": 3,
    "restart": 2,
    "language": 2,
    "depth": 2,
    "monitor": 1,
    "hide": 1,
    # Rest of the program
    "switch": 3,
    "desktop": 2,
    "redo": 2,
    "concede": 1,
    "cloth": 1,
    "log": 1,
    "today": 1,
    "lesson": 2,
    "practice": 1,
    "ladder": 1,
    "persons": 1,
    "archive": 1,
    "full-screen": 1,
    "rove": 3,
    "portrait": 1,
    "engines": 1,
}
"""Relative frequency of each kind of act."""


@dataclass(frozen=True, slots=True)
class Act:
    """Act of a person: its kind, and the number from which the rest is drawn."""

    kind: str
    number: int

    def to_json(self) -> list[Any]:
        """Return the act as JSON data."""
        return [self.kind, self.number]


@dataclass(frozen=True, slots=True)
class Evening:
    """Initial state of an evening: the game, a seed, and the settings of the screen."""

    game: str
    number: int
    depth: int
    language: str
    balloons: bool

    def to_json(self) -> dict[str, Any]:
        """Return the evening as JSON data."""
        return {name: getattr(self, name) for name in ("game", "number", "depth", "language", "balloons")}


def evening(seed: int, game: str, index: int, length: int = LENGTH) -> tuple[Evening, list[Act]]:
    """Return the evening of a game with an index among those of a seed, and its acts."""
    rng = random.Random(f"{seed}/{game}/{index}")
    begin = Evening(
        game=game,
        number=rng.randrange(2**31),
        depth=rng.choice((1, 4, 8)),
        language=rng.choice(languages()),
        balloons=rng.random() < 0.2,
    )
    kinds = rng.choices(list(WEIGHTS), list(WEIGHTS.values()), k=length)
    return begin, [Act(kind, rng.randrange(2**31)) for kind in kinds]
