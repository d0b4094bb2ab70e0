"""Whole states of War of Flowers that a seat can't tell from the real one: to hold players to honesty."""

from __future__ import annotations

from games.war_of_flowers.cards import numbers
from games.war_of_flowers.state import Deal, State, View
from macclassic.engine.chance import Chance


def sample(view: View, chance: Chance) -> State:
    """Return a state that agrees with all a view says, the unseen cards dealt at random.

    The unseen cards fill the others' hands and the stack; what is turned already stands in the stack's
    beginning as cards nobody will look at again.
    """
    unseen = chance.shuffled(tuple(numbers(view.unseen)))
    hands = [0, 0, 0]
    hands[view.seat] = view.hand
    at = 0
    for seat in range(3):
        if seat != view.seat:
            for card in unseen[at : at + view.hand_sizes[seat]]:
                hands[seat] |= 1 << card
            at += view.hand_sizes[seat]
    turned = 21 - view.stack_size
    state = State.__new__(State)
    state.hands = (hands[0], hands[1], hands[2])
    state.deal = Deal(view.game, view.first, view.money, (0,) * turned + tuple(unseen[at:]))
    state.turned_count = turned
    state.table = view.table
    state.collections = view.collections
    state.money = view.money
    state.points = view.points
    state.before = view.before
    state.go_score = view.go_score
    state.gos = view.gos
    state.turn = view.turn
    state.phase = view.phase
    state.played = view.played
    state.turned = view.turned
    state.grabbed = view.grabbed
    state.gained = view.gained
    state.plays = view.plays
    state.winner = view.winner
    return state
