"""Reasons of computer players for their moves, in sentences."""

from __future__ import annotations

from macclassic.engine.players.base import LOTS, Reason, because

from ..actions import Action, Move
from ..board import COLOUR_OF, DISTANCE, HOME, PAWNS, START, TRACK
from ..events import Event, Slide
from ..moves import carry_out
from ..view import View

TURN_OVER = "Turn over a card: there is nothing else to do."
ONLY = "It is your only move, so it must be made."
WINS = "It brings the last pawn home and wins the game."
GOES_HOME = "It brings {pawn} home."
SENDS_BACK = "It sends {pawn} back to its start, {steps} steps lost."
CHANGES = "It changes places with {pawn} and gains {steps} steps."
COMES_OUT = "It brings {pawn} out of its start."
SAFE = "It brings {pawn} into the safety zone, where no opponent can reach it."
SHORTCUT = "Going backward, {pawn} comes nearer to home: {steps} steps saved."
SLIDES = "{pawn} slides, {steps} squares for nothing."
NEARER = "It is the step forward that is worth most here."
LEAST = "Every move costs you something, and this one costs least."

TEMPLATES = (
    TURN_OVER, ONLY, WINS, GOES_HOME, SENDS_BACK, CHANGES, COMES_OUT, SAFE, SHORTCUT, SLIDES, NEARER, LEAST,
    LOTS,
)  # fmt: skip
"""All sentences. Fields: `pawn` is a pawn's name such as “Red 2”, `steps` a number."""


def pawn_name(pawn: int) -> str:
    """Return the English name of a pawn, such as “Red 2”."""
    return PAWNS[pawn].replace("-", " ").capitalize()


def why(view: View, action: Action, own: tuple[int, ...], alone: bool) -> Reason:
    """Return the reason for an action, its best consequence. `alone`: it was the only legal action."""
    if not isinstance(action, Move):
        return because(TURN_OVER)
    events: list[Event] = []
    places = list(view.places)
    for part in action.parts:
        carry_out(places, part, events)
    if all(places[pawn] == HOME for pawn in own):
        return because(WINS)
    if alone:
        return because(ONLY)
    before = view.places
    for pawn in own:
        if places[pawn] == HOME != before[pawn]:
            return because(GOES_HOME, pawn=pawn_name(pawn))
    sent = [
        (_gone(pawn, before[pawn]), pawn)
        for pawn in range(16)
        if places[pawn] == START != before[pawn] and pawn not in own
    ]
    if sent:
        steps, pawn = max(sent)
        return because(SENDS_BACK, pawn=pawn_name(pawn), steps=steps)
    if any(places[pawn] == START != before[pawn] for pawn in own):
        return because(LEAST)
    part = action.parts[0]
    name = pawn_name(part.pawn)
    if part.how == "enter":
        return because(COMES_OUT, pawn=name)
    for pawn in own:
        if TRACK <= places[pawn] < HOME and before[pawn] < TRACK:
            return because(SAFE, pawn=pawn_name(pawn))
    gained = _left(own, before) - _left(own, places)
    if gained <= 0:
        return because(LEAST)
    if part.how == "swap":
        return because(CHANGES, pawn=pawn_name(part.target), steps=gained)
    if part.how == "backward":
        return because(SHORTCUT, pawn=name, steps=gained)
    for event in events:
        if isinstance(event, Slide):
            return because(SLIDES, pawn=pawn_name(event.pawn), steps=event.went - event.came)
    return because(NEARER)


def _gone(pawn: int, place: int) -> int:
    """Return how far a pawn has come since its entry circle."""
    return max(0, 64 - DISTANCE[COLOUR_OF[pawn]][place])


def _left(pawns: tuple[int, ...], places: tuple[int, ...] | list[int]) -> int:
    """Return the steps to home that pawns under way have left."""
    return sum(max(0, DISTANCE[COLOUR_OF[pawn]][places[pawn]]) for pawn in pawns)
