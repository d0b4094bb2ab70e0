"""Twins of a game of War of Coins: what is hidden from a seat lies elsewhere in them, nothing else differs.

``python -m tests.twins_coins PLAYER POSITIONS [FIRST]`` asks a computer player in both worlds of so many.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from dataclasses import replace

from games.war_of_coins import GAME
from games.war_of_coins.cards import coins_with, numbers
from games.war_of_coins.state import Action, Event, State, View
from macclassic.engine.chance import player_stream
from tests.coins import RULES, played


def twin_of(start: State, now: State, seat: int, seed: int) -> State:
    """Return a start of the same game with everything hidden from a seat `now` in other places.

    Who holds a Perfect Hand is told at the beginning, so it stays as it is.
    """
    rng = random.Random(seed)
    stock, other = start.deal.stock, 1 - seat
    turned = now.turned_count
    hidden = now.hands[other] & ~RULES.view(now, seat).open_hands[other]
    pool = [*numbers(hidden), *stock[turned:]]
    perfect = coins_with(start.hands[other], 4)
    while True:
        rng.shuffle(pool)
        held = start.hands[other] & ~hidden
        for card in pool[: hidden.bit_count()]:
            held |= 1 << card
        if coins_with(held, 4) == perfect:
            break
    hands = (start.hands[0], held) if other else (held, start.hands[1])
    return RULES.dealt(replace(start.deal, hands=hands, stock=(*stock[:turned], *pool[hidden.bit_count() :])))


def seen(start: State, actions: list[Action], seat: int) -> tuple[State, list[Event | View]]:
    """Make decisions from a start and return where they lead and all that a seat got to see on the way."""
    state = start
    found: list[Event | View] = [RULES.view(state, seat)]
    for action in actions:
        state, events = RULES.step(state, action)
        found += [RULES.redact(event, seat) for event in events]
        found.append(RULES.view(state, seat))
    return state, found


def honest(name: str, seeds: Iterable[int]) -> int:
    """Ask a player in both worlds of one position a seed, and return in how many it was asked.

    Raises AssertionError where it chooses differently.
    """
    player = GAME.player(name)
    asked = 0
    for seed in seeds:
        start, now, actions = played(seed, seed % 28)
        while actions and (RULES.actor(now) < 0 or len(RULES.legal(now)) == 1):  # nothing to choose: earlier
            actions = actions[:-1]
            now, _ = seen(start, actions, 0)
        seat = RULES.actor(now)
        if seat < 0:  # a void deal
            continue
        twin, _ = seen(twin_of(start, now, seat, seed), actions, seat)
        one, other = (
            player.choose(RULES.view(world, seat), RULES.legal(world), player_stream(seed, seat, 9))
            for world in (now, twin)
        )
        assert one == other, f"{name} chose {one} and {other} in the worlds of seed {seed}"
        asked += 1
    return asked


def main() -> None:
    """Run the command."""
    name, positions = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    asked = honest(name, range(first, first + positions))
    print(f"{name}: the same choice in both worlds of {asked:,} positions")


if __name__ == "__main__":
    main()
