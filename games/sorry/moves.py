"""What may be done by a card (sorry §4), and why something may not.

`options` lists each move once: of equal pawns waiting in one start only the first leaves it, and of the
orders of a split 7 that come to the same only one is named. `why_not` is the measure of what is legal: it
lets pass every pawn in the start and every order that can be carried out.
"""

from __future__ import annotations

from collections.abc import Sequence

from .board import COLOUR_OF, FORWARD, HOME, SLIDE, START, TRACK
from .cards import ELEVEN, RETREATS, SEVEN, SORRY, STARTS, WALKS
from .motion import carry_out
from .state import Action, Part

ENTERS = tuple(Action("move", (Part(pawn, "enter"),)) for pawn in range(16))
_WALK = tuple(tuple(Part(pawn, "forward", steps) for steps in range(13)) for pawn in range(16))
_FORWARDS = tuple(tuple(Action("move", (part,)) for part in parts) for parts in _WALK)
_BACKWARDS = tuple(
    tuple(Action("move", (Part(pawn, "backward", steps),)) for steps in range(5)) for pawn in range(16)
)
_SWAPS = tuple(
    tuple(Action("move", (Part(pawn, "swap", 0, target),)) for target in range(16)) for pawn in range(16)
)
_SORRIES = tuple(
    tuple(Action("move", (Part(pawn, "sorry", 0, target),)) for target in range(16)) for pawn in range(16)
)
# By first pawn, its steps, second pawn.
_SPLITS = tuple(
    tuple(
        tuple(Action("move", (_WALK[one][steps], _WALK[two][7 - steps])) for two in range(16))
        for steps in range(7)
    )
    for one in range(16)
)


def options(
    places: Sequence[int], card: int, own: Sequence[int], opposing: Sequence[int], must_split: bool
) -> list[Action]:
    """Return every move by a card, in a fixed order; none is a forfeit."""
    found: list[Action] = []
    if card == SORRY:
        targets = [pawn for pawn in opposing if places[pawn] < TRACK]
        if targets:
            for pawn in _leavers(places, own):
                found += [_SORRIES[pawn][target] for target in targets]
        return found
    if card in STARTS:
        found += [ENTERS[pawn] for pawn in _leavers(places, own)]
    walkers = [pawn for pawn in own if places[pawn] < HOME]
    steps = WALKS.get(card)
    if steps is not None and not (must_split and card == SEVEN):
        found += [_FORWARDS[pawn][steps] for pawn in walkers]
    if card == SEVEN:
        found += _splits(places, walkers)
    elif card == ELEVEN:
        targets = [pawn for pawn in opposing if places[pawn] < TRACK]
        found += [_SWAPS[pawn][target] for pawn in walkers if places[pawn] < TRACK for target in targets]
    elif card in RETREATS:
        found += [_BACKWARDS[pawn][RETREATS[card]] for pawn in walkers]
    return found


def _leavers(places: Sequence[int], own: Sequence[int]) -> list[int]:
    """Return the first pawn in the start of each colour."""
    found: list[int] = []
    for pawn in own:
        if places[pawn] == START and (not found or COLOUR_OF[found[-1]] != COLOUR_OF[pawn]):
            found.append(pawn)
    return found


def _splits(places: Sequence[int], walkers: Sequence[int]) -> list[Action]:
    """Return the ways to split a 7 over two pawns, each result once (A2)."""
    found: list[Action] = []
    for number, one in enumerate(walkers):
        for two in walkers[number + 1 :]:
            seen: set[tuple[int, ...]] = set()
            # In a safety zone a pawn may bounce, and two walks of different lengths end at one place.
            free = places[one] < TRACK and places[two] < TRACK
            for steps in range(1, 7):
                if free and _independent(places, one, two, steps):
                    found.append(_SPLITS[one][steps][two])
                    continue
                for action in (_SPLITS[one][steps][two], _SPLITS[two][7 - steps][one]):
                    after = _after(places, action)
                    if after is not None and after not in seen:
                        seen.add(after)
                        found.append(action)
    return found


def _independent(places: Sequence[int], one: int, two: int, steps: int) -> bool:
    """Whether two pawns surely walk past each other, so that both orders come to the same."""
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


def _after(places: Sequence[int], action: Action) -> tuple[int, ...] | None:
    """Return where all pawns are after a split, None if it can't be carried out in its order."""
    after = list(places)
    one, two = action.parts
    carry_out(after, one)
    if after[two.pawn] >= HOME:
        return None
    carry_out(after, two)
    return tuple(after)


def why_not(
    places: Sequence[int],
    card: int,
    own: Sequence[int],
    opposing: Sequence[int],
    must_split: bool,
    parts: Sequence[Part],
) -> str | None:
    """Return why a move by a card is forbidden, as a sentence for a person; None if it is legal."""
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
    if _after(places, Action("move", (one, two))) is None:
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
