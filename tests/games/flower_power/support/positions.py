"""Helpers for Flower Power tests: positions and moves from text, and random games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.flower_power.actions import (
    DRAW,
    END,
    PASS,
    Action,
    Attack,
    Build,
    Create,
    Diamond,
    Heart,
    Pick,
    Poison,
    Spy,
)
from games.flower_power.board import MAIN, OPEN
from games.flower_power.cards import IDS, deck
from games.flower_power.events import Event
from games.flower_power.opening import Deal
from games.flower_power.options import FlowerOptions
from games.flower_power.position import Position, initial_position
from games.flower_power.rules import FlowerRules
from games.flower_power.view import View, view
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.options import checked
from tests.support.match.pure_rules import Pure

Cards = tuple[int, ...]
NUMBER = {name: card for card, name in enumerate(IDS)}
"""Number of each card by its id."""


def rules_of(players: int, **changed: object) -> Pure:
    """Return the rules of the usual game for a number of players, with some options changed."""
    options = checked(FlowerOptions, {"players": players, **changed})
    return Pure(FlowerRules(options))


TWO, THREE = rules_of(2), rules_of(3)


def cards(text: str) -> Cards:
    """Return the cards with these ids."""
    return tuple(NUMBER[name] for name in text.split())


def full_view(position: Position) -> View:
    """Return the view with nothing hidden."""
    return view(position, 0, True)


def hand(position: Position, seat: int) -> Cards:
    """Return the cards of a hand."""
    return tuple(position.hands[seat])


def table(
    *seats: tuple[str, Sequence[str]], grave: str = "", pile: str | None = None, turn: int = 0
) -> Position:
    """Return a position with a hand and a garden for each seat.

    Flowers are numbered from f1. In a garden `-` marks a hidden petal, and `POWER` starts a POWER FLOWER. No
    seat has its first turn. The pile has the named cards first, then all others; with an empty text it is
    empty and the others lie in the Graveyard.
    """
    players = len(seats)
    hands = tuple(cards(held) for held, _ in seats)
    new = initial_position(
        Deal(((),) * players, hands, (), tuple(range(players)), 7),
        checked(FlowerOptions, {"players": players}),
    )
    for seat, (_, garden) in enumerate(seats):
        for text in garden:
            words = text.split()
            power = words[0] == "POWER"
            words = words[power:]
            new.gardens[seat].append(len(new.petals))
            new.petals.append(list(cards(" ".join(word.lstrip("-") for word in words))))
            new.eyes.append([0 if word[0] == "-" else OPEN for word in words])
            new.power.append(power)
            new.owner.append(seat)
    named = cards(pile or "")
    new.grave = list(cards(grave))
    used = {card for cards in (*hands, *new.petals, new.grave, named) for card in cards}
    rest = [card for card in deck(1, True) if card not in used]
    if pile == "":
        new.grave += rest
    else:
        new.pile = [*named, *rest][::-1]
    new.turns, new.begun = [2] * players, 2 * players
    new.phase, new.turn, new.acting = MAIN, turn, turn
    return new


def move(text: str) -> Action:
    """Return the action that a text describes.

    `attack 1 3` · `poison KS 3 0` (flower, petal) · `heart 2H 3 0` (flower, index) · `diamond 3D 1` · `spy 5C
    3` · `look 5C 1` (at a hand) · `create 3S 4H` · `power …` · `pick 0` · `build 2 3` · `draw` · `end` ·
    `pass`.
    """
    kind, *words = text.split()
    if kind in ("create", "power"):
        return Create(cards(" ".join(words)), kind == "power")
    if kind in ("draw", "end", "pass"):
        return {"draw": DRAW, "end": END, "pass": PASS}[kind]
    number = [NUMBER[word] if word in NUMBER and kind in POWERS else int(word) for word in words]
    if kind == "build":
        return Build(tuple(number))
    if kind == "look":
        return Spy(number[0], seat=number[1])
    return {**POWERS, "attack": Attack, "pick": Pick}[kind](*number)


POWERS: dict[str, Any] = {"poison": Poison, "heart": Heart, "diamond": Diamond, "spy": Spy, "look": Spy}


def after(state: Position, *moves: str, rules: Pure = THREE) -> Position:
    """Return the position after some moves."""
    return after_with_events(state, *moves, rules=rules)[0]


def after_with_events(state: Position, *moves: str, rules: Pure = THREE) -> tuple[Position, list[str]]:
    """Return the position after some moves, and the events of the last one as text."""
    events: tuple[Event, ...] = ()
    state = under(state, rules)
    for text in moves:
        state, events = rules.step(state, move(text))
    return state, [event_text(event, rules) for event in events]


def under(state: Position, rules: Pure) -> Position:
    """Return a copy of a position with the options of other rules."""
    new = state.copy()
    new.options = rules.rules.options  # type: ignore[attr-defined]
    return new


def event_text(event: Event, rules: Pure = THREE) -> str:
    """Return an event as text: its type and its values, cards by their ids."""
    data = rules.event_to_json(event)
    data.pop("power", None)
    return " ".join(
        " ".join(map(str, value)) if isinstance(value, list) else str(value) for value in data.values()
    )


def why(state: Position, text: str, rules: Pure = THREE) -> str | None:
    """Return why a move is illegal, None if it is legal."""
    return state.why_not(move(text))


def names(state: Position, number: int) -> list[str]:
    """Return the ids of a flower's petals; empty if the flower is gone."""
    return [IDS[card] for card in state.petals[number]] if state.owner[number] >= 0 else []


def every_card(state: Position) -> list[int]:
    """Return all cards of a position, sorted."""
    found = [*state.pile, *state.grave]
    found += [card for cards in (*state.hands, *state.petals) for card in cards]
    for seat in state.unbuilt():
        found += state.deal.packs[seat]
    return sorted(found)


def played(rules: Pure, seed: int, plies: int) -> tuple[Position, Position, list[Action]]:
    """Play random actions, each kind equally likely; return start, end and the actions."""
    start = state = rules.start(deal_stream(seed, 0))
    rng = random.Random(seed)
    actions: list[Action] = []
    while state.actor() >= 0 and len(actions) < plies:
        action = any_kind(rng, state)
        if isinstance(action, Create) and not action.power:
            shuffled = list(action.cards)
            rng.shuffle(shuffled)
            action = replace(action, cards=tuple(shuffled))
        actions.append(action)
        state = rules.step(state, action)[0]
    return start, state, actions


def any_kind(rng: random.Random, state: Position) -> Action:
    """Return a random action of a random kind."""
    legal = state.legal()
    kind = rng.choice(sorted({type(action).__name__ for action in legal}))
    return rng.choice([each for each in legal if type(each).__name__ == kind])
