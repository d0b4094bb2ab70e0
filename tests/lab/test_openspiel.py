"""Games in OpenSpiel: its own test, strings of a seat's knowledge, and worlds that agree with them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played

pyspiel = pytest.importorskip("pyspiel")
GAMES = ("war-of-flowers", "soi")


def game(key: str, **given: int) -> Any:
    """Return the game in OpenSpiel, which is imported only if it is installed."""
    from macclassic.lab import openspiel

    return openspiel.game(key, **given)


@pytest.mark.parametrize("key", GAMES)
def test_openspiels_own_test_passes(key: str) -> None:
    pyspiel.random_sim_test(game(key, deals=20), num_sims=1, serialize=False, verbose=False)


def moment(key: str, seed: int) -> Any:
    """Return a state of a random round."""
    chance, state = Random(seed), game(key, deals=1, first=seed).new_initial_state()
    state.apply_action(0)
    for _ in range(chance.randrange(16 if key == "war-of-flowers" else 90)):
        before = state.clone()
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_resampled_worlds_have_the_same_information_string(key: str, seed: int) -> None:
    state, chance = moment(key, seed), Random(seed)
    me = state.current_player()
    known, legal = state.information_state_string(me), state.legal_actions()
    for _ in range(5):
        other = state.resample_from_infostate(me, chance.random)
        assert other.information_state_string(me) == known and other.legal_actions() == legal
        while not other.is_terminal():  # it can be played to its end
            other.apply_action(chance.choice(other.legal_actions()))
    assert state.information_state_string(me) == known, "the search changes nothing at the table"


@pytest.mark.parametrize("key", GAMES)
def test_worlds_differ(key: str) -> None:
    state, chance = moment(key, 4), Random(1)
    me, others = state.current_player(), set()
    for _ in range(20):
        other = state.resample_from_infostate(me, chance.random)
        others.add(other.information_state_string((me + 1) % state.num_players()))
    assert len(others) > 10


@pytest.mark.parametrize("key", GAMES)
def test_openspiel_plays_the_same_game(key: str) -> None:
    """A simulated round leads through the same states and to the same result."""
    spec = games()[key]
    match = played(spec, 31, rounds=1, players=["random"] * len(spec.players.default))
    state = game(key, deals=40).new_initial_state()
    state.apply_action(31)
    _, moves = match.round(0)
    for seat, action, _, _ in moves:
        assert state.current_player() == seat
        write = match.rules.form.actions.to_json
        assert any(
            json.loads(state.action_to_string(seat, each)) == write(action) for each in state.legal_actions()
        )
        state.apply_action(state._table.numbers[action])
    assert state.is_terminal()
    assert state.returns() == [
        match.rules.result(moves[-1][3]).tally(seat).change for seat in range(len(match.seats))
    ]


def test_games_without_an_encoding_are_refused() -> None:
    for key in ("chess", "sorry"):
        with pytest.raises(BadOption):
            game(key)


def test_a_given_deal_is_played() -> None:
    for deals, first in ((0, 0), (-1, 0), (1, -1)):
        with pytest.raises(BadOption, match="at least one deal"):
            game("soi", deals=deals, first=first)
