"""Twins of a game: whatever is hidden from a seat lies elsewhere in them, and nothing else differs.

``python -m tests.twins PLAYER POSITIONS [FIRST]`` asks a computer player in both worlds of so many positions.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable

from games.war_of_flowers import GAME
from games.war_of_flowers.cards import numbers
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.state import Action, Event, State, View
from macclassic.engine.chance import player_stream
from tests.war import ANIMAL, played


def twin_of(start: State, now: State, seat: int, seed: int) -> State:
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
    return ANIMAL.dealt(
        (hands[0], hands[1], hands[2]),
        start.table,
        stack[: now.turned_count] + tuple(cards[len(cards) - left :]),
        start.deal.first,
        1,
        start.money,
    )


def seen(rules: WarRules, start: State, actions: list[Action], seat: int) -> tuple[State, list[Event | View]]:
    """Make decisions from a start and return where they lead and all that a seat got to see on the way."""
    state = start
    found: list[Event | View] = [rules.view(state, seat)]
    for action in actions:
        state, events = rules.step(state, action)
        found += [rules.redact(event, seat) for event in events]
        found.append(rules.view(state, seat))
    return state, found


def honest(name: str, seeds: Iterable[int]) -> int:
    """Ask a player in both worlds of one position a seed, and return in how many it was asked.

    Raises AssertionError where it chooses differently.
    """
    player = GAME.player(name)
    asked = 0
    for seed in seeds:
        start, now, actions = played(ANIMAL, seed, seed % 20)
        while ANIMAL.actor(now) < 0 or len(ANIMAL.legal(now)) == 1:  # nothing to choose: a little earlier
            actions = actions[:-1]
            now, _ = seen(ANIMAL, start, actions, 0)
        seat = ANIMAL.actor(now)
        twin, _ = seen(ANIMAL, twin_of(start, now, seat, seed), actions, seat)
        one, other = (
            player.choose(ANIMAL.view(world, seat), ANIMAL.legal(world), player_stream(seed, seat, 9))
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
