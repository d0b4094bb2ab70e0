"""Tests of invariants of Flower Power in random games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
from games.flower_power.board import LAST_WILL, OPEN, OVER
from games.flower_power.cards import deck
from games.flower_power.position import Position
from macclassic.engine.core.game_spec import MATCH_OVER, IllegalAction
from tests.games.flower_power.support.positions import every_card, full_view, played, rules_of

GAMES = [
    rules_of(players, jokers=players != 3, hidden_hearts=players == 4, discard_all_tied=players > 3)
    for players in range(2, 7)
]
MARATHON = rules_of(2, decks=2, petals=30, base=5)


def check_invariants(state: Position) -> None:
    """Check the invariants of a position."""
    assert every_card(state) == sorted(deck(state.options.decks, state.options.jokers))
    flowers = [flower for garden in full_view(state).gardens for flower in garden]
    assert len({flower.id for flower in flowers}) == len(flowers)
    for flower in flowers:
        assert (
            flower.petals and len(flower.petals) == len(flower.eyes) and flower.id <= full_view(state).flowers
        )
        assert not flower.power or set(flower.eyes) == {OPEN}
    for hand, watched in zip(state.hands, state.watched, strict=True):
        assert len(hand) == len(watched)
    if sum(state.turns) == 0:
        return
    for seat, garden in enumerate(full_view(state).gardens):
        alive = bool(full_view(state).alive >> seat & 1)
        last = state.phase in (LAST_WILL, OVER) and seat == state.turn
        assert alive == bool(garden) or last
        assert alive or not state.hands[seat]
    assert (state.phase == OVER) == (full_view(state).alive.bit_count() == 1) == (state.winner >= 0)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 4))
def test_cards_are_conserved_and_a_seat_can_always_act(seed: int, number: int) -> None:
    rules = GAMES[number]
    state, _, actions = played(rules, seed, 3000)
    for action in actions:
        listed = rules.legal(state)
        assert listed and len(set(listed)) == len(listed)
        assert all(rules.why_not(state, each) is None for each in listed)
        state, _ = rules.step(state, action)
        check_invariants(state)
    assert rules.actor(state) == MATCH_OVER and not rules.legal(state)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**9))
def test_long_games_end(seed: int) -> None:
    _, state, _ = played(MARATHON, seed, 6000)
    check_invariants(state)
    assert state.phase == OVER


small = st.integers(-3, 120)
flowers = st.integers(-2, 30)
places = st.integers(-2, 6)
acts = st.one_of(
    st.sampled_from((DRAW, END, PASS, Action())),
    st.builds(Build, st.lists(st.integers(-2, 15), max_size=6).map(tuple)),
    st.builds(Attack, flowers, flowers),
    st.builds(Poison, small, flowers, places),
    st.builds(Heart, small, flowers, places),
    st.builds(Diamond, small, flowers),
    st.builds(Spy, small, flowers.filter(lambda flower: flower != -1)),
    st.builds(lambda card, seat: Spy(card, seat=seat), small, st.integers(0, 7)),
    st.builds(Create, st.lists(small, max_size=5).map(tuple), st.booleans()),
    st.builds(Pick, places),
)


@settings(max_examples=250, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 120), acts)
def test_any_action_is_executed_or_refused_with_a_reason(seed: int, plies: int, action: Action) -> None:
    rules = GAMES[seed % 5]
    _, state, _ = played(rules, seed, plies)
    reason = rules.why_not(state, action)
    if reason is None:
        check_invariants(rules.step(state, action)[0])
        return
    assert reason[0].isupper() and reason.endswith(".")
    try:
        rules.step(state, action)
    except IllegalAction as error:
        assert str(error) == reason
    else:
        raise AssertionError(f"{action} was carried out, though: {reason}")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 4))
def test_open_petals_stay_open_and_known_ones_known(seed: int, number: int) -> None:
    """Check that each petal keeps its eyes for as long as it is attached to its flower."""
    rules = GAMES[number]
    state, _, actions = played(rules, seed, 300)
    eyes: dict[int, int] = {}
    for action in actions:
        state, _ = rules.step(state, action)
        now = {
            card: each
            for garden in full_view(state).gardens
            for flower in garden
            for card, each in zip(flower.petals, flower.eyes, strict=True)
        }
        assert all(now[card] & each == each for card, each in eyes.items() if card in now)
        eyes = now
