"""Twin worlds of War of Coins: hidden cards change neither what a seat sees nor a player's choice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.war_of_coins import GAME
from games.war_of_coins.position import OVER
from games.war_of_coins.view import View
from tests.games.war_of_coins.support.positions import RULES, each, played
from tests.games.war_of_coins.support.twins import honest, twin_of
from tests.support.match.hidden_information import seen

POSITIONS = {"iq:120": 100, "iq:140": 30, "iq:160": 8}
"""Number of positions asked of each search player; the other players are fast."""
PLAYERS = [(name, POSITIONS.get(name, 200)) for name, _ in GAME.players.names]


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 45), st.integers(0, 1), st.integers(0, 10**9))
def test_hidden_cards_do_not_change_a_view(seed: int, plies: int, seat: int, other: int) -> None:
    start, now, actions = played(seed, plies)
    if now.phase == OVER:
        return
    twin = twin_of(start, now, seat, other)
    there, seen_there = seen(RULES, twin, actions, seat)
    here, seen_here = seen(RULES, start, actions, seat)
    assert here == now and seen_there == seen_here
    if RULES.actor(now) == seat:
        assert RULES.legal(there) == RULES.legal(now)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 60))
def test_a_view_contains_the_possible_places_of_each_card(seed: int, plies: int) -> None:
    _, state, _ = played(seed, plies)
    for seat in (0, 1):
        view = RULES.view(state, seat)
        other = 1 - seat
        hidden = each(state, "hand")[other] & ~view.open_hands[other]
        for card in state.deal.stack[state.turned_count :]:
            hidden |= 1 << card
        assert view.unseen == hidden
        assert view.hand == each(state, "hand")[seat] and view.stock_size == 22 - state.turned_count
        assert view.opened == (each(state, "hand") if state.phase == OVER else ())


def test_a_view_does_not_reference_the_position() -> None:
    _, state, _ = played(5, 9)
    view = RULES.view(state, 0)
    for name in View.__slots__:
        value = getattr(view, name)
        assert isinstance(value, int) or all(isinstance(each, int) for each in value)


def test_only_replays_show_all_cards() -> None:
    _, state, _ = played(5, 9)
    assert RULES.open_view(state).opened == each(state, "hand") and RULES.view(state, 0).opened == ()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "positions"), PLAYERS)
def test_players_choose_the_same_in_both_worlds(name: str, positions: int) -> None:
    assert honest(name, range(positions)) >= 0.9 * positions
