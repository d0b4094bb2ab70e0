"""Legal moves by a card, reasons against others, and their consequences (sorry §4).

All functions work on the places of the sixteen pawns, so that players can look ahead with nothing else.
`moves_by` lists each move once: of the pawns in one start only the first may leave it, and of the orders of a
split 7 with the same result only one is listed. `why_not` defines what is legal: it permits every pawn in the
start and every order that can be carried out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from .actions import BACKWARDS, ENTERS, FORWARDS, SORRIES, SPLITS, SWAPS, WALKING, Move, Part
from .board import BACKWARD, COLOUR_OF, DISTANCE, ENTRY, FORWARD, HOME, SLIDE, START, TRACK
from .cards import ELEVEN, RETREATS, SEVEN, SORRY, STARTS, WALKS
from .events import Bump, Event, Slide, Step

# Legal moves


def moves_by(
    places: Sequence[int],
    card: int,
    own: Sequence[int],
    opposing: Sequence[int],
    must_split: bool,
    spare_own: bool = False,
    exact_home: bool = False,
) -> list[Move]:
    """Return every move by a card, in a fixed order. An empty list is a forfeit."""
    if exact_home:
        found = moves_by(places, card, own, opposing, must_split, spare_own)
        return [move for move in found if not overshoots(places, move.parts)]
    if spare_own:
        found = moves_by(places, card, own, opposing, must_split)
        return [move for move in found if not sends_back(places, move, own)]
    found = []
    if card == SORRY:
        targets = [pawn for pawn in opposing if places[pawn] < TRACK]
        if targets:
            for pawn in _leavers(places, own):
                found += [SORRIES[pawn][target] for target in targets]
        return found
    if card in STARTS:
        found += [ENTERS[pawn] for pawn in _leavers(places, own)]
    walkers = [pawn for pawn in own if places[pawn] < HOME]
    steps = WALKS.get(card)
    if steps is not None and not (must_split and card == SEVEN):
        found += [FORWARDS[pawn][steps] for pawn in walkers]
    if card == SEVEN:
        found += _splits(places, walkers)
    elif card == ELEVEN:
        targets = [pawn for pawn in opposing if places[pawn] < TRACK]
        found += [SWAPS[pawn][target] for pawn in walkers if places[pawn] < TRACK for target in targets]
    elif card in RETREATS:
        found += [BACKWARDS[pawn][RETREATS[card]] for pawn in walkers]
    return found


def _leavers(places: Sequence[int], own: Sequence[int]) -> list[int]:
    """Return the first pawn in the start of each colour."""
    found: list[int] = []
    for pawn in own:
        if places[pawn] == START and (not found or COLOUR_OF[found[-1]] != COLOUR_OF[pawn]):
            found.append(pawn)
    return found


def _splits(places: Sequence[int], walkers: Sequence[int]) -> list[Move]:
    """Return the ways to split a 7 over two pawns, each result once (A2)."""
    found: list[Move] = []
    for number, one in enumerate(walkers):
        for two in walkers[number + 1 :]:
            seen: set[tuple[int, ...]] = set()
            # In a safety zone a pawn may bounce, so that walks of different lengths end at one place.
            free = places[one] < TRACK and places[two] < TRACK
            for steps in range(1, 7):
                if free and _independent(places, one, two, steps):
                    found.append(SPLITS[one][steps][two])
                    continue
                for move in (SPLITS[one][steps][two], SPLITS[two][7 - steps][one]):
                    comes_to = _after(places, move)
                    if comes_to is not None and comes_to not in seen:
                        seen.add(comes_to)
                        found.append(move)
    return found


def _independent(places: Sequence[int], one: int, two: int, steps: int) -> bool:
    """True if two pawns certainly pass each other, so that both orders have the same result."""
    mine, theirs = COLOUR_OF[one], COLOUR_OF[two]
    end = FORWARD[mine][steps][places[one]]
    other = FORWARD[theirs][7 - steps][places[two]]
    return (
        (end != other or end == HOME)
        and end != places[two]
        and other != places[one]
        and SLIDE[mine][end] < 0
        and SLIDE[theirs][other] < 0
    )


def _after(places: Sequence[int], move: Move) -> tuple[int, ...] | None:
    """Return the places of all pawns after a split; None if it cannot be carried out in its order."""
    one, two = move.parts
    found = list(places)
    carry_out(found, one)
    if found[two.pawn] >= HOME:
        return None
    carry_out(found, two)
    return tuple(found)


def why_not(
    places: Sequence[int],
    card: int,
    own: Sequence[int],
    opposing: Sequence[int],
    must_split: bool,
    parts: Sequence[Part],
    spare_own: bool = False,
    exact_home: bool = False,
) -> str | None:
    """Return why a move by a card is illegal, as a sentence for the player; None if it is legal."""
    if exact_home:
        why = why_not(places, card, own, opposing, must_split, parts, spare_own)
        if why is None and overshoots(places, parts):
            return "By your house rules a pawn comes home by the exact count only."
        return why
    if spare_own:
        why = why_not(places, card, own, opposing, must_split, parts)
        if why is None and sends_back(places, Move(tuple(parts)), own):
            return "By your house rules no pawn sends an own one back."
        return why
    if len(parts) == 2:
        return _why_no_split(places, card, own, parts[0], parts[1])
    if len(parts) != 1:
        return "A move is made with one pawn, or with two on a 7."
    (part,) = parts
    pawn, how, steps, target = part
    if pawn not in own:
        return "That pawn is not yours to move."
    place = places[pawn]
    if how == "enter":
        if card not in STARTS:
            return "Only a 1 or a 2 brings a pawn out of its start."
        return None if place == START else "That pawn is not in its start."
    if how in ("swap", "sorry"):
        return _why_no_exchange(places, card, how, place, target in opposing and places[target] < TRACK)
    if place >= HOME:
        return "That pawn is not on the board."
    if how == "forward":
        if WALKS.get(card) != steps:
            return "The card does not say so many steps forward."
        return "The 7 must be split over two pawns." if must_split and card == SEVEN else None
    if how == "backward":
        return None if RETREATS.get(card) == steps else "The card does not say so many steps backward."
    return "There is no such move."


def _why_no_split(places: Sequence[int], card: int, own: Sequence[int], one: Part, two: Part) -> str | None:
    if card != SEVEN:
        return "Only a 7 is split over two pawns."
    if one.pawn == two.pawn or one.pawn not in own or two.pawn not in own:
        return "A 7 is split over two pawns of your own."
    if not (one.how == two.how == "forward" and one.steps > 0 < two.steps and one.steps + two.steps == 7):
        return "Both pawns walk forward, seven steps in all."
    if places[one.pawn] >= HOME or places[two.pawn] >= HOME:
        return "That pawn is not on the board."
    if _after(places, Move((one, two))) is None:
        return "After the first part the other pawn can't walk any more."
    return None


def _why_no_exchange(places: Sequence[int], card: int, how: str, place: int, target_open: bool) -> str | None:
    if how == "swap":
        if card != ELEVEN:
            return "Only an 11 makes two pawns change places."
        if place >= TRACK:
            return "Only a pawn on the track changes places."
    else:
        if card != SORRY:
            return "Only a Sorry card replaces an opponent's pawn."
        if place != START:
            return "Only a pawn in its start replaces another."
    return None if target_open else "That is no opponent's pawn on the track."


# Consequences of a move


def after(places: Sequence[int], move: Move) -> list[int]:
    """Return the places of all pawns after a move."""
    found = list(places)
    for part in move.parts:
        carry_out(found, part)
    return found


def sends_back(places: Sequence[int], move: Move, own: Collection[int]) -> bool:
    """True if a move sends one of the mover's own pawns to its start."""
    now = after(places, move)
    return any(now[pawn] == START != places[pawn] for pawn in own)


def overshoots(places: Sequence[int], parts: Sequence[Part]) -> bool:
    """True if a pawn would have steps left at home, from which it bounces back."""
    return any(
        part.how == "forward" and 0 <= DISTANCE[COLOUR_OF[part.pawn]][places[part.pawn]] < part.steps
        for part in parts
    )


def carry_out(places: list[int], part: Part, log: list[Event] | None = None) -> None:
    """Carry out one part of a possible move on `places`, and append the events to a log."""
    pawn, how, steps, target = part
    colour = COLOUR_OF[pawn]
    if how == "forward":
        _land(places, pawn, FORWARD[colour][steps][places[pawn]], log)
    elif how == "enter":
        _land(places, pawn, ENTRY[colour], log)
    elif how == "backward":
        _land(places, pawn, BACKWARD[colour][steps][places[pawn]], log)
    elif how == "sorry":
        _land(places, pawn, places[target], log)
    else:
        _swap(places, pawn, target, log)


def _land(places: list[int], pawn: int, place: int, log: list[Event] | None) -> None:
    """Put a pawn on a place: a pawn there goes to its start, friend or foe; then slide if required."""
    came = places[pawn]
    if log is not None:
        log.append(Step(pawn, came, place))
    if came != place and place != HOME and place in places:
        _bump(places, places.index(place), log)
    places[pawn] = place
    if place < TRACK and SLIDE[COLOUR_OF[pawn]][place] >= 0:
        _slide(places, pawn, log)


def _bump(places: list[int], pawn: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Bump(pawn, places[pawn]))
    places[pawn] = START


def _slide(places: list[int], pawn: int, log: list[Event] | None) -> None:
    """Slide a pawn from a foreign triangle; every other pawn on the slide goes to its start."""
    triangle = places[pawn]
    end = SLIDE[COLOUR_OF[pawn]][triangle]
    if log is not None:
        log.append(Slide(pawn, triangle, end))
    places[pawn] = end
    for other, place in enumerate(places):
        if triangle <= place <= end and other != pawn:
            _bump(places, other, log)


def _swap(places: list[int], pawn: int, target: int, log: list[Event] | None) -> None:
    """Exchange two pawns; then slide the mover, and the other if it has not been bumped (A8)."""
    mine, theirs = places[pawn], places[target]
    places[pawn], places[target] = theirs, mine
    if log is not None:
        log.append(Step(pawn, mine, theirs))
        log.append(Step(target, theirs, mine))
    if SLIDE[COLOUR_OF[pawn]][theirs] >= 0:
        _slide(places, pawn, log)
    if places[target] == mine and SLIDE[COLOUR_OF[target]][mine] >= 0:
        _slide(places, target, log)


# Preview of a move: the squares walked, the slides, the pawns sent back


@dataclass(frozen=True, slots=True)
class Walk:
    """Way of one pawn in a move.

    `places`: every place from where it is to where it stops before any slide. `flies`: it goes there without
    walking. `slide`: the round end to which it slides, -1 for none.
    """

    pawn: int
    places: tuple[int, ...]
    flies: bool = False
    slide: int = -1

    @property
    def end(self) -> int:
        """The place where the pawn stops."""
        return self.places[-1] if self.slide < 0 else self.slide


@dataclass(frozen=True, slots=True)
class Trail:
    """Preview of a move: the walks in their order, and the pawns sent to their starts."""

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
    """Return the preview of a possible move."""
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
