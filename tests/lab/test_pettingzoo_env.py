"""Games as environments: PettingZoo's own tests, contents of observations, and the meaning of seeds."""

from __future__ import annotations

import warnings
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

from games.soi.rules import SoiRules
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.lab.observation_arrays import NOTHING, filled, grid
from macclassic.engine.match.simulate import played
from macclassic.lab import CardTableEnv, env
from macclassic.lab.pettingzoo_env import constructor
from tests.games.soi.players import test_twin_worlds as soi_twins
from tests.games.soi.support.positions import PLAIN
from tests.games.war_of_flowers.support import twins as war_twins

GAMES = [key for key, spec in games().items() if spec.rules(spec.options()).form.arrays]
LEFT_OUT = {
    "war-of-flowers": {"house"},
    "soi": {"opened"},
    "flower-power": {"contest", "opened"},
}
"""Fields for replays and for house rules."""


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    with warnings.catch_warnings():
        # It warns about every observation that is not a plain array.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(game), num_cycles=300)
        seed_test(constructor(game), num_cycles=100)


def drive(table: CardTableEnv, seed: int, most: int = 10_000) -> list[int]:
    """Play a round at random and return the indices of the actions taken."""
    chance, taken = np.random.default_rng(seed), []
    for agent in table.agent_iter(most):
        observation, _, over, cut, info = table.last()
        if over or cut:
            table.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert table.observation_space(agent).contains(observation)
        assert len(legal) == len(info["legal"]) > 0 and list(legal) == list(range(len(legal)))
        rows = observation["observation"]["legal"]
        assert (rows[len(legal) :] == NOTHING).all() and len(np.unique(rows[: len(legal)], axis=0)) == len(
            legal
        )
        taken.append(int(chance.choice(legal)))
        table.step(taken[-1])
    return taken


@pytest.mark.parametrize("game", GAMES)
def test_all_legal_actions_have_distinct_rows(game: str) -> None:
    """In rounds of all sizes all legal actions are listed, in distinct rows."""
    for seed, options in enumerate([{}, *({"players": count} for count in (2, 6) if game == "flower-power")]):
        table = CardTableEnv(game, options)
        table.reset(seed=seed)
        drive(table, seed)
        assert not table.agents


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_determines_the_deal(game: str) -> None:
    """The indices of a simulated match's actions lead through the same match here."""
    spec = games()[game]
    table = CardTableEnv(game)
    table.reset(seed=7)
    match = played(spec, 7, rounds=1, players=["random"] * len(table.possible_agents), decisions=60)
    _, moves = match.round(0)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for seat, action, _, _ in moves:
        assert table.agent_selection == f"seat_{seat}"
        legal = [match.rules.form.actions.from_json(each) for each in table.infos[f"seat_{seat}"]["legal"]]
        table.step(legal.index(action))
        for agent, reward in table.rewards.items():
            gained[agent] += reward
    if match.actor < 0:
        assert list(gained.values()) == [match.result.tally(seat).change for seat in range(len(gained))]


@pytest.mark.parametrize("game", GAMES)
def test_observations_cover_every_field_of_a_view(game: str) -> None:
    table = CardTableEnv(game)
    table.reset(seed=1)
    arrays_of = set(table.observe("seat_0")["observation"]) - {"legal"}
    known = {each.name for each in fields(played(games()[game], 1, decisions=0).view(0))}
    assert known - arrays_of == LEFT_OUT.get(game, set())
    assert arrays_of - known <= {"hand_sizes"}


def arrays_of(form: Any, view: Any) -> list[list[int]]:
    return [array.tell(view, name) for name, array in form.arrays().views.items()]


@given(st.integers(0, 10_000), st.integers(0, 60), st.integers(0, 3), st.integers(0, 10_000))
@settings(max_examples=20)
def test_twin_worlds_of_soi_have_equal_observations(seed: int, plies: int, seat: int, other: int) -> None:
    one, two = soi_twins.check(PLAIN, seed, plies, seat, other)
    rules = SoiRules.form
    assert arrays_of(rules, PLAIN.view(one, seat)) == arrays_of(rules, PLAIN.view(two, seat))


@pytest.mark.parametrize("seed", range(12))
def test_twin_worlds_of_the_war_have_equal_observations(seed: int) -> None:
    moment = war_twins.moment_of(seed)
    form = games()["war-of-flowers"].rules(games()["war-of-flowers"].options()).form
    views = [war_twins.ANIMAL.view(each, moment.seat) for each in moment.worlds]
    assert arrays_of(form, views[0]) == arrays_of(form, views[1])


def test_an_environment_is_rendered_by_our_frames(qapp: object) -> None:
    table = CardTableEnv("soi", render_mode="rgb_array", depth=4)
    table.reset(seed=3)
    before = table.render()
    table.step(0)
    after = table.render()
    table.close()
    assert before is not None and after is not None
    assert before.shape == after.shape == (480, 640, 3) and before.dtype == np.uint8
    assert (before != after).any() and len(np.unique(after.reshape(-1, 3), axis=0)) <= 16


def test_invalid_arguments_are_refused() -> None:
    for wrong in (
        {"game": "chess"},
        {"game": "soi", "options": {"nothing": 1}},
        {"game": "soi", "render_mode": "ansi"},
        {"game": "soi", "depth": 3},
    ):
        with pytest.raises(BadOption):
            CardTableEnv(**wrong)
    table = CardTableEnv("soi")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="legal actions"):
        table.step(116)
    ended = env("soi")
    ended.reset(seed=1)
    ended.step(116)  # PettingZoo's rule: an illegal action ends the match and costs its agent
    assert all(ended.terminations.values()) and ended.rewards[ended.agent_selection] <= 0


def test_arrays_are_filled_to_their_shapes() -> None:
    assert filled([1, 2], 4) == [1, 2, NOTHING, NOTHING] and filled([1, 2, 3], 2) == [2, 3]
    assert grid([[1], [2, 3]], 3, 2) == [[1, NOTHING], [2, 3], [NOTHING, NOTHING]]
    assert grid([[1], [2], [3]], 2, 1) == [[2], [3]]
