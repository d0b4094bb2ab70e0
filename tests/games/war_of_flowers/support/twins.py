"""Twins of a game, which differ only in what is hidden from a seat.

``python -m tests.games.war_of_flowers.support.twins PLAYER POSITIONS [FIRST]`` asks a computer player in both
worlds of that many positions.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import FOUR
from games.war_of_flowers.cards import numbers
from games.war_of_flowers.house.options import NOTHING
from games.war_of_flowers.house.position import house_in
from games.war_of_flowers.house.rules import four_in
from games.war_of_flowers.position import Position
from macclassic.flower_cards.record_format import CardDeal
from tests.games.war_of_flowers.support.positions import ANIMAL, played
from tests.support.match.hidden_information import Moment, command, seen, with_a_choice
from tests.support.match.hidden_information import honest as honest_in
from tests.support.match.pure_rules import Pure


def twin_of(start: Position, now: Position, seat: int, seed: int, rules: Pure = ANIMAL) -> Position:
    """Return a start of the same game in which everything hidden from a seat `now` is elsewhere."""
    stack = start.deal.stack
    house = house_in(now)
    lying = [0, 0, 0] if house is None else house.shown[:]
    if now.phase == FOUR:
        lying[now.turn] |= 15 << 4 * four_in(now.hands[now.turn])
    hidden = [held & ~open_ for held, open_ in zip(now.hands, lying, strict=True)]
    places = [(other, card) for other in range(3) if other != seat for card in numbers(hidden[other])]
    places += [(3, card) for card in stack[now.turned_count :]]
    cards = [card for _, card in places]
    chance = random.Random(seed)
    while True:
        chance.shuffle(cards)
        twin = _with(start, now, places, cards)
        if house is None or house.rules.four == NOTHING:
            break
        # It is public which seats were not dealt four of a month.
        if all(
            (four_in(twin.hands[each]) >= 0) == (four_in(start.deal.hands[each]) >= 0) for each in range(3)
        ):
            break
    return rules.rules.begin(twin, None)


def _with(
    start: Position, now: Position, places: Sequence[tuple[int, int]], cards: Sequence[int]
) -> CardDeal:
    """Return a deal with other cards at some places."""
    stack = start.deal.stack
    hands = list(start.deal.hands)
    for other, card in places:
        if other < 3:
            hands[other] ^= 1 << card
    for (other, _), card in zip(places, cards, strict=True):
        if other < 3:
            hands[other] |= 1 << card
    left = len(stack) - now.turned_count
    hidden = stack[: now.turned_count] + tuple(cards[len(cards) - left :])
    return replace(start.deal, hands=(hands[0], hands[1], hands[2]), stack=hidden)


def moment_of(seed: int, rules: Pure = ANIMAL) -> Moment:
    """Return a position of a game and its twin."""
    start, now, actions = played(rules, seed, seed % 20)
    now, actions = with_a_choice(rules, start, now, actions)
    seat = rules.actor(now)
    twin, _ = seen(rules, twin_of(start, now, seat, seed, rules), actions, seat)
    return Moment(rules, seat, (now, twin))


honest = partial(honest_in, GAME, moment_of)

if __name__ == "__main__":
    command(GAME, moment_of)
