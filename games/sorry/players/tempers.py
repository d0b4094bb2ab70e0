"""Tempers of the six companions: preferences among moves of similar worth, from public facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..actions import Action, Move
from ..board import COLOUR_OF, DISTANCE, MAX_STEPS, MODES, START, TRACK
from ..moves import after, trail
from ..view import View

Liking = Callable[[View, Action], float]
"""Function that returns how much a player likes an action; more is better."""
WAITING = 80
"""Steps that a pawn in its start counts as having left."""


def _board(view: View, action: Action) -> Sequence[int]:
    return after(view.places, action) if isinstance(action, Move) else view.places


def _left(places: Sequence[int], pawns: Sequence[int]) -> list[int]:
    """Return the steps that each pawn has left."""
    return [WAITING if places[pawn] == START else DISTANCE[COLOUR_OF[pawn]][places[pawn]] for pawn in pawns]


def _within_reach(behind: Sequence[int], ahead: Sequence[int]) -> int:
    """Return how many pawns ahead on the track can be overtaken by one card from behind, by places."""
    after_them = [place for place in behind if place < TRACK]
    return sum(
        place < TRACK and any(0 < (place - each) % TRACK <= MAX_STEPS for each in after_them)
        for place in ahead
    )


def _grudge(view: View, action: Action) -> float:
    """Throw back the leader, and hunt the leader's foremost pawn."""
    mode, places = MODES[view.mode], _board(view, action)
    others = [own for own, side in zip(mode.own, mode.sides, strict=True) if side != mode.sides[view.seat]]
    leaders = min(others, key=lambda pawns: sum(_left(view.places, pawns)))
    # A pawn in its start has furthest to go.
    foremost = min(leaders, key=lambda pawn: (places[pawn] >= TRACK, *_left(places, [pawn])))
    hunts = _within_reach([places[pawn] for pawn in mode.own[view.seat]], [places[foremost]])
    return sum(_left(places, leaders)) + hunts


def _caution(view: View, action: Action) -> float:
    """Leave few pawns where an opponent can overtake them by one card."""
    mode, places = MODES[view.mode], _board(view, action)
    others = [places[pawn] for pawn in mode.opposing[view.seat]]
    return -_within_reach(others, [places[pawn] for pawn in mode.own[view.seat]])


def _dream(view: View, action: Action) -> float:
    """Have one pawn far ahead."""
    under_way = [left for left in _left(_board(view, action), MODES[view.mode].own[view.seat]) if left]
    return -min(under_way, default=0)


def _daring(view: View, action: Action) -> float:
    """Throw others back, else have as many as possible within reach ahead."""
    if not isinstance(action, Move):
        return 0.0
    mode, places = MODES[view.mode], _board(view, action)
    others, own = mode.opposing[view.seat], mode.own[view.seat]
    bumps = sum(pawn in others for pawn in trail(view.places, action).bumped)
    hunted = _within_reach([places[pawn] for pawn in own], [places[pawn] for pawn in others])
    return 10 * bumps + hunted


def _patience(view: View, action: Action) -> float:
    """Have as many pawns as possible at home or safe."""
    places = _board(view, action)
    return sum(TRACK <= places[pawn] < START for pawn in MODES[view.mode].own[view.seat])


def _greed(view: View, action: Action) -> float:
    """Prefer slides and pawns at home."""
    if not isinstance(action, Move):
        return 0.0
    made = trail(view.places, action)
    return sum(walk.slide >= 0 for walk in made.walks) + 2 * len(made.homing)


@dataclass(frozen=True, slots=True)
class Temper:
    """Preference of a player, and the steps of worth that the player sacrifices for it at most."""

    liking: Liking
    steps: float


TEMPERS: Mapping[str, Temper] = {
    "aunt": Temper(_grudge, 2.0),
    "clerk": Temper(_caution, 3.0),
    "student": Temper(_dream, 2.0),
    "sailor": Temper(_daring, 4.0),
    "grandmother": Temper(_patience, 8.0),
    "salesman": Temper(_greed, 6.0),
}
"""The tempers by name of the companion (`companions.NAMES`)."""
