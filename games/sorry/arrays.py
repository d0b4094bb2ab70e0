"""Sorry as numbers, for learning programs: the place of each pawn, the cards left in the pile, every move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.observation_arrays import FixedActions, ObservationArray, ObservationSpec

from .actions import BACKWARDS, DRAW, ENTERS, FORWARDS, SORRIES, SPLITS, SWAPS, Action
from .board import COLOUR_OF, MODES, PLACES, STEPS_HOME, steps_done
from .cards import COPIES, KINDS, RETREATS, WALKS
from .position import Position
from .view import View

_PAWNS = range(16)
_STEPS_DONE = [[steps_done(pawn, place) for place in range(PLACES)] for pawn in _PAWNS]
_MODES = tuple(MODES)


def _every() -> Iterator[Action]:
    """Yield every action that is legal in some position of some mode, in a fixed order."""
    yield DRAW
    yield from ENTERS
    yield from (FORWARDS[pawn][steps] for pawn in _PAWNS for steps in sorted(WALKS.values()))
    yield from (BACKWARDS[pawn][steps] for pawn in _PAWNS for steps in sorted(RETREATS.values()))
    others = [(one, two) for one in _PAWNS for two in _PAWNS if COLOUR_OF[one] != COLOUR_OF[two]]
    yield from (SWAPS[one][two] for one, two in others)
    yield from (SORRIES[one][two] for one, two in others)
    # Both pawns are of one colour, or of the two partners, whose colours lie opposite.
    for one in _PAWNS:
        for two in _PAWNS:
            if one != two and (COLOUR_OF[one] - COLOUR_OF[two]) % 2 == 0:
                yield from (SPLITS[one][steps][two] for steps in range(1, 7))


def _another(position: Position, seat: int, dice: FastRandom) -> None:
    """Shuffle the rest of the pile, and give later shuffles another key."""
    rest = list(position.pile[position.drawn :])
    dice.shuffle(rest)
    position.pile = (*position.pile[: position.drawn], *rest)
    position.deal = replace(position.deal, key=dice.below(1 << 30))


def _mode(view: View) -> int:
    return _MODES.index(view.mode)


def _steps(view: View) -> list[int]:
    return [steps[place] for steps, place in zip(_STEPS_DONE, view.places, strict=True)]


_ARRAYS = ObservationSpec(
    {
        "seat": ObservationArray("the observing seat", 0, 3),
        "mode": ObservationArray("option: 0 to 3 for the modes 2, 3, 4 and team", 0, 3, of=_mode),
        "must_split": ObservationArray("option: 1 if a 7 is always shared by two pawns"),
        "spare_own": ObservationArray("house rule: 1 if no own pawn may be sent back"),
        "two_once": ObservationArray("house rule: 1 if a 2 gives no second turn"),
        "exact_home": ObservationArray("house rule: 1 if a pawn comes home by the exact count only"),
        "turn": ObservationArray("seat to move", 0, 3),
        "phase": ObservationArray(
            "0: it turns over a card; 1: it moves by the card; 2: the game is over", 0, 2
        ),
        "card": ObservationArray(f"the open card as an index in {', '.join(KINDS)}; -1 for none", -1, 10),
        "places": ObservationArray(
            "place of each pawn, four of red, blue, yellow and green each: 0 to 59 the track, "
            "then five squares "
            f"of safety zone a colour, {PLACES - 2} home, {PLACES - 1} the start",
            0,
            PLACES - 1,
            (16,),
        ),
        "steps": ObservationArray(
            f"steps that each pawn has done of the {STEPS_HOME} to its home; 0 in the start",
            0,
            STEPS_HOME,
            (16,),
            of=_steps,
        ),
        "left": ObservationArray("number of cards of each kind in the pile", 0, max(COPIES), (len(KINDS),)),
        "winners": ObservationArray("seats that have won, padded with -1", -1, 3, (4,)),
    },
    actions=FixedActions(_every()),
    another=_another,
    notes=(
        "Moves with the same result are listed once: of the pawns in a start the first one leaves it, and "
        "a 7 is "
        "split in one order."
    ),
)


def arrays() -> ObservationSpec:
    """Return the arrays and action numbers of Sorry."""
    return _ARRAYS
