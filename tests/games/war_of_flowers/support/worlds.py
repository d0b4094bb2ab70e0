"""Positions of War of Flowers that a seat cannot tell from the real one, for honesty tests."""

from __future__ import annotations

from dataclasses import replace

from games.war_of_flowers.cards import numbers
from games.war_of_flowers.position import Position
from games.war_of_flowers.view import View, known
from macclassic.engine.core.chance import Chance


def sample(view: View, chance: Chance) -> Position:
    """Return a position that agrees with a view, its unseen cards dealt at random.

    The unseen cards fill the others' hands and the stack; the turned cards at the start of the stack are
    placeholders that are never read.
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
    state = known(view)
    state.hands = hands
    state.stack = [0] * turned + list(unseen[at:])
    state.deal = replace(state.deal, first=view.first)
    state.game, state.gained, state.plays = view.game, view.gained, list(view.plays)
    return state
