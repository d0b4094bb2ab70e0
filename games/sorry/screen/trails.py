"""What a move would do, told before it is made: the squares walked, who slides and who is sent home.

A screen shows the path and tells of it; `moves` is what it all follows from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..acts import WALKING, Move, Part
from ..board import BACKWARD, COLOUR_OF, FORWARD, HOME
from ..events import Bump, Event, Slide, Step
from ..moves import carry_out


@dataclass(frozen=True, slots=True)
class Walk:
    """One pawn's way in a move: every place it is at, from where it stands to where it stops before any
    slide. `flies`: it is put there without walking. `slide`: the round end it slides to, -1 for none."""

    pawn: int
    places: tuple[int, ...]
    flies: bool = False
    slide: int = -1

    @property
    def end(self) -> int:
        """Where it comes to rest."""
        return self.places[-1] if self.slide < 0 else self.slide


@dataclass(frozen=True, slots=True)
class Trail:
    """All that a move does: the walks in their order, and the pawns sent to their starts."""

    walks: tuple[Walk, ...]
    bumped: tuple[int, ...]

    @property
    def homing(self) -> tuple[int, ...]:
        """The pawns that come home."""
        return tuple(walk.pawn for walk in self.walks if walk.end == HOME)


def walked(part: Part, place: int) -> tuple[int, ...]:
    """Return every place of a walk, the first included: forward with the bounce at home (§4), or backward."""
    table = FORWARD if part.how == "forward" else BACKWARD
    return tuple(table[COLOUR_OF[part.pawn]][number][place] for number in range(part.steps + 1))


def trail(places: Sequence[int], move: Move) -> Trail:
    """Return what a move that is possible on a board would do."""
    now = list(places)
    walks: list[Walk] = []
    bumped: list[int] = []
    for part in move.parts:
        events: list[Event] = []
        carry_out(now, part, events)
        slides = {event.pawn: event.went for event in events if isinstance(event, Slide)}
        bumped += [event.pawn for event in events if isinstance(event, Bump)]
        for event in events:
            if isinstance(event, Step):
                walks.append(_walk(part, event, slides.get(event.pawn, -1)))
    return Trail(tuple(walks), tuple(bumped))


def _walk(part: Part, step: Step, slide: int) -> Walk:
    if part.how in WALKING:
        return Walk(step.pawn, walked(part, step.came), slide=slide)
    return Walk(step.pawn, (step.came, step.went), True, slide)
