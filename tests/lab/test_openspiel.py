"""Games in OpenSpiel: its own test, serialisation, tensors, and worlds that agree with a seat's knowledge."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played

pyspiel = pytest.importorskip("pyspiel")
GAMES = ("war-of-flowers", "flower-power", "soi", "sorry", "war-of-coins")
GUESSING = ("war-of-flowers", "soi", "sorry", "war-of-coins")
"""Games that can draw worlds that a seat cannot distinguish."""


def game(key: str, **given: Any) -> Any:
    """Return the game in OpenSpiel, which is imported only if it is installed."""
    from macclassic_lab.environments import openspiel

    return openspiel.game(key, **given)


@pytest.mark.parametrize("key", GAMES)
def test_openspiels_own_test_passes(key: str) -> None:
    pyspiel.random_sim_test(game(key, deals=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_openspiel_loads_every_game_by_its_name(key: str) -> None:
    made = game(key, deals=3)
    loaded = pyspiel.load_game(f"macclassic_{key.replace('-', '_')}(deals=3)")
    assert str(loaded) == str(made) and loaded.max_chance_outcomes() == 3


def test_options_are_given_as_text() -> None:
    team = game("sorry", options="mode:team exact_home:true")
    assert team.num_players() == 4 and pyspiel.load_game(str(team)).num_players() == 4
    for wrong in ("mode", "mode:9", "nothing:1"):
        with pytest.raises(BadOption):
            game("sorry", options=wrong)


def moment(key: str, seed: int) -> Any:
    """Return a state of a random round."""
    chance, state = Random(seed), game(key, deals=1, first=seed).new_initial_state()
    state.apply_action(0)
    for _ in range(chance.randrange(16 if key.startswith("war") else 90)):
        before = state.clone()
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize("key", GAMES)
def test_states_can_be_copied_pickled_and_serialised(key: str) -> None:
    state = moment(key, 3)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), again):
        assert str(twin) == str(state) and twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())
    assert b"games." not in pickle.dumps(state.moment), "actions of compiled rules cannot be unpickled"


@pytest.mark.parametrize("key", GUESSING)
def test_a_guessed_world_can_be_serialised(key: str) -> None:
    state, chance = moment(key, 3), Random(2)
    world = state.resample_from_infostate(state.current_player(), chance.random)
    world.apply_action(world.legal_actions()[0])
    again = state.get_game().deserialize_state(world.serialize())
    assert again.position == world.position and again.legal_actions() == world.legal_actions()


@pytest.mark.parametrize("key", GAMES)
def test_a_tensor_has_the_arrays_of_the_environment(key: str) -> None:
    from macclassic_lab.environments.learning_game import learning_game

    state, of = moment(key, 5), learning_game(key)
    seat = state.current_player()
    arrays = of.encoder.encode(of.rules.view(state.position, seat))
    flat = np.concatenate([array.ravel() for array in arrays.values()]).astype(np.float32)
    assert state.get_game().observation_tensor_shape() == [len(flat)]
    assert np.array_equal(state.observation_tensor(seat), flat)
    before = state.get_game().new_initial_state()
    assert not any(before.observation_tensor(0)), "before the deal nothing is known"


@pytest.mark.parametrize("key", GUESSING)
@pytest.mark.parametrize("seed", range(6))
def test_resampled_worlds_have_the_same_information_string(key: str, seed: int) -> None:
    state, chance = moment(key, seed), Random(seed)
    me = state.current_player()
    known, legal = state.information_state_string(me), state.legal_actions()
    for _ in range(5):
        other = state.resample_from_infostate(me, chance.random)
        assert other.information_state_string(me) == known and other.legal_actions() == legal
        for _ in range(2000):  # it can be played on
            if other.is_terminal():
                break
            other.apply_action(chance.choice(other.legal_actions()))
    assert state.information_state_string(me) == known, "the search changes nothing at the table"


@pytest.mark.parametrize("key", ("war-of-flowers", "soi", "war-of-coins"))
def test_worlds_differ(key: str) -> None:
    state, chance = moment(key, 4), Random(1)
    me, others = state.current_player(), set()
    for _ in range(20):
        other = state.resample_from_infostate(me, chance.random)
        others.add(other.information_state_string((me + 1) % state.num_players()))
    assert len(others) > 10


def test_worlds_of_sorry_have_other_piles() -> None:
    state, chance = moment("sorry", 4), Random(1)
    me = state.current_player()
    piles = {state.resample_from_infostate(me, chance.random).position.pile for _ in range(9)}
    assert len(piles) > 3 and {tuple(sorted(each)) for each in piles} == {tuple(sorted(state.position.pile))}


@pytest.mark.parametrize("key", ("war-of-flowers", "war-of-coins"))
def test_a_seat_that_is_not_to_move_may_guess_too(key: str) -> None:
    state, chance = moment(key, 2), Random(1)
    me = (state.current_player() + 1) % state.num_players()
    for _ in range(5):
        other = state.resample_from_infostate(me, chance.random)
        assert other.information_state_string(me) == state.information_state_string(me)
        other.apply_action(chance.choice(other.legal_actions()))


def test_a_game_that_cannot_draw_worlds_says_so() -> None:
    state = moment("flower-power", 1)
    with pytest.raises(pyspiel.SpielError, match="cannot draw worlds"):
        state.resample_from_infostate(state.current_player(), Random(1).random)


@pytest.mark.parametrize("key", GAMES)
def test_openspiel_plays_the_same_game(key: str) -> None:
    """A simulated round leads through the same states and to the same result."""
    spec = games()[key]
    match = played(spec, 31, rounds=1, players=["random"] * len(spec.seats(spec.options())))
    state = game(key, deals=40).new_initial_state()
    state.apply_action(31)
    _, moves = match.round(0)
    for seat, action, _, _ in moves:
        assert state.current_player() == seat
        number = state.moment.numbers[list(state.moment.actions).index(action)]
        assert number in state.legal_actions()
        if key != "flower-power":
            assert json.loads(state.action_to_string(seat, number)) == match.rules.form.actions.to_json(
                action
            )
        state.apply_action(number)
    assert state.is_terminal()
    assert state.returns() == [
        match.rules.result(moves[-1][3]).tally(seat).change for seat in range(len(match.seats))
    ]


@pytest.mark.parametrize("key", GAMES)
def test_our_players_are_bots(key: str) -> None:
    from macclassic_lab.environments.openspiel import PlayerBot

    of = game(key, deals=3)
    bots = [PlayerBot(seat, key, "greedy") for seat in range(of.num_players())]
    state = of.new_initial_state()
    state.apply_action(1)
    returns = pyspiel.evaluate_bots(state, bots, 1)
    assert len(returns) == of.num_players() and state.is_terminal()
    with pytest.raises(BadOption):
        PlayerBot(0, key, "nobody")


def test_unknown_games_are_refused() -> None:
    with pytest.raises(BadOption):
        game("chess")


def test_a_given_deal_is_played() -> None:
    for deals, first in ((0, 0), (-1, 0), (1, -1)):
        with pytest.raises(BadOption, match="at least one deal"):
            game("soi", deals=deals, first=first)
