"""Positions of War of Flowers built from card ids, for tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from games.war_of_flowers.cards import NUMBER, pack
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.scoring import score
from games.war_of_flowers.state import Action, Deal, State
from macclassic.engine.chance import deal_stream

Three = tuple[int, int, int]
ZERO: Three = (0, 0, 0)
ANIMAL, PLAIN_CUP = WarRules(50, False), WarRules(50, True)
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
) -> State:
    """Return a position in which the seat at turn holds `hand`, and two more cards unless it is its `last`.

    All cards by their ids, with spaces between; the first of `stack` is turned next. `before` is what the
    collections are worth unless told.
    """
    hands = [pack(held.split()) for held in WAITING]
    hands[turn] = pack(hand.split()) | (0 if last else hands[turn])
    first, second, third = (pack(cards.split()) for cards in collections)
    state = State.__new__(State)
    state.deal = Deal(1, turn, money, tuple(NUMBER[card] for card in stack.split()))
    state.hands = (hands[0], hands[1], hands[2])
    state.table, state.turn, state.phase, state.turned_count = pack(table.split()), turn, 0, 0
    state.collections = (first, second, third)
    state.points = (score(first, cup_plain), score(second, cup_plain), score(third, cup_plain))
    state.before = state.points if before is None else before
    state.gos, state.go_score, state.money = gos, go_score, money
    state.grabbed, state.gained, state.played, state.turned, state.winner = 0, 0, -1, -1, -1
    state.plays = ()
    return state


def act(rules: WarRules, state: State, text: str) -> tuple[State, list[dict[str, Any]]]:
    """Make the decision that a text such as ``play 03-sun`` or ``play 03-sun 03-ribbon`` tells, and return
    the state and the events as they stand in a record."""
    kind, *cards = text.split()
    data = dict(zip(("type", "card", "take"), (kind, *cards), strict=False))
    after, events = rules.step(state, rules.action_from_json(data))
    return after, [rules.event_to_json(event) for event in events]


def told(events: Sequence[dict[str, Any]]) -> list[str]:
    """Return events as short lines: the type, then every value."""
    return [
        " ".join(
            "+".join(map(str, value)) if isinstance(value, list) else str(value) for value in event.values()
        )
        for event in events
    ]


def played(rules: WarRules, seed: int, plies: int) -> tuple[State, State, list[Action]]:
    """Return a game's start, the state after so many random decisions (or its end), and the decisions."""
    rng = random.Random(seed)
    start = state = rules.start(deal_stream(seed, 0))
    actions: list[Action] = []
    while len(actions) < plies and rules.actor(state) >= 0:
        actions.append(rng.choice(rules.legal(state)))
        state, _ = rules.step(state, actions[-1])
    return start, state, actions
