"""Positions from states, from views and from dice, and moves from actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.fast.dice import Dice

from ..state import Action, State, View
from .position import BIT, GO, STACK, STOP, Position
from .tallies import tally_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def position(state: State, cup_plain: bool) -> Position:
    """Return a state as a position."""
    new = _open_part(state, cup_plain)
    new.hands = list(state.hands)
    new.stack = list(state.deal.stack)
    new.at = state.turned_count
    return new


def known(view: View) -> Position:
    """Return the position as the seat of a view knows it: the others' hands and the stack are empty."""
    new = _open_part(view, view.cup_plain)
    new.hands[view.seat] = view.hand
    new.at = STACK - view.stack_size
    return new


def _open_part(given: State | View, cup_plain: bool) -> Position:
    """Return a position with all of a state that lies open to everybody."""
    new = Position(cup_plain)
    new.piles = list(given.collections)
    new.tallies = [tally_of(cards, cup_plain) for cards in given.collections]
    new.points = list(given.points)
    new.before = list(given.before)
    new.go_score = list(given.go_score)
    new.gos = list(given.gos)
    new.money = list(given.money)
    new.table, new.turn, new.phase, new.winner = given.table, given.turn, given.phase, given.winner
    new.played, new.turned, new.grabbed = given.played, given.turned, given.grabbed
    return new


def dealt(dice: Dice, money: int = 50, first: int = 0, cup_plain: bool = False) -> Position:
    """Return the start of a game, dealt by dice: for play among players, never for a match."""
    new = Position(cup_plain)
    deck = list(range(48))
    while True:
        left: i64 = 47
        while left:
            other = dice.below(left + 1)
            deck[left], deck[other] = deck[other], deck[left]
            left -= 1
        new.table = _set(deck, 21, 27)
        # Four of a month on the table could never be collected: deal again.
        shift: i64 = 0
        while shift < 48 and new.table >> shift & 15 != 15:
            shift += 4
        if shift == 48:
            break
    new.hands = [_set(deck, 0, 7), _set(deck, 7, 14), _set(deck, 14, 21)]
    new.stack = deck[27:]
    new.money = [money, money, money]
    new.turn = first
    return new


def _set(deck: list[int], at: i64, end: i64) -> i64:
    """Return some cards of a deck as a set."""
    found: i64 = 0
    while at < end:
        found |= BIT[deck[at]]
        at += 1
    return found


def move_of(action: Action) -> int:
    """Return an action as a move."""
    if action.type == "play":
        return action.card if action.take < 0 else 48 * (1 + action.take % 4) + action.card
    if action.type == "take":
        return action.card
    return GO if action.type == "go" else STOP
