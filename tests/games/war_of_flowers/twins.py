"""Twins of a game: whatever is hidden from a seat lies elsewhere in them, and nothing else differs.

``python -m tests.games.war_of_flowers.twins PLAYER POSITIONS [FIRST]`` asks a computer player in both worlds
of so many positions.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

from games.war_of_flowers import GAME
from games.war_of_flowers.cards import numbers
from games.war_of_flowers.position import Position
from tests.games.war_of_flowers.positions import ANIMAL, played
from tests.support.peeking import Moment, command, seen, with_a_choice
from tests.support.peeking import honest as honest_in


def twin_of(start: Position, now: Position, seat: int, seed: int) -> Position:
    """Return a start of the same game with everything hidden from a seat `now` in other places."""
    stack = start.deal.stack
    places = [(other, card) for other in range(3) if other != seat for card in numbers(now.hands[other])]
    places += [(3, card) for card in stack[now.turned_count :]]
    cards = [card for _, card in places]
    random.Random(seed).shuffle(cards)
    hands = list(start.hands)
    for other, card in places:
        if other < 3:
            hands[other] ^= 1 << card
    for (other, _), card in zip(places, cards, strict=True):
        if other < 3:
            hands[other] |= 1 << card
    left = len(stack) - now.turned_count
    hidden = stack[: now.turned_count] + tuple(cards[len(cards) - left :])
    return ANIMAL.rules.begin(replace(start.deal, hands=(hands[0], hands[1], hands[2]), stack=hidden), None)


def moment_of(seed: int) -> Moment:
    """Return a moment of a game and its twin."""
    start, now, actions = played(ANIMAL, seed, seed % 20)
    now, actions = with_a_choice(ANIMAL, start, now, actions)
    seat = ANIMAL.actor(now)
    twin, _ = seen(ANIMAL, twin_of(start, now, seat, seed), actions, seat)
    return Moment(ANIMAL, seat, (now, twin))


honest = partial(honest_in, GAME, moment_of)

if __name__ == "__main__":
    command(GAME, moment_of)
