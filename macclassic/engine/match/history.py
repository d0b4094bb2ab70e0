"""History of a match: its rounds and their moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from macclassic.engine.core.contract import Event
from macclassic.engine.core.game_spec import Json
from macclassic.engine.match.participation import Participation
from macclassic.engine.match.record import WrittenRound

MoveWithState = tuple[int, Any, tuple[Event, ...], Any]
"""A decision as (seat, action, events, state after)."""


class Leaving(NamedTuple):
    """A change of players: after `step` decisions of a round, `player` left the seat, by name."""

    step: int
    seat: int
    player: str


@dataclass(slots=True)
class PlayedMove:
    """A decision: the seat, the events that followed, and the position before it."""

    seat: int
    action: Any
    events: tuple[Event, ...]
    before: Any


@dataclass
class PlayedRound:
    """One round of a match.

    `start`: its first position. `changed`: options that differ from the previous round's. `end`, `record`:
    final position and record of the round, set when the next one begins. `left`: players who left.
    """

    start: Any
    changed: Json
    participation: Participation
    moves: list[PlayedMove] = field(default_factory=list)
    end: Any = None
    record: WrittenRound | None = None
    left: list[Leaving] = field(default_factory=list)
