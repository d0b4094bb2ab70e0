"""Contents of observations: true bounds, every field, nothing hidden, numbers for all actions."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("gymnasium")

import numpy as np

from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.engine.observation_arrays import NOTHING, ObservationArray
from macclassic_lab.environments.learning_game import LearningGame, learning_game
from macclassic_lab.environments.observation_encoder import ObservationEncoder
from macclassic_lab.environments.spaces import observation_space
from tests.games.soi.players import test_twin_worlds as soi_twins
from tests.games.soi.support.positions import PLAIN
from tests.games.war_of_flowers.support import twins as war_twins

GAMES = [key for key, spec in games().items() if spec.rules(spec.options()).form.arrays]
LEFT_OUT = {
    "war-of-flowers": {"house"},
    "soi": {"opened"},
    "flower-power": {"contest", "opened", "gardens"},
}
"""Fields for replays and for house rules; the gardens are several arrays."""
ADDED = {
    "sorry": {"steps"},
    "flower-power": {
        *("hand_sizes", "fought", "power", "petals", "eyes"),
        *("flower_seats", "flower_ids", "flower_sizes"),
    },
}
OPTIONS: list[tuple[str, dict[str, object]]] = [
    *((key, {}) for key in GAMES),
    ("war-of-flowers", {"house": "korean-evening", "money": 999}),
    ("war-of-flowers", {"house": "old-school", "cup": "double-plain"}),
    ("war-of-coins", {"match": "endless"}),
    ("sorry", {"mode": "team", "seven_must_split": True}),
    ("sorry", {"mode": "3", "spare_own": True, "two_once": True, "exact_home": True, "start_out": True}),
    ("soi", {"even": True, "around": True, "sort": True}),
    ("flower-power", {"players": 2, "hidden_hearts": True, "see_own_petals": True}),
    ("flower-power", {"players": 6, "discard_all_tied": True, "base": 12, "decks": 4}),
]


@pytest.mark.parametrize(("key", "options"), OPTIONS)
def test_bounds_are_true_and_every_legal_action_has_a_number(key: str, options: dict[str, object]) -> None:
    """In random rounds of three in a row all seats' observations lie in their space."""
    game = learning_game(key, options)
    space, chance = observation_space(game)["observation"], Random(4)
    before = None
    for number in range(3):
        position = game.rules.begin(game.rules.deal(deal_stream(5, number), before), before)
        for _ in range(400):
            position.log = []
            for seat in range(game.seats):
                seen = game.encoder.encode(game.rules.view(position, seat))
                assert space.contains(seen), [
                    (name, seen[name], each) for name, each in space.items() if not each.contains(seen[name])
                ]
            if position.actor() < 0:
                break
            legal = position.legal()
            numbers = game.declared.actions.of(position, legal)
            assert max(numbers) < len(game.declared.every) and min(numbers) >= 0
            if key != "flower-power":
                assert [game.declared.every[each] for each in numbers] == list(legal)
                assert len(set(numbers)) == len(legal)
            position.play(chance.choice(list(legal)))
        if position.actor() != -1:
            break
        before = position


@pytest.mark.parametrize("key", GAMES)
def test_observations_cover_every_field_of_a_view(key: str) -> None:
    arrays = set(learning_game(key).encoder.names)
    known = {each.name for each in fields(played(games()[key], 1, decisions=0).view(0))}
    assert known - arrays == LEFT_OUT.get(key, set())
    assert arrays - known == ADDED.get(key, set())


@pytest.mark.parametrize("key", GAMES)
def test_an_observation_is_not_changed_by_the_next(key: str) -> None:
    game = learning_game(key)
    positions = [game.rules.begin(game.rules.deal(deal_stream(seed, 0), None), None) for seed in (1, 2)]
    one = game.encoder.encode(game.rules.view(positions[0], 0))
    kept = {name: array.copy() for name, array in one.items()}
    game.encoder.encode(game.rules.view(positions[1], 1))
    assert all(np.array_equal(one[name], kept[name]) for name in kept)


@pytest.mark.parametrize("key", GAMES)
def test_no_change_to_an_observation_changes_another(key: str) -> None:
    """Arrays are shared, and then read-only, or they belong to one observation."""
    game = learning_game(key)
    view = game.rules.view(game.rules.begin(game.rules.deal(deal_stream(1, 0), None), None), 0)
    one, two = game.encoder.encode(view), game.encoder.encode(view)
    kept = {name: array.copy() for name, array in two.items()}
    for array in one.values():
        if array.flags.writeable:
            array.fill(7)
        else:
            with pytest.raises(ValueError, match="read-only"):
                array.fill(7)
    again = game.encoder.encode(view)
    assert all(np.array_equal(each[name], kept[name]) for each in (two, again) for name in kept)


def seen(game: LearningGame, position: Any, seat: int) -> dict[str, list[int]]:
    arrays = game.encoder.encode(game.rules.view(position, seat))
    return {name: array.tolist() for name, array in arrays.items()}


@given(st.integers(0, 10_000), st.integers(0, 60), st.integers(0, 3), st.integers(0, 10_000))
@settings(max_examples=20)
def test_twin_worlds_of_soi_have_equal_observations(seed: int, plies: int, seat: int, other: int) -> None:
    one, two = soi_twins.check(PLAIN, seed, plies, seat, other)
    game = learning_game("soi")
    assert seen(game, one, seat) == seen(game, two, seat)


@pytest.mark.parametrize("seed", range(12))
def test_twin_worlds_of_the_war_have_equal_observations(seed: int) -> None:
    moment = war_twins.moment_of(seed)
    game = learning_game("war-of-flowers")
    one, two = (seen(game, each, moment.seat) for each in moment.worlds[:2])
    assert one == two


class _Made:
    """A view made of numbers."""

    number, full, short, cards, sets, long = 7, (1, 2), (3,), 0b101, (1, 2), tuple(range(100))


def test_arrays_are_filled_to_their_shapes() -> None:
    arrays = {
        "number": ObservationArray("", high=9),
        "full": ObservationArray("", high=9, shape=(2,)),
        "short": ObservationArray("", -1, 9, (3,)),
        "cards": ObservationArray("", cards=5),
        "sets": ObservationArray("", shape=(2,), cards=2),
        "long": ObservationArray("", -1, 99, (35, 2)),
        "few": ObservationArray("", -1, 9, (2,), of=lambda view: [1, 2, 3]),
    }
    found = {name: array.tolist() for name, array in ObservationEncoder(arrays).encode(_Made()).items()}
    assert found["number"] == 7 and found["full"] == [1, 2] and found["short"] == [3, NOTHING, NOTHING]
    assert found["few"] == [2, 3]
    assert found["cards"] == [1, 0, 1, 0, 0] and found["sets"] == [[1, 0], [0, 1]]
    assert found["long"] == [[30 + 2 * row, 31 + 2 * row] for row in range(35)], "the last numbers are kept"
