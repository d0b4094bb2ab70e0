"""How pawns move: landing, bumping, sliding (sorry §4).

Everything here works on a list of the sixteen places, which it changes, and may tell what happens as events.
"""

from __future__ import annotations

from .board import BACKWARD, COLOUR_OF, ENTRY, FORWARD, HOME, SLIDE, START, TRACK
from .state import Event, Part


def carry_out(places: list[int], part: Part, events: list[Event] | None = None) -> None:
    """Make one part of a move, which must be possible; append its events."""
    pawn, how, steps, target = part
    colour = COLOUR_OF[pawn]
    if how == "forward":
        _land(places, pawn, FORWARD[colour][steps][places[pawn]], events)
    elif how == "enter":
        _land(places, pawn, ENTRY[colour], events)
    elif how == "backward":
        _land(places, pawn, BACKWARD[colour][steps][places[pawn]], events)
    elif how == "sorry":
        _land(places, pawn, places[target], events)
    else:
        swap(places, pawn, target, events)


def _land(places: list[int], pawn: int, place: int, events: list[Event] | None) -> None:
    """Put a pawn on a place: whoever is there, foe or own, goes to its start; then it slides if it must."""
    came = places[pawn]
    if events is not None:
        events.append(("step", pawn, came, place))
    if came != place and place != HOME and place in places:
        _bump(places, places.index(place), events)
    places[pawn] = place
    if place < TRACK and SLIDE[COLOUR_OF[pawn]][place] >= 0:
        slide(places, pawn, events)


def _bump(places: list[int], pawn: int, events: list[Event] | None) -> None:
    if events is not None:
        events.append(("bump", pawn, places[pawn]))
    places[pawn] = START


def slide(places: list[int], pawn: int, events: list[Event] | None) -> None:
    """Slide a pawn that stands on a foreign triangle; every other on the slide goes to its start."""
    triangle = places[pawn]
    end = SLIDE[COLOUR_OF[pawn]][triangle]
    if events is not None:
        events.append(("slide", pawn, triangle, end))
    places[pawn] = end
    for other, place in enumerate(places):
        if triangle <= place <= end and other != pawn:
            _bump(places, other, events)


def swap(places: list[int], pawn: int, target: int, events: list[Event] | None) -> None:
    """Exchange two pawns, then let the mover slide, and the other if it is still where it was put (A8)."""
    mine, theirs = places[pawn], places[target]
    places[pawn], places[target] = theirs, mine
    if events is not None:
        events.append(("step", pawn, mine, theirs))
        events.append(("step", target, theirs, mine))
    if SLIDE[COLOUR_OF[pawn]][theirs] >= 0:
        slide(places, pawn, events)
    if places[target] == mine and SLIDE[COLOUR_OF[target]][mine] >= 0:
        slide(places, target, events)
