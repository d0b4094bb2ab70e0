"""Honest worlds: complete states that a seat can't tell from the real one."""

from __future__ import annotations

from macclassic.engine.chance import Chance

from .cards import bits, coins_with, numbers
from .state import Deal, State, View

STOCK = 22


def sample(view: View, chance: Chance) -> State:
    """Return a state that agrees with all a view says, the unseen cards dealt at random.

    The view is one of a seat that is to decide. Nobody can have been dealt a Perfect Hand without saying so.
    The unseen cards fill the other's hand and the stock. What is turned already stands in the stock's
    beginning, and what was dealt in `deal`, as cards nobody will look at again.
    """
    seat, other = view.seat, 1 - view.seat
    known = view.open_hands[other]
    missing = view.hand_sizes[other] - known.bit_count()
    played = bits(play & 63 for play in view.plays if play >> 6 & 1 == other)
    unseen = tuple(numbers(view.unseen))
    while True:
        dealt = chance.shuffled(unseen)
        theirs = known | bits(dealt[:missing])
        if all(view.perfect[other] >> coin & 1 for coin in coins_with(theirs | played, 4)):
            break
    hands = (theirs, view.hand) if seat else (view.hand, theirs)
    turned = STOCK - view.stock_size
    state = State.__new__(State)
    stock = (0,) * turned + dealt[missing:]
    state.deal = Deal(view.game, view.first, view.balance, hands, 0, stock, view.draw, view.last_winner)
    state.hands = hands
    state.turned_count = turned
    state.layout = view.layout
    state.captured = view.captured
    state.points = view.points
    state.balance = view.balance
    state.keeps = view.keeps
    state.keep_score = view.keep_score
    state.owed = view.owed
    state.shown = view.shown
    state.transacted = view.transacted
    state.perfect = view.perfect
    state.turn = view.turn
    state.phase = view.phase
    state.laid = view.laid
    state.grabbed = view.grabbed
    state.turned = view.turned
    state.began = view.captured[view.turn] & ~view.gained
    state.plays = view.plays
    state.winner = view.winner
    state.ending = view.ending
    return state
