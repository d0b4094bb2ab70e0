"""Choice among moves by playouts, and weights as data: parts that the flower card games share."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from macclassic.engine.core.chance import Stream
from macclassic.flower_cards import weights
from macclassic.flower_cards.weighing import (
    MIN_WORLDS,
    MIN_WORLDS_PER_ROUND,
    InclinedPlayer,
    ahead,
    chosen,
    estimated,
)
from macclassic_lab import tuned_weights


class Urns:
    """Moves with given means and random luck; in each world the luck is the same for all of them."""

    def __init__(self, means: list[int], luck: int, own: int = 0, seed: int = 1) -> None:
        self.means, self.luck, self.own = means, luck, own
        self.random = random.Random(seed)
        self.earned: list[list[int]] = [[] for _ in means]

    def play(self, worlds: int, kept: list[int]) -> None:
        for _ in range(worlds):
            luck = self.random.randint(-self.luck, self.luck)
            for place in kept:
                self.earned[place].append(self.means[place] + luck + self.random.randint(-self.own, self.own))


def test_shared_luck_does_not_affect_the_choice() -> None:
    assert chosen(Urns([3, 1, 4, 2, 0], luck=1000), 5, 200) == 2


def test_the_first_move_stays_unless_another_is_significantly_better() -> None:
    assert chosen(Urns([3, 3, 2], luck=50), 3, 100) == 0
    assert chosen(Urns([0, 1], luck=0, own=100), 2, 40, errors=100.0) == 0
    assert chosen(Urns([0, 30], luck=0, own=100), 2, 4000) == 1


@pytest.mark.parametrize("count", [2, 3, 5, 8, 13])
def test_the_worse_half_is_dropped_each_round_but_never_the_first_move(count: int) -> None:
    urns = Urns(list(range(count)), luck=5)
    assert chosen(urns, count, 1000) == count - 1
    played = [len(values) for values in urns.earned]
    assert played[0] == played[-1] == max(played)
    assert sorted(played[1:]) == played[1:] and (count < 4 or played[1] < played[-1])
    assert 500 < sum(played) <= 1000


def test_every_move_gets_a_minimum_of_worlds() -> None:
    urns = Urns([0] * 9, luck=1)
    chosen(urns, 9, 1)
    assert min(map(len, urns.earned)) == MIN_WORLDS_PER_ROUND


def test_estimates_give_the_distance_of_each_move_to_the_best() -> None:
    found = estimated(Urns([2, 7, 5], luck=40), 3, 150)
    assert [each.behind for each in found] == [5, 0, 2]
    assert [each.error for each in found] == [0, 0, 0]
    assert found[1].mean - found[0].mean == pytest.approx(5)


def test_estimates_use_a_minimum_of_worlds() -> None:
    urns = Urns([2, 7, 5], luck=40)
    estimated(urns, 3, 1)
    assert [len(values) for values in urns.earned] == [MIN_WORLDS] * 3


def test_the_standard_error_is_that_of_the_differences() -> None:
    mean, error = ahead([5, 1, 9], [2, 2, 2])
    assert mean == 3 and error == pytest.approx((16 / 3) ** 0.5)


@dataclass(frozen=True, slots=True)
class Taste:
    sweet: float
    salty: tuple[float, ...]
    sour: float


def test_weights_convert_to_numbers_and_back() -> None:
    taste = Taste(1.5, (0.25, 2.0), 3.0)
    given = weights.numbers(taste)
    assert given == [1.5, 0.25, 2.0, 3.0]
    assert tuned_weights.shaped(taste, given) == taste
    assert tuned_weights.shaped(taste, [-1, 0.12345, 9, 2]) == Taste(0.0, (0.123, 9.0), 2.0)


def test_weights_convert_to_text_and_back() -> None:
    taste = Taste(1.5, (0.25, 2.0), 3.0)
    assert (
        weights.from_json(
            Taste, json.loads(tuned_weights.TunedWeights(taste, lambda *_: 0.0).text(weights.numbers(taste)))
        )
        == taste
    )
    with pytest.raises(KeyError):
        weights.from_json(Taste, {"sweet": 1})


class Plain:
    """Player that plays the first legal action."""

    def choose(self, _view: object, legal: Sequence[int], _stream: Stream) -> int:
        return legal[0]

    def explain(self, view: object, legal: Sequence[int], stream: Stream) -> tuple[int, str]:
        return self.choose(view, legal, stream), "first"


def inclined(means: list[int], likes: list[float], luck: int, own: int, dearest: float = 100) -> int:
    """Return the choice of a player that plays the first move and likes another; moves index `means`."""

    def tries(_view: object, actions: Sequence[int], _stream: Stream) -> Urns:
        return Urns([means[each] for each in actions], luck, own)

    player = InclinedPlayer(Plain(), lambda _view, _legal: likes, tries, 400, dearest, lambda *_: "liked")
    legal, stream = range(len(means)), Stream(1, "x")
    found = player.choose(None, legal, stream)
    assert player.explain(None, legal, stream) == (found, "liked")
    assert isinstance(found, int)
    return found


def test_a_liking_is_followed_only_at_a_negligible_cost() -> None:
    assert inclined([5, 5, 5], [0.0, 1.0, 2.0], luck=50, own=0) == 2
    assert inclined([50, 0], [0.0, 1.0], luck=50, own=0) == 0  # certainly worse
    # It seems worse, within a standard error; but the preference may cost at most `dearest`.
    assert inclined([0, 500], [0.0, 1.0], luck=0, own=20_000, dearest=9000) == 1
    assert inclined([0, 500], [0.0, 1.0], luck=0, own=20_000, dearest=1) == 0
    assert inclined([0, 50], [1.0, 1.0], luck=0, own=0) == 0  # it likes no other move better
