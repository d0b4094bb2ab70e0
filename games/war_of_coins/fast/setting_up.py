"""Positions from states and from views, and moves from actions."""

from __future__ import annotations

from ..state import Action, State, View
from .moves import END, FLIP_ONLY, KEEP_GOING, PLAY_ON, SHOW, TRANSACT, WIN
from .position import STOCK, Position
from .tallies import tally_of

_ALONE = {
    "flip-only": FLIP_ONLY,
    "keep-going": KEEP_GOING,
    "end": END,
    "perfect-win": WIN,
    "perfect-play-on": PLAY_ON,
}


def position(state: State) -> Position:
    """Return a state as a position; of a game that is over, `winner` and `paid` are left out."""
    new = _open_part(state)
    new.first = state.deal.first
    new.my_hand, new.their_hand = state.hands[state.turn], state.hands[1 - state.turn]
    new.stock = list(state.deal.stock)
    new.at = state.turned_count
    return new


def known(view: View) -> Position:
    """Return the position as the seat at turn knows it, whose the view is: the other's hand and the stock are
    empty."""
    new = _open_part(view)
    new.first = view.first
    new.my_hand = view.hand
    new.at = STOCK - view.stock_size
    return new


def _open_part(given: State | View) -> Position:
    """Return a position with all of a state that lies open to both."""
    new = Position()
    me, other = given.turn, 1 - given.turn
    new.my_captured, new.their_captured = given.captured[me], given.captured[other]
    new.my_tally, new.their_tally = tally_of(new.my_captured), tally_of(new.their_captured)
    new.my_points, new.their_points = given.points[me], given.points[other]
    new.my_keeps, new.their_keeps = given.keeps[me], given.keeps[other]
    new.my_keep_score, new.their_keep_score = given.keep_score[me], given.keep_score[other]
    new.my_owed, new.their_owed = given.owed[me], given.owed[other]
    doubled = [given.shown[seat] | given.transacted[seat] | given.perfect[seat] for seat in (0, 1)]
    new.my_doubled, new.their_doubled = doubled[me], doubled[other]
    new.layout, new.turn, new.phase = given.layout, given.turn, given.phase
    new.turned, new.laid, new.grabbed = given.turned, given.laid, given.grabbed
    return new


def move_of(action: Action) -> int:
    """Return an action as a move."""
    if action.type == "play":
        return action.card if action.take < 0 else 64 * (1 + action.take % 4) + action.card
    if action.type == "take":
        return action.card
    if action.type == "show":
        return SHOW + action.coin
    if action.type == "transact":
        return TRANSACT + action.coin
    return _ALONE[action.type]
