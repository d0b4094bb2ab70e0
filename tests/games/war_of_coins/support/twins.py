"""Twins of a game of War of Coins, which differ only in what is hidden from a seat.

``python -m tests.games.war_of_coins.support.twins PLAYER POSITIONS [FIRST]`` asks a computer player in both
worlds of that many positions.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

from games.war_of_coins import GAME
from games.war_of_coins.cards import coins_with, numbers
from games.war_of_coins.position import Position, begun
from tests.games.war_of_coins.support.positions import RULES, each, played
from tests.support.match.hidden_information import Moment, command, seen, with_a_choice
from tests.support.match.hidden_information import honest as honest_in


def twin_of(start: Position, now: Position, seat: int, seed: int) -> Position:
    """Return a start of the same game in which everything hidden from a seat `now` is elsewhere.

    Perfect Hands are public from the beginning, so they stay as they are.
    """
    rng = random.Random(seed)
    stock, other = start.deal.stack, 1 - seat
    turned = now.turned_count
    hidden = each(now, "hand")[other] & ~RULES.view(now, seat).open_hands[other]
    pool = [*numbers(hidden), *stock[turned:]]
    perfect = coins_with(start.deal.hands[other], 4)
    while True:
        rng.shuffle(pool)
        held = start.deal.hands[other] & ~hidden
        for card in pool[: hidden.bit_count()]:
            held |= 1 << card
        if coins_with(held, 4) == perfect:
            break
    hands = (start.deal.hands[0], held) if other else (held, start.deal.hands[1])
    stock = (*stock[:turned], *pool[hidden.bit_count() :])
    return begun(replace(start.deal, hands=hands, stack=stock), 1, (0, 0), -1, 50)


def moment_of(seed: int) -> Moment | None:
    """Return a position of a game and its twin; None for a void deal."""
    start, now, actions = played(seed, seed % 28)
    now, actions = with_a_choice(RULES, start, now, actions)
    seat = RULES.actor(now)
    if seat < 0:
        return None
    twin, _ = seen(RULES, twin_of(start, now, seat, seed), actions, seat)
    return Moment(RULES, seat, (now, twin))


honest = partial(honest_in, GAME, moment_of)

if __name__ == "__main__":
    command(GAME, moment_of)
