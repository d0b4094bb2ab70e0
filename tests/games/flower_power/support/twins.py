"""Twins of Flower Power positions: cards hidden from a seat are exchanged, all else is the same.

Cards that a spy saw or that ever lay open stay in place. A command asks a computer player in both worlds of a
number of positions:

``python -m tests.games.flower_power.support.twins PLAYER POSITIONS [FIRST]``
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

from games.flower_power import GAME
from games.flower_power.actions import Action, CardPlay, Cards, Create
from games.flower_power.cards import HIDDEN, deck
from games.flower_power.position import Position, initial_position
from games.flower_power.view import View
from tests.games.flower_power.support.positions import played, rules_of
from tests.support.match.hidden_information import Moment, command, seen, with_a_choice
from tests.support.match.hidden_information import honest as honest_in
from tests.support.match.pure_rules import Pure

RULES = tuple(rules_of(2 + number % 4, hidden_hearts=number > 5) for number in range(8))
"""Rules for two to five players, some with hidden hearts."""


def known(view: View) -> set[int]:
    """Return all cards that a view shows."""
    found = {card for hand in view.hands for card in hand}
    found |= {card for garden in view.gardens for flower in garden for card in flower.petals}
    return (found | {*view.grave, *view.recycled, *view.pack}) - {HIDDEN}


def twin_of(
    rules: Pure, start: Position, actions: list[Action], seat: int, seed: int
) -> tuple[Position, list[Action]]:
    """Return a start and decisions in which the cards that a seat never sees are exchanged.

    Hearts that were laid hidden stay, since they are known to be hearts.
    """
    _, met = seen(rules, start, actions, seat)
    fixed = set().union(*(known(each) for each in met if isinstance(each, View)))
    fixed |= {action.card for action in actions if isinstance(action, CardPlay)}
    free = [card for card in deck(start.options.decks, start.options.jokers) if card not in fixed]
    other = dict(zip(free, random.Random(seed).sample(free, len(free)), strict=True))

    def moved(cards: Cards) -> Cards:
        return tuple(other.get(card, card) for card in cards)

    deal = replace(
        start.deal,
        packs=tuple(map(moved, start.deal.packs)),
        hands=tuple(map(moved, start.deal.hands)),
        pile=moved(start.deal.pile),
    )
    decisions = [
        replace(action, cards=moved(action.cards)) if isinstance(action, Create) else action
        for action in actions
    ]
    return initial_position(deal, start.options), decisions


def swapped(state: Position, seat: int, seed: int) -> Position:
    """Return the position with the cards that a seat does not know now exchanged.

    Cards of the latest reshuffle are exchanged among themselves only: all seats know that the pile holds no
    others.
    """
    rng = random.Random(seed)
    bit = 1 << seat
    hidden = list(state.pile)
    for other, cards in enumerate(state.hands):
        if other != seat:
            hidden += [card for card, eyes in zip(cards, state.watched[other], strict=True) if not eyes & bit]
    for petals, known in zip(state.petals, state.eyes, strict=True):
        hidden += [card for card, eyes in zip(petals, known, strict=True) if not eyes & bit]
    exchange: dict[int, int] = {}
    for again in (True, False):
        kind = [card for card in hidden if (card in state.recycled) == again]
        exchange |= dict(zip(kind, rng.sample(kind, len(kind)), strict=True))

    def moved(cards: list[int]) -> list[int]:
        return [exchange.get(card, card) for card in cards]

    twin = state.copy()
    twin.pile, twin.hands = moved(state.pile), list(map(moved, state.hands))
    twin.petals = list(map(moved, state.petals))
    return twin


def moment_of(seed: int) -> Moment:
    """Return a position of a game together with its twins of both kinds."""
    rules = RULES[seed % len(RULES)]
    start, now, actions = played(rules, seed, seed % 140)
    now, actions = with_a_choice(rules, start, now, actions)
    seat = now.actor()
    there, _ = seen(rules, *twin_of(rules, start, actions, seat, seed), seat)
    return Moment(rules, seat, (now, there, swapped(now, seat, seed)))


honest = partial(honest_in, GAME, moment_of)

if __name__ == "__main__":
    command(GAME, moment_of)
