"""The six companions' tempers: of moves worth about the same, which one each likes best, by what all see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..actions import Action, Move
from ..board import COLOUR_OF, DISTANCE, LONGEST, MODES, START, TRACK
from ..moves import after, trail
from ..view import View

Liking = Callable[[View, Action], float]
"""How much somebody likes an action; more is better."""
WAITING = 80
"""The steps that a pawn in its start has to go, as it were."""


def _board(view: View, action: Action) -> Sequence[int]:
    return after(view.places, action) if isinstance(action, Move) else view.places


def _left(places: Sequence[int], pawns: Sequence[int]) -> list[int]:
    """Return how many steps pawns have to go."""
    return [WAITING if places[pawn] == START else DISTANCE[COLOUR_OF[pawn]][places[pawn]] for pawn in pawns]


def _within_reach(behind: Sequence[int], ahead: Sequence[int]) -> int:
    """Return how many pawns on the track may be come by with one card, by places."""
    after_them = [place for place in behind if place < TRACK]
    return sum(
        place < TRACK and any(0 < (place - each) % TRACK <= LONGEST for each in after_them) for place in ahead
    )


def _grudge(view: View, action: Action) -> float:
    """Throws back whoever is in front, and goes after the foremost pawn."""
    mode, places = MODES[view.mode], _board(view, action)
    others = [own for own, side in zip(mode.own, mode.sides, strict=True) if side != mode.sides[view.seat]]
    leaders = min(others, key=lambda pawns: sum(_left(view.places, pawns)))
    # What lies in the start has furthest to go.
    foremost = min(leaders, key=lambda pawn: (places[pawn] >= TRACK, *_left(places, [pawn])))
    hunts = _within_reach([places[pawn] for pawn in mode.own[view.seat]], [places[foremost]])
    return sum(_left(places, leaders)) + hunts


def _caution(view: View, action: Action) -> float:
    """Leaves few of his pawns where somebody may come by one card."""
    mode, places = MODES[view.mode], _board(view, action)
    others = [places[pawn] for pawn in mode.opposing[view.seat]]
    return -_within_reach(others, [places[pawn] for pawn in mode.own[view.seat]])


def _dream(view: View, action: Action) -> float:
    """Has one pawn far ahead."""
    under_way = [left for left in _left(_board(view, action), MODES[view.mode].own[view.seat]) if left]
    return -min(under_way, default=0)


def _daring(view: View, action: Action) -> float:
    """Throws others back, and else has as many as can be before his bows."""
    if not isinstance(action, Move):
        return 0.0
    mode, places = MODES[view.mode], _board(view, action)
    others, own = mode.opposing[view.seat], mode.own[view.seat]
    bumps = sum(pawn in others for pawn in trail(view.places, action).bumped)
    hunted = _within_reach([places[pawn] for pawn in own], [places[pawn] for pawn in others])
    return 10 * bumps + hunted


def _patience(view: View, action: Action) -> float:
    """Has as many as can be at home or safe."""
    places = _board(view, action)
    return sum(TRACK <= places[pawn] < START for pawn in MODES[view.mode].own[view.seat])


def _greed(view: View, action: Action) -> float:
    """Wants slides for nothing, and pawns at home."""
    if not isinstance(action, Move):
        return 0.0
    made = trail(view.places, action)
    return sum(walk.slide >= 0 for walk in made.walks) + 2 * len(made.homing)


@dataclass(frozen=True, slots=True)
class Temper:
    """What somebody likes, and how many steps a board may be worth less for it."""

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
"""By whom they are of (`companions.NAMES`)."""
