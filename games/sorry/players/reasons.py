"""Reasons of computer players for their moves, in sentences computed from the position."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.players.base import LOTS, Reason, because

from ..actions import Action, Move
from ..board import COLOUR_OF, DISTANCE, HOME, MODES, PAWNS, START, STEPS_HOME, TRACK
from ..cards import COPIES
from ..moves import after, moves_by, trail
from ..view import View

TURN_OVER = "Turn over a card: there is nothing else to do."
ONLY = "It is your only move, so it must be made."
WINS = "With it all your pawns are home, and the game is won."
GOES_HOME = "It brings {pawn} home."
TWO_HOME = "It brings {pawn} and {other} home."
SENDS_BACK = "It sends {pawn} back to its start, {steps} steps lost."
SENDS_BACK_ONE = "It sends {pawn} back to its start, one step lost."
SENDS_BACK_NEW = "It sends {pawn} back to its start: no step is lost, but it must come out once more."
SENDS_TWO = "It sends {pawn} and {other} back to their starts."
SENDS_MORE = "It sends {n} pawns of your opponents back to their starts."
CHANGES = "It changes places with {pawn} and gains {steps} steps."
CHANGES_ONE = "It changes places with {pawn} and gains one step."
THROWS_BACK = "It changes places with {pawn}, which has {steps} steps more to go then."
COMES_OUT = "It brings {pawn} out of its start."
SAFE = "It brings {pawn} into the safety zone, where no opponent can reach it."
SHORTCUT = "Going backward, {pawn} comes nearer to home: {steps} steps saved."
SLIDES = "{pawn} slides, {steps} squares for nothing."
ESCAPES = "It is safer for {pawn}: {n} of the {all} cards to come can hit it there, {before} where it is."
REST_COSTS = "It brings you nearer to home; none of the other moves does."
NEARER = "It brings {pawn} nearer to home; steps left then: {left} of {all}."
TWO_NEARER = "It brings both {pawn} and {other} nearer to home."
IN_AND_OUT = "It changes nothing: {pawn} comes out, and {other} goes back to its start."
STANDS = "It changes nothing: {pawn} ends where it is."
LEAST = "Every move costs you something, and this one costs least."
ALL_COST = "Every move costs you something; this one leaves you the best chances."
OWN_BACK = "It sends back {pawn}, of your own side, but the other moves leave you smaller chances."
AWAY = "All in all it brings you no nearer to home, but the other moves leave you smaller chances."

TEMPLATES = (
    TURN_OVER, ONLY, WINS, GOES_HOME, TWO_HOME, SENDS_BACK, SENDS_BACK_ONE, SENDS_BACK_NEW, SENDS_TWO,
    SENDS_MORE, CHANGES, CHANGES_ONE, THROWS_BACK, COMES_OUT, SAFE, SHORTCUT, SLIDES, ESCAPES, REST_COSTS,
    NEARER, TWO_NEARER, IN_AND_OUT, STANDS, LEAST, ALL_COST, OWN_BACK, AWAY, LOTS,
)  # fmt: skip
"""All sentences. Fields: `pawn`, `other` are names of pawns such as “Red 2”, the rest are numbers."""

CHANCES = (GOES_HOME, SENDS_BACK, SENDS_BACK_ONE, SENDS_BACK_NEW, COMES_OUT, SAFE, SHORTCUT, ESCAPES)
"""Sentences that name a chance of one pawn, which a player may miss again and again."""
CALMER = 3
"""Number of cards by which a place must be safer than another to be called so."""

Board = Sequence[int]


def pawn_name(pawn: int) -> str:
    """Return the English name of a pawn, such as “Red 2”."""
    return PAWNS[pawn].replace("-", " ").capitalize()


def why(view: View, action: Action, legal: Sequence[Action]) -> Reason:
    """Return the reason for a legal action: its best consequence, or how it compares with the others."""
    if not isinstance(action, Move):
        return because(TURN_OVER)
    own = MODES[view.mode].own[view.seat]
    before, places = view.places, after(view.places, action)
    if all(places[pawn] == HOME for pawn in own):
        return because(WINS)
    if len(legal) == 1:
        return because(ONLY)
    home = [pawn for pawn in own if places[pawn] == HOME != before[pawn]]
    if home:
        return because(TWO_HOME if len(home) == 2 else GOES_HOME, **_names(home))
    sent = [pawn for pawn in range(16) if places[pawn] == START != before[pawn]]
    if theirs := [pawn for pawn in sent if pawn not in own]:
        return _sends_back(theirs, before)
    left = way_left(before, own)
    costs = [way_left(after(before, each), own) - left for each in legal if isinstance(each, Move)]
    cost = way_left(places, own) - left
    if sent or cost >= 0:
        return _setback(action, before, places, own, cost, costs)
    return _gain(view, action, places, own, -cost, sum(each >= 0 for each in costs) == len(costs) - 1)


def _names(pawns: Sequence[int]) -> dict[str, str]:
    """Return the fields of a template for one pawn or two."""
    return dict(zip(("pawn", "other"), map(pawn_name, pawns), strict=False))


def _sends_back(theirs: Sequence[int], before: Board) -> Reason:
    """Return the reason of a move that sends pawns of opponents to their starts."""
    if len(theirs) > 2:
        return because(SENDS_MORE, n=len(theirs))
    if len(theirs) == 2:
        return because(SENDS_TWO, **_names(theirs))
    steps = steps_lost(theirs[0], before[theirs[0]])
    template = SENDS_BACK if steps > 1 else SENDS_BACK_ONE if steps else SENDS_BACK_NEW
    return because(template, **_names(theirs), steps=steps)


def _setback(
    move: Move, before: Board, places: Board, own: Sequence[int], cost: int, costs: Sequence[int]
) -> Reason:
    """Return the reason of a move that sends back an own pawn, or brings none nearer to home.

    `cost`, `costs`: the steps that the move and all legal moves add to the way that is left.
    """
    part = move.parts[0]
    back = next((pawn for pawn in own if places[pawn] == START != before[pawn]), None)
    if part.how == "swap" and back is None:
        more = _left(part.target, places) - _left(part.target, before)
        if more > 1:
            return because(THROWS_BACK, pawn=pawn_name(part.target), steps=more)
    if min(costs) > 0:
        return because(LEAST if cost == min(costs) else ALL_COST)
    if back is None:
        if list(places) == list(before):
            return because(STANDS, pawn=pawn_name(part.pawn))
        return because(AWAY)
    if part.how == "enter" and cost == 0:
        return because(IN_AND_OUT, pawn=pawn_name(part.pawn), other=pawn_name(back))
    return because(OWN_BACK, pawn=pawn_name(back))


def _gain(view: View, move: Move, places: Board, own: Sequence[int], gained: int, rest_costs: bool) -> Reason:
    """Return the reason of a move that brings own pawns nearer to home and sends none back.

    `gained`: the steps less that are left. `rest_costs`: no other legal move gains any.
    """
    part, before = move.parts[0], view.places
    name = pawn_name(part.pawn)
    if part.how == "enter":
        return because(COMES_OUT, pawn=name)
    for pawn in own:
        if TRACK <= places[pawn] < HOME and before[pawn] < TRACK:
            return because(SAFE, pawn=pawn_name(pawn))
    if part.how == "swap":
        template = CHANGES if gained > 1 else CHANGES_ONE
        return because(template, pawn=pawn_name(part.target), steps=gained)
    if part.how == "backward":
        return because(SHORTCUT, pawn=name, steps=gained)
    for walk in trail(before, move).walks:
        if walk.slide >= 0:
            return because(SLIDES, pawn=pawn_name(walk.pawn), steps=walk.slide - walk.places[-1])
    return _forward(view, move, places, rest_costs)


def _forward(view: View, move: Move, places: Board, rest_costs: bool) -> Reason:
    """Return the reason of a plain walk forward."""
    going = [part.pawn for part in move.parts]
    cards = view.left if any(view.left) else COPIES
    for pawn in going:
        now, then = threats(view, view.places, pawn), threats(view, places, pawn)
        if now - then >= CALMER:
            return because(ESCAPES, pawn=pawn_name(pawn), n=then, all=sum(cards), before=now)
    if rest_costs:
        return because(REST_COSTS)
    if len(going) == 2 and all(_left(pawn, places) < _left(pawn, view.places) for pawn in going):
        return because(TWO_NEARER, **_names(going))
    pawn = max(going, key=lambda each: _left(each, view.places) - _left(each, places))
    return because(NEARER, pawn=pawn_name(pawn), left=_left(pawn, places), all=STEPS_HOME - 1)


def threats(view: View, places: Board, pawn: int) -> int:
    """Return how many cards in the pile let an opponent send a pawn back by its next move.

    After the last card that is how many of all cards: they are shuffled again.
    """
    mode = MODES[view.mode]
    others = [seat for seat, side in enumerate(mode.sides) if side != mode.sides[view.seat]]
    return sum(
        count
        for card, count in enumerate(view.left if any(view.left) else COPIES)
        if count and any(_hits(view, places, seat, card, pawn) for seat in others)
    )


def _hits(view: View, places: Board, seat: int, card: int, pawn: int) -> bool:
    """True if a seat can send a pawn back by a card."""
    mode = MODES[view.mode]
    limits = view.must_split, view.spare_own, view.exact_home
    moves = moves_by(places, card, mode.own[seat], mode.opposing[seat], *limits)
    return any(after(places, move)[pawn] == START for move in moves)


def steps_lost(pawn: int, place: int) -> int:
    """Return the steps that a pawn loses if it is sent back, counted from its entry circle."""
    return max(0, STEPS_HOME - 1 - DISTANCE[COLOUR_OF[pawn]][place])


def way_left(places: Board, pawns: Sequence[int]) -> int:
    """Return the steps to home that some pawns have left together."""
    return sum(_left(pawn, places) for pawn in pawns)


def _left(pawn: int, places: Board) -> int:
    """Return the steps to home that a pawn has left; one in its start has one more than on its circle."""
    return STEPS_HOME if places[pawn] == START else DISTANCE[COLOUR_OF[pawn]][places[pawn]]
