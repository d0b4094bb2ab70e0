"""What has happened in a match: its rounds and their moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from macclassic.engine.core.game_spec import Json
from macclassic.engine.match.participation import Participation
from macclassic.engine.match.record import WrittenRound


@dataclass(slots=True)
class PlayedMove:
    """A decision: whose, what followed, and the position before it."""

    seat: int
    action: Any
    events: tuple[Any, ...]
    before: Any


@dataclass
class PlayedRound:
    """One round. `start`: the position that it began with; `changed`: options that differ from the round
    before; `end`, `record`: how it ended and how it is told, once another has begun."""

    start: Any
    changed: Json
    participation: Participation
    moves: list[PlayedMove] = field(default_factory=list)
    end: Any = None
    record: WrittenRound | None = None
