"""Tests that hidden cards affect neither what a seat sees nor what a computer player does."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.flower_power import GAME
from games.flower_power.board import OVER
from games.flower_power.view import View
from tests.games.flower_power.support.positions import full_view, played, rules_of
from tests.games.flower_power.support.twins import RULES, honest, swapped, twin_of
from tests.support.match.hidden_information import seen

PLAYERS = [name for name, _ in GAME.players.names]


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 160), st.integers(0, 4), st.integers(0, 10**9))
@pytest.mark.slow
def test_hidden_cards_do_not_change_a_view(seed: int, plies: int, seat: int, other: int) -> None:
    rules = RULES[seed % len(RULES)]
    start, now, actions = played(rules, seed, plies)
    seat %= len(start.hands)
    if now.phase == OVER:
        return
    there, seen_there = seen(rules, *twin_of(rules, start, actions, seat, other), seat)
    here, seen_here = seen(rules, start, actions, seat)
    assert here == now and seen_there == seen_here
    if rules.actor(now) == seat:
        assert rules.legal(there) == rules.legal(now)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 250), st.integers(0, 4), st.integers(0, 10**9))
def test_presently_hidden_cards_do_not_change_a_choice(seed: int, plies: int, seat: int, other: int) -> None:
    rules = RULES[seed % len(RULES)]
    _, now, _ = played(rules, seed, plies)
    seat %= len(now.hands)
    if now.phase == OVER:
        return
    twin = swapped(now, seat, other)
    assert rules.view(twin, seat) == rules.view(now, seat)
    if rules.actor(now) == seat:
        assert rules.legal(twin) == rules.legal(now)


def test_twin_worlds_differ() -> None:
    rules = RULES[1]
    start, now, actions = played(rules, 5, 30)
    assert twin_of(rules, start, actions, 0, 1)[0] != start
    assert swapped(now, 0, 1) != now


def test_a_view_does_not_reference_the_position() -> None:
    _, state, _ = played(RULES[1], 5, 30)
    view = RULES[1].view(state, 0)

    def flat(value: object) -> bool:
        return value is None or isinstance(value, int) or (isinstance(value, tuple) and all(map(flat, value)))

    assert all(flat(getattr(view, field.name)) for field in fields(View))


def test_only_replays_show_all_cards() -> None:
    rules = rules_of(3)
    _, state, _ = played(rules, 5, 9)
    view = rules.open_view(state)
    assert (
        view.opened
        and view.gardens == full_view(state).gardens
        and view.hands == tuple(map(tuple, state.hands))
    )
    assert not rules.view(state, 0).opened
    _, over, _ = played(rules, 5, 5000)
    assert over.phase == OVER and rules.view(over, 1).hands == tuple(map(tuple, over.hands))


@pytest.mark.parametrize("name", PLAYERS)
def test_players_choose_the_same_in_both_worlds(name: str) -> None:
    """Check the choices of each player in twin worlds.

    Players that look ahead are asked less often, since they take longer;
    `tests.games.flower_power.support.twins` asks them more.
    """
    positions = range(60) if name in ("random", "gardener") else range(7, 140, 40)
    assert honest(name, positions) == len(positions)
