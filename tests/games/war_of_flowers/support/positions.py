"""Positions of War of Flowers built from card ids, for tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from games.war_of_flowers.actions import Action
from games.war_of_flowers.cards import NUMBER, pack
from games.war_of_flowers.house.options import ORIGINAL, HouseRules
from games.war_of_flowers.house.position import begun_by
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.position import Position
from games.war_of_flowers.rules import WarRules
from macclassic.engine.core.chance import deal_stream
from macclassic.flower_cards.record_format import CardDeal
from tests.support.match.pure_rules import Pure

Three = tuple[int, int, int]
ZERO: Three = (0, 0, 0)


def war_rules(money: int = 50, cup_plain: bool = False, house: HouseRules = ORIGINAL) -> Pure:
    """Return the rules of a war, wrapped for tests."""
    cup = "double-plain" if cup_plain else "animal"
    return Pure(WarRules(WarOptions(money=money, cup=cup, house=house)))


ANIMAL, PLAIN_CUP = war_rules(50, False), war_rules(50, True)
WAITING = ("04-plain-2 05-plain-2", "06-plain-2 07-plain-2", "09-plain-2 10-plain-2")
"""Hands of two cards, for seats that are to have more turns."""


def position(
    table: str,
    hand: str,
    stack: str,
    *,
    turn: int = 0,
    last: bool = False,
    collections: Sequence[str] = ("", "", ""),
    before: Three | None = None,
    gos: Three = ZERO,
    go_score: Three = ZERO,
    money: Three = (50, 50, 50),
    cup_plain: bool = False,
    house: HouseRules = ORIGINAL,
    carry: int = 0,
) -> Position:
    """Return a position in which the seat at turn holds `hand`, and two more cards unless `last`.

    Cards are given by their ids, with spaces between; the first of `stack` is turned next. `before` is by
    default the points of the collections.
    """
    hands = [pack(held.split()) for held in WAITING]
    hands[turn] = pack(hand.split()) | (0 if last else hands[turn])
    cards = tuple(NUMBER[card] for card in stack.split())
    deal = CardDeal((hands[0], hands[1], hands[2]), pack(table.split()), cards, turn, carry=carry)
    state = begun_by(house, deal, 1, money, cup_plain)
    state.collect([pack(cards.split()) for cards in collections])
    state.before = list(state.points if before is None else before)
    state.gos, state.go_score = list(gos), list(go_score)
    return state


def act(rules: Pure, state: Position, text: str) -> tuple[Position, list[dict[str, Any]]]:
    """Play a decision given as text such as ``play 03-sun`` or ``play 03-sun 03-ribbon``.

    Returns the position and the events as in a record.
    """
    kind, *cards = text.split()
    data = dict(zip(("type", "card", "take"), (kind, *cards), strict=False))
    after, events = rules.step(state, rules.action_from_json(data))
    return after, [rules.event_to_json(event) for event in events]


def event_lines(events: Sequence[dict[str, Any]]) -> list[str]:
    """Return events as short lines: the type, then every value."""
    return [
        " ".join(
            "+".join(map(str, value)) if isinstance(value, list) else str(value) for value in event.values()
        )
        for event in events
    ]


def played(rules: Pure, seed: int, plies: int) -> tuple[Position, Position, list[Action]]:
    """Return a game's start, the position after `plies` random decisions (or its end), and the decisions."""
    rng = random.Random(seed)
    start = state = rules.start(deal_stream(seed, 0))
    actions: list[Action] = []
    while len(actions) < plies and rules.actor(state) >= 0:
        actions.append(rng.choice(rules.legal(state)))
        state, _ = rules.step(state, actions[-1])
    return start, state, actions
