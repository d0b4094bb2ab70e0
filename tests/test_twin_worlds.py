"""Twin worlds: whatever is hidden from a seat may be anything without the seat noticing it.

A game is played a while; then everything that a seat has not seen yet, the cards left in other hands and in
the stack, changes places, and the same decisions are made again from the twin deal.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

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


worlds = st.tuples(st.integers(0, 2**32), st.integers(0, 26), st.integers(0, 2), st.integers(0, 2**32))


def check(rules: WarRules, world: tuple[int, int, int, int]) -> tuple[State, State]:
    seed, plies, seat, other = world
    start, now, actions = played(rules, seed, plies)
    if rules.actor(now) < 0:  # over, and all hands are open: step back to where something is hidden
        actions = actions[:-1]
        now, _ = seen(rules, start, actions, seat)
    twin, twin_saw = seen(rules, twin_of(start, now, seat, other), actions, seat)
    same, saw = seen(rules, start, actions, seat)
    assert saw == twin_saw
    if rules.actor(now) == seat:
        assert list(rules.legal(same)) == list(rules.legal(twin))
    return same, twin


@given(worlds)
def test_a_seat_sees_the_same_in_both_worlds(world: tuple[int, int, int, int]) -> None:
    check(ANIMAL, world)


def test_the_worlds_do_differ() -> None:
    start, now, actions = played(ANIMAL, 5, 4)
    twin, _ = seen(ANIMAL, twin_of(start, now, 0, 1), actions, 0)
    assert (twin.hands[0], twin.table, twin.collections) == (now.hands[0], now.table, now.collections)
    assert twin.hands[1] != now.hands[1] and twin.deal.stack != now.deal.stack


class Peeking(WarRules):
    """Rules that let a view show what it must not."""

    def view(self, state: State, seat: int) -> View:
        return replace(super().view(state, seat), gained=state.hands[(seat + 1) % 3])


def test_a_leak_is_found() -> None:
    with pytest.raises(AssertionError):
        check(Peeking(), (5, 4, 0, 1))


@pytest.mark.parametrize("name", ["random", "greedy", "iq:60", "iq:80", "iq:100"])
def test_a_computer_chooses_the_same_in_both_worlds(name: str) -> None:
    player = GAME.player(name)
    asked = 0
    for seed in range(60):
        start, now, actions = played(ANIMAL, seed, seed % 20)
        seat = ANIMAL.actor(now)
        if seat < 0:
            continue
        other, _ = seen(ANIMAL, twin_of(start, now, seat, seed), actions, seat)
        choices = [
            player.choose(ANIMAL.view(world, seat), ANIMAL.legal(world), player_stream(seed, seat, 9))
            for world in (now, other)
        ]
        assert choices[0] == choices[1]
        asked += 1
    assert asked > 30
