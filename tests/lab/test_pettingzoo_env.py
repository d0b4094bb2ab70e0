"""Games as environments: PettingZoo's own tests, action numbers, seeds, opponents and copies."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic_lab.environments import CardTableEnv, env
from macclassic_lab.environments.pettingzoo_env import constructor

GAMES = [key for key, spec in games().items() if spec.rules(spec.options()).form.arrays]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    with warnings.catch_warnings():
        # It warns about every observation that is not a plain array.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(game), num_cycles=300)
        seed_test(constructor(game), num_cycles=100)


def same(one: Any, two: Any) -> bool:
    """Return True if two observations are equal."""
    arrays, others = one["observation"], two["observation"]
    return (
        np.array_equal(one["action_mask"], two["action_mask"])
        and arrays.keys() == others.keys()
        and all(np.array_equal(arrays[name], others[name]) for name in arrays)
    )


def at_move(table: CardTableEnv, seed: int, plies: int) -> CardTableEnv:
    """Begin an episode and take a number of random actions, fewer if it ends before."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(plies):
        legal = np.flatnonzero(table.last()[0]["action_mask"])
        if not len(legal):
            break
        table.step(int(chance.choice(legal)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_number_means_the_same_action_everywhere(game: str) -> None:
    """The numbers of a simulated match's actions lead through the same match here."""
    spec = games()[game]
    table = CardTableEnv(game)
    table.reset(seed=7)
    match = played(spec, 7, rounds=1, players=["random"] * len(table.possible_agents), decisions=60)
    _, moves = match.round(0)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for seat, action, _, _ in moves:
        assert table.agent_selection == f"seat_{seat}"
        written = match.rules.form.actions.to_json(action)
        number = table.number(written)
        assert table.last()[0]["action_mask"][number] == 1
        if game != "flower-power":  # there a number names flowers by their rows and cards by their faces
            assert table.meaning(number) == written
        table.step(number)
        for agent, reward in table.rewards.items():
            gained[agent] += reward
    if match.actor < 0:
        assert list(gained.values()) == [match.result.tally(seat).change for seat in range(len(gained))]


def test_numbers_of_flower_power_name_rows_and_faces() -> None:
    table = at_move(CardTableEnv("flower-power"), 11, 40)
    legal = [table.meaning(number) for number in np.flatnonzero(table.last()[0]["action_mask"])]
    seen = table.last()[0]["observation"]
    rows = int((seen["flower_ids"] > 0).sum())
    assert legal and all(each.get("row", 0) < rows for each in legal)
    assert len({str(each) for each in legal}) == len(legal)
    assert seen["flower_seats"][0] == int(table.agent_selection[-1]), "the own flowers come first"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 12, 3000])
def test_an_environment_can_be_copied_and_pickled(game: str, plies: int) -> None:
    """Copies go on in the same way, without an effect on the original."""
    table = at_move(env(game), 5, plies)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    before = table.last()
    for twin in twins:
        assert twin.agent_selection == table.agent_selection and twin.last()[1:] == before[1:]
        assert same(twin.last()[0], before[0])
    seen = []
    for each in (*twins, table):
        space = each.action_space(table.agent_selection)
        space.seed(3)
        each.step(None if before[2] or before[3] else space.sample(before[0]["action_mask"]))
        seen.append(each.last() if each.agents else None)
    if seen[0] is not None:
        assert same(seen[0][0], seen[1][0]) and same(seen[0][0], seen[2][0])


def test_a_whole_match_can_be_copied() -> None:
    table = at_move(CardTableEnv("war-of-flowers", whole=True), 3, 90)
    twin = pickle.loads(pickle.dumps(table))
    assert int(twin.last()[0]["observation"]["game"]) == int(table.last()[0]["observation"]["game"]) > 1
    assert same(twin.last()[0], table.last()[0])


def test_an_environment_can_be_copied_before_its_first_reset() -> None:
    twin = pickle.loads(pickle.dumps(env("soi")))
    twin.reset(seed=1)
    assert twin.agents


@pytest.mark.parametrize("game", GAMES)
def test_our_own_players_sit_as_opponents(game: str) -> None:
    """Only the first seat is an agent; the others play as they do in a simulated match."""
    spec = games()[game]
    names = ["greedy"] * len(spec.seats(spec.options()))
    opponents = {f"seat_{seat}": name for seat, name in enumerate(names) if seat}
    table = CardTableEnv(game, opponents=opponents)
    match = played(spec, 21, rounds=1, players=names, decisions=400)
    _, moves = match.round(0)
    table.reset(seed=21)
    assert table.agents == ["seat_0"] == table.possible_agents
    for seat, action, _, _ in moves:
        if seat == 0 and table.agents and not table.terminations["seat_0"]:
            table.step(table.number(match.rules.form.actions.to_json(action)))
    if match.actor < 0:
        assert table.terminations == {"seat_0": True}
        assert table.last()[1] == match.result.tally(0).change


def test_opponents_are_checked() -> None:
    for wrong in (
        {"seat_9": "greedy"},
        {"seat_1": "nobody"},
        {f"seat_{seat}": "greedy" for seat in range(4)},
    ):
        with pytest.raises(BadOption):
            CardTableEnv("soi", opponents=wrong)


def test_seeds_repeat_and_random_deals_follow_the_last_seed() -> None:
    one, two = CardTableEnv("soi"), CardTableEnv("soi")
    for table in (one, two):
        table.reset(seed=9)
        table.reset()
    assert same(one.last()[0], two.last()[0]) and one.deal_number == two.deal_number
    one.reset()
    assert one.deal_number != two.deal_number


def test_a_sample_is_one_of_the_marked_actions() -> None:
    space = CardTableEnv("sorry").action_space("seat_0")
    space.seed(1)
    mask = np.zeros(space.n, np.int8)
    assert space.sample(mask) == 0
    mask[[3, 700]] = 1
    assert {int(space.sample(mask)) for _ in range(40)} == {3, 700}
    assert 0 <= space.sample() < space.n


def test_an_environment_is_rendered_by_our_frames(qapp: object) -> None:
    table = CardTableEnv("soi", render_mode="rgb_array", depth=4)
    table.reset(seed=3)
    before = table.render()
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
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
    with pytest.raises(ValueError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    for illegal in (0, 207, -1, 208):  # seat 0 asks itself, or there is no such number
        if illegal not in np.flatnonzero(table.last()[0]["action_mask"]):
            with pytest.raises(ValueError, match="legal action"):
                table.step(illegal)
    ended = env("soi")
    ended.reset(seed=1)
    agent = ended.agent_selection
    ended.step(-1)  # PettingZoo's rule: an illegal action ends the match and costs its agent
    assert all(ended.terminations.values()) and ended.rewards[agent] == -1.0
