"""What a move would do, told before it is made: the squares walked, who slides and who is sent home.

For a screen that shows a move's path, and for words about it; `motion` is what it all follows from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .board import BACKWARD, COLOUR_OF, ENTRY, FORWARD, HOME
from .motion import carry_out
from .state import Action, Event, Part


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
    """All that a move does: the walks in their order, the pawns sent to their starts, and all pawns' places
    after it."""

    walks: tuple[Walk, ...]
    bumped: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def homing(self) -> tuple[int, ...]:
        """The pawns that come home."""
        return tuple(walk.pawn for walk in self.walks if walk.end == HOME)


def walked(pawn: int, how: str, steps: int, place: int) -> tuple[int, ...]:
    """Return every place of a walk, the first included: forward with the bounce at home (§4), or backward.

    Of any other way only where it begins is told.
    """
    table = {"forward": FORWARD, "backward": BACKWARD}.get(how)
    if table is None:
        return (place,)
    return tuple(table[COLOUR_OF[pawn]][number][place] for number in range(steps + 1))


def trail(places: Sequence[int], action: Action) -> Trail:
    """Return what a move that is possible on a board would do."""
    now = list(places)
    walks: list[Walk] = []
    bumped: list[int] = []
    for part in action.parts:
        before, events = list(now), list[Event]()
        carry_out(now, part, events)
        slides = {int(str(event[1])): int(str(event[3])) for event in events if event[0] == "slide"}
        for event in events:
            if event[0] == "bump":
                bumped.append(int(str(event[1])))
            elif event[0] == "step":
                pawn, came, went = (int(str(value)) for value in event[1:])
                walks.append(_walk(part, pawn, before, came, went, slides.get(pawn, -1)))
    return Trail(tuple(walks), tuple(bumped), tuple(now))


def _walk(part: Part, pawn: int, before: list[int], came: int, went: int, slide: int) -> Walk:
    if part.how in ("forward", "backward"):
        return Walk(pawn, walked(pawn, part.how, part.steps, before[pawn]), slide=slide)
    end = ENTRY[COLOUR_OF[pawn]] if part.how == "enter" else went
    return Walk(pawn, (came, end), True, slide)
