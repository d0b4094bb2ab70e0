"""Twins of a game of Flower Power: what is hidden from a seat lies elsewhere in them, nothing else differs.

What a spy saw, and every card that ever lay open, is where it was. ``python -m tests.twins_power PLAYER
POSITIONS [FIRST]`` asks a computer player in both worlds of so many positions.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from dataclasses import replace

from games.flower_power import GAME
from games.flower_power.cards import HIDDEN, deck
from games.flower_power.rules import FlowerRules
from games.flower_power.state import Action, Cards, Event, Flower, State, View
from macclassic.engine.chance import player_stream
from tests.power import played, rules_of

RULES = tuple(rules_of(2 + number % 4, hidden_hearts=number > 5) for number in range(8))
"""Games of two to five, some with hidden hearts."""


def seen(
    rules: FlowerRules, start: State, actions: list[Action], seat: int
) -> tuple[State, list[Event | View | Action]]:
    """Make decisions from a start and return where they lead and all that a seat got to see on the way."""
    state = start
    found: list[Event | View | Action] = [rules.view(state, seat)]
    for action in actions:
        found.append(rules.redact_action(action, state.actor, seat))
        state, events = rules.step(state, action)
        found += [rules.redact(event, seat) for event in events]
        found.append(rules.view(state, seat))
    return state, found


def known(view: View) -> set[int]:
    """Return all cards that somebody knows who has this view."""
    found = {card for hand in view.hands for card in hand}
    found |= {card for garden in view.gardens for flower in garden for card in flower.petals}
    return (found | {*view.grave, *view.recycled, *view.pack}) - {HIDDEN}


def twin_of(
    rules: FlowerRules, start: State, actions: list[Action], seat: int, seed: int
) -> tuple[State, list[Action]]:
    """Return a start and decisions in which every card that a seat has never seen is another such card.

    Hearts that were laid unseen stay as they are: that they are hearts is known.
    """
    _, met = seen(rules, start, actions, seat)
    fixed = set().union(*(known(each) for each in met if isinstance(each, View)))
    fixed |= {action.card for action in actions if action.card != HIDDEN}
    free = [card for card in deck(rules.setup.decks, rules.setup.jokers) if card not in fixed]
    other = dict(zip(free, random.Random(seed).sample(free, len(free)), strict=True))

    def moved(cards: Cards) -> Cards:
        return tuple(other.get(card, card) for card in cards)

    deal = replace(
        start.deal,
        packs=tuple(map(moved, start.deal.packs)),
        hands=tuple(map(moved, start.deal.hands)),
        pile=moved(start.deal.pile),
    )
    return rules.dealt(deal), [action._replace(cards=moved(action.cards)) for action in actions]


def swapped(state: State, seat: int, seed: int) -> State:
    """Return the same moment with all that a seat does not know now in other places.

    Cards of the last reshuffle change places with such cards only: the pile holds no others, as all know.
    """
    rng = random.Random(seed)
    bit = 1 << seat
    hidden = list(state.pile)
    for other, hand in enumerate(state.hands):
        if other != seat:
            hidden += [card for card, eyes in zip(hand, state.watched[other], strict=True) if not eyes & bit]
    for garden in state.gardens:
        for flower in garden:
            hidden += [card for card, eyes in zip(flower.petals, flower.eyes, strict=True) if not eyes & bit]
    exchange: dict[int, int] = {}
    for again in (True, False):
        kind = [card for card in hidden if (card in state.recycled) == again]
        exchange |= dict(zip(kind, rng.sample(kind, len(kind)), strict=True))

    def moved(cards: Cards) -> Cards:
        return tuple(exchange.get(card, card) for card in cards)

    def grown(flower: Flower) -> Flower:
        return flower._replace(petals=moved(flower.petals))

    twin = state.copy()
    twin.pile, twin.hands = moved(state.pile), tuple(map(moved, state.hands))
    twin.gardens = tuple(tuple(map(grown, garden)) for garden in state.gardens)
    return twin


def honest(name: str, seeds: Iterable[int]) -> int:
    """Ask a player in both worlds of one position a seed, and return in how many it was asked.

    Raises AssertionError where it chooses differently.
    """
    player = GAME.player(name)
    asked = 0
    for seed in seeds:
        rules = RULES[seed % len(RULES)]
        start, now, actions = played(rules, seed, seed % 140)
        while actions and (rules.actor(now) < 0 or len(rules.legal(now)) == 1):  # nothing to choose: earlier
            actions = actions[:-1]
            now, _ = seen(rules, start, actions, 0)
        seat = rules.actor(now)
        there = seen(rules, *twin_of(rules, start, actions, seat, seed), seat)[0]
        choices = {
            player.choose(rules.view(world, seat), rules.legal(world), player_stream(seed, seat, 9))
            for world in (now, there, swapped(now, seat, seed))
        }
        assert len(choices) == 1, f"{name} chose {choices} in the worlds of seed {seed}"
        asked += 1
    return asked


def main() -> None:
    """Run the command."""
    name, positions = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    asked = honest(name, range(first, first + positions))
    print(f"{name}: the same choice in all worlds of {asked:,} positions")


if __name__ == "__main__":
    main()
